//! The conformance kit.

langhus_kit::conformance!(schiffbauer::Schiffbauer);
langhus_kit::goldens!(schiffbauer::Schiffbauer);
