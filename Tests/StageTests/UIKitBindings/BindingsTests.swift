import Testing

@Suite struct `A scene in the learner's Swift` {
    private static let navigation = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UINavigationController(rootViewController: FeedViewController())
                window?.makeKeyAndVisible()
            }
        }

        class LoggingViewController: UIViewController {
            var name: String { "?" }
            override func viewDidLoad() { super.viewDidLoad(); print(name, "viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(name, "viewWillAppear", animated) }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print(name, "viewIsAppearing", animated) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(name, "viewDidAppear", animated) }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print(name, "viewWillDisappear") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(name, "viewDidDisappear") }
            override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); print(name, "willMove", parent != nil) }
            override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print(name, "didMove", parent != nil) }
            deinit { print(name, "deinit") }
        }

        final class FeedViewController: LoggingViewController {
            override var name: String { "Feed" }
            func openProfile() { navigationController?.pushViewController(ProfileViewController(), animated: true) }
        }

        final class ProfileViewController: LoggingViewController {
            override var name: String { "Profile" }
            let badge = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(badge)
                badge.backgroundColor = .systemYellow
                print(badge.superview === view, badge.frame.maxX, view.subviews.count)
            }
            func goBack() { navigationController?.popViewController(animated: false) }
        }
        """

    @Test func `gets the callbacks of an app's launch`() {
        let run = ScriptRun(Self.navigation)
        #expect(
            run.connectScene() == [
                "Feed willMove true", "Feed viewDidLoad", "Feed viewWillAppear false", "Feed viewIsAppearing false",
                "Feed viewDidAppear false", "Feed didMove true",
            ])
    }

    @Test func `gets the callbacks of an animated push and of a pop at once`() {
        let run = ScriptRun(Self.navigation)
        _ = run.connectScene()
        #expect(
            run.call("openProfile()", on: "FeedViewController") == [
                "Profile willMove true", "Profile viewDidLoad", "true 40.0 1", "Feed viewWillDisappear", "Profile viewWillAppear true",
                "Profile viewIsAppearing true", "Feed viewDidDisappear", "Profile viewDidAppear true", "Profile didMove true",
            ])
        #expect(
            run.call("goBack()", on: "ProfileViewController") == [
                "Profile willMove false", "Profile viewWillDisappear", "Feed viewWillAppear false", "Profile viewDidDisappear",
                "Profile didMove false", "Feed viewIsAppearing false", "Feed viewDidAppear false", "Profile deinit",
            ])
    }

    @Test func `hears of a call of an override point by the line that makes it, and not of one through super`() {
        let run = ScriptRun(
            """
            class Child: UIViewController {
                override func willMove(toParent parent: UIViewController?) {
                    super.willMove(toParent: parent)
                    print("willMove", parent as Any)
                }
            }
            class Parent: UIViewController {
                let child = Child()
                let plain = UIViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    child.willMove(toParent: nil)
                    plain.beginAppearanceTransition(true, animated: false)
                    plain.endAppearanceTransition()
                    addChild(child)
                    for each in children { each.didMove(toParent: self) }
                    viewSafeAreaInsetsDidChange()
                }
            }
            """)
        #expect(
            run.show("Parent") == [
                "line 12: Child.willMove(toParent:)", "willMove nil", "line 13: UIViewController.beginAppearanceTransition(_:animated:)",
                "line 14: UIViewController.endAppearanceTransition()", "willMove Optional(<Parent>)",
                "line 16: Child.didMove(toParent:)", "line 17: Parent.viewSafeAreaInsetsDidChange()",
            ])
    }

    @Test func `animates with closures`() {
        let run = ScriptRun(
            """
            class Root: UIViewController {
                let box = UIView(frame: .zero)
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(box)
                    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                        self.box.alpha = 0.5
                        print("animations", self.box.alpha)
                    } completion: { finished in
                        print("completion", finished)
                    }
                    UIView.animate(withDuration: 0.2) { self.box.frame.origin.x = 5 }
                    print("after", box.frame.origin)
                }
            }
            """)
        #expect(run.show("Root") == ["animations 0.5", "after (5.0, 0.0)", "completion true"])
    }

    @Test func `tells delegates, those that are plain classes too, and does not hold them`() {
        let run = ScriptRun(
            """
            class Watcher: UINavigationControllerDelegate {
                func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
                    print("willShow", type(of: viewController), animated)
                }
                deinit { print("Watcher deinit") }
            }
            class First: UIViewController {}
            class Second: UIViewController {}
            class Main: UINavigationController {
                var watcher: Watcher? = Watcher()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    delegate = watcher
                    viewControllers = [First()]
                    print(delegate === watcher)
                }
                func push() { pushViewController(Second(), animated: true) }
                func forget() { watcher = nil; print(delegate == nil) }
            }
            """)
        #expect(run.show("Main") == ["true", "willShow First false"])
        #expect(run.call("push()", on: "Main") == ["willShow Second true"])
        #expect(run.call("forget()", on: "Main") == ["Watcher deinit", "true"])
    }

    @Test func `uses UIKit's values as values`() {
        let run = ScriptRun(
            """
            var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let copy = insets
            insets.top = 10
            print(insets.top, copy.top, insets == copy)
            var mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
            print(mask.contains(.flexibleWidth), mask.contains(.flexibleTopMargin), mask.rawValue)
            mask.insert(.flexibleTopMargin)
            print(mask.contains(.flexibleTopMargin))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.frame.size.width = 20
            view.frame = view.frame.insetBy(dx: 2, dy: 3).offsetBy(dx: 1, dy: 1)
            print(view.frame, view.center)
            view.autoresizingMask = mask
            print(view.autoresizingMask == mask)
            switch view.contentMode {
            case .scaleToFill: print("scaleToFill")
            default: print("other")
            }
            print(UIColor.systemRed == .systemRed, UIColor.red == .blue)
            view.transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
            print(view.transform.tx, view.transform.a)
            print((UILayoutPriority.defaultHigh - 1).rawValue, UILayoutPriority.defaultLow < .required)
            print(view.doesNotExist as Any)
            """)
        #expect(
            run.runTopLevel() == [
                "10.0 1.0 false", "true false 18", "true", "(3.0, 4.0, 16.0, 44.0) (11.0, 26.0)", "true", "scaleToFill", "true false",
                "3.0 2.0", "749.0 true", "refused at 23: not supported: 'doesNotExist' of UIView",
                "<UIView.doesNotExist>",
            ])
    }

    @Test func `adds initialisers to UIKit's types and to their values`() {
        let run = ScriptRun(
            """
            import UIKit

            extension CGRect {
                init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
                    self.init(x: x, y: y, width: width, height: height)
                }
            }

            extension UIColor {
                convenience init(grey: CGFloat) {
                    self.init(white: grey, alpha: 1)
                }
            }

            extension UILabel {
                convenience init(title: String) {
                    self.init(frame: .zero)
                    text = title
                }
            }

            print(CGRect(1, 2, 3, 4))
            print(UIColor(grey: 1) == UIColor(white: 1, alpha: 1))
            print(UILabel(title: "here").text ?? "nothing")
            """)
        #expect(run.runTopLevel() == ["(1.0, 2.0, 3.0, 4.0)", "true", "here"])
    }

    @Test func `runs the designated initialiser that a class overrides when it is made without arguments`() {
        let run = ScriptRun(
            """
            class Badge: UIView {
                let corner: CGFloat = 4
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    layer.cornerRadius = corner
                    print("init(frame:)", frame)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Root: UIViewController {
                override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                    print("init(nibName:bundle:)", nibNameOrNil as Any)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            print(Badge().layer.cornerRadius)
            print(Root().isViewLoaded)
            """)
        #expect(run.runTopLevel() == ["init(frame:) (0.0, 0.0, 0.0, 0.0)", "4.0", "init(nibName:bundle:) nil", "false"])
    }

    @Test func `sends actions to targets, and lays out by constraints`() {
        let run = ScriptRun(
            """
            class Root: UIViewController {
                let button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.setTitle("Go", for: .normal)
                    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                    button.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(button)
                    NSLayoutConstraint.activate([
                        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        button.widthAnchor.constraint(equalToConstant: 100),
                        button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.5),
                    ])
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    print(button.frame)
                }
                @objc func tapped(_ sender: UIButton) { print("tapped", sender === button, sender.title(for: .normal) ?? "") }
                func tap() { button.sendActions(for: .touchUpInside) }
            }
            """)
        #expect(run.show("Root") == ["(20.0, 59.0, 100.0, 50.0)"])
        #expect(run.call("tap()", on: "Root") == ["tapped true Go", "action"])
    }

    @Test func `that traps ends, once, and UIKit goes on without it`() {
        let run = ScriptRun(
            """
            class Root: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let empty: [Int] = []
                    print(empty[1])
                }
                override func viewDidAppear(_ animated: Bool) { print("never") }
            }
            """)
        #expect(run.show("Root") == ["trap at 5: Fatal error: Index out of range"])
    }

    @Test func `answers what UIKit asks`() {
        let run = ScriptRun(
            """
            class Tall: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 120) }
            }
            class Root: UIViewController {
                let tall = Tall()
                let child = UIViewController()
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tall.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(tall)
                    tall.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    tall.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    addChild(child)
                    view.addSubview(child.view)
                }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(tall.frame) }
            }
            """)
        run.heard = ["UIViewController.viewWillAppear(_:)"]
        #expect(run.show("Root") == ["(0.0, 0.0, 40.0, 120.0)"])
    }

    @Test func `has its subviews still in its deinit`() {
        let run = ScriptRun(
            """
            class Box: UIView {
                deinit { print("deinit", subviews.count, subviews.first?.superview === self) }
            }
            func make() {
                let box = Box()
                box.addSubview(UIView())
                print("made")
            }
            make()
            """)
        #expect(run.runTopLevel() == ["made", "deinit 1 true"])
    }
}
