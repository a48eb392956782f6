import Projects
import Stage
import Testing

/// Nibs that have a controller at their top level, and which of several nibs is a controller's.
@Suite struct ControllersInNibsTests: EntrySuite {
    private func view(_ subviews: String, _ attributes: String = "") -> String {
        """
        <view \(attributes) contentMode="scaleToFill" id="v-1"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
        <subviews>\(subviews)</subviews></view>
        """
    }

    private let code = """
        class Page: UIViewController {
            @IBOutlet var label: UILabel!
            override func awakeFromNib() { super.awakeFromNib(); print("awake", label.text ?? "none") }
            override func viewDidLoad() { super.viewDidLoad(); print("loaded", label.superview === view, storyboard == nil, nibName == nil) }
        }

        """

    private var page: Source {
        Board.nib(
            "Page",
            """
            <viewController id="c-1" customClass="Page" customModule="App" customModuleProvider="target">
            \(view(Board.label("l-1", "New"), #"key="view""#))
            <connections><outlet property="label" destination="l-1" id="o-1"/></connections>
            </viewController>
            """)
    }

    /// A nib's view may give another in its own place, which has its constraints and is what outlets lead to (NSObject.awakeAfter(using:)). A constraint's
    /// multiplier may be written as a ratio, with spaces.
    @Test func `what a view gives in its own place after it was made stands for it`() throws {
        let badge = Board.nib(
            "Badge",
            #"<view contentMode="scaleToFill" id="b-1" customClass="Badge"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>"#
                + "<subviews>\(Board.label("l-1", "New"))</subviews></view>")
        let host = Board.nib(
            "Host",
            """
            <view contentMode="scaleToFill" id="h-1"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p-1" customClass="Badge">
            <rect key="frame" x="0.0" y="0.0" width="90" height="30"/></view></subviews>
            <constraints>
            <constraint firstItem="p-1" firstAttribute="leading" secondItem="h-1" secondAttribute="leading" id="k-1"/>
            <constraint firstItem="p-1" firstAttribute="top" secondItem="h-1" secondAttribute="top" id="k-2"/>
            <constraint firstItem="p-1" firstAttribute="width" secondItem="h-1" secondAttribute="width" multiplier="0.5 : 1" id="k-3"/>
            <constraint firstItem="p-1" firstAttribute="height" constant="40" id="k-4"/></constraints></view>
            """)
        let run = try run(
            """
            class Badge: UIView {
                override func awakeAfter(using coder: NSCoder) -> Any? {
                    guard subviews.isEmpty else { return super.awakeAfter(using: coder) }
                    let whole = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil)[0] as! Badge
                    whole.translatesAutoresizingMaskIntoConstraints = false
                    return whole
                }
                override func awakeFromNib() { super.awakeFromNib(); print("awake", subviews.count) }
            }
            class Root: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let host = UINib(nibName: "Host", bundle: nil).instantiate(withOwner: nil)[0] as! UIView
                    host.layoutIfNeeded()
                    print(host.subviews.count, (host.subviews[0].subviews[0] as! UILabel).text ?? "", host.subviews[0].frame)
                }
            }
            """, badge, host, root: "Root")
        #expect(told(run) == ["awake 1", "awake 1", "1 New (0.0, 0.0, 100.0, 40.0)"])
        #expect(told(run, [.refusal]).isEmpty)
    }

    /// The objects of a nib are made and connected before they awake (Resource Programming Guide, The Nib Object Life Cycle).
    @Test func `code takes a controller with its view from a nib`() throws {
        let run = try run(
            code + """
                class Root: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let page = Bundle.main.loadNibNamed("Page", owner: nil, options: nil)?.first as! Page
                        print(page.isViewLoaded)
                        show(page, sender: nil)
                    }
                }
                """, page, root: "Root")
        #expect(told(run) == ["awake New", "false", "loaded true true true"])
    }

    @Test func `a controller that a nib has is made from there`() throws {
        let run = try run(code, page, root: "Page")
        #expect(told(run) == ["awake New", "loaded true true true"])
    }

    /// Fidelity: documented UIViewController.nibName; the nib of another bundle that has the shorter name is not the controller's.
    @Test func `a nib without a view for its owner is another one's`() throws {
        let code = """
            class PageController: UIViewController {
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { super.viewDidLoad(); print(label.text ?? "none") }
            }
            """
        let run = try run(
            code, Board.nib("Page", view(Board.label("l-9", "Other"))),
            Board.nib(
                "PageController", view(Board.label("l-1", "Own")), owner: "PageController", outlets: [("view", "v-1"), ("label", "l-1")]),
            root: "PageController")
        #expect(told(run) == ["Own"])
    }
}
