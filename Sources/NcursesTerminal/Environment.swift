internal import CTerminal
internal import Canvas

/// The terminal's description in the environment variables, before it is opened.
@MainActor
struct Environment {
    /// `TERM`; empty when it is not set.
    let terminalName: String
    /// Whether `NO_COLOR` is set.
    let refusesColor: Bool
    /// The background in `COLORFGBG`.
    let background: Background
    private let claimsDirectColor: Bool
    private let isInsideTmux: Bool

    init() {
        func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        terminalName = variable("TERM")
        refusesColor = !variable("NO_COLOR").isEmpty
        claimsDirectColor = ["truecolor", "24bit"].contains(variable("COLORTERM"))
        isInsideTmux = !variable("TMUX").isEmpty
        switch variable("COLORFGBG").split(separator: ";").last.flatMap({ Int($0) }) {
        case .some(0...6), .some(8): background = .dark
        case .some(7), .some(9...15): background = .light
        default: background = .unknown
        }
    }

    /// Terminal descriptions to try in turn. `COLORTERM` counts only if there is a description that supports direct colours.
    var descriptions: [String] {
        let suffix = "-256color"
        guard claimsDirectColor, !refusesColor, terminalName.hasSuffix(suffix) else { return [terminalName] }
        return [String(terminalName.dropLast(suffix.count)) + "-direct", terminalName]
    }

    /// Whether the terminal is of a kind that responds to a query for its colours, or at least ignores it silently.
    var answersQueries: Bool {
        let kinds = [
            "xterm", "rxvt", "tmux", "foot", "alacritty", "kitty", "konsole", "vte", "wezterm", "ghostty", "contour", "iterm", "mintty",
        ]
        let name = terminalName.lowercased()
        return kinds.contains { name.contains($0) } || (isInsideTmux && name.hasPrefix("screen"))
    }

    /// Chooses the locale. Returns whether more than ASCII can be shown. A locale without an encoding gets UTF-8, as terminals have it.
    func adoptLocale() -> Bool {
        setlocale(LC_ALL, "")
        let encoding = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
        if encoding == "UTF-8" { return !isOld }
        guard encoding == "ANSI_X3.4-1968" || encoding == "US-ASCII" else { return false }
        return setlocale(LC_CTYPE, "C.UTF-8") != nil && !isOld
    }

    private var isOld: Bool { terminalName.hasPrefix("vt") && terminalName.dropFirst(2).first?.isNumber == true }
}
