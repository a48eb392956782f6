struct Failed: Error { let n: Int }

@MainActor func square(_ n: Int) async -> Int {
    for _ in 0..<n { await Task.yield() }
    return n * n
}

let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { await square(n) } }
    var total = 0
    for await part in group { total += part }
    return total
}
print("total", total)
let names = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
    for (index, name) in ["a", "b", "c"].enumerated() { group.addTask { (index, name + name) } }
    var found: [Int: String] = [:]
    while let (index, name) = await group.next() { found[index] = name }
    return found.keys.sorted().map { found[$0]! }
}
print(names)
do {
    try await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask {
            try await Task.sleep(nanoseconds: 5_000_000_000)
            return 1
        }
        group.addTask { throw Failed(n: 2) }
        for try await n in group { print("got", n) }
    }
    print("never")
} catch let error as Failed {
    print("failed", error.n)
}
let count = try await withThrowingTaskGroup(of: Void.self, returning: Int.self) { group in
    for _ in 0..<3 { group.addTask {} }
    try await group.waitForAll()
    return group.isEmpty ? 3 : 0
}
print("count", count)

@MainActor func both() async -> Int {
    async let left = square(2)
    async let right = square(3)
    print("both begin")
    let sum = await left + right
    return sum
}
print("both", await both())
@MainActor func either() async throws -> Int {
    async let slow: Int = {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        return 1
    }()
    async let quick = square(4)
    if await quick == 16 { return 16 }
    return try await slow
}
print("either", try await either())
