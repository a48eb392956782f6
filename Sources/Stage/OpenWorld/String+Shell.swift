extension String {
    /// The text as one word of a shell's command line, always in quotes.
    public var quotedForShell: String {
        guard contains("'") else { return "'\(self)'" }
        return "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("$", with: "\\$"))\""
    }
}
