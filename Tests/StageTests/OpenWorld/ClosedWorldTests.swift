import Interpreter
import Projects
import Stage
import Testing

/// A closed world: what code names is declared, and nothing is assumed.
@Suite struct ClosedWorldTests {
    private func ends(_ text: String, _ container: Setting.Container = .root) throws -> [String] {
        let run = try Run(
            sources: [Source(path: "A.swift", text: "import UIKit\n" + text)], setting: Setting(container: container, root: "A"))
        #expect(run.recording.events.allSatisfy { !$0.isPlaceholder })
        #expect(run.recording.suggestions.isEmpty)
        return run.recording.events.filter { [.print, .exception].contains($0.kind) }
            .map { "\($0.location?.line ?? 0): \($0.name): \($0.text ?? "")" }
    }

    @Test func `a name that nothing declares ends the run at its line in the compiler's words`() throws {
        let line = "class A: UIViewController {\n override func viewDidLoad() {\n  print(1)\n  Session.start()\n  print(2)\n }\n}"
        #expect(try ends(line) == ["4: print: 1", "5: error: cannot find 'Session' in scope"])
        let call = "class A: UIViewController {\n override func viewDidLoad() {\n  track(\"a\")\n }\n}"
        #expect(try ends(call) == ["4: error: cannot find 'track' in scope"])
    }

    @Test func `a superclass that nothing declares ends the run`() throws {
        let text = "class A: BaseViewController {\n override func viewDidLoad() { print(1) }\n}"
        #expect(try ends(text) == ["2: error: cannot find type 'BaseViewController' in scope"])
    }

    @Test func `an outlet without its interface file stays nil`() throws {
        let text = "class A: UIViewController {\n @IBOutlet var label: UILabel!\n override func viewDidLoad() {\n  label.text = \"\"\n }\n}"
        let nilFound = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
        #expect(try ends(text) == ["5: \(nilFound)"])
    }

    @Test func `an initializer's arguments are not made up`() throws {
        let text = """
            class A: UIViewController {
                init(name: String) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }
            """
        #expect(try ends(text) == ["0: error: A has no initializer without arguments, and no file says what init(name:) is given"])
    }

    @Test func `a storyboard and a nib that are missing are UIKit's exceptions`() throws {
        let board = "class A: UIViewController {\n override func viewDidLoad() {\n  _ = UIStoryboard(name: \"Main\", bundle: nil)\n }\n}"
        #expect(
            try ends(board).map { $0.prefix { $0 != "(" } } == [
                "4: NSInvalidArgumentException: Could not find a storyboard named 'Main' in bundle NSBundle "
            ])
        let nib = "class A: UIViewController {\n override func viewDidLoad() {\n  Bundle.main.loadNibNamed(\"Cell\", owner: self)\n }\n}"
        #expect(try ends(nib).first?.contains("NSInternalInconsistencyException") == true)
    }

    @Test func `a cell that nothing registers is UIKit's exception`() throws {
        let text = """
            class A: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                }
            }
            """
        #expect(try ends(text).first?.contains("unable to dequeue a cell with identifier row") == true)
    }

    @Test func `what an app has around its code is not there`() throws {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    print(UIApplication.shared.delegate == nil, Bundle.main.object(forInfoDictionaryKey: "Key") == nil)
                    print(Bundle.main.url(forResource: "data", withExtension: "json") == nil)
                }
            }
            """
        #expect(try ends(text) == ["4: print: true true", "5: print: true"])
    }
}
