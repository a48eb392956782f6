import Testing

/// Methods that are named and not called: of UIKit's objects and of what the program's extensions give those.
@Suite struct MethodValueTests {
    @Test func `a method of an object of UIKit's is a value`() {
        let printed = ScriptRun(
            """
            import UIKit
            let (box, first, second, stack) = (UIView(), UILabel(), UILabel(), UIStackView())
            [first, second].forEach(box.addSubview)
            print(box.subviews.count)
            let add = stack.addArrangedSubview
            add(first)
            print(box.subviews.count, stack.arrangedSubviews.count)
            """
        ).runTopLevel()
        #expect(printed == ["2", "1 1"])
    }

    @Test func `so is one that an extension gives, and of several the one with as many parameters`() {
        let printed = ScriptRun(
            """
            import UIKit
            extension UILabel {
                func say(_ text: String) -> String { "\\(self.text ?? ""): \\(text)" }
                func say(_ text: String, twice other: String) -> String { say(text) + other }
            }
            let label = UILabel()
            label.text = "label"
            ["x", "y"].map(label.say).forEach { print($0) }
            let two: (String, String) -> String = label.say
            print(two("a", "b"))
            """
        ).runTopLevel()
        #expect(printed == ["label: x", "label: y", "label: ab"])
    }
}
