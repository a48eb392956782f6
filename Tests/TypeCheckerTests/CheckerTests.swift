import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import TypeChecker

/// The compiler that built the tests, with the modules beside them.
enum Checker {
    static let found = TypeChecker.find()

    static func messages(_ files: [String: String], in world: TypeChecker.World = .open) throws -> [CompilerMessage] {
        let sources = files.sorted { $0.key < $1.key }.map { Source(path: $0.key, text: $0.value) }
        return try #require(found).begin(sources, in: world).wait()
    }

    static func messages(_ text: String, in world: TypeChecker.World = .open) throws -> [CompilerMessage] {
        try messages(["Scene.swift": text], in: world)
    }
}

@Suite struct `The compiler` {
    @Test(arguments: TypicalMistake.all)
    func `says what does not compile, at its line`(mistake: TypicalMistake) throws {
        for world in [TypeChecker.World.open, .closed] {
            let messages = try Checker.messages(mistake.text, in: world)
            #expect(Set(messages.map(\.location.line)) == Set(mistake.expected.keys), "\(messages)")
            for (line, text) in mistake.expected {
                #expect(messages.contains { $0.location.line == line && $0.text.contains(text) }, "\(messages)")
            }
            #expect(messages.allSatisfy { $0.location.file == "Scene.swift" })
        }
    }

    @Test(arguments: ["GRDB", "Yams", "SwiftSyntax", "Stage"]) func `finds no library that this program is built on`(name: String) throws {
        let text = "import UIKit\nimport \(name)\nfinal class A: UIViewController {\n    let x: Int = Missing.zero\n}\n"
        #expect(try Checker.messages(text) == [])
        let verdicts = try #require(Checker.found?.verdicts(of: [Source(path: "A.swift", text: text)]))
        #expect(verdicts.map(\.message.text).contains("no such module '\(name)'"))
    }

    @Test func `has one type for the names of notifications, as Apple has`() throws {
        let text = """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(change), name: NSLocale.currentLocaleDidChangeNotification, object: nil)
                }
                @objc private func change() { let count: Int = "" }
            }
            """
        #expect(try Checker.messages(text).map(\.location.line) == [8])
    }

    @Test func `names the column in the learner's file, though it reads a copy`() throws {
        let text = """
            import UIKit
            final class A: UIViewController {
                @IBOutlet weak var label: UILabel!
                @objc(go:) func go(_ sender: Any) { let x: Int = "" }
            }
            """
        let line = "    @objc(go:) func go(_ sender: Any) { let x: Int = \"\" }"
        let column = try #require(line.firstRange(of: "\"\"")).lowerBound
        #expect(
            try Checker.messages(text).map(\.description) == [
                "Scene.swift:4:\(line.utf8.distance(from: line.startIndex, to: column) + 1): error: cannot convert value of type 'String' to specified type 'Int'"
            ])
    }

    @Test func `reads all files together, and each message stands in its own`() throws {
        let files = [
            "Model/Profile.swift": "import Foundation\nstruct Profile {\n    let name: String\n    func age() -> Int {}\n}\n",
            "Screens/Profile.swift": "import UIKit\nfinal class A: UIViewController {\n    let profile = Profile(name: 3)\n}\n",
        ]
        #expect(
            try Checker.messages(files).map { "\($0.location.file):\($0.location.line)" } == ["Screens/Profile.swift:3"])
        let mended = files.mapValues { $0.replacing("name: 3", with: "name: \"\"") }
        #expect(try Checker.messages(mended).map { "\($0.location.file):\($0.location.line)" } == ["Model/Profile.swift:4"])
    }

    @Test func `reads a file of statements as a script`() throws {
        #expect(try Checker.messages("let total = 3\nprint(total)\n") == [])
        #expect(try Checker.messages("let total = 3\ntotal = 4\n").map(\.location.line) == [2])
        let files = ["main.swift": "print(twice(2))\n", "Twice.swift": "func twice(_ n: Int) -> Int { n * 2 }\n"]
        #expect(try Checker.messages(files) == [])
    }

    @Test func `says nothing of files that are no Swift, for the run says it`() throws {
        #expect(try Checker.messages("import UIKit\nfinal class A: UIViewController {\n    func f( {}\n}\n") == [])
    }
}

@Suite struct `Where files are missing the compiler` {
    private func controller(_ statement: String, members: String = "", superclass: String = "UIViewController") -> String {
        """
        import UIKit
        final class A: \(superclass) {
            \(members)
            func twice(_ n: Int) -> Int {}
            override func viewDidLoad() {
                super.viewDidLoad()
                \(statement)
            }
        }
        """
    }

    @Test(arguments: [
        "Session.shared.start()", "let user: User? = nil", "track(\"shown\")", "view.pinEdges(to: view)", "title = .homeTitle",
        "view.backgroundColor = UIColor(hex: 7)", "view.addSubview(view, pinned: true)", "let font: UIFont = .init(brand: 3)",
        "let wave = Wave(); wave.start()", "NotificationCenter.default.post(name: .userChanged, object: nil)",
    ])
    func `says nothing at all, though something else does not compile`(statement: String) throws {
        let messages = try Checker.messages(controller(""))
        #expect(messages.map(\.text) == ["missing return in instance method expected to return 'Int'"])
        #expect(try Checker.messages(controller(statement)) == [])
    }

    @Test func `says nothing where a superclass, a protocol or a module is missing`() throws {
        #expect(try Checker.messages(controller("", superclass: "BaseViewController")) == [])
        #expect(try Checker.messages(controller("") + "\nextension A: Routed {}\n") == [])
        #expect(try Checker.messages("import SnapKit\n" + controller("")) == [])
        #expect(try Checker.messages(controller("", members: "override func trackScreen() {}")) == [])
    }

    @Test func `says so in a closed world, where everything is there`() throws {
        let messages = try Checker.messages(controller("Session.shared.start()"), in: .closed)
        #expect(messages.contains { $0.location.line == 7 && $0.text == "cannot find 'Session' in scope" })
        #expect(try Checker.messages(controller("view.pinEdges(to: view)"), in: .closed).contains { $0.location.line == 7 })
        #expect(try Checker.messages(controller("view.tintColor = UIColor(hex: 7)"), in: .closed).contains { $0.location.line == 7 })
    }

    @Test func `says nothing of what a run knows and the face does not, in any world`() throws {
        for world in [TypeChecker.World.open, .closed] {
            #expect(try Checker.messages(controller("view.addMotionEffect(UIMotionEffect())"), in: world) == [])
            #expect(try Checker.messages("import Combine\n" + controller(""), in: world) == [])
        }
    }
}
