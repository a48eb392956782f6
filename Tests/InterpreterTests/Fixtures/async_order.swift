@MainActor func say(_ words: String..., every tenths: UInt64, after start: UInt64) async {
    try? await Task.sleep(nanoseconds: start * 10_000_000)
    for word in words {
        print(word)
        try? await Task.sleep(nanoseconds: tenths * 10_000_000)
    }
}

print("one")
let a = Task { await say("a1", "a2", "a3", every: 6, after: 1) }
let b = Task { await say("b1", "b2", every: 6, after: 3) }
print("two")
await say("m1", "m2", "m3", "m4", every: 6, after: 5)
print("three")
await a.value
await b.value
let c = Task {
    let inner = Task {
        print("inner")
        return 5
    }
    print("outer")
    return await inner.value + 1
}
print(await c.value)
let results = await [Task { 1 }, Task { 2 }].last!.value
print(results)
var log: [String] = []
let tasks = (1...3).map { n in
    Task { @MainActor in
        log.append("start \(n)")
        try? await Task.sleep(nanoseconds: UInt64(4 - n) * 30_000_000)
        log.append("end \(n)")
    }
}
for task in tasks { await task.value }
print(log)
Task { print("lost") }
print("end")
