enum NetError: Error, Equatable { case code(Int), offline }
func load(_ n: Int) throws -> String { switch n { case 0: throw NetError.offline; case 400...: throw NetError.code(n); default: return "ok \(n)" } }
for n in [1, 0, 404, 500] { do { print(try load(n)) } catch NetError.code(404) { print("not found") } catch let NetError.code(c) { print("code", c) } catch let e as NetError where e == .offline { print("offline") } }
func typed(_ n: Int) throws(NetError) -> Int { if n == 0 { throw .offline }; return n }
do { print(try typed(2)); print(try typed(0)) } catch { print("typed", error == .offline) }
print((try? load(0)) ?? "none", (try? load(3)) as Any)
func mapAll(_ f: (Int) throws -> String) rethrows -> [String] { try [1, 2].map(f) }
print(mapAll { "\($0)" })
print((try? mapAll(load)) as Any)
let r: Result<String, any Error> = Result { try load(500) }
switch r { case .success(let s): print(s); case .failure(let e): print("failure", e) }
print((try? Result<Int, NetError>.success(4).get()) as Any)
