/// Fidelity: documented NSKeyValueObservingOptions.
struct NSKeyValueObservingOptions: OptionSet {
    let rawValue: Int
    static let new = NSKeyValueObservingOptions(rawValue: 1)
    static let old = NSKeyValueObservingOptions(rawValue: 2)
    static let initial = NSKeyValueObservingOptions(rawValue: 4)
    static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Fidelity: documented NSKeyValueChange.
enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }

/// Fidelity: documented NSKeyValueObservedChange.
struct NSKeyValueObservedChange<Value> {
    let newValue: Value?
    let oldValue: Value?
    var isPrior: Bool { false }
}

/// Fidelity: documented NSKeyValueChangeKey.
struct NSKeyValueChangeKey: RawRepresentable, Hashable {
    let rawValue: String
    static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    static let newKey = NSKeyValueChangeKey(rawValue: "new")
    static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

func _didChange(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?) {
    if !_Observations.all.isQuiet { _Observations.all.changed(object, key, old, new) }
}
