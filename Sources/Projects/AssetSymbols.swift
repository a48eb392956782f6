package import Interpreter

/// The names that Xcode generates for the contents of asset catalogs. With them code can say `UIColor(resource: .brandBlue)`,
/// `UIImage(resource: .logo)` and `.brandBlue`.
///
/// Fidelity: documented asset symbols of Xcode 15; a folder that gives its contents a namespace is not looked at (simplified).
package struct AssetSymbols {
    /// The colours' and pictures' names in the catalogs, in order.
    let colors, images: [String]

    /// The symbols in the learner's own Swift; nil for a program that makes nothing of a resource. Colours and pictures have those as well that the program
    /// does not declare itself. Linear in the symbols and the program.
    package func library(for program: Program) -> Program.Library? {
        guard program.mentions("(resource:") else { return nil }
        func symbols(_ names: [String], _ suffix: String) -> String {
            let (resource, type) = (suffix + "Resource", "UI" + suffix)
            var pairs: [String: String] = [:]
            for name in names { pairs[Self.symbol(name, suffix)] = name }
            let sorted = pairs.sorted { $0.key < $1.key }
            let used = program.members(among: Set(pairs.keys))
            let free = sorted.map(\.key).filter { symbol in
                used.contains(symbol) && !["let ", "var ", "func ", "case "].contains { program.mentions($0 + symbol) }
            }
            return """
                extension \(resource) {
                \(sorted.map { "static let \($0) = \(resource)(name: \($1.debugDescription), bundle: .main)" }.joined(separator: "\n"))
                }
                extension \(type) {
                \(free.map { "static var \($0): \(type) { \(type)(resource: .\($0)) }" }.joined(separator: "\n"))
                }

                """
        }
        return Program.Library(path: "Assets", text: Self.base + symbols(colors, "Color") + symbols(images, "Image"))
    }

    private static let base = """
        struct ColorResource: Hashable {
            let _name: String
            init(name: String, bundle: Bundle) { _name = name }
        }
        struct ImageResource: Hashable {
            let _name: String
            init(name: String, bundle: Bundle) { _name = name }
        }
        extension UIColor {
            convenience init(resource: ColorResource) { self.init(named: resource._name.isEmpty ? "color" : resource._name)! }
        }
        extension UIImage {
            convenience init(resource: ImageResource) { self.init(named: resource._name.isEmpty ? "image" : resource._name)! }
        }

        """

    /// A catalog's name as a member: its words joined, the first one in lower case, without a last word for its kind.
    static func symbol(_ name: String, _ suffix: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last.count > suffix.count {
            words[words.count - 1] = String(last.dropLast(suffix.count))
        }
        let joined = words.joined()
        // A word of capitals becomes lower case as a whole, except the capital that begins the next word.
        let capitals = joined.prefix { $0.isUppercase }
        let isWord = capitals.count > 1 && capitals.count < joined.count && joined.dropFirst(capitals.count).first?.isLetter == true
        let head = capitals.prefix(isWord ? capitals.count - 1 : max(capitals.count, 1))
        let symbol = head.lowercased() + joined.dropFirst(head.count)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }
}
