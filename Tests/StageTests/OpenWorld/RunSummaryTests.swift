import Interpreter
import Stage
import Testing

/// What a run says of what it is worth.
@Suite struct RunSummaryTests: EntrySuite {
    let root: String? = "A"

    private let text = """
        class Helper { func work() { print("work") } }
        class A: UIViewController {
            var delegate: Helper?
            var name: String?
            override func viewDidLoad() {
                super.viewDidLoad()
                delegate?.work()
                guard let name else { return }
                print(name)
            }
        }
        """

    @Test func `it counts the lines that ran and names what stayed nil and what was never made`() throws {
        let summary = try run(text).summary
        // super.viewDidLoad, delegate?.work and the guard with its return, which stands on the same line; not the print. Those of Helper are not
        // the subject's.
        #expect(summary.subject == "A")
        #expect(summary.linesRun == 3)
        #expect(summary.lines == 4)
        #expect(summary.skipped == ["A.delegate", "A.name"])
        #expect(summary.unusedClasses == ["Helper"])
        #expect(summary.assumptions.isEmpty)
    }

    @Test func `it names what was assumed and what placeholders stood for`() throws {
        let summary = try run(text + "\nfunc f() {}") { $0.assumptions = [.value("A.name")] }.summary
        #expect(summary.assumptions == [.value("A.name")])
        #expect(summary.skipped == ["A.delegate"])
        #expect(summary.linesRun == 4)
        let unknown = try run("class A: UIViewController { override func viewDidLoad() { Analytics.start() } }").summary
        #expect(unknown.placeholders == ["Analytics"])
    }

    @Test func `lines of other types behind the class are not the class's, and a write through nil is passed over`() throws {
        let summary = try run(
            """
            class A: UIViewController {
                var label: UILabel?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label?.text = "a"
                }
            }
            struct Box {
                func size() -> Int {
                    let width = 1
                    let height = 2
                    return width * height
                }
            }
            func free() { print("free") }
            """
        ).summary
        #expect(summary.lines == 2 && summary.linesRun == 2)
        #expect(summary.unrun.isEmpty)
        #expect(summary.skipped == ["A.label"])
    }

    @Test func `its first line says how the entry was shown`() throws {
        #expect(try run(text).summary.lineTexts().first == "shown as root, iPhone, iOS 27; 3 of 4 lines of A ran; 0 assumptions")
    }

    @Test func `whatever was nil and passed over is named: members, UIKit's, results of calls, and not the self of a closure`() throws {
        let skipped = try run(
            """
            class Model {
                var next: Model?
                func load() -> Model? { nil }
                func late() -> () -> Void { { [weak self] in print(self?.next == nil) } }
            }
            class A: UIViewController {
                var model: Model?
                let other = Model()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.popViewController(animated: true)
                    _ = self.model?.next
                    if let deeper = other.next { print(deeper) }
                    guard let loaded = other.load() else { return later(nil) }
                    print(loaded)
                }
                func later(_ text: String?) {
                    title = text ?? "none"
                    let block = Model().late()
                    block()
                    if let there = title { print(there) }
                }
            }
            """
        ).summary.skipped
        #expect(skipped == ["navigationController", "A.model", "other.next", "other.load()", "text"])
    }

    @Test func `what code asks and no file says is named with its answer, until it is assumed`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if Session.shared.isLoggedIn { print("in") }
                }
            }
            """
        let summary = try run(text).summary
        #expect(summary.answers == ["Session.shared.isLoggedIn: false"])
        #expect(summary.text.contains("# no file says, so in this run: Session.shared.isLoggedIn: false\n"))
        let assumed = try run(text) { $0.assumptions = [.value("Session.shared.isLoggedIn")] }.summary
        #expect(assumed.answers.isEmpty && assumed.assumptions.count == 1)
    }

    @Test func `it names the subject's functions that never ran, what is not simulated, the network's answers and the end`() throws {
        let summary = try run(
            """
            class Base: UIViewController { func reload() { print("reload") } }
            class A: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { _, _, _ in fatalError("no data") }.resume()
                }
                override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
                func empty() {}
            }
            """
        ) { $0.steps = [try? Step("wait 1")].compactMap(\.self) }.summary
        #expect(summary.unrun == ["Base.reload()", "viewDidDisappear(_:)"])
        #expect(summary.requests.hasSuffix("each request with 200 and {}"))
        #expect(summary.end?.hasPrefix("no data") == true)
        #expect(summary.headline.hasSuffix("; the app ends."))
    }

    @Test func `nothing is left out of a head, however long`() throws {
        let names = (1...20).map { "Thing\($0)" }
        let body = names.map { "_ = \($0).shared" }.joined(separator: "\n")
        let run = try run("class A: UIViewController {\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n\(body)\n}\n}")
        let head = run.summary.text.replacing("\n#   ", with: " ")
        #expect(names.allSatisfy { head.contains($0) })
        #expect(run.summary.text.split(separator: "\n").allSatisfy { $0.count <= 82 })
        #expect(run.summary.lineTexts(most: 3).contains { $0.hasSuffix("and \(run.summary.placeholders.count - 3) more") })
        #expect(run.summary.takenCount == run.summary.placeholders.count)
    }
}
