// An init() that nobody writes meets a requirement before one that a protocol gives.
protocol Routable { var route: String { get set }; init() }
protocol Readable: Routable {}
extension Routable { init() { self.init() } }
extension Readable { static func get() -> String { let temp = Self.init(); return "\(temp.route)!" } }
struct Goals: Readable { var route = "goals" }
struct Named: Readable { var route: String; init() { route = "named" } }
final class Page: Readable { var route = "page" }
print(Goals.get(), Named.get(), Page.get(), Goals().route, Page().route, Named().route, Goals(route: "x").route)
func make<T: Routable>(_ type: T.Type) -> String { T().route + T.init().route }
print(make(Goals.self), make(Named.self), make(Page.self))
struct Counted: Routable { var route = "counted"; var count: Int? }
extension Counted { init(times: Int) { self.init(); count = times } }
print(Counted(times: 2).count ?? -1, make(Counted.self))
protocol Plain { init(text: String) }
extension Plain { init() { self.init(text: "given") } }
struct Needs: Plain { let text: String }
struct Has: Plain { var text = "own" }
print(Needs().text, Has().text, Has(text: "a").text)
