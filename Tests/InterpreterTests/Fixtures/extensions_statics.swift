class Settings { static let shared = Settings(); private init() { print("made settings") }; var values: [String: Any] = [:]; static var created: Int { counter }; private static var counter = 0; class var kind: String { "base" }; static func bump() -> Int { counter += 1; return counter } }
class Sub: Settings2 { override class var kind: String { "sub" }; override class func name() -> String { "Sub/" + super.name() } }
class Settings2 { class var kind: String { "base" }; class func name() -> String { "Settings2" }; func describe() -> String { "\(Self.kind) \(type(of: self).kind) \(type(of: self).name())" } }
print("start")
Settings.shared.values["a"] = 1
Settings.shared.values["b"] = "text"
print(Settings.shared.values["a"] as! Int, Settings.shared.values["b"] as? String ?? "", Settings.shared.values["c"] == nil)
print(Settings.bump(), Settings.bump(), Settings.created)
print(Sub().describe(), Settings2().describe(), Sub.name())
enum Theme { static let padding = 8.0; static var dark = false { didSet { print("dark", dark) } }; static func size(_ n: Int) -> Double { Double(n) * padding } }
Theme.dark.toggle(); Theme.dark = true
print(Theme.size(2), Theme.padding * 2)
extension Settings { static let extra = { () -> [Int] in print("extra computed"); return [1, 2] }(); var summary: String { "\(values.count) values" } }
print("before extra"); print(Settings.extra, Settings.extra.count, Settings.shared.summary)
struct Color: Equatable { let r, g, b: Double; static let red = Color(r: 1, g: 0, b: 0); static let black = Color(white: 0); init(r: Double, g: Double, b: Double) { (self.r, self.g, self.b) = (r, g, b) }; init(white: Double) { self.init(r: white, g: white, b: white) }; func with(alpha: Double) -> (Color, Double) { (self, alpha) }; static func gray(_ w: Double) -> Color { Color(white: w) } }
class V { var color: Color = .red; var colors: [Color] = [.red, .black]; var optional: Color? = .black; func set(_ c: Color, other: Color = .gray(0.5)) { color = c; print(other.r) } }
let v = V(); v.set(.black); v.color = .gray(0.25); print(v.color.g, v.color == .gray(0.25), v.optional == .black, v.colors.contains(.red), v.color != .red)
v.set(.init(r: 0, g: 1, b: 0)); print(v.color)
let c: Color = v.colors.isEmpty ? .red : .black; print(c.r)
func pick(_ flag: Bool) -> Color { flag ? .red : .init(white: 2) }
print(pick(true).r, pick(false).r)
switch v.color { case .red: print("red"); case .black: print("black"); default: print("custom") }
let dict: [String: Color] = ["a": .red]; print(dict["a"] == .red, dict["b"] == nil)
protocol P { static var id: String { get }; init() }; extension P { static var long: String { id + id }; static func make() -> Self { Self() } }
struct X: P { static let id = "X"; var n = 3 }; print(X.long, X.make().n)
func g<T: P>(_ t: T.Type) -> String { t.id + t.long }; print(g(X.self))
let lazyGlobal: Int = { print("lazy global"); return 5 }()
print(lazyGlobal)
