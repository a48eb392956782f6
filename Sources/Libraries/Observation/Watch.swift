/// The watches of an object's properties.
final class _Watched {
    var _watches: [String: [_Watch]] = [:]

    func _add(_ watch: _Watch, _ name: String) { _watches[name, default: []].append(watch) }

    /// Removes the watches of a property, and returns those that wait.
    func _takeWatches(of name: String) -> [_Watch] {
        guard let all = _watches.removeValue(forKey: name) else { return [] }
        return all.filter { !$0._isOver }
    }
}

/// Waits for the first change of one of several properties.
final class _Watch {
    var _isOver = false
    let _onChange: (() -> Void)?
    weak var _reader: AnyObject?
    let _method: Int

    init(onChange: @escaping () -> Void) {
        _onChange = onChange
        _method = 0
    }

    /// For a method of UIKit's, which runs again.
    init(reader: AnyObject, method: Int) {
        _onChange = nil
        _reader = reader
        _method = method
    }

    func _fire(_ property: String) {
        guard !_isOver else { return }
        _isOver = true
        if let change = _onChange { change() } else if let reader = _reader { _observedChange(reader, _method, property) }
    }
}

/// The properties that code reads from now on.
final class _Reads {
    static var _innermost: _Reads?
    /// The watches of UIKit's methods, by object and method: what a method reads again takes the place of what it had read.
    static var _methods: [String: _Watch] = [:]

    let _outer = _Reads._innermost
    var _all: [(_Watched, String)] = []

    static func begin() -> _Reads {
        let reads = _Reads()
        _innermost = reads
        return reads
    }

    /// What was read counts for whoever notes around this, too.
    func end() {
        _Reads._innermost = _outer
        if let outer = _outer { for (subject, name) in _all { outer._note(subject, name) } }
    }

    func _note(_ subject: _Watched, _ name: String) {
        if !_all.contains(where: { $0.0 === subject && $0.1 == name }) { _all.append((subject, name)) }
    }

    func _watch(_ watch: _Watch) { for (subject, name) in _all { subject._add(watch, name) } }
}

func _beginUpdate() { _ = _Reads.begin() }

func _endUpdate(_ reader: AnyObject, _ method: Int) {
    guard let reads = _Reads._innermost else { return }
    _Reads._innermost = reads._outer
    let key = "\(ObjectIdentifier(reader).hashValue) \(method)"
    _Reads._methods.removeValue(forKey: key)?._isOver = true
    guard !reads._all.isEmpty else { return }
    let watch = _Watch(reader: reader, method: method)
    _Reads._methods[key] = watch
    reads._watch(watch)
}
