import Foundation
public import UIKit

extension Run {
    /// The device's frames as an asciicast, version 2, for `asciinema play`. After a header line comes an event for each frame, with the
    /// rows that have changed since the frame before.
    ///
    /// `draw` makes the rows of a picture, top to bottom, as text with SGR sequences, `columns` wide and `rows` high. Below them stands one
    /// row with the time, the frame, and the last callback of the learner's code.
    public func asciicast(columns: Int, rows: Int, draw: (Picture) -> [String]) -> String {
        var header = JSONText()
        header.add("version", 2)
        header.add("width", max(columns, Self.captionWidth))
        header.add("height", rows + 1)
        header.add("title", "\(recording.entry) on \(recording.setting.device.title), \(recording.setting.os.title)")
        var lines = [header.closed]
        var shown: [String] = []
        for frame in recording.frames {
            var screen = draw(picture(atFrame: frame.index))
            screen.append(caption(of: frame))
            var text = frame.index == 0 ? "\u{1b}[2J\u{1b}[?25l" : ""
            for (row, line) in screen.enumerated() where row >= shown.count || shown[row] != line {
                text += "\u{1b}[\(row + 1);1H\u{1b}[0m\(line)\u{1b}[0m\u{1b}[K"
            }
            shown = screen
            lines.append("[\(JSONText.number(frame.time)),\"o\",\(JSONText.quoted(text))]")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var captionWidth: Int { 72 }

    private func caption(of frame: Frame) -> String {
        let last = recording.events[..<frame.eventCount].last { event in
            event.kind == .callback && event.object.map { !recording.isOfUIKit($0) } == true
        }
        let callback = last.map { " · \(recording.name(of: $0))" } ?? ""
        let caption = "\(String(format: "%.3f", frame.time)) s · frame \(frame.number)\(callback)".escapingControls
        return String(caption.prefix(Self.captionWidth))
    }
}
