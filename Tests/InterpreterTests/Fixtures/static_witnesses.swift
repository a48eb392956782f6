// A static requirement that a default meets is the default's, whatever a subclass has by its name.
protocol Kinded { static var kind: String { get }; static func make() -> String }
extension Kinded { static var kind: String { "Big" }; static func make() -> String { "made \(kind)" } }
class Base: Kinded { class var own: String { "base" } }
class Heir: Base { class var kind: String { "big" }; class func make() -> String { "heir" } }
func ask<T: Kinded>(_ t: T.Type) -> String { T.kind + " " + T.make() }
func askValue(_ t: Kinded.Type) -> String { t.kind }
print(ask(Heir.self), askValue(Heir.self), Heir.kind, Heir.make())
let k: Kinded = Heir()
print(type(of: k).kind)
class Stated: Kinded { class var kind: String { "stated" } }
class Sub: Stated { override class var kind: String { "sub" } }
print(ask(Sub.self), askValue(Sub.self))
extension Kinded { func say() -> String { Self.kind + type(of: self).kind } ; static func tell() -> String { kind } }
print(Heir().say(), Heir.tell(), Sub().say())
