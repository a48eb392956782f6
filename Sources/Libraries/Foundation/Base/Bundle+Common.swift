/// What an app says of itself.
///
/// Fidelity: documented Bundle.infoDictionary, init(path:), init(url:), allBundles; simplified where the project has no Info.plist: an app called App, version 1.0.
extension Bundle {
    // The bundles of an app's frameworks are the app's here.
    init?(path: String) {
        guard path == Bundle.main.bundlePath || path.hasPrefix(Bundle.main.bundlePath + "/") else { return nil }
        self = Bundle.main
    }
    init?(url: URL) { self.init(path: url.path) }
    static var allBundles: [Bundle] { [Bundle.main] }
    init?(identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self = Bundle.main
    }
    var bundleIdentifier: String? { _information()["CFBundleIdentifier"] as? String }
    var infoDictionary: [String: Any]? { _information() }
}

extension Bundle {
    var preferredLocalizations: [String] { ["en"] }
    var localizations: [String] { ["en"] }
    /// Fidelity: documented Bundle.preferredLocalizations(from:); the user's language is English, and without it the first is taken.
    static func preferredLocalizations(from localizations: [String]) -> [String] {
        let english = localizations.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
        return Array((english.contains("en") ? ["en"] : english + localizations).prefix(1))
    }
    func localizedString(forKey key: String, value: String?, table: String?) -> String {
        _translated(key, table) ?? (value == nil || value!.isEmpty ? key : value!)
    }
    var bundlePath: String { _bundlePath() }
    var bundleURL: URL { URL(fileURLWithPath: bundlePath + "/") }
    var resourcePath: String? { bundlePath }
    var resourceURL: URL? { bundleURL }
}
