import Testing

/// The package Then, for a program that imports it: its closures run.
@Suite struct ThenTests {
    private static let program = """
        import UIKit
        import Then
        struct Model: Then { var number = 1 }
        let label = UILabel().then { $0.text = "set"; $0.numberOfLines = 2 }
        print(label.text ?? "none", label.numberOfLines)
        let frame = CGRect.zero.with { $0.size.width = 3 }
        print(Model().with { $0.number = 5 }.number, frame.width, [1, 2].with { $0.append(3) })
        label.do { print($0.numberOfLines) }
        """

    @Test func `what is set up by its closures is so`() {
        #expect(ScriptRun(Self.program).runTopLevel() == ["set 2", "5 3.0 [1, 2, 3]", "2"])
    }

    @Test func `a program's own sources of it are meant`() {
        let own = """
            protocol Then {}
            extension Then {
                func then(_ block: (Self) -> Void) -> Self { print("own"); block(self); return self }
                func with(_ block: (inout Self) -> Void) -> Self { var copy = self; block(&copy); return copy }
                func `do`(_ block: (Self) -> Void) { block(self) }
            }
            extension NSObject: Then {}
            extension CGRect: Then {}
            extension Array: Then {}

            """
        #expect(ScriptRun(own + Self.program).runTopLevel().first == "own")
    }

    @Test func `without its import a closure of that name is not called`() {
        let printed = ScriptRun(Self.program.replacing("import Then\n", with: "").replacing(": Then", with: ": Equatable")).runTopLevel()
        #expect(printed.first != "set 2")
    }
}
