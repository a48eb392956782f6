import Checks
import Interpreter
import Projects
import Stage
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
}
