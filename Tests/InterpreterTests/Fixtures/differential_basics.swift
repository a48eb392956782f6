// Ranges written against a floating-point subject.
func grade(_ share: Double) -> String {
    switch share {
    case ..<0: return "none"
    case 0..<0.5: return "low"
    case 0...1: return "part"
    case 1...: return "more"
    default: return "?"
    }
}
print(grade(-0.25), grade(0.25), grade(1), grade(1.5))
let width: Double = 1.5
if case 0...1 = width { print("inside") } else { print("outside") }
print((0...1).contains(width), (0...2).contains(width), 1...2 ~= width, 0...1 ~= width)

// Collections of tuples are made by their type's name.
var spans = [(Int, Int)]()
spans.append((1, 4))
spans.append((2, 9))
print(spans, spans.map { $0.1 - $0.0 })
var tally = [String: (wins: Int, losses: Int)]()
tally["red", default: (0, 0)].wins += 2
tally["red"]?.losses += 1
print(tally["red"]!.wins, tally["red"]!.losses, tally.count)
func pairs<Item>(_ items: [Item]) -> [(Item, Int)] {
    var result = [(Item, Int)]()
    for (place, item) in items.enumerated() { result.append((item, place)) }
    return result
}
print(pairs(["x", "y"]).map { "\($0.0)\($0.1)" })

// A default argument may name a static member without its type.
struct Roster {
    private static let usual = ["Ada", "Bo"]
    static var limit: Int { 3 }
    let names: [String]
    init(_ extra: String, names: [String] = usual) { self.names = names + [extra] }
    func first(_ count: Int = limit) -> [String] { Array(names.prefix(count)) }
}
print(Roster("Cy").names, Roster("Cy", names: []).names, Roster("Cy").first())

// An optional of a type parameter is compared as what it holds.
final class Link<Content: Equatable>: Equatable {
    let content: Content?
    let next: Link?
    init(_ content: Content?, next: Link? = nil) { (self.content, self.next) = (content, next) }
    static func == (lhs: Link, rhs: Link) -> Bool { lhs.content == rhs.content && lhs.next == rhs.next }
}
print(Link(1, next: Link(2)) == Link(1, next: Link(2)), Link("a") == Link("b"), Link<Int>(nil) == Link(nil))

// Counting, ordering and parting.
let marks = [4, 9, 1, 7, 3]
print(marks.count(where: { $0 > 3 }), marks.count { $0.isMultiple(of: 3) })
print(marks.lexicographicallyPrecedes([4, 9, 2]), [Int]().lexicographicallyPrecedes([1]), [2].lexicographicallyPrecedes([2]))
print([1, 2].elementsEqual(["a", "bb"], by: { $0 == $1.count }), [3, 5].starts(with: [6], by: { $0 * 2 == $1 }))
var parted = marks
let border = parted.partition { $0 > 3 }
print(border, parted)
print([0, 1, 0, 0, 2].split(separator: 0, omittingEmptySubsequences: false).map { Array($0) })
print([0, 1, 0, 2, 0, 3].split(separator: 0, maxSplits: 1).map { Array($0) })
print(Set([1, 2]).isStrictSubset(of: [1, 2, 3]), Set([1, 2]).isStrictSuperset(of: [1, 2]))
