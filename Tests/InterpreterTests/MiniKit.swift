import Heap
import Interpreter

/// A little framework to run programs against: a base class to inherit from, a value type, an option set, closures that are kept.
final class MiniKit {
    struct Frame: Hashable, Sendable {
        var x = 0.0
        var width = 0.0
    }

    final class Log: @unchecked Sendable {
        // Used from one test's thread alone.
        var lines: [String] = []
        var kept: [Value] = []
        var frames: [ObjectID: HostValue] = [:]
        var colors: [ObjectID: Value] = [:]
    }

    let log = Log()
    let host = ConsoleHost()

    init() {
        let log = log
        let host = host
        let view = HostType(
            "View", .class, conformances: ["Drawable"],
            members: [
                .initializer("init(width:)", [HostParameter("width", "width", "CGFloat", default: "10")], result: "View") {
                    (call) throws(ScriptError) in
                    let id = call.adopting ?? call.interpreter.space.allocate(typeName: "View")
                    if case .double(let width) = call.arguments[0] {
                        log.frames[id] = HostValue(typeName: "Frame", Frame(x: 0, width: width))
                    }
                    return .object(id)
                },
                .property("frame", "Frame") { (call) throws(ScriptError) in
                    guard case .object(let id) = call.receiver, let frame = log.frames[id] else { return .none }
                    return .host(frame)
                } set: { (call, value) throws(ScriptError) in
                    guard case .object(let id) = call.receiver, case .host(let frame) = value else { return }
                    log.lines.append("set frame")
                    log.frames[id] = frame
                },
                .property("color", "Color?") { (call) throws(ScriptError) in
                    guard case .object(let id) = call.receiver else { return .none }
                    return log.colors[id] ?? .none
                } set: { (call, value) throws(ScriptError) in
                    if case .object(let id) = call.receiver { log.colors[id] = value }
                },
                .method("didLoad()") { (call) throws(ScriptError) in
                    log.lines.append("View.didLoad")
                    return .void
                },
                .method(
                    "animate(duration:options:_:completion:)", isStatic: true,
                    [
                        HostParameter("duration", "duration", "Double"),
                        HostParameter("options", "options", "Options", default: "[]"),
                        HostParameter(nil, "animations", "() -> Void"),
                        HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
                    ]
                ) { (call) throws(ScriptError) in
                    log.lines.append(
                        "animate \(call.interpreter.describe(call.arguments[0])) \(call.interpreter.describe(call.arguments[1]))")
                    _ = try call.interpreter.call(call.arguments[2])
                    if case .closure = call.arguments[3] {
                        call.interpreter.retain(call.arguments[3])
                        log.kept.append(call.arguments[3])
                    }
                    return .void
                },
                .method("fail()") { (call) throws(ScriptError) in throw .exception(name: "Oops", reason: "told to") },
                .method("unknown()") { (call) throws(ScriptError) in throw .refusal("View.unknown()") },
                .method("names()", result: "[String]") { (call) throws(ScriptError) in
                    call.interpreter.makeArray([.string("a"), .string("b")])
                },
            ])
        let frame = HostType(
            "Frame", .structure,
            members: [
                .initializer(
                    "init(x:width:)", [HostParameter("x", "x", "CGFloat"), HostParameter("width", "width", "CGFloat")], result: "Frame"
                ) { (call) throws(ScriptError) in
                    guard case .double(let x) = call.arguments[0], case .double(let width) = call.arguments[1] else { return .none }
                    return .host(HostValue(typeName: "Frame", Frame(x: x, width: width)))
                },
                .property("width", "CGFloat") { (call) throws(ScriptError) in
                    guard case .host(let value) = call.receiver, let frame = value.value(as: Frame.self) else { return .none }
                    return .double(frame.width)
                } set: { (call, value) throws(ScriptError) in
                    guard case .host(let own) = call.receiver, var frame = own.value(as: Frame.self), case .double(let width) = value else {
                        return
                    }
                    frame.width = width
                    call.receiver = .host(HostValue(typeName: "Frame", frame))
                },
            ])
        let color = HostType(
            "Color", .enumeration,
            members: ["red", "blue"].map { name in
                .enumCase(name, of: "Color") { (call) throws(ScriptError) in .host(HostValue(typeName: "Color", name)) }
            })
        let options = HostType(
            "Options", .enumeration, conformances: ["OptionSet"],
            members: [
                .enumCase("loop", of: "Options") { (call) throws(ScriptError) in .host(HostValue(typeName: "Options", 1)) },
                .enumCase("back", of: "Options") { (call) throws(ScriptError) in .host(HostValue(typeName: "Options", 2)) },
                .initializer(
                    "init(arrayLiteral:)", [HostParameter("arrayLiteral", "elements", "Options", isVariadic: true)], result: "Options"
                ) {
                    (call) throws(ScriptError) in
                    let bits = call.interpreter.elements(of: call.arguments[0])?.compactMap { value -> Int? in
                        if case .host(let option) = value { option.value(as: Int.self) } else { nil }
                    }
                    return .host(HostValue(typeName: "Options", (bits ?? []).reduce(0, |)))
                },
            ])
        host.types = [
            "View": view, "Frame": frame, "Color": color, "Options": options, "Drawable": HostType("Drawable", .protocol, members: []),
        ]
        host.globals = [
            "later": [
                .method("later(_:)", [HostParameter(nil, "work", "() -> Void")]) { (call) throws(ScriptError) in
                    call.interpreter.retain(call.arguments[0])
                    log.kept.append(call.arguments[0])
                    return .void
                }
            ]
        ]
        host.onHostTypeName = { log.frames[$0] == nil ? nil : "View" }
    }

    func run(_ source: String) -> Run {
        Run(source, host: host)
    }
}
