import Stage
import Testing
import UIKit

/// What is set on the proxy of a class, and what of it instances take.
@Suite struct `Appearance proxies` {
    private func heard(_ text: String, _ steps: [String] = [], in container: Setting.Container = .root) throws -> [String] {
        try Scenes.run("import UIKit\n" + text, steps, in: container).recording.events
            .filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `an instance takes the looks of its class as it comes into a window, and keeps its own`() throws {
        let lines = try heard(
            """
            final class Badge: UILabel {}
            final class A: UIViewController {
                let plain = UILabel()
                let own = UILabel()
                let badge = Badge()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UILabel.appearance().textColor = .red
                    UILabel.appearance().numberOfLines = 3
                    Badge.appearance().numberOfLines = 5
                    own.textColor = .blue
                    for label in [plain, own, badge] { view.addSubview(label) }
                    print(plain.textColor == .red, UILabel.appearance().textColor == .red)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(plain.textColor == .red, own.textColor == .blue, own.numberOfLines, badge.textColor == .red, badge.numberOfLines)
                    UILabel.appearance().textColor = .green
                    print(plain.textColor == .red)
                    let late = UILabel()
                    view.addSubview(late)
                    print(late.textColor == .green, late.numberOfLines)
                }
            }
            """)
        #expect(lines == ["false true", "true true 3 true 5", "true", "true 3"])
    }

    @Test func `looks of a class in others are for instances in those, from the inside out`() throws {
        let lines = try heard(
            """
            final class Box: UIView {}
            final class Outer: UIView {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UILabel.appearance().textColor = .red
                    UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
                    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Outer.self]).textColor = .green
                    UILabel.appearance(whenContainedInInstancesOf: [A.self]).numberOfLines = 4
                    let labels = (0..<3).map { _ in UILabel() }
                    let box = Box()
                    let inner = Box()
                    let outer = Outer()
                    view.addSubview(labels[0])
                    view.addSubview(box)
                    box.addSubview(labels[1])
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    inner.addSubview(labels[2])
                    self.labels = labels
                }
                var labels: [UILabel] = []
                func ask() {
                    print(labels[0].textColor == .red, labels[1].textColor == .blue, labels[2].textColor == .green, labels[2].numberOfLines)
                }
            }
            """, ["call A.ask"])
        #expect(lines == ["true true true 4"])
    }

    @Test func `bars and their buttons have looks, methods with arguments too`() throws {
        let lines = try heard(
            """
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let look = UINavigationBarAppearance()
                    look.backgroundColor = .red
                    let later = UINavigationBar.appearance()
                    later.standardAppearance = look
                    later.tintColor = .green
                    UIBarButtonItem.appearance().tintColor = .blue
                    UIButton.appearance().setTitleColor(.red, for: .normal)
                    UIButton.appearance().setTitleColor(.blue, for: .highlighted)
                    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
                }
                func ask() {
                    let navigation = UINavigationController(rootViewController: UIViewController())
                    present(navigation, animated: false) {
                        let bar = navigation.navigationBar
                        print(bar.standardAppearance.backgroundColor == .red, bar.tintColor == .green)
                    }
                    let button = UIButton()
                    view.addSubview(button)
                    print(button.titleColor(for: .normal) == .red, button.titleColor(for: .highlighted) == .blue)
                    navigationController?.navigationBar.setNeedsLayout()
                    navigationController?.navigationBar.layoutIfNeeded()
                    print(navigationItem.rightBarButtonItem?.tintColor == .blue)
                }
            }
            """, ["call A.ask"], in: .navigation)
        #expect(lines == ["true true", "true", "true true"])
    }

    @Test func `what a proxy does not know is refused`() throws {
        let lines = try heard(
            """
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UILabel.appearance().sizeToFit()
                    print("on")
                }
            }
            """)
        #expect(lines == ["not supported: 'sizeToFit()' of what stands for all instances", "on"])
    }
}
