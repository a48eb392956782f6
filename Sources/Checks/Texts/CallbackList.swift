/// A list of callbacks as a text has it, with what stands around it.
struct CallbackList {
    /// The callbacks, in the text's order.
    var mentions: [Mention]
    /// Whether the form says that they are in order: numbers, arrows, a log.
    var isOrdered: Bool
    /// What leads to the list, the nearest first: the words before it in its line, the sentence before it, the lines before that.
    var leads: [String]
    /// The headings above it, the innermost first.
    var headings: [String]
    /// The sentence that follows it; nil where a list or a heading follows.
    var behind: String?

    /// The callbacks that a recording can have.
    var compared: [Mention] { mentions.filter(\.word.isCompared) }

    /// The names of objects, each once, in order; containers and what is no controller's left out.
    var objects: [String] {
        var names: [String] = []
        for mention in mentions where mention.word.owner == .controller {
            if let name = mention.object, !ObjectName.isContainer(name), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Whether one controller appears and disappears in it.
    var comesAndGoes: Bool {
        let names = { (object: String?, end: String) in
            mentions.contains { $0.object == object && ["viewWill\(end)", "viewDid\(end)"].contains($0.word.name) }
        }
        return (objects.map { $0 } + [nil]).contains { names($0, "Appear") && names($0, "Disappear") }
    }

    /// Whether its callbacks can be said to be in order: by the form, by two controllers that take turns, or by the words around it.
    var claimsOrder: Bool {
        isOrdered || (objects.count > 1 && mentions.allSatisfy { $0.object != nil })
            || (leads.prefix(2) + headings.prefix(1)).contains { TextWords.has($0, TextWords.order) }
            || behind.map { TextWords.has($0, TextWords.orderBehind) } == true
    }

    /// Whether it says that it is complete.
    var claimsAll: Bool { (leads.prefix(2) + headings.prefix(1)).contains { TextWords.has($0, TextWords.complete) } }

    /// Why its order is no claim: the words around it say that it is wrong, or that it does not come; nil where they do not.
    var disclaimer: String? {
        // A whole paragraph has other thoughts too.
        let words = leads.prefix(1) + leads.dropFirst().prefix(1).filter { $0.count <= TextReader.longLine } + headings.prefix(1)
        let isWrong = words.contains { TextWords.has($0, TextWords.wrong) }
        if isWrong || behind.map({ TextWords.has($0, TextWords.wrongBehind) }) == true { return "the text calls it wrong" }
        if let lead = leads.first, isDenied(by: lead) { return "the words before it say what does not come" }
        return nil
    }

    /// Whether a lead says that the list does not come, and not that another callback does not: `viewDidLoad is not called again:`.
    private func isDenied(by lead: String) -> Bool {
        let words = TextLine(lead, number: 1).words.map { $0.lowercased() }
        if words.last == "not" || words.last == "never" { return true }
        guard TextWords.has(lead, TextWords.negation) else { return false }
        let named = Set(MentionReading(TextLine(lead, number: 1)).found.map(\.mention.word.name))
        return named.isEmpty || !named.isDisjoint(with: mentions.map(\.word.name))
    }
}
