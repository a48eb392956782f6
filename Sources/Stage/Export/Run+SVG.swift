import Foundation
import UIKit

extension Run {
    /// The recording as a picture. Time runs down. Each of the learner's objects and each controller has a lane. A callback is a bar as
    /// long as what happened inside it. Transactions are bands; transitions stand in the margin. Units are pixels.
    public func svg(onlyCallbacks: Bool = false) -> String {
        TimelineDrawing(run: self, story: Story(of: self, onlyCallbacks: onlyCallbacks)).text()
    }
}

/// Draws one timeline.
private struct TimelineDrawing {
    let run: Run
    let story: Story
    private var recording: Recording { run.recording }

    private static let row = 18
    private static let head = 64
    private static let margin = 190
    private static let lane = 330
    private static let bar = 10
    private static let indent = 8
    /// The width of a letter, in pixels.
    private static let advance = 7.4

    private var width: Int { Self.margin + max(1, story.lanes.count) * Self.lane }
    private var height: Int { Self.head + story.moments.count * Self.row + 16 }
    private func top(_ place: Int) -> Int { Self.head + place * Self.row }
    private func left(_ lane: Int) -> Int { Self.margin + lane * Self.lane + 12 }

    func text() -> String {
        let names = story.names(in: recording).joined(separator: ", ")
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)" role="img">"#,
            "<title>\(escaped("\(recording.entry) on \(recording.setting.device.title), \(recording.setting.os.title)"))</title>",
            "<desc>\(escaped("Callbacks of \(names), from top to bottom in the order in which they came."))</desc>",
            Self.style,
            #"<rect class="paper" width="\#(width)" height="\#(height)"/>"#,
        ]
        lines += bands + heads + transitions
        for place in story.moments.indices { lines += drawing(of: place) }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private static let style = """
        <style>
        text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #1c1c1e; }
        .paper { fill: #ffffff; } .band { fill: #f2f2f7; } .line { stroke: #c7c7cc; } .time { fill: #6e6e73; }
        .name { font-weight: bold; } .system { fill: #0a66c2; } .own { fill: #b25000; } .input { fill: #248a3d; }
        .said { fill: #6e6e73; } .wrong { fill: #c5221f; } .transition { fill: #8944ab; }
        @media (prefers-color-scheme: dark) {
        text { fill: #f2f2f7; } .paper { fill: #1c1c1e; } .band { fill: #2c2c2e; } .line { stroke: #48484a; }
        .time, .said { fill: #aeaeb2; } .system { fill: #64a8ff; } .own { fill: #ffb340; } .input { fill: #30d158; }
        .wrong { fill: #ff6961; } .transition { fill: #da8fff; }
        }
        </style>
        """

    private var heads: [String] {
        [label("time, frame, transaction", x: 12, y: Self.head - 14, "time")]
            + story.names(in: recording).enumerated().flatMap { lane, name in
                [
                    label(name, x: left(lane), y: Self.head - 14, "name"),
                    #"<line class="line" x1="\#(left(lane) - 6)" y1="\#(Self.head - 8)" x2="\#(left(lane) - 6)" y2="\#(height - 8)"/>"#,
                ]
            }
    }

    /// A band behind every second transaction.
    private var bands: [String] {
        var lines: [String] = []
        var number = 0
        var start = 0
        for place in story.moments.indices {
            let isLast = place == story.moments.count - 1
            guard isLast || story.moments[place + 1].event.transaction != story.moments[place].event.transaction else { continue }
            if number % 2 == 0 {
                let height = (place + 1 - start) * Self.row
                lines.append(#"<rect class="band" x="0" y="\#(top(start))" width="\#(width)" height="\#(height)"/>"#)
            }
            number += 1
            start = place + 1
        }
        return lines
    }

    private var transitions: [String] {
        recording.transitions.compactMap { transition in
            let inside = story.moments.indices.filter { transition.events.contains(story.moments[$0].event.index) }
            guard let first = inside.first, let last = inside.last else { return nil }
            let words = "transition in \(recording.name(of: transition.container)), \(transition.frames.count) frames"
            return #"<rect class="transition" x="4" y="\#(top(first) + 2)" width="4" height="\#((last - first + 1) * Self.row - 4)">"#
                + "<title>\(escaped(words))</title></rect>"
        }
    }

    private func drawing(of place: Int) -> [String] {
        let moment = story.moments[place]
        let event = moment.event
        var lines: [String] = []
        if place == 0 || isNewTime(place) {
            let time = String(format: "%.3f", event.time)
            lines.append(label("\(time) \(event.frame) \(event.transaction)", x: 12, y: top(place) + 13, "time"))
        }
        let x = moment.lane.map { left($0) + moment.depth * Self.indent } ?? left(0)
        guard event.kind == .callback else {
            let kind =
                [.console, .exception, .refusal, .diagnosis].contains(event.kind) ? "wrong" : event.kind == .input ? "input" : "said"
            return lines + [label(story.caption(of: event, in: recording), x: x + Self.bar + 4, y: top(place) + 13, kind)]
        }
        let height = (moment.length + 1) * Self.row - 4
        let kind = event.location == nil ? "system" : "own"
        lines.append(
            #"<rect class="\#(kind)" x="\#(x)" y="\#(top(place) + 2)" width="\#(Self.bar)" height="\#(height)" rx="3">"#
                + "<title>\(escaped(recording.narration(of: event.index)))</title></rect>")
        let at = event.location.map { " \(recording.place($0))" } ?? ""
        lines.append(label(story.caption(of: event, in: recording) + at, x: x + Self.bar + 4, y: top(place) + 13, nil))
        return lines
    }

    private func isNewTime(_ place: Int) -> Bool {
        let (event, before) = (story.moments[place].event, story.moments[place - 1].event)
        return (event.time, event.transaction) != (before.time, before.transaction)
    }

    private func label(_ text: String, x: Int, y: Int, _ kind: String?) -> String {
        let most = max(8, Int(Double(width - x) / Self.advance))
        let shortened = text.count > most ? text.prefix(most - 1) + "…" : text
        return #"<text x="\#(x)" y="\#(y)"\#(kind.map { #" class="\#($0)""# } ?? "")>\#(escaped(String(shortened)))</text>"#
    }

    /// Text as XML 1.0 allows it.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += " "
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
