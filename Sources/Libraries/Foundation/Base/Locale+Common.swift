/// The parts of a locale.
///
/// Fidelity: documented Locale.Language, Locale.LanguageCode, Locale.Script and Locale.Region; what they say of themselves is left out.
extension Locale {
    struct LanguageCode: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct Script: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct Region: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
    }
    struct Language: Hashable {
        let minimalIdentifier: String
        let maximalIdentifier: String
        let languageCode: LanguageCode?
        let script: Script?
        let region: Region?
        init(identifier: String) { self = Locale(identifier: identifier).language }
        init(_parts locale: Locale) {
            minimalIdentifier = locale._minimalIdentifier
            maximalIdentifier = locale._maximalIdentifier
            languageCode = locale.languageCode.map { LanguageCode($0) }
            script = locale._script.map { Script($0) }
            region = locale.regionCode.map { Region($0) }
        }
        var characterDirection: LanguageDirection { Locale.characterDirection(forLanguage: minimalIdentifier) }
    }
    /// Fidelity: documented Locale.LanguageDirection.
    enum LanguageDirection: UInt { case unknown = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }
    /// Fidelity: documented Locale.characterDirection(forLanguage:), Locale.Language.characterDirection; the languages that are written from
    /// the right are listed (simplified).
    static func characterDirection(forLanguage code: String) -> LanguageDirection {
        let language = code.lowercased().split { $0 == "-" || $0 == "_" }.first.map { String($0) } ?? ""
        if language.isEmpty { return .unknown }
        let fromTheRight = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi", "syr", "nqo"]
        return fromTheRight.contains(language) ? .rightToLeft : .leftToRight
    }
    /// Fidelity: simplified Locale.lineDirection(forLanguage:); from the top.
    static func lineDirection(forLanguage code: String) -> LanguageDirection { .topToBottom }
    var language: Language { Language(_parts: self) }
    var region: Region? { regionCode.map { Region($0) } }
}
