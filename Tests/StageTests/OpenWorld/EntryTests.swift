import Interpreter
import Projects
import Stage
import Testing

/// What the stage does for a controller whose app is not there: choose its initialiser, hand over what others would, stand for its storyboard.
@Suite struct EntryTests: EntrySuite {
    @Test func `what is set from outside is there, whatever stands for it`() throws {
        let run = try run(
            """
            protocol Model { var size: Int { get } }
            class Chain {
                let name: String
                init?(name: String) {
                    guard name == "main" else { return nil }
                    self.name = name
                }
                func start() -> String { name }
            }
            class A: UIViewController {
                var model: Model!
                var chain: Chain!
                override func viewDidLoad() {
                    assert(model != nil)
                    _ = chain.start()
                    print("loaded", chain != nil)
                }
            }
            """, assuming: "A.model", "A.chain")
        #expect(told(run) == ["loaded true"])
    }

    @Test func `what an app must say of itself is said where its project does not`() throws {
        let run = try run(
            """
            class A: UIViewController {
                static let kind: String = {
                    let text = Bundle.main.infoDictionary!["APP_TYPE"]! as! String
                    return text.isEmpty ? "some" : text
                }()
                override func viewDidLoad() { print(Self.kind, Bundle.main.infoDictionary?["Other"] == nil) }
            }
            """, assuming: "Info.plist's APP_TYPE")
        #expect(told(run) == ["some true"])
        #expect(run.recording.usedAssumptions == [.value("Info.plist's APP_TYPE")])
    }

    @Test func `what a weak property is handed stays`() throws {
        let run = try run(
            """
            class Context { let name = "shared" }
            class A: UIViewController {
                weak var context: Context!
                override func viewDidLoad() { print(context.name) }
            }
            """, assuming: "A.context")
        #expect(told(run) == ["shared"])
    }

    @Test(arguments: [(Setting.Container.navigation, "UINavigationController"), (.tab, "UITabBarController")])
    func `a container that the code takes for one of the app's class is of that class where it is assumed`(
        container: Setting.Container, kind: String
    ) throws {
        let text = """
            class Flow: \(kind) { let step = 3 }
            class A: UIViewController {
                override func viewDidLoad() {
                    guard let flow = parent as? Flow else { return }
                    print(flow.step, flow.viewControllers\(kind == "UITabBarController" ? "!" : "").first === self)
                }
                override func viewDidAppear(_ animated: Bool) { print("shown") }
            }
            """
        let question = Assumption.type(kind, is: "Flow")
        let plain = try run(text, root: "A") { $0.container = container }
        #expect(told(plain) == ["shown"])
        #expect(plain.recording.openQuestions.map(\.question) == [OpenQuestion(question, isAssumed: false)])
        let assumed = try run(text, root: "A") {
            $0.container = container
            $0.assumptions = [question]
        }
        #expect(told(assumed) == ["3 true", "shown"])
        let forced = try run(
            text.replacing("guard let flow = parent as? Flow else { return }", with: "let flow = parent as! Flow"), root: "A"
        ) {
            $0.container = container
        }
        #expect(forced.recording.end != nil)
        #expect(forced.recording.suggestions.first == question)
    }

    @Test func `a closure is for the library's method where the app's takes a type that is not there`() throws {
        let run = try run(
            """
            struct Item { let number: Int }
            extension Array where Element == Networking.Block {
                func first(ofKind kind: Block.Kind) -> Block? { return first { $0.kind == kind } }
            }
            class A: UIViewController {
                let items = [Item(number: 5), Item(number: 6)]
                override func viewDidLoad() {
                    print(items.first { (item) -> Bool in return item.number == 6 }!.number)
                }
            }
            """)
        #expect(told(run) == ["6"])
    }

    @Test func `what stands for a stream of values has none`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    Task {
                        for await news in Session.news { print(news) }
                        print("over")
                    }
                }
            }
            """)
        #expect(told(run) == ["over"])
    }

    @Test func `an optional constant of a struct that is handed over is nil, not without a value`() throws {
        let run = try run(
            """
            struct Place { let name: String; let site: String?; var note: String? }
            class A: UIViewController {
                let place: Place
                init(place: Place) { self.place = place; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(place.name.isEmpty, place.site as Any, place.note as Any) }
            }
            """)
        #expect(told(run) == ["true nil nil"])
        #expect(placeholders(run).contains("Place.site, nil"))
    }

    @Test func `structs that are handed over live`() throws {
        let run = try run(
            """
            struct Place { let name: String; let tags: [String] }
            class A: UIViewController {
                private let place: Place
                private let other: Place
                init(place: Place, other: Place, client: Client) {
                    self.place = place
                    self.other = other
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(place.name.isEmpty, other.tags.count) }
            }
            """)
        #expect(told(run) == ["true 0"])
    }

    @Test func `what is assumed to be set is set, and what the class itself sets too late is not suggested`() throws {
        let code = """
            class Model { var title = "model" }
            class A: UIViewController {
                var model: Model!
                var timer: Model!
                func configure(_ model: Model) { self.model = model }
                func start() { timer = Model() }
                override func viewDidLoad() {
                    print(model.title)
                    print(timer.title)
                }
            }
            """
        let run = try run(code, assuming: "A.model")
        #expect(told(run) == ["model", "Unexpectedly found nil while implicitly unwrapping an Optional value"])
        #expect(run.recording.usedAssumptions == [.value("A.model")])
        #expect(run.recording.suggestions.isEmpty)
    }

    @Test func `what code elsewhere sets is set, though the class gives it another value later`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var address: URL!
                override func viewDidLoad() { print("opens", URLRequest(url: address!).httpMethod ?? "") }
                func moved(to other: [URL]) { address = other[0] }
            }
            class List: UIViewController {
                func show(_ page: A) { page.address = URL(string: "https://example.com") }
            }
            """, assuming: "A.address")
        #expect(told(run) == ["opens GET"])
    }

    @Test func `a model is made with a placeholder for what cannot be made in its turn`() throws {
        let run = try run(
            """
            class Store { init() { fatalError("no store") } }
            class Model {
                let store: Store
                var title = "model"
                init(store: Store) { self.store = store }
                func count() -> Int { store.items.count }
            }
            class A: UIViewController {
                var model: Model!
                override func viewDidLoad() { print(model.title, model.count()) }
            }
            """, assuming: "A.model")
        #expect(told(run) == ["model 0"])
    }

    @Test func `what a model is made with lives on, as its owner would`() throws {
        let run = try run(
            """
            class Session { var name = "session" }
            class Model {
                weak var session: Session!
                init(session: Session) { self.session = session }
            }
            class A: UIViewController {
                var model: Model!
                override func viewDidLoad() { print(model.session.name) }
            }
            """, assuming: "A.model")
        #expect(told(run) == ["session"])
    }

    @Test func `a protocol's value is what the app has for it, no view and nothing for tests`() throws {
        let run = try run(
            """
            protocol Theme { var name: String { get } }
            struct MockTheme: Theme { var name = "mock" }
            class ThemedView: UIView, Theme { var name = "view" }
            struct NightTheme: Theme { var name = "night" }
            class DefaultTheme: Theme { var name: String { "default" } }
            protocol Unknown { var name: String { get } }
            class A: UIViewController {
                var theme: Theme!
                var other: Unknown!
                override func viewDidLoad() {
                    print(theme.name)
                    print(other.name == "")
                }
            }
            """, assuming: "A.theme", "A.other")
        #expect(told(run) == ["default", "true"])
    }

    @Test func `a value whose initialiser would end the app stays a placeholder`() throws {
        let run = try run(
            """
            class Store { init() { fatalError("no store") } }
            class A: UIViewController {
                var store: Store!
                override func viewDidLoad() {
                    let other: Store = Elsewhere.store
                    print("on", other.count == 0)
                }
            }
            """)
        #expect(told(run) == ["on true"])
    }

    @Test func `what is only made by being decoded is made with its properties, those that are loaded later included`() throws {
        let run = try run(
            """
            struct Place: Decodable { let name: String }
            final class Line: Decodable { let title: String }
            final class Stop: NSObject, Decodable {
                let name: String
                let place: Place
                let next: Place?
                private(set) var line: Line!
                var seen = [1]
                init(from decoder: any Decoder) throws {
                    let box = try decoder.container(keyedBy: Key.self)
                    name = try box.decode(String.self, forKey: .name)
                    place = try box.decode(Place.self, forKey: .place)
                    next = try box.decodeIfPresent(Place.self, forKey: .next)
                }
                enum Key: String, CodingKey { case name, place, next }
                func load(_ lines: [Line]) { line = lines[0] }
            }
            class A: UIViewController {
                let stop: Stop
                init(stop: Stop) { self.stop = stop; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    print(stop.name.isEmpty, stop.place.name.isEmpty, stop.next == nil, stop.line.title.isEmpty, stop.seen)
                }
            }
            """)
        #expect(told(run) == ["true true true true [1]"])
    }

    @Test func `an object whose initialiser cannot end is not deinitialised`() throws {
        let run = try run(
            """
            final class Watch {
                let limit: Int
                init(owner: String) {
                    precondition(!owner.isEmpty)
                    limit = 3
                }
                deinit { print("gone", limit) }
            }
            class A: UIViewController {
                let watch: Watch
                init(watch: Watch) { self.watch = watch; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print("loaded") }
            }
            """)
        #expect(told(run) == ["loaded"])
    }

    @Test func `a nested class is found by the end of its name where only one ends so`() throws {
        let text = """
            enum Colors { enum Warm {} }
            extension Colors.Warm { class Detail: UIViewController { override func viewDidLoad() { print("warm") } } }
            enum Cold { class List: UIViewController {} }
            extension Colors { class List: UIViewController {} }
            """
        for name in ["Detail", "Warm.Detail", "Colors.Warm.Detail"] {
            let run = try run(text, root: name)
            #expect(run.recording.entry == "Colors.Warm.Detail")
            #expect(told(run) == ["warm"])
        }
        #expect { try run(text, root: "List") } throws: { error in
            "\(error)".contains("there are 2 view controller classes List; say which: Cold.List, Colors.List")
        }
    }

    @Test func `a class that is called as UIKit's is without its prefix is taken for that, but where SwiftUI has one`() throws {
        let text = """
            class A: ViewController {
                override func loadView() { view = View() }
                override func viewDidLoad() { super.viewDidLoad(); print((view as! View) === view, view is UIView) }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["true true"])
        #expect(placeholders(run).prefix(2) == ["ViewController, taken for a UIViewController", "View, taken for a UIView"])
        let other = try self.run(
            "import SwiftUI\nclass B: UIViewController { func make() -> some View { View() }; override func viewDidLoad() { _ = make() } }")
        #expect(!placeholders(other).contains { $0.contains("taken for") })
        let beside = try self.run(
            """
            import Views
            class Page: View { func fill() { addSubview(UILabel()) } }
            class A: UIViewController {
                override func viewDidLoad() { let page = Page(); page.fill(); view.addSubview(page); print(page.subviews.count) }
            }
            """, Source(path: "Other.swift", text: "import SwiftUI\nstruct Other: View { var body: some View { Text(\"a\") } }"), root: "A")
        #expect(told(beside) == ["1"])
    }

    @Test func `a grid's controller that no storyboard has and that makes no layout comes from a storyboard that is not there`() throws {
        let run = try run(
            """
            class A: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                    print(collectionView.collectionViewLayout is UICollectionViewFlowLayout, view === collectionView)
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    print(path.item)
                    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                }
            }
            """)
        #expect(told(run) == ["true false", "0", "1"])
    }
}
