struct Down: Error {}

@MainActor final class Service {
    var pending: [(Int?) -> Void] = []
    func fetch(_ completion: @escaping (Int?) -> Void) { pending.append(completion) }
    func answer(_ n: Int?) {
        let all = pending
        pending = []
        for completion in all { completion(n) }
    }
    func fetch() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            fetch { n in
                if let n { continuation.resume(returning: n) } else { continuation.resume(throwing: Down()) }
            }
        }
    }
}

let service = Service()
let first = Task { try await service.fetch() }
await Task.yield()
print(service.pending.count)
service.answer(4)
print("answered")
print(try await first.value)
let second = Task { try await service.fetch() }
await Task.yield()
service.answer(nil)
do { print(try await second.value) } catch { print("down", error) }
let now = await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in continuation.resume(returning: "now") }
print(now)
await withUnsafeContinuation { continuation in
    Task { @MainActor in
        print("later")
        continuation.resume()
    }
}
print("resumed")

actor Counter {
    private var count = 0
    func increase() -> Int {
        count += 1
        return count
    }
    nonisolated var name: String { "counter" }
}
let counter = Counter()
for _ in 0..<2 { _ = await counter.increase() }
print(counter.name, await counter.increase())
let answer = await MainActor.run { () -> Int in
    print("on main")
    return 42
}
print(answer)
func each(_ values: [Int], _ body: (Int) async throws -> Void) async rethrows { for value in values { try await body(value) } }
await each([1, 2]) { n in
    await Task.yield()
    print("each", n)
}
do { try await each([3]) { _ in throw Down() } } catch { print("rethrown") }
let closure: (Int) async -> Int = { n in
    await Task.yield()
    return n + 1
}
print(await closure(1))
