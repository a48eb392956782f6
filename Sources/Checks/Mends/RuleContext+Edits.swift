import Foundation
import Interpreter
import Projects
import Stage

/// Edits that are a matter of routine. Whether they help is shown by a run.
extension RuleContext {
    /// A line that goes whole, where it says nothing but this.
    func removal(ofLine place: SourceLocation, saying statement: Regex<Substring>) -> Mend.Edit? {
        guard lines.text(at: place).wholeMatch(of: statement) != nil else { return nil }
        return Mend.Edit(start: place.line(place.line), end: place.line(place.line + 1), text: "")
    }

    /// `child.didMove(toParent: self)` behind the line that adds the child's view, or else behind the one that adds the child.
    func arrival(after place: SourceLocation) -> Mend.Edit? {
        guard let call = lines.text(at: place).wholeMatch(of: /(?:(\w+)\.)?addChild\(([\w.!?]+)\)/) else { return nil }
        let (parent, child) = (call.1.map(String.init) ?? "self", String(call.2))
        let end = member(at: place)?.end ?? 0
        let adding = (place.line..<max(place.line + 1, end)).last { number in
            let text = lines.text(at: place.line(number))
            return text.hasSuffix("Subview(\(child).view)") || text.hasSuffix("Subview(\(child).view!)")
        }
        return insertion("\(child).didMove(toParent: \(parent))", after: place.line(adding ?? place.line))
    }

    /// `addChild(child)` before the line that adds the child's view, and `child.didMove(toParent: self)` behind it.
    func containment(around place: SourceLocation) -> [Mend.Edit] {
        guard let call = lines.text(at: place).wholeMatch(of: /(?:\w+\.)*(?:addSubview|addArrangedSubview)\(([\w.!?]+)\.view!?\)/),
            let before = insertion("addChild(\(call.1))", before: place),
            let after = insertion("\(call.1).didMove(toParent: self)", after: place)
        else { return [] }
        return [before, after]
    }

    /// The call of super with what was received, as the first statement of an override.
    func superCall(firstIn function: SourceLocation) -> Mend.Edit? {
        guard let call = superCall(of: function) else { return nil }
        let rest = lines.rest(from: function)
        guard let brace = rest.firstIndex(of: "{") else { return nil }
        let opening = function.moved(over: rest[..<brace])
        let isOneLine = rest[brace...].prefix { $0 != "\n" }.contains("}")
        let inside = opening.moved(over: "{")
        if isOneLine { return Mend.Edit(start: inside, end: inside, text: " \(call);") }
        return insertion(call, after: opening, deeper: true)
    }

    /// A call of super in a line, replaced by the one that passes on what the override around it has received.
    func superCall(replacedIn place: SourceLocation) -> Mend.Edit? {
        guard let function = member(at: place), let call = superCall(of: function.location),
            let line = lines.files.line(place.line, of: place.file), let old = line.firstMatch(of: /super\.\w+\([^()]*\)/)
        else { return nil }
        let start = place.line(place.line).moved(over: line[..<old.range.lowerBound])
        return Mend.Edit(start: start, end: start.moved(over: old.0), text: call)
    }

    /// `[weak self]` in a closure that returns nothing.
    func weakSelf(inClosureAt place: SourceLocation) -> [Mend.Edit] {
        let text = closure(at: place)
        let before = (lines.files.line(place.line, of: place.file) ?? "").utf8.prefix(max(0, place.column - 1))
        guard text.hasPrefix("{"), returnsNothing(String(decoding: before, as: UTF8.self)), !text.contains("[weak"),
            !text.contains("[unowned"), text.firstMatch(of: /\{\s*\[/) == nil
        else { return [] }
        let inside = place.moved(over: "{")
        let head = text.firstMatch(of: /^\{[^\S\n]*([\w, ():@]*?)[^\S\n]+in\b/)
        let capture = Mend.Edit(start: inside, end: inside, text: head == nil ? " [weak self] in" : " [weak self]")
        let end = place.moved(over: head?.0 ?? text.prefix(1))
        // One statement that is told to self. Inside another one, nobody knows what is made of nil.
        let body = text.dropFirst(head?.0.count ?? 1).drop(while: \.isWhitespace)
        let count = text.split(separator: "\n").count
        if count == 1 || count == 3, body.hasPrefix("self."), body.ranges(of: "self.").count == 1 {
            let start = place.moved(over: text[..<body.startIndex])
            return [capture, Mend.Edit(start: start, end: start.moved(over: "self."), text: "self?.")]
        }
        guard count > 1, let line = insertion("guard let self else { return }", after: end, deeper: true) else { return [] }
        return [capture, line]
    }

    /// Whether the text before a closure says that it returns nothing: a call or an argument that takes such closures, or a property of such a type.
    private func returnsNothing(_ text: String) -> Bool {
        if text.firstMatch(
            of: /(?:UIAction|Timer\.scheduledTimer|addObserver|sink|async|asyncAfter|registerForTraitChanges) *(?:\([^{}]*\))? *$/) != nil
            || text.firstMatch(of: /(?:[Hh]andler|[Cc]ompletion|receiveValue|receiveCompletion|block|execute) *: *$/) != nil
        {
            return true
        }
        guard let name = text.firstMatch(of: /(\w+) *= *$/)?.1 else { return false }
        return recording.sources.contains { source in
            source.text.matches(of: /\bvar +(\w+) *: *\(*.*-> *(?:Void|\(\)) *\)*\??/).contains { $0.1 == name }
        }
    }

    // MARK: Parts

    /// The function of the learner's around a place.
    func member(at place: SourceLocation) -> DeclaredMember? {
        run.declaredMembers.last { $0.location.file == place.file && $0.location.line <= place.line && place.line < $0.end }
    }

    /// The call of super with the parameters of a function, as they are named inside: `super.viewWillAppear(animated)`.
    private func superCall(of function: SourceLocation) -> String? {
        let text = lines.rest(from: function).prefix { $0 != "{" }
        guard let head = text.firstMatch(of: /func\s+(\w+)\s*\(([^{]*)\)/) else { return nil }
        let parameters = head.2.split(separator: ",").compactMap { part -> String? in
            let names = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
            guard let label = names.first, let name = names.last else { return nil }
            return label == "_" ? String(name) : "\(label): \(name)"
        }
        return "super.\(head.1)(\(parameters.joined(separator: ", ")))"
    }

    /// A new line behind that of a place, as far to the right as it, or a step deeper.
    private func insertion(_ statement: String, after place: SourceLocation, deeper: Bool = false) -> Mend.Edit? {
        guard let line = lines.files.line(place.line, of: place.file) else { return nil }
        let start = place.line(place.line + 1)
        let next = lines.files.lines(of: place.file).dropFirst(place.line).first { !$0.allSatisfy(\.isWhitespace) }
        let isClosing = next?.drop(while: \.isWhitespace).hasPrefix("}") != false
        let indent =
            !deeper
            ? String(line.prefix(while: \.isWhitespace))
            : isClosing ? line.prefix(while: \.isWhitespace) + "    " : String((next ?? line).prefix(while: \.isWhitespace))
        return Mend.Edit(start: start, end: start, text: "\(indent)\(statement)\n")
    }

    /// A new line before that of a place, as far to the right as it.
    private func insertion(_ statement: String, before place: SourceLocation) -> Mend.Edit? {
        guard let line = lines.files.line(place.line, of: place.file) else { return nil }
        let start = place.line(place.line)
        return Mend.Edit(start: start, end: start, text: "\(line.prefix(while: \.isWhitespace))\(statement)\n")
    }
}

extension SourceLocation {
    /// The beginning of a line of the same file.
    fileprivate func line(_ number: Int) -> SourceLocation { SourceLocation(file: file, line: number, column: 1) }

    /// The place behind a text that begins here.
    fileprivate func moved(over text: some StringProtocol) -> SourceLocation {
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last else {
            return SourceLocation(file: file, line: line, column: column + text.utf8.count)
        }
        return SourceLocation(file: file, line: line + parts.count - 1, column: last.utf8.count + 1)
    }
}
