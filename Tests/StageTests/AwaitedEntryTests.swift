import Stage
import Testing
import UIKit

/// What is made for an entry before it is there, and what may hold the entry then.
@Suite struct AwaitedEntryTests: EntrySuite {
    let root: String? = "A"

    @Test func `a presenter that was made for the entry is given the entry as the view that it lacks`() throws {
        let run = try run(
            """
            protocol Shown: AnyObject {}
            class Presenter<View: Shown, Parameter> {
                var parameter: Parameter
                weak var view: View!
                init(parameter: Parameter) { self.parameter = parameter }
            }
            struct Settings { var name: String }
            class NamedPresenter<V: Shown>: Presenter<V, Settings> {}
            protocol Loading { func load() }
            final class HomePresenter: NamedPresenter<A>, Loading {
                func load() { view.show("loads \\(parameter.name)") }
            }
            class Base<P>: UIViewController, Shown {
                let presenter: P
                init(presenter: P) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class A: Base<Loading> {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.load()
                }
                func show(_ text: String) { print(text, isViewLoaded) }
            }
            """)
        #expect(told(run) == ["loads  true"])
        #expect(placeholders(run).contains("Presenter.view, which is set from outside"))
    }

    @Test func `an answer that names a presenter's view by the class that inherits it means the entry as well`() throws {
        let run = try run(
            """
            protocol Shown: AnyObject {}
            class Presenter<View: Shown> { weak var view: View? }
            protocol Loading { func load() }
            final class HomePresenter: Presenter<A>, Loading {
                func load() { print(view === A.last, A.count) }
            }
            final class A: UIViewController, Shown {
                static weak var last: A?
                static var count = 0
                let presenter: Loading
                init(presenter: Loading) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                    Self.last = self
                    Self.count += 1
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.load()
                }
            }
            """, in: { $0.placeholders = ["HomePresenter.view"] })
        #expect(told(run) == ["true 1"])
    }

    @Test func `a static property that may hold the entry has what stands for it while the entry is made`() throws {
        let run = try run(
            """
            class Root { static var home: A!; static var log = "" }
            class A: UIViewController {
                let before: A?
                init(before: A?) {
                    self.before = before
                    super.init(nibName: nil, bundle: nil)
                    Root.log += Root.home.map { _ in "there" } ?? "nil"
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(Root.home!.before == nil, Root.log.hasSuffix("there"))
                }
            }
            """)
        #expect(told(run) == ["true true"])
        #expect(placeholders(run).contains("Root.home, which is set from outside"))
    }
}
