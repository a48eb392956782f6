import Stage
import Testing
import UIKit

/// Bars of the program's own classes, and what text fields have in private.
@Suite struct NavigationBarClassTests {
    @Test func `a navigation controller makes its bars of the classes that it is given`() {
        let lines = ScriptRun(
            """
            import UIKit
            final class Bar: UINavigationBar {
                override init(frame: CGRect) { super.init(frame: frame); print("bar") }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Tools: UIToolbar {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let page = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
                    page.setViewControllers([UIViewController()], animated: false)
                    print(page.navigationBar is Bar, page.toolbar is Tools, page.viewControllers.count)
                    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
                    print(type(of: plain.navigationBar) == UINavigationBar.self)
                }
            }
            """
        ).show("A")
        #expect(lines == ["bar", "true true 1", "true"])
    }

    @Test func `a text field's button that clears it is no view here, and no exception`() {
        let lines = ScriptRun(
            """
            import UIKit
            final class Field: UITextField {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if let button = Field().value(forKey: "clearButton") as? UIButton { print(button) }
                    print("on")
                }
            }
            """
        ).show("A")
        #expect(lines.last == "on")
        #expect(lines.count == 2)
    }

    @Test func `the library's own code means the library's own members`() {
        let lines = ScriptRun(
            """
            import UIKit
            extension BidirectionalCollection {
                func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? { print("mine"); return nil }
            }
            extension String {
                init<T: Encodable>(_ encodable: T) throws { print("mine"); self = "x" }
            }
            final class A: UIViewController {
                @objc dynamic var width = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addObserver(self, forKeyPath: "width", options: [], context: nil)
                    removeObserver(self, forKeyPath: "width")
                    let text = "ab"
                    let some = try! NSRegularExpression(pattern: "a")
                    print(some.numberOfMatches(in: text, options: [], range: NSRange(text.startIndex..<text.endIndex, in: text)))
                    print([1, 2].lastIndex(where: { $0 == 1 }) ?? 7)
                }
            }
            """
        ).show("A")
        #expect(lines == ["1", "mine", "7"])
    }

    /// Nothing changes where the bar is hidden already, so that laying out comes to an end.
    @Test func `a bar that is hidden again and again changes nothing`() {
        let lines = ScriptRun(
            """
            import UIKit
            final class Flow: UINavigationController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    setNavigationBarHidden(true, animated: false)
                    print("laid out")
                }
            }
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    present(Flow(rootViewController: UIViewController()), animated: false)
                }
            }
            """
        ).show("A")
        #expect(lines.first == "laid out" && lines.count < 5, "\(lines)")
    }
}
