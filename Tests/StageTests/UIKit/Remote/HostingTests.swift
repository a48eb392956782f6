import Stage
import Testing
import UIKit

/// Controllers that show what is not simulated.
@Suite struct `A hosting controller` {
    @Test func `is a controller like any other, whose view is empty, which is told once`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            import SwiftUI
            struct Hello: View {
                let model: Model
                var body: some View { Text("hi").padding() }
            }
            final class Model { deinit { print("model gone") } }
            final class Own: UIHostingController<Hello> {
                override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let host = UIHostingController(rootView: Text("x"))
                    addChild(host)
                    host.view.frame = view.bounds
                    view.addSubview(host.view)
                    host.didMove(toParent: self)
                    print(children.count, host.view.superview === view)
                }
                func show() {
                    let own = Own(rootView: Hello(model: Model()))
                    own.modalPresentationStyle = .fullScreen
                    present(own, animated: true) { print("shown") }
                }
                func hide() { dismiss(animated: true) { print("hidden") } }
            }
            """, ["call A.show", "call A.hide"], root: "A", world: .open)
        let lines = run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
            .filter { $0 != "Text(_:)" }
        #expect(
            lines == [
                "SwiftUI: an empty view stands for what UIHostingController would show", "1 true", "loaded", "appeared",
                "shown",
                "hidden", "model gone",
            ])
    }
}
