//! The exponential, the same to the last bit on every machine: the system's own differs from one to the other.

/// e to the power of `x`, to about seven digits; 0 far below, and never infinite.
pub(crate) fn exp(x: f32) -> f32 {
    // As a power of two: the whole part goes into the exponent, the rest through a polynomial (Taylor's of 2^x).
    let power = (x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = power.floor();
    let rest = (power - whole) * std::f32::consts::LN_2;
    let mut sum = 1.0;
    for divisor in (1..=8u8).rev() {
        sum = 1.0 + rest * sum / f32::from(divisor);
    }
    sum * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential() {
        for n in -800..800 {
            let x = n as f32 / 10.0;
            let wanted = f64::from(x).exp();
            assert!((f64::from(exp(x)) / wanted - 1.0).abs() < 1e-5, "{x}");
        }
        assert!(exp(-1e9) < 1e-30 && exp(1e9).is_finite());
    }

    #[test]
    fn it_is_the_same_everywhere() {
        let bits: Vec<u32> = [-3.7, 0.0, 0.25, 5.5].into_iter().map(|x| exp(x).to_bits()).collect();
        assert_eq!(bits, [0x3cca_88fe, 0x3f80_0000, 0x3fa4_5af2, 0x4374_b120]);
    }
}
