import Foundation
package import Heap

/// A view that calls targets and actions when the user operates it.
///
/// Fidelity: documented UIControl; menus, tool tips and accessory events are left out (simplified).
open class UIControl: UIView {
    struct Record: Sendable {
        var listeners: [Listener] = []
        var isEnabled = true
        var isSelected = false
        var isHighlighted = false
        var showsMenuFirst = false
        var opensMenu = true
        var isTracking = false
        var isTouchInside = false
        var horizontal = ContentHorizontalAlignment.center
        var vertical = ContentVerticalAlignment.center
        var toolTip: String?
    }

    /// The horizontal alignment of a control's content.
    ///
    /// Fidelity: documented UIControl.ContentHorizontalAlignment.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left
        /// At the right.
        case right
        /// Everywhere.
        case fill
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// The vertical alignment of a control's content.
    ///
    /// Fidelity: documented UIControl.ContentVerticalAlignment.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Everywhere.
        case fill
    }

    /// A target or an action, with its events.
    struct Listener: Hashable, Sendable {
        enum Receiver: Hashable, Sendable {
            /// Not retained; nil: the responder chain.
            case method(Selector, of: ObjectID?)
            /// Retained.
            case action(ObjectID)
        }

        let receiver: Receiver
        var events: Event
    }

    /// How many targets and actions it has.
    package var targetCount: Int { record.listeners.count }

    /// The events of a control.
    ///
    /// Fidelity: documented UIControl.Event; touchDownRepeat never comes: a finger comes down for one tap at a time (simplified).
    public struct Event: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger has come down.
        public static let touchDown: Event = Event(rawValue: 1 << 0)
        /// A finger has come down more than once.
        public static let touchDownRepeat: Event = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside: Event = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside: Event = Event(rawValue: 1 << 3)
        /// A finger moves in.
        public static let touchDragEnter: Event = Event(rawValue: 1 << 4)
        /// A finger moves out.
        public static let touchDragExit: Event = Event(rawValue: 1 << 5)
        /// A finger has been lifted inside: a tap.
        public static let touchUpInside: Event = Event(rawValue: 1 << 6)
        /// A finger has been lifted outside.
        public static let touchUpOutside: Event = Event(rawValue: 1 << 7)
        /// The system has taken the touch away.
        public static let touchCancel: Event = Event(rawValue: 1 << 8)
        /// The control's value has changed.
        public static let valueChanged: Event = Event(rawValue: 1 << 12)
        /// The control has performed its primary action.
        public static let primaryActionTriggered: Event = Event(rawValue: 1 << 13)
        /// The control's menu has been opened.
        public static let menuActionTriggered: Event = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin: Event = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged: Event = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd: Event = Event(rawValue: 1 << 18)
        /// Editing has ended with the return key.
        public static let editingDidEndOnExit: Event = Event(rawValue: 1 << 19)
        /// Everything that fingers do.
        public static let allTouchEvents: Event = Event(rawValue: 0xFFF)
        /// Everything that has to do with editing text.
        public static let allEditingEvents: Event = Event(rawValue: 0xF_0000)
        /// Events for an app's own use.
        public static let applicationReserved: Event = Event(rawValue: 0x0F00_0000)
        /// Events for the system's own use.
        public static let systemReserved: Event = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A control's state, which decides its look.
    ///
    /// Fidelity: documented UIControl.State; focused, application and reserved states are left out.
    public struct State: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// A state from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As it mostly is.
        public static let normal: State = []
        /// Under a finger.
        public static let highlighted: State = State(rawValue: 1 << 0)
        /// Out of use.
        public static let disabled: State = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected: State = State(rawValue: 1 << 2)
        /// Where the focus is.
        ///
        /// Fidelity: documented UIControl.State.focused; never so, there is no focus on a phone (simplified).
        public static let focused: State = State(rawValue: 1 << 3)
        /// The bits that an app may use.
        public static let application: State = State(rawValue: 0x00FF_0000)
        /// The bits that UIKit keeps for itself.
        public static let reserved: State = State(rawValue: 0xFF00_0000)
    }

    var record: Record {
        _read { yield world.state.controls[id] }
        _modify { yield &world.state.controls[id] }
    }

    package override var edges: [Edge] {
        super.edges
            + record.listeners.compactMap { listener in
                switch listener.receiver {
                case .method(_, let target): target.map { Edge("target", .weak, to: $0) }
                case .action(let action): Edge("action", to: action)
                }
            }
    }

    /// How the control is.
    open var state: State {
        var state = State.normal
        if !record.isEnabled { state.insert(.disabled) }
        if record.isSelected { state.insert(.selected) }
        if record.isHighlighted { state.insert(.highlighted) }
        return state
    }

    // MARK: How it is

    /// Whether touches do something here.
    ///
    /// Fidelity: documented UIControl.isEnabled.
    open var isEnabled: Bool {
        get { record.isEnabled }
        set { change(\.isEnabled, newValue, "isEnabled") }
    }

    /// Whether the control is selected.
    open var isSelected: Bool {
        get { record.isSelected }
        set { change(\.isSelected, newValue, "isSelected") }
    }

    /// Whether a finger is on the control.
    ///
    /// Fidelity: documented UIControl.isHighlighted (set while a finger is on the control).
    open var isHighlighted: Bool {
        get { record.isHighlighted }
        set { world.assign("isHighlighted", newValue, to: self, from: isHighlighted) { change(\.isHighlighted, $0, "isHighlighted") } }
    }

    /// Sets the initial `isHighlighted`, from an interface file, without calling an override.
    ///
    /// Fidelity: reported (a shipped app whose override could not run before awakeFromNib()).
    package func begin(highlighted flag: Bool) { change(\.isHighlighted, flag, "isHighlighted") }

    private func change(_ place: WritableKeyPath<Record, Bool>, _ value: Bool, _ property: String) {
        guard record[keyPath: place] != value else { return }
        record[keyPath: place] = value
        world.report(.write(property: property, object: id))
        shownStateChanged()
    }

    /// Called when the control is another way than before.
    func shownStateChanged() {}

    /// Whether a finger is being followed.
    public var isTracking: Bool { record.isTracking }

    /// Whether the finger that is followed is on the control.
    public var isTouchInside: Bool { record.isTouchInside }

    // MARK: Touches

    override var reactsToTap: Bool { record.isEnabled }

    /// Override point: begins tracking, and sends `touchDown`.
    ///
    /// Fidelity: documented UIControl.Event (touches do not go on along the responder chain).
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { takeDown(touch, event) }
    }

    /// Override point: sends the events for a drag inside or outside.
    ///
    /// Fidelity: documented UIControl.Event.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { takeMove(touch, event) }
    }

    /// Override point: ends tracking, does the control's own work, and sends `touchUpInside` or `touchUpOutside`.
    ///
    /// Fidelity: documented UIControl.Event.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { takeUp(touch, event) }
    }

    /// Override point: sends `touchCancel`.
    ///
    /// Fidelity: documented UIControl.Event.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { takeCancel(event) }

    /// Override point: a finger has come down on the control. Returns whether to track it.
    ///
    /// Fidelity: documented UIControl.beginTracking(_:with:).
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Override point: the tracked finger moves. Returns whether to go on tracking.
    ///
    /// Fidelity: documented UIControl.continueTracking(_:with:).
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Override point: the finger that was followed has been lifted, or is followed no more. Does nothing.
    ///
    /// Fidelity: documented UIControl.endTracking(_:with:).
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Override point: the system has taken the touch away. Does nothing.
    ///
    /// Fidelity: documented UIControl.cancelTracking(with:).
    open func cancelTracking(with event: UIEvent?) {}

    /// Tells everybody who wants to know of some events, in the order in which they asked.
    ///
    /// Fidelity: documented UIControl.sendActions(for:); that targets are told in the order in which they were added is reported.
    open func sendActions(for controlEvents: Event) {
        for listener in record.listeners where !listener.events.isDisjoint(with: controlEvents) {
            switch listener.receiver {
            case .method(let action, let target):
                let (target, event) = (target.map { Argument.object($0) } ?? .nothing, world.runningTouchEvent)
                world.sendQuietly("sendAction(_:to:for:)", to: self, [("action", .value(action)), ("target", target), ("event", event)]) {
                    sendAction(action, to: target, for: event)
                }
            case .action(let id):
                guard let action: UIAction = world.object(id) else { continue }
                world.sendQuietly("sendAction(_:)", to: self, [("action", .object(id))]) { sendAction(action) }
            }
        }
    }

    /// Override point: calls an action method of a target. For nil, calls the first in the responder chain that has it. `event` has the
    /// finger's touch.
    ///
    /// Fidelity: documented UIControl.sendAction(_:to:for:).
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sendAction(action, to: World.identity(of: target).map { .object($0) } ?? .nothing, for: .reference(event))
    }

    /// Override point: runs an action.
    ///
    /// Fidelity: documented UIControl.sendAction(_:).
    @available(iOS 14, *)
    open func sendAction(_ action: UIAction) { action.perform(by: self) }

    /// Keeps recognisers of other views from taking the control's taps.
    ///
    /// Fidelity: documented UIGestureRecognizer (interacting with other user interface controls).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, let other = tap.view, record.isEnabled else { return true }
        return tap.numberOfTapsRequired > 1 || other.isDescendant(of: self)
    }

    /// The menu that the control has.
    var ownMenu: UIMenu? { nil }

    /// The control's own work at a tap, at a point in its coordinates, before its targets are called.
    func takeTap(at point: CGPoint) {}
}
