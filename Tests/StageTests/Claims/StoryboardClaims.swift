import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// What storyboards and nibs give a controller, and when.
@Suite struct `Claims on storyboards and nibs` {
    private func size(_ text: String) -> String {
        #"width="\#(text.prefix { $0 != "x" })" height="\#(text.drop { $0 != "x" }.dropFirst())""#
    }

    /// A controller with a label and, below it, a button that keeps its distance from the right and the bottom.
    private func page(_ code: String, canvas: String, steps: [String] = []) throws -> Run {
        let button = Board.button(
            "b-1", "Save",
            frame: #"x="\#(canvas == "1024x1366" ? 900 : 200)" y="\#(canvas == "1024x1366" ? 1300 : 400)" width="80" height="30""#,
            mask: #"flexibleMinX="YES" flexibleMinY="YES""#)
        return try Board.run(
            code,
            Board.storyboard(
                Board.scene(
                    1, "Page", size: size(canvas), subviews: Board.label("l-1", "From the file") + button,
                    connections: """
                        <outlet property="label" destination="l-1" id="o-1"/><outlet property="button" destination="b-1" id="o-2"/>
                        """)), steps: steps)
    }

    private let plain = """
        class Page: UIViewController {
            @IBOutlet weak var label: UILabel!
            @IBOutlet weak var button: UIButton!
            let below = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                print(label != nil, label.text ?? "", label.frame, view.bounds.size, button.frame.origin)
                below.text = "Hint"
                below.frame = CGRect(x: button.frame.minX, y: button.frame.maxY, width: 80, height: 20)
                view.addSubview(below)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print(view.bounds.size, button.frame.minX, below.frame.minX)
            }
        }
        """

    @Test func `A04 outlets are connected by viewDidLoad, with the frames of the storyboard`() throws {
        let run = try page(plain, canvas: "1024x1366")
        #expect(run.prints[0] == "true From the file (16.0, 100.0, 200.0, 21.0) (1024.0, 1366.0) (900.0, 1300.0)")
        #expect(run.refusals == [])
    }

    @Test func `A05 before it is placed the view has the canvas's size, after that the window's`() throws {
        let run = try page(plain, canvas: "1024x1366")
        #expect(run.prints[0].contains("(1024.0, 1366.0)"))
        #expect(run.prints[1].hasPrefix("(393.0, 852.0)"))
        let same = try page(plain, canvas: "393x852")
        #expect(same.prints[0].contains("(393.0, 852.0)"))
        #expect(same.prints[1].hasPrefix("(393.0, 852.0)"))
    }

    @Test func `A06 a label placed from a button's frame in viewDidLoad stays behind while the button is laid out`() throws {
        let run = try page(plain, canvas: "1024x1366")
        // 124 points from the right edge before and after: 1024 - 900 = 393 - 269.
        #expect(run.prints[1] == "(393.0, 852.0) 269.0 900.0")
    }

    private let circle = """
        class Page: UIViewController {
            @IBOutlet weak var label: UILabel!
            @IBOutlet weak var button: UIButton!
            var radius: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                radius = view.bounds.width / 2
            }
        }
        """

    @Test func `G18 bounds in viewDidLoad are the storyboard's, and a circle sized by them is wrong`() throws {
        let run = try page(circle, canvas: "320x480")
        let page = try #require(run.recording.objects.first { run.recording.typeName(of: $0) == "Page" })
        let last = run.recording.events.count - 1
        #expect(run.evaluate("radius", at: last, on: page) == .value("160.0"))
        #expect(run.evaluate("view.bounds.width / 2", at: last, on: page) == .value("196.5"))
        // A controller made in code has in viewDidLoad what its loadView gave.
        let code = try Observation(
            """
            class Page: UIViewController {
                override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(view.bounds.size)
                }
            }
            """)
        #expect(code.run.prints == ["(50.0, 60.0)"])
    }

    @Test func `V02 bounds in viewDidLoad say nothing of the screen`() throws {
        let widths = try ["320x480", "1024x1366"].map { canvas in
            try #require(try page(plain, canvas: canvas).prints.first)
        }
        #expect(widths[0].contains("(320.0, 480.0)"))
        #expect(widths[1].contains("(1024.0, 1366.0)"))
    }

    private let ownView = """
        class Page: UIViewController {
            @IBOutlet weak var label: UILabel!
            @IBOutlet weak var button: UIButton!
            override func loadView() {
                print(viewIfLoaded == nil)
                view = UIView()
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                print(label == nil, view.subviews.count)
            }
        }
        """

    @Test func `G14 overriding loadView keeps the storyboard's view from being made`() throws {
        let run = try page(ownView, canvas: "393x852")
        #expect(run.prints == ["true", "true 0"])
        let made = run.recording.events.filter { $0.kind == .memory && $0.name == "allocated" }.compactMap(\.object).map(
            run.recording.typeName)
        #expect(!made.contains("UILabel"))
        #expect(!made.contains("UIButton"))
        #expect(run.story("viewDidAppear(_:)").last == "Page.viewDidAppear(_:)")
    }

    @Test func `V01 in loadView the view is nil, and with a storyboard an override loses its outlets; super makes it`() throws {
        let without = try page(ownView, canvas: "393x852")
        #expect(without.prints == ["true", "true 0"])
        let with = try page(ownView.replacing("view = UIView()", with: "super.loadView()"), canvas: "393x852")
        #expect(with.prints == ["true", "false 2"])
    }

    private func xib(_ name: String, owner: String) -> Source {
        Board.nib(
            name,
            """
            <view contentMode="scaleToFill" id="v-1">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <subviews>\(Board.label("l-1", "From \(name)"))</subviews>
            </view>
            """, owner: owner, outlets: [("view", "v-1"), ("label", "l-1")])
    }

    @Test func `A23 the nib is found by nibName or by the class's name, with or without Controller`() throws {
        let body = """
                @IBOutlet weak var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(label.text ?? "", view.bounds.width)
                }
            }
            """
        let byClass = try Board.run("class Page: UIViewController {\n" + body, xib("Page", owner: "Page"))
        #expect(byClass.prints == ["From Page 414.0"])
        let short = try Board.run("class PageController: UIViewController {\n" + body, xib("Page", owner: "PageController"))
        #expect(short.prints == ["From Page 414.0"])
        let named = try Board.run(
            "class Page: UIViewController {\n    init() { super.init(nibName: \"Other\", bundle: nil) }\n"
                + "    required init?(coder: NSCoder) { fatalError() }\n" + body,
            xib("Page", owner: "Page"), xib("Other", owner: "Page"))
        #expect(named.prints == ["From Other 414.0"])
        let missing = try Board.run(
            "class Page: UIViewController {\n    init() { super.init(nibName: \"None\", bundle: nil) }\n"
                + "    required init?(coder: NSCoder) { fatalError() }\n}", xib("Other", owner: "Page"))
        #expect(missing.exceptions.first?.hasPrefix("NSInternalInconsistencyException: Could not load NIB in bundle") == true)
    }

    @Test func `an outlet without its property is NSUnknownKeyException, an action without its method an unrecognized selector`() throws {
        let label = Board.label("l-1", "x")
        let outlet = #"<outlet property="label" destination="l-1" id="o-1"/>"#
        let unknown = try Board.run(
            "class Page: UIViewController {}", Board.storyboard(Board.scene(1, "Page", subviews: label, connections: outlet)))
        #expect(
            unknown.exceptions == [
                "NSUnknownKeyException: [<Page> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."
            ])
        let tap = #"<action selector="go:" destination="vc-1" eventType="touchUpInside" id="a-1"/>"#
        let run = try Board.run(
            "class Page: UIViewController {}",
            Board.storyboard(Board.scene(1, "Page", subviews: Board.button("b-1", "Go", connections: tap))), steps: ["tap Go"])
        #expect(run.exceptions.count == 1)
        #expect(run.exceptions.last?.contains("unrecognized selector sent to instance") == true)
    }
}
