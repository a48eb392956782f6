import Stage
import Testing
import UIKit

/// What the program gives to UIKit's classes and protocols in extensions.
@Suite struct `Extensions of UIKit's classes` {
    /// What is heard while a controller of class `A` with these members is shown.
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun("import UIKit\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A")
    }

    @Test func `self in a static member is the class that it is asked of`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(UILabel.plainName, UITableViewCell.nextName, A.plainName, B.nextName)
                print(UILabel.label(), A.label())
            }
            """,
            """
            extension UIResponder {
                static var plainName: String { String(describing: self) }
                static var nextName: String { "next to \\(plainName)" }
                static func label() -> String { "\\(self) \\(Self.self)" }
            }
            class B: UIView {}
            """)
        #expect(lines == ["UILabel next to UITableViewCell A next to B", "UILabel UILabel A A"])
    }

    @Test func `what a protocol of UIKit's is given, all its classes have`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(A.className, UILabel.className, B.className, Self.className)
                print(named, self.named, B().named, UILabel().named)
                print(UISwitch().isControl, A.ownName)
            }
            """,
            """
            extension NSObjectProtocol {
                static var className: String { String(describing: self) }
                static var ownName: String { "\\(Self.self)" }
                var named: String { "a \\(type(of: self).className)" }
            }
            extension NSObjectProtocol where Self: UIControl {
                var isControl: Bool { true }
            }
            class B: NSObject {}
            """)
        #expect(lines == ["A UILabel B A", "a A a A a B a UILabel", "true A"])
    }
}
