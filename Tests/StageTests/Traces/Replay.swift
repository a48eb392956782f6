import Foundation
import Projects
import Stage
import Testing
import UIKit

/// A scene run and read as the published recordings are written: `Object.callback`, `Nav.willShow:A`, `@text` for a print.
struct Replay {
    let run: Run
    private let logged: [String]

    /// `logged` is the recording's own filter: a bare name on every object, `A.name` on one, `A.*` for all of one.
    init(
        _ text: String, _ steps: [String] = [], in container: Setting.Container = .root, root: String? = nil,
        device: DeviceProfile = .phone,
        os: Int = 26, logged: [String]
    ) throws {
        run = try Run(
            sources: [Source(path: "Scene.swift", text: text)],
            setting: Setting(
                device: device, os: .init(version: os), container: container, root: root, steps: try steps.map { try Step($0) }))
        self.logged = logged
    }

    /// What was logged after the step with this number (from 1); 0 for everything from launch on.
    func lines(afterStep step: Int = 0) -> [String] {
        let inputs = run.recording.events.filter { $0.kind == .input }.map(\.index)
        let start = step == 0 ? 0 : inputs[step - 1]
        let end = step < inputs.count && step > 0 ? inputs[step] : run.recording.events.count
        return run.recording.events[start..<end].compactMap(line)
    }

    private func line(_ event: Event) -> String? {
        if event.kind == .print { return event.text.map { "@\($0)" } }
        guard event.kind == .callback, let object = event.object else { return nil }
        let owner = run.recording.typeName(of: object)
        let short = Self.short(event, run.recording)
        let name = short.split(separator: ":").first.map(String.init) ?? short
        guard logged.contains(name) || logged.contains("\(owner).\(name)") || logged.contains("\(owner).*") else { return nil }
        return "\(owner).\(short)"
    }

    private static func short(_ event: Event, _ recording: Recording) -> String {
        let base = event.name.split(separator: "(").first.map(String.init) ?? event.name
        if event.name.hasPrefix("\(base)(_:"), event.arguments.count > 1, case .object(let shown) = event.arguments[1].value {
            let labels = event.name.dropFirst(base.count + 1).split(separator: ":")
            return "\(labels[1]):\(recording.typeName(of: shown))"
        }
        guard event.name.hasSuffix("(toParent:)") else { return base }
        if case .object? = event.arguments.first?.value { return "\(base)ToParent" }
        return "\(base)ToParent:nil"
    }

    static let appearance = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
}
