import Stage
import Testing
import UIKit

/// What UIKit's menus and keys do to what is edited.
@Suite struct `Standard edit actions` {
    private func heard(_ source: String, _ steps: [String]) throws -> [String] {
        try Scenes.run(source, steps, world: .open).recording.events.compactMap { event in
            switch event.kind {
            case .print, .refusal, .exception: event.text
            case .callback where event.name.hasSuffix("(_:)") && event.arguments.first?.name == "sender": "call \(event.name)"
            default: nil
            }
        }
    }

    private let card = """
        import UIKit
        final class Card: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == #selector(UIResponderStandardEditActions.copy(_:)) || action == #selector(paste(_:))
            }
            override func copy(_ sender: Any?) {
                UIPasteboard.general.string = "card"
                print("copies")
            }
            override func paste(_ sender: Any?) { print("pastes", UIPasteboard.general.string ?? "nothing") }
        }
        final class A: UIViewController {
            let card = Card()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                card.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
            }
            override func viewDidAppear(_ animated: Bool) { card.becomeFirstResponder() }
            override func delete(_ sender: Any?) { print("deletes") }
            func show() { UIMenuController.shared.showMenu(from: card, rect: card.bounds) }
        }
        """

    @Test func `of one's own are called by the menu, which asks each responder, and by keys`() throws {
        #expect(
            try heard(card, ["call A.show", "tap Copy", "call A.show", "tap Paste"]) == [
                "call copy(_:)", "copies", "call paste(_:)", "pastes card",
            ])
        #expect(try heard(card, ["call A.show", "tap Delete", "key cmd+c"]) == ["call delete(_:)", "deletes", "call copy(_:)", "copies"])
        #expect(try heard(card, ["call A.show", "tap Cut"]).last?.contains("Cut") == true)
    }

    @Test func `of text need a selection or a pasteboard, and ask the delegate as keys do`() throws {
        let source = """
            import UIKit
            final class A: UIViewController, UITextFieldDelegate {
                let field = UITextField()
                let plain = UITextField()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
                    field.delegate = self
                    field.text = "one two"
                    view.addSubview(field)
                }
                func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                    print(range.location, range.length, "'\\(string)'")
                    return true
                }
                func look() { print(field.text!, UIPasteboard.general.string ?? "nothing") }
                func can() {
                    let all = [#selector(cut(_:)), #selector(copy(_:)), #selector(paste(_:)), #selector(select(_:)), #selector(selectAll(_:))]
                    print(all.map { field.canPerformAction($0, withSender: nil) })
                }
                func target() { print(field.target(forAction: #selector(select(_:)), withSender: nil) is UITextField) }
            }
            """
        #expect(
            try heard(
                source,
                [
                    "focus field", "call A.can", "call A.target", "key cmd+a", "call A.can", "key cmd+x", "call A.look", "call A.can",
                    "key cmd+v",
                    "key cmd+v", "call A.look",
                ]) == [
                    "[false, false, false, true, true]", "true", "[true, true, false, false, false]", "0 7 ''", " one two",
                    "[false, false, true, false, false]", "0 0 'one two'", "7 0 'one two'", "one twoone two one two",
                ])
        #expect(
            try heard(source, ["focus field", "press field 1", "tap Select", "key cmd+c", "call A.look"]) == ["one two two"])
    }

    @Test func `that a field takes out of its menu are not in it`() throws {
        let source = """
            import UIKit
            final class Field: UITextField {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    if action == #selector(UIResponderStandardEditActions.paste(_:)) { print("asked", sender is UIApplication) }
                    return action == #selector(selectAll) ? super.canPerformAction(action, withSender: sender) : false
                }
                override func selectAll(_ sender: Any?) {
                    super.selectAll(sender)
                    print("selected")
                }
            }
            final class A: UIViewController {
                let field = Field()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
                    field.text = "one two"
                    view.addSubview(field)
                }
            }
            """
        #expect(
            try heard(source, ["focus field", "press field 1", "tap \"Select All\""]) == ["asked true", "call selectAll(_:)", "selected"])
        #expect(try heard(source, ["focus field", "press field 1", "tap Select"]).last?.contains("Select") == true)
    }

    @Test func `of a class that nothing declares may be methods of its own`() throws {
        let source = """
            import UIKit
            extension A { func pick(_ calendar: DayCalendarView) { calendar.select(Date()) } }
            final class A: UIViewController {
                func go() {
                    let calendar = DayCalendarView(frame: .zero)
                    calendar.alpha = 0.5
                    view.addSubview(calendar)
                    pick(calendar)
                    print("on")
                }
            }
            """
        let told = try heard(source, ["call A.go"])
        #expect(told.contains("DayCalendarView.select(_:)") && told.last == "on")
        #expect(!told.contains("call select(_:)"))
    }

    @Test func `that nobody has are the exception that Objective-C raises`() throws {
        let source = """
            import UIKit
            final class Card: UIView {
                override func copy(_ sender: Any?) { super.copy(sender) }
            }
            final class A: UIViewController {
                func go() { Card().copy(nil) }
            }
            """
        #expect(
            try heard(source, ["call A.go"]) == [
                "call copy(_:)", "-[Card copy:]: unrecognized selector sent to instance",
            ])
    }
}
