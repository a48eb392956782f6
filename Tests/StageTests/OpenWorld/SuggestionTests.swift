import Interpreter
import Projects
import Stage
import Testing

/// What a recording suggests where an app has ended.
@Suite struct SuggestionTests: EntrySuite {
    let root: String? = "A"

    private func suggestions(_ members: String, _ more: String = "") throws -> [String] {
        let run = try run("class A: UIViewController {\n\(members)\n}\n\(more)")
        #expect(run.recording.end != nil)
        return run.recording.suggestions.map(\.description)
    }

    @Test func `an app that ends, ends at the line where it does on a device`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var rows: [String] = []
                override func viewDidLoad() {
                    print("before")
                    print(rows[0])
                    print("after")
                }
            }
            """)
        #expect(told(run) == ["before", "Index out of range"])
        #expect(run.recording.end?.location?.line == 6)
        #expect(run.recording.suggestions == [.element("A.rows")])
    }

    @Test func `a property that no file sets is suggested where it is demanded`() throws {
        #expect(
            try suggestions("var user: User!\noverride func viewDidLoad() { print(user.name) }", "struct User { let name: String }") == [
                "A.user"
            ])
        #expect(try suggestions("var user: User!\noverride func viewDidLoad() { print(user.name) }") == ["A.user"])
        #expect(try suggestions("var name: String?\noverride func viewDidLoad() { print(name!) }") == ["A.name"])
    }

    @Test func `a property that the class itself sets too late is the code's own error`() throws {
        let members =
            "var name: String?\noverride func viewDidLoad() { print(name!) }\noverride func viewDidAppear(_ a: Bool) { name = \"late\" }"
        #expect(try suggestions(members) == [])
    }

    @Test func `a function that gives nil is suggested where its result is demanded`() throws {
        #expect(try suggestions("override func viewDidLoad() { print(current()!) }", "func current() -> Int? { nil }").first == "current()")
    }

    @Test func `what the function has named before is suggested where nil comes by a local constant`() throws {
        let members = "var user: String?\noverride func viewDidLoad() {\nlet name = user\nprint(name!)\n}"
        #expect(try suggestions(members) == ["A.user"])
    }

    @Test func `a container that the line demands is suggested first`() throws {
        #expect(
            try suggestions("override func viewDidLoad() { navigationController!.title = \"\" }").first == "inside a navigationController")
    }

    @Test func `a subclass is suggested where a class leaves to it what ends the app`() throws {
        let members = "var name: String { fatalError(\"override it\") }\noverride func viewDidLoad() { print(name) }"
        #expect(try suggestions(members, "class B: A { override var name: String { \"b\" } }") == ["A is B"])
    }

    @Test func `what a placeholder was asked last is suggested where the code gives up`() throws {
        let members = "override func viewDidLoad() {\nguard Session.isLoggedIn else { fatalError(\"nobody\") }\nprint(1)\n}"
        #expect(try suggestions(members) == ["Session.isLoggedIn"])
    }

    @Test func `nothing is suggested where the app has not ended`() throws {
        let run = try run("class A: UIViewController { override func viewDidLoad() { print(Session.isOn == true) } }")
        #expect(run.recording.end == nil)
        #expect(run.recording.suggestions.isEmpty)
    }

    @Test func `all first suggestions are taken in turn where that is asked for`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                var user: User!
                var rows: [Int] = []
                override func viewDidLoad() {
                    print(user.name, rows[0])
                    guard Session.isLoggedIn else { fatalError("nobody") }
                    print("in")
                }
            }
            struct User { let name: String }
            """
        let setting = Setting(world: .open, root: "A")
        let run = try Run.assumingAll(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.setting.assumptions == [.value("A.user"), .element("A.rows"), .value("Session.isLoggedIn")])
        #expect(run.recording.end == nil)
        #expect(told(run).last == "in")
    }

    @Test func `no more than twenty suggestions are taken`() throws {
        let checks = (0..<25).map { "guard Session.flag\($0) else { fatalError() }" }.joined(separator: "\n")
        let setting = Setting(world: .open, root: "A")
        let text = "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n\(checks)\n} }"
        let run = try Run.assumingAll(sources: [Source(path: "A.swift", text: text)], setting: setting)
        #expect(run.recording.setting.assumptions.count == 20)
        #expect(run.recording.end != nil)
    }
}
