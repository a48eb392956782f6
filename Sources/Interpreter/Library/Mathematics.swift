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

/// Floating-point numbers with a fixed number of decimals.
enum DecimalText {
    static func fixed(_ number: Double, _ decimals: Int) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        let sign = number < 0 && scaled > 0 ? "-" : ""
        let whole = (scaled / scale).rounded(.down)
        if decimals == 0 { return sign + "\(Int(whole))" }
        let fraction = String(Int(scaled - whole * scale))
        return "\(sign)\(Int(whole)).\(String(repeating: "0", count: max(0, decimals - fraction.count)))\(fraction)"
    }

    /// A number as C's `e` and `g` write it.
    static func general(_ number: Double, _ conversion: Character, _ precision: Int) -> String {
        guard number.isFinite else { return "\(number)" }
        var exponent = number == 0 ? 0 : Int(log10(abs(number)).rounded(.down))
        let digits = conversion == "e" ? precision : max(precision, 1) - 1
        // Rounding may give one digit more.
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
