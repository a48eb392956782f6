func work(_ n: Int) async -> Int { await Task.yield(); return n * n }
let sum = await withTaskGroup(of: Int.self) { group in
    for n in 1...5 { group.addTask { await work(n) } }
    var total = 0
    for await r in group { total += r }
    return total
}
print(sum)
enum Oops: Error { case now }
do { let r = try await withThrowingTaskGroup(of: Int.self) { group in group.addTask { 1 }; group.addTask { throw Oops.now }; var t = 0; for try await x in group { t += x }; return t }; print(r) } catch { print("threw", error) }
