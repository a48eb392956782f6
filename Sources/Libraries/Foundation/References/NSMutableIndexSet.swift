/// A set of numbers from 0 on that is shared by whoever has it.
///
/// Fidelity: documented NSMutableIndexSet.
class NSMutableIndexSet: NSObject, Sequence {
    var _bridged = IndexSet()
    override init() { super.init() }
    init(indexSet: IndexSet) {
        _bridged = indexSet
        super.init()
    }
    convenience init(index: Int) { self.init(indexSet: IndexSet(integer: index)) }
    convenience init(indexesIn range: NSRange) { self.init(indexSet: IndexSet(integersIn: range.location..<NSMaxRange(range))) }
    var count: Int { _bridged.count }
    var firstIndex: Int { _bridged.first ?? NSNotFound }
    var lastIndex: Int { _bridged.last ?? NSNotFound }
    func contains(_ index: Int) -> Bool { _bridged.contains(index) }
    func indexGreaterThanIndex(_ index: Int) -> Int { _bridged.integerGreaterThan(index) ?? NSNotFound }
    func indexLessThanIndex(_ index: Int) -> Int { _bridged.integerLessThan(index) ?? NSNotFound }
    func add(_ index: Int) { _bridged.insert(index) }
    func add(_ indexes: IndexSet) { _bridged.formUnion(indexes) }
    func add(in range: NSRange) { _bridged.insert(integersIn: range.location..<NSMaxRange(range)) }
    func remove(_ index: Int) { _bridged.remove(index) }
    func remove(_ indexes: IndexSet) { _bridged = _bridged.subtracting(indexes) }
    func remove(in range: NSRange) { remove(IndexSet(integersIn: range.location..<NSMaxRange(range))) }
    func removeAllIndexes() { _bridged.removeAll() }
    func makeIterator() -> IndexingIterator<[Int]> { Array(_bridged).makeIterator() }
    override func isEqual(_ object: Any?) -> Bool { (object as? IndexSet).map { $0 == _bridged } ?? false }
    override var hash: Int { count }
}
