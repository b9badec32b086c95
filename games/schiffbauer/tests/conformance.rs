//! The conformance kit.

langhus_kit::conformance!(schiffbauer::Schiffbauer);
