enum Dir: String, CaseIterable { case north, south }
print(["north", "x"].compactMap(Dir.init), ["south"].map(Dir.init(rawValue:)))
enum Level: Int { case low = 1, high = 5 }
print([1, 2, 5].map(Level.init), [1, 5].compactMap(Level.init(rawValue:)))
enum Op { case add(Int), name(String), none
 init(_ x: Int) { self = .add(x) } }
print([1, 2].map(Op.init), [1, 2].map(Op.add), ["a"].map(Op.name))
let mk = Dir.init(rawValue:)
print(mk("south") as Any)
let f: (String) -> Dir? = Dir.init
print(f("north")!)
struct P2 { var x: Int; var y: Int }
print(zip([1, 2], [3, 4]).map(P2.init))
print([1, 2].map(String.init), ["1", "x"].compactMap(Int.init), [1, 2].map(Double.init))
class K { let n: Int; required init(n: Int) { self.n = n } }
let ks = [1, 2].map(K.init)
print(ks.map(\.n))
let type: K.Type = K.self
print(type.init(n: 4).n)
let point = P2.init(x:y:)
print(point(1, 2))
struct W<T> { var v: T }
print([1, 2].map(W.init))
print(["a": 1].map(\.key).map(Character.init))
