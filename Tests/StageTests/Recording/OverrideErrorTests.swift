import Interpreter
import Stage
import Testing

/// UIKit's members that a class overrides without saying so, or says that it overrides though nobody has them.
@Suite struct `An override that does not compile` {
    private func error(_ text: String, world: Setting.World = .closed) throws -> (told: String?, printed: [String]) {
        let events = try Scenes.run("import UIKit\n" + text, world: world).recording.events
        let told = events.first { $0.isCompilersError }.map { "\($0.location?.line ?? 0): \($0.text ?? "")" }
        return (told, events.filter { $0.kind == .print }.compactMap(\.text))
    }

    private static let page = "final class Page: UIViewController {\n"
    private static let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }\n"
    private static let keyword = "overriding declaration requires an 'override' keyword"
    private static let required = "'required' initializer 'init(coder:)' must be provided by subclass of"

    @Test(arguments: [
        (page + "func viewDidLoad() { print(1) }\n}", "3: " + keyword),
        (page + "func viewWillAppear(_ animated: Bool) { print(1) }\n}", "3: " + keyword),
        (
            page + "override func viewWillAppear(animated: Bool) { print(1) }\n}",
            "3: argument labels for method 'viewWillAppear(animated:)' do not match those of overridden method 'viewWillAppear'"
        ),
        (page + "override func viewDidLoadd() { print(1) }\n}", "3: method does not override any method from its superclass"),
        (page + "var title: String? = nil\n}", "3: cannot override with a stored property 'title'"),
        (page + "var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n}", "3: " + keyword),
        (page + "override var nowhere: Bool { true }\n}", "3: property does not override any property from its superclass"),
        (page + "let n: Int\ninit(n: Int) { self.n = n\nsuper.init(nibName: nil, bundle: nil) }\n}", "6: \(required) 'UIViewController'"),
        (
            "final class List: UITableViewController {\nfunc tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }\n}",
            "3: " + keyword
        ),
        ("class Box: UIView {\noverride init(frame: CGRect) { super.init(frame: frame) }\n}\n" + page + "}", "4: \(required) 'UIView'"),
        ("class Box: UIView {\ninit(frame: CGRect) { super.init(frame: frame) }\n" + coder + "}\n" + page + "}", "3: " + keyword),
        ("class Box: UIView {\nclass var layerClass: AnyClass { CALayer.self }\n}\n" + page + "}", "3: " + keyword),
        (
            "class Row: UITableViewCell {\ninit(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n"
                + coder + "}\n" + page + "}", "3: " + keyword
        ),
    ])
    func `ends a run at its line before anything runs`(text: String, error: String) throws {
        let run = try self.error(text)
        #expect(run.told == error)
        #expect(run.printed == [])
    }

    @Test func `ends a run in an open world where it is certain`() throws {
        let run = try error(Self.page + "func viewDidLoad() { print(1) }\n}", world: .open)
        #expect(run.told == "3: " + Self.keyword)
        #expect(run.printed == [])
    }

    @Test(arguments: [
        page + "override func unheardOf() {}\noverride func viewDidLoad() { super.viewDidLoad(); print(1) }\n}",
        "final class Page: BaseViewController {\nfunc setUp() {}\noverride func viewDidLoad() { super.viewDidLoad(); print(1) }\n}",
    ])
    func `says nothing in an open world of what may be elsewhere`(text: String) throws {
        let run = try error(text, world: .open)
        #expect(run.told == nil)
        #expect(run.printed == ["1"])
    }

    @Test(arguments: [
        "class Box: UIView {\ninit() { super.init(frame: .zero) }\n" + coder + "}\n",
        "class Box: UIView {\nconvenience init(n: Int) { self.init(frame: .zero) }\n}\n",
        "class Box: UIButton {\nconvenience init(type: Int) { self.init(frame: .zero) }\n}\n",
        "class Tap: UIGestureRecognizer {\ninit() { super.init(target: nil, action: nil) }\n}\n",
        "class Box: UIView {\nfunc layout() {}\nfunc setNeedsLayout(now: Bool) {}\nfunc convert(_ n: Int) -> Int { n }\n}\n",
        "class Model: NSObject {\nlet n: Int\ninit(n: Int) { self.n = n }\noverride init() { n = 0 }\noverride var description: String { \"m\" }\n}\n",
    ])
    func `is not told of what is right`(text: String) throws {
        let run = try error(text + Self.page + "override func viewDidLoad() { super.viewDidLoad(); print(1) }\n}")
        #expect(run.told == nil)
        #expect(run.printed == ["1"])
    }
}
