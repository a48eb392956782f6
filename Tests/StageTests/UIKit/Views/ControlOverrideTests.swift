import Foundation
import Stage
import Testing
import UIKit

/// What UIKit asks of classes that place the parts of labels, fields, sliders and buttons, and what comes of the answers.
@Suite struct `Overrides of controls` {
    private func run(_ classes: String, _ members: String, _ steps: [String] = []) throws -> Run {
        try Scenes.run(
            """
            import UIKit
            \(classes)
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }
            \(members)
            }
            """, steps)
    }

    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception, .console].contains($0.kind) }.map { $0.text ?? "" }
    }

    private func rounded(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(), height: frame.height.rounded())
    }

    /// Where each text is drawn in the last frame, in whole points.
    private func texts(_ run: Run) -> [String: CGRect] {
        let items = run.picture(atFrame: run.recording.frames.count - 1).items
        return Dictionary(
            items.compactMap { item -> (String, CGRect)? in
                if case .text(let text, _, _, _, _)? = item.content { return (text, rounded(item.contentFrame)) }
                return nil
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let padded = """
        class Padded: UILabel {
            let insets = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 12)
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height + 10)
            }
        }
        class ByRect: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -10, dy: -5)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        class Silent: UILabel {
            override func drawText(in rect: CGRect) {}
        }
        """

    @Test func `a label draws its text where drawText says, and not at all when that leaves super out`() throws {
        let scene = try run(
            Self.padded,
            """
            let padded = Padded(), byRect = ByRect(), silent = Silent()
            func setUp() {
                padded.text = "padded"
                byRect.text = "by rect"
                silent.text = "silent"
                for (index, label) in [padded, byRect, silent].enumerated() {
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50).isActive = true
                    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100 + 100 * CGFloat(index)).isActive = true
                }
            }
            func ask() {
                let plain = UILabel()
                for label in [padded, byRect] {
                    plain.text = label.text
                    let (own, size) = (plain.intrinsicContentSize, label.bounds.size)
                    label.sizeToFit()
                    print([size.width - own.width, size.height - own.height, label.bounds.width - own.width].map { $0.rounded() })
                }
            }
            func grow() { padded.widthAnchor.constraint(equalToConstant: 200).isActive = true }
            """, ["call A.ask", "call A.grow"])
        // sizeToFit asks for the text's rectangle, and does not know of an intrinsic size.
        #expect(heard(scene) == ["[20.0, 10.0, 0.0]", "[20.0, 10.0, 20.0]"])
        let shown = texts(scene)
        #expect(shown["silent"] == nil)
        #expect(shown["padded"] == CGRect(x: 58, y: 104, width: 180, height: 20))
        #expect(shown["by rect"]?.minX == 60 && shown["by rect"]?.minY == 205)
    }

    /// A label that says where its text is gets as high as the lines in the narrower room; one that adds to its intrinsic size is measured at the whole width.
    @Test func `labels of several lines keep room around their text`() throws {
        let scene = try run(
            Self.padded,
            """
            let labels = [UILabel(), Padded(), ByRect()]
            func setUp() {
                for (index, label) in labels.enumerated() {
                    label.text = "aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa"
                    label.numberOfLines = 0
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100 + 100 * CGFloat(index)).isActive = true
                    label.widthAnchor.constraint(equalToConstant: 180).isActive = true
                }
            }
            func ask() {
                let line = labels[0].font.lineHeight
                print(labels.map { ($0.bounds.height / line * 2).rounded() / 2 }, labels[1].bounds.height - labels[0].bounds.height)
            }
            """, ["call A.ask"])
        // Two words fit 180 points: a word is 84 points wide, two and a space are 173.
        #expect(heard(scene) == ["[2.0, 2.5, 4.5] 10.0"])
    }

    private static let field = """
        class Field: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 1) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 2) }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds).offsetBy(dx: -5, dy: 0) }
        }
        """

    @Test func `a field's text stands where its class says, edited or not, and its placeholder with it`() throws {
        let scene = try run(
            Self.field,
            """
            let field = Field(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            func setUp() {
                field.placeholder = "name"
                view.addSubview(field)
            }
            func fill() { field.text = "Ada" }
            func edit() { field.becomeFirstResponder() }
            """, ["call A.fill", "call A.edit"])
        func place(_ text: String) -> [CGRect] {
            scene.recording.frames.indices.compactMap { frame in
                scene.picture(atFrame: frame).items.first {
                    if case .text(text, _, _, _, _)? = $0.content { true } else { false }
                }?.contentFrame
            }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        #expect(place("name") == [CGRect(x: 110, y: 101, width: 180, height: 38)])
        #expect(place("Ada") == [CGRect(x: 110, y: 101, width: 180, height: 38), CGRect(x: 120, y: 102, width: 160, height: 36)])
    }

    @Test func `the same view beside a field's text again is no change that asks for layout`() throws {
        let scene = try run(
            """
            class Waiting: UITextField {
                let spinner = UIActivityIndicatorView(style: .medium)
                var times = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    times += 1
                    rightView = spinner
                    leftView = nil
                }
            }
            """,
            """
            let field = Waiting(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            func setUp() { view.addSubview(field) }
            func ask() { print(field.times < 4, field.rightView === field.spinner) }
            """, ["call A.ask"])
        #expect(heard(scene) == ["true true"])
    }

    @Test func `views beside a field's text are subviews while their mode shows them, and leave it less room`() throws {
        let scene = try run(
            Self.field,
            """
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), other = Field(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
            let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), button = UIButton(type: .system)
            let tail = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            func setUp() {
                field.text = "text"
                field.borderStyle = .roundedRect
                field.leftView = icon
                field.leftViewMode = .always
                button.setTitle("Show", for: .normal)
                field.rightView = button
                field.rightViewMode = .whileEditing
                other.rightView = tail
                other.rightViewMode = .unlessEditing
                view.addSubview(field)
                view.addSubview(other)
                print(icon.superview == nil)
            }
            func show() {
                print(icon.superview === field, icon.frame, button.superview === field, tail.frame)
            }
            func edit() { field.becomeFirstResponder() }
            func type() { other.becomeFirstResponder() }
            func replace() {
                field.leftView = nil
                print(icon.superview == nil)
            }
            """, ["call A.show", "call A.edit", "call A.show", "call A.type", "call A.show", "call A.replace"])
        #expect(
            heard(scene) == [
                "true", "true (0.0, 10.0, 30.0, 20.0) false (185.0, 0.0, 10.0, 40.0)",
                "true (0.0, 10.0, 30.0, 20.0) true (185.0, 0.0, 10.0, 40.0)",
                "true (0.0, 10.0, 30.0, 20.0) false (185.0, 0.0, 10.0, 40.0)", "true",
            ])
        let places = scene.recording.frames.indices.compactMap { frame in
            scene.picture(atFrame: frame).items.first {
                if case .text("text", _, _, _, _)? = $0.content { true } else { false }
            }?.contentFrame
        }
        #expect(places.first == CGRect(x: 30, y: 102, width: 163, height: 36))
        #expect(places.map(\.width).min() ?? 0 < 140)
        #expect(places.last == CGRect(x: 7, y: 102, width: 186, height: 36))
    }

    @Test func `a finger finds the clear button where the class puts it`() throws {
        let scene = try run(
            """
            class Field: UITextField {
                override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: 20, height: 40) }
            }
            """,
            """
            let field = Field(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            func setUp() {
                field.text = "text"
                field.clearButtonMode = .always
                view.addSubview(field)
            }
            func show() { print(field.text ?? "") }
            """, ["tap \"Clear text\"", "call A.show"])
        #expect(heard(scene) == [""])
    }

    @Test func `a slider's track and thumb are where its class says`() throws {
        let scene = try run(
            """
            class Slide: UISlider {
                override func trackRect(forBounds bounds: CGRect) -> CGRect {
                    let track = super.trackRect(forBounds: bounds)
                    return CGRect(x: 100, y: track.midY - 5, width: bounds.width - 100, height: 10)
                }
                override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                    let thumb = super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
                    print("thumb", thumb.midX, value)
                    return thumb
                }
            }
            """,
            """
            let slide = Slide(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            func setUp() { view.addSubview(slide) }
            func set() { slide.value = 1 }
            """, ["call A.set"])
        // The thumb's way is from 98 to 302, 28 points of it the thumb's own.
        #expect(heard(scene) == ["thumb 112.0 0.0", "thumb 288.0 1.0"])
        let drawn = scene.picture(atFrame: 0).items.first { if case .control? = $0.content { true } else { false } }
        #expect(drawn?.contentFrame == CGRect(x: 100, y: 100, width: 200, height: 40))
    }

    /// UIButton's header: the handler is called after `updateConfiguration()`, and makes the button one with a look.
    @Test func `a button's look follows its state, by its class first`() throws {
        let scene = try run(
            """
            class Button: UIButton {
                override func updateConfiguration() {
                    super.updateConfiguration()
                    print("class", isEnabled, isSelected, isHighlighted)
                    var look = configuration
                    look?.baseBackgroundColor = isSelected ? .red : .blue
                    configuration = look
                }
            }
            """,
            """
            let button = Button(configuration: .filled())
            let other = UIButton(type: .system)
            func setUp() {
                button.setTitle("Buy", for: .normal)
                button.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
                button.configurationUpdateHandler = { button in print("handler", button.isSelected) }
                other.frame = CGRect(x: 0, y: 200, width: 200, height: 40)
                other.configurationUpdateHandler = { other in
                    other.configuration?.title = other.isEnabled ? "On" : "Off"
                }
                view.addSubview(button)
                view.addSubview(other)
                print(other.configuration != nil)
            }
            func choose() {
                button.isSelected = true
                button.isEnabled = false
                other.isEnabled = false
                print("set")
            }
            func ask() {
                print(button.backgroundColor == .red, other.titleLabel?.text ?? "")
                button.setNeedsUpdateConfiguration()
                button.setNeedsUpdateConfiguration()
            }
            """, ["tap Buy", "call A.choose", "call A.ask"])
        #expect(
            heard(scene) == [
                "true", "class true false false", "handler false", "class true false false", "handler false", "set",
                "class false true false", "handler true", "true Off", "class false true false", "handler true",
            ])
    }

    @Test func `a control sends each action by a method that its class overrides`() throws {
        let scene = try run(
            """
            class Button: UIButton {
                override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                    print("send", action, target is A, event != nil)
                    if action != #selector(A.left) { super.sendAction(action, to: target, for: event) }
                }
                override func sendAction(_ action: UIAction) {
                    print("run", action.title)
                    super.sendAction(action)
                }
            }
            """,
            """
            func setUp() {
                let button = Button(type: .system)
                button.setTitle("Go", for: .normal)
                button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
                button.addTarget(self, action: #selector(left), for: .touchUpInside)
                button.addTarget(self, action: #selector(right(_:with:)), for: .touchUpInside)
                button.addAction(UIAction(title: "act") { _ in print("acted") }, for: .touchUpInside)
                view.addSubview(button)
                button.sendActions(for: .touchUpInside)
            }
            @objc func left() { print("left") }
            @objc func right(_ sender: UIButton, with event: UIEvent?) { print("right", event?.type == .touches, event?.allTouches?.first?.view === sender) }
            """, ["tap Go"])
        let end = ["run act", "acted"]
        #expect(
            heard(scene) == ["send left true false", "send right:with: true false", "right false false"] + end + [
                "send left true true", "send right:with: true true", "right true true",
            ] + end)
    }

    @Test func `a field draws its text and its placeholder where its class says, and not at all when that leaves super out`() throws {
        let scene = try run(
            """
            class Inset: UITextField {
                override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 5)) }
                override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.insetBy(dx: 10, dy: 0)) }
            }
            class Silent: UITextField {
                override func drawPlaceholder(in rect: CGRect) { print("asked", rect) }
            }
            """,
            """
            let field = Inset(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            let silent = Silent(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
            func setUp() {
                field.placeholder = "name"
                silent.placeholder = "none"
                view.addSubview(field)
                view.addSubview(silent)
            }
            func fill() {
                field.text = "Ada"
                silent.text = "Bob"
            }
            func edit() { field.becomeFirstResponder() }
            """, ["call A.fill", "call A.edit"])
        func places(_ text: String) -> [CGRect] {
            scene.recording.frames.indices.compactMap { frame in
                scene.picture(atFrame: frame).items.first {
                    if case .text(text, _, _, _, _)? = $0.content { true } else { false }
                }?.contentFrame
            }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        #expect(heard(scene) == ["asked (0.0, 0.0, 200.0, 40.0)"])
        #expect(places("name") == [CGRect(x: 110, y: 100, width: 180, height: 40)])
        #expect(places("none") == [])
        #expect(places("Bob") == [CGRect(x: 100, y: 200, width: 200, height: 40)])
        // While it is edited, the field's editor draws.
        #expect(places("Ada") == [CGRect(x: 120, y: 105, width: 160, height: 30), CGRect(x: 100, y: 100, width: 200, height: 40)])
    }
}
