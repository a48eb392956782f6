struct Temp { private var c: Double; init(c: Double) { self.c = c }; fileprivate mutating func warm() { c += 1 } }
extension Temp { var f: Double { c * 9 / 5 + 32 }; init(f: Double) { self.init(c: (f - 32) * 5 / 9) }; private(set) static var made = 0; static func make() -> Temp { made += 1; return Temp(c: Double(made)) } }
var t = Temp(f: 212); t.warm()
print(t.f, Temp.make().f, Temp.make().f, Temp.made)
protocol Describable { var text: String { get } }
extension Describable { var text: String { "a \(Self.self)" }; var loud: String { text.uppercased() } }
extension Temp: Describable {}
extension Int: Describable { var text: String { "int \(self)" } }
print(t.text, 5.text, 5.loud, [t as any Describable, 3].map(\.text))
