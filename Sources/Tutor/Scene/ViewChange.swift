import Foundation
import Heap
import Stage

/// What has changed in the views between two moments, in words.
enum ViewChange {
    /// A phrase for each view that has a name of the learner's and has changed: `Book.view x 358 → 341`. Those whose superview has made the same
    /// move are left out. With `isOnScreen` only what is in a window counts, as the display shows it.
    static func between(_ before: [HierarchyNode], _ now: [HierarchyNode], isOnScreen: Bool) -> [String] {
        let old = Dictionary(before.map { ($0.object, $0) }, uniquingKeysWith: { first, _ in first })
        var phrases: [String] = []
        var moves: [(depth: Int, by: CGPoint)] = []
        for node in now {
            moves.removeAll { $0.depth >= node.depth }
            guard let was = old[node.object] else {
                if node.isNamedByLearner, node.isInWindow || !isOnScreen { phrases.append("\(HierarchyPane.name(node)) is new") }
                continue
            }
            let by = CGPoint(x: node.screenFrame.minX - was.screenFrame.minX, y: node.screenFrame.minY - was.screenFrame.minY)
            let isCarried = moves.last.map { abs($0.by.x - by.x) < 0.05 && abs($0.by.y - by.y) < 0.05 } ?? false
            if node.isNamedByLearner, node.isInWindow || !isOnScreen {
                let parts = self.parts(was, node, isCarried: isCarried)
                if !parts.isEmpty { phrases.append("\(HierarchyPane.name(node)) \(parts.joined(separator: ", "))") }
                moves.append((node.depth, by))
            }
        }
        return phrases
    }

    private static func parts(_ was: HierarchyNode, _ node: HierarchyNode, isCarried: Bool) -> [String] {
        var parts: [String] = []
        // A line breaks after a hyphen, and not after a minus.
        func number(_ value: CGFloat) -> String { shortNumber((Double(value) * 10).rounded() / 10).replacing("-", with: "−") }
        func add(_ name: String, _ old: CGFloat, _ new: CGFloat) {
            if abs(old - new) >= 0.05 { parts.append("\(name) \(number(old)) → \(number(new))") }
        }
        if !isCarried {
            add("x", was.screenFrame.minX, node.screenFrame.minX)
            add("y", was.screenFrame.minY, node.screenFrame.minY)
        }
        add("width", was.screenFrame.width, node.screenFrame.width)
        add("height", was.screenFrame.height, node.screenFrame.height)
        if abs(was.alpha - node.alpha) >= 0.005 {
            parts.append("alpha \(shortNumber((was.alpha * 100).rounded() / 100)) → \(shortNumber((node.alpha * 100).rounded() / 100))")
        }
        if was.background != node.background { parts.append("\(was.background ?? "no colour") → \(node.background ?? "no colour")") }
        if was.isHidden != node.isHidden { parts.append(node.isHidden ? "is hidden" : "is shown") }
        return parts
    }
}
