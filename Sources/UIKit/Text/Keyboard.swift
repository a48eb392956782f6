import Foundation
import Heap

/// The keyboard and the accessory view above it.
struct Keyboard: Sendable {
    /// The window above all others that holds it; the app holds the window.
    var window: ObjectID?
    /// Holds the keyboard's views; moves in and out.
    var host: ObjectID?
    /// Its frame on the screen, at the end of a movement if it moves; nil when it is hidden or about to hide.
    var frame: CGRect?
    /// The views that code has given for the keyboard's place and its top.
    var inputView: ObjectID?
    var accessory: ObjectID?
    /// Counts the motions. The end of an older motion is not reported.
    var motions = 0

    /// Seconds.
    ///
    /// Fidelity: reported (0.25 s with the curve 7, which has no public name).
    static let duration = 0.25
    static let curve = 7
}

extension World {
    private var keyboard: Keyboard {
        get { state.application.keyboard }
        set { state.application.keyboard = newValue }
    }

    /// The views in the keyboard's place and above it that a finger can reach.
    var keyboardViews: [UIView] {
        keyboard.frame == nil ? [] : object(keyboard.host, as: UIView.self)?.subviews.reversed() ?? []
    }

    /// The keyboard's frame on the screen, at the end of a movement if it moves. In points; nil when it is hidden or about to hide.
    public var keyboardFrame: CGRect? { state.application.keyboard.frame }

    /// Moves the keyboard to the place that the first responder asks for.
    ///
    /// Fidelity: documented UIResponder.keyboardWillShowNotification and its neighbours; that a change of frame is told before a coming or going is
    /// reported; from iOS 11 on nothing is posted when the keyboard stays as it is.
    func updateKeyboard() {
        let wanted = wantedKeyboard()
        let old = keyboard.frame
        guard let new = wanted?.frame else {
            if let old { moveKeyboard(from: old, to: out(of: old), shows: false) }
            return
        }
        if old == new {
            if keyboard.inputView != wanted?.input?.id || keyboard.accessory != wanted?.accessory?.id {
                fillKeyboard(new, wanted?.input, wanted?.accessory)
            }
            if follows(.announcesKeyboardThatStays) { announceKeyboard(["WillShow", "DidShow"], from: new, to: new, duration: 0) }
            return
        }
        fillKeyboard(new, wanted?.input, wanted?.accessory)
        moveKeyboard(from: old ?? out(of: new), to: new, shows: true)
    }

    /// The same rectangle below the screen.
    private func out(of frame: CGRect) -> CGRect { CGRect(origin: CGPoint(x: 0, y: screenBounds.height), size: frame.size) }

    /// Fidelity: documented UIResponder.inputView and inputAccessoryView: the responder chain is searched from the first responder on.
    private func wantedKeyboard() -> (frame: CGRect, input: UIView?, accessory: UIView?)? {
        guard let responder = firstResponder else { return nil }
        var input: UIView?
        var accessory: UIView?
        var current: UIResponder? = responder
        while let candidate = current {
            input = input ?? askObject("inputView", of: candidate) { candidate.inputView }
            input = input ?? askObject("inputViewController", of: candidate) { candidate.inputViewController }.flatMap(inputView(of:))
            accessory = accessory ?? askObject("inputAccessoryView", of: candidate) { candidate.inputAccessoryView }
            accessory =
                accessory
                ?? askObject("inputAccessoryViewController", of: candidate) { candidate.inputAccessoryViewController }
                .flatMap(inputView(of:))
            current = candidate.next
        }
        guard responder.takesText || input != nil || accessory != nil else { return nil }
        var height = accessory.map(Self.keyboardHeight) ?? 0
        if let input {
            height += Self.keyboardHeight(of: input)
        } else {
            height += responder.takesText ? device.keyboardHeight(onScreen: screenBounds.size) : state.screen.safeArea.bottom
        }
        let screen = screenBounds
        return (CGRect(x: 0, y: screen.height - height, width: screen.width, height: height), input, accessory)
    }

    private func inputView(of controller: UIInputViewController) -> UIView? {
        askObject("inputView", of: controller) { controller.inputView }
    }

    private static func keyboardHeight(of view: UIView) -> CGFloat {
        if let view = view as? UIInputView, view.allowsSelfSizing {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        }
        return view.bounds.height > 0 ? view.bounds.height : max(0, view.askedIntrinsicSize.height)
    }

    // MARK: The views

    private func fillKeyboard(_ frame: CGRect, _ input: UIView?, _ accessory: UIView?) {
        let host = keyboardHost()
        within(group: nil) {
            if keyboard.frame == nil { host.frame = out(of: frame) }
            for view in host.subviews { view.removeFromSuperview() }
            var top: CGFloat = 0
            if let accessory {
                accessory.frame = CGRect(x: 0, y: 0, width: frame.width, height: Self.keyboardHeight(of: accessory))
                top = accessory.frame.height
                host.addSubview(accessory)
            }
            let rest = CGRect(x: 0, y: top, width: frame.width, height: frame.height - top)
            let keys = input ?? UIKeyboardImpl(frame: rest)
            keys.frame = rest
            host.addSubview(keys)
        }
        keyboard.inputView = input?.id
        keyboard.accessory = accessory?.id
    }

    private func keyboardHost() -> UIView {
        if let host: UIView = object(keyboard.host), let window: UIWindow = object(keyboard.window) {
            window.isHidden = false
            return host
        }
        let window = UITextEffectsWindow(frame: screenBounds)
        let host = UIInputSetHostView(frame: .zero)
        window.addSubview(host)
        window.isHidden = false
        window.windowState.isShown = true
        show(window)
        keyboard.window = window.id
        keyboard.host = host.id
        return host
    }

    // MARK: The motion

    private func moveKeyboard(from old: CGRect, to new: CGRect, shows: Bool) {
        guard let host: UIView = object(keyboard.host), let window: UIWindow = object(keyboard.window) else { return }
        let isAnimated = !(state.animations.contexts.last.map { $0 == nil } ?? false)
        let duration = isAnimated ? Keyboard.duration : 0
        keyboard.frame = shows ? new : nil
        keyboard.motions += 1
        let motion = keyboard.motions
        let event = shows ? "Show" : "Hide"
        announceKeyboard(["WillChangeFrame", "Will\(event)"], from: old, to: new, duration: duration)
        guard keyboard.motions == motion else { return }
        let end = block(keeping: [window]) { [unowned self] in
            guard keyboard.motions == motion else { return }
            if !shows {
                for view in host.subviews { view.removeFromSuperview() }
                keyboard.inputView = nil
                keyboard.accessory = nil
                window.isHidden = true
            }
            announceKeyboard(["DidChangeFrame", "Did\(event)"], from: old, to: new, duration: duration)
        }
        animate(duration: duration, curve: .spring(damping: 1, initialVelocity: 0), completion: .block(end)) {
            host.frame = new
            keyboardGuidesBecameStale()
        }
    }

    private func announceKeyboard(_ what: [String], from old: CGRect, to new: CGRect, duration: Double) {
        let userInfo: [(key: String, value: Argument)] = [
            (UIResponder.keyboardFrameBeginUserInfoKey, .value(old)), (UIResponder.keyboardFrameEndUserInfoKey, .value(new)),
            (UIResponder.keyboardAnimationDurationUserInfoKey, .value(duration)),
            (UIResponder.keyboardAnimationCurveUserInfoKey, .value(Keyboard.curve)),
            (UIResponder.keyboardIsLocalUserInfoKey, .value(true)),
        ]
        let screen = follows(.keyboardNotificationsNameScreen) ? bind { UIScreen.main } : nil
        for name in what { post(Notification.Name("UIKeyboard\(name)Notification"), object: screen, userInfo: userInfo) }
    }
}

extension DeviceProfile {
    /// How high the keyboard is on a screen of some size, the home indicator's room included, in points.
    ///
    /// Fidelity: simplified; the heights of the English keyboard with its row of suggestions, for every kind of keyboard.
    func keyboardHeight(onScreen size: CGSize) -> CGFloat {
        let isLandscape = size.width > size.height
        if idiom == .pad { return isLandscape ? 408 : 320 }
        if safeArea.bottom == 0 { return isLandscape ? 200 : 260 }
        return isLandscape ? 209 : size.width > 400 ? 346 : 336
    }
}

/// The keyboard's window, above all others.
final class UITextEffectsWindow: UIWindow {
    override var isPrivate: Bool { true }
}

/// Contains the keyboard and the accessory view above it.
final class UIInputSetHostView: UIView {
    override var isPrivate: Bool { true }
}

/// The keyboard, drawn as a block.
final class UIKeyboardImpl: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        state.background = .systemGray4
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isPrivate: Bool { true }

    override func drawnContent() -> DrawnContent? {
        .text(
            "keyboard", size: 17, isBold: false, color: UIColor.secondaryLabel.components(style: traitCollection.userInterfaceStyle),
            alignment: .center)
    }
}
