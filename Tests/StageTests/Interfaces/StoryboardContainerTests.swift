import Foundation
import Interpreter
import Stage
import Testing
import UIKit

/// Containers from storyboards, in Xcode's form.
@Suite struct `A storyboard's containers` {
    @Test func `embeds a child before the owner's viewDidLoad, prepare first`() throws {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="20" y="100" width="300" height="200"/>
            <connections><segue destination="vc-2" kind="embed" identifier="inner" id="s-1"/></connections></containerView>
            """
        let run = try Board.run(
            """
            class Outer: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(children.count, children[0].view.frame.width)
                }
            }
            class Inner: UIViewController {}
            """, Board.storyboard(Board.scene(1, "Outer", subviews: container), Board.scene(2, "Inner")))
        #expect(
            run.story("prepare(for:sender:)", "viewDidLoad()", "viewDidAppear(_:)", "didMove(toParent:)") == [
                "Outer.prepare(for:sender:)", "Inner.viewDidLoad()", "Inner.didMove(toParent:)", "Outer.viewDidLoad()", "1 300.0",
                "Outer.viewDidAppear(_:)", "Inner.viewDidAppear(_:)",
            ])
    }

    @Test func `makes bar items of the app's classes, and its objects that are no views, connected`() throws {
        let item = """
            <tabBarItem key="tabBarItem" title="First" id="ti-1" customClass="Tab" customModule="App" customModuleProvider="target">
            <connections><outlet property="motion" destination="m-1" id="c-1"/></connections></tabBarItem>
            <navigationItem key="navigationItem" title="Page" id="ni-1">
            <barButtonItem key="rightBarButtonItem" title="Go" id="bb-1" customClass="Key" customModule="App"/></navigationItem>
            """
        let motion = """
            <customObject id="m-1" customClass="Motion" customModule="App" customModuleProvider="target">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="duration">
            <real key="value" value="0.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customObject>
            <customObject id="m-2" customClass="Nowhere" customModule="App"/>
            """
        let scene = Board.scene(1, "A", beside: motion)
        let run = try Board.run(
            """
            class Motion: NSObject {
                @IBInspectable var duration: CGFloat = 0
                override init() {
                    super.init()
                    print("motion")
                }
                deinit { print("motion dies") }
            }
            class Tab: UITabBarItem {
                @IBOutlet weak var motion: Motion!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    print("awake", title ?? "none", motion.duration)
                }
            }
            class Key: UIBarButtonItem {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    print("key", title ?? "none")
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(tabBarItem is Tab, navigationItem.rightBarButtonItem is Key, (tabBarItem as? Tab)?.motion != nil)
                }
            }
            """,
            Board.storyboard(
                scene.replacingOccurrences(of: "<connections></connections>\n</viewController>", with: "\(item)</viewController>")))
        #expect(Set(run.prints) == ["motion", "key Go", "awake First 0.5", "true true true"])
        #expect(run.refusals == [])
    }

    @Test func `fills tab bar and navigation controllers with their scenes`() throws {
        let tabs = """
            <scene sceneID="sc-9"><objects><tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="769" width="393" height="49"/></tabBar>
            <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="r-1"/>
            <segue destination="vc-2" kind="relationship" relationship="viewControllers" id="r-2"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="sc-8"><objects><navigationController id="nav" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="First" id="ti-1"/>
            <connections><segue destination="vc-1" kind="relationship" relationship="rootViewController" id="r-3"/></connections>
            </navigationController></objects></scene>
            """
        let run = try Board.run(
            "class A: UIViewController {}\nclass B: UIViewController {}",
            Board.storyboard(tabs, Board.scene(1, "A"), Board.scene(2, "B"), initial: "tabs"), steps: ["tab 1"])
        #expect(
            run.story("viewDidLoad()", "viewDidAppear(_:)") == [
                "A.viewDidLoad()", "A.viewDidAppear(_:)", "B.viewDidLoad()", "B.viewDidAppear(_:)",
            ])
        #expect(run.refusals == [])
    }

    @Test func `a page controller is embedded in the style that the file says, a split view controller has its two sides`() throws {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="100" width="393" height="400"/>
            <connections><segue destination="pages" kind="embed" identifier="inner" id="s-1"/></connections></containerView>
            """
        let others = """
            <scene sceneID="sc-9"><objects><pageViewController transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="8"
            spineLocation="none" id="pages" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="sc-8"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
            <segue destination="vc-2" kind="relationship" relationship="masterViewController" id="r-1"/>
            <segue destination="vc-1" kind="relationship" relationship="detailViewController" id="r-2"/>
            </connections></splitViewController></objects></scene>
            """
        let code = """
            class Outer: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let pages = segue.destination as! UIPageViewController
                    print(pages.transitionStyle == .scroll, pages.navigationOrientation == .vertical)
                    pages.setViewControllers([Page()], direction: .forward, animated: false)
                }
                override func viewDidLoad() { super.viewDidLoad(); print(splitViewController?.viewControllers.count ?? 0) }
            }
            class Page: UIViewController {}
            class Side: UIViewController {}
            """
        let scenes = { (initial: String) in
            Board.storyboard(Board.scene(1, "Outer", subviews: container), Board.scene(2, "Side"), others, initial: initial)
        }
        let alone = try Board.run(code, scenes("vc-1"))
        #expect(alone.refusals == [])
        #expect(
            alone.story("prepare(for:sender:)", "viewDidLoad()") == [
                "Outer.prepare(for:sender:)", "true true", "Page.viewDidLoad()", "Outer.viewDidLoad()", "0",
            ])
        var pad = Setting()
        pad.device = .ipad
        let split = try Board.run(code, scenes("split"), setting: pad)
        #expect(split.refusals == [])
        #expect(split.story("viewDidLoad()").contains("2"))
    }

    @Test func `makes what lies beside a navigation controller in its scene with the controller, connected and held by it`() throws {
        let others = """
            <scene sceneID="sc-n"><objects><navigationController id="nav" customClass="Nav" customModule="App" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            </navigationBar><connections><outlet property="panel" destination="p-1" id="c-1"/>
            <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="s-1"/></connections></navigationController>
            <view contentMode="scaleToFill" id="p-1" customClass="Panel" customModule="App"><rect key="frame" x="0" y="0" width="300" height="90"/>
            <subviews><button opaque="NO" contentMode="scaleToFill" id="b-1"><rect key="frame" x="0" y="0" width="80" height="40"/>
            <connections><action selector="hide:" destination="p-1" eventType="touchUpInside" id="a-1"/></connections></button></subviews>
            <connections><outlet property="button" destination="b-1" id="c-2"/></connections></view>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f-n" sceneMemberID="firstResponder"/></objects></scene>
            """
        let code = """
            class Panel: UIView {
                @IBOutlet weak var button: UIButton!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    print("panel", button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
                }
                @IBAction func hide(_ sender: UIButton) {}
                deinit { print("panel dies") }
            }
            class Nav: UINavigationController {
                @IBOutlet weak var panel: Panel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(panel)
                    print(panel.frame.width, viewControllers.count)
                }
            }
            class A: UIViewController {}
            """
        let run = try Board.run(code, Board.storyboard(Board.scene(1, "A"), others, initial: "nav"))
        #expect(run.refusals + run.exceptions == [])
        #expect(run.prints == [#"panel ["hide:"]"#, "300.0 1"])
    }
}
