/// Something that happened at the terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// Text was pasted; line ends are `\n`.
    case paste(String)
    /// The mouse did something.
    case mouse(Mouse)
    /// The window has another size.
    case resize(Size)
    /// The window got (true) or lost the focus.
    case focus(Bool)
    /// The program was stopped and continues; the terminal restores the screen.
    case resumed
    /// The terminal has reported its background.
    case background(Background)
    /// Ctrl-C or SIGINT: leave. The terminal ends the program itself if a second one comes before the first was handled.
    case interrupt
    /// There will be no more input.
    case endOfInput
}

/// An action of the mouse, and its place.
public struct Mouse: Hashable, Sendable {
    /// The kind of action.
    public enum Action: Hashable, Sendable {
        /// A button went down.
        case press(Button)
        /// A button went up.
        case release(Button)
        /// Moved with a button down.
        case drag(Button)
        /// The wheel turned.
        case wheelUp
        /// The wheel turned.
        case wheelDown
    }

    /// A mouse button.
    public enum Button: Hashable, Sendable {
        /// The first.
        case left
        /// The second.
        case middle
        /// The third.
        case right
    }

    /// The kind of action.
    public var action: Action
    /// The cell it did it in.
    public var position: Point
    /// Keys held down.
    public var modifiers: Key.Modifiers

    /// A mouse event.
    public init(_ action: Action, at position: Point, _ modifiers: Key.Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}
