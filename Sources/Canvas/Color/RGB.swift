/// A colour of three 8-bit channels in sRGB.
public struct RGB: Hashable, Sendable {
    /// 0 to 255.
    public var red: UInt8
    /// 0 to 255.
    public var green: UInt8
    /// 0 to 255.
    public var blue: UInt8

    /// A colour by its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour by its hexadecimal notation, `0xRRGGBB`.
    public init(_ hex: UInt32) {
        self.init(red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    }

    /// `0xRRGGBB`.
    public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// Perceived brightness, 0 (black) to 255 (white), by the Rec. 709 weights.
    public var luminance: Int { (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) + 5000) / 10000 }

    /// This colour laid over another; `alpha` from 0 (only the other) to 1 (only this one).
    public func over(_ below: RGB, alpha: Double) -> RGB {
        let share = min(1, max(0, alpha))
        func mix(_ above: UInt8, _ under: UInt8) -> UInt8 {
            UInt8((Double(above) * share + Double(under) * (1 - share)).rounded())
        }
        return RGB(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }

    /// This colour for text on a background: black or white where the two are as bright as each other, so that a row of cells could not be read.
    /// Text of nearly the background's own colour stays, for nobody can read that on a device either.
    func readable(on paper: RGB) -> RGB {
        guard abs(luminance - paper.luminance) < 60, distance(to: paper) >= 3000 else { return self }
        return paper.luminance > 127 ? RGB(0) : RGB(0xFFFFFF)
    }

    /// The squared distance of two colours, weighted as the eye weighs the channels.
    func distance(to other: RGB) -> Int {
        let red = Int(self.red) - Int(other.red)
        let green = Int(self.green) - Int(other.green)
        let blue = Int(self.blue) - Int(other.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
}
