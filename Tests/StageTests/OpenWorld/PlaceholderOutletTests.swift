import Stage
import Testing
import UIKit

/// What stands for views that an interface file would have, and for outlets to them.
@Suite struct `What stands for outlets` {
    /// What is heard while a controller of class `A` with these members is shown.
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A")
    }

    @Test func `an outlet in an extension of a view's class is set by its name`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let field = UITextField()
                field.setValue(UILabel(), forKey: "following")
                field.setValue(true, forKey: "isRound")
                print(field.following is UILabel, field.layer.cornerRadius)
            }
            """,
            """
            var kept: [UIView] = []
            extension UITextField {
                @IBOutlet var following: UIView? { get { kept.first } set { kept = [newValue!] } }
            }
            extension UIView {
                @IBInspectable var isRound: Bool { get { layer.cornerRadius > 0 } set { layer.cornerRadius = newValue ? 4 : 0 } }
            }
            """)
        #expect(lines == ["true 4.0"])
    }

    /// Its name comes of something that is not here.
    @Test func `a nib whose name is not known has the owner's outlets, weak ones too`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let header = Header(frame: .zero)
                header.load()
                print(header.subviews.count, header.title.text ?? "none")
            }
            """,
            """
            final class Header: UIView {
                @IBOutlet weak var content: UIView!
                @IBOutlet weak var title: UILabel!
                func load() {
                    if Bundle.main.loadNibNamed(Names.header, owner: self, options: nil) != nil { addSubview(content) }
                    title.text = "set"
                }
            }
            """)
        #expect(lines.last == "1 set")
    }

    @Test func `outlets of every type are filled`() {
        let lines = heard(
            """
            @IBOutlet var label: UILabel!
            @IBOutlet var gap: NSLayoutConstraint!
            @IBOutlet var gauge: GaugeView!
            @IBOutlet var engine: Engine!
            @IBOutlet var buttons: [UIButton]!
            override func viewDidLoad() {
                label.text = "x"
                gap.constant = 4
                gauge.reading = 3
                engine.start()
                print(label.superview === view, gauge.superview === view, buttons.count)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true true 0"])
    }

    @Test func `a text field and a text view that stand for outlets ask nothing that the program does not name`() {
        let run = ScriptRun(
            openWorld: """
                import UIKit
                class A: UIViewController {
                    @IBOutlet var field: UITextField!
                    @IBOutlet var notes: UITextView!
                    override func viewDidLoad() { print(field.superview === view, notes.superview === view) }
                }
                """)
        let lines = run.show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true true"])
        #expect(!lines.contains { $0.hasSuffix(": argument, nil") })
    }

    @Test func `a mask of orientations that nothing declares ends no app`() {
        let lines = heard(
            """
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { AppSettings.current.mask }
            override func viewDidAppear(_ animated: Bool) { print(supportedInterfaceOrientations == .allButUpsideDown) }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true"])
    }

    @Test func `a list that stands for an outlet asks the object that has it, if that is a data source`() {
        let lines = heard(
            """
            @IBOutlet var table: UITableView!
            @IBOutlet var grid: UICollectionView!
            override func viewDidLoad() {
                print(table.dataSource === self, table.delegate === self, grid.dataSource == nil, grid.delegate === self, table.numberOfRows(inSection: 0))
            }
            """,
            """
            extension A: UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
                func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true true true true 3"])
    }

    @Test(arguments: ["Kit.layout", "Kit.makeLayout()", "Kit.Layout()"])
    func `a collection has the layout that nothing declares, and one of a class that nothing declares has its own`(layout: String) {
        let lines = heard(
            """
            override func viewDidLoad() {
                let grid = UICollectionView(frame: .zero, collectionViewLayout: \(layout))
                print(type(of: grid.collectionViewLayout), PhotoCollectionView().numberOfSections)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["UICollectionViewFlowLayout 0"])
    }

    @Test func `a controller's nib that is not among the files, as none is, is stood for: its outlets are filled`() {
        let run = ScriptRun(
            openWorld:
                """
                import UIKit
                class A: UIViewController {
                    @IBOutlet var label: UILabel!
                    init() { super.init(nibName: "Panel", bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(label.superview === view, nibName ?? "-", storyboard == nil)
                    }
                }
                """)
        let lines = run.show("A")
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true Panel true"])
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.hasSuffix("the nib Panel") })
    }

    @Test func `an outlet to a grid of a class that nothing declares has a layout`() {
        let lines = heard(
            """
            @IBOutlet var grid: ThemedCollectionView!
            override func viewDidLoad() { print(grid.collectionViewLayout is UICollectionViewFlowLayout, grid.superview === view) }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") }.map { $0.hasSuffix("true") } == [true])
    }

    @Test func `a nib that is not among the files has what it is cast to, and fills its owner's outlets`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let header = Bundle.main.loadNibNamed("Header", owner: self, options: nil)![0] as! HeaderView
                let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil).first as? Badge
                header.title = "x"
                let box = Box()
                print(header is UIView, badge?.count ?? 0, box.content.superview === box, box.subviews.count)
            }
            """,
            """
            class Badge: UIView { var count = 2 }
            class Box: UIView {
                @IBOutlet var content: UIView!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    Bundle.main.loadNibNamed("Box", owner: self)
                    addSubview(content)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true 2 true 1"])
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.hasSuffix("the nib Header, a HeaderView") })
    }

    @Test func `an address that nothing gives is one of a page`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let page = SFSafariViewController(url: Model.current.url)
                let address: URL = Model.current.address
                print(address.scheme ?? "none", page.title == nil)
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["https true"])
    }

    @Test func `outlets are what Interface Builder's library has`() {
        let lines = heard(
            """
            @IBOutlet weak var kinds: UISegmentedControl!
            @IBOutlet weak var pages: UIPageControl!
            @IBOutlet weak var steps: UIStepper!
            @IBOutlet weak var level: UISlider!
            @IBOutlet weak var done: UIProgressView!
            @IBOutlet weak var isOn: UISwitch!
            @IBOutlet weak var day: UIDatePicker!
            @IBOutlet weak var bar: UISearchBar!
            override func viewDidLoad() {
                print(kinds.numberOfSegments, kinds.selectedSegmentIndex, kinds.titleForSegment(at: 1)!)
                print(pages.numberOfPages, pages.currentPage, steps.maximumValue, level.value, done.progress, isOn.isOn)
                done.layer.sublayers![1].cornerRadius = 3
                done.subviews[1].clipsToBounds = true
                print(done.subviews.count, bar.searchTextField.text!.isEmpty)
                day.minimumDate = day.date.addingTimeInterval(3600)
                day.date = Date(timeIntervalSinceReferenceDate: 0)
                print(day.date == day.minimumDate, day.datePickerMode == .dateAndTime)
            }
            """)
        #expect(
            lines.filter { !$0.hasPrefix("placeholder") } == ["2 0 Second", "3 0 100.0 0.5 0.5 true", "2 true", "true true"])
    }

    @Test func `outlets of a cell that is stood for lie in its content view`() {
        let lines = heard(
            """
            @IBOutlet weak var list: UITableView!
            let source = Source()
            override func viewDidLoad() {
                list.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                list.dataSource = source
            }
            """,
            """
            class Source: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "day") as! DayCell
                    cell.day.datePickerMode = .date
                    print(cell.day.superview === cell.contentView, cell.day.datePickerMode == .date)
                    return cell
                }
            }
            class DayCell: UITableViewCell {
                @IBOutlet weak var day: UIDatePicker!
            }
            """)
        #expect(lines.contains("true true"))
    }

    @Test func `a picture that is stood for has a size`() {
        let lines = heard("override func viewDidLoad() { let picture: UIImage = Store.picture; print(picture.size, UIImage().size) }")
        #expect(lines.last == "(40.0, 40.0) (0.0, 0.0)")
    }

    @Test func `what a nib that is not among the files has at its top level has its outlets`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let row: Row = Row.fromNib()
                let head = UINib(nibName: "Head", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! Head
                print(row.name.superview === row, head.name.superview === head)
            }
            """,
            """
            extension UIView {
                class func fromNib<Made: UIView>() -> Made {
                    guard let made = Bundle(for: Made.self).loadNibNamed(String(describing: Made.self), owner: nil, options: nil)![0] as? Made else {
                        fatalError("no such nib")
                    }
                    return made
                }
            }
            class Row: UIView { @IBOutlet var name: UILabel! }
            class Head: UIView { @IBOutlet var name: UITextField! }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true true"])
    }
}
