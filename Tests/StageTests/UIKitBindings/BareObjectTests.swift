import Stage
import Testing
import UIKit

/// What UIKit's classes are made by where nothing is passed: an initialiser of their own, never the one of the class above.
@Suite struct `Objects made by nothing` {
    private func heard(_ body: String) throws -> [String] {
        try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
            }
            """, world: .open
        ).recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test(arguments: [
        "Timer", "NSLayoutConstraint", "UINavigationItem", "UIMenu", "UIBlurEffect", "UISwipeActionsConfiguration", "CABasicAnimation",
        "CAKeyframeAnimation", "UICubicTimingParameters", "UIViewPropertyAnimator", "UIContextMenuConfiguration", "UserDefaults",
        "HTTPURLResponse",
    ])
    func `An object is of the class that was asked for`(name: String) throws {
        #expect(try heard("let object = \(name)(); print(type(of: object))") == [name])
    }

    @Test func `What nothing makes is refused by its name, and no object of the class above stands for it`() throws {
        let heard = try heard("print(type(of: UIPresentationController()))")
        #expect(heard.first?.contains("UIPresentationController") == true)
        #expect(!heard.contains("NSObject"))
    }

    @Test func `What variables hold before their first timer and constraint can be stopped and switched off`() throws {
        let heard = try heard(
            """
            var timer = Timer()
            print(timer.isValid)
            timer.invalidate()
            var height = NSLayoutConstraint()
            height.isActive = false
            height.constant = 12
            print(height.isActive, height.constant, height.firstItem == nil)
            let item = UINavigationItem()
            item.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
            print(item.title as Any, item.leftBarButtonItem?.title as Any)
            """)
        #expect(heard == ["false", "false 12.0 true", #"nil Optional("Back")"#])
    }

    @Test func `Defaults made by nothing, and by no suite's name, are the app's; a suite's are the same wherever they are made`() throws {
        let heard = try heard(
            """
            UserDefaults().set(3, forKey: "tries")
            print(UserDefaults.standard.integer(forKey: "tries"), UserDefaults(suiteName: nil)?.integer(forKey: "tries") as Any)
            UserDefaults(suiteName: "group.own")?.set("red", forKey: "colour")
            print(UserDefaults(suiteName: "group.own")?.string(forKey: "colour") as Any)
            print(UserDefaults(suiteName: "group.other")?.string(forKey: "colour") as Any, UserDefaults.standard.string(forKey: "colour") as Any)
            print(UserDefaults() == UserDefaults.standard)
            """)
        #expect(heard == ["3 Optional(3)", #"Optional("red")"#, "nil nil", "false"])
    }

    // Seen before: "Unable to activate constraint with anchors (null) and (null)", as one between nothing stood for it.
    @Test func `A constraint that code of which nothing is known makes is a placeholder, which can be activated`() throws {
        let heard = try heard(
            """
            let pin: NSLayoutConstraint = Pins.top(of: view)
            pin.isActive = true
            NSLayoutConstraint.activate([pin, Pins.left(of: view)])
            print("goes on")
            """)
        #expect(heard.last == "goes on")
    }
}
