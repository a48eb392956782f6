import Interpreter
import Stage
import Testing

/// Properties that UIKit sets itself: by the program's overrides, and heard by its observers.
@Suite struct SetterTests {
    private func prints(_ text: String, _ steps: [String] = []) throws -> [String] {
        let run = try Scenes.run("import UIKit\n" + text, steps)
        for event in run.recording.events where [.refusal, .exception].contains(event.kind) {
            Issue.record("\(event.name): \(event.text ?? "") at \(event.location?.line ?? 0)")
        }
        return run.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
    }

    private static let watcher = """
        class Watcher: UIView {
            var name = ""
            override var frame: CGRect { didSet { print(name, "frame", frame.width, frame.height) } }
            override var bounds: CGRect { didSet { print(name, "bounds", bounds.width, bounds.height) } }
            override var center: CGPoint { didSet { print(name, "center", center.x, center.y) } }
        }
        """

    // Apple's forum, thread 104489: the root view hears of frame alone, a subview under constraints of bounds.
    @Test func `a root view is given frames, a view under constraints bounds and a centre, one that follows by its mask frames`() throws {
        let lines = try prints(
            Self.watcher + """

                class A: UIViewController {
                    override func loadView() {
                        let root = Watcher()
                        root.name = "root"
                        view = root
                    }
                    override func viewDidLoad() {
                        let pinned = Watcher(), following = Watcher(frame: CGRect(x: 0, y: 0, width: 0, height: 5))
                        pinned.name = "pinned"
                        following.name = "following"
                        following.autoresizingMask = .flexibleWidth
                        pinned.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(pinned)
                        view.addSubview(following)
                        NSLayoutConstraint.activate([
                            pinned.topAnchor.constraint(equalTo: view.topAnchor), pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                            pinned.widthAnchor.constraint(equalTo: view.widthAnchor), pinned.heightAnchor.constraint(equalToConstant: 40),
                        ])
                    }
                }
                """, ["rotate landscapeLeft"])
        #expect(lines.filter { $0.hasPrefix("root") } == ["root frame 393.0 852.0", "root frame 852.0 393.0"])
        #expect(
            lines.filter { $0.hasPrefix("pinned") } == [
                "pinned bounds 393.0 40.0", "pinned center 196.5 20.0", "pinned bounds 852.0 40.0", "pinned center 426.0 20.0",
            ])
        #expect(lines.filter { $0.hasPrefix("following") } == ["following frame 393.0 5.0", "following frame 852.0 5.0"])
    }

    @Test func `code's own frame asks no override of bounds, and each assignment is heard once`() throws {
        let lines = try prints(
            Self.watcher + """

                class A: UIViewController {
                    override func viewDidLoad() {
                        let watcher = Watcher()
                        watcher.name = "own"
                        watcher.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                        watcher.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                        watcher.bounds.size.width = 30
                        watcher.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
                        print(watcher.frame.width)
                    }
                }
                """)
        #expect(lines == ["own frame 10.0 20.0", "own frame 10.0 20.0", "own bounds 30.0 20.0", "50.0"])
    }

    @Test func `a table that is as high as its content is told of the content's size`() throws {
        let lines = try prints(
            """
            class Sized: UITableView {
                override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) }
            }
            class A: UIViewController, UITableViewDataSource {
                let table = Sized()
                var tokens: [NSKeyValueObservation] = []
                override func viewDidLoad() {
                    table.dataSource = self
                    table.rowHeight = 44
                    table.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(table)
                    NSLayoutConstraint.activate([
                        table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                    tokens.append(table.observe(\\.contentSize, options: [.old, .new]) { _, change in
                        print("size", change.oldValue!.height, change.newValue!.height)
                    })
                    tokens.append(table.observe(\\.contentOffset) { table, _ in print("offset", table.contentOffset.y) })
                }
                override func viewDidAppear(_ animated: Bool) {
                    print("table", table.frame.height)
                    table.contentOffset.y = 7
                    tokens = []
                    table.contentOffset.y = 9
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            """)
        #expect(lines.filter { $0.hasPrefix("size") } == ["size 0.0 132.0"])
        #expect(lines.filter { $0.hasPrefix("table") } == ["table 132.0"])
        #expect(lines.last == "offset 7.0")
    }

    @Test func `a text view's content size is set where it has changed, so that an observer may lay the view out`() throws {
        let lines = try prints(
            """
            class A: UIViewController {
                let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
                var tokens: [NSKeyValueObservation] = []
                override func viewDidLoad() {
                    text.text = "Words"
                    view.addSubview(text)
                    tokens.append(text.observe(\\.contentSize) { [unowned self] text, _ in
                        print("size", text.contentSize.width)
                        text.setNeedsLayout()
                        view.layoutIfNeeded()
                    })
                }
                override func viewDidAppear(_ animated: Bool) { print("shown") }
            }
            """)
        #expect(lines == ["size 200.0", "shown"])
    }

    @Test func `what is constrained to a text view's or a table's edges says nothing of its content's size`() throws {
        let lines = try prints(
            """
            class A: UIViewController {
                let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
                let table = UITableView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
                var tokens: [NSKeyValueObservation] = []
                override func viewDidLoad() {
                    text.text = "Words"
                    table.rowHeight = 30
                    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
                    for scroll in [text, table] as [UIScrollView] {
                        let label = UILabel()
                        label.text = "nothing"
                        label.translatesAutoresizingMaskIntoConstraints = false
                        scroll.addSubview(label)
                        NSLayoutConstraint.activate([
                            label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
                            label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
                            label.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
                        ])
                        view.addSubview(scroll)
                    }
                    tokens.append(text.observe(\\.contentSize) { [unowned self] text, _ in
                        print("size", text.contentSize.width)
                        text.setNeedsLayout()
                        view.layoutIfNeeded()
                    })
                }
                override func viewDidAppear(_ animated: Bool) { print(text.contentSize.height > 20, table.contentSize.height) }
            }
            """)
        #expect(lines == ["size 200.0", "true 50.0"])
    }

    @Test func `a finger on a button sets isHighlighted through its override`() throws {
        let lines = try prints(
            """
            class Key: UIButton {
                override var isHighlighted: Bool { didSet { print("highlighted", isHighlighted) } }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let key = Key(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
                    key.accessibilityIdentifier = "key"
                    key.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
                    view.addSubview(key)
                }
            }
            """, ["tap key"])
        #expect(lines.filter { $0 != "tapped" } == ["highlighted true", "highlighted false"])
        #expect(lines.contains("tapped"))
    }

    @Test func `observers hear of what code sets on UIKit's objects, by Swift's names and by Objective-C's`() throws {
        let lines = try prints(
            """
            class A: UIViewController {
                let label = UILabel()
                var token: NSKeyValueObservation?
                override func viewDidLoad() {
                    token = label.observe(\\.text, options: [.new]) { label, change in print("text", label.text ?? "", change.newValue! ?? "") }
                    label.addObserver(self, forKeyPath: "hidden", options: [.old, .new], context: nil)
                    label.text = "one"
                    label.isHidden = true
                    label.alpha = 0.5
                    view.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
                }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
                ) {
                    print(keyPath!, change![.oldKey] ?? "-", change![.newKey]!)
                }
            }
            """, ["rotate landscapeLeft"])
        #expect(lines == ["text one one", "hidden false true", "frame - (0.0, 0.0, 852.0, 393.0)"])
    }
}

/// Properties that UIKit asks for, and a class may answer itself.
@Suite struct GetterTests {
    private func prints(_ answers: String, _ steps: [String]) throws -> [String] {
        let text = """
            import UIKit
            class Next: UIViewController {
            \(answers)
            }
            class A: UIViewController {
                override func viewDidLoad() { navigationItem.title = "A" }
                func show() { present(Next(), animated: false) }
                func push() { navigationController?.pushViewController(Next(), animated: false) }
                override func viewDidDisappear(_ animated: Bool) { print("covered") }
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UINavigationController(rootViewController: A())]
                    window?.rootViewController = tabs
                    window?.makeKeyAndVisible()
                }
            }
            """
        return try Scenes.run(text, steps).recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
    }

    @Test func `a controller's own presentation style is that in which it is presented`() throws {
        let own = "override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set {} }"
        #expect(try prints(own, ["call A.show"]) == ["covered"])
        #expect(try prints("", ["call A.show"]).isEmpty)
        let automatic = "override var modalPresentationStyle: UIModalPresentationStyle { get { .automatic } set {} }"
        #expect(try prints(automatic, ["call A.show"]).isEmpty)
    }

    @Test func `a controller's own answer hides the bar at the bottom, and super's is what was set`() throws {
        let shown = "override func viewDidAppear(_ animated: Bool) { print(view.safeAreaInsets.bottom, hidesBottomBarWhenPushed) }"
        let own = "override var hidesBottomBarWhenPushed: Bool { get { !super.hidesBottomBarWhenPushed } set {} }\n"
        #expect(try prints(own + shown, ["call A.push"]).last == "34.0 true")
        #expect(try prints(shown, ["call A.push"]).last == "83.0 false")
    }

    @Test func `a sheet whose controller says so is not dragged away`() throws {
        let own = "override var isModalInPresentation: Bool { get { true } set {} }\n"
        let gone = "override func viewDidDisappear(_ animated: Bool) { print(\"gone\") }"
        #expect(try prints(own + gone, ["call A.show", "swipe-down 90 finish"]).isEmpty)
        #expect(try prints(gone, ["call A.show", "swipe-down 90 finish"]) == ["gone"])
    }
}
