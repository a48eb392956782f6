import Foundation
import Interpreter
import Projects
import Stage

// What code does again, told from its text: the same may be said at two lines.
extension RuleContext {
    /// Whether a line in a range of events assigns to the same: `stack.axis`.
    func assigns(_ target: String, in range: ClosedRange<Int>) -> Bool {
        recording.events[range].contains { event in
            event.kind == .line && event.location.map { lines.target(at: $0) == target } == true
        }
    }

    /// A class of the learner's, and those that it inherits from.
    func lineage(of type: String) -> [String] { [type] + (classes.first { $0.name == type }?.superclasses ?? []) }

    /// The lines that run when one of these traits changes. They are traitCollectionDidChange, what is registered for the trait, and what of
    /// the type those call.
    func answers(toTraits traits: [String], in type: String) -> Set<Line> {
        let members = members(of: type)
        var start = members.filter { $0.name.hasSuffix(".traitCollectionDidChange(_:)") }.map(\.lines)
        for (file, lines) in members.map(\.lines) {
            for line in lines { start += handlers(registeredAt: line, of: file, for: traits, among: members) }
        }
        return reached(from: start, among: members)
    }

    /// The functions of a class of the learner's, and of those that it inherits from.
    private func members(of type: String) -> [DeclaredMember] {
        let types = lineage(of: type)
        return run.declaredMembers.filter { member in types.contains { member.name.hasPrefix("\($0).") } }
    }

    /// The lines of the functions of these names, and of what those call.
    func reached(from names: Set<String>, among members: [DeclaredMember]) -> Set<Line> {
        reached(from: members.filter { member in names.contains { member.name.hasSuffix(".\($0)") } }.map(\.lines), among: members)
    }

    /// These lines, and those of the members that they call, and so on. Calls are told by their names.
    private func reached(from start: [(file: String, lines: Range<Int>)], among members: [DeclaredMember]) -> Set<Line> {
        let named = Dictionary(grouping: members, by: baseName)
        var found: Set<Line> = []
        var waiting = start
        while let (file, lines) = waiting.popLast() {
            for number in lines where found.insert(Line(file: file, line: number, about: "")).inserted {
                for name in calls(in: self.lines.files.line(number, of: file) ?? "") {
                    waiting += (named[name] ?? []).map(\.lines)
                }
            }
        }
        return found
    }

    /// The text of these functions of a class and of those that it inherits from, with the functions of theirs that they call.
    func text(of names: Set<String>, in type: String) -> String {
        reached(from: names, among: members(of: type)).compactMap { lines.files.line($0.line, of: $0.file) }.joined(separator: "\n")
    }

    /// The stored properties that a class declares and whoever makes it can set: those that no initialiser of its sets.
    func settableProperties(of type: String) -> Set<String> {
        let members = classes.first { $0.name == type }?.members ?? []
        let made = text(of: Set(members.filter { $0.hasPrefix("init") }), in: type)
        return Set(
            members.filter { name in
                guard let place = run.declarations(of: name, in: type).first?.location, !made.contains("\(name) = ") else { return false }
                let line = lines.files.line(place.line, of: place.file) ?? ""
                return line.contains(/\bvar\b/) && !line.contains(/\b(?:private|override|lazy|static)\b/) && !line.hasSuffix("{")
            })
    }

    /// The handler that a line registers for changes of these traits: a closure, or the method of a selector.
    private func handlers(
        registeredAt line: Int, of file: String, for traits: [String], among members: [DeclaredMember]
    ) -> [(file: String, lines: Range<Int>)] {
        guard let text = lines.files.line(line, of: file), let call = text.range(of: "registerForTraitChanges(") else { return [] }
        let column = text[..<call.lowerBound].utf8.count + 1
        let rest = lines.rest(from: SourceLocation(file: file, line: line, column: column))
        let head = rest.prefix { $0 != "]" }
        let names = traits.map { "UITrait\($0.prefix(1).uppercased())\($0.dropFirst())" }
        guard !head.contains("[UITrait") || names.contains(where: head.contains) else { return [] }
        let tail = rest.dropFirst(head.count)
        if let method = tail.prefix(while: { $0 != "{" && $0 != "\n" }).firstMatch(of: /#selector\((?:\w+\.)*(\w+)/)?.1 {
            return members.filter { baseName(of: $0) == method }.map(\.lines)
        }
        let closure = closure(at: SourceLocation(file: file, line: line, column: column))
        return [(file, line..<line + closure.count { $0 == "\n" } + 1)]
    }

    /// Whether a place is in a function of a class of the learner's.
    func isLine(_ place: SourceLocation, of type: String) -> Bool { member(at: place)?.name.hasPrefix("\(type).") == true }

    /// The text of the function around a place, from its name to its brace, or of what another keyword declares; nil for none.
    func header(around place: SourceLocation, of keyword: Regex<Substring> = /\bfunc\b/) -> Substring? {
        let indent = lines.files.line(place.line, of: place.file)?.prefix(while: \.isWhitespace).count ?? 0
        for number in (1...max(1, place.line)).reversed() {
            guard let text = lines.files.line(number, of: place.file), text.contains(keyword),
                text.prefix(while: \.isWhitespace).count < indent || number == place.line
            else { continue }
            return lines.rest(from: SourceLocation(file: place.file, line: number, column: 1)).prefix { $0 != "{" }
        }
        return nil
    }

    /// Whether a place is in a closure or a branch, within its function, that begins in a line with these words. It is told by the indents.
    func isInside(_ words: Regex<Substring>, _ place: SourceLocation) -> Bool {
        func text(_ number: Int) -> Substring { Substring(lines.files.line(number, of: place.file) ?? "") }
        func indent(_ text: Substring) -> Int { text.prefix(while: \.isWhitespace).count }
        var inner = indent(text(place.line))
        for number in (1..<max(1, place.line)).reversed() {
            let line = text(number)
            guard !line.allSatisfy(\.isWhitespace), indent(line) < inner else { continue }
            if line.contains(words) { return true }
            if line.contains(/(?:^|\s)(?:func|init)\b/) { return false }
            inner = indent(line)
        }
        return false
    }

    /// The names that a line calls.
    private func calls(in text: some StringProtocol) -> [Substring] {
        Substring(text).matches(of: /(func )?(\w+)\(/).filter { $0.1 == nil }.map(\.2)
    }

    private func baseName(of member: DeclaredMember) -> Substring {
        (member.name.split(separator: ".").last ?? "").prefix { $0 != "(" }
    }
}

extension SourceLines {
    /// What a line assigns to, without `self.`; nil where it assigns to nothing, or declares it.
    func target(at location: SourceLocation) -> String? {
        text(at: location).prefixMatch(of: /(?:self\??\.)?([\w.!?\[\]]+) =\s/).map { String($0.1) }
    }
}
