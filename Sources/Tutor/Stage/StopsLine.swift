import Canvas
import Stage

/// Where the right and the left arrow lead at the present level.
struct StopsLine {
    let stage: StageState

    /// One line of at most `width` columns. Where not all fits, places go before names, and the last stop goes before the next one.
    func text(width: Int, theme: Theme, glyphs: Glyphs) -> StyledText {
        func line(_ ways: [Way], withPlaces: Bool) -> StyledText {
            ways.enumerated().reduce(into: StyledText()) { text, way in
                text.append((way.offset > 0 ? "    " : "") + "\(way.element.title) ", theme.dim)
                text.append(way.element.isNext ? glyphs.right : glyphs.left, theme.key)
                text.append(" \(way.element.name)\(withPlaces ? " (\(way.element.place))" : "")", theme.dim)
            }
        }
        let ways = ways
        let lines = [(ways, true), (ways, false), (Array(ways.prefix(1)), true), (Array(ways.prefix(1)), false)].map {
            line($0.0, withPlaces: $0.1)
        }
        return lines.first { $0.columns <= width } ?? lines[lines.count - 1].truncated(to: width, ellipsis: glyphs.ellipsis)
    }

    /// A sentence for each stop.
    var spoken: [String] { ways.map { "\($0.title): \($0.name) (\($0.place))." } }

    /// One of the stops.
    private struct Way {
        var title: String
        var isNext: Bool
        var name: String
        var place: String
    }

    // What comes next may be the question.
    private var ways: [Way] {
        guard let model = stage.model else { return [] }
        let next = stage.limit == nil ? stage.stop(1) : nil
        return [
            next.map { Way(title: "Next stop", isNext: true, name: Self.name(of: $0, in: model), place: place(of: $0, in: model)) },
            stage.stop(-1).map {
                Way(title: "Last stop", isNext: false, name: Self.name(of: $0, in: model), place: place(of: $0, in: model))
            },
        ].compactMap { $0 }
    }

    /// A stop in a word or two: `Library.viewWillDisappear`, `Scene.swift:12`, `frame 7`.
    static func name(of stop: Int, in model: RunModel) -> String {
        let event = model.recording.events[stop]
        if event.kind == .callback, let object = event.object {
            return "\(Lanes.shortName(model.recording.name(of: object, at: stop))).\(event.name.prefix { $0 != "(" })"
        }
        if event.kind == .line, let location = event.location { return model.recording.place(location) }
        if event.name == "composited", let frame = model.frame(after: stop) { return "frame \(model.recording.frames[frame].number)" }
        return model.label(of: stop).replacing("\n", with: " ")
    }

    // The frame that is shown there, where it is another one than now.
    private func place(of stop: Int, in model: RunModel) -> String {
        guard let frame = model.frame(after: stop), frame != model.frame(after: stage.position),
            model.recording.events[stop].name != "composited"
        else { return "event \(stop)" }
        return "frame \(model.recording.frames[frame].number)"
    }
}
