import Projects
import Stage

// The scenes of the situations. Each is as an app's code would be; what comes of it is recorded.
extension Situation {
    /// The scenes in which the situation happens, the plainest first. A list holds if it fits one of them.
    var stagings: [Staging] {
        switch kind {
        case .launch: [launch(.root), launch(.navigation), launch(.tab)]
        case .push: [stack("A.push")]
        case .pop: [stack("A.push", isAnimated ? "back" : "B.leave")]
        case .popToRoot: [stack("A.push", "B.push", "C.leave")]
        case .stackSet: [stack("A.set"), stack("A.push", "B.set")]
        case .swipeBack: [stack("A.push", "swipe-back 60 finish")]
        case .swipeBackCancelled: [stack("A.push", "swipe-back 40 cancel")]
        case .present: [modal("A.show")]
        case .dismiss: [modal("A.show", "B.close")]
        case .pullDown: [modal("A.show", "swipe-down 80 finish")]
        case .pullDownCancelled: [modal("A.show", "swipe-down 30 cancel")]
        case .tabFirst: [tabs("tab 1")]
        case .tabAgain: [tabs("tab 1", "tab 0", "tab 1")]
        case .rotation: [one("rotate landscapeLeft")]
        case .background: [one("background")]
        case .foreground: [one("background", "foreground")]
        case .childAdded: [child("A.add"), childFromTheStart]
        case .childRemoved: [child("A.add", "A.remove")]
        case .pageTurned: [pages("finish")]
        case .pageTurnCancelled: [pages("cancel")]
        case .life: lives
        }
    }

    /// The same gesture, let go half-way: a list that tells of both controllers' way back means it without saying so.
    var cancelled: Situation? {
        switch kind {
        case .pop, .swipeBack: Situation(kind: .swipeBackCancelled)
        case .dismiss, .pullDown:
            style == .automatic || style == .pageSheet || style == .formSheet ? Situation(kind: .pullDownCancelled, style: style) : nil
        case .pageTurned: Situation(kind: .pageTurnCancelled, curls: curls)
        default: nil
        }
    }

    /// The scenes of one controller that comes in this situation and then goes: what a list of one controller's callbacks may be about.
    var lives: [Staging] {
        let coming = Situation(kind: .life, isAnimated: isAnimated)
        let modals = style.map { [$0] } ?? [.fullScreen, .automatic]
        let pushed = coming.whole(coming.stack("A.push", coming.isAnimated ? "back" : "B.leave"))
        let presented = modals.map { style in
            let shown = Situation(kind: .life, style: style, isAnimated: isAnimated)
            return shown.whole(shown.modal("A.show", "B.close"))
        }
        switch kind {
        case .push, .pop, .swipeBack: return [pushed]
        case .present, .dismiss, .pullDown: return presented
        case .tabFirst, .tabAgain: return [coming.whole(coming.tabs("tab 1", "tab 0"))]
        case .childAdded, .childRemoved: return [coming.whole(coming.child("A.add", "A.remove"))]
        case .launch, .life: return [pushed] + presented
        default: return []
        }
    }

    private func whole(_ staging: Staging) -> Staging {
        var whole = staging.whole
        (whole.subject, whole.loaded) = ("B", [])
        return whole
    }

    /// A step of each of these words: a method's call, or the step itself.
    private func steps(_ words: [String]) -> [String] {
        words.map { $0.contains(".") && !$0.contains(" ") ? "call \($0)" : $0 }
    }

    private func launch(_ container: Setting.Container) -> Staging {
        Staging(
            situation: self, text: "final class A: UIViewController {}", container: container, root: "A", steps: [], window: .launch,
            participants: ["A"], subject: "A")
    }

    private func one(_ words: String...) -> Staging {
        Staging(
            situation: self, text: "final class A: UIViewController {}", container: .root, root: "A", steps: words, participants: ["A"],
            subject: "A", loaded: ["A"])
    }

    private func stack(_ words: String...) -> Staging {
        let hasThird = words.contains("B.push")
        let push = { (name: String) in "func push() { navigationController?.pushViewController(\(name)(), animated: \(isAnimated)) }" }
        let set = { (names: String) in
            "func set() { navigationController?.setViewControllers(\(names), animated: \(isAnimated)) }"
        }
        var first = [push("B")]
        var second = ["func leave() { navigationController?.popViewController(animated: \(isAnimated)) }"]
        if hasThird { second.append(push("C")) }
        if words.contains("A.set") { first.append(set("[B()]")) }
        if words.contains("B.set") { second.append(set("navigationController?.viewControllers.dropLast() ?? []")) }
        let text = """
            final class A: UIViewController {
                \(first.joined(separator: "\n\n    "))
            }

            final class B: UIViewController {
                \(second.joined(separator: "\n\n    "))
            }
            """
        let third = """


            final class C: UIViewController {
                func leave() { navigationController?.popToRootViewController(animated: \(isAnimated)) }
            }
            """
        return Staging(
            situation: self, text: hasThird ? text + third : text, container: .navigation, root: "A", steps: steps(words),
            participants: hasThird ? ["A", "B", "C"] : ["A", "B"], loaded: ["A"])
    }

    private func modal(_ words: String...) -> Staging {
        let style = style ?? .automatic
        let text = """
            final class A: UIViewController {
                func show() {
                    let shown = B()
                    shown.modalPresentationStyle = .\(style.rawValue)
                    present(shown, animated: \(isAnimated))
                }
            }

            final class B: UIViewController {
                func close() { dismiss(animated: \(isAnimated)) }
            }
            """
        return Staging(
            situation: self, text: text, container: .root, root: "A", steps: steps(words), participants: ["A", "B"], loaded: ["A"])
    }

    private func tabs(_ words: String...) -> Staging {
        let text = """
            final class A: UIViewController {}

            final class B: UIViewController {}
            """
        return Staging(
            situation: self, text: text, container: .tab, root: "A", steps: words, participants: ["A", "B"], loaded: ["A"])
    }

    private static let childText = """
            let child = B()

            func add() {
                addChild(child)
                child.view.frame = view.bounds
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }

            func remove() {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        """

    private func child(_ words: String...) -> Staging {
        let text = """
            final class A: UIViewController {
            \(Self.childText)
            }

            final class B: UIViewController {}
            """
        return Staging(
            situation: self, text: text, container: .root, root: "A", steps: steps(words), participants: ["A", "B"], subject: "B",
            loaded: ["A"])
    }

    private var childFromTheStart: Staging {
        let text = """
            final class A: UIViewController {
            \(Self.childText)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    add()
                }
            }

            final class B: UIViewController {}
            """
        return Staging(
            situation: self, text: text, container: .root, root: "A", steps: [], window: .launch, participants: ["A", "B"], subject: "B")
    }

    private func pages(_ end: String) -> Staging {
        let text = """
            final class Pages: UIPageViewController, UIPageViewControllerDataSource {
                let first = A()
                let second = B()

                init() {
                    super.init(transitionStyle: \(curls ? ".pageCurl" : ".scroll"), navigationOrientation: .horizontal, options: nil)
                }

                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    dataSource = self
                    setViewControllers([first], direction: .forward, animated: false)
                }

                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? {
                    viewController === second ? first : nil
                }

                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    viewController === first ? second : nil
                }
            }

            final class A: UIViewController {}

            final class B: UIViewController {}
            """
        return Staging(
            situation: self, text: text, container: .root, root: "Pages", steps: ["swipe-page left 60 \(end)"], participants: ["A", "B"],
            loaded: ["A"])
    }
}
