import Projects
import Stage
import Testing
import UIKit

/// Published recordings of views, run as scenes.
@Suite struct `Recordings of views` {
    /// The callbacks of the scene's own view, in order.
    private func told(_ run: Run, after index: Int = 0) -> [String] {
        run.recording.callbacks.filter { event in
            event.index > index && event.object.map(run.recording.typeName) == "V"
        }.map(\.name)
    }

    @Test func `view-remove-2019`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class V: UIView {
                override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
                deinit {}
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(V(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
                }
                func remove() { view.subviews.first?.removeFromSuperview() }
            }
            """, ["call A.remove"])
        let step = try #require(run.recording.events.first { $0.kind == .input }).index
        #expect(
            told(run, after: step) == [
                "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()", "deinit",
            ])
    }

    @Test func `view-access-in-init-catalyst26`() throws {
        let run = try Run(
            sources: [
                Source(
                    path: "Scene.swift",
                    text: """
                        import UIKit

                        final class A: UIViewController {
                            init() {
                                super.init(nibName: nil, bundle: nil)
                                view.backgroundColor = .red
                            }
                            required init?(coder: NSCoder) { fatalError() }
                        }
                        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                            var window: UIWindow?
                            func scene(
                                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                            ) {
                                guard let scene = scene as? UIWindowScene else { return }
                                let a = A()
                                print("init.returned")
                                window = UIWindow(windowScene: scene)
                                window?.rootViewController = a
                                print("window.rootViewController=")
                                window?.makeKeyAndVisible()
                            }
                        }
                        """)
            ], setting: Setting())
        let lines = run.recording.events.compactMap { event -> String? in
            if event.kind == .print { return "@\(event.text ?? "")" }
            guard event.kind == .callback, ["loadView()", "viewDidLoad()"].contains(event.name) else { return nil }
            return event.object.map { "\(run.recording.typeName(of: $0)).\(event.name.prefix { $0 != "(" })" }
        }
        #expect(lines == ["A.loadView", "A.viewDidLoad", "@init.returned", "@window.rootViewController="])
    }

    /// The list has questions to the view as well (`intrinsicContentSize` and the like), which are no events here, and is older than two of
    /// today's callbacks.
    @Test func `view-full-list`() throws {
        let view = """
            <view contentMode="scaleToFill" id="v-1" customClass="V"><rect key="frame" x="0" y="0" width="40" height="40"/></view>
            """
        let run = try Board.run(
            """
            class A: UIViewController {}
            class V: UIView {
                override func updateConstraints() { super.updateConstraints() }
                override func draw(_ rect: CGRect) {}
            }
            """, Board.storyboard(Board.scene(1, "A", subviews: view)))
        var list: [String] = []
        let later: Set = ["layoutMarginsDidChange()", "safeAreaInsetsDidChange()", "updateProperties()"]
        for name in told(run) where !list.contains(name) && !later.contains(name) { list.append(name) }
        #expect(
            list == [
                "init(coder:)", "willMove(toSuperview:)", "didMoveToSuperview()", "awakeFromNib()", "willMove(toWindow:)",
                "didMoveToWindow()", "updateConstraints()", "layoutSubviews()", "draw(_:)",
            ])
    }
}
