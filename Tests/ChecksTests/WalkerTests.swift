import Checks
import Interpreter
import Projects
import Stage
import TestSupport
import Testing
import UIKit

@Suite struct `A walk through a program` {
    private func walked(_ text: String, as setting: Setting = Setting(world: .open)) throws -> Walker {
        let walker = Walker(try SceneProgram([Source(path: "Scene.swift", text: text)], root: nil), as: setting)
        for entry in try walker.entries() { try walker.walk(entry) }
        return walker
    }

    @Test func `touches what it can name, and is not ended by what it cannot`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                let button = UIButton(type: .system)
                let odd = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.setTitle("Save", for: .normal)
                    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
                    button.addTarget(self, action: #selector(save), for: .touchUpInside)
                    odd.setTitle(String(repeating: "long title ", count: 5_000), for: .normal)
                    odd.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
                    view.addSubview(button)
                    view.addSubview(odd)
                }
                @objc func save() { present(UIViewController(), animated: true) }
                func neverCalled() { print("never") }
            }
            final class Unused {
                func idle() { print("idle") }
            }
            """)
        #expect(walker.findings.isEmpty)
        let text = walker.coverage.text
        #expect(text.contains("# never made: Unused\n"))
        #expect(text.contains("# never ran: A.neverCalled(), Unused.idle()"))
        #expect(text.contains("1 of 2 classes made"))
    }

    @Test func `goes no further where each run takes too much`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    while true { _ = [3, 1, 2].sorted() }
                }
            }
            """)
        #expect(walker.findings.map(\.rule) == ["exception"])
        #expect(walker.coverage.text.contains("# walked no further, since each run takes too much: A\n# 2 runs"))
    }

    /// What a rule asks of each object is asked of the first hundred of a line: of all of them it took minutes.
    @Test(arguments: [
        "NotificationCenter.default.addObserver(forName: Notification.Name(\"a\"), object: nil, queue: nil) { _ in }",
        "let c = UIViewController(); addChild(c); view.addSubview(c.view)", "let a = Node(), b = Node(); a.other = b; b.other = a",
        "first.sink { _ in }.store(in: &kept)",
    ])
    func `finds what a line does four thousand times as it finds what it does once`(line: String) throws {
        func rules(times: Int) throws -> Set<String> {
            let text = """
                import Combine
                import UIKit
                final class Node { var other: Node? }
                final class A: UIViewController {
                    let first = PassthroughSubject<Int, Never>()
                    var kept: Set<AnyCancellable> = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for _ in 0..<\(times) { \(line) }
                    }
                }
                """
            let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting())
            return Set(Checks.findings(in: run).map(\.rule))
        }
        let once = try rules(times: 1)
        let often = try expectNoMinute { try rules(times: 4_000) }
        #expect(often == once)
    }

    @Test func `keeps to the system that is asked for`() throws {
        let text = """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    if #available(iOS 26, *) { print("new") } else { super.viewDidLoad() }
                }
            }
            """
        #expect(try walked(text).findings.map(\.rule) == ["missing-super"])
        let old = try #require(OSProfile.all.first { $0.name == "18" })
        #expect(try walked(text, as: Setting(world: .open, os: old)).findings.isEmpty)
    }

    @Test func `gives each finding the shortest run that shows it, and its command`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    view.addSubview(UILabel())
                }
            }
            """)
        let witness = try #require(walker.findings.first?.witness)
        #expect(walker.findings.map(\.rule) == ["repeated-work"])
        #expect(witness.setting.steps.count == 1)
        #expect(witness.command(["A B.swift"])?.hasPrefix("appear run 'A B.swift' --root A --in pushed --do ") == true)
        #expect(witness.command([])?.hasSuffix(" --at \(witness.event)") == true)
    }

    @Test func `answers each question that no file answers the other way once, and the finding says so`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if Session.isOn { present(UIViewController(), animated: true) }
                }
            }
            """)
        #expect(walker.findings.map(\.rule) == ["early-present"])
        #expect(walker.findings.first?.witness?.setting.assumptions.map(\.description) == ["Session.isOn"])
    }

    @Test func `takes for granted what only one container's run cannot do without`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                override var preferredStatusBarStyle: UIStatusBarStyle { Store.theme!.bar }
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
            }
            """)
        #expect(walker.findings.map(\.rule) == ["missing-super"])
        #expect(!walker.coverage.text.contains("ended early"))
    }

    @Test func `says where runs end early because of what stands for missing code`() throws {
        let walker = try walked(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(100 / Store.width)
                }
            }
            """)
        #expect(walker.findings.isEmpty)
        #expect(walker.coverage.text.contains(/# \d+ runs ended early at Scene\.swift:5: .*Division by zero/))
    }

    @Test func `takes no AppKit class for a controller of UIKit, and shows no search controller by itself`() throws {
        let walker = try walked(
            """
            import AppKit
            final class DetailViewController: NSViewController {
                override func viewDidLoad() { view.needsLayout = true }
            }
            final class MainWindowController: NSWindowController {
                override func windowDidLoad() {}
            }
            final class PhoneViewController: UIViewController {}
            final class PhoneSearchController: UISearchController {}
            """)
        #expect(try walker.entries() == ["PhoneViewController"])
    }

    /// A screen that a storyboard has as the root of a navigation controller shows the bar's toolbar, and nothing takes it back.
    @Test(arguments: [(false, 0), (true, 1)])
    func `pushes no controller that is only the first of its container`(isMadeByCode: Bool, count: Int) throws {
        let storyboard = Source(
            path: "App/Main.storyboard",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="N">
                    <scenes>
                        <scene sceneID="s1"><objects>
                            <navigationController id="N" sceneMemberID="viewController">
                                <navigationBar key="navigationBar" id="B"/>
                                <connections><segue destination="F" kind="relationship" relationship="rootViewController" id="r"/></connections>
                            </navigationController>
                        </objects></scene>
                        <scene sceneID="s2"><objects>
                            <viewController id="F" customClass="FeedsViewController" customModule="App" sceneMemberID="viewController">
                                <view key="view" id="V"/>
                            </viewController>
                        </objects></scene>
                    </scenes>
                </document>
                """)
        let code = Source(
            path: "App/Feeds.swift",
            text: """
                import UIKit
                final class FeedsViewController: UIViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        navigationController?.isToolbarHidden = false
                    }
                }
                \(isMadeByCode ? "func show(in stack: UINavigationController) { stack.pushViewController(FeedsViewController(), animated: true) }" : "")
                """)
        let walker = Walker(try SceneProgram(surveying: [code, storyboard]), rules: ["not-restored"])
        for entry in try walker.entries() { try walker.walk(entry) }
        #expect(walker.findings.count == count)
    }

    @Test(arguments: [false, true])
    func `asks fewer rules of a project, and says which`(isProject: Bool) throws {
        let code = Source(
            path: "App/Quote.swift",
            text: """
                import UIKit
                final class QuoteViewController: UIViewController {
                    let label = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
                        label.alpha = 0
                        view.addSubview(label)
                        UIView.animate(withDuration: 1) { self.label.alpha = 1 }
                    }
                }
                """, isFound: true)
        let project = Source(path: "App.xcodeproj/project.pbxproj", text: "// !$*UTF8*$!\n{ objects = {}; }", isFound: true)
        let walker = Walker(try SceneProgram(surveying: isProject ? [code, project] : [code]))
        for entry in try walker.entries() { try walker.walk(entry) }
        #expect(walker.findings.map(\.rule) == (isProject ? [] : ["early-animation"]))
        let line = "# not asked of a project, where fewer than three in four of their findings are right: early-animation, flash, "
        #expect(walker.coverage.text.contains(line) == isProject)
    }
}
