/// Keeps who watches the properties of one object.
///
/// Fidelity: documented ObservationRegistrar.
struct ObservationRegistrar {
    let _subject = _Watched()

    /// Notes that a property is read.
    ///
    /// Fidelity: documented ObservationRegistrar.access(_:keyPath:).
    func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _read(subject, _observedName(keyPath)) }

    /// Tells that a property is about to change.
    ///
    /// Fidelity: documented ObservationRegistrar.willSet(_:keyPath:).
    func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _willChange(subject, _observedName(keyPath)) }

    /// Tells that a property has changed. Nothing waits for that here.
    ///
    /// Fidelity: documented ObservationRegistrar.didSet(_:keyPath:).
    func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}

    /// Changes a property, and tells of it before.
    ///
    /// Fidelity: documented ObservationRegistrar.withMutation(of:keyPath:_:).
    func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T {
        _willChange(subject, _observedName(keyPath))
        return try mutation()
    }

    /// What nobody tracks is noted for those who look at the recording.
    func _read(_ subject: Any, _ name: String) {
        if let reads = _Reads._innermost { reads._note(_subject, name) } else { _noteModel(subject as AnyObject, name, false) }
    }

    func _willChange(_ subject: Any, _ name: String) {
        _noteModel(subject as AnyObject, name, true)
        for watch in _subject._takeWatches(of: name) { watch._fire("\(type(of: subject)).\(name)") }
    }
}

/// The last part of a key path.
func _observedName(_ path: Any) -> String {
    let text = "\(path)"
    guard let dot = text.lastIndex(of: ".") else { return text }
    return String(text[text.index(after: dot)...])
}

/// Whether two values of a property are the same as far as the macro compares them.
func _isUnchanged<T: Equatable>(_ old: T, _ new: T) -> Bool { old == new }
func _isUnchanged(_ old: AnyObject, _ new: AnyObject) -> Bool { old === new }
func _isUnchanged(_ old: Any, _ new: Any) -> Bool { false }
