let t = Task { () -> String in var n = 0; while !Task.isCancelled { n += 1; await Task.yield(); if n > 1000 { return "never" } }; return "cancelled" }
await Task.yield()
t.cancel()
print(await t.value)
let u = Task { do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch { return "woken: \(error is CancellationError)" } }
u.cancel()
print(await u.value, u.isCancelled)
let v = Task { try Task.checkCancellation(); return 5 }
print(try await v.value)
