final class Box<A> { let value: A; init(_ v: A) { value = v } }
enum Res<Out> { case done(value: Result<Out, Fault>, original: Int?), again(Int), queued(request: String, original: Int?) }
enum Fault: Error { case it }
struct Request<Out> { let d: (String) -> Result<Out, Fault>; init(d: @escaping (String) -> Result<Out, Fault>) { self.d = d } }
struct Outcome<Out> { let data: Out? ; init(data: Out?) { self.data = data } }
final class Task { 
  func response(serializer: @escaping (String) -> (AnyObject?, Fault?), _ h: @escaping (AnyObject?, Fault?) -> Void) -> Task { let (a, b) = serializer("x"); h(a, b); return self } }
final class Manager {
    static func deserialize<Out>(_ d: (String) -> Result<Out, Fault>, _ s: String) -> Result<Out, Fault> { d(s) }
    func taskFor<Out>(_ r: Request<Out>, _ handler: @escaping (Outcome<Out>) -> Void) -> Task? {
        return performFor(r, handler)
    }
    func performFor<Out>(_ r: Request<Out>, _ handler: @escaping (Outcome<Out>) -> Void) -> Task? {
        let url: String? = "u"
        let t = url.map { url -> Task in
            let task = Task()
            let serializer = { [weak self] (s: String) -> (AnyObject?, Fault?) in
                switch s.count {
                case 1:
                    let value = Manager.deserialize(r.d, s)
                    let result = Box(Res.done(value: value, original: 1))
                    switch value { case let .failure(error): return (result, error); case .success: return (result, nil) }
                default:
                    _ = self
                    let result = Box<Res<Out>>(Res.queued(request: s, original: nil))
                    return (result, nil)
                }
            }
            return task.response(serializer: serializer) { object, error in
                let parsed = (object as? Box<Res<Out>>)?.value
                switch parsed {
                case let .some(.done(value, original)): handler(Outcome<Out>(data: try? value.get())); print("done", original ?? 0)
                case .some(.again), .some(.queued): print("other")
                case .none: print("unexpected"); handler(Outcome<Out>(data: nil))
                }
            }
        }
        return t
    }
    func stream<Out>(_ r: Request<Out>) -> [Outcome<Out>] {
        var all: [Outcome<Out>] = []
        let t = self.taskFor(r) { [weak self] result in _ = self; all.append(result) }
        _ = t
        return all
    }
}
func page() -> Request<[String]> { Request(d: { s in .success([s]) }) }
func other() -> Request<Int> { Request { s in .failure(.it) } }
struct API { static func make<T>(_ v: @escaping (String) -> Result<T, Fault>) -> Request<[T]> { Request<[T]>(d: { s in v(s).map { [$0] } }) } }
print(Manager().stream(page()).count, Manager().stream(other()).count)
print(Manager().stream(API.make { .success($0.count) })[0].data ?? [])
print(Manager().stream(Request<()>(d: { _ in .success(()) })).count)
