import Projects
import Stage
import Testing

/// Views of an interface file whose class is one of UIKit's, and pictures of the whole screen.
@Suite struct UIKitClassesInNibsTests {
    /// Fidelity: documented in Xcode's help (Identity inspector: a custom class may be any subclass of the object's).
    @Test func `a view that names a class of UIKit's is one`() throws {
        func view(_ id: String, _ name: String) -> String {
            """
            <view contentMode="scaleToFill" id="\(id)" customClass="\(name)"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/></view>
            """
        }
        let code = Source(
            path: "Page.swift",
            text: """
                import UIKit
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(view.subviews[0] is UIInputView, view.subviews[1] is UIControl, view.subviews[2] is UIControl)
                    }
                }
                """)
        let scene = Board.scene(1, "Page", subviews: view("a", "UIInputView") + view("b", "UIControl") + view("c", "Missing"))
        let events = try Run(sources: [code, Board.storyboard(scene)], setting: Setting()).recording.events
        #expect(events.filter { $0.kind == .print }.compactMap(\.text) == ["true true false"])
        #expect(events.filter { $0.kind == .console }.compactMap(\.text) == ["Unknown class Missing in Interface Builder file."])
    }

    /// Fidelity: documented UIScreen.snapshotView(afterScreenUpdates:), UIImage.init(systemName:compatibleWith:).
    @Test func `a screen gives a picture of itself, and a symbol comes for an environment`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let picture = UIScreen.main.snapshotView(afterScreenUpdates: false)
                    print(picture.frame == UIScreen.main.bounds, picture.superview == nil)
                    print(UIImage(systemName: "star", compatibleWith: traitCollection) != nil)
                }
            }
            """
        ).show("A")
        #expect(lines == ["true true", "true"])
    }

    /// What is drawn as a cell may be a header: apps draw headers so, since the palette has none.
    @Test func `a header that is drawn as a cell has what is in it`() throws {
        let cell = """
            <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="c" customClass="Header">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c" id="c-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews>\(Board.label("one", "Drawn"))</subviews>
            </tableViewCellContentView>
            <connections><outlet property="label" destination="one" id="o1"/></connections>
            </tableViewCell>
            """
        let run = try Board.run(
            """
            class Header: UITableViewHeaderFooterView { @IBOutlet var label: UILabel! }
            class Page: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "h")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h") as? Header else { return nil }
                    print(header.label.text ?? "", header.label.superview === header.contentView)
                    return header
                }
            }
            """, Board.nib("Header", cell))
        #expect(run.printsWithoutComplaint.first == "Drawn true")
    }
}
