// Whether something is of the type that self is: a class below, or who conforms.
class Page {}
class First: Page, Once {}
final class Second: Page, Once {}
final class Third: First {}

protocol Once {
    func isIn(_ all: [Page]) -> Bool
}
extension Once where Self: Page {
    func isIn(_ all: [Page]) -> Bool { !all.filter { $0 is Self }.isEmpty }
    func mine(_ all: [Page]) -> Int { all.compactMap { $0 as? Self }.count }
    func first(_ all: [Page]) -> Self? {
        for page in all {
            if let own = page as? Self { return own }
        }
        return nil
    }
    static func isAny(_ all: [Page]) -> Bool { all.contains { $0 is Self } }
    func tell(_ page: Page) -> String {
        switch page {
        case is Self: "own"
        default: "another"
        }
    }
    func name(_ page: Page) -> String {
        if case let own as Self = page { return "own \(type(of: own))" }
        return "another"
    }
}

let all: [Page] = [First(), Page(), Third()]
print(First().isIn(all), Second().isIn(all), Third().isIn([First()]), First().mine(all), Second().mine(all), Third().mine(all))
print(First().first(all) != nil, Second().first(all) != nil, First.isAny(all), Second.isAny(all))
print(First().tell(all[0]), Second().tell(all[0]), Second().name(all[0]), First().name(all[2]))
let some: Once = Second()
print(some.isIn(all))

protocol Form {
    func isSame(as other: any Form) -> Bool
}
extension Form where Self: Equatable {
    func isSame(as other: any Form) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}
struct Square: Form, Equatable { var side = 1 }
struct Circle: Form, Equatable { var radius = 1 }
enum Line: Form { case straight, curved }
let forms: [any Form] = [Square(), Circle(), Square(side: 2), Line.straight]
for form in forms { print(forms.map { form.isSame(as: $0) }) }

extension Equatable {
    func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
print(1.equals(1), 1.equals("1"), "1".equals("1"), Square().equals(Circle()), Circle().equals(Circle()), [1].equals([1]), true.equals(1))

class Node {
    var next: Node?
    func isLike(_ other: Node) -> Bool { other is Self }
    func forced(_ other: Node) -> Self { other as! Self }
}
final class Leaf: Node {}
print(Node().isLike(Leaf()), Leaf().isLike(Node()), Leaf().isLike(Leaf()), type(of: Leaf().forced(Leaf())))
