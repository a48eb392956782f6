// Of functions that apply one generic type to parameters of their own, the one is meant that asks what the argument has.
class Cell {}
class Header {}
enum Kind<T> { case one(T.Type), two(T.Type) }
typealias CellKind<C: Cell> = Kind<C>
typealias HeaderKind<H: Header> = Kind<H>
final class Table {
    func register<C: Cell>(_ type: CellKind<C>) { print("cell") }
    func register<H: Header>(_ type: HeaderKind<H>) { print("header") }
}
struct Drawer { let type: HeaderKind<Header> }

struct Holder<Content> {
    let content: Content
}
struct Shelf {
    func put<C: Cell>(_ cells: [C]) -> String { "cells" }
    func put<H: Header>(_ headers: [H]) -> String { "headers" }
    func keep<C: Cell>(_ holder: Holder<C>?) -> String { "cell" }
    func keep<H: Header>(_ holder: Holder<H>?) -> String { "header" }
    func keep<Other>(_ holder: Holder<Other>?) -> String { "other" }
}

let kind: Kind<Header> = .two(Header.self)
Table().register(kind)
Table().register(Kind<Cell>.one(Cell.self))
Table().register(Drawer(type: .one(Header.self)).type)
let shelf = Shelf()
print(shelf.put([Header()]), shelf.put([Cell()]))
print(shelf.keep(Holder(content: Header())), shelf.keep(Holder(content: Cell())), shelf.keep(Holder(content: 1)))
