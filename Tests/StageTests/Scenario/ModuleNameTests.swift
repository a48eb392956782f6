import Projects
import Stage
import Testing

/// Names with the name of a module of the project's before them.
@Suite struct ModuleNameTests {
    private static let kit = [
        Source(
            path: "Sources/Kit/Parts/Config.swift",
            text: """
                public struct Config {
                    public enum Mode { case plain, bright }
                    public var size = 3
                    public init() {}
                }
                public struct Box<T> {
                    public let value: T
                    public init(_ value: T) { self.value = value }
                }
                public func setUp(_ config: Config) -> Int { config.size + 1 }
                public let standard = 9
                public var level = 1
                """),
        Source(
            path: "Sources/Kit/Panel.swift",
            text: """
                import UIKit
                public class Panel: UIViewController {
                    var config = Kit.Config()
                    var mode: Kit.Config.Mode = .bright
                    public override func viewDidLoad() { print("panel", config.size, mode) }
                }
                """),
    ]

    private func prints(_ text: String, _ kit: [Source] = kit) throws -> [String] {
        var setting = Setting()
        setting.root = "A"
        let own = [
            Source(path: "App/A.swift", text: "import UIKit\nimport Kit\n" + text),
            Source(path: "App/B.swift", text: "struct Config { let mine = true }\nfunc setUp(_ config: Config) -> Int { -1 }"),
        ]
        let run = try Run(sources: own + kit, setting: setting)
        #expect(!run.recording.events.contains { $0.kind == .refusal })
        return run.recording.events.filter { [.print, .exception].contains($0.kind) }.compactMap(\.text)
    }

    private static let code = """
        extension Kit.Config { var isBig: Bool { size > 4 } }
        class A: UIViewController {
            var last: Kit.Config?
            override func viewDidLoad() {
                var config = Kit.Config()
                config.size = 5
                Kit.level += 4
                let function: (Kit.Config) -> Int = Kit.setUp
                print(Kit.setUp(config), function(config), Kit.standard, Kit.level, level, Config().mine)
                print(Kit.Box<Int>(4).value, Kit.Box("a").value, last?.size as Any, config is Kit.Config, config.isBig, [Kit.Config]().count)
                view.addSubview(Kit.Panel().view)
            }
        }
        """

    @Test func `what a module declares is found by the module's name, where the app has the same name, too`() throws {
        #expect(try prints(Self.code) == ["6 6 9 5 5 true", "4 a nil true true 0", "panel 3 bright"])
    }

    @Test func `a module's folder may stand beside its owner's name or a version`() throws {
        let kit = Self.kit.map { Source(path: $0.path.replacing("Sources/Kit", with: "checkouts/owner+Kit-1.2/Source"), text: $0.text) }
        #expect(try prints(Self.code, kit) == ["6 6 9 5 5 true", "4 a nil true true 0", "panel 3 bright"])
    }

    @Test func `a type of a name is no other module's that does not import it, and a second name may come back to itself`() throws {
        let sources = [
            Source(
                path: "Sources/Kit/Work.swift",
                text: """
                    import Foundation
                    open class Work: Operation {
                        open override func main() { print("work") }
                    }
                    public typealias Shape = Outer.Shape
                    """),
            Source(
                path: "Sources/KitUI/Operation.swift",
                text: """
                    import Kit
                    final class Operation: Foundation.Operation {
                        let starter: () -> Void
                        init(starter: @escaping () -> Void) { self.starter = starter }
                        override func main() { starter() }
                    }
                    public func start() { OperationQueue.main.addOperation(Operation { print("started") }) }
                    """),
            Source(
                path: "App/A.swift",
                text: """
                    import UIKit
                    import Kit
                    import KitUI
                    class A: UIViewController {
                        var shape: Shape?
                        override func viewDidLoad() {
                            start()
                            OperationQueue.main.addOperation(Work())
                        }
                    }
                    """),
        ]
        var setting = Setting()
        setting.root = "A"
        let run = try Run(sources: sources, setting: setting)
        #expect(run.recording.events.filter { [.print, .exception].contains($0.kind) }.compactMap(\.text) == ["started", "work"])
    }

    @Test func `a project's folder may have the name of a module in it, beside another that has the same names`() throws {
        let kit = Self.kit.map { Source(path: "Kit/" + $0.path, text: $0.text) }
        var setting = Setting()
        setting.root = "A"
        let example = """
            import UIKit
            import Kit
            final class Panel: UIViewController { override func viewDidLoad() { print("mine") } }
            class A: UIViewController {
                override func viewDidLoad() { for page in [Kit.Panel(), Panel()] { view.addSubview(page.view) } }
            }
            """
        let run = try Run(sources: [Source(path: "Kit/Example/A.swift", text: example)] + kit, setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["panel 3 bright", "mine"])
    }

    @Test func `a module's own file names what only it declares`() throws {
        let hint = Source(
            path: "Sources/Kit/Hint.swift",
            text: """
                public class Hint {
                    public enum Style { case warning }
                    private let style = Kit.Style(name: "own")
                    public init() {}
                    public func show() { print(style.name, Style.warning) }
                }
                private struct Style { let name: String }
                """)
        let code = """
            struct Style { let other: Int }
            class A: UIViewController { override func viewDidLoad() { Hint().show() } }
            """
        #expect(try prints(code, [hint]) == ["own warning"])
    }

    /// A name of the library's is another package's only for files that import it.
    @Test func `a type of a package hides Swift's from those who import it`() throws {
        let package = Source(
            path: "Pods/Promises/Sources/Result.swift",
            text: """
                public enum Result<T> { case fulfilled(T), rejected(Error) }
                public func promised() -> Result<Int> { .fulfilled(3) }
                """)
        let importing = Source(
            path: "App/Importing.swift",
            text: "import Promises\nfunc importing() { let own: Result<Int> = Result.fulfilled(1); print(own, promised()) }")
        let code = """
            enum Problem: Error { case none }
            func load() -> Result<Int, Problem> { return Result.failure(.none) }
            class A: UIViewController { override func viewDidLoad() { print(load()); importing() } }
            """
        #expect(try prints(code, [package, importing]) == ["failure(main.Problem.none)", "fulfilled(1) fulfilled(3)"])
    }

    @Test func `a step calls the living object of a name that another target has too`() throws {
        let other = Source(path: "Mac/Feed.swift", text: "class Feed { func go() { print(\"another\") } }", isFound: true)
        let page = Source(
            path: "Phone/Page.swift",
            text: """
                import UIKit
                final class Feed { func go() { print("gone") } }
                final class Page: UIViewController { let feed = Feed() }
                """, isFound: true)
        let run = try Run(sources: [other, page], setting: Setting(root: "Page", steps: [Step("call Feed.go")]))
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["gone"])
    }
}
