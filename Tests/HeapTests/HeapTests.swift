import Heap
import Testing

private final class Chain: Finalizer {
    let space = ObjectSpace()
    var next: [ObjectID: ObjectID] = [:]
    var died: [ObjectID] = []

    init() { space.finalizers.append(self) }

    func finalize(_ id: ObjectID) {
        died.append(id)
        if let held = next[id] { space.release(held) }
    }

    func node(holding held: ObjectID? = nil) -> ObjectID {
        let id = space.allocate(typeName: "Node")
        if let held {
            space.retain(held)
            next[id] = held
        }
        return id
    }
}

@Suite struct `The object space` {
    @Test func `an object nobody retains dies at the next reaping`() {
        let chain = Chain()
        let id = chain.node()
        #expect(chain.space.heap[id].isAlive)
        chain.space.reap(from: 0)
        #expect(chain.died == [id])
        #expect(!chain.space.heap[id].isAlive)
    }

    @Test func `an object made for its owner lives until that lets go, and dies after what went before it`() {
        let chain = Chain()
        let owned = chain.space.allocateRetained(typeName: "Node")
        let other = chain.space.allocateRetained(typeName: "Node")
        chain.space.reap(from: 0)
        #expect(chain.died.isEmpty)
        chain.space.release(other)
        chain.space.release(owned)
        chain.space.reap(from: 0)
        #expect(chain.died == [other, owned])
    }

    @Test func `what an object held alone dies directly after it, before later ones`() {
        let chain = Chain()
        let inner = chain.node()
        let outer = chain.node(holding: inner)
        let later = chain.node()
        for id in [outer, later] { chain.space.retain(id) }
        chain.space.reap(from: 0)
        #expect(chain.died.isEmpty)
        chain.space.release(outer)
        chain.space.release(later)
        chain.space.reap(from: 0)
        #expect(chain.died == [outer, inner, later])
    }

    @Test func `a reference that nobody had is told, and the object stays as it is`() {
        let chain = Chain()
        let id = chain.space.allocateRetained(typeName: "Node")
        var told: [ObjectID] = []
        chain.space.onOverrelease = { told.append($0) }
        chain.space.release(id)
        chain.space.reap(from: 0)
        chain.space.release(id)
        chain.space.reap(from: 0)
        #expect(told == [id])
        #expect(chain.died == [id])
    }

    @Test func `a cycle never dies`() {
        let chain = Chain()
        let first = chain.node()
        let second = chain.node(holding: first)
        chain.space.retain(second)
        chain.next[first] = second
        chain.space.reap(from: 0)
        #expect(chain.died.isEmpty)
        #expect(chain.space.heap.living == 2)
    }

    @Test func `an inner reaping leaves what an outer caller let go`() {
        let chain = Chain()
        let outer = chain.node()
        let mark = chain.space.mark
        let inner = chain.node()
        chain.space.reap(from: mark)
        #expect(chain.died == [inner])
        chain.space.reap(from: 0)
        #expect(chain.died == [inner, outer])
    }

    @Test func `a chain of a hundred thousand dies without recursion`() {
        let chain = Chain()
        var last = chain.node()
        for _ in 0..<100_000 { last = chain.node(holding: last) }
        chain.space.reap(from: 0)
        #expect(chain.died.count == 100_001)
        #expect(chain.died.first == last)
    }
}

@Suite struct `A table` {
    @Test func `keeps a copy as it was`() {
        var table = Table(initial: 0)
        let id = ObjectID(index: 40)
        table[id] = 1
        let before = table
        table[id] = 2
        #expect(before[id] == 1)
        #expect(table[id] == 2)
        #expect(table[ObjectID(index: 41)] == 0)
        #expect(table[ObjectID(index: 4000)] == 0)
    }

    @Test(arguments: [1, 8, 20, 40])
    func `A table keeps every state apart, however large states are`(words: Int) {
        // Tuples of different sizes make leaves of different lengths.
        func check<State: Sendable>(_ make: (Int) -> State, _ read: (State) -> Int) {
            var table = Table(initial: make(-1))
            var copies: [Table<State>] = []
            let numbers = (0..<3000).map { $0 * 7919 % 3001 }
            for number in numbers {
                if number % 100 == 0 { copies.append(table) }
                table[ObjectID(index: UInt32(number))] = make(number)
            }
            for number in numbers { #expect(read(table[UInt32(number)]) == number) }
            #expect(read(table[3001]) == -1)
            #expect(copies.allSatisfy { copy in numbers.allSatisfy { [-1, $0].contains(read(copy[UInt32($0)])) } })
            #expect(numbers.count { read(copies[0][UInt32($0)]) != -1 } == numbers.firstIndex { $0 % 100 == 0 })
        }
        typealias Eight = (Int, Int, Int, Int, Int, Int, Int, Int)
        let eight: Eight = (0, 0, 0, 0, 0, 0, 0, 0)
        switch words {
        case 1: check({ $0 }, { $0 })
        case 8: check({ ($0, eight) }, \.0)
        case 20: check({ ($0, eight, eight) }, \.0)
        default: check({ ($0, eight, eight, eight, eight) }, \.0)
        }
    }
}

@Suite struct ChunksTests {
    @Test func `elements come in order, and a copy stays as it was`() {
        var chunks = ChunkedArray<Int>()
        for number in 0..<500 { chunks.insert(number * 7 % 500) { $0 > number * 7 % 500 } }
        #expect(Array(chunks) == Array(0..<500))
        let copy = chunks
        #expect(chunks.removeFirst { $0 > 99 } == 100)
        #expect(chunks.removeFirst { $0 > 1_000 } == nil)
        #expect(chunks.removeAll { $0.isMultiple(of: 2) }.count == 249)
        #expect(Array(chunks) == (0..<500).filter { !$0.isMultiple(of: 2) })
        #expect(chunks.count == 250)
        #expect(Array(copy) == Array(0..<500))
    }

    @Test func `equal ones stay in the order in which they came`() {
        var chunks = ChunkedArray<(Int, Int)>()
        for number in 0..<300 { chunks.insert((number % 3, number)) { $0.0 > number % 3 } }
        #expect(chunks.map(\.1) == (0..<3).flatMap { rest in (0..<300).filter { $0 % 3 == rest } })
    }

    @Test func `a change costs a piece and not all`() {
        var chunks = ChunkedArray<Int>()
        for number in 0..<10_000 { chunks.append(number) }
        let earlier = chunks
        #expect(chunks.bytes(after: earlier) == 0)
        chunks.append(1)
        #expect(chunks.bytes(after: earlier) < 3_000)
        #expect(chunks.removeFirst { _ in true } == 0)
        #expect(chunks.bytes(after: earlier) < 4_000)
    }
}
