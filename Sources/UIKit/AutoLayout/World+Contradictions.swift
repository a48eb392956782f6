import Foundation
import Heap

/// A set of conflicting constraints that a World has reported.
struct ToldContradiction: Hashable, Sendable {
    let root: ObjectID
    let participants: [LayoutSystem.Source]
}

extension World {
    /// Writes UIKit's message for constraints that cannot all hold: once, for as long as they stay at odds.
    ///
    /// Fidelity: documented Auto Layout Guide, Unsatisfiable Layouts; addresses are left out.
    func tell(contradictions: [LayoutComponent.Contradiction], in root: UIView) {
        let known = state.toldContradictions.filter { $0.root == root.id }
        guard !known.isEmpty || !contradictions.isEmpty else { return }
        let present = contradictions.map { ToldContradiction(root: root.id, participants: $0.participants) }
        guard known != present else { return }
        state.toldContradictions = state.toldContradictions.filter { $0.root != root.id } + present
        state.layoutRevision += 1
        for (contradiction, entry) in zip(contradictions, present) where !known.contains(entry) {
            guard let message = message(for: contradiction) else { continue }
            report(.console(message, object: root.id, about: .unsatisfiableConstraints))
        }
    }

    /// nil when all constraints are UIKit's own: such a conflict is not reported.
    private func message(for contradiction: LayoutComponent.Contradiction) -> String? {
        guard case .constraint(let victim) = contradiction.broken, let broken = object(victim) else { return nil }
        var lines: [String] = []
        for source in contradiction.participants {
            switch source {
            case .constraint(let id): lines.append(object(id)?.description ?? "")
            case .arrangement(let name, let stack): lines.append("<NSLayoutConstraint '\(name)' in \(itemName(stack))   (active)>")
            case .size, .content, .fitting, .exercise: break
            }
        }
        for line in contradiction.participants.flatMap(constants(behind:)) where !lines.contains(line) { lines.append(line) }
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(broken)
            """
    }

    /// Why the items of a constraint with frames of their own stay in place, worded as in UIKit's list.
    private func constants(behind source: LayoutSystem.Source) -> [String] {
        guard case .constraint(let id) = source, let constraint: NSLayoutConstraint = object(id) else { return [] }
        let ancestor = constraint.nearestCommonAncestor
        let sides = [(constraint.state.first, constraint.firstAttribute), (constraint.state.second, constraint.secondAttribute)]
        return sides.flatMap { item, attribute -> [String] in
            guard let item, let view: UIView = object(item), view.state.translatesMask, attribute != .notAnAttribute else { return [] }
            let frame = view.frame
            let isHorizontal = attribute.isHorizontal
            let size = isHorizontal ? "width == \(number(frame.width))" : "height == \(number(frame.height))"
            let start = isHorizontal ? "minX == \(number(frame.minX))" : "minY == \(number(frame.minY))"
            let needsStart = !attribute.isSize && view !== ancestor
            let needsSize = ![.left, .leading, .top].contains(attribute)
            return ((needsStart ? [start] : []) + (needsSize ? [size] : [])).map {
                "<NSAutoresizingMaskLayoutConstraint \(itemName(item)).\($0)   (active)>"
            }
        }
    }

    private func number(_ value: CGFloat) -> String { NSLayoutConstraint.number(value) }
}
