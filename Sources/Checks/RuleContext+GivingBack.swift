import Heap
import Interpreter
import Projects
import Stage

// What the text says of state that a screen changes: where it is set back, and with whom the screen shares a stack.
extension RuleContext {
    private static let disappearance: Set<String> = ["viewWillDisappear(_:)", "viewDidDisappear(_:)"]
    private static let stackTypes: Set<String> = [
        "UINavigationController", "UINavigationBar", "UIToolbar", "UIScreenEdgePanGestureRecognizer",
    ]

    /// Whether a property is meant to be set back: a type sets it in two places at least. With `leaving`, one of them runs when a screen
    /// disappears. Initialisers and declarations do not count.
    func isSetBack(_ place: FieldPlace, leaving: Bool) -> Bool {
        let name = String(place.name.split(separator: ".").last ?? "")
        let owner = place.owner.map { lineage(of: recording.typeName(of: $0)) }
        var counts: [String: (all: Int, leaving: Int)] = [:]
        for member in run.declaredMembers {
            let parts = member.name.split(separator: ".").map { String($0) }
            guard parts.count > 1, parts.last?.hasPrefix("init") == false else { continue }
            let type = parts.dropLast().joined(separator: ".")
            let family = lineage(of: type)
            let isOwn = owner.map { owner in family.contains(where: owner.contains) }
            let root = family.last { known in classes.contains { $0.name == known } } ?? type
            for number in member.location.line..<member.end {
                let count = writes(of: name, in: String(lines.files.line(number, of: member.location.file) ?? ""), isOwn: isOwn)
                guard count > 0 else { continue }
                counts[root, default: (0, 0)].all += count
                let line = Line(file: member.location.file, line: number, about: "")
                if leaving, linesAtDisappearance.contains(line) { counts[root]?.leaving += count }
            }
        }
        return counts.values.contains { $0.all > 1 && (!leaving || $0.leaving > 0) }
    }

    /// The lines of the callbacks of a disappearance, and of what those call.
    func leavingLines() -> Set<Line> { reached(from: Self.disappearance, among: run.declaredMembers) }

    /// How often a line writes a property of that name. `isOwn` says whether the line is of the type that has it, where that is known.
    private func writes(of name: String, in text: String, isOwn: Bool?) -> Int {
        text.ranges(of: name).count { range in
            let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
            guard before.last.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true,
                after.prefixMatch(of: /\s*[-+*\/]?=(?!=)/) != nil || after.hasPrefix(".toggle()"),
                before.firstMatch(of: /\b(?:var|let)\s+$/) == nil
            else { return false }
            let isBare = !before.hasSuffix(".") || before.hasSuffix("self.") || before.hasSuffix("self?.") || before.hasSuffix("Self.")
            return isOwn.map { $0 || !isBare } ?? true
        }
    }

    /// Whether an object belongs to a navigation controller: itself, its bars, its gesture.
    func isOfStack(_ object: ObjectID) -> Bool { lineage(of: recording.typeName(of: object)).contains(where: Self.stackTypes.contains) }

    /// Whether a screen may share its stack with others. It does not where files make it and none of them puts anything on a stack.
    ///
    /// With `withLater`, it shares the stack also with what its own file puts there.
    func mayShareStack(_ controller: ObjectID, withLater: Bool) -> Bool {
        let name = recording.typeName(of: controller)
        let simple = String(name.split(separator: ".").last ?? "")
        let makers = recording.sources.filter { $0.path.hasSuffix(".swift") && $0.makes(simple) }
        if makers.isEmpty || makers.contains(where: { pushes($0.text) }) { return true }
        let own = classes.first { $0.name == name }?.location.file
        return withLater && recording.sources.contains { $0.path == own && pushes($0.text) }
    }

    private func pushes(_ text: String) -> Bool {
        let putting = /\bpush\w*\(|\bsetViewControllers\(|\bviewControllers\s*=[^=]|\bshow(?:DetailViewController)?\([^{}]*?,\s*sender:/
        return text.firstMatch(of: putting.wordBoundaryKind(.simple)) != nil
    }
}
