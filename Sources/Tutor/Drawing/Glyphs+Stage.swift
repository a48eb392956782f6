import Canvas

// The stage's own signs.
extension Glyphs {
    /// Before a count of mistakes.
    var warning: String { isASCII ? "!" : "⚠" }
    /// A line of code at which going on stops.
    var breakpoint: String { isASCII ? "*" : "◆" }
    /// A line of code that ran.
    var ran: String { isASCII ? "." : "▹" }
    /// Behind the name of a pane that the text speaks of.
    var spokenOf: String { isASCII ? "<" : "◂" }
    /// Leads from a thing to what is in it.
    var inside: String { isASCII ? ">" : "›" }
    /// A frame of the display.
    var frame: String { isASCII ? "#" : "▮" }
    /// One frame of many.
    var step: String { isASCII ? "." : "┈" }
    /// Not the same as elsewhere.
    var differs: String { isASCII ? "#" : "≠" }
    /// A jump of the picture.
    var flash: String { isASCII ? "!" : "⚡" }
}
