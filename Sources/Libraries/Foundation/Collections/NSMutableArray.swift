/// A list that is shared by whoever has it.
///
/// Fidelity: documented NSMutableArray.
class NSMutableArray: NSObject, Sequence {
    var _elements: [Any] = []
    override init() { super.init() }
    init(array: [Any]) {
        _elements = array
        super.init()
    }
    init(capacity: Int) { super.init() }
    convenience init(arrayLiteral: Any...) { self.init(array: arrayLiteral) }
    var count: Int { _elements.count }
    var firstObject: Any? { _elements.first }
    var lastObject: Any? { _elements.last }
    subscript(index: Int) -> Any {
        get { _elements[index] }
        set { replaceObject(at: index, with: newValue) }
    }
    func object(at index: Int) -> Any { _elements[index] }
    func insert(_ object: Any, at index: Int) { _elements.insert(object, at: index) }
    func removeObject(at index: Int) { _elements.remove(at: index) }
    func replaceObject(at index: Int, with object: Any) { _elements[index] = object }
    func add(_ object: Any) { insert(object, at: count) }
    func addObjects(from other: [Any]) { for object in other { add(object) } }
    func insert(_ objects: [Any], at indexes: IndexSet) {
        for (index, object) in zip(Array(indexes), objects) { insert(object, at: index) }
    }
    func contains(_ object: Any) -> Bool { _elements.contains { _areSame($0, object) } }
    func index(of object: Any) -> Int { _elements.firstIndex { _areSame($0, object) } ?? NSNotFound }
    func remove(_ object: Any) { for place in _places(of: object).reversed() { removeObject(at: place) } }
    func _places(of object: Any) -> [Int] { _elements.indices.filter { _areSame(_elements[$0], object) } }
    func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    func removeAllObjects() { while count > 0 { removeLastObject() } }
    func removeObjects(in other: [Any]) { for object in other { remove(object) } }
    func removeObjects(at indexes: IndexSet) { for index in Array(indexes).reversed() { removeObject(at: index) } }
    func setArray(_ other: [Any]) {
        removeAllObjects()
        addObjects(from: other)
    }
    func exchangeObject(at index: Int, withObjectAt other: Int) {
        let object = _elements[index]
        replaceObject(at: index, with: _elements[other])
        replaceObject(at: other, with: object)
    }
    func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
    var _bridged: [Any] { _elements }
}
