#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The C library's functions on floating-point numbers.
enum Mathematics {
    static func value(_ function: LibraryFunction, _ x: Double, _ y: Double) -> Double {
        switch function {
        case .sqrt: x.squareRoot()
        case .pow: pow(x, y)
        case .floor: x.rounded(.down)
        case .ceil: x.rounded(.up)
        case .round: x.rounded()
        case .trunc: x.rounded(.towardZero)
        case .sin: sin(x)
        case .cos: cos(x)
        case .tan: tan(x)
        case .asin: asin(x)
        case .acos: acos(x)
        case .sinh: sinh(x)
        case .cosh: cosh(x)
        case .tanh: tanh(x)
        case .cbrt: cbrt(x)
        case .exp2: exp2(x)
        case .atan: atan(x)
        case .atan2: atan2(x, y)
        case .exp: exp(x)
        case .log: log(x)
        case .log2: log2(x)
        case .log10: log10(x)
        case .hypot: hypot(x, y)
        case .fabs: abs(x)
        case .fmod: x.truncatingRemainder(dividingBy: y)
        default: .nan
        }
    }
}

/// Decimal text of floating-point numbers.
enum DecimalText {
    static func fixed(_ number: Double, _ decimals: Int) -> String {
        guard number.isFinite else { return "\(number)" }
        var (digits, places) = exactDigits(of: number)
        if places < decimals {
            digits += Array(repeating: 0, count: decimals - places)
        } else if places > decimals {
            let cut = digits.suffix(places - decimals)
            digits.removeLast(cut.count)
            let isMore = cut.first ?? 0 > 5 || cut.first == 5 && cut.dropFirst().contains { $0 > 0 }
            if isMore || cut.first == 5 && (digits.last ?? 0) % 2 == 1 { increment(&digits) }
        }
        let sign = number.sign == .minus ? "-" : ""
        let text = digits.map { "\($0)" }.joined()
        let whole = text.dropLast(decimals).drop { $0 == "0" }
        return sign + (whole.isEmpty ? "0" : whole) + (decimals == 0 ? "" : ".\(text.suffix(decimals))")
    }

    /// All decimal digits of a number after a leading zero, and the number of decimals.
    private static func exactDigits(of number: Double) -> (digits: [UInt8], places: Int) {
        let isNormal = number.isNormal
        let significand = number.significandBitPattern | (isNormal ? 1 << 52 : 0)
        var exponent = (isNormal ? Int(number.exponentBitPattern) : 1) - 1075
        if significand == 0 { exponent = 0 }
        // Nine digits in each part, the lowest part first.
        var parts = [UInt64(significand % 1_000_000_000), significand / 1_000_000_000 % 1_000_000_000]
        for _ in 0..<abs(exponent) {
            var carry: UInt64 = 0
            for index in parts.indices {
                let product = parts[index] * (exponent > 0 ? 2 : 5) + carry
                parts[index] = product % 1_000_000_000
                carry = product / 1_000_000_000
            }
            if carry > 0 { parts.append(carry) }
        }
        let places = max(0, -exponent)
        let text = parts.reversed().map { part in
            let digits = "\(part)"
            return String(repeating: "0", count: 9 - digits.count) + digits
        }
        let digits = text.joined().compactMap { $0.wholeNumberValue.map { UInt8($0) } }
        return (Array(repeating: 0, count: max(1, places + 1 - digits.count)) + digits, places)
    }

    private static func increment(_ digits: inout [UInt8]) {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return
            }
            digits[index] = 0
        }
        digits.insert(1, at: 0)
    }

    /// A number in the form of C's `e` and `g` conversions.
    static func general(_ number: Double, _ conversion: Character, _ precision: Int) -> String {
        guard number.isFinite else { return "\(number)" }
        var exponent = number == 0 ? 0 : Int(log10(abs(number)).rounded(.down))
        let digits = conversion == "e" ? precision : max(precision, 1) - 1
        // Rounding can add a digit.
        if fixed(abs(number) / power(exponent), digits).hasPrefix("10") { exponent += 1 }
        if conversion == "g", exponent >= -4, exponent <= digits { return trimmed(fixed(number, digits - exponent)) }
        let mantissa = fixed(number / power(exponent), digits)
        let sign = exponent < 0 ? "-" : "+"
        return "\(conversion == "g" ? trimmed(mantissa) : mantissa)e\(sign)\(abs(exponent) < 10 ? "0" : "")\(abs(exponent))"
    }

    private static func trimmed(_ text: String) -> String {
        guard text.contains(".") else { return text }
        let kept = text.reversed().drop { $0 == "0" }
        return String((kept.first == "." ? kept.dropFirst() : kept).reversed())
    }

    private static func power(_ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<abs(exponent) { result *= 10 }
        return exponent < 0 ? 1 / result : result
    }
}
