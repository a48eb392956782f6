import Foundation
class View { required init() {} }
final class Row: View {}
struct Model<V: View> {
    var make: (() -> V)?
    func cast(_ view: View) -> V {
        guard let typed = view as? V else { print("\(type(of: view)) is not \(V.self)"); return V() }
        return typed
    }
    func name() -> String { "\(V.self)" }
    func made() -> V { V() }
}
protocol Styled: View {}
extension Styled {
    static func model() -> Model<Self> { Model<Self>(make: { Self() }) }
    static func other() -> Model<Self> { Model<Self>() }
}
extension Row: Styled {}
let model = Row.model()
print(model.name(), model.cast(Row()) === model.cast(Row()))
print(type(of: model.made()), type(of: model.make!()))
print(Row.other().name(), type(of: Row.other().made()))
print(type(of: model))
protocol Counted {}
extension Counted {
    func list() -> [Self] { [Self]() + [self] }
    var pair: Pair<Self> { Pair<Self>(first: self) }
    func table() -> String { "\([String: Self].self)" }
}
struct Pair<Element> {
    let first: Element
    var name: String { "\(Element.self)" }
}
extension Int: Counted {}
struct Coin: Counted {}
print(4.list(), Coin().pair.name, 3.pair.name, Coin().table())
