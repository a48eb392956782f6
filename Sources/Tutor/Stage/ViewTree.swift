import Canvas
import Heap
import Stage

/// The rows of a hierarchy, and what has changed since the stop before.
struct ViewTree {
    enum Row {
        /// A window, and how many of the system's views in it are folded away.
        case window(String, hidden: Int)
        /// A view, behind the branches that lead to it.
        case view(HierarchyNode, lead: String)
        /// A view that was there at the stop before.
        case gone(HierarchyNode)
    }

    let rows: [Row]
    private let old: [ObjectID: HierarchyNode]

    init(_ nodes: [HierarchyNode], before: [HierarchyNode], showsSystem: Bool, _ glyphs: Glyphs) {
        old = Dictionary(before.map { ($0.object, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [Row] = []
        for range in Self.roots(nodes) {
            let tree = Node(nodes[range], showsSystem: showsSystem)
            let isWindow = nodes[range.lowerBound].typeName.hasSuffix("Window")
            if isWindow, !showsSystem {
                rows.append(.window(tree.node.label ?? tree.node.typeName, hidden: tree.hidden))
            } else {
                rows.append(.view(tree.node, lead: ""))
            }
            rows += tree.rows(behind: "", glyphs)
        }
        let kept = Set(nodes.map(\.object))
        let gone = before.filter { !kept.contains($0.object) && (showsSystem || !$0.isPrivate) }
        self.rows = rows + gone.map { .gone($0) }
    }

    // Each topmost view with what is in it.
    private static func roots(_ nodes: [HierarchyNode]) -> [Range<Int>] {
        let starts = nodes.indices.filter { nodes[$0].depth == 0 }
        return zip(starts, starts.dropFirst() + [nodes.count]).map { $0..<$1 }
    }

    func before(_ node: HierarchyNode) -> HierarchyNode? { old[node.object] }
    func isChanged(_ node: HierarchyNode) -> Bool { !old.isEmpty && old[node.object] != node }

    func isChanged(_ row: Row) -> Bool {
        switch row {
        case .window: false
        case .view(let node, _): isChanged(node)
        case .gone: true
        }
    }

    /// A view with those in it that are shown; what a folded view has in it stands in its place.
    private struct Node {
        let node: HierarchyNode
        var children: [Node] = []
        /// How many views are folded away in it.
        var hidden = 0

        init(_ nodes: ArraySlice<HierarchyNode>, showsSystem: Bool, isInBar: Bool = false) {
            node = nodes[nodes.startIndex]
            let isInBar = isInBar || node.isBar
            var rest = nodes.dropFirst()
            while let first = rest.first {
                let end = rest.dropFirst().firstIndex { $0.depth <= first.depth } ?? rest.endIndex
                let child = Node(rest[rest.startIndex..<end], showsSystem: showsSystem, isInBar: isInBar)
                rest = rest[end...]
                // What is in a bar is the system's, unless the learner has a name for it.
                if showsSystem || child.node.isNamedByLearner || !(child.node.isPrivate || isInBar) {
                    children.append(child)
                    hidden += child.hidden
                } else {
                    children += child.children
                    hidden += child.hidden + 1
                }
            }
            // The learner's views stand before the system's bars.
            if !showsSystem { children = children.filter(\.isOwn) + children.filter { !$0.isOwn } }
        }

        private var isOwn: Bool { node.isNamedByLearner || !node.isBar }

        func rows(behind lead: String, _ glyphs: Glyphs) -> [Row] {
            children.enumerated().flatMap { index, child -> [Row] in
                let isLast = index == children.count - 1
                return [.view(child.node, lead: lead + (isLast ? glyphs.treeLast : glyphs.treeBranch))]
                    + child.rows(behind: lead + (isLast ? "  " : glyphs.treeLine), glyphs)
            }
        }
    }
}

extension HierarchyNode {
    /// Whether the learner's code has a name for it: its controller's, or a property's.
    var isNamedByLearner: Bool { label.map { !(isPrivate && $0.hasPrefix("UI")) } ?? false }

    /// Whether it is one of UIKit's bars.
    fileprivate var isBar: Bool { typeName.hasPrefix("UI") && typeName.hasSuffix("Bar") }
}
