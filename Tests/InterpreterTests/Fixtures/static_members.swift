struct Config { static var shared = Config(); static let limit: Int = { print("limit made"); return 10 }(); var n = 0; static func bump() { shared.n += 1 } }
Config.bump(); Config.bump()
print(Config.shared.n)
print(Config.limit, Config.limit)
class Base { class var kind: String { "base" }; static func make() -> String { "made \(kind)" } }
class Sub: Base { override class var kind: String { "sub" } }
print(Base.make(), Sub.make(), type(of: Sub() as Base).kind)
