/// The four ways out of a cell that a line takes.
struct LineEnds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = LineEnds(rawValue: 1)
    static let down = LineEnds(rawValue: 2)
    static let left = LineEnds(rawValue: 4)
    static let right = LineEnds(rawValue: 8)

    // By raw value; a lone end is drawn as a whole line.
    private static let signs: [Unicode.Scalar] = [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init?(_ sign: Unicode.Scalar) {
        switch sign {
        case "╭": self = [.down, .right]
        case "╮": self = [.down, .left]
        case "╰": self = [.up, .right]
        case "╯": self = [.up, .left]
        case "│", "|": self = [.up, .down]
        case "─", "-": self = [.left, .right]
        case "+": self = [.up, .down, .left, .right]
        default:
            guard let index = Self.signs.firstIndex(of: sign), index > 0 else { return nil }
            self.init(rawValue: UInt8(index))
        }
    }

    func sign(isRounded: Bool, isASCII: Bool) -> Unicode.Scalar {
        if isASCII {
            let hasVertical = !isDisjoint(with: [.up, .down])
            let hasHorizontal = !isDisjoint(with: [.left, .right])
            return hasVertical && hasHorizontal ? "+" : hasVertical ? "|" : hasHorizontal ? "-" : " "
        }
        if isRounded {
            switch self {
            case [.down, .right]: return "╭"
            case [.down, .left]: return "╮"
            case [.up, .right]: return "╰"
            case [.up, .left]: return "╯"
            default: break
            }
        }
        return Self.signs[Int(rawValue)]
    }
}

extension Canvas {
    /// Draws a frame of lines. Where it meets lines that are already there, they join, so that neighbours can share an edge.
    public mutating func box(_ rect: Rect? = nil, style: Style = .plain, isRounded: Bool = false, joining: Bool = true) {
        let area = rect ?? bounds
        guard area.width > 1, area.height > 1 else { return }
        let right = area.maxX - 1
        let bottom = area.maxY - 1
        line(fromX: area.x, toX: right, y: area.y, style: style, isRounded: isRounded, joining: joining, ends: .down)
        line(fromX: area.x, toX: right, y: bottom, style: style, isRounded: isRounded, joining: joining, ends: .up)
        guard bottom - area.y > 1 else { return }
        for row in area.y + 1..<bottom {
            draw([.up, .down], x: area.x, y: row, style, isRounded, joining)
            draw([.up, .down], x: right, y: row, style, isRounded, joining)
        }
    }

    /// Draws a horizontal line; both ends join the lines they touch.
    public mutating func horizontalLine(y: Int, fromX: Int = 0, toX: Int? = nil, style: Style = .plain) {
        line(fromX: fromX, toX: toX ?? width - 1, y: y, style: style, isRounded: false, joining: true, ends: [])
    }

    /// Draws a vertical line; both ends join the lines they touch.
    public mutating func verticalLine(x: Int, fromY: Int = 0, toY: Int? = nil, style: Style = .plain) {
        let last = toY ?? height - 1
        guard fromY <= last else { return }
        for row in fromY...last {
            var ends: LineEnds = [.up, .down]
            if fromY < last && row == fromY { ends = .down }
            if fromY < last && row == last { ends = .up }
            draw(ends, x: x, y: row, style, false, true)
        }
    }

    private mutating func line(fromX: Int, toX: Int, y: Int, style: Style, isRounded: Bool, joining: Bool, ends: LineEnds) {
        guard fromX <= toX else { return }
        for column in fromX...toX {
            var directions: LineEnds = [.left, .right]
            if fromX < toX && column == fromX { directions = ends.union(.right) }
            if fromX < toX && column == toX { directions = ends.union(.left) }
            draw(directions, x: column, y: y, style, isRounded, joining)
        }
    }

    private mutating func draw(_ ends: LineEnds, x: Int, y: Int, _ style: Style, _ isRounded: Bool, _ joining: Bool) {
        var joined = ends
        if joining, let there = cell(x: x, y: y).flatMap({ LineEnds($0.text.base) }) { joined.formUnion(there) }
        set(Grapheme(joined.sign(isRounded: isRounded, isASCII: glyphs.isASCII)), x: x, y: y, style: style)
    }
}
