internal import Foundation
package import UIKit

/// The resources of an app's bundle: the texts and colours of a project's folder, by name. Immutable.
///
/// As Xcode does, every file goes into the bundle's own folder, whatever groups it is in. A folder that code names is a folder in the
/// bundle too. Only the development language's files (`Base`, `en`) are there.
///
/// Fidelity: documented Bundle (the search by name), Localizable.strings, colour and data sets of asset catalogs; pictures, plural rules, and colours of
/// wide gamuts are left out (simplified).
package struct Resources: Sendable {
    /// The path of the app's bundle on the device.
    package static let folder = "/var/containers/Bundle/Application/00000000-0000-4000-8000-000000000001/App.app"

    /// The kinds of files that are read.
    private static let endings: Set<String> = [
        "json", "plist", "strings", "css", "html", "htm", "js", "txt", "csv", "md", "xml", "geojson", "graphql", "sql", "xcconfig",
    ]

    /// Whether a file of a folder is read as a resource.
    package static func isResource(_ path: String) -> Bool {
        if BuildSettings.isProject(path) { return true }
        guard endings.contains(String(path.split(separator: ".").last ?? "")) else { return false }
        let parts = path.split(separator: "/")
        if let language = parts.first(where: { $0.hasSuffix(".lproj") }), !["en.lproj", "Base.lproj"].contains(language) { return false }
        let isOthers = parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
        let isPicture =
            parts.contains { $0.hasSuffix(".appiconset") } || parts.last != "Contents.json" && parts.contains { $0.hasSuffix(".imageset") }
        return !isOthers && !isPicture
    }

    /// The files' places in the project and their texts.
    private let files: [(parts: [Substring], text: String)]
    /// The app's own colours.
    package let colors: [String: UIColor]
    /// The names of these and of the catalogs' pictures in code.
    package let symbols: AssetSymbols
    /// The texts of keys, by table.
    package let strings: [String: [String: String]]
    /// The app's Info.plist.
    private let information: InfoPlist
    /// The language modes of Xcode's projects.
    package let languageModes: LanguageModes

    /// The resources among the files of a project whose run begins in a file with that path.
    package init(_ sources: [Source], near entry: String? = nil) {
        var files: [(parts: [Substring], text: String)] = []
        var colors: [String: UIColor] = [:]
        var images: [String] = []
        var strings: [String: [String: String]] = [:]
        for source in sources {
            let parts = source.path.split(separator: "/")
            if let set = parts.dropLast().last, set.hasSuffix(".colorset") {
                let name = String(set.dropLast(".colorset".count))
                if colors[name] == nil { colors[name] = Self.color(named: name, in: source.text) }
            } else if let set = parts.dropLast().last, set.hasSuffix(".imageset") {
                images.append(String(set.dropLast(".imageset".count)))
            } else if let set = parts.dropLast().last, set.hasSuffix(".dataset") {
                if parts.last != "Contents.json" { files.append(([set], source.text)) }
            } else if parts.last == "Info.plist" || BuildSettings.isProject(source.path) || source.path.hasSuffix(".xcconfig") {
                continue
            } else if !parts.contains(where: { $0.hasSuffix(".xcassets") }) {
                if let file = parts.last, file.hasSuffix(".strings"), let pairs = Self.pairs(source.text) {
                    strings[String(file.dropLast(".strings".count)), default: [:]].merge(pairs) { first, _ in first }
                }
                files.append((parts, source.text))
            }
        }
        (self.files, self.colors, self.strings) = (files, colors, strings)
        symbols = AssetSymbols(colors: colors.keys.sorted(), images: images.sorted())
        information = InfoPlist(among: sources, near: entry)
        languageModes = LanguageModes(sources)
    }

    /// The entries of the app's Info.plist, by key.
    package var ownInformation: [String: Any] { information.entries }

    /// Whether the project has a file or folder of that name.
    package func has(_ name: String) -> Bool {
        let wanted = name.split(separator: "/")
        if wanted == ["Info.plist"] { return true }
        return files.contains { file in
            file.parts.suffix(wanted.count).elementsEqual(wanted) || file.parts.dropLast().contains(wanted.last ?? "")
        }
    }

    /// The text of the file at a path in the bundle.
    package func text(at path: String) -> String? {
        guard path.hasPrefix(Self.folder + "/") else { return nil }
        let wanted = path.dropFirst(Self.folder.count + 1).split(separator: "/")
        if wanted == ["Info.plist"] { return information.text }
        return files.first { $0.parts.suffix(wanted.count).elementsEqual(wanted) }?.text
    }

    /// The names of the files in a folder of the bundle, in order.
    package func names(in path: String) -> [String] {
        guard path.hasPrefix(Self.folder) else { return [] }
        let wanted = path.dropFirst(Self.folder.count).split(separator: "/").last
        let names = files.compactMap { file -> Substring? in
            guard let wanted else { return file.parts.last }
            guard let place = file.parts.dropLast().firstIndex(of: wanted) else { return nil }
            return file.parts[place + 1]
        }
        return Set(names).map(String.init).sorted()
    }

    /// The text of a key in the development language; nil when the project's tables have none.
    package func string(_ key: String, in table: String?) -> String? { strings[table ?? "Localizable"]?[key] }

    private static func pairs(_ text: String) -> [String: String]? {
        try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil) as? [String: String]
    }

    // MARK: Colours

    private static func color(named name: String, in text: String) -> UIColor? {
        guard let set = try? JSONDecoder().decode(ColorSet.self, from: Data(text.utf8)) else { return nil }
        let isDark = { (entry: ColorSet.Entry) in entry.appearances?.contains { $0.value == "dark" } ?? false }
        let plain = set.colors.first { $0.appearances == nil }?.color.flatMap(color)
        let dark = set.colors.first(where: isDark)?.color.flatMap(color)
        return plain.map { UIColor(named: name, light: $0, dark: dark ?? $0) }
    }

    private static func color(_ color: ColorSet.Color) -> UIColor? {
        if let parts = color.components {
            if let white = number(parts.white) { return UIColor(white: white, alpha: number(parts.alpha) ?? 1) }
            guard let red = number(parts.red), let green = number(parts.green), let blue = number(parts.blue) else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: number(parts.alpha) ?? 1)
        }
        return color.reference.flatMap { UIColor.namedByXcode[$0] }
    }

    /// A part as Xcode writes it: 0 to 1, 0 to 255, or in hexadecimal digits.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        return Double(text).map { text.contains(".") ? CGFloat($0) : CGFloat($0) / 255 }
    }

    /// A colour set as Xcode keeps it.
    private struct ColorSet: Decodable {
        struct Appearance: Decodable { let value: String }
        struct Components: Decodable { let red, green, blue, white, alpha: String? }
        struct Color: Decodable { let components: Components?; let reference: String? }
        struct Entry: Decodable { let color: Color?; let appearances: [Appearance]? }
        let colors: [Entry]
    }
}
