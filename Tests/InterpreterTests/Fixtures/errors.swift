enum NetError: Error, Equatable { case offline, status(Int), custom(message: String) }
struct ParseError: Error { let line: Int }
func fetch(_ n: Int) throws -> String {
    defer { print("leaving", n) }
    switch n { case 0: throw NetError.offline
    case 1...5: throw NetError.status(n * 100)
    case 6: throw ParseError(line: 3)
    default: return "ok \(n)" }
}
for n in [0, 4, 6, 9] {
    do { let r = try fetch(n); print(r) }
    catch NetError.offline { print("offline") }
    catch let NetError.status(code) where code > 300 { print("status", code) }
    catch let e as ParseError { print("parse", e.line) }
    catch { print("other", error) }
}
print(try? fetch(7) as Any, (try? fetch(0)) == nil)
func rethrow(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrow { 1 })
do { _ = try rethrow { throw NetError.custom(message: "boom") } } catch { print(error) }
class Res { let n: Int; init(_ n: Int) { self.n = n; print("open", n) }; deinit { print("close", n) } }
func risky(_ fail: Bool) throws { let a = Res(1); let b = Res(2); if fail { throw NetError.offline }; print("fine", a.n, b.n) }
do { try risky(false); try risky(true) } catch { print("caught", error) }
func wrap() throws { do { try risky(true) } catch NetError.status { print("wrong") } }
do { try wrap() } catch { print("outer", error as! NetError == .offline) }
let r: Result<Int, NetError> = .success(3)
switch r { case .success(let v): print("v", v); case .failure(let e): print(e) }
do { try [1, 2, 3].forEach { if $0 == 2 { throw NetError.status($0) }; print($0) } } catch { print("each", error) }
struct S { let v: Int; init(_ v: Int) throws { if v < 0 { throw NetError.offline }; self.v = v } }
print((try? S(3))?.v ?? -1, (try? S(-3))?.v ?? -1)
func nested() throws -> Int { do { return try Int("x") ?? { throw NetError.custom(message: "nested") }() } }
do { print(try nested()) } catch let e as NetError { print(e) } catch {}
