struct Order { var date = 1; var total: Double }
protocol Named { var name: String { get } }
final class User: Named { let name = "u" }
class I {
  var order: Order!; var user: User!; var n: Int!; var s: String!; var f: (() -> Int)!
  func take(_ o: Order) { print("took", o.total) }
  func takeOptional(_ o: Order?) { print("optional", o == nil) }
  func takeAny(_ a: Any) { print(type(of: a)) }
  func named(_ n: Named) -> String { n.name }
  func number() -> Int { n }
  func generic<T>(_ t: T) { print(T.self) }
  func run() {
    takeOptional(order); order = Order(total: 3); take(order); takeOptional(order)
    user = User(); print(named(user)); n = 4; print(number(), n + 1, n == 4); let m: Int = n; print(m); let o = n; print(o as Any)
    s = "text"; print(s + "!", s.count, "\(s!)"); f = { 7 }; print(f())
    takeAny(n as Any); generic(n); let list: [Int] = [n, n]; print(list); let pair: (Int, String) = (n, s); print(pair)
    if let user { print(user.name) }; var t: Double = 1; t += order.total; print(t)
    let dict: [String: Int] = [s: n]; print(dict); print(n ?? 9); n = nil; print(n ?? 9, n == nil)
    print(list.map { $0 * 2 }.contains(m)); switch s { case "text"?: print("matched"); default: print("not") }
    print(m == 4 ? s : "none")
  }
}
I().run()
