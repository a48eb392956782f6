import Foundation
import Projects

/// Finds the lists of callbacks in a text: Markdown, or what is left of an article when its markup is gone.
struct TextReader {
    /// The lists, in order.
    private(set) var lists: [CallbackList] = []

    private var headings: [(level: Int, text: String)] = []
    /// The lines of prose since the last heading or list, the newest last.
    private var prose: [String] = []
    private var open: OpenList?
    /// Whether nothing but space stands behind the last list.
    private var isBehindList = false
    /// The number of the last entry of the last list.
    private var lastNumber: Int?
    /// How far numbers may jump over entries that name no callback.
    private static let mostSkipped = 4
    /// The characters of a line that says enough by itself.
    static let longLine = 60
    /// The characters of a lead that are read, its last ones: no sentence is longer.
    private static let longestLead = 600
    /// Whether the last line ended with an arrow.
    private var goesOnBelow = false
    /// Whether the last line was a list of its own.
    private var wasRun = false
    private var table: [TextLine] = []
    /// The lines of a block of code; nil outside of one.
    private var code: [TextLine]?

    /// A list that is being read.
    private struct OpenList {
        var mentions: [Mention] = []
        /// The numbers with which entries begin.
        var numbers: [Int] = []
        var marked = 0
        /// Lines that say no more than the callback.
        var bare = 0
        var isCode = false
        var strays = 0
    }

    init(_ text: String) {
        for (index, line) in text.lineTexts.enumerated() { read(String(line), number: index + 1) }
        endCode()
        endTable()
        close()
    }

    // MARK: Lines

    private mutating func read(_ text: String, number: Int) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
            if code == nil {
                endTable()
                close()
                code = []
            } else {
                endCode()
            }
            return
        }
        if code != nil {
            code?.append(TextLine(text, number: number))
            return
        }
        if trimmed.filter({ $0 == "|" }).count > 1 || (trimmed.hasPrefix("|") && trimmed.count > 1) {
            if table.isEmpty { close() }
            table.append(TextLine(text, number: number))
            return
        }
        endTable()
        if trimmed.isEmpty {
            if wasRun { prose = [] }
            (wasRun, goesOnBelow) = (false, false)
            return
        }
        let level = trimmed.prefix { $0 == "#" }.count
        if (1...6).contains(level), trimmed.dropFirst(level).first == " " || text.hasPrefix("#") && level > 1 {
            close()
            headings.removeAll { $0.level >= level }
            lastNumber = nil
            headings.append((level, trimmed.dropFirst(level).trimmingCharacters(in: .whitespaces)))
            isBehindList = false
            prose = []
            return
        }
        take(TextLine(text, number: number), isCode: false)
    }

    /// Reads one line of prose, of a list or of a log.
    private mutating func take(_ line: TextLine, isCode: Bool) {
        let entry = LineEntry(line)
        if entry.isSource { return close() }
        let runs = entry.runs
        // A row of arrows goes on in the next line.
        if wasRun, goesOnBelow || entry.beginsWithArrow, !entry.allMentions.isEmpty, !lists.isEmpty {
            lists[lists.count - 1].mentions += entry.continuing(lists[lists.count - 1].mentions.last)
            goesOnBelow = entry.endsWithArrow
            return
        }
        if !runs.isEmpty {
            close()
            let count = lists.count
            for run in runs { add(run.mentions, isOrdered: run.isOrdered || isCode, lead: run.lead) }
            wasRun = lists.count > count
            goesOnBelow = wasRun && entry.endsWithArrow
            return
        }
        if let mentions = entry.leading {
            if open == nil { open = OpenList() }
            open?.mentions += mentions
            open?.isCode = isCode
            if let number = entry.number { open?.numbers.append(number) }
            if entry.isMarked { open?.marked += 1 }
            if entry.isBare { open?.bare += 1 }
            return
        }
        if wasRun, !Situations(line.text).kinds.isEmpty { prose = [] }
        wasRun = false
        if open != nil {
            if entry.mentionsAny {
                open?.strays += 1
                if entry.isMarked || isCode { return }
                close()
            } else if !Situations(line.text).kinds.isEmpty || !(entry.isMarked || isCode) {
                close()
            } else {
                return
            }
        }
        // What leads to the next list says nothing of the last one.
        if isBehindList, !lists.isEmpty, let sentence = line.text.sentences.first, !line.text.hasSuffix(":") {
            lists[lists.count - 1].behind = sentence
        }
        isBehindList = false
        prose.append(line.text)
    }

    private mutating func endCode() {
        guard let lines = code else { return }
        code = nil
        // A file's source has callbacks that it overrides, in no order; its comments may have lists.
        let isSource = lines.contains { LineEntry.isSource($0.text) }
        for line in lines where !line.text.allSatisfy(\.isWhitespace) {
            if !isSource || line.text.drop(while: \.isWhitespace).hasPrefix("//") {
                take(line, isCode: true)
            } else {
                close()
                prose = []
            }
        }
        close()
        (wasRun, goesOnBelow) = (false, false)
    }

    // MARK: Lists

    private mutating func close() {
        guard let list = open else { return }
        open = nil
        let count = list.mentions.count
        let isLog = list.isCode || (list.marked == 0 && list.bare == count)
        guard list.strays <= count else { return lastNumber = nil }
        // A list that goes on counting is the same one, as long as nothing new happens.
        if let first = list.numbers.first, let last = lastNumber, first > last, first - last <= Self.mostSkipped,
            !prose.contains(where: namesSituation), !lists.isEmpty
        {
            lists[lists.count - 1].mentions += list.mentions
            lastNumber = list.numbers.last
            prose = []
        } else {
            add(list.mentions, isOrdered: isLog || list.numbers.count * 2 > count, lead: nil, lastNumber: list.numbers.last)
        }
    }

    /// Adds a list, if it has more than one callback. `lastNumber` is that of its last entry.
    private mutating func add(_ mentions: [Mention], isOrdered: Bool, lead: String?, lastNumber: Int? = nil) {
        self.lastNumber = nil
        guard mentions.filter({ $0.word.owner == .controller || $0.word.owner == .app }).count > 1 else { return }
        var leads = lead.map { [$0] } ?? []
        for line in prose.reversed().prefix(4).map({ String($0.suffix(Self.longestLead)) }) {
            let sentences = line.sentences
            if sentences.count > 1, let last = sentences.last { leads.append(last) }
            leads.append(line)
            // Behind a whole sentence lies another thought.
            if line.count > Self.longLine { break }
        }
        lists.append(
            CallbackList(
                mentions: mentions, isOrdered: isOrdered,
                leads: leads.filter { !$0.allSatisfy(\.isWhitespace) }.map { String($0.suffix(Self.longestLead)) },
                headings: headings.reversed().map(\.text)))
        self.lastNumber = lastNumber
        if lead == nil { prose = [] }
        isBehindList = true
    }

    private func namesSituation(_ text: String) -> Bool { !Situations(text).kinds.subtracting([.life]).isEmpty }

    // MARK: Tables

    private mutating func endTable() {
        guard !table.isEmpty else { return }
        let rows = TextTable(table)
        table = []
        for list in rows.lists { add(list.mentions, isOrdered: list.isOrdered, lead: list.lead) }
        prose = []
    }
}

extension String {
    /// The parts between full stops, question and exclamation marks.
    fileprivate var sentences: [String] {
        var parts: [String] = []
        var part = ""
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            part.append(character)
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let ends = "。！？".contains(character) || (".!?".contains(character) && next == " ")
            if ends { (parts, part) = (parts + [part], "") }
        }
        if !part.allSatisfy(\.isWhitespace) { parts.append(part) }
        return parts
    }
}
