// A result builder's parameter is what the attribute says, under an alias' name too.
@resultBuilder
struct Builder<Child> {
    typealias Children = [Child]
    static func buildBlock(_ children: Children...) -> Children { children.flatMap { $0 } }
    static func buildOptional(_ c: Children?) -> Children { c ?? [] }
}
protocol BuilderChild { init(_ element: String) }
typealias ElementBuilder<Child> = Builder<Child> where Child: BuilderChild
extension ElementBuilder {
    static func buildExpression(_ element: String) -> Children { [Child(element)] }
    static func buildExpression(_ elements: [String]) -> Children { elements.map(Child.init) }
}
struct Item: BuilderChild { let element: String; init(_ element: String) { self.element = element } }
struct Column { let items: [Item]; init(@ElementBuilder<Item> items: () -> [Item]) { self.items = items() } }
print(Column { "a"; ["b", "c"]; if true { "d" } }.items.map(\.element))
struct Wrapper: BuilderChild { let element: String; init(_ element: String) { self.element = "<\(element)>" } }
@ElementBuilder<Wrapper> func made(_ more: Bool) -> [Wrapper] { "h"; if more { "i" } }
print(made(true).map(\.element), made(false).map(\.element))
