import Stage
import Testing
import UIKit

/// Colours as they are at a time.
@Suite struct CurrentColourTests {
    @Test func `a dynamic colour gives layers what it is under the current traits`() throws {
        let seen = try Observation(
            """
            class Pane: UIView {
                let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    print("layout", color.cgColor.components!)
                }
                override func draw(_ rect: CGRect) { print("draw", color.cgColor.components!) }
            }
            class A: UIViewController {
                let pane = Pane(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                let brand = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(pane)
                    pane.layer.borderColor = brand.cgColor
                    let dark = UITraitCollection(userInterfaceStyle: .dark)
                    dark.performAsCurrent { print("dark", brand.cgColor.components!) }
                }
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    print("change", brand.cgColor.components!, pane.layer.borderColor!.components!)
                }
            }
            """, ["style dark"])
        #expect(
            seen.printed == [
                "dark [1.0, 1.0]", "layout [0.0, 0.0, 1.0, 1.0]", "draw [0.0, 0.0, 1.0, 1.0]", "change [1.0, 1.0] [0.0, 1.0]",
                "layout [1.0, 0.0, 0.0, 1.0]", "draw [1.0, 0.0, 0.0, 1.0]",
            ])
    }

    @Test func `what says a dynamic colour is asked when the colour is first drawn, and let go of then`() throws {
        let seen = try Observation(
            """
            class Mark { deinit { print("mark dies") } }
            final class Looks {
                static let shared = Looks()
                lazy var theme: [String: UIColor] = ["title": brand]
                lazy var brand = UIColor { traits in
                    print("asked", traits.userInterfaceStyle == .dark, Looks.shared.theme.count)
                    return .red
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let mark = Mark()
                    let color = UIColor { [mark] _ in
                        _ = mark
                        return .green
                    }
                    print("made", Looks.shared.theme["title"]!)
                    view.backgroundColor = Looks.shared.brand
                    print("set", view.backgroundColor == Looks.shared.brand)
                    print("resolved", color.resolvedColor(with: traitCollection) == .green)
                }
            }
            """)
        #expect(
            seen.printed == ["made UIColor(dynamicProvider:)", "asked false 1", "asked true 1", "set true", "resolved true", "mark dies"])
    }

    @Test func `greys have two parts, and two colours halves`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    print(UIColor.white.cgColor.components!, UIColor(white: 0.5, alpha: 1).cgColor.numberOfComponents)
                    print(UIColor.orange.cgColor.components!, UIColor.purple.cgColor.components!, UIColor.red.cgColor.numberOfComponents)
                }
            }
            """
        ).show("A")
        #expect(lines == ["[1.0, 1.0] 2", "[1.0, 0.5, 0.0, 1.0] [0.5, 0.0, 0.5, 1.0] 4"])
    }
}
