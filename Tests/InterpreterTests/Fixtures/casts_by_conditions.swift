protocol Drawable { func draw() -> String }
struct Line: Drawable { func draw() -> String { "line" } }
struct Wrap<Content> { let content: Content }
extension Wrap: Drawable where Content: Drawable { func draw() -> String { "[" + content.draw() + "]" } }
struct Pair<First, Second> { var first: First, second: Second }
extension Pair: Drawable where First: Drawable, Second: Equatable { func draw() -> String { "pair " + first.draw() } }
final class Frame<Content>: Drawable { let content: Content; init(_ content: Content) { self.content = content }
    func draw() -> String { "frame" } }
func render<T>(_ value: T) -> String { (value as? any Drawable)?.draw() ?? "no" }
print(render(Line()), render(Wrap(content: Line())), render(Wrap(content: 1)), render(Wrap(content: Wrap(content: Line()))))
print(render(Wrap(content: Wrap(content: "x"))), render(Pair(first: Line(), second: 2)), render(Pair(first: 3, second: 2)), render(Frame(1)))
let values: [Any] = [Wrap(content: 2), Wrap(content: Line()), Frame("a")]
print(values.map { $0 is any Drawable }, values.compactMap { $0 as? any Drawable }.map { $0.draw() })
let function: Any = { (n: Int) in n + 1 }
print((function as? (Int) -> Int)!(2), (function as? () -> Void) == nil, (function as? (Int, Int) -> Int) == nil)
print(max(1.0, .nan).isNaN, max(.nan, 1.0).isNaN, min(.nan, 1.0).isNaN, min(2.0, .nan), max(1, 3, 2), min("b", "a"))
