internal import Interpreter
internal import Projects
internal import Stage
internal import UIKit

// A session as the text of its file: YAML that people read, with each source as a block of its lines.
extension SavedSession {
    /// The text of the file.
    public var text: String {
        let setting = run.setting
        var lines = ["appear-session: \(Self.format)"]
        func add(_ key: String, _ value: String?) { if let value { lines.append("\(key): \(YAMLScalar.text(value))") } }
        func add(_ key: String, list: [String]) {
            guard !list.isEmpty else { return }
            lines.append("\(key):")
            lines += list.map { "  - \(YAMLScalar.text($0))" }
        }
        add("program", program)
        add("recording", recording)
        add("title", title)
        add("world", setting.world == .open ? "open" : "closed")
        add("device", setting.device.name)
        add("os", setting.os.name)
        add("in", setting.container.rawValue)
        add("root", setting.root)
        add("window", setting.windowSize.map { "\(Self.number($0.width))x\(Self.number($0.height))" })
        add("strict", setting.misconceptions.contains(.superForwards) ? "true" : nil)
        add("assume", list: setting.assumptions.map(\.description).sorted())
        add("do", list: setting.steps.map(\.description))
        add("event", event.map(String.init))
        add("level", level)
        add("breakpoints", list: stops.map(\.text))
        add("watches", list: watches)
        lines.append("files:")
        for source in run.sources {
            lines.append("  - name: \(YAMLScalar.text(source.path))")
            if source.isFound { lines.append("    found: true") }
            // A reader of UTF-8 takes a byte order mark away.
            if source.text.unicodeScalars.first == "\u{FEFF}" { lines.append("    mark: true") }
            lines.append("    text: \(YAMLScalar.block(source.text, indent: 6))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}

extension SavedSession.Stop {
    /// `line Scene.swift:12`, `callback viewDidLoad()`, `value title`.
    var text: String {
        switch self {
        case .line(let file, let number): "line \(file):\(number)"
        case .callback(let name): "callback \(name)"
        case .value(let expression): "value \(expression)"
        }
    }

    /// Reads such a text; nil when it is none.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "line":
            guard let colon = parts[1].lastIndex(of: ":"), let number = Int(parts[1][parts[1].index(after: colon)...]), number > 0 else {
                return nil
            }
            self = .line(file: String(parts[1][..<colon]), number: number)
        case "callback": self = .callback(parts[1])
        case "value": self = .value(parts[1])
        default: return nil
        }
    }
}
