/// A set that counts how often each of its members was added.
///
/// Fidelity: documented NSCountedSet; simplified, its order is the order of adding.
final class NSCountedSet: NSMutableSet {
    var _counts: [Int] = []
    override func add(_ object: Any) {
        if let place = _place(of: object) {
            _counts[place] += 1
        } else {
            _members.append(object)
            _counts.append(1)
        }
    }
    override func remove(_ object: Any) {
        guard let place = _place(of: object) else { return }
        _counts[place] -= 1
        guard _counts[place] == 0 else { return }
        _members.remove(at: place)
        _counts.remove(at: place)
    }
    override func removeAllObjects() {
        _members = []
        _counts = []
    }
    func count(for object: Any) -> Int { _place(of: object).map { _counts[$0] } ?? 0 }
    func _place(of object: Any) -> Int? { _members.firstIndex { _areSame($0, object) } }
}
