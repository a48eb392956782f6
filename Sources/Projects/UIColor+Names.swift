package import UIKit

extension UIColor {
    /// The system's colours by the names that Xcode's files have for them.
    package static let namedByXcode: [String: UIColor] = {
        let known: [UIColor] = [
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo,
            .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
            .label,
            .secondaryLabel, .tertiaryLabel, .separator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .tintColor, .link,
        ]
        var table = Dictionary(known.compactMap { color in color.name.map { ("\($0)Color", color) } }) { first, _ in first }
        for (name, color) in unadapting { table["\(name)Color"] = color }
        table["darkTextColor"] = .black
        table["lightTextColor"] = UIColor(white: 1, alpha: 0.6)
        table["groupTableViewBackgroundColor"] = .systemGroupedBackground
        return table
    }()

    /// The colours that do not adapt.
    private static let unadapting: [(String, UIColor)] = [
        ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray), ("red", .red),
        ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
        ("purple", .purple), ("brown", .brown), ("clear", .clear),
    ]
}
