import Canvas

/// A command on a screen, with its keys. Hints, help, plain mode's choices and the keyboard all use one list of commands.
struct Command {
    /// A key and its action.
    struct Binding {
        var keys: [Key]
        var action: Action
        /// Why the key does nothing now; nil when it works.
        var disabledReason: String?
        /// Its name in plain mode, if it differs from the command's.
        var name: String?
    }

    /// A word or two for the bar of keys.
    var title: String
    /// A sentence's worth for help.
    var detail: String
    /// The heading in help.
    var section: String
    /// Commands with the lowest number leave the bar of keys first; those with 0 stand in help only.
    var priority: Int
    var bindings: [Binding]

    init(_ title: String, _ detail: String, section: String, priority: Int = 0, _ bindings: [Binding]) {
        (self.title, self.detail, self.section, self.priority, self.bindings) = (title, detail, section, priority, bindings)
    }

    init(
        _ keys: [Key], _ title: String, _ detail: String, section: String, priority: Int = 0, unless reason: String? = nil, _ action: Action
    ) {
        self.init(title, detail, section: section, priority: priority, [Binding(keys: keys, action: action, disabledReason: reason)])
    }

    /// Two keys that do opposite things.
    init(
        _ title: String, _ detail: String, section: String, priority: Int = 0,
        back: (keys: [Key], action: Action, reason: String?, name: String),
        forward: (keys: [Key], action: Action, reason: String?, name: String)
    ) {
        self.init(
            title, detail, section: section, priority: priority,
            [
                Binding(keys: back.keys, action: back.action, disabledReason: back.reason, name: back.name),
                Binding(keys: forward.keys, action: forward.action, disabledReason: forward.reason, name: forward.name),
            ])
    }

    /// Why its keys do not work now; nil when one does.
    var disabledReason: String? {
        let reasons = bindings.compactMap(\.disabledReason)
        return reasons.count == bindings.count ? reasons.first : nil
    }

    /// The first keys of its bindings as a hint shows them, `⇧←→`.
    func keyNames(in glyphs: Glyphs) -> String {
        let names = bindings.compactMap { $0.keys.first?.name(in: glyphs) }
        // Keys that follow one another, `a-e`.
        let codes = names.compactMap { Unicode.Scalar($0)?.value }
        if names.count > 1, codes.count == names.count, zip(codes, codes.dropFirst()).allSatisfy({ $1 == $0 + 1 }) {
            return "\(names[0])-\(names[names.count - 1])"
        }
        guard names.count == 2 else { return names.joined() }
        if glyphs.isASCII { return names.joined(separator: "/") }
        if names.allSatisfy({ $0.hasPrefix(glyphs.shift) }) { return names[0] + names[1].dropFirst(glyphs.shift.count) }
        return names.joined(separator: names.allSatisfy { $0.count == 1 } ? "" : "/")
    }

    /// All its keys for help. A binding's keys are separated by commas, bindings by a slash.
    func allKeyNames(in glyphs: Glyphs) -> String {
        bindings.map { $0.keys.map { $0.name(in: glyphs) }.joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: " / ")
    }
}

extension [Command] {
    /// A key's action. The first command that has the key wins.
    func binding(for key: Key) -> Command.Binding? {
        for command in self {
            for binding in command.bindings where binding.keys.contains(key) { return binding }
        }
        return nil
    }

    /// The commands with the keys that reach them: a key that an earlier command has is none of a later one.
    var reachable: [Command] {
        var taken: Set<Key> = []
        return compactMap { command in
            var own = command
            for index in own.bindings.indices { own.bindings[index].keys.removeAll { taken.contains($0) } }
            own.bindings.removeAll { $0.keys.isEmpty }
            for binding in command.bindings { taken.formUnion(binding.keys) }
            return own.bindings.isEmpty ? nil : own
        }
    }

    /// The bar of keys.
    func hints(in glyphs: Glyphs) -> [KeyHint] {
        reachable.filter { $0.priority > 0 }.map {
            KeyHint($0.keyNames(in: glyphs), $0.title, disabledReason: $0.disabledReason, priority: $0.priority)
        }
    }

    /// The help table's sections, in order of first appearance.
    func help(in glyphs: Glyphs) -> [HelpTable.Section] {
        var sections: [HelpTable.Section] = []
        for command in reachable {
            let hint = KeyHint(command.allKeyNames(in: glyphs), command.detail, disabledReason: command.disabledReason)
            if let index = sections.firstIndex(where: { $0.title == command.section }) {
                sections[index].hints.append(hint)
            } else {
                sections.append(HelpTable.Section(command.section, [hint]))
            }
        }
        return sections
    }
}
