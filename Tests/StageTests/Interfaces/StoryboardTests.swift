import Interpreter
import Projects
import Stage
import Testing
import UIKit

@Suite struct `A storyboard` {
    private func shelf(_ steps: String...) throws -> Run {
        try Run(sources: Board.folder("Shelf"), setting: Setting(steps: try steps.map { try Step($0) }))
    }

    @Test func `a table's prototypes are made for each row, with their outlets and the labels of their style`() throws {
        let table = """
            <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44" id="t-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <label key="tableHeaderView" text="Top" id="head"><rect key="frame" x="0.0" y="0.0" width="393" height="30"/></label>
            <prototypes>
            <tableViewCell reuseIdentifier="row" textLabel="l-1" style="IBUITableViewCellStyleDefault" id="c-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c-1" id="k-1"><subviews>
            <label text="Title" id="l-1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
            </subviews></tableViewCellContentView>
            </tableViewCell>
            <tableViewCell reuseIdentifier="own" id="c-2" customClass="Cell" customModule="App" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c-2" id="k-2"><subviews>
            <label text="Name" id="l-2"><rect key="frame" x="10" y="5" width="90" height="20"/></label>
            </subviews></tableViewCellContentView>
            <connections><outlet property="name" destination="l-2" id="o-2"/></connections>
            </tableViewCell>
            </prototypes>
            <connections><outlet property="dataSource" destination="vc-1" id="o-3"/></connections>
            </tableView>
            """
        let code = """
            class Cell: UITableViewCell {
                @IBOutlet weak var name: UILabel!
                override func awakeFromNib() { super.awakeFromNib(); print("awake", name.text ?? "") }
            }
            class A: UIViewController, UITableViewDataSource {
                @IBOutlet weak var table: UITableView!
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.row == 0 {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                        print(cell.textLabel?.text ?? "none", cell.reuseIdentifier ?? "none")
                        return cell
                    }
                    let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath) as! Cell
                    print(cell.name.text ?? "", cell.name.superview === cell.contentView, cell.name.frame.minX)
                    return cell
                }
                override func viewDidAppear(_ animated: Bool) {
                    print(table.visibleCells.count, (table.tableHeaderView as? UILabel)?.text ?? "none")
                }
            }
            """
        let run = try Board.run(
            code,
            Board.storyboard(Board.scene(1, "A", subviews: table, connections: #"<outlet property="table" destination="t-1" id="o-1"/>"#)))
        #expect(
            run.prints == ["Title row", "awake Name", "Name true 10.0", "awake Name", "Name true 10.0", "3 Top"])
    }

    @Test func `a table controller shows the storyboard's own cells, and a choice performs their segue`() throws {
        let scene = """
            <scene sceneID="sc-1"><objects>
            <tableViewController id="vc-1" customClass="A" customModule="App" customModuleProvider="target">
            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" id="t-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <sections><tableViewSection headerTitle="First" id="s-1"><cells>
            <tableViewCell id="c-1"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c-1" id="k-1"><subviews>
            <label text="One" id="l-1"><rect key="frame" x="10" y="5" width="90" height="20"/></label></subviews></tableViewCellContentView>
            <connections><segue destination="vc-2" kind="presentation" identifier="go" id="g-1"/></connections>
            </tableViewCell>
            <tableViewCell id="c-2"><rect key="frame" x="0.0" y="44" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c-2" id="k-2"/></tableViewCell>
            </cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="vc-1" id="o-3"/><outlet property="delegate" destination="vc-1" id="o-4"/></connections>
            </tableView>
            <connections><outlet property="one" destination="l-1" id="o-5"/></connections>
            </tableViewController></objects></scene>
            """
        let code = """
            class A: UITableViewController {
                @IBOutlet var one: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(one.text ?? "", tableView.numberOfSections, tableView.numberOfRows(inSection: 0))
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(tableView.visibleCells.count, one.superview?.superview === tableView.visibleCells[0])
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    print(segue.identifier ?? "", sender is UITableViewCell)
                }
            }
            class B: UIViewController {}
            """
        let run = try Board.run(code, Board.storyboard(scene, Board.scene(2, "B")), steps: ["tap One"])
        #expect(run.prints == ["One 1 2", "2 true", "go true"])
    }

    @Test func `is the entry when the code has no delegate, its outlets connected in viewDidLoad`() throws {
        let run = try shelf()
        #expect(run.recording.entry == "Main.storyboard")
        let words = try #require(run.prints.first)
        #expect(words.hasPrefix("label No card yet (16.0, 127.0"))
        #expect(words.hasSuffix("(393.0, 852.0)"))
        #expect(run.refusals == [])
        #expect(run.exceptions == [])
    }

    @Test func `makes the destination of a segue, asks, prepares, and only then loads its view`() throws {
        let run = try shelf("tap \"Open card\"")
        let story = run.story(
            "init(coder:)", "awakeFromNib()", "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)", "loadView()",
            "viewDidLoad()", "viewWillDisappear(_:)", "viewWillAppear(_:)", "viewDidDisappear(_:)", "viewDidAppear(_:)")
        #expect(
            Array(story.drop { $0 != "ShelfViewController.viewDidAppear(_:)" }.dropFirst()) == [
                "ShelfViewController.shouldPerformSegue(withIdentifier:sender:)", "CardViewController.init(coder:)",
                "CardViewController.awakeFromNib()", "awake false", "ShelfViewController.prepare(for:sender:)",
                "prepare openCard false true",
                "CardViewController.loadView()", "CardViewController.viewDidLoad()", "buttons 2",
                "ShelfViewController.viewWillDisappear(_:)",
                "CardViewController.viewWillAppear(_:)", "ShelfViewController.viewDidDisappear(_:)", "CardViewController.viewDidAppear(_:)",
            ])
        #expect(run.exceptions == [])
    }

    @Test func `unwinds: prepare in the source, the action in the destination, then the pop`() throws {
        let run = try shelf("tap \"Open card\"", "tap \"Put back\"")
        let story = run.story("prepare(for:sender:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewDidAppear(_:)", "deinit")
        #expect(
            Array(story.suffix(6)) == [
                "CardViewController.prepare(for:sender:)", "put back true", "CardViewController.viewWillDisappear(_:)",
                "CardViewController.viewDidDisappear(_:)", "ShelfViewController.viewDidAppear(_:)", "CardViewController.deinit",
            ])
    }

    @Test func `unwinds out of a presentation by dismissing it`() throws {
        let run = try shelf("call ShelfViewController.presentCard", "tap \"Put back\"")
        #expect(run.prints.suffix(1) == ["put back true"])
        #expect(
            run.story("viewDidDisappear(_:)", "deinit").suffix(2) == [
                "CardViewController.viewDidDisappear(_:)", "CardViewController.deinit",
            ])
    }

    @Test func `connects actions by the name that the method has in Objective-C`() throws {
        let run = try shelf("tap \"Open card\"", "tap Stamp")
        #expect(run.prints.last == "stamp Stamp")
    }

    @Test func `performs a segue by its name without asking, and throws for a name that it has not`() throws {
        let unknown = try shelf("call ShelfViewController.openUnknown")
        #expect(unknown.exceptions.first?.contains("has no segue with identifier 'openBox'") == true)
        let run = try shelf("call ShelfViewController.openByCode")
        #expect(run.prints.contains("prepare openCard false false"))
        #expect(!run.story("shouldPerformSegue(withIdentifier:sender:)").contains { $0.contains("shouldPerform") })
    }

    @Test func `refuses what it does not know by name, with the line, and runs the rest`() throws {
        let run = try Board.run(
            "class A: UIViewController {}",
            Board.storyboard(
                Board.scene(1, "A", subviews: "\n<hologramView id=\"x-1\"/>\n" + Board.label("l-1", "Hi"), attributes: " glow=\"7\"")))
        #expect(run.refusals.count == 2)
        #expect(run.refusals.contains { $0.hasPrefix("Main.storyboard:") && $0.hasSuffix("glow=\"7\" of <viewController>") })
        #expect(run.refusals.contains { $0.hasPrefix("Main.storyboard:11") && $0.hasSuffix("<hologramView>") })
        #expect(run.story("viewDidAppear(_:)") == ["A.viewDidAppear(_:)"])
    }

    @Test func `that is malformed is an error with its place`() throws {
        func problem(_ text: String) -> String {
            do {
                _ = try Run(sources: [Source(path: "Main.storyboard", text: text)], setting: Setting())
                return "none"
            } catch {
                return "\(error)"
            }
        }
        #expect(problem("<document>\n<scenes>\n</document>").hasPrefix("Main.storyboard:3:"))
        #expect(problem("<document>\n<scenes>\n</document>").contains("error: the XML is not well-formed within <scenes>"))
        #expect(problem("<plist/>").contains("error: this is no storyboard of iOS"))
        #expect(problem("").contains("error: the file is no XML"))
        let board = Board.storyboard(Board.scene(1, "A"), initial: "no-1")
        #expect(problem(board.text).contains("error: there is no object with the id 'no-1'"))
        let number = Board.storyboard(Board.scene(1, "A", subviews: Board.label("l", "x", frame: #"x="wide" y="0" width="1" height="1""#)))
        #expect(problem(number.text).contains("x is 'wide'; it must be a number"))
    }

    @Test func `has connections to objects that are gone from it, which are left out`() throws {
        let connections = #"<outlet property="note" destination="gone-1" id="o-1"/><segue destination="gone-2" kind="show" id="s-1"/>"#
        let run = try Board.run(
            "class A: UIViewController { @IBOutlet weak var note: UILabel?; override func viewDidLoad() { print(note == nil) } }",
            Board.storyboard(Board.scene(1, "A", connections: connections)))
        #expect(run.prints == ["true"])
        let texts = run.refusals.compactMap { $0.split(separator: ": ").last }
        #expect(texts == ["<outlet> to an object that the file does not have", "a segue to a controller that the file does not have"])
    }

    @Test func `a segue to a controller that is not simulated is refused, and cannot be performed`() throws {
        let name = "Film"
        let player = Board.scene(2, name).replacing("viewController ", with: "avPlayerViewController ")
            .replacing("</viewController>", with: "</avPlayerViewController>").replacing(" customClass=\"\(name)\"", with: "")
        let run = try Board.run(
            """
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "play", sender: nil) }
            }
            """,
            Board.storyboard(
                Board.scene(
                    1, "A", connections: #"<segue destination="vc-2" kind="presentation" identifier="play" id="s-1"/>"#), player))
        #expect(run.refusals.contains { $0.hasSuffix("a segue to a controller that is not simulated") })
        #expect(run.exceptions.contains { $0.contains("has no segue with identifier 'play'") })
    }

    @Test func `has constraints of objects that are gone from it, which are left out`() throws {
        let board = Board.storyboard(
            Board.scene(
                1, "A", subviews: Board.label("label-1", "Live"),
                constraints: """
                    <constraint firstItem="gone-1" firstAttribute="bottom" secondItem="label-1" secondAttribute="bottom" id="k-1"/>
                    """))
        let run = try Board.run("class A: UIViewController { override func viewDidLoad() { print(view.constraints.count) } }", board)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["0"])
        #expect(run.recording.events.contains { $0.text?.contains("a constraint of an object that the file does not have") ?? false })
    }

    @Test func `sets the user's runtime attributes before the outlets' owner awakes`() throws {
        let attributes = """
            <view contentMode="scaleToFill" id="badge" customClass="Badge"><rect key="frame" x="0" y="0" width="40" height="40"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
            <userDefinedRuntimeAttribute type="boolean" value="YES"><string key="keyPath">isLoud</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="mood" value="x"/>
            </userDefinedRuntimeAttributes></view>
            """
        let run = try Board.run(
            """
            class A: UIViewController {}
            class Badge: UIView {
                @IBInspectable var caption = ""
                @IBInspectable var isLoud: Bool = false
                var mood = ""
                override func awakeFromNib() {
                    super.awakeFromNib()
                    print(caption, isLoud, layer.cornerRadius, frame.width)
                }
            }
            """, Board.storyboard(Board.scene(1, "A", subviews: attributes)))
        #expect(run.prints == ["New true 8.0 40.0"])
        #expect(run.exceptions == [])
        #expect(
            run.recording.events.filter { $0.kind == .console }.map { $0.text ?? "" } == [
                "Failed to set (mood) user defined inspected property on (Badge): [<Badge> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key mood."
            ])
        #expect(
            run.story("init(coder:)", "willMove(toSuperview:)", "didMoveToSuperview()", "awakeFromNib()").filter { $0.hasPrefix("Badge") }
                == [
                    "Badge.init(coder:)", "Badge.willMove(toSuperview:)", "Badge.didMoveToSuperview()", "Badge.awakeFromNib()",
                ])
    }

    @Test func `a popover segue points at what the file says, and prepare may still change it`() throws {
        let segue = { (id: String, anchor: String) in
            """
            <segue destination="vc-2" kind="popoverPresentation" identifier="\(id)" \(anchor) id="s-\(id)">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
            """
        }
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b-1"><rect key="frame" x="20" y="300" width="80" height="30"/>
            <state key="normal" title="Look"/><connections>\(segue("look", #"popoverAnchorView="b-1""#))</connections></button>
            """
        let code = """
            class A: UIViewController, UIPopoverPresentationControllerDelegate {
                func ask() { performSegue(withIdentifier: "ask", sender: nil) }
                func away() { dismiss(animated: false) }
                func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
                    -> UIModalPresentationStyle { .none }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let popover = segue.destination.popoverPresentationController
                    popover?.delegate = self
                    print(segue.identifier ?? "", popover?.sourceView is UIButton, popover?.permittedArrowDirections == [.up, .left])
                }
            }
            class B: UIViewController {
                override func viewDidAppear(_ animated: Bool) { print(presentationController is UIPopoverPresentationController) }
            }
            """
        let board = Board.storyboard(
            Board.scene(1, "A", subviews: button, connections: segue("ask", #"popoverAnchorView="b-1""#)), Board.scene(2, "B"))
        let run = try Board.run(code, board, steps: ["tap Look", "call A.away", "call A.ask"])
        #expect(run.prints == ["look true true", "true", "ask true true", "true"])
        #expect(run.refusals == [])
        #expect(run.exceptions == [])
    }

    @Test func `is what a scene delegate finds in its window`() throws {
        let run = try Board.run(
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let first = window?.rootViewController as? A else { return print("nothing") }
                    first.text = "given"
                    print("connect", first.isViewLoaded)
                }
            }
            class A: UIViewController {
                var text = ""
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(text)
                }
            }
            """, Board.storyboard(Board.scene(1, "A")))
        #expect(run.prints == ["connect false", "given"])
        #expect(run.story("viewDidAppear(_:)").suffix(1) == ["A.viewDidAppear(_:)"])
    }

    @Test func `gives the coder to a creator, which may call another initialiser`() throws {
        let run = try Board.run(
            """
            class A: UIViewController {
                func open() {
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    let other = board.instantiateViewController(identifier: "other") { coder in
                        B(coder: coder, count: 3)
                    }
                    present(other, animated: false)
                }
            }
            class B: UIViewController {
                let count: Int
                @IBOutlet weak var label: UILabel!
                init?(coder: NSCoder, count: Int) {
                    self.count = count
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) { fatalError("never") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(count, label.text ?? "")
                }
            }
            """,
            Board.storyboard(
                Board.scene(1, "A"),
                Board.scene(
                    2, "B", subviews: Board.label("l-2", "Two"), connections: #"<outlet property="label" destination="l-2" id="o-2"/>"#,
                    attributes: " storyboardIdentifier=\"other\"")), steps: ["call A.open"])
        #expect(run.prints == ["3 Two"])
        #expect(run.exceptions == [])
    }

    @Test func `a table controller's element may be of a class that is only a controller`() throws {
        let scene = """
            <scene sceneID="sc-1"><objects>
            <tableViewController id="vc-1" customClass="A" customModule="App" customModuleProvider="target">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="t-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <searchBar key="tableHeaderView" placeholder="Search" id="s-1"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/></searchBar>
            </tableView>
            <connections><outlet property="bar" destination="s-1" id="o-1"/><outlet property="table" destination="t-1" id="o-2"/></connections>
            </tableViewController></objects></scene>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet var bar: UISearchBar!
                @IBOutlet var table: UITableView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(bar.placeholder ?? "", view === table, table.tableHeaderView === bar)
                }
            }
            """
        let run = try Board.run(code, Board.storyboard(scene))
        #expect(run.exceptions == [])
        #expect(run.prints == ["Search true true"])
    }

    /// Fidelity: documented UIViewController.nibName (the class's own nib is searched for where `loadView` is not overridden).
    @Test func `a controller that overrides loadView takes no nib by its class's name`() throws {
        let nib = Board.nib(
            "CardView", #"<view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>"#,
            owner: "CardView", outlets: [("content", "v")])
        let code = """
            class CardView: UIView {
                @IBOutlet var content: UIView!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
                    addSubview(content)
                }
                required init?(coder: NSCoder) { nil }
            }
            class CardViewController: UIViewController {
                override func loadView() {
                    super.loadView()
                    view.addSubview(CardView(frame: view.bounds))
                    print(nibName ?? "no nib", view.subviews[0].subviews.count)
                }
            }
            """
        let run = try Board.run(code, nib, setting: Setting(root: "CardViewController"))
        #expect(run.exceptions == [])
        #expect(run.prints == ["no nib 1"])
    }
}
