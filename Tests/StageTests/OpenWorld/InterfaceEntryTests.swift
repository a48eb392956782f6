import Foundation
import Projects
import Stage
import Testing

/// Entries that interface files have, and what stands for interfaces that are not here.
@Suite struct `An entry's interface`: EntrySuite {
    @Test(arguments: ["coder: NSCoder, store: Store", "store: Store, coder: NSCoder"])
    func `a scene's controller is made from its coder and what stands for the rest`(parameters: String) throws {
        let run = try run(
            """
            class A: UIViewController {
                @IBOutlet var title1: UILabel!
                let store: Store
                init?(\(parameters)) {
                    self.store = store
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) { fatalError("made elsewhere") }
                override func viewDidLoad() { print(title1.text ?? "none", storyboard != nil, store.name.isEmpty) }
            }
            struct Store { let name: String }
            """,
            Board.storyboard(
                Board.scene(
                    1, "A", subviews: Board.label("label-1", "Live"),
                    connections: #"<outlet property="title1" destination="label-1" id="c-1"/>"#)), root: "A")
        #expect(told(run) == ["Live true true"])
    }

    /// It would end the app where it connects what Objective-C cannot see.
    @Test func `a scene to which nothing leads is not the entry's where code makes its class`() throws {
        let code = { (how: String) in
            """
            class A: UIViewController {
                var heading = UILabel()
                override func viewDidLoad() { print("made", storyboard == nil) }
            }
            final class Other { var page: UIViewController? { \(how) } }
            """
        }
        let board = Board.storyboard(
            Board.scene(
                1, "A", subviews: Board.label("label-1", "Live"),
                connections: #"<outlet property="heading" destination="label-1" id="c-1"/>"#, attributes: #" storyboardIdentifier="page""#))
        let forgotten = Source(path: "Old.storyboard", text: board.text)
        let main = Source(path: "Main.storyboard", text: Board.storyboard(Board.scene(1, "Other")).text)
        func heard(_ how: String) throws -> [String] {
            let run = try Run(
                sources: [Source(path: "A.swift", text: "import UIKit\n" + code(how)), forgotten, main],
                setting: Setting(world: .open, root: "A"))
            return run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.compactMap(\.text)
        }
        #expect(try heard("A()") == ["made true"])
        #expect(
            try heard(#"UIStoryboard(name: "Old", bundle: nil).instantiateInitialViewController() ?? A()"#).first?.contains("heading")
                == true)
    }

    @Test func `an outlet to an object that is not simulated has something that stands for it`() throws {
        let run = try run(
            """
            class A: UIViewController {
                @IBOutlet var map: SCNView!
                @IBOutlet var label: UILabel!
                @IBOutlet weak var clock: Clock!
                override func viewDidLoad() {
                    map.isHidden = true
                    clock.face.text = "9:41"
                    print(label.text ?? "none", clock.face.text ?? "none")
                }
            }
            class Clock: NSObject { @IBOutlet weak var face: UILabel! }
            """,
            Board.storyboard(
                Board.scene(
                    1, "A",
                    subviews: Board.label("label-1", "Live") + Board.label("label-2", "0:00")
                        + #"<sceneKitView contentMode="scaleToFill" id="map-1"/>"#,
                    connections: [("label", "label-1"), ("map", "map-1"), ("clock", "clock-1")].map {
                        #"<outlet property="\#($0)" destination="\#($1)" id="c-\#($0)"/>"#
                    }.joined(),
                    beside: #"""
                        <customObject id="clock-1" customClass="Clock"><connections>
                        <outlet property="face" destination="label-2" id="c-face"/></connections></customObject>
                        """#)))
        #expect(told(run) == ["Live 9:41"])
        #expect(placeholders(run).contains("the outlet map"))
    }

    @Test func `what stands for another controller comes from the storyboard that has a scene of its class`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let page: Page = Boards.main.page()!
                    page.loadViewIfNeeded()
                }
            }
            class Page: UIViewController {
                @IBOutlet private var label: UILabel!
                override func viewDidLoad() { print(label.text ?? "none", storyboard != nil) }
            }
            """,
            Board.storyboard(
                Board.scene(
                    1, "Page", subviews: Board.label("label-1", "Live"),
                    connections: #"<outlet property="label" destination="label-1" id="c-1"/>"#)), root: "A")
        #expect(told(run) == ["Live true"])
    }

    @Test func `a nib whose name is not known is stood for`() throws {
        let run = try run(
            """
            class Row: UITableViewCell { func fill() { print("row") } }
            extension UITableView {
                func take<Cell: UITableViewCell>(_ type: Cell.Type, at path: IndexPath) -> Cell {
                    guard let cell = dequeueReusableCell(withIdentifier: type.identifier, for: path) as? Cell else { fatalError("no cell") }
                    return cell
                }
            }
            class Head: UITableViewHeaderFooterView { let text = "head" }
            class A: UIViewController, UITableViewDataSource, UITableViewDelegate {
                @IBOutlet private var table: UITableView!
                init(count: Int) { super.init(nibName: Names.nibName(of: A.self), bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    table.frame = view.bounds
                    table.register(UINib(nibName: Row.identifier, bundle: nil), forCellReuseIdentifier: Row.identifier)
                    table.register(UINib(nibName: Head.identifier, bundle: nil), forHeaderFooterViewReuseIdentifier: Head.identifier)
                    table.dataSource = self
                    table.delegate = self
                }
                func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    guard let head = tableView.dequeueReusableHeaderFooterView(withIdentifier: Head.identifier) as? Head else { fatalError() }
                    print(head.text)
                    return head
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let row = tableView.take(Row.self, at: path)
                    row.fill()
                    return row
                }
            }
            """)
        #expect(Set(told(run)) == ["row", "head"])
        #expect(placeholders(run).contains("the outlet table"))
    }

    @Test func `a controller of a storyboard is made by its coder, not by what only ends the app`() throws {
        let run = try run(
            """
            class A: UITableViewController {
                let store: [Int]
                override init(style: UITableView.Style) { fatalError() }
                required init?(coder: NSCoder) {
                    store = [1, 2]
                    super.init(coder: coder)
                }
                override func viewDidLoad() { print(store.count) }
            }
            """)
        #expect(told(run) == ["2"])
    }

    @Test func `a controller whose coder's initialiser only ends the app is made by code, though a storyboard has a scene of it`() throws {
        let run = try run(
            """
            final class A: UIViewController {
                let title1: String
                init(title1: String) {
                    self.title1 = title1
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError("made by code") }
                override func viewDidLoad() { print("loaded", title1.isEmpty) }
            }
            """, Board.storyboard(Board.scene(1, "A")), root: "A")
        #expect(told(run) == ["loaded true"])
    }

    @Test func `a prototype of a storyboard that is not here is stood for by a cell of the class that the code casts to`() throws {
        let run = try run(
            """
            class Cell: UITableViewCell {
                @IBOutlet weak var name: UILabel!
                func fill(_ text: String) { name.text = text; print("filled", text) }
            }
            class A: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(
                        withIdentifier: "Cell", for: indexPath) as! Cell
                    cell.fill("row \\(indexPath.row)")
                    return cell
                }
            }
            """)
        #expect(told(run) == ["filled row 0", "filled row 1"])
        #expect(placeholders(run).contains("the cell 'Cell' of a storyboard, a Cell"))
        let still = try self.run(
            """
            class A: UITableViewController {
                override func numberOfSections(in tableView: UITableView) -> Int { 1 }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            }
            """)
        #expect(told(still) == [])
        #expect(placeholders(still).count == 3)
    }

    @Test func `who registers cells and forgets one gets the exception`() throws {
        let run = try run(
            """
            class A: UITableViewController {
                override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                }
            }
            """)
        #expect(told(run).first?.contains("unable to dequeue a cell") == true)
    }

    @Test func `who makes cells where none waits gets none, and another file's prototype where one must be`() throws {
        let run = try run(
            """
            class Cell: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    print("made")
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class A: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.row == 1 { return tableView.dequeueReusableCell(withIdentifier: "Other", for: indexPath) }
                    var cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
                    if cell == nil { cell = Cell(style: .default, reuseIdentifier: "Cell") }
                    return cell as! Cell
                }
            }
            """)
        #expect(told(run) == ["made"])
        #expect(placeholders(run) == ["the cell 'Other' of a storyboard"])
    }

    @Test func `outlets are filled where no storyboard knows the class, and stay nil where one does`() throws {
        let code = """
            class A: UIViewController {
                @IBOutlet var name: UILabel!
                override func viewDidLoad() { name.text = "a"; print("filled") }
            }
            class B: UIViewController {}
            """
        let other = try run(code, Board.storyboard(Board.scene(1, "B")))
        #expect(other.recording.entry == "Main.storyboard")
        var setting = Setting(world: .open)
        setting.root = "A"
        let source = Source(path: "A.swift", text: "import UIKit\n" + code)
        let filled = try Run(sources: [source, Board.storyboard(Board.scene(1, "B"))], setting: setting)
        #expect(told(filled) == ["filled"])
        let empty = try Run(sources: [source, Board.storyboard(Board.scene(1, "A"))], setting: setting)
        #expect(told(empty) == ["Unexpectedly found nil while implicitly unwrapping an Optional value"])
    }

    @Test func `parts of an interface file need no id, ratios may be fractions, and a Mac's file is not the app's`() throws {
        let part = """
            <view opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
            <subviews><view contentMode="scaleToFill"><rect key="frame" x="0.0" y="0.0" width="9" height="6"/></view></subviews>
            <constraints><constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="2/3" id="c-1"/></constraints>
            </view>
            """
        let mac = Source(
            path: "Window.storyboard",
            text: #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes/></document>"#)
        let code = "class A: UIViewController { override func viewDidLoad() { print(view.subviews[0].subviews.count) } }"
        #expect(told(try run(code, Board.storyboard(Board.scene(1, "A", subviews: part)), mac)) == ["1"])
    }

    @Test(arguments: [("1:4", "0.25"), ("3/4", "0.75"), ("35%", "0.35"), ("1.5", "1.5")])
    func `a multiplier is a number, a ratio or so much in a hundred`(written: String, expected: String) throws {
        let part = """
            <view contentMode="scaleToFill" id="box"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
            <constraints><constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="\(written)" id="c-1"/>
            </constraints></view>
            """
        let code = "class A: UIViewController { override func viewDidLoad() { print(view.subviews[0].constraints[0].multiplier) } }"
        #expect(told(try run(code, Board.storyboard(Board.scene(1, "A", subviews: part)))) == [expected])
    }

    @Test func `a view without its storyboard is as opaque as Interface Builder makes it, one that no storyboard had is clear`() throws {
        let seen = try [#"@IBOutlet var name: UILabel!"#, ""].map { outlet in
            told(
                try run(
                    """
                    class A: UIViewController {
                        \(outlet)
                        override func viewDidLoad() { print(view.backgroundColor == .systemBackground, view.backgroundColor == nil) }
                    }
                    """))
        }
        #expect(seen == [["true false"], ["false true"]])
    }

    @Test func `an interface's class that code names and nothing declares is taken for what stands there`() throws {
        let part = """
            <view contentMode="scaleToFill" id="box" customClass="EmptyStateView"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
            <connections><outlet property="label" destination="label-1" id="o-1"/></connections></view>
            """ + Board.label("label-1", "None")
        let named = "class A: UIViewController { var empty: EmptyStateView?; override func viewDidLoad() { print(view.subviews.count) } }"
        let run = try run(named, Board.storyboard(Board.scene(1, "A", subviews: part)))
        #expect(told(run) == ["2"])
        #expect(placeholders(run).contains("EmptyStateView, taken for a UIView"))
        // A name that stands in the file only is a mistake.
        let unnamed = "class A: UIViewController { override func viewDidLoad() { print(view.subviews.count) } }"
        let mistaken = try self.run(unnamed, Board.storyboard(Board.scene(1, "A", subviews: part)))
        #expect(told(mistaken).first?.contains("not key value coding-compliant for the key label") == true)
    }

    @Test func `an outlet of UIKit's class that no word of the program names may be another module's`() throws {
        let part = """
            <textField opaque="NO" contentMode="scaleToFill" id="field-1"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
            <connections><outlet property="followingField" destination="field-2" id="o-1"/>
            <outletCollection property="linkedFields" destination="field-2" id="o-2"/></connections></textField>
            <textField opaque="NO" contentMode="scaleToFill" id="field-2"><rect key="frame" x="0.0" y="30" width="90" height="20"/></textField>
            """
        let code = "class A: UIViewController { override func viewDidLoad() { print(view.subviews.count) } }"
        let board = Board.storyboard(Board.scene(1, "A", subviews: part))
        let run = try run("import FieldKit\n" + code, board)
        #expect(told(run) == ["2"])
        #expect(placeholders(run).filter { $0.hasPrefix("UITextField.") } == ["UITextField.followingField", "UITextField.linkedFields"])
        // Where all modules are here, or the program has the word, the exception is the app's.
        for own in [code, "import FieldKit\nclass Form: UIView { @IBOutlet var followingField: UITextField! }\n" + code] {
            #expect(told(try self.run(own, board)).first?.contains("not key value coding-compliant for the key followingField") == true)
        }
    }

    @Test func `an outlet of a class that no word of the program names is left, whatever its name`() throws {
        let part = """
            <view contentMode="scaleToFill" id="level-1" customClass="LevelDial" customModule="DialKit"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <connections><outlet property="caption" destination="label-1" id="o-1"/></connections></view>
            <label opaque="NO" text="x" id="label-1"><rect key="frame" x="0.0" y="30" width="90" height="20"/></label>
            """
        let code = "class A: UIViewController { var caption = 3; override func viewDidLoad() { print(view.subviews.count, caption) } }"
        let run = try run("import DialKit\n" + code, Board.storyboard(Board.scene(1, "A", subviews: part)))
        #expect(told(run) == ["2 3"])
        #expect(placeholders(run).contains("LevelDial.caption"))
    }

    @Test func `controllers of a storyboard are stood for where the files have none; one that is not among those is an exception`() throws {
        let code = """
            class A: UIViewController {
                @IBOutlet var name: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let board = UIStoryboard(name: "Other", bundle: nil)
                    let detail = board.instantiateViewController(withIdentifier: "Detail") as! Detail
                    detail.loadViewIfNeeded()
                    let menu = board.instantiateViewController(withIdentifier: "menu") as! MenuScreen
                    print(type(of: board.instantiateViewController(withIdentifier: "Detail")) == Detail.self, menu is UIViewController)
                    print(storyboard != nil, detail.storyboard === board, board.instantiateInitialViewController() != nil)
                    let made: Plain = make()
                    print(made.storyboard != nil)
                    performSegue(withIdentifier: "next", sender: nil)
                    print("goes on")
                }
                func make<Screen: UIViewController>() -> Screen {
                    UIStoryboard(name: "Other", bundle: nil).instantiateViewController(identifier: "plain") { coder in Screen(coder: coder) }
                }
            }
            class Detail: UIViewController {
                @IBOutlet var title2: UILabel!
                override func viewDidLoad() { title2.text = "detail"; print(title2.text!) }
            }
            class Plain: UIViewController {}
            """
        let alone = try run(code)
        #expect(told(alone) == ["detail", "true true", "true true true", "true", "goes on"])
        #expect(placeholders(alone).contains("the scene 'menu' of a storyboard, a MenuScreen"))
        #expect(alone.recording.events.contains { $0.kind == .refusal && $0.text?.hasPrefix("the segue 'next'") == true })
        let other = try run(code, Board.storyboard(Board.scene(1, "Other")), root: "A")
        #expect(told(other) == ["Could not find a storyboard named 'Other' in bundle NSBundle (loaded)"])
    }

    /// It is a storyboard like others; where it is the only one, the app's own are elsewhere.
    @Test func `the launch screen is there for code that asks for it, and is no entry`() throws {
        let board = Board.storyboard(Board.scene(1, "Splash", subviews: Board.label("label-1", "Hello")))
        let text = board.text.replacingOccurrences(of: "useSafeAreas=", with: "launchScreen=\"YES\" useSafeAreas=")
        let code = """
            class Splash: UIViewController {}
            class A: UIViewController {
                override func viewDidLoad() {
                    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                    print((screen?.view.subviews.first as? UILabel)?.text ?? "none")
                    _ = UIStoryboard(name: "Other", bundle: nil)
                    print("goes on")
                }
            }
            """
        let run = try run(code, Source(path: board.path, text: text), root: "A")
        #expect(told(run) == ["Hello", "goes on"])
    }
}
