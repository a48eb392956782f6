import Heap
import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// A scene that was run to see whether a claim holds, and what is asked of its recording.
struct Observation {
    let run: Run

    var recording: Recording { run.recording }

    init(
        _ text: String, _ steps: [String] = [], in container: Setting.Container = .root, device: DeviceProfile = .phone,
        os: Int = OSProfile.newest.version, root: String? = nil, world: Setting.World = .closed
    ) throws {
        run = try Run(
            sources: [Source(path: "Scene.swift", text: "import UIKit\n\n" + text)],
            setting: Setting(
                world: world, device: device, os: OSProfile(version: os), container: container, root: root,
                steps: try steps.map { try Step($0) }))
    }

    /// The callbacks with these names on objects of the scene's own classes, in order, as `A.viewDidLoad`; all of them without names.
    func callbacks(_ names: String...) -> [String] {
        recording.callbacks.compactMap { event in
            guard let object = event.object, names.isEmpty || names.contains(base(event.name)) else { return nil }
            let type = recording.name(of: object)
            return type.hasPrefix("UI") ? nil : "\(type).\(base(event.name))"
        }
    }

    /// The appearance callbacks and viewDidLoad, in order.
    var appearances: [String] {
        callbacks(
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
    }

    /// What the learner's code has printed, line by line.
    var printed: [String] { recording.events.filter { $0.kind == .print }.map { $0.text ?? "" } }

    /// The events of a callback named as `A.viewDidLoad`, in order.
    func events(_ callback: String) -> [Event] {
        recording.callbacks.filter { event in event.object.map { "\(recording.name(of: $0)).\(base(event.name))" } == callback }
    }

    /// The first event of a callback named as `A.viewDidLoad`, or the one with a number from 1.
    func event(_ callback: String, _ number: Int = 1) throws -> Event {
        let all = events(callback)
        try #require(all.count >= number, "\(callback) came \(all.count) times")
        return all[number - 1]
    }

    /// What an expression gives as a statement of `object`'s, before the body of a callback named as `A.viewDidLoad`; at the end without one.
    func value(_ expression: String, of object: String? = nil, at callback: String? = nil, _ number: Int = 1) throws -> String {
        let event = try callback.map { try self.event($0, number).index }
        let name = object ?? String(callback?.prefix { $0 != "." } ?? "")
        let id = try #require(run.newestObject(of: name, at: event) ?? recording.object(named: name), "there is no \(name)")
        return try run.ask(expression, at: event, on: id) { interpreter, value throws(ScriptError) in interpreter.describe(value) }
    }

    /// The root view of a controller, which must have been on the screen once.
    func rootView(of type: String) throws -> ObjectID {
        let appeared = try event("\(type).viewDidAppear").index
        return try #require(run.hierarchy(at: appeared).first { $0.label == "\(type).view" }?.object)
    }

    /// Whether a controller's root view was to be seen in a frame: inside the screen, and filled.
    func shows(_ type: String, inFrame index: Int) throws -> Bool {
        let root = try rootView(of: type)
        return run.picture(atFrame: index).items.contains { $0.object == root && !$0.visible.isEmpty && $0.fill != nil }
    }

    /// The last frame that the display had shown when an event happened.
    func frame(before event: Event) throws -> Int {
        try #require(recording.frame(at: event.index), "no frame had been shown yet")
    }

    private func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
