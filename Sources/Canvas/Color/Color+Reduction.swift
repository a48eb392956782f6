extension Color {
    /// The nearest colour that a terminal of the given depth can show.
    public func reduced(to depth: ColorDepth) -> Color {
        switch (depth, self) {
        case (_, .standard), (.none, _):
            .standard
        case (.direct, _), (.palette, .indexed):
            self
        case (.palette, .rgb(let value)):
            .indexed(value.nearestPaletteIndex)
        case (.sixteen, .indexed(let index)):
            .indexed(index < 16 ? index : Self.rgb(ofIndex: index).nearestNamedIndex)
        case (.sixteen, .rgb(let value)):
            .indexed(value.nearestNamedIndex)
        case (.eight, _):
            reducedToEight
        }
    }

    private var reducedToEight: Color {
        guard case .indexed(let index) = reduced(to: .sixteen) else { return .standard }
        // A bright black is a grey meant to be visible. The only one among eight colours is the light grey.
        if index == 8 { return .white }
        return .indexed(index % 8)
    }

    /// The colour of a palette entry. Entries 0 to 15 have the usual colours of terminals; entries from 16 on are exact.
    public static func rgb(ofIndex index: UInt8) -> RGB {
        switch index {
        case 0..<16:
            return usualNamed[Int(index)]
        case 16..<232:
            let cube = Int(index) - 16
            return RGB(red: cubeLevels[cube / 36], green: cubeLevels[cube / 6 % 6], blue: cubeLevels[cube % 6])
        default:
            let level = 8 + 10 * (index - 232)
            return RGB(red: level, green: level, blue: level)
        }
    }

    /// The colour's channels; nil for the terminal's own.
    public var rgb: RGB? {
        switch self {
        case .standard: nil
        case .indexed(let index): Self.rgb(ofIndex: index)
        case .rgb(let value): value
        }
    }

    static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static let usualNamed: [RGB] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGB($0) }
}

extension RGB {
    /// The nearest of palette entries 16 to 255, which look the same everywhere.
    var nearestPaletteIndex: UInt8 {
        func level(_ channel: UInt8) -> Int {
            channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
        }
        let cube = UInt8(16 + 36 * level(red) + 6 * level(green) + level(blue))
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
        let cubeDistance = distance(to: Color.rgb(ofIndex: cube))
        let greyDistance = distance(to: Color.rgb(ofIndex: grey))
        return greyDistance < cubeDistance ? grey : cube
    }

    /// The nearest of the sixteen by hue, then by brightness. The user chooses the exact channels of the named colours, but not their hues.
    var nearestNamedIndex: UInt8 {
        let high = Int(max(red, green, blue))
        let low = Int(min(red, green, blue))
        let chroma = high - low
        if chroma * 5 < high || high < 40 {
            return high < 64 ? 0 : high < 178 ? 8 : high < 240 ? 7 : 15
        }
        let hue: Int
        if high == Int(red) {
            hue = (60 * (Int(green) - Int(blue)) / chroma + 360) % 360
        } else if high == Int(green) {
            hue = 60 * (Int(blue) - Int(red)) / chroma + 120
        } else {
            hue = 60 * (Int(red) - Int(green)) / chroma + 240
        }
        let byHue: [UInt8] = [1, 3, 2, 6, 4, 5]
        let base = byHue[(hue + 30) / 60 % 6]
        return high >= 192 ? base + 8 : base
    }
}
