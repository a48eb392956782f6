import Stage
import Testing
import UIKit

/// What is taken for a superclass that is declared nowhere.
@Suite struct PlaceholderSuperclassTests {
    @Test func `an unknown superclass is the one that has what is overridden`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: Screen, Themed {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    super.configure()
                    print("loaded", view.bounds.width > 0, theme == nil)
                    view.addSubview(Dial(frame: .zero))
                }
            }
            class Dial: Gauge {
                override func layoutSubviews() { super.layoutSubviews(); print("dial") }
            }
            """
        ).show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["loaded true true", "dial"])
        #expect(lines.contains("placeholder at 2: Screen, taken for a UIViewController"))
        #expect(lines.contains("placeholder at 10: Gauge, taken for a UIView"))
    }

    @Test func `an unknown superclass that is another module's, is cut short or ends as a view's does is found all the same`() {
        let lines = ScriptRun(
            """
            import UIKit
            class Crop: Cropping.CropViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("crop") }
            }
            class List: _MessageListVC {
                override func setUp() { super.setUp() }
            }
            class Chat: BaseChatWithToolbar {
                override func viewDidLoad() { super.viewDidLoad(); print("chat", view.bounds.width > 0) }
            }
            class Strip: PlainToolbar {
                override func layoutSubviews() { super.layoutSubviews() }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for other in [Crop(), List(), Chat()] as [UIViewController] {
                        addChild(other)
                        view.addSubview(other.view)
                    }
                    print(Strip() is UIToolbar)
                }
            }
            """
        ).show("A")
        let unknown = "refusal: List.setUp() is never called: UIViewController has nothing of that name here"
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == [unknown, "crop", "chat true", "true"])
        #expect(lines.contains { $0.hasSuffix("BaseChatWithToolbar, taken for a UIViewController") })
    }
}
