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

    static let vertical: LineEnds = [.up, .down]
    static let horizontal: LineEnds = [.left, .right]

    // By the last seven bits of a line's character. Frames are most of a screen's drawing, so most cells look this up.
    private static let ends: [UInt8] = {
        var ends = [UInt8](repeating: 0, count: 0x80)
        for (index, sign) in signs.enumerated() where index > 0 { ends[Int(sign.value & 0x7F)] = UInt8(index) }
        let others: [(Unicode.Scalar, LineEnds)] = [
            ("│", .vertical), ("─", .horizontal), ("╭", [.down, .right]), ("╮", [.down, .left]), ("╰", [.up, .right]), ("╯", [.up, .left]),
        ]
        for (sign, value) in others { ends[Int(sign.value & 0x7F)] = value.rawValue }
        return ends
    }()

    init?(_ sign: Unicode.Scalar) {
        switch sign.value {
        case 0x2500..<0x2580:
            let ends = Self.ends[Int(sign.value & 0x7F)]
            guard ends != 0 else { return nil }
            rawValue = ends
        case 0x7C: self = .vertical
        case 0x2D: self = .horizontal
        case 0x2B: rawValue = 15
        default: return nil
        }
    }

    func sign(isRounded: Bool, isASCII: Bool) -> Unicode.Scalar {
        if isASCII {
            let hasVertical = rawValue & Self.vertical.rawValue != 0
            let hasHorizontal = rawValue & Self.horizontal.rawValue != 0
            return hasVertical && hasHorizontal ? "+" : hasVertical ? "|" : hasHorizontal ? "-" : " "
        }
        if isRounded {
            switch rawValue {
            case 10: return "╭"
            case 6: return "╮"
            case 9: return "╰"
            case 5: return "╯"
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
            draw(.vertical, x: area.x, y: row, style, isRounded, joining)
            draw(.vertical, x: right, y: row, style, isRounded, joining)
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
            var ends = LineEnds.vertical
            if fromY < last && row == fromY { ends = .down }
            if fromY < last && row == last { ends = .up }
            draw(ends, x: x, y: row, style, false, true)
        }
    }

    private mutating func line(fromX: Int, toX: Int, y: Int, style: Style, isRounded: Bool, joining: Bool, ends: LineEnds) {
        guard fromX <= toX else { return }
        for column in fromX...toX {
            var directions = LineEnds.horizontal
            if fromX < toX && column == fromX { directions = ends.union(.right) }
            if fromX < toX && column == toX { directions = ends.union(.left) }
            draw(directions, x: column, y: y, style, isRounded, joining)
        }
    }

    private mutating func draw(_ ends: LineEnds, x: Int, y: Int, _ style: Style, _ isRounded: Bool, _ joining: Bool) {
        var joined = ends
        if joining, let cell = cell(x: x, y: y), let there = LineEnds(cell.text.base) {
            joined = LineEnds(rawValue: ends.rawValue | there.rawValue)
        }
        set(Grapheme(joined.sign(isRounded: isRounded, isASCII: glyphs.isASCII)), x: x, y: y, style: style)
    }
}
