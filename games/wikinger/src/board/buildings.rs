//! The buildings of the middles, 30 by 30 and standing on the lower edge.

use maud::{Markup, html};

use crate::tile::Building;

/// A building, for use inside an SVG.
pub(super) fn building(building: Building) -> Markup {
    html! {
        g stroke="#2e2013" stroke-width="1" stroke-linejoin="round" {
            @match building {
                Building::Farm => {
                    path fill="#a8703c" d="M3 16V29.5H27V16Z" {}
                    path fill="#d9b45f" d="M0 17 7 5H23L30 17Z" {}
                    path fill="none" d="M5 14H25M7 11H23M8.6 8H21.4" {}
                    path fill="#5a3519" d="M11 29.5V21H19V29.5ZM11 21 19 29.5M19 21 11 29.5" {}
                }
                Building::Church => {
                    path fill="#8b5a33" d="M6 17V29.5H24V17Z" {}
                    path fill="#5f3b20" d="M3 19 15 8 27 19Z" {}
                    path fill="#8b5a33" d="M11.5 12V5H18.5V12Z" {}
                    path fill="#5f3b20" d="M9.5 6 15-3 20.5 6Z" {}
                    path fill="none" stroke-width="1.6" d="M15-8.4V-2M12.6-6H17.4" {}
                    path fill="#2e2013" d="M12.5 29.5V24A2.5 2.5 0 0 1 17.5 24V29.5Z" {}
                }
                Building::Longhouse => {
                    path fill="#7a4d2a" d="M0 29.5V20H30V29.5Z" {}
                    path fill="#6f8a4a" d="M-3 21Q15 3 33 21L31 22Q15 13-1 22Z" {}
                    path fill="none" stroke-width="1.6" d="M-3 21-5.6 15.5M33 21 35.6 15.5" {}
                    path fill="#2e2013" d="M12.6 29.5V23.4H17.4V29.5ZM4 24H8V26.6H4ZM22 24H26V26.6H22Z" {}
                }
                Building::Tower => {
                    path fill="#9a9184" d="M8 29.5 9.4 7H20.6L22 29.5Z" {}
                    path fill="#b3aa9b" d="M6.6 8V-.4H10.4V2.6H13.4V-.4H16.6V2.6H19.6V-.4H23.4V8Z" {}
                    path fill="none" d="M9 14H14M16 18H21M9 23H13.6M15 13V18M17.6 23V18" {}
                    path fill="#2e2013" d="M12.8 29.5V25A2.2 2.2 0 0 1 17.2 25V29.5Z" {}
                }
            }
        }
    }
}
