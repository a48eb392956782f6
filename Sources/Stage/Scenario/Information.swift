internal import Foundation

/// What an app says of itself: its Info.plist.
///
/// Fidelity: documented Bundle.infoDictionary; of several targets' files the one nearest to the entry's file counts, and build settings that only Xcode knows
/// stand for themselves by their names (simplified). Where there is none, an app called App, version 1.0.
enum Information {
    /// What every app has.
    private static let usual = [
        "CFBundleIdentifier": "com.example.App", "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
    ]

    private static let settings = [
        "PRODUCT_NAME": "App", "TARGET_NAME": "App", "EXECUTABLE_NAME": "App", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.App",
        "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_MODULE_NAME": "main",
    ]

    /// The text of the file that the app of an entry has: an app's or an extension's, no framework's; the nearest, else the first that lies least deep.
    static func chosen(among sources: [Source], near entry: String?) -> String? {
        let candidates = sources.filter { isInformation($0) }.map { source in
            (source: source, common: source.path.partsInCommon(with: entry ?? ""), depth: source.path.split(separator: "/").count)
        }
        return candidates.sorted { ($1.common, $0.depth, $0.source.path) < ($0.common, $1.depth, $1.source.path) }.first?.source.text
    }

    private static func isInformation(_ source: Source) -> Bool {
        let name = source.path.split(separator: "/").last ?? ""
        let isOthers = ["FMWK", "BNDL"].contains { source.text.contains("<string>\($0)</string>") }
        return !isOthers && (name == "Info.plist" || name.hasSuffix("-Info.plist") && source.text.contains("<key>CFBundleExecutable</key>"))
    }

    /// What a file says, with what every app has besides.
    static func read(_ text: String?) -> [String: Any] {
        let list = text.flatMap { try? PropertyListSerialization.propertyList(from: Data($0.utf8), options: [], format: nil) }
        guard let own = list as? [String: Any] else { return usual }
        return (usual as [String: Any]).merging(own.mapValues(built)) { $1 }
    }

    /// The file that the bundle has.
    static func text(_ text: String?) -> String {
        let entries = usual.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return text.map(replaced) ?? "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }

    /// A value with build settings for `$(NAME)`.
    private static func built(_ value: Any) -> Any {
        switch value {
        case let text as String: replaced(text)
        case let list as [Any]: list.map(built)
        case let entries as [String: Any]: entries.mapValues(built)
        default: value
        }
    }

    private static func replaced(_ text: String) -> String {
        text.replacing(/\$[({](\w+)(?::\w+)?[)}]/) { match in settings[String(match.1)] ?? String(match.1) }
    }
}
