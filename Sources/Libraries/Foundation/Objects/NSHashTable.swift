/// A set of objects that may be held weakly.
///
/// Fidelity: documented NSHashTable.
class NSHashTable<ObjectType>: NSObject {
    let _isWeak: Bool
    var _members: [_Held] = []
    init(isWeak: Bool) {
        _isWeak = isWeak
        super.init()
    }
    convenience init(options: NSPointerFunctions.Options = []) { self.init(isWeak: options == .weakMemory) }
    static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }
    var allObjects: [ObjectType] { _members.compactMap { $0.object } }
    var count: Int { allObjects.count }
    var anyObject: ObjectType? { allObjects.first }
    func add(_ object: ObjectType?) {
        _members.removeAll { $0.object == nil }
        if let object, !contains(object) { _members.append(_Held(object, isWeak: _isWeak)) }
    }
    func remove(_ object: ObjectType?) { _members.removeAll { $0.object === object } }
    func contains(_ object: ObjectType?) -> Bool { _members.contains { $0.object === object } }
    func removeAllObjects() { _members = [] }
}
