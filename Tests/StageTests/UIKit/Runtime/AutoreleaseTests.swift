import Heap
import Stage
import Testing
import UIKit

/// What UIKit hands over autoreleased, and when it is let go.
@Suite struct `An autorelease pool` {
    private let nib = Board.nib(
        "Badge",
        """
        <view contentMode="scaleToFill" id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="90" height="30"/>
        <subviews>\(Board.label("l-1", "New"))</subviews>
        </view>
        """)

    private let badge = """
        class Badge: UIView { deinit { print("~badge") } }
        func load() -> Badge { UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil).first as! Badge }

        """

    @Test func `keeps what a nib gives until the turn ends, so that a weak property may take it`() throws {
        let run = try Board.run(
            badge + """
                class Page: UIViewController {
                    weak var badge: Badge!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge = load()
                        view.addSubview(badge)
                        print(badge.superview === view, badge.subviews.count)
                    }
                }
                """, nib)
        #expect(run.exceptions == [])
        #expect(run.prints == ["true 1"])
    }

    @Test func `keeps the constraint that an anchor gives, so that a weak property may take it and code activate it then`() throws {
        let run = try Board.run(
            """
            class Page: UIViewController {
                weak var height: NSLayoutConstraint!
                weak var width: NSLayoutConstraint?
                weak var made: NSLayoutConstraint?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let box = UIView()
                    view.addSubview(box)
                    height = box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
                    height.isActive = true
                    width = box.widthAnchor.constraint(equalToConstant: 100)
                    made = NSLayoutConstraint(
                        item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("later", self.height != nil, self.width != nil) }
                    print("loaded", height.isActive, width != nil, made != nil)
                }
            }
            """)
        #expect(run.exceptions == [])
        #expect(run.prints == ["loaded true true false", "later true false"])
    }

    @Test func `lets go of what nobody has taken when the turn ends, after the layout`() throws {
        let run = try Board.run(
            badge + """
                class Page: UIViewController {
                    weak var badge: Badge?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge = load()
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("later", self.badge == nil) }
                        print("loaded", badge != nil)
                    }
                    override func viewDidLayoutSubviews() { print("laid out", badge != nil) }
                }
                """, nib)
        #expect(run.prints == ["loaded true", "laid out true", "~badge", "later true"])
    }

    @Test func `of the code's own lets go where it ends, of the youngest first`() throws {
        let run = try Board.run(
            badge + """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for tag in 1...2 {
                            weak var seen: Badge?
                            let sum = autoreleasepool { () -> Int in
                                let badge = load()
                                badge.tag = tag
                                seen = badge
                                return badge.tag + 1
                            }
                            print(sum, seen == nil)
                        }
                        autoreleasepool {
                            let one = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)
                            print("in", one?.count ?? 0)
                        }
                        print("out")
                    }
                }
                """, nib)
        #expect(run.prints == ["~badge", "2 true", "~badge", "3 true", "in 1", "~badge", "out"])
    }

    @Test func `is seen in the graph of objects while it holds`() throws {
        let run = try Board.run(
            badge + """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        _ = load()
                        print("loaded")
                    }
                }
                """, nib)
        let printed = try #require(run.recording.events.firstIndex { $0.kind == .print })
        let graph = run.memory(at: printed)
        #expect(graph.roots.contains { $0.label == "autorelease pool" })
        #expect(!run.memory(at: run.recording.events.count - 1).roots.contains { $0.label == "autorelease pool" })
    }
}
