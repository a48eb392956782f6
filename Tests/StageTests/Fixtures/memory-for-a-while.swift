struct Words {
    var words: UnsafeMutableBufferPointer<UInt>
    static func with<R>(count: Int, run body: (inout Words) throws -> R) rethrows -> R {
        var result: R?
        try _with(count: count) { result = try body(&$0) }
        return result!
    }
    static func _with(count: Int, run body: (inout Words) throws -> Void) rethrows {
        try withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { buffer in
            buffer.initialize(repeating: 0)
            var words = Words(words: buffer)
            try body(&words)
        }
    }
}
let sum = Words.with(count: 4) { words in
    words.words[1] = 5
    words.words[3] = 7
    return words.words.reduce(0, +)
}
print(sum)
print(withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { buffer -> Int in
    buffer.initialize(repeating: 3)
    return buffer.count * buffer[1]
})
struct Fault: Error {}
do {
    try withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { _ in throw Fault() }
} catch {
    print("caught", error)
}
