import Stage
import Testing

/// Nibs that have a controller at their top level, and which of several nibs is a controller's.
@Suite struct ControllersInNibsTests: EntrySuite {
    private func nib(_ name: String, _ objects: String, owner: String = "") -> Source {
        Source(
            path: "\(name).xib",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
                <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
                </objects>
                </document>
                """)
    }

    private func view(_ key: String = "", _ subviews: String) -> String {
        """
        <view \(key) contentMode="scaleToFill" id="v-1"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
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
        nib(
            "Page",
            """
            <viewController id="c-1" customClass="Page" customModule="App" customModuleProvider="target">
            \(view(#"key="view""#, Board.label("l-1", "New")))
            <connections><outlet property="label" destination="l-1" id="o-1"/></connections>
            </viewController>
            """)
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
        let owner = """
            <connections><outlet property="view" destination="v-1" id="o-1"/><outlet property="label" destination="l-1" id="o-2"/></connections>
            """
        let run = try run(
            code, nib("Page", view("", Board.label("l-9", "Other"))),
            nib("PageController", view("", Board.label("l-1", "Own")), owner: owner), root: "PageController")
        #expect(told(run) == ["Own"])
    }
}
