import Heap
import Interpreter
import Testing

@Suite struct HostTests {
    let kit = MiniKit()

    @Test func `a chain through a host's value is read, changed and written back`() throws {
        let run = kit.run(
            "let v = View(width: 3)\nv.frame.width += 4\nprint(v.frame.width)\nv.frame = Frame(x: 1, width: 2)\nprint(v.frame.width)")
        try run.run()
        #expect(kit.host.output == "7.0\n2.0\n")
        #expect(kit.log.lines == ["set frame", "set frame"])
    }

    @Test func `defaults of parameters and implicit members come from the host's types`() throws {
        let run = kit.run("let v = View()\nv.color = .red\nprint(v.frame.width, v.color == .red, v.color == .blue, v.color != nil)")
        try run.run()
        #expect(kit.host.output == "10.0 true false true\n")
        #expect(kit.host.refusals == [])
    }

    @Test func `a trailing closure matches forwards and an array literal makes an option set`() throws {
        let run = kit.run(
            """
            View.animate(duration: 1, options: [.loop, .back]) { print("now") } completion: { print("done", $0) }
            View.animate(duration: 2) { print("again") }
            """)
        try run.run()
        #expect(kit.log.lines == ["animate 1.0 3", "animate 2.0 0"])
        #expect(kit.host.output == "now\nagain\n")
        let kept = try #require(kit.log.kept.first)
        _ = try run.interpreter.call(kept, arguments: [.bool(true)])
        #expect(kit.host.output == "now\nagain\ndone true\n")
    }

    static let subclass = """
        class Screen: View {
            let title = "s"
            var loads = 0
            override func didLoad() { super.didLoad(); loads += 1; print("didLoad", title, frame.width) }
            deinit { print("gone") }
        }
        class Inner: Screen {}
        """

    @Test func `a class of the program adopts the host's object and overrides its methods`() throws {
        let run = kit.run(Self.subclass)
        try run.run()
        let mark = run.space.mark
        let value = try run.interpreter.instantiate("Inner", initializer: "init(width:)", arguments: [.double(5)])
        guard case .object(let id) = value else { return #expect(Bool(false), "no object") }
        run.space.retain(id)
        let override = try #require(run.interpreter.override(of: "didLoad()", on: id))
        #expect(override.location == SourceLocation(file: "main.swift", line: 4, column: 5))
        #expect(run.interpreter.override(of: "animate()", on: id) == nil)
        _ = try run.interpreter.call(override, on: id)
        #expect(kit.log.lines == ["View.didLoad"])
        #expect(kit.host.output == "didLoad s 5.0\n")
        #expect(run.interpreter.className(of: id) == "Inner")
        #expect(run.interpreter.isInstance(id, of: "Screen") && run.interpreter.isInstance(id, of: "View"))
        #expect(run.interpreter.isInstance(id, of: "Drawable") && !run.interpreter.isInstance(id, of: "Frame"))
        #expect(run.interpreter.describe(run.interpreter.property("loads", of: id) ?? .none) == "1")
        run.space.release(id)
        run.space.reap(from: mark)
        #expect(kit.host.output == "didLoad s 5.0\ngone\n")
    }

    @Test func `classes are described in order with their superclasses and members`() {
        let run = kit.run(Self.subclass)
        #expect(run.interpreter.classes.map(\.name) == ["Screen", "Inner"])
        #expect(run.interpreter.classes[1].superclasses == ["Screen", "View"])
        #expect(run.interpreter.classes[0].members.map(\.name) == ["title", "loads", "didLoad()", "deinit"])
    }

    @Test func `a closure that the host keeps keeps its captures`() throws {
        let run = kit.run("class A { deinit { print(\"gone\") } }\ndo { let a = A(); later { print(a === a) } }\nprint(\"end\")")
        try run.run()
        #expect(kit.host.output == "end\n")
        let kept = try #require(kit.log.kept.first)
        guard case .closure(let id) = kept else { return #expect(Bool(false), "no closure") }
        #expect(run.interpreter.edges(from: id).map(\.label) == ["[a]"])
        let mark = run.space.mark
        run.interpreter.release(kept)
        run.space.reap(from: mark)
        #expect(kit.host.output == "end\ngone\n")
    }

    @Test func `an array from the host is the program's`() throws {
        let run = kit.run("var n = View().names()\nn.append(\"c\")\nprint(n, n.count)")
        try run.run()
        #expect(kit.host.output == "[\"a\", \"b\", \"c\"] 3\n")
    }

    @Test func `a refusal goes on and an exception ends the run`() throws {
        let run = kit.run("let v = View()\nv.unknown()\nprint(\"on\")\nv.fail()\nprint(\"never\")")
        try run.run()
        #expect(kit.host.refusals == ["2: not supported: View.unknown()"])
        #expect(kit.host.output == "on\n")
        #expect(kit.host.traps == ["4: *** Terminating app due to uncaught exception 'Oops', reason: 'told to'"])
        #expect(run.interpreter.hasEnded)
    }

    @Test func `an expression is evaluated on an object with bindings`() throws {
        let run = kit.run(Self.subclass)
        try run.run()
        guard case .object(let id) = try run.interpreter.instantiate("Screen") else { return #expect(Bool(false), "no object") }
        run.space.retain(id)
        let text = try run.interpreter.evaluate(
            "title + suffix + \"\\(frame.width)\"", on: .object(id), bindings: [("suffix", .string("!"))])
        #expect(run.interpreter.describe(text) == "s!10.0")
        guard case .bool(true) = try run.interpreter.evaluate("loads == 0 && color == nil", on: .object(id)) else {
            return #expect(Bool(false), "not true")
        }
        let color = try run.interpreter.evaluate(".red", type: "Color")
        guard case .host(let value) = color else { return #expect(Bool(false), "no colour") }
        #expect(value == HostValue(typeName: "Color", "red"))
        _ = try run.interpreter.callMethod("didLoad()", on: .object(id))
        #expect(kit.host.output == "didLoad s 10.0\n")
    }
}
