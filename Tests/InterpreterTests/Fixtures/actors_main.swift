@MainActor final class Model { var n = 0; func bump() { n += 1 }; func later() async { await Task.yield(); bump() } }
let m = await Model()
await m.bump()
await m.later()
await print(m.n)
@MainActor func tell() -> String { "main" }
print(await tell())
let r = await MainActor.run { 41 + 1 }
print(r)
