/// The callbacks that a line names, with the controllers that they are said of.
struct MentionReading {
    /// A mention with the tokens that it takes.
    struct Found {
        let mention: Mention
        let tokens: Range<Int>
        /// Whether it is written as words: `view will appear`.
        let isSpelledOut: Bool
    }

    let line: TextLine
    private(set) var found: [Found] = []

    private var tokens: [TextLine.Token] { line.tokens }

    init(_ line: TextLine) {
        self.line = line
        var index = 0
        while index < tokens.count {
            guard let (word, glued, end) = callback(at: index) else {
                index += 1
                continue
            }
            let isSpelledOut = end > index + 1
            let start = found.last?.tokens.upperBound ?? 0
            var range = index..<end
            var object = glued
            if object == nil, let (name, first) = objectBefore(index, from: start) {
                (object, range) = (name, first..<end)
            }
            var hasNil: Bool?
            (hasNil, range) = arguments(behind: range, word: word, object: &object)
            if object == nil, let (name, last) = objectBehind(range.upperBound) { (object, range) = (name, range.lowerBound..<last) }
            found.append(
                Found(
                    mention: Mention(
                        word: word, object: object, hasNil: hasNil, line: line.number, column: tokens[index].column),
                    tokens: range, isSpelledOut: isSpelledOut))
            index = max(range.upperBound, index + 1)
        }
    }

    private func token(_ index: Int) -> TextLine.Token? { tokens.indices.contains(index) ? tokens[index] : nil }
    private func isSign(_ index: Int, _ signs: String...) -> Bool {
        token(index).map { $0.kind == .sign && signs.contains($0.text) } ?? false
    }
    private func isSpace(_ index: Int) -> Bool { token(index)?.kind == .space }
    private func word(_ index: Int) -> String? { token(index).flatMap { $0.kind == .word ? $0.text : nil } }

    // MARK: The callback

    /// The callback whose name begins at a token, an object's name that is glued to it, and the token behind it.
    private func callback(at index: Int) -> (CallbackWord, String?, Int)? {
        guard let text = word(index) else { return nil }
        if text.lowercased() == "view", let spelled = spelledOut(from: index) { return spelled }
        if let known = CallbackWord(text), known.owner != .nobody { return (known, nil, index + 1) }
        // `loadView1`, `CurrentviewWillAppear`
        let digits = text.reversed().prefix { $0.isNumber }.count
        if digits > 0, let known = CallbackWord(String(text.dropLast(digits))), known.owner == .controller {
            return (known, String(text.suffix(digits)), index + 1)
        }
        let beginnings = ["viewWill", "viewDid", "viewIs"].flatMap { text.ranges(of: $0) }
        if beginnings.count == 1, let name = beginnings.first, name.lowerBound > text.startIndex,
            let known = CallbackWord(String(text[name.lowerBound...])), known.owner == .controller
        {
            var object = String(text[..<name.lowerBound])
            while object.hasSuffix("_") { object.removeLast() }
            return (known, object, index + 1)
        }
        return beginnings.count > 1 ? nil : CallbackWord(text).map { ($0, nil, index + 1) }
    }

    /// A callback that is written as words.
    private func spelledOut(from index: Int) -> (CallbackWord, String?, Int)? {
        var name = "view"
        var end = index + 1
        for _ in 0..<3 {
            guard isSpace(end), let next = word(end + 1) else { return nil }
            name += next
            end += 2
            if let known = CallbackWord(name), known.owner == .controller { return (known, nil, end) }
        }
        return nil
    }

    /// In words and signs: `(to:with:)`, `(_ animated: Bool)`.
    private static let longestArguments = 24

    /// What stands in the brackets or behind the colon of a callback's name: whether that is nil, and how far it goes.
    private func arguments(behind range: Range<Int>, word: CallbackWord, object: inout String?) -> (Bool?, Range<Int>) {
        var end = range.upperBound
        if isSign(end, "(") {
            var depth = 0
            var inner: [TextLine.Token] = []
            while let next = token(end) {
                // Without an end it is a sentence in brackets, or worse.
                guard inner.count < Self.longestArguments else { return (nil, range) }
                if next.text == "(" { depth += 1 }
                if next.text == ")" { depth -= 1 }
                end += 1
                if depth == 0 { break }
                inner.append(next)
            }
            let words = inner.filter { $0.kind == .word }.map(\.text)
            if object == nil, words.count == 1, inner.count == 2, ObjectName.isLikely(words[0]) { object = words[0] }
            let isGiven = word.name == "willMove" || word.name == "didMove"
            let names = words.filter { !["toParent", "toParentViewController", "parent", "UIViewController"].contains($0) }
            return (isGiven && !names.isEmpty ? names.contains("nil") : nil, range.lowerBound..<end)
        }
        guard isSign(end, ":"), let next = self.word(end + 1), next == "nil" || next == "self" else { return (nil, range) }
        return (next == "nil", range.lowerBound..<(end + 2))
    }

    // MARK: Whose it is

    /// The object that is named directly before a callback, and the first token of that.
    private func objectBefore(_ index: Int, from start: Int) -> (String, Int)? {
        var last = index - 1
        let isSpaced = isSpace(last)
        if isSpaced { last -= 1 }
        guard last >= start, let token = token(last) else { return nil }
        switch token.kind {
        case .word: return objectWord(last, from: start)
        case .script where token.text.hasSuffix("的"):
            let before = isSpace(last - 1) ? last - 2 : last - 1
            return before >= start && token.text == "的" ? word(before).map { ($0, before) } : nil
        case .sign:
            switch token.text {
            case "." where !isSpaced: return named(last - 1, from: start)
            case ":", "：":
                let before = isSpace(last - 1) ? last - 2 : last - 1
                return named(before, from: start)
            case "(", "-", "–", "—", "|", "#", "->", "→", "=>":
                let before = isSpace(last - 1) ? last - 2 : last - 1
                guard before >= start, let name = word(before), ObjectName.isLikely(name) else { return nil }
                return (name, before)
            case ">": return bracketed(last, from: start)
            case "]" where isSign(last - 2, "["):
                guard last - 2 >= start, let name = word(last - 1), ObjectName.isLikely(name) else { return nil }
                return (name, last - 2)
            default: return nil
            }
        default: return nil
        }
    }

    /// A capitalised name at a token, whatever it is.
    private func named(_ index: Int, from start: Int) -> (String, Int)? {
        guard index >= start, let name = word(index), ObjectName.isPossible(name), !isParticiple(index) else { return nil }
        return (name, index)
    }

    /// Whether a role is what happens: when pushed.
    private func isParticiple(_ index: Int) -> Bool {
        guard let name = word(index)?.lowercased(), ["pushed", "popped", "presented"].contains(name) else { return false }
        guard isSpace(index - 1), let before = word(index - 2)?.lowercased() else { return false }
        return ["when", "if", "once", "after", "is", "are", "be", "being", "gets", "was", "been", "on", "as"].contains(before)
    }

    private func objectWord(_ last: Int, from start: Int) -> (String, Int)? {
        guard let name = word(last), !isParticiple(last) else { return nil }
        // A's viewWillAppear
        if name == "s", isSign(last - 1, "'"), last - 2 >= start, word(last - 2) != nil {
            return objectWord(last - 2, from: start).map { ($0.0, $0.1) } ?? named(last - 2, from: start)
        }
        if isSign(last - 1, "["), ObjectName.isPossible(name) { return (name, last) }
        if ObjectName.isGeneric(name) {
            var before = last
            while before - 2 >= start, isSpace(before - 1), let next = word(before - 2), ObjectName.isGeneric(next) { before -= 2 }
            guard before - 2 >= start, isSpace(before - 1), let next = word(before - 2),
                ObjectName.isRole(next) || ObjectName.isLikely(next)
            else { return nil }
            return (next, before - 2)
        }
        if ObjectName.isLikely(name) { return (name, last) }
        // A log's line begins with the name.
        let isFirst = tokens[start..<last].allSatisfy { $0.kind == .space || $0.kind == .number || $0.kind == .sign }
        return isFirst && isSpace(last + 1) ? named(last, from: start) : nil
    }

    /// The class in `<A: 0x6c11b10>`, as logs have it.
    private func bracketed(_ last: Int, from start: Int) -> (String, Int)? {
        guard let open = (start..<last).last(where: { isSign($0, "<") }) else { return nil }
        let inner = (open + 1)..<last
        var name: String?
        for index in inner {
            guard let next = word(index) else {
                if isSign(index, ".") || isSpace(index) && name == nil { continue }
                break
            }
            name = next
        }
        return name.map { ($0, open) }
    }

    /// The object that is named directly behind a callback, and the token behind that.
    private func objectBehind(_ index: Int) -> (String, Int)? {
        var next = index
        if isSpace(next) { next += 1 }
        if isSpace(index), let name = word(next), ObjectName.isRole(name) || ObjectName.isLikely(name),
            tokens[(next + 1)...].allSatisfy({ $0.kind == .space })
        {
            return (name, next + 1)
        }
        switch token(next)?.text {
        case "of", "on", "in", "for":
            guard isSpace(next + 1), let name = word(next + 2), ObjectName.isLikely(name) else { return nil }
            return (name, next + 3)
        case "(", "（":
            guard let name = word(next + 1), ObjectName.isLikely(name), isSign(next + 2, ")", "）") else { return nil }
            return (name, next + 3)
        case ":", "：", "-", "–", "—":
            if isSpace(next + 1) { next += 1 }
            guard let name = word(next + 1), ObjectName.isLikely(name), !isSign(next + 2, ".") else { return nil }
            // `viewDidAppear - A viewDidDisappear` names what comes next.
            guard CallbackWord(word(next + 3) ?? "") == nil else { return nil }
            return (name, next + 2)
        default: return nil
        }
    }
}
