/// Fidelity: documented PersonNameComponentsFormatter; simplified, names are said as in English, and none is read.
class PersonNameComponentsFormatter: NSObject {
    enum Style: Int { case `default` = 0, short, medium, long, abbreviated }
    struct Options: OptionSet {
        let rawValue: UInt
        static let phonetic = Options(rawValue: 2)
    }
    var style = Style.default
    func string(from components: PersonNameComponents) -> String {
        let names = [components.givenName, components.familyName]
        switch style {
        case .abbreviated: return names.compactMap { $0?.first }.map { String($0) }.joined()
        case .short:
            if let nickname = components.nickname { return nickname }
            return components.givenName ?? components.familyName ?? ""
        case .default, .medium: return _joined(names)
        case .long:
            return _joined([
                components.namePrefix, components.givenName, components.middleName, components.familyName,
                components.nameSuffix,
            ])
        }
    }
    func _joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    static func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}
