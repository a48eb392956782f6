public import Foundation
internal import Heap
internal import Synchronization

/// A colour, or a pair of colours for light and dark. Immutable.
///
/// Fidelity: documented UIColor; system colours have their documented light and dark values where Apple gives them, wide gamuts are left
/// out (simplified).
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// Red, green, blue and opacity from 0 to 1.
    public struct Components: Hashable, Sendable {
        /// The four parts, from 0 to 1.
        public var red: Double, green: Double, blue: Double, alpha: Double
        /// Whether it was made as a grey: Core Graphics counts two parts then.
        var isGray = false

        init(red: Double, green: Double, blue: Double, alpha: Double, isGray: Bool = false) {
            (self.red, self.green, self.blue, self.alpha, self.isGray) = (red, green, blue, alpha, isGray)
        }

        /// Whether the two are equal.
        public static func == (lhs: Components, rhs: Components) -> Bool {
            (lhs.red, lhs.green, lhs.blue, lhs.alpha) == (rhs.red, rhs.green, rhs.blue, rhs.alpha)
        }

        /// Hashes the parts.
        public func hash(into hasher: inout Hasher) {
            for part in [red, green, blue, alpha] { hasher.combine(part) }
        }

        func mixed(with other: Components, at part: Double) -> Components {
            Components(
                red: red + (other.red - red) * part, green: green + (other.green - green) * part, blue: blue + (other.blue - blue) * part,
                alpha: alpha + (other.alpha - alpha) * part)
        }
    }

    /// Apple's name for it, nil for colours made from components.
    package let name: String?
    /// The closure that provides a colour that depends on the traits.
    private let provider: Block?
    /// The colour in light and in dark appearance; nil until the provider has been called.
    private let parts: Mutex<(light: Components, dark: Components)?>

    init(name: String?, light: Components, dark: Components) {
        self.name = name
        provider = nil
        parts = Mutex((light, dark))
    }

    /// The colour in light appearance.
    package var light: Components { known.light }
    /// The colour in dark appearance.
    package var dark: Components { known.dark }

    private var known: (light: Components, dark: Components) {
        if let known = parts.withLock({ $0 }) { return known }
        guard let provider, let world = World.current else { return (UIColor.clear.light, UIColor.clear.dark) }
        func part(_ style: UIUserInterfaceStyle) -> Components {
            let traits = UITraitCollection.current.overridden(by: nil, style)
            guard case .value(let color as UIColor) = world.call(provider, [.value(traits)]) else { return UIColor.clear.light }
            return color.components(style: style)
        }
        let asked = (light: part(.light), dark: part(.dark))
        let isFirst = parts.withLock { parts in
            defer { parts = asked }
            return parts == nil
        }
        if isFirst { world.space.release(provider.id) }
        return asked
    }

    /// The names of the colours that Apple makes as greys.
    private static let grays: Set<String> = ["black", "darkGray", "lightGray", "white", "gray", "clear", "darkText", "lightText"]

    private convenience init(_ name: String, red: Double, green: Double, blue: Double) {
        let parts = Components(red: red, green: green, blue: blue, alpha: 1)
        self.init(name: name, light: parts, dark: parts)
    }

    private convenience init(_ name: String, _ light: UInt32, _ dark: UInt32? = nil, alpha: Double = 1) {
        func components(_ hex: UInt32) -> Components {
            Components(
                red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, alpha: alpha,
                isGray: Self.grays.contains(name))
        }
        self.init(name: name, light: components(light), dark: components(dark ?? light))
    }

    /// A colour from parts between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = Components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        self.init(name: nil, light: parts, dark: parts)
    }

    /// A colour from parts between 0 and 1 of Display P3.
    ///
    /// Fidelity: documented UIColor.init(displayP3Red:green:blue:alpha:) (its parts in sRGB may lie outside of 0 to 1).
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        func encoded(_ part: CGFloat) -> CGFloat {
            let size = abs(part) <= 0.003_130_8 ? abs(part) * 12.92 : 1.055 * pow(abs(part), 1 / 2.4) - 0.055
            return part < 0 ? -size : size
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.224_940_18 * r - 0.224_940_18 * g), green: encoded(-0.042_056_95 * r + 1.042_056_95 * g),
            blue: encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b), alpha: alpha)
    }

    /// A grey from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        let parts = Components(red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha), isGray: true)
        self.init(name: nil, light: parts, dark: parts)
    }

    /// A colour from hue, saturation and brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// A colour that depends on the traits.
    ///
    /// Fidelity: documented UIColor.init(dynamicProvider:); asked once for light and once for dark, when the colour is first drawn, resolved or taken
    /// apart, and let go of then: UIKit asks again whenever the traits have changed (simplified).
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            dynamicProvider: World.present("UIColor(dynamicProvider:)").block { arguments in
                guard case .value(let traits as UITraitCollection)? = arguments.first else { return .nothing }
                return .value(dynamicProvider(traits))
            })
    }

    package init(dynamicProvider: Block) {
        name = nil
        provider = dynamicProvider
        parts = Mutex(nil)
        World.current?.space.retain(dynamicProvider.id)
    }

    /// A colour for a repeated picture. Shown as the grey of pictures that are not drawn.
    ///
    /// Fidelity: simplified; a picture has no points here, so that no pattern is drawn.
    public convenience init(patternImage: UIImage) { self.init("", 0x808080) }

    /// The colour resolved for some traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let parts = components(style: traitCollection.userInterfaceStyle)
        return UIColor(name: light == dark ? name : nil, light: parts, dark: parts)
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (light, dark) = (light, dark)
        light.alpha = Double(alpha)
        dark.alpha = Double(alpha)
        return UIColor(name: nil, light: light, dark: dark)
    }

    /// The colour's parts under a user interface style.
    package func components(style: UIUserInterfaceStyle) -> Components {
        style == .dark ? dark : light
    }

    /// Whether the two are equal.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs === rhs || lhs.light == rhs.light && lhs.dark == rhs.dark
    }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }

    /// Apple's name, or the parts.
    public var description: String {
        if parts.withLock({ $0 }) == nil { return "UIColor(dynamicProvider:)" }
        return name.map { ".\($0)" } ?? "UIColor(\(light.red), \(light.green), \(light.blue), \(light.alpha))"
    }
}

// Fidelity: documented Human Interface Guidelines, Color, specifications of the system colours.
extension UIColor {
    /// One of the app's own colours; nil for an empty name.
    ///
    /// Fidelity: documented UIColor.init(named:); where the project's colour sets have none of that name, it is taken to be there, and grey (simplified).
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        if let known = World.current?.namedColors[name] {
            self.init(name: name, light: known.light, dark: known.dark)
        } else {
            self.init(name, 0x808080)
        }
    }

    /// One of the app's own colours; nil for an empty name. There is one bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// A colour of an asset catalog, from its light and its dark form.
    package convenience init(named name: String, light: UIColor, dark: UIColor) {
        self.init(name: name, light: light.light, dark: dark.dark)
    }

    /// Dark text over something bright.
    public static let darkText = UIColor("darkText", 0x000000)
    /// Bright text over something dark.
    public static let lightText = UIColor("lightText", 0xFFFFFF, alpha: 0.6)
    /// A colour of fixed value.
    public static let black = UIColor("black", 0x000000)
    /// A colour of fixed value.
    public static let darkGray = UIColor("darkGray", 0x555555)
    /// A colour of fixed value.
    public static let lightGray = UIColor("lightGray", 0xAAAAAA)
    /// A colour of fixed value.
    public static let white = UIColor("white", 0xFFFFFF)
    /// A colour of fixed value.
    public static let gray = UIColor("gray", 0x808080)
    /// A colour of fixed value.
    public static let red = UIColor("red", 0xFF0000)
    /// A colour of fixed value.
    public static let green = UIColor("green", 0x00FF00)
    /// A colour of fixed value.
    public static let blue = UIColor("blue", 0x0000FF)
    /// A colour of fixed value.
    public static let cyan = UIColor("cyan", 0x00FFFF)
    /// A colour of fixed value.
    public static let yellow = UIColor("yellow", 0xFFFF00)
    /// A colour of fixed value.
    public static let magenta = UIColor("magenta", 0xFF00FF)
    /// A colour of fixed value.
    public static let orange = UIColor("orange", red: 1, green: 0.5, blue: 0)
    /// A colour of fixed value.
    public static let purple = UIColor("purple", red: 0.5, green: 0, blue: 0.5)
    /// A colour of fixed value.
    public static let brown = UIColor("brown", 0x996633)
    /// No colour: wholly transparent.
    public static let clear = UIColor("clear", 0x000000, alpha: 0)
    /// Adapts to light and dark.
    public static let systemRed = UIColor("systemRed", 0xFF3B30, 0xFF453A)
    /// Adapts to light and dark.
    public static let systemGreen = UIColor("systemGreen", 0x34C759, 0x30D158)
    /// Adapts to light and dark.
    public static let systemBlue = UIColor("systemBlue", 0x007AFF, 0x0A84FF)
    /// Adapts to light and dark.
    public static let systemOrange = UIColor("systemOrange", 0xFF9500, 0xFF9F0A)
    /// Adapts to light and dark.
    public static let systemYellow = UIColor("systemYellow", 0xFFCC00, 0xFFD60A)
    /// Adapts to light and dark.
    public static let systemPink = UIColor("systemPink", 0xFF2D55, 0xFF375F)
    /// Adapts to light and dark.
    public static let systemPurple = UIColor("systemPurple", 0xAF52DE, 0xBF5AF2)
    /// Adapts to light and dark.
    public static let systemTeal = UIColor("systemTeal", 0x30B0C7, 0x40C8E0)
    /// Adapts to light and dark.
    public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, 0x5E5CE6)
    /// Adapts to light and dark.
    public static let systemBrown = UIColor("systemBrown", 0xA2845E, 0xAC8E68)
    /// Adapts to light and dark.
    public static let systemMint = UIColor("systemMint", 0x00C7BE, 0x63E6E2)
    /// Adapts to light and dark.
    public static let systemCyan = UIColor("systemCyan", 0x32ADE6, 0x64D2FF)
    /// Adapts to light and dark.
    public static let systemGray = UIColor("systemGray", 0x8E8E93)
    /// Adapts to light and dark.
    public static let systemGray2 = UIColor("systemGray2", 0xAEAEB2, 0x636366)
    /// Adapts to light and dark.
    public static let systemGray3 = UIColor("systemGray3", 0xC7C7CC, 0x48484A)
    /// Adapts to light and dark.
    public static let systemGray4 = UIColor("systemGray4", 0xD1D1D6, 0x3A3A3C)
    /// Adapts to light and dark.
    public static let systemGray5 = UIColor("systemGray5", 0xE5E5EA, 0x2C2C2E)
    /// Adapts to light and dark.
    public static let systemGray6 = UIColor("systemGray6", 0xF2F2F7, 0x1C1C1E)
    /// The colour of text.
    public static let label = UIColor("label", 0x000000, 0xFFFFFF)
    /// The colour of the text in an empty field.
    public static let placeholderText = UIColor("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
    /// The colour of text that is less important than tertiary text.
    public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18)
    /// The colour of thin lines.
    public static let separator = UIColor("separator", 0x3C3C43, 0x545458, alpha: 0.29)
    /// The colour of thin lines that let nothing through.
    public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6C8, 0x38383A)
    /// The colour over the background of thin shapes.
    public static let systemFill = UIColor("systemFill", 0x787880, 0x787880, alpha: 0.2)
    /// The colour over the background of middling shapes.
    public static let secondarySystemFill = UIColor("secondarySystemFill", 0x787880, 0x787880, alpha: 0.16)
    /// The colour over the background of large shapes.
    public static let tertiarySystemFill = UIColor("tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12)
    /// The colour over the background of large areas.
    public static let quaternarySystemFill = UIColor("quaternarySystemFill", 0x747480, 0x747480, alpha: 0.08)
    /// The colour behind everything.
    public static let systemBackground = UIColor("systemBackground", 0xFFFFFF, 0x000000)
    /// The colour of grouped content on the background.
    public static let secondarySystemBackground = UIColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
    /// The colour of content grouped a second time.
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
    /// The colour behind grouped lists.
    public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xF2F2F7, 0x000000)
    /// The background colour of content in grouped lists.
    public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
    /// The background colour of grouped content in grouped lists.
    public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)
    /// The older name of `systemGroupedBackground`.
    public static let groupTableViewBackground: UIColor = systemGroupedBackground
    /// The colour of controls.
    public static let tintColor = UIColor("tintColor", 0x007AFF, 0x0A84FF)
    /// The colour of links.
    public static let link = UIColor("link", 0x007AFF, 0x0984FF)
}
