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
        // super.viewDidLoad, delegate?.work and the guard with its return, which stands on the same line; not the two prints.
        #expect(summary.linesRun == 3)
        #expect(summary.lines == 5)
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

    @Test func `its first line says how the entry was shown`() throws {
        #expect(try run(text).summary.lineTexts.first == "shown as root, iPhone, iOS 27; 3 of 5 lines ran; 0 assumptions")
    }
}
