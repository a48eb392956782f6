import Canvas
import Heap
import Stage

/// The learner's living objects: each with the references to it, the references from it, and the chain that keeps it alive.
struct MemoryPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        let lines = lines(theme: canvas.theme, glyphs: canvas.glyphs).flatMap { $0.wrapped(to: canvas.width - 1, hanging: 4) }
        Scroll.draw(lines, top: stage.scroll[.memory, default: 0], in: &canvas)
    }

    /// A line for each object and reference; the objects that nothing leads to come first.
    func lines(theme: Theme, glyphs: Glyphs) -> [StyledText] {
        guard let model = stage.model, stage.event != nil else { return [] }
        let graph = model.memory(at: stage.position)
        let own = graph.nodes.filter(\.isOwn)
        guard !own.isEmpty else { return [StyledText("none of your objects lives", theme.dim)] }
        return (own.filter { !graph.isReachable($0.object) } + own.filter { graph.isReachable($0.object) }).flatMap {
            Drawing(graph: graph, recording: model.recording, theme: theme, glyphs: glyphs).lines(of: $0)
        }
    }

    private struct Drawing {
        let graph: MemoryGraph
        let recording: Recording
        let theme: Theme
        let glyphs: Glyphs

        func lines(of node: MemoryGraph.Node) -> [StyledText] {
            let isReachable = graph.isReachable(node.object)
            var rows = [keeping(node, isReachable)]
            rows += graph.holders(of: node.object).map { holder in
                StyledText("\(glyphs.left) ", style(holder.edge.kind)) + StyledText(name(holder.object), theme.text)
                    + label(holder.edge)
            }
            rows += node.edges.map { edge in
                StyledText("\(glyphs.right) ", style(edge.kind)) + StyledText(name(edge.target), theme.text) + label(edge)
            }
            var lines = [
                StyledText(node.name, isReachable ? theme.title : theme.bad)
                    + StyledText("  \(node.strongCount.counted("strong reference"))", theme.dim)
            ]
            for (index, row) in rows.enumerated() {
                lines.append(StyledText(index == rows.count - 1 ? glyphs.treeLast : glyphs.treeBranch, theme.border) + row)
            }
            return lines
        }

        // The path that keeps it alive. Without one, the cycle that does.
        private func keeping(_ node: MemoryGraph.Node, _ isReachable: Bool) -> StyledText {
            if isReachable {
                let path = graph.path(to: node.object).map { "\(name($0.object)).\($0.edge.label)" }
                return StyledText("alive by ", theme.dim) + StyledText(path.joined(separator: " \(glyphs.right) "), theme.text)
            }
            let cycle = graph.cycle(through: node.object)
            guard !cycle.isEmpty else { return StyledText("held only by what nothing leads to", theme.bad) }
            let names = cycle.map { "\(name($0.object)).\($0.edge.label)" }
            return StyledText("leaked, alive by a cycle: ", theme.bad)
                + StyledText((names + [node.name]).joined(separator: " \(glyphs.right) "), theme.text)
        }

        private func name(_ object: ObjectID?) -> String { object.map { recording.name(of: $0) } ?? "the app" }

        private func style(_ kind: Edge.Kind) -> Style { kind == .strong ? theme.accent : theme.dim }

        private func label(_ edge: Edge) -> StyledText {
            let kind =
                switch edge.kind {
                case .strong: ""
                case .weak: "weak "
                case .unowned: "unowned "
                }
            return StyledText("  \(kind)\(edge.label)", theme.dim)
        }
    }
}
