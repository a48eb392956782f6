import Interpreter
import Testing

/// Every program here is accepted by the compiler and ends by `-enforce-exclusivity=checked` at the line of the second access.
@Suite struct ExclusiveAccessTests {
    private func traps(_ source: String) throws -> [String] {
        let run = Run(source)
        try run.run()
        return run.host.traps
    }

    private func overlap(_ name: String, line: Int) -> [String] {
        ["\(line): Simultaneous accesses to '\(name)', but modification requires exclusive access"]
    }

    @Test func `an inout argument holds a global, of which a closure reads`() throws {
        let source = """
            var a = [1, 2, 3]
            func change(_ x: inout Int, _ f: () -> Void) { f(); x += 1 }
            change(&a[0]) {
                print(a.count)
            }
            """
        #expect(try traps(source) == overlap("a", line: 4))
    }

    @Test func `an inout argument holds a global number, to which a function writes`() throws {
        let source = """
            var total = 1
            func reset() {
                total = 0
            }
            func change(_ x: inout Int) { reset(); x += 1 }
            change(&total)
            """
        #expect(try traps(source) == overlap("total", line: 3))
    }

    @Test func `a mutating method holds the struct that it is called on`() throws {
        let source = """
            struct Counter { var n = 1; mutating func change(_ f: () -> Void) { f(); n += 1 } }
            var c = Counter()
            c.change {
                print(c.n)
            }
            """
        #expect(try traps(source) == overlap("c", line: 4))
    }

    @Test func `an inout argument holds a variable that a nested function captures`() throws {
        let source = """
            func outer() {
                var n = 1
                func add(_ x: inout Int) {
                    x += n
                }
                add(&n)
            }
            outer()
            """
        #expect(try traps(source) == overlap("n", line: 4))
    }

    @Test(arguments: ["sort { x, y in", "removeAll { _ in", "partition { _ in"])
    func `a list is held while the library changes it`(call: String) throws {
        let result = call.contains("y") ? "x < y" : "false"
        let source = """
            var list = [3, 1, 2]
            list.\(call)
                list.count > 0 && \(result)
            }
            """
        #expect(try traps(source) == overlap("list", line: 3))
    }

    @Test func `a property of an object is held, its neighbours are not`() throws {
        let source = """
            final class Model {
                var names = ["a"]
                var count = 0
                func grow() { change(&count) }
                func change(_ x: inout Int) {
                    x += names.count
                    x += count
                }
            }
            Model().grow()
            """
        #expect(try traps(source) == overlap("count", line: 7))
    }

    @Test func `a property that is held is not written either`() throws {
        let source = """
            final class Model { var names = ["a"] }
            let model = Model()
            func change(_ x: inout [String]) {
                model.names = []
            }
            change(&model.names)
            """
        #expect(try traps(source) == overlap("names", line: 4))
    }

    @Test func `a static property is held by two inout arguments at once`() throws {
        let source = """
            struct Store { static var items = [1, 2] }
            func both(_ x: inout [Int], _ f: () -> Void) { f() }
            func again() {
                both(&Store.items) {}
            }
            both(&Store.items, again)
            """
        #expect(try traps(source) == overlap("items", line: 4))
    }

    @Test(arguments: ["final class Box { var pair = (1, 2) }\nlet box = Box()\n", "struct Box { var pair = (1, 2) }\nvar box = Box()\n"])
    func `two parts of one property are two accesses to it`(box: String) throws {
        let source = """
            \(box)swap(&box.pair.0, &box.pair.1)
            """
        #expect(try traps(source) == overlap(box.contains("class") ? "pair" : "box", line: 3))
    }
}
