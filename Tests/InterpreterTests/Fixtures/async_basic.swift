enum Oops: Error { case bad(Int) }

@MainActor func load(_ n: Int) async -> Int {
    print("load", n)
    await Task.yield()
    print("loaded", n)
    return n * 2
}

@MainActor func fail(_ n: Int) async throws -> Int {
    await Task.yield()
    if n > 1 { throw Oops.bad(n) }
    return n
}

@MainActor final class Store {
    var items: [Int] = []
    var total: Int {
        get async {
            await Task.yield()
            return items.reduce(0, +)
        }
    }
    init() async {
        items = [await load(1)]
    }
    func add(_ n: Int) async throws {
        defer { print("added", items.count) }
        items.append(try await fail(n))
    }
}

let first = await load(1) + 1
print("first", first)
let store = await Store()
do {
    try await store.add(1)
    try await store.add(2)
    print("never")
} catch Oops.bad(let n) {
    print("caught", n)
} catch {
    print("other")
}
print("total", await store.total)
let maybe = try? await fail(5)
print(maybe as Any)
for n in 0..<3 where n != 1 {
    if await load(n) > 1 { print("big", n) }
}
let task = Task { () -> Int in
    print("in task")
    return await load(10)
}
print("made")
print("value", await task.value)
print("again", await task.value)
let failing = Task { try await fail(7) }
do { print(try await failing.value) } catch { print("failed", error) }
switch await failing.result {
case .success(let n): print("success", n)
case .failure(let error): print("failure", error)
}
print(try await fail(1) + (try await fail(0)))
