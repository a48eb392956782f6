import Stage
import Testing
import UIKit

/// Ends of an app that may come of files which are missing: it goes on behind them, and says so; where an end is the code's own, the app ends.
@Suite struct GoingOnTests: EntrySuite {
    let root: String? = "A"

    private func refusals(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .refusal && $0.name == "not simulated" }.compactMap(\.text)
    }

    @Test func `something stands for what is nil, of the type that it has, and the rest of the function runs`() throws {
        let run = try run(
            """
            struct Account { var name: String; var size: Int { name.count + 1 } }
            class Registry {
                static func account(_ number: Int) -> Account? { Backend.has(number) ? nil : nil }
                func owner() -> Int? { Int(Backend.text) }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let account = Registry.account(1)
                    let other = Registry.account(2)
                    print("size", (Backend.isOn ? account : other)!.size)
                    print("done")
                }
                override func viewDidAppear(_ animated: Bool) { print("there") }
            }
            """)
        #expect(told(run) == ["size 1", "done", "there"])
        #expect(run.recording.events.contains { $0.kind == .exception } == false)
    }

    /// Who loads its own nib is nobody that a file here declares.
    @Test func `outlets of a view whose superclass is missing may have been loaded by it`() throws {
        let code = { (superclass: String) in
            """
            class Banner: \(superclass) {
                @IBOutlet var label: UILabel!
                required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
                override init(frame: CGRect) { super.init(frame: frame); setUp() }
                func setUp() { label.numberOfLines = 2; print("set up") }
            }
            class A: UIViewController {
                override func viewDidLoad() { view.addSubview(Banner(frame: .zero)); print("there") }
            }
            """
        }
        #expect(told(try run(code("KitNibView"))) == ["set up", "there"])
        #expect(try run(code("UIView")).recording.events.contains { $0.kind == .exception })
    }

    @Test func `a place that stands for a file's may be one`() throws {
        let run = try run(
            """
            import WebKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let page: URL = Manual.page
                    WKWebView().loadFileURL(page, allowingReadAccessTo: page.deletingLastPathComponent())
                    print("there")
                }
            }
            """)
        #expect(told(run) == ["there"])
        #expect(refusals(run).contains { $0.hasSuffix("is not a file URL") })
    }

    /// Its name is a property's of another class, which sets it itself.
    @Test func `a constant of the function's own is what it is made of`() throws {
        let run = try run(
            """
            class Chain { var steps: [Int]; init() { steps = [1] } }
            class A: UIViewController {
                var owner: Backend?
                func chain() -> Chain? { nil }
                override func viewDidLoad() {
                    print(Backend.name.isEmpty)
                    let steps = chain()?.steps
                    print(steps!.count)
                    print("there")
                }
            }
            """)
        #expect(told(run).last == "there")
        #expect(run.recording.events.contains { $0.kind == .exception } == false)
    }

    @Test func `what is tried, cast, counted or claimed has something in its place`() throws {
        let run = try run(
            """
            struct Missing: Error {}
            class Store {
                func load(_ name: String) throws -> [Int] {
                    if Backend.name(name) == "here" { return [1] }
                    throw Missing()
                }
            }
            class A: UIViewController {
                var shelf: Any = Store()
                override func viewDidLoad() {
                    let numbers = try! Store().load("a")
                    print("loaded", numbers.count)
                    let width: Double = Backend.width
                    print("columns", Int(width / width))
                    assert(numbers.count == 7, "seven")
                    print("label", (shelf as! UILabel).text ?? "none")
                }
            }
            """)
        #expect(told(run) == ["loaded 0", "columns 0", "label none"])
        let ends = refusals(run).compactMap { $0.wholeMatch(of: /what keeps the app from ending here: (.*)/)?.1 }
        #expect(ends.count == 4)
        #expect(placeholders(run).count { $0.hasPrefix("the app goes on at A.swift:") } == 4)
    }

    @Test func `a function that gives up is left, and its caller goes on with what stands for its result`() throws {
        let run = try run(
            """
            class Plan {
                let kind = Backend.kind
                func price(_ tax: Int) -> Int {
                    if kind == "a" { return 1 + tax }
                    fatalError("no such plan")
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    if Backend.knows { print("known") }
                    print("price", Plan().price(3))
                }
            }
            """)
        #expect(told(run) == ["price 0"])
        #expect(refusals(run).contains("the rest of price(_:) is left out"))
    }

    @Test func `a property that begins with something that others register has what stands for that`() throws {
        let run = try run(
            """
            protocol Theme { var name: String { get } }
            class Services {
                static let shared = Services()
                private var all: [String: Any] = [:]
                func add<T>(_ service: T) { all["\\(T.self)"] = service }
                func find<T>() -> T? { all["\\(T.self)"] as? T }
            }
            class A: UIViewController {
                private let theme: Theme = Services.shared.find()!
                private let count: Int = try! Backend.count()
                override func viewDidLoad() { Backend.note(); print("theme", theme.name.count, count) }
            }
            """)
        #expect(told(run).last == "theme 0 0")
    }

    @Test func `a geometry of no number, and what UIKit keeps in views of its own, end nothing`() throws {
        let run = try run(
            """
            class A: UIViewController {
                let knob = UISwitch()
                override func viewDidLoad() {
                    let width: CGFloat = Backend.width
                    view.frame.size.width = width / width
                    knob.subviews[7].backgroundColor = .red
                    print("done")
                }
            }
            """)
        #expect(told(run) == ["done"])
        #expect(Set(placeholders(run).filter { $0.hasPrefix("the app goes on at ") }).count == 2)
    }

    @Test func `a list misses a row that data would have given, and its scene goes on`() throws {
        let run = try run(
            """
            class A: UITableViewController {
                override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Backend.numberOfRows ? 9 : 1 }
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
                override func viewDidAppear(_ animated: Bool) {
                    tableView.scrollToRow(at: IndexPath(row: 5, section: 3), at: .top, animated: false)
                    print("scrolled")
                }
            }
            """)
        #expect(told(run) == ["scrolled"])
        #expect(refusals(run).contains { $0.hasPrefix("what keeps the app from ending here: NSRangeException") })
    }

    @Test func `as many errors as there are are gone on behind, in one run`() throws {
        let casts = (1...40).map { "colors[\"\($0)\"] = (theme[\"\($0)\"] as! [String: Int])[\"red\"]" }.joined(separator: "\n")
        let run = try run(
            """
            class A: UIViewController {
                var theme: [String: Any] = [:]
                var colors: [String: Int] = [:]
                override func viewDidLoad() {
                    theme = Backend.read() as? [String: Any] ?? [:]
                    \(casts)
                    print("dressed")
                }
            }
            """)
        #expect(told(run) == ["dressed"])
        #expect(Set(placeholders(run).filter { $0.hasPrefix("the app goes on at A.swift:") }).count == 40)
    }

    @Test func `a long run that no attempt comes to the end of is gone on with`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    var number = 0
                    for _ in 0..<61_000 { number += 1 }
                    Backend.note(number)
                    fatalError("no plan")
                }
                override func viewDidAppear(_ animated: Bool) { print("there") }
            }
            """)
        #expect(told(run) == ["there"])
    }

    /// Nothing stands for anything before the owner does, which others set; more is missing then than is looked for.
    @Test func `errors that come after an answer are gone on behind too`() throws {
        let casts = (1...12).map { "sizes[\"\($0)\"] = (theme[\"\($0)\"] as! [String: Int])[\"red\"]" }.joined(separator: "\n")
        let run = try run(
            """
            class Owner { var theme: Any; init(_ theme: Any) { self.theme = theme } }
            class A: UIViewController {
                var owner: Owner?
                var sizes: [String: Int] = [:]
                override func viewDidLoad() {
                    let theme = owner!.theme as? [String: Any] ?? [:]
                    \(casts)
                }
                override func viewDidAppear(_ animated: Bool) { print("there") }
            }
            class B { func show(_ a: A, _ owner: Owner) { a.owner = owner } }
            """)
        #expect(told(run) == ["there"])
    }

    @Test func `what is gone on behind is shown though the app ends later by its code's own error`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() { print("kind", Int(Backend.text)! + 1) }
                override func viewDidAppear(_ animated: Bool) { let all = [1, 2]; print(all[2]) }
            }
            """)
        #expect(run.recording.end?.text == "Index out of range")
        #expect(told(run).first == "kind 1")
    }

    @Test func `a variable of the function's own does not set the property of its name`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var tile: Tile?
                override func viewDidLoad() {
                    Backend.note()
                    let tile: Tile
                    if Backend.isOn { tile = Tile() } else { tile = self.tile! }
                    print("tile", tile.size)
                }
            }
            class Tile { var size = 7 }
            """)
        #expect(told(run) == ["tile 7"])
        #expect(run.recording.end == nil)
    }

    @Test func `the answer can be turned back, and the app ends then`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    guard Backend.kind == "guest" else { fatalError("no guest") }
                    print("guest")
                }
            }
            """
        let run = try run(text, in: { $0.unturnedPlaceholders = ["Backend.kind == guest"] })
        #expect(placeholders(run).contains("the app goes on at A.swift:4, true"))
        let ended = try self.run(text, in: { $0.unturnedPlaceholders = ["the app goes on at A.swift:4"] })
        #expect(told(ended) == ["no guest"])
    }

    @Test(arguments: [
        // An outlet before the view is there.
        "override func viewDidLoad() { Backend.note(); B().label.text = \"a\" } }\n class B: UIViewController { @IBOutlet var label: UILabel!",
        // UIKit says nil.
        "override func viewDidLoad() { Backend.note(); view.window!.isHidden = false }",
        // Set by its own class, later.
        "var badge: UIView!\n override func viewDidLoad() { Backend.note(); print(badge.bounds) }\n"
            + "override func viewDidAppear(_ animated: Bool) { badge = UIView() }",
        // Its own array.
        "override func viewDidLoad() { Backend.note(); let all = [1, 2]; print(all[2]) }",
        // UIKit's own rules.
        "override func viewDidLoad() { Backend.note(); view.addSubview(a); a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }\n"
            + "let a = UIView(), b = UIView()",
        // Nothing is missing.
        "override func viewDidLoad() { let numbers = [3].filter { $0 > 4 }; print(numbers.first!) }",
    ])
    func `an end that is the code's own is one, whatever is missing`(code: String) throws {
        let run = try run("class A: UIViewController { \(code) }")
        #expect(run.recording.end != nil)
        #expect(!placeholders(run).contains { $0.hasPrefix("the app goes on") })
    }
}
