/// What one line is for a list: an entry of it, a list of its own, source code, or prose.
struct LineEntry {
    /// Callbacks in a row, with nothing but commas, arrows and words of order between them.
    struct CallbackRun {
        let mentions: [Mention]
        /// Whether an arrow or a word says that they are in order.
        let isOrdered: Bool
        /// The line's words before it, and what stands behind it.
        let lead: String
    }

    private let line: TextLine
    private let reading: MentionReading
    private let start: Int
    /// The number with which it begins.
    let number: Int?
    /// Whether it begins with a number or a bullet.
    let isMarked: Bool
    /// Whether it is Swift or Objective-C.
    let isSource: Bool

    init(_ line: TextLine) {
        self.line = line
        reading = MentionReading(line)
        (start, number, isMarked) = Self.marker(of: line)
        isSource = Self.isSource(line.text)
    }

    /// Whether it names a callback, spelled-out ones left out.
    var mentionsAny: Bool { reading.found.contains { !$0.isSpelledOut } }

    // MARK: A list of its own

    /// The rows of callbacks in it that are lists of their own.
    var runs: [CallbackRun] {
        var groups: [(found: [MentionReading.Found], isOrdered: Bool)] = []
        for next in reading.found where !next.isSpelledOut {
            if let last = groups.last?.found.last, let order = separator(last.tokens.upperBound..<next.tokens.lowerBound) {
                groups[groups.count - 1].found.append(next)
                if order { groups[groups.count - 1].isOrdered = true }
            } else {
                groups.append(([next], false))
            }
        }
        let all = groups.filter { group in
            let compared = group.found.filter(\.mention.word.isCompared)
            return compared.count > 2 || (compared.count == 2 && (group.isOrdered || compared.allSatisfy { $0.mention.object != nil }))
        }
        var end = 0
        return all.map { group in
            let first = group.found[0].tokens.lowerBound
            let before = text(end..<first)
            end = group.found[group.found.count - 1].tokens.upperBound
            let behind = all.count == 1 ? text(end..<line.tokens.count) : ""
            return CallbackRun(
                mentions: Self.sharingObjects(group.found.map(\.mention)),
                isOrdered: group.isOrdered || !(before + behind).contains { $0.isLetter }, lead: before + behind)
        }
    }

    /// The callbacks in it, spelled-out ones left out.
    var allMentions: [Mention] { reading.found.filter { !$0.isSpelledOut }.map(\.mention) }

    /// Whether an arrow stands before its first callback, or at its beginning.
    var beginsWithArrow: Bool { line.tokens.first { $0.kind != .space }.map { Self.arrows.contains($0.text) && $0.text != ">" } ?? false }

    /// Whether it ends with an arrow, or with the name of a controller behind one.
    var endsWithArrow: Bool {
        let tokens = line.tokens.filter { $0.kind != .space }
        guard let last = tokens.last else { return false }
        if Self.arrows.contains(last.text) { return true }
        return tokens.count > 2 && last.text == ":" && Self.arrows.contains(tokens[tokens.count - 3].text)
    }

    /// Its callbacks as what goes on behind a row of the line before.
    func continuing(_ last: Mention?) -> [Mention] {
        last?.object == nil || allMentions.first?.object != nil ? Self.sharingObjects(allMentions) : allMentions
    }

    /// `A.viewWillAppear, viewDidAppear`: a callback without an object is of the one before it, where the row begins with one.
    private static func sharingObjects(_ mentions: [Mention]) -> [Mention] {
        guard mentions.first?.object != nil else { return mentions }
        var object: String?
        return mentions.map { mention in
            object = mention.object ?? object
            return mention.object == nil && mention.word.owner == .controller ? mention.of(object) : mention
        }
    }

    /// Whether what stands between two callbacks says that they are in order; nil where it is no separator.
    private func separator(_ range: Range<Int>) -> Bool? {
        guard !range.isEmpty else { return nil }
        var isOrdered = false
        for index in range {
            let token = line.tokens[index]
            switch token.kind {
            case .space: continue
            // viewDidLoad 2) viewWillAppear
            case .number where index + 1 < range.upperBound && Self.numberEnds.contains(line.tokens[index + 1].text): isOrdered = true
            case .sign where Self.numberEnds.contains(token.text) && index > range.lowerBound && line.tokens[index - 1].kind == .number:
                continue
            case .sign where token.text == "(" && index + 1 < range.upperBound && line.tokens[index + 1].kind == .number: continue
            case .sign where Self.arrows.contains(token.text): isOrdered = true
            case .sign where Self.commas.contains(token.text): continue
            case .word where Self.orderWords.contains(token.text.lowercased()): isOrdered = true
            case .word where ["and", "by", "is", "called"].contains(token.text.lowercased()): continue
            case .script where Self.orderScripts.contains(token.text): isOrdered = true
            case .script where ["和", "以及", "及", "与"].contains(token.text): continue
            default: return nil
            }
        }
        return isOrdered
    }

    private static let arrows: Set<String> = ["→", "⇒", "➡", "➔", "⟶", "->", "-->", "--->", "=>", "==>", ">", "▶", "⟹", "↓", "►"]
    private static let numberEnds: Set<String> = [")", "."]
    private static let commas: Set<String> = [",", "，", "、", ";", "；"]
    private static let orderWords: Set<String> = ["then", "followed", "next", "finally", "lastly"]
    private static let orderScripts: Set<String> = ["然后", "接着", "再", "之后", "最后", "再到", "随后", "后"]

    private func text(_ range: Range<Int>) -> String { line.tokens[range].map(\.text).joined() }

    // MARK: An entry

    /// The callbacks with which the line begins, where it is an entry of a list; nil where it is not.
    var leading: [Mention]? {
        guard !isSource, let first = reading.found.first, isFiller(start..<max(start, first.tokens.lowerBound)) else { return nil }
        var last = first
        var mentions = [first.mention]
        for next in reading.found.dropFirst() {
            let between = line.tokens[last.tokens.upperBound..<next.tokens.lowerBound]
            guard
                between.allSatisfy({
                    $0.kind == .space || ["/", "&", "+", ",", "、", "，"].contains($0.text) || $0.text == "and" || $0.text == "or"
                })
            else { break }
            mentions.append(next.mention)
            last = next
        }
        guard isTail(last.tokens.upperBound) else { return nil }
        return mentions
    }

    /// Whether an entry says no more than the callback, or tells in brackets what it was called with.
    var isBare: Bool {
        guard let last = reading.found.last else { return false }
        return line.tokens[last.tokens.upperBound...].allSatisfy { $0.kind == .space || $0.kind == .sign || $0.kind == .number }
    }

    /// Whether what stands before an entry's callback says nothing.
    private func isFiller(_ range: Range<Int>) -> Bool {
        let isDated = line.tokens[range].prefix { $0.kind != .space }.filter { $0.kind == .number }.count > 2
        return range.allSatisfy { index in
            let token = line.tokens[index]
            return switch token.kind {
            // A log's tag: [App]
            case .word where index > 0 && line.tokens[index - 1].text == "[": true
            // Who sends it: UIKit ->> A: viewWillAppear
            case .word where index + 1 < line.tokens.count && Self.arrows.contains(line.tokens[index + 1].text): true
            case .word: isDated || Self.fillers.contains(token.text.lowercased())
            case .script: isDated || token.text.count <= 4
            default: true
            }
        }
    }

    private static let fillers: Set<String> = ["then", "call", "calls", "first", "next", "finally", "and", "void", "lastly", "second", "x"]

    /// Whether what stands behind an entry's callback is an explanation, and no sentence that has the callback as its subject.
    private func isTail(_ index: Int) -> Bool {
        var words = line.tokens[index...].drop { $0.kind == .space }
        guard let first = words.first else { return true }
        guard first.kind == .word || first.kind == .number else { return true }
        if words.first?.text.lowercased() == "method" { words = words.dropFirst().drop { $0.kind == .space } }
        while let next = words.first, ["is", "gets", "was", "will", "be", "are"].contains(next.text.lowercased()) {
            words = words.dropFirst().drop { $0.kind == .space }
        }
        guard let verb = words.first else { return true }
        return verb.kind != .word
            || ["called", "fires", "fired", "runs", "invoked", "triggered", "executed", "from"].contains(verb.text.lowercased())
    }

    /// The token behind a list's marker.
    private static func marker(of line: TextLine) -> (Int, number: Int?, isMarked: Bool) {
        var index = line.tokens.prefix { $0.kind == .space || ["【", "(", "["].contains($0.text) }.count
        // The stars of Markdown's bullets are taken for markup.
        let isStarred = line.text.drop(while: \.isWhitespace).hasPrefix("* ")
        guard index < line.tokens.count else { return (0, nil, isStarred) }
        let first = line.tokens[index]
        if first.kind == .number, index + 1 < line.tokens.count,
            [".", ")", ":", "、", "）", "：", "]", "．"].contains(line.tokens[index + 1].text)
        {
            return (index + 2, Int(first.text), true)
        }
        let bullets: Set<String> = ["-", "+", "•", "·", "◦", "–", "—", "▪", "●", "○", "■"]
        if bullets.contains(first.text) {
            index += 1
            return (index, nil, true)
        }
        // ① to ⑳
        let circled = first.text.unicodeScalars.first.map { Int($0.value) - 0x2460 + 1 } ?? 0
        return (1...20).contains(circled) ? (index + 1, circled, true) : (index, nil, isStarred)
    }

    /// Whether a line is Swift or Objective-C.
    static func isSource(_ text: String) -> Bool {
        let signs = [
            "func ", "override ", "super.", "[super ", "NSLog(", "print(", "self.", "[self ", "class ", "@interface", "@implementation",
            "import ",
            "@objc", "let ", "#import", "@Override",
        ]
        if signs.contains(where: { sign in
            text.ranges(of: sign).contains { $0.lowerBound == text.startIndex || !text[text.index(before: $0.lowerBound)].isLetter }
                && (text.contains("(") || text.contains("["))
        }) {
            return !text.contains("://")
                && (text.contains("{") || text.contains("}") || text.contains("func ") || text.contains("super") || text.contains("Log(")
                    || text.contains("print("))
        }
        let trimmed = text.drop(while: \.isWhitespace)
        return (trimmed.hasPrefix("- (") || trimmed.hasPrefix("-(") || trimmed.hasPrefix("+ ("))
            && (text.contains("{") || text.contains(";"))
    }
}
