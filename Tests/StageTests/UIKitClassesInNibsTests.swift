import Stage
import Testing

/// Views of an interface file whose class is one of UIKit's, and pictures of the whole screen.
@Suite struct UIKitClassesInNibsTests {
    /// Fidelity: documented in Xcode's help (Identity inspector: a custom class may be any subclass of the object's).
    @Test func `a view that names a class of UIKit's is one`() throws {
        func view(_ id: String, _ name: String) -> String {
            """
            <view contentMode="scaleToFill" id="\(id)" customClass="\(name)"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/></view>
            """
        }
        let code = Source(
            path: "Page.swift",
            text: """
                import UIKit
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(view.subviews[0] is UIInputView, view.subviews[1] is UIControl, view.subviews[2] is UIControl)
                    }
                }
                """)
        let scene = Board.scene(1, "Page", subviews: view("a", "UIInputView") + view("b", "UIControl") + view("c", "Missing"))
        let events = try Run(sources: [code, Board.storyboard(scene)], setting: Setting()).recording.events
        #expect(events.filter { $0.kind == .print }.compactMap(\.text) == ["true true false"])
        #expect(events.filter { $0.kind == .console }.compactMap(\.text) == ["Unknown class Missing in Interface Builder file."])
    }

    /// Fidelity: documented UIScreen.snapshotView(afterScreenUpdates:), UIImage.init(systemName:compatibleWith:).
    @Test func `a screen gives a picture of itself, and a symbol comes for an environment`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let picture = UIScreen.main.snapshotView(afterScreenUpdates: false)
                    print(picture.frame == UIScreen.main.bounds, picture.superview == nil)
                    print(UIImage(systemName: "star", compatibleWith: traitCollection) != nil)
                }
            }
            """
        ).show("A")
        #expect(lines == ["true true", "true"])
    }
}
