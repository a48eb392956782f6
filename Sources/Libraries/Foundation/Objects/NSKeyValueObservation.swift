/// An observation of a property; letting go of it ends it.
///
/// Fidelity: documented NSKeyValueObservation.
final class NSKeyValueObservation: NSObject {
    weak var _object: AnyObject?
    let _key: String
    var _tell: ((Any, Any?, Any?) -> Void)?
    init(_ object: AnyObject, _ key: String, _ tell: @escaping (Any, Any?, Any?) -> Void) {
        _object = object
        _key = key
        _tell = tell
        super.init()
    }
    func invalidate() { _tell = nil }
}

final class _NamedObservation {
    weak var object: AnyObject?
    weak var observer: AnyObject?
    // Who ends an observation in a deinitialiser is no more found by a weak reference.
    let ends: [ObjectIdentifier]
    let key: String
    let options: NSKeyValueObservingOptions
    let context: Any?
    init(_ object: AnyObject, _ observer: AnyObject, _ key: String, _ options: NSKeyValueObservingOptions, _ context: Any?) {
        self.object = object
        self.observer = observer
        self.ends = [ObjectIdentifier(object), ObjectIdentifier(observer)]
        self.key = key
        self.options = options
        self.context = context
    }
    func tell(_ old: Any?, _ new: Any?, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
        guard let object, let observer = observer as? NSObject else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
        if let indexes { change[.indexesKey] = indexes }
        if kind == .insertion || kind == .removal {
            if kind == .insertion, options.contains(.new) { change[.newKey] = new }
            if kind == .removal, options.contains(.old) { change[.oldKey] = old }
            observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
            return
        }
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
    }
}

final class _Observations {
    static let all = _Observations()
    var open: [_WeakObservation] = []
    var named: [_NamedObservation] = []
    // While a list is changed whose own change is told.
    var isQuiet = false
    func remove(_ observer: AnyObject, _ key: String, from object: AnyObject) {
        guard let index = named.lastIndex(where: { $0.key == key && $0.ends == [ObjectIdentifier(object), ObjectIdentifier(observer)] }) else {
            _raise(
                "NSRangeException",
                "Cannot remove an observer \(observer) for the key path \"\(key)\" from \(object) "
                    + "because it is not registered as an observer.")
            return
        }
        named.remove(at: index)
    }
    func changed(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?) {
        open.removeAll { $0.observation?._tell == nil }
        for entry in open {
            guard let observation = entry.observation, observation._key == key, observation._object === object else { continue }
            observation._tell?(object, old, new)
        }
        for entry in named where entry.key == key && entry.object === object { entry.tell(old, new) }
    }
    func changed(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, _ old: [Any], _ new: [Any]) {
        for entry in named where entry.key == key && entry.object === object { entry.tell(old, new, kind, indexes) }
    }
}

final class _WeakObservation {
    weak var observation: NSKeyValueObservation?
    init(_ observation: NSKeyValueObservation) { self.observation = observation }
}
