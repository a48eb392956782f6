import Stage
import Testing
import UIKit

/// What stands for things until the app goes on: the answers that a run which ends is begun again with.
@Suite struct AnswerTests: EntrySuite {
    let root: String? = "A"

    @Test func `an app that ends by what a placeholder answers is begun again with the other answer`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    print(Session.isLoggedIn ? "in" : "out")
                    guard let user = Session.user else { fatalError("nobody is logged in") }
                    print("user", user.age + 1)
                }
            }
            """)
        #expect(told(run) == ["out", "user 1"])
        #expect(placeholders(run).contains("Session.user, not nil"))
        #expect(run.recording.setting.placeholders.isEmpty)
        let never = try self.run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    let names: [Int] = []
                    print(names[Session.isLoggedIn ? 1 : 0])
                }
            }
            """)
        #expect(told(never) == ["Index out of range"])
        #expect(placeholders(never).contains("Session.isLoggedIn, false"))
    }

    @Test func `a view that UIKit must have is there`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    let bar: UIView? = Session.bar
                    let line = NSLayoutConstraint(
                        item: view!, attribute: .left, relatedBy: .equal, toItem: bar, attribute: .left, multiplier: 1, constant: 0)
                    print("line", line.constant)
                }
            }
            """)
        #expect(told(run) == ["line 0.0"])
    }

    @Test func `what a method that only other code calls sets is set, though another object has one by that name`() throws {
        let run = try run(
            """
            protocol Binding { func bind(to name: String) }
            class Bar: UIView { func bind(to name: String) {} }
            class A: UIViewController, Binding {
                var label: UILabel!
                let bar = Bar()
                func bind(to name: String) {
                    label = UILabel()
                    label.text = name
                }
                override func viewDidLoad() {
                    label.isHidden = true
                    bar.bind(to: "bar")
                    print("bound")
                }
            }
            """)
        #expect(told(run) == ["bound"])
    }

    @Test func `what a switch asks for its class is of one of those where the last resort ends the app`() throws {
        let code = """
            class Badge: UIView {}
            class A: UIViewController {
                func show(_ value: Any) -> String {
                    switch value {
                    case let badge as Badge: return "badge \\(badge.bounds.width)"
                    case is UILabel: return "label"
                    default: END
                    }
                }
                override func viewDidLoad() {
                    print(show(Session.thing))
                }
            }
            """
        let run = try run(code.replacing("END", with: "fatalError(\"neither\")"))
        #expect(told(run) == ["badge 0.0"])
        #expect(placeholders(run).contains("Session.thing is Badge, true"))
        let calm = try self.run(code.replacing("END", with: "return \"neither\""))
        #expect(told(calm) == ["neither"])
        #expect(!placeholders(calm).contains { $0.contains(" is ") })
    }

    @Test func `answers are turned one behind another where the end is the same`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    let function = Engine()?.function("hour")
                    let answer = function?.call(with: [1])
                    let hour: Double? = answer?.toDouble()
                    print("hour", hour!)
                }
            }
            """)
        #expect(told(run) == ["hour 0.0"])
        #expect(placeholders(run).contains("Engine.function(_:), not nil"))
    }

    @Test func `what the host makes nothing of because a placeholder says nothing is asked`() throws {
        let run = try run(
            """
            class A: UIViewController {
                let address = URL(string: Constants.address)!
                override func viewDidLoad() { print(address.host == nil, UIImage(named: Theme.logo) == nil, URL(string: "") == nil) }
            }
            """)
        #expect(told(run) == ["false true true"])
        #expect(placeholders(run).contains("URL(string:), not nil"))
        #expect(placeholders(run).contains("UIImage(named:), nil"))
    }

    @Test func `an answer that leads into a loop without end is none`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    var count = 0
                    while let next = Queue.waiting.first { count += next.weight + 1 }
                    if count == 0 { fatalError("nothing") }
                }
            }
            """
        var setting = Setting()
        setting.root = "A"
        var limits = RunLimits()
        limits.events = 2000
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: setting, limits: limits)
        // Nothing was in it, and what it ends in then is gone on behind.
        #expect(told(run).isEmpty)
        #expect(placeholders(run).contains("Queue.waiting.first, nil"))
        #expect(placeholders(run).contains("the app goes on at A.swift:6, true"))
    }

    @Test func `an optional property whose being nil ends the app is set from outside`() throws {
        let run = try run(
            """
            protocol Managing: AnyObject { func count() -> Int }
            final class Manager: Managing { func count() -> Int { 3 } }
            class A: UIViewController {
                private weak var manager: Managing?
                private var key: Key!
                var note: String?
                func configure(_ manager: Managing) { self.manager = manager }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    assert(key != nil, "no key")
                    guard let manager = manager else { fatalError("no manager") }
                    print("managed", manager.count(), note ?? "none")
                }
            }
            """)
        #expect(told(run) == ["managed 3 none"])
        #expect(placeholders(run).contains("A.manager, which is set from outside"))
        #expect(placeholders(run).contains("A.key, which is set from outside"))
        #expect(run.recording.setting.placeholders.isEmpty)
    }

    @Test func `a property with ! that is nil ends the app where a value is wanted, unless code elsewhere sets such a one`() throws {
        let text = """
            struct Order { var total: Double; var id: String? }
            struct Answer { var order: Order }
            protocol Keeping: AnyObject { var order: Order! { get set } }
            final class Worker: Keeping {
                var order: Order!
                func work() { let answer = Answer(order: order); print(answer.order.id!.isEmpty, answer.order.total) }
            }
            class A: UIViewController {
                let worker = Worker()
                override func viewDidLoad() { super.viewDidLoad(); worker.work() }
            }
            """
        let never = try run(text)
        #expect(told(never) == ["Unexpectedly found nil while implicitly unwrapping an Optional value"])
        #expect(placeholders(never).isEmpty)
        let run = try run(text + "\nfunc pass(_ order: Order, to keeper: Keeping) { keeper.order = order }")
        #expect(told(run) == ["true 0.0"])
        #expect(placeholders(run).contains("Worker.order, which is set from outside"))
        #expect(placeholders(run).contains("Order.id, not nil"))
    }

    @Test func `what another object misses that code elsewhere gives it is stood for where the app ends without it`() throws {
        let text = """
            final class Loader {
                var request: Request?
                var other: String?
                func load() { guard let request = request else { fatalError("no request") }; print("loads", request.tags, other ?? "none") }
                func stop() { request = nil }
            }
            class A: UIViewController {
                let loader = Loader()
                override func viewDidLoad() { super.viewDidLoad(); loader.load() }
            }
            """
        #expect(told(try run(text)) == ["no request"])
        let elsewhere = "func prepare(_ loader: Loader) { loader.request = Request() }\nstruct Request { var tags: [String] = [] }"
        let run = try run(text + "\n" + elsewhere)
        #expect(told(run) == ["loads [] none"])
        #expect(placeholders(run).contains("Loader.request, which is set from outside"))
    }

    @Test func `a property that is handed on to a controller which ends the app without it is set, too`() throws {
        let text = """
            class A: UIViewController {
                var image: UIImage?
                var isLate = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = B()
                    child.image = image
                    addChild(child)
                    view.addSubview(child.view)
                }
            }
            class B: UIViewController {
                var image: UIImage!
                override func viewDidLoad() { print(image.size.width > 0) }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["true"])
        #expect(placeholders(run) == ["A.image, which is set from outside"])
        // What leads nowhere is left as it was.
        let never = try self.run(text.replacing("child.image = image", with: "print(image == nil)"))
        #expect(told(never) == ["true", "Unexpectedly found nil while implicitly unwrapping an Optional value"])
        #expect(placeholders(never).isEmpty)
    }

    @Test func `a title without which the app ends is given from outside`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("seen \\(self.title!)")
                }
            }
            """)
        #expect(told(run) == ["seen A"])
        #expect(placeholders(run) == ["A.title, which is set from outside"])
    }

    @Test func `a window that is set from outside fills the screen`() throws {
        let run = try run(
            """
            class A: UIViewController {
                weak var window: UIWindow!
                func show(in window: UIWindow) { self.window = window }
                override func viewDidLoad() { print(window.frame.size == UIScreen.main.bounds.size) }
            }
            """)
        #expect(told(run) == ["true"])
    }

    @Test func `a placeholder is the case without which a switch ends the app`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    switch Library.authorizationStatus() {
                    case .denied: print("denied")
                    case .authorized: print("authorized")
                    default: fatalError("unexpected status")
                    }
                }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["authorized"])
        #expect(placeholders(run).contains("Library.authorizationStatus() == .authorized, true"))
        // Where all the cases that there are stand before it, the last of them is what is left.
        let known = try self.run(text.replacing("default:", with: "@unknown default:"))
        #expect(told(known) == ["authorized"])
        #expect(placeholders(known).contains("Library.authorizationStatus(), .authorized"))
        let other = try self.run(text.replacing(#"fatalError("unexpected status")"#, with: #"print("another")"#))
        #expect(told(other) == ["another"])
    }

    @Test func `a property of what the stage made that is nil where it is cast to no optional is set from outside`() throws {
        let run = try run(
            """
            import CoreData
            class Record: NSManagedObject {}
            extension Record { @NSManaged var number: NSNumber?; @NSManaged var name: String? }
            class A: UIViewController {
                var record: Record!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(record.number as! Int, record.name as? String ?? "none")
                }
            }
            """)
        #expect(told(run) == ["0 none"])
        #expect(placeholders(run).contains("Record.number, which is set from outside"))
    }

    @Test func `code that asks a placeholder again until something is there is told that it is`() throws {
        let run = try run(
            """
            import Vault
            class A: UIViewController {
                func name() -> String {
                    if let known = try? Vault.shared.string(forKey: "name") { return "known" + known }
                    try! Vault.shared.set("new", forKey: "name")
                    return name()
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(name())
                }
            }
            """)
        #expect(told(run) == ["known"])
        #expect(placeholders(run).contains("Vault.shared.string(forKey:), not nil"))
    }

    @Test func `what only others have a method set is set from outside`() throws {
        let run = try run(
            """
            enum Kind { case plain, special }
            class A: UIViewController {
                var isSpecial: Bool!
                func setUp(for kind: Kind) { isSpecial = kind == .special }
                override func viewDidLoad() { print(isSpecial ? "special" : "plain") }
            }
            class Starter {
                func start(_ page: A) { page.setUp(for: .plain) }
            }
            """)
        #expect(told(run) == ["special"])
        #expect(placeholders(run).contains("A.isSpecial, which is set from outside"))
    }

    @Test func `what only others have a method set is set from outside, though methods that only they call call it too`() throws {
        let code = { (own: String) in
            """
            final class A: UIViewController {
                private var caption: UILabel!
                func present(_ text: String) { caption = UILabel(); caption.text = text }
                func warn() { self.present("warning") }
                func warnTwice() { warn(); warn() }
                override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print(caption.text == nil) }
                \(own)
            }
            final class Home: UIViewController { @objc func go() { let page = A(); page.present("hello"); show(page, sender: nil) } }
            """
        }
        #expect(try run(code("")).recording.end == nil)
        // What its own button's action sets is not there before.
        #expect(try run(code("@objc func tapped() { warnTwice() }")).recording.end != nil)
    }

    @Test func `what code elsewhere sets of the entry's is tried before all else that it asked`() throws {
        let questions = (1...12).map { "if Remote.flag\($0) { print(\($0)) }" }.joined(separator: "\n")
        let run = try run(
            """
            class Panel: UIView {
                private var caption: UILabel!
                func show(_ text: String?) { if text == nil { return }; add(); caption.text = text }
                private func add() { caption = UILabel() }
                override func didMoveToWindow() { super.didMoveToWindow(); print(caption.text != nil) }
            }
            class A: UIViewController {
                var text: String?
                override func viewDidLoad() {
                    \(questions)
                    let panel = Panel()
                    panel.show(text)
                    view.addSubview(panel)
                }
            }
            class Home { func go() { let page = A(); page.text = "hello" } }
            """)
        #expect(run.recording.end == nil)
        #expect(told(run) == ["true"])
        #expect(placeholders(run).contains("A.text, which is set from outside"))
    }

    @Test func `an array of the app's own that is static has an element where code wants the first one`() throws {
        let run = try run(
            """
            class Store { static var products = [Product](); static func load() { Store.products = [Product()] } }
            class Product { let price = 3 }
            class A: UIViewController { override func viewDidLoad() { print(Store.products[0].price) } }
            """)
        #expect(told(run) == ["3"])
        #expect(placeholders(run).contains("Store.products has an element, true"))
    }

    @Test func `what is constrained to a view that only what is shown puts somewhere is given what it shows`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var text: String?
                let label = UILabel(), picture = UIView()
                override func viewDidLoad() { addPicture(); addLabel(); print(view.subviews.count) }
                func addPicture() { guard let text = text else { return }; picture.accessibilityLabel = text; view.addSubview(picture) }
                func addLabel() {
                    view.addSubview(label)
                    label.topAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
                }
            }
            class Home { func go() { let page = A(); page.text = "hello" } }
            """)
        #expect(run.recording.end == nil)
        #expect(told(run) == ["2"])
    }

    @Test func `a lazy property whose own value ends the app is set from outside before it is read`() throws {
        let run = try run(
            """
            protocol Shop { func names() -> [String] }
            struct CornerShop: Shop { func names() -> [String] { ["corner"] } }
            func unspecified<T>() -> T { preconditionFailure("\\(T.self) is not specified") }
            class A: UIViewController {
                private lazy var shop: Shop = unspecified()
                lazy var caption: String = { fatalError("nobody set it") }()
                lazy var count: Int = 3
                override func viewDidLoad() { print(shop.names().count < 2, caption.count >= 0, count) }
                func set(_ shop: Shop) { self.shop = shop }
            }
            """)
        #expect(run.recording.end == nil)
        #expect(told(run).last?.hasSuffix("true 3") == true)
        #expect(placeholders(run).contains("A.shop, which is set from outside"))
        #expect(!placeholders(run).contains("A.count, which is set from outside"))
    }

    @Test func `a property that a class inherits is set from outside by the name of either`() throws {
        let run = try run(
            """
            class List: UIViewController {
                var source: (any Source)?
                func count() -> Int { assert(source != nil); return source?.count ?? 0 }
            }
            final class Menu: List {}
            protocol Source { var count: Int { get } }
            struct Numbers: Source { var count: Int { 3 } }
            class A: UIViewController {
                let menu = Menu()
                override func viewDidLoad() { super.viewDidLoad(); print(menu.count()) }
            }
            func prepare(_ menu: Menu) { menu.source = Numbers() }
            """)
        #expect(told(run) == ["3"])
        #expect(placeholders(run).contains("Menu.source, which is set from outside"))
    }
}
