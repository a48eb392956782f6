enum E: Error { case a(Int), b }; struct W: Error, CustomStringConvertible { let m: String; var description: String { "W:" + m } }
func f(_ n: Int) throws -> Int { if n == 1 { throw E.a(n) }; if n == 2 { throw W(m: "two") }; return n }
func g(_ n: Int) -> String { do { return "v\(try f(n))" } catch E.a(let k) { return "a\(k)" } catch let w as W { return w.m } catch { return "?" } }
print((0...3).map(g))
func loop() { for i in 0..<4 { do { print("try", try f(i)) } catch { print("caught", error); continue }; print("after", i) } }
loop()
func nested() throws -> String { do { do { _ = try f(1) } catch E.b { return "wrong" } } catch { return "outer \(error)" }; return "none" }
print((try? nested()) ?? "nil")
class R { let n: Int; init(_ n: Int) throws { self.n = try f(n) }; deinit { print("R", n) } }
for i in 0..<3 { if let r = try? R(i) { print("made", r.n) } else { print("failed", i) } }
let fs: [() throws -> Int] = [{ try f(3) }, { try f(2) }]; for x in fs { print((try? x()) as Any) }
func map<T>(_ xs: [T], _ t: (T) throws -> Int) rethrows -> [Int] { var r: [Int] = []; for x in xs { r.append(try t(x)) }; return r }
print(map([1, 2]) { $0 * 2 }, (try? map([0, 1]) { try f($0) }) as Any)
do { let v = try [0, 3].map(f); print(v); let w = try [3, 2].map(f); print(w) } catch { print("map threw", error) }
func cleanup() throws { print("open"); defer { print("close") }; _ = try f(2); print("never") }
do { try cleanup() } catch is W { print("is W") } catch {}
let r = Result { try f(1) }; switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }
print((try? Result { try f(5) }.get()) ?? 0)
func multi() throws -> (Int, Int) { (try f(3), try f(4)) }; if let (a, b) = try? multi() { print(a, b) }
func t(_ s: String) throws -> Int { guard let n = Int(s) else { throw W(m: s) }; return n }
do { print(try t("1") + t("x")) } catch { print(error) }
let val = (try? t("5")) ?? (try? t("6")) ?? 0; print(val, try! t("7"))
func typed() throws(E) { throw .b }; do { try typed() } catch { print(error == .b ? "b" : "?") }
extension E: Equatable {}
switch (try? f(1), try? f(0)) { case (nil, let x?): print("second", x); default: print("?") }
struct P { let v: Int; init(v: Int) throws { guard v > 0 else { throw E.b }; self.v = v }; func with(_ d: Int) throws -> P { try P(v: v + d) } }
do { print(try P(v: 1).with(2).v); _ = try P(v: 1).with(-5) } catch { print("P", error) }
