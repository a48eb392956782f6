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

    @Test func `a method that is named on a type of UIKit's takes the object first`() {
        let printed = ScriptRun(
            """
            import UIKit
            extension UIView { func leave() { removeFromSuperview() } }
            let (box, first, second, third) = (UIView(), UILabel(), UILabel(), UILabel())
            [first, second, third].forEach(box.addSubview)
            UIView.removeFromSuperview(first)()
            print(box.subviews.count)
            let remove = UIView.removeFromSuperview
            remove(second)()
            print(box.subviews.count)
            UIView.leave(third)()
            print(box.subviews.count)
            """
        ).runTopLevel()
        #expect(printed == ["2", "1", "0"])
    }

    @Test func `an initialiser of a type of UIKit's is a value by its labels`() {
        let printed = ScriptRun(
            """
            import UIKit
            extension UILabel { convenience init(text: String) { self.init(); self.text = text } }
            print(["x", "y"].map(UILabel.init(text:)).compactMap(\\.text))
            print(["star", "heart"].compactMap(UIImage.init(systemName:)).count)
            let shade: (CGFloat, CGFloat) -> UIColor = UIColor.init(white:alpha:)
            print(shade(0, 1) == UIColor(white: 0, alpha: 1))
            """
        ).runTopLevel()
        #expect(printed == [#"["x", "y"]"#, "2", "true"])
    }
}
