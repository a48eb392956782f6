/// How texts name controllers: `A`, `VC2`, `FirstViewController`, `Current`.
enum ObjectName {
    /// Whether a word is a controller's name wherever it stands before a callback.
    static func isLikely(_ word: String) -> Bool {
        guard let first = word.first, CallbackWord(word) == nil, !isGeneric(word) else { return false }
        let lower = word.lowercased()
        let stem = lower.replacing("_", with: "").trimmingDigits
        if first.isUppercase, word.dropFirst().allSatisfy(\.isNumber) { return true }
        if lower.hasPrefix("vc"), word.count <= 4 { return true }
        if roles.contains(lower), !adverbs.contains(lower) { return true }
        return first.isUppercase && endings.contains { stem.hasSuffix($0) && stem != $0 }
    }

    /// Whether a word can be a controller's name, where only a name stands.
    static func isPossible(_ word: String) -> Bool {
        isLikely(word) || word == "ViewController"
            || (word.first?.isUppercase == true && !isGeneric(word) && !others.contains(word.lowercased()) && CallbackWord(word) == nil)
    }

    /// Whether it says which controller, before a word for controllers: the first controller.
    static func isRole(_ word: String) -> Bool { roles.contains(word.lowercased()) }

    /// Whether it is a word for every controller.
    static func isGeneric(_ word: String) -> Bool {
        ["view", "controller", "vc", "viewcontroller", "screen", "page"].contains(word.lowercased())
    }

    /// Whether it is the container's name.
    static func isContainer(_ word: String) -> Bool {
        let lower = word.lowercased()
        return ["nav", "navvc", "tab", "tabbar", "tabs", "pages", "container"].contains(lower)
            || ["navigationcontroller", "tabbarcontroller", "pageviewcontroller", "pagecontroller"].contains { lower.hasSuffix($0) }
    }

    private static let endings = ["vc", "viewcontroller", "controller", "screen", "page", "modal"]
    private static let roles: Set<String> = [
        "current", "new", "old", "from", "to", "presenting", "presenter", "presented", "parent", "child", "source", "destination",
        "previous",
        "next", "first", "second", "third", "root", "detail", "modal", "sheet", "pushed", "popped", "container",
    ]
    /// Roles that are said of callbacks too: first viewDidLoad, then …
    private static let adverbs: Set<String> = ["next", "first", "second", "third", "from", "to", "new", "current"]
    /// Words that stand before callbacks and are no names.
    private static let others: Set<String> = [
        "then", "when", "the", "this", "after", "before", "call", "calls", "called", "override", "func", "method", "methods", "in", "and",
        "or",
        "now", "next", "finally", "first", "second", "step", "use", "only", "lifecycle", "swift", "ios", "push", "pop", "present",
        "dismiss",
        "note", "do", "avoid", "put", "no", "yes", "is", "on", "if", "while", "since", "because", "void", "bool", "self", "super", "order",
        "callback", "callbacks", "function", "event", "events", "log", "output", "result", "case", "both", "each", "every",
        "uiviewcontroller",
        "phase", "example", "system", "uikit", "animation", "launch", "start", "end", "todo", "warning", "error", "important", "also",
        "its",
        "with", "without", "from", "to", "for", "of", "by", "at", "as", "it", "not", "never", "always", "i", "we", "you", "they", "here",
    ]
}

extension String {
    /// Without the digits at its end.
    fileprivate var trimmingDigits: String {
        var rest = self
        while rest.last?.isNumber == true { rest.removeLast() }
        return rest
    }
}
