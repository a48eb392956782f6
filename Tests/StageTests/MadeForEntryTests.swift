import Stage
import Testing

/// What the stage makes so that the entry can be shown, and what stands for it.
@Suite struct MadeForEntryTests {
    private func run(_ code: String, steps: [String] = []) throws -> Run {
        var setting = Setting()
        setting.container = .navigation
        setting.root = "A"
        setting.steps = try steps.map { try Step($0) }
        return try Run(sources: [Source(path: "A.swift", text: "import UIKit\n" + code)], setting: setting)
    }

    private func printed(_ run: Run) -> [String] { run.recording.events.filter { $0.kind == .print }.compactMap(\.text) }

    @Test func `a call reaches the entry, and not another of its class that was made for what is handed to it`() throws {
        let run = try run(
            """
            protocol Presenting {}
            final class Presenter: Presenting {
                private let view: A
                private let wireframe: Wireframe
                init(view: A, wireframe: Wireframe) { (self.view, self.wireframe) = (view, wireframe) }
            }
            final class Wireframe {
                let controller = A()
                init(name: String) {}
            }
            class A: UIViewController {
                var presenter: Presenting!
                func push() { print(navigationController != nil) }
            }
            """, steps: ["call A.push"])
        #expect(run.recording.events.contains { $0.kind == .memory && $0.object.map { run.recording.name(of: $0) } == "A#2" })
        #expect(printed(run) == ["true"])
    }

    @Test func `what stands for the app's own and leaves its view to others has the entry`() throws {
        let run = try run(
            """
            protocol Showing: AnyObject { func show(_ text: String) }
            protocol Presenting { func start() }
            protocol Loading { func load() }
            final class Presenter: Presenting {
                weak var view: Showing?
                weak var later: Showing?
                func start() { later = nil; view?.show("started") }
                func keep(_ other: Showing) { later = other }
                func swap() { keep(view!) }
            }
            final class Loader: Loading {
                private let presenter: Output
                init(presenter: Output) { self.presenter = presenter }
                func load() { presenter.loaded() }
            }
            protocol Output { func loaded() }
            final class OutputPresenter: Output {
                weak var view: A?
                func loaded() { view?.show("loaded") }
            }
            final class Helper {
                weak var delegate: Showing?
                func help() { delegate?.show("helped") }
            }
            class A: UIViewController, Showing {
                var presenter: Presenting!
                let loader: Loading
                let helper = Helper()
                init(loader: Loading) { self.loader = loader; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    loader.load()
                    presenter.start()
                    helper.help()
                }
                func show(_ text: String) { print(text) }
            }
            """)
        // What the entry makes itself it must set up itself.
        #expect(printed(run) == ["loaded", "started"])
        let told = run.recording.events.filter { $0.kind == .refusal && $0.name == "placeholder" }.compactMap(\.text)
        #expect(told.contains("OutputPresenter.view, which is set from outside"))
        #expect(told.contains("Presenter.view, which is set from outside"))
    }

    @Test func `what is handed to the entry and wants its view, or the entry, has that very one`() throws {
        let run = try run(
            """
            protocol Showing: AnyObject { func show(_ text: String) }
            protocol Presenting { func start() }
            final class Router {
                weak var controller: UIViewController?
                init(controller: UIViewController) { self.controller = controller }
            }
            final class Interactor { weak var output: Presenter! }
            final class Presenter: Presenting {
                weak var view: Showing!
                let router: Router
                var interactor: Interactor!
                init(router: Router) { self.router = router }
                func start() { view.show(router.controller === view ? "the entry" : "another") }
            }
            class A: UIViewController, Showing {
                var presenter: Presenting!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.start()
                    print((presenter as! Presenter).interactor.output === (presenter as! Presenter))
                }
                func show(_ text: String) { print(text) }
                deinit { print("gone") }
            }
            """)
        #expect(printed(run).prefix(2) == ["the entry", "true"])
        let strong = run.recording.events.filter { $0.kind == .memory && $0.object.map { run.recording.name(of: $0) } == "A#2" }
        #expect(strong.isEmpty)
    }

    /// Outside a task nothing can wait; what comes later wakes nobody.
    @Test func `what waits while it is made for the entry does not end the app`() throws {
        let run = try run(
            """
            final class Store {
                let count: Int
                init() async throws {
                    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
                    count = data.count
                }
            }
            class A: UIViewController {
                let store: Store
                init(store: Store) { self.store = store; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
            }
            """)
        #expect(printed(run) == ["loaded"])
        #expect(run.recording.events.filter { $0.kind == .exception }.compactMap(\.text) == [])
        #expect(run.recording.events.contains { $0.kind == .refusal && $0.text?.contains("waiting outside a task") == true })
    }

    @Test func `what nobody knows is a view where a controller's view is set`() throws {
        let run = try run(
            """
            class A<Maker: Making>: UIViewController {
                var maker: Maker!
                override func loadView() { view = maker.makeView() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(type(of: view!))
                }
            }
            """)
        #expect(printed(run) == ["UIView"])
    }
}
