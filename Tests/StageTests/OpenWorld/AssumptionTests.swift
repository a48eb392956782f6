import Interpreter
import Stage
import Testing

/// What a run assumes, and what comes of it.
@Suite struct AssumptionTests: EntrySuite {
    let root: String? = "A"

    @Test(arguments: [
        Assumption.value("Session.isLoggedIn"), .value("a == b"), .element("Feed.rows"), .type("Base", is: "Home"),
        .container("navigationController"), .launch, .networkList, .networkFailure,
        .storedDefault(type: "String", key: "the name", suite: nil), .storedDefault(type: "Int", key: "n", suite: "group.one"),
    ])
    func `an assumption is read from its description`(assumption: Assumption) {
        #expect(Assumption(assumption.description) == assumption)
    }

    @Test func `nothing is no assumption`() {
        #expect(Assumption("") == nil)
        #expect(Assumption("  ") == nil)
    }

    @Test func `a placeholder is false and nil, unless it is assumed to be true or there`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    let isOn: Bool = Session.isOn
                    let name: String? = Session.name
                    print(isOn, name == nil)
                }
            }
            """
        let plain = try run(text)
        #expect(told(plain) == ["false true"])
        #expect(
            plain.recording.openQuestions.map(\.question) == [
                OpenQuestion(.value("Session.isOn"), isAssumed: false, isBool: true),
                OpenQuestion(.value("Session.name"), isAssumed: false),
            ])
        let assumed = try run(text, assuming: "Session.isOn", "Session.name")
        #expect(told(assumed) == ["true false"])
        #expect(assumed.recording.usedAssumptions == [.value("Session.isOn"), .value("Session.name")])
    }

    @Test func `a property is set by code elsewhere where that is assumed`() throws {
        let text = """
            struct User { let age: Int }
            class A: UIViewController {
                var user: User!
                override func viewDidLoad() { print("age", user.age) }
            }
            """
        #expect(told(try run(text, assuming: "A.user")) == ["age 0"])
    }

    @Test func `a static property and a function give something where that is assumed`() throws {
        let text = """
            class Store { static var shared: Store?; let count = 3 }
            func current() -> Store? { nil }
            class A: UIViewController {
                override func viewDidLoad() { print(Store.shared?.count ?? 0, current()?.count ?? 0) }
            }
            """
        #expect(told(try run(text)) == ["0 0"])
        #expect(told(try run(text, assuming: "Store.shared", "current()")) == ["3 3"])
    }

    @Test func `an array has an element where that is assumed`() throws {
        let text = """
            class A: UIViewController {
                var rows: [String] = []
                override func viewDidLoad() { let items: [Int] = Store.items; print(rows.count, items.count) }
            }
            """
        #expect(told(try run(text)) == ["0 0"])
        #expect(told(try run(text, assuming: "A.rows has an element")) == ["1 0"])
        #expect(told(try run(text, assuming: "A.rows has an element", "Store.items has an element")) == ["1 1"])
    }

    @Test func `a container and a subclass of the app's stand where they are assumed`() throws {
        let text = """
            class Bar: UINavigationController {}
            class A: UIViewController {
                override func viewDidLoad() { print(type(of: self), navigationController is Bar) }
            }
            class B: A {}
            """
        #expect(told(try run(text)) == ["A false"])
        let assumed = try run(text, assuming: "inside a navigationController", "UINavigationController is Bar", "A is B")
        #expect(told(assumed) == ["B true"])
    }

    @Test func `a stored default is there where it is assumed`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() { print(UserDefaults.standard.string(forKey: "name") ?? "none") }
            }
            """
        #expect(told(try run(text)) == ["none"])
        #expect(told(try run(text, assuming: "the default \"name\" is a stored String")) == ["name"])
    }

    @Test func `the app's launch runs before the entry is made where that is assumed`() throws {
        let text = """
            var isReady = false
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    isReady = true
                    return true
                }
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
            }
            class A: UIViewController {
                override func viewDidLoad() { print(isReady) }
            }
            """
        #expect(told(try run(text)) == ["false"])
        #expect(told(try run(text, assuming: "the app's launch has run")) == ["true"])
    }
}
