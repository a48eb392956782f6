import Projects
import Stage
import Testing
import UIKit

/// What Swift can only read and apps set all the same, by the keys of private setters.
@Suite struct PrivateKeysTests {
    @Test func `a tab bar of the program's takes the bar's place by its key`() {
        let lines = ScriptRun(
            """
            import UIKit
            class Bar: UITabBar {}
            class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setValue(Bar(), forKey: "tabBar")
                    viewControllers = [UIViewController(), UIViewController()]
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let bars = view.subviews.filter { $0 is UITabBar }
                    print(tabBar is Bar, tabBar.items?.count ?? 0, tabBar.superview === view, bars.count, tabBar.frame.width)
                }
            }
            """
        ).show("Tabs")
        #expect(lines == ["true 2 true 1 393.0"])
    }

    @Test func `a button's type is set by its key`() throws {
        let code = """
            import UIKit
            class Rounded: UIButton {}
            class A: UIViewController {
                override func viewDidLoad() {
                    let button = Rounded(type: .system)
                    button.setValue(UIButton.ButtonType.custom.rawValue, forKey: "buttonType")
                    print(button.buttonType == .custom)
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: code)], setting: Setting())
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true"])
        #expect(run.recording.events.allSatisfy { $0.kind != .exception })
    }

    @Test func `code that turns the device by its key turns it until iOS 15, and is told off after`() throws {
        let code = """
            import UIKit
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
                    print(UIDevice.current.orientation == .landscapeLeft)
                }
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    print(size.width > size.height)
                }
            }
            """
        let fifteen = try #require(OSProfile.all.first { $0.version == 15 })
        let old = try Run(sources: [Source(path: "A.swift", text: code)], setting: Setting(os: fifteen))
        #expect(old.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true", "true"])
        let new = try Run(sources: [Source(path: "A.swift", text: code)], setting: Setting())
        #expect(new.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["false"])
        #expect(new.recording.events.contains { $0.kind == .console && $0.text?.hasPrefix("BUG IN CLIENT OF UIKIT") == true })
    }
}
