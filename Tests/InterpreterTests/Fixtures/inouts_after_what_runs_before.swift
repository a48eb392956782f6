final class Token: Hashable {
    let n: Int
    init(_ n: Int) { self.n = n }
    func store(in set: inout Set<Token>) { set.insert(self) }
    static func == (a: Token, b: Token) -> Bool { a.n == b.n }
    func hash(into h: inout Hasher) { h.combine(n) }
}
final class Source {
    func sink(_ f: (Int) -> Void) -> Token { f(7); return Token(100) }
}
func add(_ list: inout [Int], _ n: Int) { list.append(n) }
func add(_ n: Int, to list: inout [Int]) { list.append(n) }
final class Owner {
    var tokens: Set<Token> = []
    var list: [Int] = []
    var source: Source { Source() }
    func count() -> Int { list.append(50); return list.count }
    func run() {
        source.sink { [weak self] n in
            guard let self else { return }
            Token(n).store(in: &self.tokens)
            print("inside", self.tokens.count)
        }
        .store(in: &tokens)
        print(tokens.count)
        Source().sink { n in Token(n + 1).store(in: &self.tokens) }.store(in: &self.tokens)
        print(tokens.map(\.n).sorted())
        add(&list, count())
        print(list)
        add(count(), to: &list)
        print(list)
    }
}
Owner().run()
var values = [1, 2]
add(&values, values.count)
add(values.map { $0 * 2 }.reduce(0, +), to: &values)
print(values)
struct Box { var items: [Int] = [1]; mutating func grow(_ other: inout [Int]) { items += other; other = items } ; func size(_ other: inout [Int]) -> Int { other.append(items.count); return other.count } }
var box = Box()
var others = [9]
box.grow(&others)
print(box.items, others, box.size(&others), others)
final class Maybe { func add(_ l: inout [Int]) { l.append(1) }; func with(_ l: inout [Int], _ n: Int) -> Maybe? { l.append(n); return nil } }
var nobody: Maybe? = nil
var kept = [5]
nobody?.add(&kept)
print(kept)
nobody = Maybe()
nobody?.add(&kept)
nobody?.with(&kept, kept.count)?.add(&kept)
nobody?.with(&kept, kept.map { $0 }.count)?.add(&kept)
print(kept)
func both(_ a: inout Int, _ f: () -> Int, _ b: inout Int, _ n: Int...) -> Int { a += f(); b += n.reduce(0, +); return a + b }
var (a, b) = (1, 2)
print(both(&a, { 10 }, &b, abs(-3), abs(-4)), a, b)
enum Fault: Error { case it }
func fails() throws -> Int { throw Fault.it }
func keep(_ a: inout [Int], _ n: Int) { a.append(n) }
do { keep(&kept, try fails()) } catch { print("failed", kept) }
struct Pile { var list: [Int] = []; subscript(i: Int) -> [Int] { get { list.map { $0 + i } } set { list = newValue } } }
var pile = Pile(list: [1])
keep(&pile[1], abs(-9))
print(pile.list)
keep(&pile.list, [2].map { $0 }.count)
print(pile.list)
let close = { (l: inout [Int], n: Int) in l.append(n) }
close(&kept, min(4, 2))
print(kept)
