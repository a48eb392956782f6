import Projects
import Stage
import Testing

/// Methods that are found by their names while the program runs: UIKit's own, and those that are named as in Objective-C.
@Suite struct SelectorTests {
    private func prints(_ text: String, _ steps: [String] = [], root: String = "A") throws -> [String] {
        let run = try Scenes.run("import UIKit\n" + text, steps, root: root)
        return run.printsWithoutComplaint
    }

    @Test func `gestures, buttons, bar items and the application call UIKit's own methods`() throws {
        let lines = try prints(
            """
            final class Root: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    if presentedViewController == nil { present(UINavigationController(rootViewController: A()), animated: true) }
                }
            }
            final class A: UIViewController {
                let field = UITextField(frame: CGRect(x: 10, y: 300, width: 100, height: 30))
                let label = UILabel(frame: CGRect(x: 10, y: 400, width: 100, height: 30))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.placeholder = "name"
                    label.text = "elsewhere"
                    label.isUserInteractionEnabled = true
                    label.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
                    view.addSubview(field)
                    view.addSubview(label)
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Close", style: .plain, target: self, action: #selector(dismiss(animated:completion:)))
                    field.perform(#selector(becomeFirstResponder), with: nil, afterDelay: 0.1)
                }
                func tell() { print("editing", field.isEditing) }
                func leave() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    print("away")
                }
            }
            """,
            [
                "wait 1", "call A.tell", "tap elsewhere", "call A.tell", "tap name", "call A.tell", "call A.leave", "call A.tell",
                "tap Close",
                "wait 1",
            ], root: "Root")
        #expect(lines == ["editing true", "editing false", "editing true", "editing false", "away"])
    }

    @Test func `a selector may be written as in Objective-C`() throws {
        let lines = try prints(
            """
            extension UIView { @objc func shake() { print("shaken", tag) } }
            final class A: UIViewController {
                let button = UIButton(type: .system)
                @objc func save(_ sender: UIButton) { print("saved", sender === button) }
                @objc func save(item: Any) { print("item") }
                @objc func move(to place: Any) { print("moved") }
                @objc func close() { print("closed") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                    button.setTitle("Go", for: .normal)
                    button.tag = 7
                    view.addSubview(button)
                    for name in ["save:", "saveWithItem:", "moveTo:", "close"] {
                        button.addTarget(self, action: Selector(name), for: .touchUpInside)
                    }
                    button.addTarget(button, action: #selector(UIView.shake), for: .touchUpInside)
                    perform(Selector(("close")))
                    Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: Selector(("close")), userInfo: nil, repeats: false)
                }
            }
            """, ["wait 1", "tap Go"])
        #expect(lines == ["closed", "closed", "saved true", "item", "moved", "closed", "shaken 7"])
    }

    @Test func `a class is a target too, of its own methods`() throws {
        let run = try Board.run(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Timer.after(0.1) { print("late") }
                    NotificationCenter.default.addObserver(Log.self, selector: #selector(Log.heard(_:)), name: .init("said"), object: nil)
                    NotificationCenter.default.post(name: .init("said"), object: nil)
                }
            }
            class Log: NSObject {
                @objc static func heard(_ note: Notification) { print("heard", note.name.rawValue) }
            }
            extension Timer {
                class func after(_ seconds: TimeInterval, _ block: @escaping () -> ()) {
                    scheduledTimer(timeInterval: seconds, target: self, selector: #selector(Timer.run(_:)), userInfo: block, repeats: false)
                }
                @objc private class func run(_ timer: Timer) { (timer.userInfo as! () -> ())() }
            }
            """, steps: ["wait 1"], setting: Setting(root: "A"))
        #expect(run.prints + run.exceptions == ["heard said", "late"])
    }

    @Test func `a method that only its own file can name is called by its selector from another`() throws {
        let listener = """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: .init("said"), object: nil)
                    say()
                }
                @objc private func heard(_ note: Notification) { print("heard") }
            }
            """
        let speaker = """
            import UIKit
            func say() { NotificationCenter.default.post(name: .init("said"), object: nil) }
            """
        let sources = [Source(path: "A.swift", text: listener), Source(path: "B.swift", text: speaker)]
        let run = try Run(sources: sources, setting: Setting(container: .root, root: "A", steps: []))
        #expect(run.recording.events.filter { $0.kind == .print }.map(\.text) == ["heard"])
    }

    @Test func `a method that an object does not have ends the app`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.perform(Selector(("setTitle:")), with: "x")
                }
            }
            """)
        #expect(
            run.recording.events.filter { $0.kind == .exception }.map(\.text)
                == ["-[UIView setTitle:]: unrecognized selector sent to instance"])
    }

    @Test func `selectors are told by their names in Objective-C`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                @objc func save() {}
                @objc func save(_ sender: Any) {}
                @objc func save(item: Any) {}
                @objc func save(for sender: Any, at time: Any) {}
                @objc func moveTo(place: Any) {}
                @objc func editingChanged(textField: UITextField) {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(#selector(save as () -> Void), #selector(save(_:)), #selector(save(item:)), #selector(save(for:at:)))
                    print(#selector(moveTo(place:)), #selector(editingChanged(textField:)), #selector(UIView.setNeedsLayout))
                    print(NSStringFromSelector(#selector(viewWillAppear(_:))), Selector("copy:"))
                    let control = UIButton()
                    control.addTarget(self, action: #selector(save(item:)), for: .touchUpInside)
                    print(control.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
                    view.perform(#selector(save(item:)), with: "x")
                }
            }
            """)
        #expect(
            run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.map(\.text)
                == [
                    "save save: saveWithItem: saveFor:at:", "moveToPlace: editingChangedWithTextField: setNeedsLayout",
                    "viewWillAppear: copy:", #"["saveWithItem:"]"#,
                    "-[UIView saveWithItem:]: unrecognized selector sent to instance",
                ])
    }

    @Test func `properties have getters and setters as Objective-C names them, and no others`() throws {
        let lines = try prints(
            """
            final class Note: NSObject {
                @objc var title = "a"
                @objc var isOld = false
                @objc var count: Int { 1 }
                var unseen = 3
            }
            final class A: UIViewController {
                func has(_ object: NSObject, _ names: String...) { print(names.map { object.responds(to: Selector($0)) }) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let (picture, label, note) = (UIImageView(), UILabel(), Note())
                    has(picture, "setImage:", "image", "setHidden:", "isHidden", "setBackgroundColor:")
                    has(picture, "hidden", "setIsHidden:", "setText:", "setWindow:", "setImage")
                    has(note, "setTitle:", "title", "setIsOld:", "isOld", "count")
                    has(note, "setOld:", "old", "setCount:", "unseen", "setUnseen:")
                    picture.perform(Selector(("setImage:")), with: UIImage(systemName: "star"))
                    label.perform(Selector(("setText:")), with: "hello")
                    label.perform(Selector(("setTextColor:")), with: UIColor.blue)
                    note.perform(Selector(("setTitle:")), with: "b")
                    print(picture.image != nil, label.text ?? "", label.textColor == .blue, note.title)
                    print(label.perform(Selector(("text"))).takeUnretainedValue() as? String ?? "none")
                    print(label.perform(#selector(getter: UILabel.textColor))?.takeUnretainedValue() as? UIColor == .blue)
                    label.perform(Selector(("setText:")), with: nil)
                    print(label.text ?? "none", label.perform(Selector(("text"))) == nil)
                }
            }
            """)
        #expect(
            lines == [
                "[true, true, true, true, true]", "[false, false, false, false, false]", "[true, true, true, true, true]",
                "[false, false, false, false, false]", "true hello true b", "hello", "true", "none true",
            ])
    }

    @Test func `a private method of another file is found by its selector`() throws {
        let listener = """
            import UIKit
            extension NSObject {
                func listen() { NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .init("said"), object: nil) }
                @objc private func hear() { print("heard", type(of: self)) }
            }
            """
        let speaker = """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = UILabel()
                    label.listen()
                    NotificationCenter.default.post(name: .init("said"), object: nil)
                }
            }
            """
        let sources = [Source(path: "Listener.swift", text: listener), Source(path: "A.swift", text: speaker)]
        let run = try Run(sources: sources, setting: Setting(container: .root, root: "A", steps: []))
        let told = run.recording.events.filter { [.print, .exception].contains($0.kind) }
        #expect(told.map(\.text) == ["heard UILabel"])
    }

    @Test func `objects say of what class they are and what they respond to`() throws {
        let lines = try prints(
            """
            @objc protocol Listener: NSObjectProtocol {
                @objc optional func heard(_ sender: A)
                func told()
            }
            final class Deaf: NSObject, Listener { func told() {} }
            final class Keen: NSObject, Listener {
                func told() {}
                func heard(_ sender: A) {}
            }
            class Base: UIViewController { @objc func refresh() {} }
            final class A: Base {
                @objc func save(_ sender: Any) {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let listeners: [Listener] = [Deaf(), Keen()]
                    print(listeners.map { $0.responds(to: #selector(Listener.heard(_:))) }, listeners.map { $0.isKind(of: Keen.self) })
                    print([#selector(save(_:)), #selector(refresh), #selector(viewDidAppear(_:)), Selector("nothing")].map { responds(to: $0) })
                    print(["setFrame:", "frame", "setText:", "text"].map { view.responds(to: Selector($0)) })
                    print(isKind(of: Base.self), isMember(of: Base.self), isKind(of: UIViewController.self), view.isKind(of: UILabel.self))
                    print(view.isMember(of: UIView.self), isMember(of: A.self), listeners[0].conforms(to: Listener.self))
                    print(listeners[0].isEqual(listeners[0]), listeners[0].isEqual(listeners[1]), view.hash == view.hash)
                }
            }
            """)
        #expect(
            lines == [
                "[false, true] [false, true]", "[true, true, true, false]", "[true, true, false, false]", "true false true false",
                "true true true", "true false true",
            ])
    }

    @Test func `what the app gives to a class of UIKit's is overridden, and called by those who know the class alone`() throws {
        let lines = try prints(
            """
            extension UIViewController {
                @objc var isLone: Bool { presentingViewController == nil }
                @objc func word() -> String { "base" }
                @objc class func kind() -> String { "any" }
            }
            class Base: UIViewController {
                var above: Bool { super.isLone }
                override var isLone: Bool { true }
                override func word() -> String { "over " + super.word() }
                override class func kind() -> String { "own " + super.kind() }
            }
            final class A: Base {
                override var isLone: Bool { !super.isLone }
                override func word() -> String { "last " + super.word() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other: UIViewController = self
                    print(isLone, above, word(), other.isLone, other.word(), UIViewController().word(), Base.kind(), type(of: other).kind())
                }
            }
            """)
        #expect(lines == ["false true last over base false last over base base own any own any"])
    }

    /// Fidelity: documented Selector.init(stringLiteral:).
    @Test func `a literal is a selector where one is wanted`() throws {
        let lines = try prints(
            """
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pan = UIPanGestureRecognizer(target: self, action: "moved:")
                    view.addGestureRecognizer(pan)
                    let button = UIButton()
                    button.addTarget(self, action: "tapped", for: .touchUpInside)
                    button.sendActions(for: .touchUpInside)
                    let name: Selector = "moved:"
                    print(responds(to: name), pan.view === view, responds(to: "tapped"), responds(to: "gone"))
                }
                @objc func moved(_ pan: UIPanGestureRecognizer) {}
                @objc func tapped() { print("tapped") }
            }
            """)
        #expect(lines == ["tapped", "true true true false"])
    }
}
