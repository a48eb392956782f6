import Stage
import Testing

/// What programs add to UIKit's classes, where the compiler chooses by types that a run sees late.
@Suite struct `An extension of a class of UIKit's` {
    private func prints(_ code: String) throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit

            \(code)

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    test()
                }
            }
            """)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    @Test func `that makes it conform makes subclasses of the program's conform`() throws {
        let printed = try prints(
            """
            protocol Item: AnyObject { func describe() -> String }
            extension Item { func twice() -> String { describe() + describe() } }
            extension UIView: Item { func describe() -> String { "view" } }
            class Badge: UILabel {}

            func test() {
                let badge: AnyObject = Badge()
                print((badge as? Item)?.twice() ?? "none")
                print(badge is Item, Badge().twice())
            }
            """)
        #expect(printed == ["viewview", "true viewview"])
    }

    @Test func `does not replace a member of the class by one of the protocol's extension`() throws {
        let printed = try prints(
            """
            protocol Item: AnyObject {}
            extension Item {
                var superview: String { "the protocol's" }
                func removeFromSuperview() { print("the protocol's") }
            }
            extension UIView: Item {}
            class Badge: UIView {}

            func test() {
                let host = UIView()
                let badge = Badge()
                let plain = UIView()
                host.addSubview(badge)
                host.addSubview(plain)
                print(badge.superview === host, plain.superview === host)
                badge.removeFromSuperview()
                plain.removeFromSuperview()
                print(host.subviews.count)
            }
            """)
        #expect(printed == ["true true", "0"])
    }

    @Test func `adds an initialiser that differs from the class's own by types only`() throws {
        let printed = try prints(
            """
            enum Asset: String { case star }
            extension UIImage {
                convenience init(systemName: StaticString) { self.init(systemName: "\\(systemName)")! }
                convenience init?(systemName asset: Asset) {
                    print("asset")
                    self.init(systemName: asset.rawValue)
                }
            }

            func test() {
                print(UIImage(systemName: "star") != nil)
                print(UIImage(systemName: .star) != nil)
            }
            """)
        #expect(printed == ["true", "asset", "true"])
    }

    @Test func `with an operator of its own leaves nil and anything else to the language`() throws {
        let printed = try prints(
            """
            struct Edges: Equatable { var raw: Int }
            func == (left: Edges, right: Edges) -> Bool {
                print("own")
                return left.raw == right.raw
            }
            class Holder { weak var target: AnyObject? }

            func test() {
                let holder = Holder()
                print(holder.target == nil, Edges(raw: 1) == Edges(raw: 1))
                let view = UIView()
                holder.target = view
                print(holder.target == nil)
            }
            """)
        #expect(printed == ["own", "true true", "false"])
    }

    @Test func `is compiled where the system's module can be imported`() throws {
        let printed = try prints(
            """
            #if canImport(AppKit)
            func test() { print("mac") }
            #elseif os(iOS) && canImport(Darwin) && canImport(UIKit)
            func test() { print("phone") }
            #endif
            """)
        #expect(printed == ["phone"])
    }

    @Test func `with a method whose last parameter is no function leaves a trailing closure to another`() throws {
        let printed = try prints(
            """
            extension Array where Element == Int {
                func first(ofKind kind: String) -> Int? { first { "\\($0)" == kind } }
            }

            func test() { print([1, 2].first(ofKind: "2") ?? 0) }
            """)
        #expect(printed == ["2"])
    }

    @Test func `of a struct of UIKit's has properties that change it`() throws {
        let printed = try prints(
            """
            import UIKit
            extension CGRect {
                var middle: CGPoint {
                    get { CGPoint(x: midX, y: midY) }
                    set { origin = CGPoint(x: newValue.x - width / 2, y: newValue.y - height / 2) }
                }
            }

            func test() {
                var rect = CGRect(x: 0, y: 0, width: 10, height: 20)
                rect.middle = CGPoint(x: 50, y: 60)
                rect.middle.x += 1
                print(rect)
            }
            """)
        #expect(printed == ["(46.0, 50.0, 10.0, 20.0)"])
    }

    @Test func `takes lists of what a protocol is asked for, and calls UIKit's with a list of a class that meets it`() throws {
        let printed = try prints(
            """
            protocol Rules { var rules: [NSLayoutConstraint] { get } }
            extension Array: Rules where Element: NSLayoutConstraint { var rules: [NSLayoutConstraint] { self } }
            extension NSLayoutConstraint: Rules { var rules: [NSLayoutConstraint] { [self] } }
            extension NSLayoutConstraint {
                class func activate(_ all: [Rules]) {
                    print("those of", all.count)
                    activate(all.flatMap { $0.rules })
                }
            }

            func test() {
                let view = UIView()
                func sides() -> [NSLayoutConstraint] {
                    [view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 20)]
                }
                let (mixed, single) = (sides(), view.heightAnchor.constraint(equalToConstant: 20))
                NSLayoutConstraint.activate([mixed, single])
                print(mixed.map { $0.isActive }, single.isActive)
                let plain = sides()
                NSLayoutConstraint.activate(plain)
                NSLayoutConstraint.activate(plain.filter { _ in true })
                print(plain.map { $0.isActive })
            }
            """)
        #expect(printed == ["those of 2", "[true, true] true", "[true, true]"])
    }

    @Test func `takes other types than UIKit's method of the same name, and calls that`() throws {
        let printed = try prints(
            """
            enum Choice: String { case colour, isOn }
            extension UserDefaults {
                func set(_ value: Any?, forKey choice: Choice) { set(value, forKey: choice.rawValue) }
                func object(forKey choice: Choice) -> Any? { object(forKey: choice.rawValue) }
                func bool(forKey choice: Choice) -> Bool { bool(forKey: choice.rawValue) }
            }
            extension NSLayoutConstraint {
                static func activate(_ constraints: [NSLayoutConstraint?]) {
                    print("those of", constraints.count)
                    NSLayoutConstraint.activate(constraints.compactMap { $0 })
                }
            }
            extension UIView {
                func addSubview(_ perhaps: UIView?) {
                    print("perhaps")
                    if let view = perhaps { addSubview(view) }
                }
            }
            final class Stack: UIView {
                func addSubview(_ name: String) {
                    let label = UILabel()
                    label.text = name
                    addSubview(label)
                }
            }

            func test() {
                UserDefaults.standard.set("red", forKey: .colour)
                UserDefaults.standard.set(true, forKey: Choice.isOn)
                print(UserDefaults.standard.object(forKey: .colour) ?? "none", UserDefaults.standard.bool(forKey: "isOn"))
                let stack = Stack()
                let other: UIView? = UILabel()
                stack.addSubview(other)
                stack.addSubview(UIView())
                stack.addSubview("a name")
                let width = stack.widthAnchor.constraint(equalToConstant: 40)
                NSLayoutConstraint.activate([width, nil])
                print(stack.subviews.count, width.isActive)
            }
            """)
        #expect(printed == ["red true", "perhaps", "those of 2", "3 true"])
    }

    @Test func `that leaves more to its defaults comes after UIKit's own`() throws {
        let printed = try prints(
            """
            extension UINavigationController {
                func pushViewController(_ controller: UIViewController, animated: Bool, completion: ((UIViewController) -> Void)? = nil) {
                    pushViewController(controller, animated: animated)
                    completion?(controller)
                }
            }
            func test() {
                let stack = UINavigationController()
                stack.pushViewController(UIViewController(), animated: false)
                stack.pushViewController(UIViewController(), animated: false) { _ in print(stack.viewControllers.count) }
            }
            """)
        #expect(printed == ["2"])
    }
}
