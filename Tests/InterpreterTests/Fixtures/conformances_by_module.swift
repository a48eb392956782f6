// The module's name before a protocol's changes nothing.
struct Mark { var text = "x" }
extension Mark: Swift.CustomStringConvertible { var description: String { "<\(text)>" } }
struct Pile: Swift.RandomAccessCollection {
    var parts = [3, 1, 2]
    var startIndex: Int { 0 }
    var endIndex: Int { parts.count }
    subscript(position: Int) -> Int { parts[position] }
}
struct Rank: Swift.Comparable, Swift.CustomStringConvertible {
    let number: Int
    var description: String { "rank \(number)" }
    static func < (one: Rank, other: Rank) -> Bool { one.number < other.number }
}
enum Problem: Swift.Error { case small }
enum Side: Swift.String, Swift.CaseIterable { case left, right }
print(Mark(), [Mark(text: "y")], "\(Mark())")
let pile = Pile()
print(pile.count, pile.isEmpty, pile.first as Any, pile.last as Any, pile.sorted(), Array(pile.reversed()), pile.map { $0 * 2 })
for part in pile { print(part) }
print([Rank(number: 2), Rank(number: 1)].sorted(), max(Rank(number: 3), Rank(number: 9)))
do { throw Problem.small } catch let problem as Problem { print(problem) } catch { print("other") }
print(Side.allCases.map(\.rawValue))
