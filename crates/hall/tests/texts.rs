//! Every text is there in both languages, and said somewhere.

use std::path::Path;

use langhus_kit::unused_texts;
use langhus_rules::Language;

#[test]
fn no_text_is_missing_or_left_over() {
    let [english, german] = Language::ALL.map(|language| langhus_hall::texts().keys(language).to_vec());
    assert_eq!(english, german, "both files have the same messages in the same order");
    let unused = unused_texts(Path::new(env!("CARGO_MANIFEST_DIR")), &english);
    assert!(unused.is_empty(), "nothing says these texts: {unused:?}");
}
