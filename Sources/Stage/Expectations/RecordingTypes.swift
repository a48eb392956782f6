internal import Heap
internal import Interpreter
internal import UIKit
internal import UIKitBindings

/// The types of the values in `recording`. A ScriptHost knows them only while a run is being asked, so that scenes cannot use their names.
enum RecordingTypes {
    static func type(named name: String) -> HostType? { types[name] }

    private static let types: [String: HostType] = Dictionary(
        uniqueKeysWithValues: [recording, frames, frame, flash, event, appearance, when].map { ($0.name, $0) })

    private static let recording: HostType = {
        var type = TypeBinding(RecordingValue.hostName, .structure, conformances: ["Hashable"])
        type.property("frames", "_Frames") { call throws(ScriptError) in call.give(FramesValue()) }
        type.property("flashes", "[_Flash]") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(
                run.flashes.indices.map { index in
                    let flash = run.flashes[index]
                    let number = run.recording.frames[flash.after].number
                    return FlashValue(
                        index: index, description: "\(flash.property) of \(run.recording.name(of: flash.object)) in frame \(number)")
                })
        }
        type.property("events", "[_Event]") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(run.recording.events.indices.map { run.eventValue($0) })
        }
        type.property("prints", "[String]") { call throws(ScriptError) in
            call.give(try call.askedRun().recording.events.filter { $0.kind == .print }.map { $0.text ?? "" })
        }
        type.property("console", "[String]") { call throws(ScriptError) in
            call.give(try call.askedRun().recording.events.filter { $0.kind == .console }.map { $0.text ?? "" })
        }
        type.property("exceptions", "[String]") { call throws(ScriptError) in
            call.give(try call.askedRun().recording.events.filter { $0.kind == .exception }.map { "\($0.name): \($0.text ?? "")" })
        }
        type.property("requests", "[String]") { call throws(ScriptError) in
            let events = try call.askedRun().recording.events
            return call.give(events.filter { $0.kind == .network && $0.name == "request" }.map { $0.text ?? "" })
        }
        type.property("notifications", "[String]") { call throws(ScriptError) in
            call.give(try call.askedRun().recording.events.filter { $0.kind == .notification }.map(\.name))
        }
        type.property("observers", "Int") { call throws(ScriptError) in call.give(try call.askedRun().registrations(of: nil)) }
        type.method("observers(of:)", [HostParameter("of", "type", "String")], result: "Int") { call throws(ScriptError) in
            let run = try call.askedRun()
            let name: String = try call.argument(0)
            try run.checkClass(name)
            return call.give(run.registrations(of: name))
        }
        let callback = [HostParameter(nil, "callback", "String")]
        type.method("count(_:)", callback, result: "Int") { call throws(ScriptError) in
            call.give(try call.askedRun().events(of: try call.argument(0)).count)
        }
        type.method("first(_:)", callback, result: "Int") { call throws(ScriptError) in
            let name: String = try call.argument(0)
            guard let first = try call.askedRun().events(of: name).first else { throw .trap("\(name) never comes") }
            return call.give(first)
        }
        type.method("events(of:)", [HostParameter("of", "callback", "String")], result: "[_Event]") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(try run.events(of: try call.argument(0)).map { run.eventValue($0) })
        }
        type.method("runs(of:)", [HostParameter("of", "question", "String")], result: "Int") { call throws(ScriptError) in
            let run = try call.askedRun()
            let id: String = try call.argument(0)
            guard let placed = call.inquiry?.placed, placed.id == id else {
                throw .trap("no code of a question '\(id)' was put into this scene")
            }
            return call.give(run.recording.runs(of: placed).count)
        }
        type.method("appearances(of:)", [HostParameter("of", "type", "String")], result: "[_Appearance]") { call throws(ScriptError) in
            let run = try call.askedRun()
            let name: String = try call.argument(0)
            try run.checkClass(name)
            return call.give(run.recording.appearances(of: name).map { AppearanceValue(events: $0) })
        }
        let animation = [HostParameter(nil, "path", "String"), HostParameter("at", "when", "_When")]
        type.method("isAnimating(_:at:)", animation, result: "Bool") { call throws(ScriptError) in
            let run = try call.askedRun()
            let when: WhenValue = try call.argument(1)
            let frames = run.recording.frames
            guard let view = try run.view(at: try call.argument(0)), let frame = when == .end ? frames.last : frames.first else {
                return .bool(false)
            }
            return call.give(run.world.isAnimating(view, in: frame.shown))
        }
        return type.hostType
    }()

    private static let frames: HostType = {
        var type = TypeBinding(FramesValue.hostName, .structure, conformances: ["Hashable"])
        type.property("count", "Int") { call throws(ScriptError) in call.give(try call.askedRun().recording.frames.count) }
        type.property("first", "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(run.frameValue(run.recording.frames.indices.first))
        }
        type.property("last", "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(run.frameValue(run.recording.frames.indices.last))
        }
        let showing = [HostParameter("showing", "type", "String")]
        type.method("first(showing:)", showing, result: "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            let name: String = try call.argument(0)
            try run.checkClass(name)
            return call.give(run.frameValue(run.firstFrame(showing: name)))
        }
        type.method("last(showing:)", showing, result: "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            let name: String = try call.argument(0)
            try run.checkClass(name)
            return call.give(run.frameValue(run.recording.frames.indices.last { run.shows(name, inFrame: $0) }))
        }
        let transition = [HostParameter("ofTransition", "number", "Int")]
        type.method("first(ofTransition:)", transition, result: "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(run.frameValue(try run.transition(try call.argument(0)).frames.first))
        }
        type.method("last(ofTransition:)", transition, result: "_Frame") { call throws(ScriptError) in
            let run = try call.askedRun()
            return call.give(run.frameValue(try run.transition(try call.argument(0)).frames.last))
        }
        return type.hostType
    }()

    private static let frame: HostType = {
        var type = TypeBinding(FrameValue.hostName, .structure, conformances: ["Hashable"])
        type.property("exists", "Bool") { call throws(ScriptError) in
            let frame: FrameValue = try call.receiver()
            return call.give(frame.index != nil)
        }
        type.property("number", "Int?") { call throws(ScriptError) in
            let frame: FrameValue = try call.receiver()
            return call.give(frame.number)
        }
        type.property("colors", "[UIColor]") { call throws(ScriptError) in
            let frame: FrameValue = try call.receiver()
            let run = try call.askedRun()
            return call.give(frame.index.map { run.colors(inFrame: $0) } ?? [])
        }
        // An implicit member finds its type in a parameter of its own, not in a variadic one.
        for count in 1...6 {
            let colors = (1...count).map { HostParameter(nil, "color\($0)", "UIColor") }
            let name = "shows(\(String(repeating: "_:", count: count)))"
            type.method(name, colors, result: "Bool") { call throws(ScriptError) in
                let frame: FrameValue = try call.receiver()
                let run = try call.askedRun()
                guard let index = frame.index else { return .bool(false) }
                let shown = run.colors(inFrame: index)
                let style = run.style(inFrame: index)
                for position in 0..<count {
                    let color: UIColor = try call.argument(position)
                    guard shown.contains(where: { $0.looks(like: color, style: style) }) else { return .bool(false) }
                }
                return .bool(true)
            }
        }
        type.method("color(of:)", [HostParameter("of", "path", "String")], result: "UIColor?") { call throws(ScriptError) in
            let frame: FrameValue = try call.receiver()
            let run = try call.askedRun()
            guard let index = frame.index, let view = try run.view(at: try call.argument(0)) else { return .none }
            return call.give(run.color(of: view, inFrame: index))
        }
        return type.hostType
    }()

    private static let flash: HostType = {
        var type = TypeBinding(FlashValue.hostName, .structure, conformances: ["Hashable"])
        type.property("property", "String") { call throws(ScriptError) in
            let flash: FlashValue = try call.receiver()
            return call.give(try call.askedRun().flashes[flash.index].property)
        }
        type.property("before", "_Frame") { call throws(ScriptError) in
            let flash: FlashValue = try call.receiver()
            let run = try call.askedRun()
            return call.give(run.frameValue(run.flashes[flash.index].before))
        }
        type.property("after", "_Frame") { call throws(ScriptError) in
            let flash: FlashValue = try call.receiver()
            let run = try call.askedRun()
            return call.give(run.frameValue(run.flashes[flash.index].after))
        }
        return type.hostType
    }()

    private static let event: HostType = {
        var type = TypeBinding(EventValue.hostName, .structure, conformances: ["Hashable"])
        type.property("index", "Int") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(event.index)
        }
        type.property("name", "String") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(try call.askedRun().recording.events[event.index].name)
        }
        type.property("kind", "String") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(try call.askedRun().recording.events[event.index].kind.rawValue)
        }
        type.property("object", "String?") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            let recording = try call.askedRun().recording
            return call.give(recording.events[event.index].object.map { recording.name(of: $0) })
        }
        type.property("transaction", "Int") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(try call.askedRun().recording.events[event.index].transaction)
        }
        type.property("frame", "Int") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(try call.askedRun().recording.events[event.index].frame)
        }
        type.property("time", "Double") { call throws(ScriptError) in
            let event: EventValue = try call.receiver()
            return call.give(try call.askedRun().recording.events[event.index].time)
        }
        return type.hostType
    }()

    private static let appearance: HostType = {
        var type = TypeBinding(AppearanceValue.hostName, .structure, conformances: ["Hashable"])
        type.property("first", "Int") { call throws(ScriptError) in
            let appearance: AppearanceValue = try call.receiver()
            return call.give(appearance.events.lowerBound)
        }
        type.property("last", "Int") { call throws(ScriptError) in
            let appearance: AppearanceValue = try call.receiver()
            return call.give(appearance.events.upperBound)
        }
        return type.hostType
    }()

    private static let when: HostType = {
        var type = TypeBinding(WhenValue.hostName, .enumeration, conformances: ["Hashable"])
        for value in WhenValue.allCases {
            type.enumCase(value.rawValue) { call throws(ScriptError) in call.give(value) }
        }
        return type.hostType
    }()
}

extension HostCall {
    /// The run that is being asked.
    fileprivate var inquiry: Inquiry? { host.inquiry as? Inquiry }

    fileprivate func askedRun() throws(ScriptError) -> Run {
        guard let run = inquiry?.run else { throw .refusal("a recording inside the scene that it records") }
        return run
    }
}
