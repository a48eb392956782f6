import Projects
import Stage
import Testing
import UIKit

/// Controls and web views from storyboards, in Xcode's form.
@Suite struct `A storyboard's` {
    let rect = #"<rect key="frame" x="20" y="100" width="300" height="200"/>"#

    @Test func `words for pictures, directions, detectors and what refreshes are set`() throws {
        let subviews = """
            <imageView customClass="Picture" contentMode="scaleToFill" image="one" highlightedImage="two" highlighted="YES" id="i"
            semanticContentAttribute="forceRightToLeft">\(rect)<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="other" value="three"/></userDefinedRuntimeAttributes></imageView>
            <textView contentMode="scaleToFill" id="n">\(rect)
            <dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>
            <tableView contentMode="scaleToFill" id="t">\(rect)<refreshControl key="refreshControl" enabled="NO" id="r">
            <rect key="frame" x="0" y="0" width="1000" height="1000"/><autoresizingMask key="autoresizingMask"/>
            <connections><action selector="renew" destination="vc-1" eventType="valueChanged" id="a"/></connections>
            </refreshControl></tableView>
            """
        let code = """
            class Picture: UIImageView { @objc var other: UIImage? }
            class A: UIViewController {
                @IBOutlet var i: Picture!
                @IBOutlet var n: UITextView!
                @IBOutlet var t: UITableView!
                @IBOutlet var r: UIRefreshControl!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(i.isHighlighted, i.highlightedImage != nil, i.semanticContentAttribute == .forceRightToLeft, i.other != nil)
                    print(n.dataDetectorTypes == [.link, .address], t.refreshControl === r, r.isEnabled)
                    r.sendActions(for: .valueChanged)
                }
                @IBAction func renew() { print("renew") }
            }
            """
        let lines = try Board.printed(code, subviews, [("i", "i"), ("n", "n"), ("t", "t"), ("r", "r")])
        #expect(lines == ["true true true true", "true true true", "renew"])
    }

    /// Fidelity: the colours of a container's bar are set on it as its file says; a clear ground says nothing.
    @Test func `containers' bars have its colours, and a table's controller what refreshes it`() throws {
        let root = """
            <tabBarController id="tabs"><tabBar key="tabBar" contentMode="scaleToFill" id="b">\(rect)
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBar>
            <connections><segue destination="vc-2" kind="relationship" relationship="viewControllers" id="s"/></connections>
            </tabBarController>
            """
        let table = """
            <tableViewController id="vc-2" customClass="Rows"><tableView key="view" contentMode="scaleToFill" id="v">\(rect)</tableView>
            <refreshControl key="refreshControl" enabled="NO" id="r"><autoresizingMask key="autoresizingMask"/>
            <connections><action selector="renew" destination="vc-2" eventType="valueChanged" id="a"/></connections></refreshControl>
            </tableViewController>
            """
        let code = """
            class Rows: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(refreshControl != nil, tabBarController!.tabBar.barTintColor == .red, tabBarController!.tabBar.tintColor == .blue)
                    refreshControl!.sendActions(for: .valueChanged)
                }
                @objc func renew() { print("renew") }
            }
            """
        let scenes = [root, table].enumerated().map { number, controller in
            "<scene sceneID=\"s-\(number)\"><objects>\(controller)</objects></scene>"
        }
        let run = try Board.run(code, Board.storyboard(scenes.joined(), initial: "tabs"))
        #expect(run.prints + run.refusals + run.exceptions == ["true true true", "renew"])
    }

    @Test func `bars that are views of their own have its items, which outlets name`() throws {
        let subviews = """
            <navigationBar contentMode="scaleToFill" id="n">\(rect)
            <items><navigationItem title="Top" id="i">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
            <barButtonItem key="rightBarButtonItem" title="Go" id="g">
            <connections><action selector="go:" destination="vc-1" id="a"/></connections></barButtonItem>
            </navigationItem></items>
            <connections><outlet property="delegate" destination="vc-1" id="d"/></connections></navigationBar>
            <tabBar contentMode="scaleToFill" id="t"><rect key="frame" x="0.0" y="700" width="393" height="49"/>
            <items><tabBarItem title="One" id="o"/><tabBarItem systemItem="search" id="s"/></items></tabBar>
            """
        let code = """
            class A: UIViewController, UINavigationBarDelegate {
                @IBOutlet var n: UINavigationBar!
                @IBOutlet var g: UIBarButtonItem!
                @IBOutlet var o: UITabBarItem!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(n.items!.count, n.topItem!.title!, n.topItem!.rightBarButtonItem === g, n.delegate === self)
                    let tabs = view.subviews[1] as! UITabBar
                    print(tabs.items!.count, tabs.items![0] === o, n.topItem!.leftBarButtonItem != nil)
                }
                func position(for bar: any UIBarPositioning) -> UIBarPosition {
                    print("position", bar === n)
                    return .topAttached
                }
                @objc func go(_ sender: UIBarButtonItem) { print("go", sender === g) }
            }
            """
        let lines = try Board.printed(code, subviews, [("n", "n"), ("g", "g"), ("o", "o")], steps: ["tap Go"])
        #expect(lines == ["1 Top true true", "2 true true", "position true", "go true"])
    }

    @Test func `toolbars ask their delegate where they stand, and a controller's toolbar has none but the controller`() throws {
        let subviews = """
            <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="t">\(rect)
            <connections><outlet property="delegate" destination="vc-1" id="d"/></connections></toolbar>
            """
        let code = """
            class A: UIViewController, UIToolbarDelegate {
                @IBOutlet var t: UIToolbar!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(t.delegate === self)
                }
                override func viewDidAppear(_ animated: Bool) {
                    let stack = UINavigationController()
                    stack.isToolbarHidden = false
                    stack.loadViewIfNeeded()
                    stack.toolbar.delegate = self
                }
                func position(for bar: any UIBarPositioning) -> UIBarPosition {
                    print("position", bar === t)
                    return .topAttached
                }
            }
            """
        let lines = try Board.printed(code, subviews, [("t", "t")])
        let refused = "NSInternalInconsistencyException: Cannot manually set the delegate on a UIToolbar managed by a controller."
        #expect(lines == ["true", "position true", refused])
    }

    @Test func `items that lie beside the views are there for outlets, in no bar`() throws {
        let beside = """
            <barButtonItem title="Go" id="g"><connections>
            <action selector="go:" destination="vc-1" id="a"/></connections></barButtonItem>
            """
        let nib = Board.nib(
            "Panel",
            """
            <barButtonItem title="Extra" id="e"/>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            """, owner: "Panel", outlets: [("extra", "e"), ("view", "v")])
        let code = """
            class Panel: UIViewController {
                @IBOutlet var extra: UIBarButtonItem!
            }
            class A: UIViewController {
                @IBOutlet var g: UIBarButtonItem!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = g
                    let panel = Panel(nibName: "Panel", bundle: nil)
                    panel.loadViewIfNeeded()
                    print(g.title!, panel.extra.title!, panel.toolbarItems == nil)
                }
                @objc func go(_ sender: UIBarButtonItem) { print("go", sender === g) }
            }
            """
        let scene = Board.scene(1, "A", connections: #"<outlet property="g" destination="g" id="o"/>"#, beside: beside)
        let run = try Run(
            sources: [Source(path: "Scene.swift", text: "import UIKit\n" + code), Board.storyboard(scene), nib],
            setting: Setting(container: .navigation, root: "A", steps: [try Step("tap Go")]))
        #expect(run.prints + run.refusals + run.exceptions == ["Go Extra true", "go true"])
    }

    @Test func `controls have the values that it gives them`() throws {
        let subviews = """
            <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="s">\(rect)
            <segments><segment title="One"/><segment title="Two"/><segment title="Three"/></segments></segmentedControl>
            <stepper opaque="NO" contentMode="scaleToFill" value="3" minimumValue="1" maximumValue="9" stepValue="2" wraps="YES" id="t">\(rect)</stepper>
            <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="5" currentPage="2" id="p">\(rect)
            <color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/>
            <color key="tintColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
            <color key="pageIndicatorTintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></pageControl>
            <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" style="wheels" id="d">\(rect)
            <date key="date" timeIntervalSinceReferenceDate="86400"/><locale key="locale" localeIdentifier="en"/></datePicker>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet var s: UISegmentedControl!
                @IBOutlet var t: UIStepper!
                @IBOutlet var p: UIPageControl!
                @IBOutlet var d: UIDatePicker!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(s.numberOfSegments, s.titleForSegment(at: 2)!, s.selectedSegmentIndex)
                    print(t.value, t.minimumValue, t.maximumValue, t.stepValue, t.wraps)
                    print(p.numberOfPages, p.currentPage, p.backgroundColor == .white, p.tintColor == .systemBackground)
                    print(d.datePickerMode == .date, d.datePickerStyle == .wheels, d.date.timeIntervalSinceReferenceDate)
                }
            }
            """
        #expect(
            try Board.printed(code, subviews, [("s", "s"), ("t", "t"), ("p", "p"), ("d", "d")]) == [
                "3 Three 1", "3.0 1.0 9.0 2.0 true", "5 2 true true", "true true 86400.0",
            ])
    }

    @Test func `a control is highlighted from the beginning, and its override not told`() throws {
        let subviews = """
            <button opaque="NO" contentMode="scaleToFill" highlighted="YES" customClass="Dimming" customModule="App" customModuleProvider="target" id="b">
            \(rect)<state key="normal" title="Go"/></button>
            """
        let code = """
            class Dimming: UIButton {
                private var title: String!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    title = title(for: .normal)
                    print("awake", isHighlighted)
                }
                override var isHighlighted: Bool { didSet { print(title!) } }
            }
            class A: UIViewController {
                @IBOutlet var b: UIButton!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    b.isHighlighted = false
                }
            }
            """
        #expect(try Board.printed(code, subviews, [("b", "b")]) == ["awake true", "Go"])
    }

    @Test func `picker and web view have their delegates, and its effect view its effect`() throws {
        let subviews = """
            <wkWebView contentMode="scaleToFill" id="w">\(rect)<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences"/></wkWebViewConfiguration>
            <connections><outlet property="navigationDelegate" destination="vc-1" id="c-3"/></connections></wkWebView>
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="v">\(rect)
            <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO">\(rect)</view>
            <vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
            <pickerView contentMode="scaleToFill" id="p">\(rect)
            <connections><outlet property="dataSource" destination="vc-1" id="c-1"/><outlet property="delegate" destination="vc-1" id="c-2"/></connections>
            </pickerView>
            """
        let code = """
            import WebKit
            class A: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, WKNavigationDelegate {
                @IBOutlet weak var webView: WKWebView!
                @IBOutlet weak var pane: UIVisualEffectView!
                func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
                func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
                func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row \\(row)" }
                func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { print("chose", row) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(pane.effect is UIVibrancyEffect)
                    webView.load(URLRequest(url: URL(string: "https://example.org")!))
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("finished") }
            }
            """
        #expect(
            try Board.printed(code, subviews, [("webView", "w"), ("pane", "v")], steps: ["tap \"row 1\""]) == [
                "true", "finished", "chose 1",
            ])
    }

    @Test func `texts with attributes are made of its fragments`() throws {
        let label = """
            <label opaque="NO" contentMode="left" usesAttributedText="YES" textAlignment="natural" numberOfLines="0" id="l">\(rect)
            <attributedString key="attributedText"><fragment content="One "><attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/>
            <font key="NSFont" size="20" metaFont="systemBold"/></attributes></fragment>
            <fragment><string key="content">two</string><attributes><font key="NSFont" size="12" metaFont="system"/><real key="NSKern" value="2"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment></attributedString></label>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet var l: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(l.text!)
                    let text = l.attributedText!
                    print((text.attribute(.font, at: 0, effectiveRange: nil) as! UIFont).pointSize, text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as! UIColor == .red)
                    print((text.attribute(.font, at: 5, effectiveRange: nil) as! UIFont).pointSize, (text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as! NSParagraphStyle).lineSpacing)
                }
            }
            """
        #expect(try Board.printed(code, label, [("l", "l")]) == ["One two", "20.0 true", "12.0 4.0"])
    }

    @Test func `references lead to scenes of other storyboards`() throws {
        func reference(_ number: Int, _ attributes: String) -> String {
            """
            <scene sceneID="ref-\(number)"><objects><viewControllerPlaceholder \(attributes) id="ref-\(number)" sceneMemberID="viewController"/>
            </objects></scene>
            """
        }
        let segues = """
            <segue destination="ref-1" kind="presentation" identifier="one" id="s-1"/>
            <segue destination="ref-2" kind="presentation" identifier="two" id="s-2"/>
            """
        let main = Board.storyboard(
            Board.scene(1, "A", connections: segues), reference(1, #"storyboardName="Other""#),
            reference(2, #"storyboardName="Other" referencedIdentifier="second""#))
        let text = Board.storyboard(Board.scene(1, "B"), Board.scene(2, "C", attributes: #" storyboardIdentifier="second""#)).text
        let code = """
            class A: UIViewController {
                func one() { performSegue(withIdentifier: "one", sender: nil) }
                func two() { performSegue(withIdentifier: "two", sender: nil) }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print("prepares", type(of: segue.destination)) }
            }
            class B: UIViewController {}
            class C: UIViewController { override func viewDidAppear(_ animated: Bool) { print("C appeared") } }
            """
        let first = try Board.run(code, main, Source(path: "Other.storyboard", text: text), steps: ["call A.one"])
        #expect(first.prints + first.refusals + first.exceptions == ["prepares B"])
        let second = try Board.run(code, main, Source(path: "Other.storyboard", text: text), steps: ["call A.two"])
        #expect(second.prints + second.refusals + second.exceptions == ["prepares C", "C appeared"])
        // One that has a name of its own is asked for by that.
        let named = Board.storyboard(
            Board.scene(1, "A"), reference(3, #"storyboardIdentifier="name" storyboardName="Other" referencedIdentifier="second""#))
        let asks = #"func three() { print(type(of: storyboard!.instantiateViewController(withIdentifier: "name"))) }; func two() {"#
        let asking = code.replacing("func two() {", with: asks)
        let third = try Board.run(asking, named, Source(path: "Other.storyboard", text: text), steps: ["call A.three"])
        #expect(third.prints + third.exceptions == ["C"])
    }

    @Test func `segues do what their classes do, or show details`() throws {
        let segues = """
            <segue destination="vc-2" kind="custom" identifier="fold" customClass="Fold" customModule="App" id="s-1"/>
            <segue destination="vc-2" kind="presentation" identifier="loud" customClass="Loud" customModule="App" id="s-2"/>
            <segue destination="vc-2" kind="showDetail" identifier="detail" id="s-3"/>
            <segue destination="vc-2" kind="custom" identifier="lost" customClass="Lost" customModule="App" id="s-4"/>
            """
        let code = """
            class Fold: UIStoryboardSegue {
                override func perform() {
                    print("folds", identifier ?? "-", type(of: source), type(of: destination))
                    source.present(destination, animated: false)
                }
            }
            class Loud: UIStoryboardSegue {
                override init(identifier: String?, source: UIViewController, destination: UIViewController) {
                    super.init(identifier: identifier, source: source, destination: destination)
                    print("is made")
                }
                override func perform() {
                    print("begins")
                    super.perform()
                }
            }
            class A: UIViewController {
                func fold() { performSegue(withIdentifier: "fold", sender: nil) }
                func loud() { performSegue(withIdentifier: "loud", sender: nil) }
                func detail() { performSegue(withIdentifier: "detail", sender: nil) }
                func lost() { performSegue(withIdentifier: "lost", sender: nil) }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print("prepares", type(of: segue)) }
                override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
                    print("details", type(of: vc))
                    super.showDetailViewController(vc, sender: sender)
                }
            }
            class B: UIViewController { override func viewDidAppear(_ animated: Bool) { print("B appeared") } }
            """
        let main = Board.storyboard(Board.scene(1, "A", connections: segues), Board.scene(2, "B"))
        func told(_ step: String) throws -> [String] {
            let run = try Board.run(code, main, steps: ["call A.\(step)"])
            return run.prints + run.refusals + run.exceptions
        }
        #expect(try told("fold") == ["prepares Fold", "folds fold A B", "B appeared"])
        #expect(try told("loud") == ["is made", "prepares Loud", "begins", "B appeared"])
        let detail = try told("detail")
        let lost = try told("lost")
        #expect(detail == ["prepares UIStoryboardSegue", "details B", "B appeared"])
        #expect(lost == ["prepares UIStoryboardSegue", "Scene.swift:23: the class Lost of a segue is not there"])
    }

    @Test func `bars with buttons hold the views that these show`() throws {
        let subviews = """
            <toolbar opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="60" width="393" height="44"/><items>
            <barButtonItem style="plain" systemItem="flexibleSpace" id="i-1"/>
            <barButtonItem style="plain" id="i-2">
            <segmentedControl key="customView" opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" id="s">\(rect)
            <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl></barButtonItem>
            <barButtonItem title="Go" id="i-3"><connections><action selector="go" destination="vc-1" id="a-1"/></connections></barButtonItem>
            </items></toolbar>
            """
        let code = """
            class A: UIViewController {
                @IBOutlet weak var bar: UIToolbar!
                @IBOutlet weak var pages: UISegmentedControl!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(bar.items?.count ?? 0, bar.items?[1].customView === pages, pages.numberOfSegments)
                }
                @IBAction func go() { print("gone") }
            }
            """
        let lines = try Board.printed(code, subviews, [("bar", "b"), ("pages", "s")], steps: ["tap Go"])
        #expect(lines == ["3 true 2", "gone"])
    }

    @Test func `nib gives views that live until their owner has added them`() throws {
        let nib = Board.nib(
            "Banner",
            """
            <view contentMode="scaleToFill" id="v">\(rect)</view>
            <label text="never used" id="l">\(rect)</label>
            """, owner: "Banner", outlets: [("content", "v")])
        let code = """
            class Banner: UIView {
                @IBOutlet weak var content: UIView!
                weak var unused: UIView?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    unused = Bundle.main.loadNibNamed("Banner", owner: self)?.last as? UIView
                    print(unused != nil)
                    print(Bundle.main.path(forResource: "Banner", ofType: "nib") != nil, Bundle.main.url(forResource: "B", withExtension: "nib") == nil)
                    addSubview(content)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            class A: UIViewController {
                let banner = Banner()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(banner.content?.superview === banner, banner.unused == nil)
                }
            }
            """
        let run = try Board.run(code, nib)
        #expect(run.prints + run.refusals + run.exceptions == ["true", "true true", "true true"])
    }

    @Test func `what a nib has that is not simulated is stood for, whichever outlet comes first`() throws {
        let nib = Board.nib(
            "A",
            """
            <view contentMode="scaleToFill" id="v">\(rect)<subviews>
            <mapView contentMode="scaleToFill" id="m">\(rect)</mapView></subviews></view>
            """, owner: "A", outlets: [("map", "m"), ("view", "v")])
        let code = """
            class A: UIViewController {
                @IBOutlet weak var map: MKMapView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    map.isUserInteractionEnabled = false
                    print("loaded")
                }
            }
            """
        let run = try Board.run(code, nib, setting: Setting(world: .open))
        #expect(run.prints + run.exceptions == ["loaded"])
    }
}
