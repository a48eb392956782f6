import Canvas
import Foundation
import Heap
import Stage

/// The views as a tree: the learner's first, the system's folded away. Views of the learner's controllers in no window come last.
struct HierarchyPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        guard let model = stage.model, stage.event != nil else { return }
        guard !stage.hidden.contains(.views) else {
            canvas.put("the views are the question", x: 1, y: 0, style: canvas.theme.dim)
            return
        }
        let tree = tree(model, canvas.glyphs)
        let rows = tree.rows
        if rows.isEmpty { canvas.put("no view yet", x: 1, y: 0, style: canvas.theme.dim) }
        let changed = rows.firstIndex { tree.isChanged($0) }
        let first = Scroll.top(
            revealing: changed ?? rows.firstIndex { isSubject($0, model) } ?? 0, from: 0, count: rows.count, visible: canvas.height)
        let top = Scroll.clamped(stage.scroll[.hierarchy, default: 0] + first, count: rows.count, visible: canvas.height)
        let width =
            rows.compactMap { row -> Int? in
                guard case .view(let node, let lead) = row else { return nil }
                return (lead + Self.name(node)).columns
            }.max() ?? 0
        // The scrollbar has a column of its own.
        let room = canvas.width - (rows.count > canvas.height ? 1 : 0)
        // What a row has no room for stands below it while there are free rows.
        var free = canvas.height - rows.count
        var y = 0
        for row in rows.dropFirst(top) where y < canvas.height {
            let text = text(of: row, in: tree, nameWidth: min(width, canvas.width * 4 / 10), canvas.theme, canvas.glyphs)
            var lines = Self.lines(of: text, width: room)
            if lines.count - 1 > max(0, free) { lines = [text] }
            free -= lines.count - 1
            canvas.put(lines: lines, x: 0, y: y, width: room)
            y += lines.count
        }
        Scroll.drawBar(in: &canvas, top: top, count: rows.count)
    }

    // A row is broken between its parts, which two spaces separate, and never inside one.
    private static func lines(of row: StyledText, width: Int) -> [StyledText] {
        let unbreakable = "\u{A0}"
        let joined = row.spans.map { span in
            let parts = span.text.components(separatedBy: "  ").map { $0.replacingOccurrences(of: " ", with: unbreakable) }
            return StyledText.Span(parts.joined(separator: "  "), span.style)
        }
        return StyledText(joined).wrapped(to: width, hanging: 4).map { line in
            StyledText(line.spans.map { StyledText.Span($0.text.replacingOccurrences(of: unbreakable, with: " "), $0.style) })
        }
    }

    /// Whether it is the view of the controller that the event is about.
    private func isSubject(_ row: ViewTree.Row, _ model: RunModel) -> Bool {
        guard case .view(let node, _) = row, let object = model.subject(at: stage.position)?.object else { return false }
        return node.label == "\(model.recording.name(of: object)).view"
    }

    private func tree(_ model: RunModel, _ glyphs: Glyphs) -> ViewTree {
        ViewTree(
            model.hierarchy(at: stage.position), before: stage.stop(-1).map { model.hierarchy(at: $0) } ?? [],
            showsSystem: stage.showsSystemViews, glyphs)
    }

    private func text(of row: ViewTree.Row, in tree: ViewTree, nameWidth: Int, _ theme: Theme, _ glyphs: Glyphs) -> StyledText {
        switch row {
        case .window(let name, let hidden):
            var text = StyledText(" \(name)", theme.dim)
            if hidden > 0 {
                text.append(" \(glyphs.inside) \(hidden.counted("system view"))", theme.dim)
                text.append("  v", theme.key)
                text.append(" shows", theme.dim)
            }
            return text
        case .gone(let node): return StyledText(glyphs.changed, theme.changed) + StyledText("left: \(Self.name(node))", theme.dim)
        case .view(let node, let lead): return text(of: node, lead, in: tree, nameWidth, theme, glyphs)
        }
    }

    private func text(
        of node: HierarchyNode, _ lead: String, in tree: ViewTree, _ nameWidth: Int, _ theme: Theme, _ glyphs: Glyphs
    )
        -> StyledText
    {
        let old = tree.before(node)
        let isChanged = tree.isChanged(node)
        var text = StyledText(isChanged ? glyphs.changed : " ", theme.changed)
        text.append(lead, theme.border)
        let name = Self.name(node)
        text.append(name, node.isPrivate || node.isHidden ? theme.dim : isChanged ? theme.changed : theme.text)
        guard !stage.hidden.contains(.facts) else { return text }
        text.append(String(repeating: " ", count: max(0, nameWidth - (lead + name).columns) + 2))
        let isMoved = old.map { $0.frame != node.frame || $0.shownFrame != node.shownFrame } == true
        text.append(Self.geometry(node, glyphs), isMoved ? theme.changed : theme.dim)
        // Where it is on the display, if something around it moves it.
        let isOutermost = lead.columns <= 2
        if isOutermost, node.isInWindow,
            abs(node.screenFrame.minX - node.shownFrame.minX) + abs(node.screenFrame.minY - node.shownFrame.minY) > 0.5
        {
            text.append(
                "  at \(Self.number(node.screenFrame.minX)),\(Self.number(node.screenFrame.minY))", isChanged ? theme.changed : theme.dim)
        }
        if let old, old.frame != node.frame { text.append("  was \(Self.text(old.frame))", theme.dim) }
        if !node.isInWindow, node.depth == 0 { text.append(node.hasSuperview ? "  in a wrapper, no window" : "  no window", theme.warning) }
        if node.isHidden { text.append("  hidden", theme.dim) }
        if node.alpha < 1 { text.append("  alpha \(shortNumber(node.alpha))", theme.dim) }
        if let background = node.background {
            let isNew = old.map { $0.background != background } == true
            text.append("  \(background)", isNew ? theme.changed : theme.dim)
        }
        if node.needsLayout { text.append("  needs layout", theme.warning) }
        return text
    }

    /// The learner's name for a view: its controller or property, and its class if that adds something.
    static func name(_ node: HierarchyNode) -> String {
        guard let label = node.label else { return node.typeName }
        // A controller's view is named after its controller, as its lane is.
        let parts = label.split(separator: ".", maxSplits: 1)
        let short = parts.count == 2 ? "\(Lanes.shortName(String(parts[0]))).\(parts[1])" : label
        return node.typeName == "UIView" ? short : "\(short) \(node.typeName)"
    }

    /// `0,0 393×852`, and the coordinates that differ on the display: `x 131→0`.
    static func geometry(_ node: HierarchyNode, _ glyphs: Glyphs) -> String {
        let (model, shown) = (node.frame, node.shownFrame)
        var result = text(model)
        let parts: [(String, CGFloat, CGFloat)] = [
            ("x", shown.minX, model.minX), ("y", shown.minY, model.minY), ("width", shown.width, model.width),
            ("height", shown.height, model.height),
        ]
        for (name, now, then) in parts where abs(now - then) > 0.05 {
            result += "  \(name) \(number(now))\(glyphs.right)\(number(then))"
        }
        return result
    }

    private static func text(_ frame: CGRect) -> String {
        "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
    }

    private static func number(_ value: CGFloat) -> String { shortNumber((Double(value) * 10).rounded() / 10) }
}
