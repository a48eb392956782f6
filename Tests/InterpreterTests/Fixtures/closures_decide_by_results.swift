// Of functions that take closures with as many parameters, the one is meant that wants what the closure gives.
struct Size: Equatable { var width = 0 }
struct Limit { var width: Int }
protocol Piece { var content: Content { get } }
protocol Measured { func measure(in limit: Limit) -> Size }
struct Content {
    let kind: String
    let measured: ((Limit, Int) -> Size)?
    init(build: @escaping (Limit, Int) -> Piece) { (kind, measured) = ("pieces", nil) }
    init(build: @escaping (String, Limit, Int) -> Piece) { (kind, measured) = ("named pieces", nil) }
    init(measure: @escaping (Limit) -> Size) { self = Content { limit, _ in measure(limit) } }
    init(measure: @escaping (Limit, Int) -> Size) { (kind, measured) = ("sizes", measure) }
    init(size: Size) { self = Content(measure: { _ in size }) }
    init(of measured: Measured) { self = Content(measure: measured.measure(in:)) }
}
struct Leaf: Piece, Measured {
    var content: Content { Content(size: Size(width: 3)) }
    func measure(in limit: Limit) -> Size { Size(width: limit.width) }
}
struct Branch: Piece { var content: Content { Content { _, level in Leaf() } } }
struct Tree: Piece { var content: Content { Content { name, _, level in Leaf() } } }
for piece in [Leaf(), Branch(), Tree()] as [Piece] {
    print(piece.content.kind, piece.content.measured?(Limit(width: 9), 1) as Any)
}
print(Content(of: Leaf()).measured!(Limit(width: 9), 1))
print(Content { limit, _ in Size(width: limit.width) }.kind)
print(
    Content { limit, level in
        let width = limit.width * level
        return Size(width: width)
    }.kind)
