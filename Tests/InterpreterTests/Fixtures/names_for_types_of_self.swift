// A protocol's name for a type of who conforms, a type's own functions that its arguments say the parameters of, and what is in an AnyHashable.
final class Ident<Represented, Value: Hashable>: AnyIdent {
    var value: Value { self.any.base as! Value }
    init(_ value: Value) { super.init(type: ObjectIdentifier(Represented.self), any: AnyHashable(value)) }
    override var text: String { "Ident<\(String(describing: Represented.self)), \(String(describing: Value.self))>: \(any.base)" }
}
class AnyIdent: Hashable {
    let any: AnyHashable
    let type: ObjectIdentifier
    init(type: ObjectIdentifier, any: AnyHashable) { self.type = type; self.any = any }
    static func == (l: AnyIdent, r: AnyIdent) -> Bool { l.type == r.type && l.any == r.any }
    func hash(into h: inout Hasher) { h.combine(type); h.combine(any) }
    var text: String { "?" }
}
protocol Item { associatedtype ID: Hashable; var id: ID { get } }
extension Item {
    typealias Identifier = Ident<Self, ID>
    var identifier: Identifier { Identifier(id) }
    static func identifier(with v: ID) -> Identifier { Identifier(v) }
}
struct Row: Item { var id: String }
struct Num: Item { var id: Int }
private var identifiers: [ObjectIdentifier: Any] = [:]
final class Reuse<Element> {
    static func identifier(for element: Element.Type) -> Reuse<Element> {
        let t = ObjectIdentifier(element)
        if let identifier = identifiers[t] { return identifier as! Reuse<Element> }
        let identifier = Reuse<Element>()
        identifiers[t] = identifier
        return identifier
    }
    let name: String
    private init() { name = "\(Element.self)" }
}
struct Header<Content> { let reuse: Reuse<Content>; init(_ c: Content) { reuse = Reuse.identifier(for: Content.self) } }
print(Row(id: "a").identifier.value, Row(id: "a").identifier.text, Num(id: 3).identifier.text)
print(Row(id: "a").identifier == Row(id: "a").identifier, Row(id: "a").identifier as AnyIdent == Num(id: 3).identifier as AnyIdent)
print(Row.identifier(with: "q").text, Set([Row(id: "a").identifier, Row(id: "a").identifier]).count)
print(Reuse.identifier(for: Row.self).name, Reuse<Int>.identifier(for: Int.self).name, Header("x").reuse.name)
print(Reuse.identifier(for: Row.self) === Reuse.identifier(for: Row.self))
let h = AnyHashable(Row(id: "z").id)
print(h.base, h == AnyHashable("z"), (h.base as? String) as Any, AnyHashable(3).base is Int)
