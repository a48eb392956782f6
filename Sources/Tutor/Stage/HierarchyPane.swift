import Canvas
import Foundation
import Heap
import Stage

/// The views as a tree, and below them the eight facts of the event's controller.
struct HierarchyPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        guard let model = stage.model, stage.event != nil else { return }
        let nodes = model.hierarchy(at: stage.position)
        let facts = FactsPane(stage: stage, model: model)
        let lines = facts.lines(
            size: Size(width: canvas.width, height: max(2, canvas.height * 4 / 10)), theme: canvas.theme, glyphs: canvas.glyphs)
        let treeRows = max(0, canvas.height - lines.count - 1)
        let tree = Tree(nodes, before: stage.stop(-1).map { model.hierarchy(at: $0) } ?? [])
        let first = Scroll.top(revealing: tree.firstChange, from: 0, count: tree.count, visible: treeRows)
        let top = Scroll.clamped(stage.scroll[.hierarchy, default: 0] + first, count: tree.count, visible: treeRows)
        canvas.within(Rect(x: 0, y: 0, width: canvas.width, height: treeRows)) { area in
            if tree.count == 0 { area.put("no window yet", x: 1, y: 0, style: area.theme.dim) }
            for row in 0..<max(0, min(treeRows, tree.count - top)) {
                area.put(text(of: top + row, in: tree, area.theme, area.glyphs), x: 0, y: row, width: area.width)
            }
            Scroll.drawBar(in: &area, top: top, count: tree.count)
        }
        guard canvas.height > lines.count else { return }
        canvas.horizontalLine(y: treeRows, style: canvas.theme.border)
        if let title = facts.title { canvas.put(" \(title) ", x: 1, y: treeRows, style: canvas.theme.dim, width: canvas.width - 2) }
        canvas.put(lines: lines, x: 0, y: treeRows + 1, width: canvas.width)
    }

    /// The views now, and their changes since the stop before.
    private struct Tree {
        let nodes: [HierarchyNode]
        /// The views that are gone.
        let gone: [HierarchyNode]
        private let old: [ObjectID: HierarchyNode]

        init(_ nodes: [HierarchyNode], before: [HierarchyNode]) {
            self.nodes = nodes
            var old: [ObjectID: HierarchyNode] = [:]
            for node in before { old[node.object] = node }
            self.old = old
            let kept = Set(nodes.map(\.object))
            gone = before.filter { !kept.contains($0.object) }
        }

        var count: Int { nodes.count + gone.count }
        var firstChange: Int { nodes.firstIndex { isChanged($0) } ?? (gone.isEmpty ? 0 : nodes.count) }

        func before(_ node: HierarchyNode) -> HierarchyNode? { old[node.object] }
        func isChanged(_ node: HierarchyNode) -> Bool { !old.isEmpty && old[node.object] != node }
    }

    private func text(of row: Int, in tree: Tree, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        guard row < tree.nodes.count else {
            return StyledText("\(glyphs.changed) ", theme.changed)
                + StyledText("left: \(Self.name(tree.gone[row - tree.nodes.count]))", theme.dim)
        }
        let node = tree.nodes[row]
        let isChanged = tree.isChanged(node)
        var text = StyledText(isChanged ? glyphs.changed : " ", theme.changed)
        text.append(branches(row, tree.nodes, glyphs), theme.border)
        text.append(Self.name(node), node.isPrivate || node.isHidden ? theme.dim : isChanged ? theme.changed : theme.text)
        text.append("  " + Self.geometry(node, glyphs), theme.dim)
        if node.isHidden { text.append("  hidden", theme.dim) }
        if node.alpha < 1 { text.append("  alpha \(shortNumber(node.alpha))", theme.dim) }
        if let background = node.background {
            let isNew = tree.before(node).map { $0.background != background } == true
            text.append("  \(background)", isNew ? theme.changed : theme.dim)
        }
        if node.needsLayout { text.append("  needs layout", theme.warning) }
        return text
    }

    private func branches(_ index: Int, _ nodes: [HierarchyNode], _ glyphs: Glyphs) -> String {
        let depth = nodes[index].depth
        guard depth > 0 else { return "" }
        var text = ""
        for level in 1...depth {
            let isLast = !nodes[(index + 1)...].prefix { $0.depth >= level }.contains { $0.depth == level }
            text += level == depth ? (isLast ? glyphs.treeLast : glyphs.treeBranch) : (isLast ? "  " : glyphs.treeLine)
        }
        return text
    }

    /// The learner's name for a view: its controller or property, and its class if that adds something.
    static func name(_ node: HierarchyNode) -> String {
        guard let label = node.label else { return node.typeName }
        return node.typeName == "UIView" ? label : "\(label) \(node.typeName)"
    }

    /// `0,0 393×852`, and the coordinates that differ on the display: `x 131→0`.
    static func geometry(_ node: HierarchyNode, _ glyphs: Glyphs) -> String {
        func text(_ value: CGFloat) -> String { shortNumber((Double(value) * 10).rounded() / 10) }
        let (model, shown) = (node.frame, node.shownFrame)
        var result = "\(text(model.minX)),\(text(model.minY)) \(text(model.width))×\(text(model.height))"
        let parts: [(String, CGFloat, CGFloat)] = [
            ("x", shown.minX, model.minX), ("y", shown.minY, model.minY), ("width", shown.width, model.width),
            ("height", shown.height, model.height),
        ]
        for (name, now, then) in parts where abs(now - then) > 0.05 { result += "  \(name) \(text(now))\(glyphs.right)\(text(then))" }
        return result
    }
}

/// The eight facts of a controller, with the values behind them.
struct FactsPane {
    let stage: StageState
    let model: RunModel

    /// The facts' controller, and their event.
    var title: String? {
        guard let subject = model.subject(at: stage.position), let object = subject.object else { return nil }
        let name = model.recording.name(of: object)
        return subject.index == stage.position ? "\(name), entering \(subject.name)" : name
    }

    /// A line for each fact where there is room, else as few lines as they need.
    func lines(size: Size, theme: Theme, glyphs: Glyphs) -> [StyledText] {
        if stage.hidesFacts { return [StyledText("the facts are the question", theme.dim)] }
        guard let facts = model.facts(at: stage.position) else {
            return [StyledText("no view controller has been called yet", theme.dim)]
        }
        let marks = Facts.names.indices.map { mark(facts.values[$0], theme, glyphs) }
        let other = other
        guard size.height >= Facts.names.count else {
            var text = StyledText()
            for (index, name) in Facts.names.enumerated() {
                if index > 0 { text.append(" ") }
                text.append(name + "\u{A0}", theme.text)
                text += marks[index]
                if let other, other.facts.values[index] != facts.values[index] { text.append(glyphs.differs, theme.changed) }
            }
            return text.wrapped(to: size.width)
        }
        let values = values(facts)
        let otherValues = other.map { self.values($0.facts) }
        return Facts.names.indices.map { index in
            let name = Facts.names[index]
            var line =
                marks[index] + StyledText(" " + name + String(repeating: " ", count: 12 - name.count), theme.text)
                + StyledText(values[index], theme.dim)
            if let other, let otherValues, other.facts.values[index] != facts.values[index] || otherValues[index] != values[index] {
                line += StyledText("  \(glyphs.differs) \(other.name): ", theme.changed) + mark(other.facts.values[index], theme, glyphs)
                line.append(" \(otherValues[index])", theme.changed)
            }
            return line
        }
    }

    // The facts at the same event in the compared recording.
    private var other: (name: String, facts: Facts)? {
        guard let other = stage.compared.first(where: { !$0.isOnStage }), let event = other.event,
            let facts = other.model.facts(at: event)
        else { return nil }
        return (other.name, facts)
    }

    /// A line for each fact, in words.
    var spoken: [String] {
        if stage.hidesFacts { return ["The facts are the question."] }
        guard let facts = model.facts(at: stage.position) else { return ["No view controller has been called yet."] }
        let values = values(facts)
        return Facts.names.indices.map { index in
            "\(Facts.names[index]): \(facts.values[index].map { $0 ? "yes" : "no" } ?? "unknown"), \(values[index])"
        }
    }

    private func mark(_ value: Bool?, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        switch value {
        case true?: StyledText(glyphs.check, theme.good)
        case false?: StyledText(glyphs.cross, theme.bad)
        case nil: StyledText("?", theme.dim)
        }
    }

    private func values(_ facts: Facts) -> [String] {
        guard let geometry = facts.geometry else { return Array(repeating: "no view", count: Facts.names.count) }
        func text(_ value: CGFloat) -> String { shortNumber(Double(value)) }
        let frame = geometry.frame
        return [
            geometry.window ?? "nil", geometry.superview ?? "nil", geometry.traits, geometry.safeArea.description,
            "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))", geometry.margins.description,
            "\(geometry.subviewCount)", "\(geometry.descendantCount)",
        ]
    }
}
