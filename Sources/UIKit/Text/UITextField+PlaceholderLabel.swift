/// The label of a text field's placeholder. It is UIKit's own, and apps reach it by key.
///
/// Fidelity: reported (`placeholderLabel.textColor` and `.font` are set by apps on every system; since iOS 13 the key with an underscore raises); the label
/// is no view here, what else it has is refused (simplified).
extension UITextField {
    /// The keys by which apps read the label or its properties.
    static let placeholderLabelKeys: Set<String> = {
        let names = ["placeholderLabel", "_placeholderLabel"]
        return Set(names + names.flatMap { ["\($0).textColor", "\($0).font", "\($0).text"] })
    }()

    /// Sets a property of the label by a key path; false if the key path names something else.
    func setOfPlaceholderLabel(_ value: Argument, at keyPath: String) -> Bool {
        guard let name = keyPath.split(separator: ".").first, Self.placeholderLabelKeys.contains(String(name)) else { return false }
        guard !refusesInstanceVariable(String(name), of: "UITextField") else { return true }
        let attributes: [NSAttributedString.Key: Any]
        switch (keyPath.dropFirst(name.count), value) {
        case (".textColor", .value(let color as UIColor)): attributes = [.foregroundColor: color]
        case (".font", .value(let font as UIFont)): attributes = [.font: font]
        default:
            refusePlaceholderLabel(keyPath)
            return true
        }
        // Without a placeholder there is no label, so nothing is set.
        guard let text = attributedPlaceholder?.changeable() else { return true }
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        attributedPlaceholder = text
        return true
    }

    /// Refuses a key path of the label: the label is not simulated as a view.
    func refusePlaceholderLabel(_ keyPath: String) {
        world.report(.refusal("'\(keyPath)' of a text field: the label of its placeholder as a view"))
    }
}

extension NSObject {
    /// Whether a key names an instance variable of a class of UIKit's that no app may reach: an exception since iOS 13.
    ///
    /// Fidelity: reported (the exception's words, for `_placeholderLabel` of a text field and `_searchField` of a search bar).
    func refusesInstanceVariable(_ key: String, of owner: String) -> Bool {
        guard key.hasPrefix("_"), world.os.version >= 13 else { return false }
        let reason = "Access to \(owner)'s \(key) ivar is prohibited. This is an application bug"
        world.report(.exception(name: "NSGenericException", reason: reason, object: id))
        return true
    }
}
