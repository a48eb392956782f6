internal import Foundation
internal import Synchronization

/// The app's Info.plist.
///
/// Fidelity: documented Bundle.infoDictionary; of several targets' files the one nearest to the entry's file counts, and build settings that no project
/// says stand for themselves by their names (simplified). Where there is none, an app called App, version 1.0.
final class InfoPlist: Sendable {
    /// The entries of every app.
    private static let usual = [
        "CFBundleIdentifier": "com.example.App", "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
    ]

    private let file: Source?
    private let projects: [Source]
    /// The settings of the file's target, once they have been read.
    private let found = Mutex<BuildSettings?>(nil)

    /// The Info.plist of an entry's app, among a folder's files.
    init(among sources: [Source], near entry: String?) {
        file = Self.chosen(among: sources, near: entry)
        projects = sources.filter { BuildSettings.isProject($0.path) || $0.path.hasSuffix(".xcconfig") }
    }

    private var settings: BuildSettings {
        found.withLock { found in
            let settings = found ?? BuildSettings(among: projects, for: file)
            found = settings
            return settings
        }
    }

    /// The Info.plist of the entry's app: an app's or an extension's, not a framework's. It is the nearest to the entry, else the one in
    /// the outermost folder.
    private static func chosen(among sources: [Source], near entry: String?) -> Source? {
        let candidates = sources.filter { isInformation($0) }.map { source in
            (source: source, common: source.path.partsInCommon(with: entry ?? ""), depth: source.path.split(separator: "/").count)
        }
        return candidates.sorted { ($1.common, $0.depth, $0.source.path) < ($0.common, $1.depth, $1.source.path) }.first?.source
    }

    private static func isInformation(_ source: Source) -> Bool {
        let name = source.path.split(separator: "/").last ?? ""
        let isOthers = ["FMWK", "BNDL"].contains { source.text.contains("<string>\($0)</string>") }
        return !isOthers && (name == "Info.plist" || name.hasSuffix("-Info.plist") && source.text.contains("<key>CFBundleExecutable</key>"))
    }

    /// The file's entries, and those that every app has.
    var entries: [String: Any] {
        let list = (file?.text).flatMap { try? PropertyListSerialization.propertyList(from: Data($0.utf8), options: [], format: nil) }
        let made = generated
        let usual = (Self.usual as [String: Any]).merging(made) { $1 }
        guard let own = list as? [String: Any] else { return usual }
        return usual.merging(own.mapValues(built)) { $1 }
    }

    /// The entries that Xcode generates if the project asks for that.
    private var generated: [String: String] {
        let settings = settings
        guard settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES" else { return [:] }
        let named = [
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
            "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
            "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
        ]
        return named.compactMapValues(settings.value)
    }

    /// The file that the bundle has.
    var text: String {
        let entries = Self.usual.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return (file?.text).map(settings.replaced) ?? "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }

    /// A value with build settings for `$(NAME)`.
    private func built(_ value: Any) -> Any {
        switch value {
        case let text as String: text.contains("$") ? settings.replaced(text) : text
        case let list as [Any]: list.map(built)
        case let entries as [String: Any]: entries.mapValues(built)
        default: value
        }
    }
}
