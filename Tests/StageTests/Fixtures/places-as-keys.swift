// Values that are looked up by where they stand, as a difference of lists does.
struct Key<Value: Hashable>: Hashable {
    let hash: Int
    let place: UnsafePointer<Value>
    init(place: UnsafePointer<Value>) {
        hash = place.pointee.hashValue
        self.place = place
    }
    static func == (lhs: Key, rhs: Key) -> Bool {
        lhs.hash == rhs.hash && (lhs.place.distance(to: rhs.place) == 0 || lhs.place.pointee == rhs.place.pointee)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
enum Found { case once(Int), often(Places) }
final class Places {
    var all: [Int]
    var next = 0
    init(_ all: ContiguousArray<Int>) { self.all = Array(all) }
    func push(_ place: Int) { all.append(place) }
    func pop() -> Int? {
        guard next < all.count else { return nil }
        defer { next += 1 }
        return all[next]
    }
}
struct Trace<Index> {
    var target: Index?
    var isSeen = false
}

func match<Value: Hashable>(_ source: ContiguousArray<Value>, _ target: ContiguousArray<Value>) -> ([Int?], [Int?]) {
    var traces = ContiguousArray<Trace<Int>>()
    var sources = ContiguousArray<Int?>(repeating: nil, count: target.count)
    for _ in source { traces.append(Trace()) }
    source.withUnsafeBufferPointer { buffer in
        var table = [Key<Value>: Found](minimumCapacity: source.count)
        for index in source.indices {
            let key = Key(place: buffer.baseAddress!.advanced(by: index))
            switch table[key] {
            case .none: table[key] = .once(index)
            case .once(let other)?: table[key] = .often(Places([other, index]))
            case .often(let places)?: places.push(index)
            }
        }
        for index in target.indices {
            var value = target[index]
            let key = Key(place: &value)
            switch table[key] {
            case .none: break
            case .once(let found)?:
                if case .none = traces[found].target {
                    sources[index] = found
                    traces[found].target = index
                }
            case .often(let places)?:
                if let found = places.pop() {
                    sources[index] = found
                    traces[found].target = index
                }
            }
        }
    }
    return (Array(sources), traces.map(\.target))
}
print(match([1, 2, 3, 2, 2], [2, 3, 4, 2, 1]))
print(match(["a", "b"], ["b", "c", "a", "b"]))
print(match([], ["x"]))

// What is found goes on through functions that add to lists by their places.
func gather(_ values: [Int], odd: UnsafeMutablePointer<ContiguousArray<Int>>? = nil, even: UnsafeMutablePointer<ContiguousArray<Int>>? = nil) {
    for value in values {
        if value % 2 == 0 { even?.pointee.append(value) } else { odd?.pointee.append(value) }
    }
}
var odd = ContiguousArray<Int>()
var even: ContiguousArray<Int> = [0]
gather([1, 2, 3, 4], odd: &odd, even: &even)
gather([5, 6], odd: &odd)
print(odd, even)
