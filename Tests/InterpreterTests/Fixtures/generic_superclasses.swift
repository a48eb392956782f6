// What stands for a class's parameters is said by the classes below it.
class Thing {
    required init() {}
    var name: String { "\(type(of: self))" }
}
class Wheel: Thing {}
class Row<Content: Thing> {
    func make() -> Content { Content.init() }
    var kind: String { "\(Content.self)" }
}
class Middle<Other: Thing>: Row<Other> {}
class Named: Middle<Wheel> {}
final class Last: Named {}
print(Last().make().name, Last().kind, Named().kind)
