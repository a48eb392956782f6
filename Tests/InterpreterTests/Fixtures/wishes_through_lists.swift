// What is wanted of a list goes through what it is sorted, filtered, joined and made of, to the closures that make its elements.
struct Added { var newIndex: Int; var newValue: String }
struct Moved { var oldIndex: Int; var newIndex: Int }
struct Changes {
  var added: [Added]; var moved: [Moved]
  func transform<Mapped>(input: [Mapped], added: (String) -> Mapped, moved: (inout Mapped) -> ()) -> [Mapped] {
    let removes: [Removal<Mapped>] = (self.moved.map({ .move(input[$0.oldIndex], $0) })).sorted(by: { $0.oldIndex > $1.oldIndex })
    let inserts: [Insertion<Mapped>] = (self.added.map({
       let value = added($0.newValue)
       return .add(value, $0)
    }) + self.moved.map({
       var value = input[$0.oldIndex]
       moved(&value)
       return .move(value, $0)
    })).sorted(by: { $0.newIndex < $1.newIndex })
    var new = input
    removes.forEach { new.remove(at: $0.oldIndex) }
    inserts.forEach { new.insert($0.mapped, at: $0.newIndex) }
    return new
  }
  private enum Removal<Mapped> { case move(Mapped, Moved); var oldIndex: Int { switch self { case .move(_, let m): return m.oldIndex } } }
  private enum Insertion<Mapped> {
    case add(Mapped, Added); case move(Mapped, Moved)
    var mapped: Mapped { switch self { case .add(let m, _): return m; case .move(let m, _): return m } }
    var newIndex: Int { switch self { case .add(_, let a): return a.newIndex; case .move(_, let m): return m.newIndex } }
  }
}
enum Kind: Int, Comparable { case low, mid, high; static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue } }
func kinds(_ n: [Int]) -> [Kind] { n.map { $0 > 2 ? .high : $0 > 1 ? .mid : .low }.sorted() }

print(Changes(added: [Added(newIndex: 1, newValue: "n")], moved: [Moved(oldIndex: 0, newIndex: 2)]).transform(input: ["a", "b"], added: { $0 + "!" }, moved: { $0 += "?" }))
print(kinds([3, 1, 2]))
let k: [Kind] = [1, 2, 3].map { n in if n > 1 { return .high }; return .low }.reversed()
let l: [Kind] = [1, 2, 3].filter { $0 > 1 }.map { _ in .mid } + [.low]
let m: [Kind] = ([1].map { _ in .mid } + [.low]).filter { $0 > .low }
let s: Set<Kind> = Set([1, 2].map { $0 == 1 ? .low : .high })
let o: Kind? = [1, 2].map { $0 == 1 ? Kind.low : .high }.first { $0 > .low }
let d: [String: Kind] = Dictionary(uniqueKeysWithValues: ["a", "b"].map { ($0, $0 == "a" ? .low : .high) })
let f: [Kind] = [[1], [2]].flatMap { $0.map { $0 == 1 ? .low : .high } }
let c: [Kind] = [1, 2].compactMap { $0 == 1 ? nil : .high }
let r: Kind = [1, 2].reduce(.low) { $1 > 1 ? .high : $0 }
print(k, l, m, s.count, o as Any, d["b"]!, f, c, r)
let lz: [Kind] = Array([1, 2].lazy.map { $0 == 1 ? .low : .high })
let p: (Kind, [Kind]) = (.low, [3].map { _ in .high })
print(lz, p, [1, 2].map { n -> Kind in n > 1 ? .high : .low })
