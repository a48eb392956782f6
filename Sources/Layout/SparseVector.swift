/// A vector that is mostly 0 and used over and over. Clearing it costs its entries, not its length.
struct SparseVector: Sendable {
    private(set) var values: [Double] = []
    /// Where anything was put, in that order; values there may have come to be 0 again.
    private(set) var indices: [Int32] = []
    private var isListed: [Bool] = []

    mutating func grow(to count: Int) {
        while values.count < count {
            values.append(0)
            isListed.append(false)
        }
    }

    @inline(__always)
    subscript(index: Int) -> Double {
        values[index]
    }

    @inline(__always)
    mutating func add(_ value: Double, at index: Int) {
        if !isListed[index] {
            isListed[index] = true
            indices.append(Int32(index))
        }
        values[index] += value
    }

    @inline(__always)
    mutating func set(_ value: Double, at index: Int) {
        if !isListed[index] {
            isListed[index] = true
            indices.append(Int32(index))
        }
        values[index] = value
    }

    mutating func clear() {
        for index in indices {
            values[Int(index)] = 0
            isListed[Int(index)] = false
        }
        indices.removeAll(keepingCapacity: true)
    }
}
