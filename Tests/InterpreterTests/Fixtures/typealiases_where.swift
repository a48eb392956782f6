typealias Handler<T> = (T) -> Void
typealias Pair<T> = (T, T)
func each<T>(_ l: [T], _ h: Handler<T>) { l.forEach(h) }
each([1, 2]) { print($0) }
let p: Pair<Int> = (1, 2)
func sum<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
print(p.0 + p.1, sum([1, 2, 3]), sum(1...3), sum(Set([4])))
protocol HasID { associatedtype ID: Hashable; var id: ID { get } }
struct U: HasID { let id: String }; struct V: HasID { let id: Int }
func ids<T: HasID>(_ l: [T]) -> Set<T.ID> { Set(l.map(\.id)) }
print(ids([U(id: "a"), U(id: "a")]).count, ids([V(id: 1), V(id: 2)]).count)
func same<A: HasID, B: HasID>(_ a: A, _ b: B) -> Bool where A.ID == B.ID { a.id == b.id }
print(same(V(id: 1), V(id: 1)))
