import Stage
import Testing

/// What the stage does for a controller whose app is not there: choose its initialiser, hand over what others would, stand for its storyboard.
@Suite struct EntryTests {
    private func run(_ text: String, _ more: Source...) throws -> Run {
        try Run(sources: [Source(path: "A.swift", text: "import UIKit\n" + text)] + more, setting: Setting())
    }

    private func told(_ run: Run, _ kinds: Set<Event.Kind> = [.print, .exception]) -> [String] {
        run.recording.events.filter { kinds.contains($0.kind) }.compactMap(\.text)
    }

    private func placeholders(_ run: Run) -> [String] {
        run.recording.events.filter { $0.name == "placeholder" }.compactMap(\.text)
    }

    @Test func `an initialiser that throws gets arguments that it takes`() throws {
        let run = try run(
            """
            class A: UIViewController {
                enum Failure: Error { case noPath, isOff }
                let path: String
                init(answer: Answer, settings: Settings) throws {
                    guard let path = answer.path else { throw Failure.noPath }
                    guard settings.isOn else { throw Failure.isOff }
                    self.path = path
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print("loaded", path.isEmpty) }
            }
            """)
        #expect(told(run) == ["loaded true"])
        #expect(placeholders(run).contains("A.answer.path, not nil"))
        #expect(placeholders(run).contains("A.settings.isOn, true"))
        let never = try self.run(
            """
            class A: UIViewController {
                init(name: String) throws { throw CancellationError() }
                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(told(never, [.exception]).count == 1)
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

    @Test func `structs that are handed over live`() throws {
        let run = try run(
            """
            struct Place { let name: String; let tags: [String] }
            class A: UIViewController {
                private let place: Place
                private let other: Place
                init(place: Place, other: Place, client: Client) {
                    self.place = place
                    self.other = other
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(place.name.isEmpty, other.tags.count) }
            }
            """)
        #expect(told(run) == ["true 0"])
    }

    @Test func `what is set from outside is set, what the class sets itself is not`() throws {
        let code = """
            class Model { var title = "model" }
            class A: UIViewController {
                var model: Model!
                var timer: Model!
                func configure(_ model: Model) { self.model = model }
                func start() { timer = Model() }
                override func viewDidLoad() {
                    print(model.title)
                    print(timer.title)
                }
            }
            """
        let run = try run(code)
        #expect(told(run) == ["model", "Unexpectedly found nil while implicitly unwrapping an Optional value"])
        #expect(placeholders(run) == ["A.model, which is set from outside"])
    }

    @Test func `what a call is handed to set is not set from outside`() throws {
        let run = try run(
            """
            class Model {}
            func fill(_ model: inout Model?) { model = Model() }
            class A: UIViewController {
                var model: Model!
                override func viewDidLoad() {
                    print(model == nil)
                    fill(&model)
                }
            }
            """)
        #expect(told(run) == ["true"])
    }

    @Test func `a value whose initialiser would end the app stays a placeholder`() throws {
        let run = try run(
            """
            class Store { init() { fatalError("no store") } }
            class A: UIViewController {
                var store: Store!
                override func viewDidLoad() {
                    let other: Store = Elsewhere.store
                    print("on", other.count == 0)
                }
            }
            """)
        #expect(told(run) == ["on true"])
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
        var setting = Setting()
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
}
