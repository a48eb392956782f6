func old(_ n: Int, then done: @escaping (Int) -> Void) { done(n + 1) }
func new(_ n: Int) async -> Int { await withCheckedContinuation { c in old(n) { c.resume(returning: $0) } } }
enum E: Error { case x }
func risky(_ ok: Bool) async throws -> String { try await withCheckedThrowingContinuation { c in if ok { c.resume(returning: "fine") } else { c.resume(throwing: E.x) } } }
print(await new(4))
print(try await risky(true))
do { _ = try await risky(false) } catch { print("caught", error) }
