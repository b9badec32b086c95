//! Every text is there in every language, and said somewhere.

use std::path::Path;

use langhus_kit::unused_texts;
use langhus_rules::Language;

#[test]
fn no_text_is_missing_or_left_over() {
    let keys = langhus_hall::texts().keys(Language::English);
    for language in Language::ALL {
        let own = langhus_hall::texts().keys(language);
        assert_eq!(own, keys, "all files have the same messages in the same order: texts/{language}.ftl");
    }
    let unused = unused_texts(Path::new(env!("CARGO_MANIFEST_DIR")), keys);
    assert!(unused.is_empty(), "nothing says these texts: {unused:?}");
}
