/// One cell of the screen.
public struct Cell: Hashable, Sendable {
    /// Its grapheme.
    public var text: Grapheme
    /// How it looks; nil colours are the terminal's own.
    public var style: Style

    /// A cell.
    public init(_ text: Grapheme = .space, _ style: Style = .plain) {
        self.text = text
        self.style = style
    }

    /// Nothing on the terminal's own background.
    public static let blank = Cell()
}
