import Stage
import Testing
import UIKit

/// What an object has that stands for another: what code reads of it, until the app goes on.
@Suite struct StandInAnswerTests: EntrySuite {
    let root: String? = "A"

    @Test func `what stands for an object is given what code reads of it`() throws {
        let run = try run(
            """
            protocol Device { var number: Int! { get } }
            class Lamp: Device { var number: Int! }
            extension UIViewController {
                func show(_ device: Device) { print("number", device.number + 1) }
            }
            class A: UIViewController {
                override func viewDidLoad() { show(Bench.device) }
            }
            """)
        #expect(told(run) == ["number 1"])
        #expect(placeholders(run).contains { $0.hasPrefix("Lamp.number") })
    }

    @Test func `what stands for the app's delegate has the stage's window`() throws {
        let run = try run(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    print(delegate.window!.rootViewController === self, delegate.window === view.window)
                }
            }
            """)
        #expect(told(run) == ["true true"])
        #expect(placeholders(run).contains("AppDelegate.window, the stage's"))
    }

    @Test func `what stands for the app's delegate has the controller on the stage where it must have one of its class`() throws {
        let run = try run(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var home: A!
                var other: B!
                var last: A?
            }
            class B: UIViewController {}
            class A: UIViewController {
                static var shared: A { (UIApplication.shared.delegate as! AppDelegate).home }
                override func viewDidAppear(_ animated: Bool) {
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    print(A.shared === self, delegate.other == nil, delegate.last == nil)
                }
            }
            """)
        #expect(told(run) == ["true true true"])
        #expect(placeholders(run).contains("AppDelegate.home, which is set from outside"))
    }

    @Test func `what stands for an object has what the app unwraps of it, and is of the subclass that the app takes it for`() throws {
        let run = try run(
            """
            class Message { var name: String?; var text: String? }
            class Panel { var title = "" }
            final class ListPanel: Panel { var row = 4 }
            class A: UIViewController {
                var message: Message?
                var panel: Panel!
                var list: ListPanel! { panel as? ListPanel }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(message!.name!.isEmpty, message!.text ?? "no text")
                    print(list.row)
                }
            }
            """)
        #expect(told(run) == ["true no text", "4"])
        #expect(placeholders(run).contains("Message.name, which is set from outside"))
        #expect(placeholders(run).contains("Panel as ListPanel, not nil"))
    }

    @Test func `what stands for a generic superclass's parameter is of its type`() throws {
        let text = """
            class Typed<Content: UIView>: UIViewController {
                let content: Content
                init(make: @escaping @autoclosure () -> Content) {
                    content = make()
                    super.init(nibName: nil, bundle: nil)
                }
                @available(*, unavailable)
                required init?(coder: NSCoder) { fatalError() }
                override func loadView() {
                    view = content
                    view.clipsToBounds = true
                }
            }
            final class Face: UIView { let button = UIButton(type: .system) }
            final class A: Typed<Face> {
                override func viewDidLoad() { print(type(of: content), view === content, content.button.isEnabled) }
            }
            """
        #expect(told(try run(text)) == ["Face true true"])
        // Where nothing is known of it, the view is one all the same.
        let head = "final class A: Typed<Face> {"
        let plain = text.replacing(head, with: head + "\ninit() { super.init(make: Session.face) }")
        #expect(told(try run(plain)) == ["Face true true"])
    }

    @Test func `a layer of a framework that is not simulated is a layer of its name`() throws {
        let run = try run(
            """
            import AVFoundation
            class Camera: UIView {
                override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
                override var layer: AVCaptureVideoPreviewLayer { super.layer as! AVCaptureVideoPreviewLayer }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    layer.videoGravity = .resizeAspect
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let camera = Camera(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                    view.addSubview(camera)
                    let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
                    preview.frame = camera.bounds
                    view.layer.addSublayer(preview)
                    guard let own = camera.layer as CALayer as? AVCaptureVideoPreviewLayer else { fatalError("no camera's layer") }
                    print(own.bounds.width, preview.superlayer === view.layer, view.layer is AVCaptureVideoPreviewLayer)
                }
            }
            """)
        #expect(told(run) == ["30.0 true false"])
        #expect(placeholders(run).contains("AVCaptureVideoPreviewLayer, taken for a CALayer"))
    }

    @Test func `what stands for an object has all that a function unwraps of it`() throws {
        let names = ["url", "method", "status", "date", "kind", "size", "host", "path", "query", "note"]
        let run = try run(
            """
            class Report {
                \(names.map { "var \($0): String?" }.joined(separator: "; "))
                func begin() { \(names.map { "\($0) = \"\($0)\"" }.joined(separator: "; ")) }
            }
            class A: UIViewController {
                var report: Report!
                func text(of report: Report) -> String { [\(names.map { "report.\($0)!" }.joined(separator: ", "))].joined(separator: "-") }
                override func viewDidLoad() { super.viewDidLoad(); print(text(of: report)) }
            }
            """)
        #expect(told(run) == ["---------"])
    }

    @Test func `what an object lacks that stands for one is answered too, by the constant that is made of it`() throws {
        let run = try run(
            """
            class Chain { var steps = [1, 2]; init(_ steps: [Int]) { self.steps = steps } }
            class Species { var chain: Chain?; func read() { chain = Chain([3]) } }
            class A: UIViewController {
                var species: Species?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let steps = species?.chain?.steps
                    print(steps!.isEmpty)
                }
            }
            class B { func show(_ a: A, _ species: Species) { a.species = species } }
            """)
        #expect(told(run).count == 1)
        #expect(run.recording.end == nil)
    }
}
