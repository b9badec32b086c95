//! Whatever the bytes, reading a net or a file of games never panics. A sum at the end of a net would turn away nearly
//! everything, so half of the tries get the right one.

#![no_main]

use langhus_bots::net::Net;
use langhus_school::Notebook;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (bool, Vec<u8>)| {
    let (signed, mut bytes) = data;
    let _ = Notebook::read(&bytes);
    if signed {
        bytes.splice(..0, *b"langhus-net 1\n");
        let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3)
        });
        bytes.extend(sum.to_le_bytes());
    }
    let _ = Net::read(&bytes);
});
