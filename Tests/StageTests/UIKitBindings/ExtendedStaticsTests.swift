import Stage
import Testing
import UIKit

/// What the program's extensions of UIKit's and Foundation's types find in these by bare names, and what extends what they declare.
@Suite struct `Bare names in extensions` {
    private func heard(_ extensions: String, _ body: String) throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit
            \(extensions)
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
            }
            """, ["wait 1"], root: "A")
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    // Seen before: placeholders named `main`, `shared`, `current`, `standard`, `red` and `systemFont(ofSize:)`.
    @Test func `Static members of the class are found without it, in properties, functions and first values`() throws {
        let heard = try heard(
            """
            extension Bundle { static var name: String { main.bundleIdentifier ?? "-" } }
            extension UIDevice {
                static var isPhone: Bool { current.userInterfaceIdiom == .phone }
                static let isSmall = { UIScreen.main.bounds.height < 500 && current.userInterfaceIdiom == .phone }()
            }
            extension UIApplication { class func root() -> UIViewController? { shared.windows.first?.rootViewController } }
            extension UIColor { static var pale: UIColor { red.withAlphaComponent(0.5) } }
            extension NotificationCenter { static func ping() { `default`.post(name: .init("ping"), object: nil) } }
            extension UserDefaults {
                static var isOn: Bool {
                    get { standard.bool(forKey: "on") }
                    set { standard.set(newValue, forKey: "on") }
                }
            }
            extension UIFont { static let small = systemFont(ofSize: 9) }
            extension UIView { static func now(_ change: () -> Void) { performWithoutAnimation(change) } }
            extension DispatchQueue { static func soon(_ work: @escaping () -> Void) { main.asyncAfter(deadline: .now() + 0.1, execute: work) } }
            """,
            """
            print(Bundle.name == Bundle.main.bundleIdentifier, UIDevice.isPhone, UIDevice.isSmall, UIApplication.root() as Any)
            NotificationCenter.default.addObserver(forName: .init("ping"), object: nil, queue: nil) { _ in print("ping") }
            NotificationCenter.ping()
            UserDefaults.isOn = true
            print(UIColor.pale == UIColor.red.withAlphaComponent(0.5), UserDefaults.isOn, UIFont.small.pointSize)
            UIView.now { print("now") }
            DispatchQueue.soon { print("soon") }
            """)
        #expect(heard == ["true true false Optional(<A>)", "ping", "true true 9.0", "now", "soon"])
    }

    // Seen before: `'big' of UIView.Style.Type` refused, and the description that the program gives left out.
    @Test func `Types that an extension declares are extended like others`() throws {
        let heard = try heard(
            """
            extension UIView { struct Style { var radius = 1 } }
            extension UIView.Style: CustomStringConvertible {
                static let big = UIView.Style(radius: 9)
                var description: String { "style \\(radius)" }
                var twice: Int { radius * 2 }
            }
            """, "print(UIView.Style(), UIView.Style.big.twice, [UIView.Style.big])")
        #expect(heard == ["style 1 18 [style 9]"])
    }

    // Seen before: the keys were placeholders, so that all of them were one.
    @Test func `Subscripts that an extension gives to a class take implicit members of its own types`() throws {
        let heard = try heard(
            """
            extension UserDefaults {
                enum Key: String { case count, name }
                subscript<Value>(key: Key) -> Value? {
                    get { object(forKey: key.rawValue) as? Value }
                    set { set(newValue, forKey: key.rawValue) }
                }
                subscript(text key: Key) -> String? { string(forKey: key.rawValue) }
                func number(_ key: Key) -> Int { integer(forKey: key.rawValue) }
            }
            """,
            """
            let defaults = UserDefaults.standard
            defaults[.count] = 3
            let count: Int? = defaults[.count]
            print(count as Any, (defaults[.name] as String?) as Any, defaults[text: .count] as Any, defaults.number(.count))
            defaults[.name] = "n"
            print(defaults[.name] ?? "none", defaults[text: .name] as Any)
            """)
        #expect(heard == [#"Optional(3) nil Optional("3") 3"#, #"n Optional("n")"#])
    }
}
