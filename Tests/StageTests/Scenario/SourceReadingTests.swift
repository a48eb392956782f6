import Interpreter
import Projects
import Stage
import Testing

@Suite struct `Of a folder's files` {
    private let page = Source(
        path: "App/Page.swift",
        text: """
            import UIKit

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loaded")
                }
            }
            """, isFound: true)

    private func run(_ sources: [Source], root: String? = nil) throws(SceneError) -> Run {
        try Run(sources: sources, setting: Setting(world: .open, root: root))
    }

    private func refusals(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .refusal }.map { "\($0.location?.description ?? "") \($0.text ?? $0.name)" }
    }

    private let fragment = Source(path: "App/Fragment.swift", text: "show(_ page: Page, and: Int)\nhide(_ page: Page)", isFound: true)

    @Test func `one that is no Swift and that nothing needs is left out, and said at its place`() throws {
        let run = try run([page, fragment])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(run.omissions.map { $0.location?.file } == ["App/Fragment.swift"])
        #expect(refusals(run).contains { $0.contains("left out") && $0.contains("App/Fragment.swift:1") })
    }

    private let refused = Source(
        path: "App/Cell.swift",
        text: """
            import UIKit
            final class Base: UIViewController {}
            class Cell: Base {
                func layout() {}
                struct Size { var width = 1 }
            }
            extension Cell { func more() {} }
            """, isFound: true)

    @Test func `a class that the compiler refuses is left out of a survey and said at its place, and the others run`() throws {
        let program = try SceneProgram(surveying: [refused, page])
        let run = try Run(program, setting: Setting(world: .open, root: "Page"))
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(run.classes.map(\.name) == ["Base", "Page"])
        #expect(run.omissions.map(\.description) == ["App/Cell.swift:3:7: error: Cell: inheritance from a final class 'Base'"])
        #expect(refusals(run).contains { $0.contains("left out: Cell: inheritance") && $0.contains("App/Cell.swift:3") })
        #expect(!run.hasEnded)
    }

    @Test func `a class that the compiler refuses is left out where the run begins in another file, and an error where it begins in it`()
        throws
    {
        let elsewhere = try run([refused, page], root: "Page")
        #expect(elsewhere.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        let own = try run([refused, page], root: "Cell")
        #expect(own.recording.events.first { $0.isCompilersError }?.location?.line == 3)
    }

    /// A pod's class, and what the app adds to all controllers, which the pod cannot see.
    @Test func `what an app adds to a class of UIKit is none of a module's business, however public it is`() throws {
        let pod = Source(
            path: "Pods/Kit/Kit/Board.swift",
            text: """
                import UIKit
                open class Board: UIViewController {
                    public func needsLayout(_ other: Int) {}
                }
                """, isFound: true)
        let app = Source(
            path: "App/Extra.swift",
            text: """
                import Kit
                extension UIViewController {
                    public func needsLayout(_ other: Int) {}
                }
                class Desk: UIViewController {
                    public func needsLayout(_ other: Int) {}
                }
                """, isFound: true)
        let program = try SceneProgram(surveying: [pod, app, page])
        #expect(
            program.omissions.map(\.description) == [
                "App/Extra.swift:6:17: error: Desk: overriding declaration requires an 'override' keyword"
            ])
    }

    @Test func `a class whose superclass is unknown is not judged, in whatever order classes are read`() throws {
        let news = Source(
            path: "News.swift",
            text: """
                extension News {
                    class State: GKState {}
                    class Idle: News.State {
                        override func isValidNextState(_ other: AnyClass) -> Bool { other as? Other.Item.Error != nil }
                    }
                }
                """)
        let home = Source(
            path: "Home.swift",
            text: """
                extension Home {
                    class State: GKState {}
                }
                extension Home.State {
                    class Initial: Home.State {}
                    private func didEnter(from previous: GKState?, count: Int) { super.didEnter(from: previous) }
                }
                """)
        for sources in [[news, home], [home, news]] {
            #expect(try !run(sources).recording.events.contains(where: \.isCompilersError))
        }
    }

    @Test func `what only Swift 2 wrote is left out and said, and an error where the run begins in it`() throws {
        let old = Source(
            path: "App/Old.swift",
            text: """
                import UIKit
                class Old: UIViewController {
                    func grow(inout sum: Int) { sum += 3 }
                    func whole() -> Int { return 7 }
                }
                """, isFound: true)
        let run = try run([page, old], root: "Page")
        #expect(run.prints == ["loaded"])
        #expect(run.omissions.map { $0.location?.description } == ["App/Old.swift:3:15"])
        #expect(throws: SceneError.self) { try self.run([old], root: "Old") }
    }

    @Test func `an interface as Xcode once wrote it is left out, and said, though code names it`() throws {
        let xib = Source(
            path: "App/Page.xib",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
                <data><int key="IBDocument.SystemTarget">2048</int></data>
                </archive>
                """, isFound: true)
        let run = try run([page, xib])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(run.omissions.map { $0.location?.file } == ["App/Page.xib"])
        // Its nib is not one that the app has not got, though there are others.
        let other = Source(
            path: "App/Other.xib",
            text: #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#, isFound: true)
        let initialiser = #"init() { super.init(nibName: "Page", bundle: nil) }; required init?(coder: NSCoder) { nil }"#
        let text = page.text.replacing("override", with: "\(initialiser)\n    override", maxReplacements: 1)
        let asks = Source(path: "App/Page.swift", text: text, isFound: true)
        let asking = try self.run([asks, xib, other], root: "Page")
        #expect(asking.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(refusals(asking).contains { $0.hasSuffix("the nib Page") })
        #expect(throws: SceneError.self) { try Run(sources: [page, Source(path: xib.path, text: xib.text)], setting: Setting()) }
    }

    @Test func `one that only says what another module has is left out, and said`() throws {
        let face = Source(
            path: "App/Mocks/UIViewController.swift",
            text: """
                import UIKit
                open class UIViewController: UIResponder {
                    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
                    public required init?(coder: NSCoder)
                }
                """, isFound: true)
        let run = try run([page, face])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(run.omissions.map { $0.location?.file } == ["App/Mocks/UIViewController.swift"])
    }

    @Test func `of several classes by the entry's name a nested one in a file that was named itself is meant`() throws {
        func list(_ path: String, in owner: String, isFound: Bool) -> Source {
            let members = "override func viewDidLoad() { print(\"\(owner)\") }; func look() { print(\"looked\") }"
            let text = "import UIKit\nenum \(owner) { class List: UIViewController { \(members) } }"
            return Source(path: path, text: text, isFound: isFound)
        }
        let top = Source(path: "App/List.swift", text: "import UIKit\nclass List: UIViewController {}", isFound: true)
        let sources = [list("App/Warm.swift", in: "Warm", isFound: false), list("App/Cold.swift", in: "Cold", isFound: true), top]
        let run = try Run(sources: sources, setting: Setting(root: "List", steps: [Step("call List.look")]))
        #expect(run.recording.entry == "Warm.List")
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "looked" })
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "Warm" })
    }

    @Test func `one that is named by itself must be Swift`() {
        #expect(throws: SceneError.self) { try run([page, Source(path: fragment.path, text: fragment.text)]) }
    }

    @Test func `what is no Swift of a type that the entry's file names is left out and said`() throws {
        let model = Source(path: "App/Model.swift", text: "struct Model {\n  var name = }\n  let size = 3\n}", isFound: true)
        let user = Source(
            path: "App/User.swift", text: "import UIKit\nlet model = Model()\nfinal class User: UIViewController {}", isFound: true)
        for root in [nil, "User", "Page"] {
            let run = try run([page, model, user], root: root)
            #expect(run.omissions.compactMap { $0.location?.description } == ["App/Model.swift:2:13"])
            #expect(refusals(run).contains { $0.contains("left out: ") })
        }
        #expect(throws: SceneError.self) { try run([page, Source(path: model.path, text: model.text), user]) }
    }

    @Test func `a file that is Swift 5 and not Swift 6 is read as Swift 5`() throws {
        let old = Source(
            path: "App/Old.swift",
            text: """
                import UIKit
                typealias Callback = @convention (c) (Int) -> Int
                final class Old: UIViewController {
                    let onTap: (@MainActor() -> Void)? = { print("tapped") }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        onTap?()
                    }
                }
                """)
        let run = try run([old])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "tapped" })
        #expect(run.omissions.isEmpty)
    }

    @Test func `of a library's broken file the declarations that are Swift are read, at their places`() throws {
        let library = Source(
            path: "Library/Stack.swift",
            text: """
                struct Stack {
                    var items: [Int] = []
                    var top: Int { mutate yield &items }; var ] = 3
                    mutating func push(_ item: Int) {
                        print("push \\(item)")
                        items.append(item)
                    }
                }
                #if swift(>=5)
                func torn( {
                #endif
                func whole() -> Int { 7 }
                """, isFound: true)
        let facade = Source(
            path: "Library/Facade.swift",
            text: """
                enum Facade {
                    static func show() {
                        var stack = Stack()
                        stack.push(whole())
                        print(stack.items)
                    }
                }
                """, isFound: true)
        let user = Source(
            path: "App/User.swift",
            text: """
                import UIKit
                final class User: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Facade.show()
                    }
                }
                """)
        let run = try run([user, facade, library])
        let prints = run.recording.events.filter { $0.kind == .print }
        #expect(prints.map(\.text) == ["push 7", "[7]"])
        #expect(prints.first?.location?.description == "Library/Stack.swift:5:9")
        #expect(refusals(run).filter { $0.contains("left out") }.count == 1)
    }

    @Test func `of a file that is Swift in parts each part that is left out is said`() throws {
        let parts = Source(
            path: "Library/Parts.swift",
            text: """
                struct Parts {
                    func first( { }
                    func whole() -> Int { 3 }
                    var second = = 4
                }
                func third() { let }
                func fourth() -> Int { 4 }
                """, isFound: true)
        let run = try run([page, parts])
        #expect(run.omissions.compactMap { $0.location?.line } == [2])
        #expect(run.omissions.first?.message.hasSuffix("; also left out: lines 4, 6") == true)
    }

    @Test func `a broken controller is an error unless the run begins with another`() {
        let broken = Source(
            path: "App/Other.swift", text: "import UIKit\nclass OtherController: UIViewController { let x = }", isFound: true)
        #expect(throws: SceneError.self) { try run([page, broken]) }
        #expect(throws: SceneError.self) { try run([page, broken], root: "OtherController") }
        #expect(throws: Never.self) { try run([page, broken], root: "Page") }
    }

    @Test func `of several cells by one name a list makes those of the class that its own file means`() throws {
        let cell = "import UIKit\nclass MenuCell: UITableViewCell { var words: String { \"NAME\" } }"
        let list = """
            import UIKit
            class Page: UITableViewController {
                override func viewDidLoad() { super.viewDidLoad(); tableView.register(MenuCell.self, forCellReuseIdentifier: "a") }
                override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = table.dequeueReusableCell(withIdentifier: "a", for: path) as! MenuCell
                    print(cell.words)
                    return cell
                }
            }
            """
        let one = Source(path: "Apps/One/MenuCell.swift", text: cell.replacing("NAME", with: "one"), isFound: true)
        let own = Source(path: "Apps/Two/Page.swift", text: list + "\n" + cell.replacing("NAME", with: "two"), isFound: true)
        let run = try run([one, own], root: "Page")
        #expect(run.prints == ["two"])
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }

    @Test func `of several types by one name others mean the first, and each that comes again is told at its place`() throws {
        let first = Source(path: "App/A.swift", text: "struct Note { let text = \"first\" }\nprivate struct Own {}", isFound: true)
        let again = Source(path: "App/B.swift", text: "private struct Own {}\n\nstruct Note { let text = \"again\" }", isFound: true)
        let user = Source(
            path: "App/Page.swift",
            text: "import UIKit\nfinal class Page: UIViewController { override func viewDidLoad() { print(Note().text) } }", isFound: true)
        let run = try run([first, again, user], root: "Page")
        #expect(run.prints == ["first"])
        #expect(refusals(run) == ["App/B.swift:3:1 invalid redeclaration of 'Note': other files mean the one at App/A.swift:1"])
    }

    @Test func `of several interfaces by one name the first is found, and each that comes again is told`() throws {
        let board = Board.storyboard(Board.scene(1, "Page"))
        let boards = ["App/A", "App/B"].map { Source(path: "\($0)/Main.storyboard", text: board.text, isFound: true) }
        let run = try run([page] + boards, root: "Page")
        #expect(refusals(run) == [" 'Main' is declared again at App/B/Main.storyboard: its name means App/A/Main.storyboard"])
    }

    @Test func `a broken one of the entry's name is left out where the one in a file that was named is meant`() throws {
        let text = "import UIKit\nclass Page: UIViewController { override func viewDidLoad() { print(1) } }"
        let named = Source(path: "App/Bars/Page.swift", text: text)
        let broken = Source(path: "App/Pies/Page.swift", text: "import UIKit\nclass Page: UIViewController { let x = [ }", isFound: true)
        let run = try run([named, broken], root: "Page")
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "1" })
        #expect(throws: SceneError.self) { try self.run([broken], root: "Page") }
    }

    @Test func `what documentation and playgrounds show is not read`() {
        #expect(Source.isWanted("Kit/Sources/Page.swift"))
        #expect(Source.isWanted("Kit/Kit.docc.swift"))
        #expect(!Source.isWanted("Kit/Sources/Kit.docc/Tutorials/Step-01.swift"))
        #expect(!Source.isWanted("Kit.playground/Pages/One.xcplaygroundpage/Contents.swift"))
    }

    @Test func `tests, package manifests and what is macOS's are no part of the app`() throws {
        let tests = Source(
            path: "App/Tests.swift", text: "import XCTest\nextension Page { func print(_ text: String) {} }", isFound: true)
        let manifest = Source(
            path: "App/Package.swift", text: "import PackageDescription\nlet package = Package(name: \"App\")", isFound: true)
        let mac = Source(
            path: "Mac/Names.swift", text: "import AppKit\npublic typealias UIViewController = NSViewController", isFound: true)
        let run = try run([page, tests, manifest, mac])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(run.omissions.isEmpty)
        #expect(refusals(run).isEmpty)
    }

    @Test func `an interface of another system is left out, a broken one of this system that code names is an error`() throws {
        let watch = Source(
            path: "App/Watch.storyboard",
            text: "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"></document>",
            isFound: true)
        let run = try run([page, watch])
        #expect(run.omissions.isEmpty)
        #expect(refusals(run).isEmpty)
        #expect(throws: SceneError.self) { try self.run([page, Source(path: watch.path, text: watch.text)]) }

        let torn = Source(
            path: "App/Settings.storyboard",
            text: "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes></document>",
            isFound: true)
        let user = Source(path: "App/User.swift", text: "let name = \"Settings\"", isFound: true)
        #expect(try self.run([page, torn]).omissions.map { $0.location?.file } == ["App/Settings.storyboard"])
        #expect(throws: SceneError.self) { try self.run([page, torn, user]) }
    }
}
