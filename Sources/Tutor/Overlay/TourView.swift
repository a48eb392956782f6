import Canvas

/// A step of the tour: its part of the screen is framed, and a window beside it says what it is for.
struct TourView {
    let tour: Tour
    let layout: StageLayout

    func draw(in canvas: inout Canvas) {
        let part = tour.part
        let frame = layout.frame(of: part)
        // Its edges, with what is written on them.
        if let frame {
            for edge in frame.edges { canvas.tint(edge, style: canvas.theme.highlight) }
        }
        let width = min(58, canvas.width - 4)
        let lines = StyledText(part.text, canvas.theme.text).wrapped(to: width - 4)
        let size = Size(width: width, height: lines.count + 2)
        // On the side where the part is not.
        let isAbove = (frame.map { $0.y + $0.height / 2 } ?? 0) * 2 > canvas.height
        let y = isAbove ? 2 : max(0, canvas.height - size.height - 2)
        let window = Rect(x: (canvas.width - size.width) / 2, y: y, width: size.width, height: size.height)
        canvas.fill(window)
        canvas.box(window, style: canvas.theme.borderFocused, isRounded: true, joining: false)
        var pane = Pane(StyledText("\(part.title) · \(tour.step + 1) of \(Tour.Part.allCases.count)"), isFocused: true, isRounded: true)
        let hints = [KeyHint("Enter", "next", priority: 3), KeyHint("Esc", "end", priority: 2)]
        pane.footer = KeyHints(hints).text(fitting: window.width - 4, theme: canvas.theme)
        pane.drawFrame(in: &canvas, window)
        canvas.within(Pane.content(of: window).inset(x: 1, y: 0)) { inner in
            inner.put(lines: lines, x: 0, y: 0)
            inner.markFocus(x: 0, y: 0)
        }
    }
}

extension Rect {
    /// The outermost rows and columns.
    fileprivate var edges: [Rect] {
        [
            Rect(x: x, y: y, width: width, height: 1), Rect(x: x, y: maxY - 1, width: width, height: 1),
            Rect(x: x, y: y, width: 1, height: height), Rect(x: maxX - 1, y: y, width: 1, height: height),
        ]
    }
}

extension StageLayout {
    /// The frame of a part that the tour shows; nil where it is folded away.
    fileprivate func frame(of part: Tour.Part) -> Rect? {
        func slot(_ panes: [StagePane]) -> Rect? { slots.first { panes.contains($0.shown) }?.rect }
        switch part {
        case .text: return slot([.prose])
        case .device: return slot([.screen])
        case .evidence: return slot(Self.evidence)
        case .facts: return factsFrame
        case .timeline: return lowerFrame
        case .keys: return Rect(x: 0, y: hintsRow, width: lowerFrame.width, height: 1)
        }
    }
}
