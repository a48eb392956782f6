// Static members that extensions give to key paths are implicit members where a key path is wanted; which is meant, what it leads to says.
class Anchor {
    let name: String
    init(_ name: String) { self.name = name }
}
class Across: Anchor {}
class Upright: Anchor {}
class Box {
    let topAnchor = Upright("top"), leftAnchor = Across("left"), bottomAnchor = Upright("bottom")
}

extension KeyPath where Root == Box, Value == Upright {
    static var top: KeyPath<Box, Upright> { \.topAnchor }
    static var bottom: KeyPath { \Box.bottomAnchor }
    static var first: KeyPath<Box, Upright> { \.topAnchor }
}
extension KeyPath where Root == Box, Value == Across {
    static var left: KeyPath<Box, Across> { \.leftAnchor }
    static var first: KeyPath<Box, Across> { \.leftAnchor }
}

func show<A: Anchor>(_ box: Box, _ path: KeyPath<Box, A>) -> String { box[keyPath: path].name }
func make<A>(_ path: KeyPath<Box, A>) -> (Box) -> String where A: Upright { { "upright " + $0[keyPath: path].name } }
func make<A>(_ path: KeyPath<Box, A>) -> (Box) -> String where A: Across { { "across " + $0[keyPath: path].name } }
func both<A: Anchor>(_ one: KeyPath<Box, A>, _ other: KeyPath<Box, A>, by step: Int = 1) -> String {
    show(Box(), one) + " " + show(Box(), other) + " \(step)"
}

print(show(Box(), .top), show(Box(), .left))
print(make(.top)(Box()), make(.left)(Box()), make(.bottom)(Box()))
print(make(\Box.topAnchor)(Box()), make(\Box.leftAnchor)(Box()))
let path: KeyPath<Box, Upright> = .first
let other: KeyPath<Box, Across> = .first
print(Box()[keyPath: path].name, Box()[keyPath: other].name)
print(both(.top, .bottom), both(.left, .left, by: 2))
