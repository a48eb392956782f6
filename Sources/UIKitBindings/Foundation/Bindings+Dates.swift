internal import Foundation
package import Interpreter
internal import UIKit

// Dates and identifiers, both the same in every run. Dates come from the virtual clock, identifiers from a counter.
extension Bindings {
    /// When an app is launched: 9:41 on the first of January 2026, in Greenwich.
    static let launch = World.launchDate

    /// A moment.
    ///
    /// Fidelity: documented Date; simplified, each run is launched at 9:41 on the first of January 2026, and goes on by its own clock.
    static let date: HostType = {
        var type = TypeBinding("Date", .structure, conformances: TypeBinding.valueProtocols + ["Comparable", "Strideable"])
        for name in ["init()", "now"] {
            let give: @Sendable (HostCall) -> Value = { call in call.give(launch.addingTimeInterval(call.host.world.time)) }
            if name == "now" {
                type.property(name, "Date", isStatic: true) { call throws(ScriptError) in give(call) }
            } else {
                type.initializer(name) { call throws(ScriptError) in give(call) }
            }
        }
        type.initializer(
            "init(timeIntervalSinceNow:)", [HostParameter("timeIntervalSinceNow", "interval", "TimeInterval")]
        ) { call throws(ScriptError) in
            call.give(launch.addingTimeInterval(call.host.world.time + (try call.argument(0))))
        }
        for (name, make) in origins {
            type.initializer("init(\(name):)", [HostParameter(name, "interval", "TimeInterval")]) { call throws(ScriptError) in
                call.give(make(try call.argument(0)))
            }
        }
        type.property("timeIntervalSince1970", "TimeInterval") { call throws(ScriptError) in
            let date: Date = try call.receiver()
            return call.give(date.timeIntervalSince1970)
        }
        type.property("timeIntervalSinceReferenceDate", "TimeInterval") { call throws(ScriptError) in
            let date: Date = try call.receiver()
            return call.give(date.timeIntervalSinceReferenceDate)
        }
        type.property("timeIntervalSinceReferenceDate", "TimeInterval", isStatic: true) { call throws(ScriptError) in
            call.give(launch.timeIntervalSinceReferenceDate + call.host.world.time)
        }
        type.property("timeIntervalSinceNow", "TimeInterval") { call throws(ScriptError) in
            let date: Date = try call.receiver()
            return call.give(date.timeIntervalSince(launch) - call.host.world.time)
        }
        type.method("timeIntervalSince(_:)", [HostParameter(nil, "date", "Date")], result: "TimeInterval") { call throws(ScriptError) in
            let date: Date = try call.receiver()
            let other: Date = try call.argument(0)
            return call.give(date.timeIntervalSince(other))
        }
        type.method("addingTimeInterval(_:)", [HostParameter(nil, "interval", "TimeInterval")], result: "Date") {
            call throws(ScriptError) in
            let date: Date = try call.receiver()
            return call.give(date.addingTimeInterval(try call.argument(0)))
        }
        let operands = [HostParameter(nil, "lhs", "Date"), HostParameter(nil, "rhs", "Date")]
        type.method("<", isStatic: true, operands, result: "Bool") { call throws(ScriptError) in
            let (left, right): (Date, Date) = (try call.argument(0), try call.argument(1))
            return call.give(left < right)
        }
        let interval = [HostParameter(nil, "lhs", "Date"), HostParameter(nil, "rhs", "TimeInterval")]
        type.method("+", isStatic: true, interval, result: "Date") { call throws(ScriptError) in
            let date: Date = try call.argument(0)
            return call.give(date + (try call.argument(1)))
        }
        type.method("-", isStatic: true, interval, result: "Date") { call throws(ScriptError) in
            let date: Date = try call.argument(0)
            return call.give(date - (try call.argument(1)))
        }
        type.makes("init(timeInterval:since:)", ["TimeInterval", "Date"]) { (interval: TimeInterval, date: Date) in
            Date(timeInterval: interval, since: date)
        }
        type.gives("compare(_:)", ["Date"], "ComparisonResult") { (date: Date, other: Date) in date.compare(other) }
        type.gives("distance(to:)", ["Date"], "TimeInterval") { (date: Date, other: Date) in date.distance(to: other) }
        type.gives("advanced(by:)", ["TimeInterval"], "Date") { (date: Date, interval: TimeInterval) in date.advanced(by: interval) }
        type.changes("addTimeInterval(_:)", ["TimeInterval"]) { (date: inout Date, interval: TimeInterval) in date.addTimeInterval(interval)
        }
        type.property("distantFuture", "Date", isStatic: true) { call throws(ScriptError) in call.give(Date.distantFuture) }
        type.property("distantPast", "Date", isStatic: true) { call throws(ScriptError) in call.give(Date.distantPast) }
        return type.hostType
    }()

    private static let origins: [(name: String, make: @Sendable (TimeInterval) -> Date)] = [
        ("timeIntervalSince1970", { Date(timeIntervalSince1970: $0) }),
        ("timeIntervalSinceReferenceDate", { Date(timeIntervalSinceReferenceDate: $0) }),
    ]

    /// Bytes.
    ///
    /// Fidelity: documented Data; its slices begin at 0, files and the bytes' addresses are left out (simplified).
    static let data: HostType = {
        var type = TypeBinding("Data", .structure, conformances: TypeBinding.valueProtocols + ["RandomAccessCollection"])
        type.initializer("init()") { call throws(ScriptError) in call.give(Data()) }
        type.initializer("init(_:)", [HostParameter(nil, "elements", "[UInt8]")]) { call throws(ScriptError) in
            let given = call.arguments[0]
            let bytes: [UInt8]
            if let list = [UInt8].read(given, in: call.host) {
                bytes = list
            } else if let elements = try call.interpreter.collected(given) {
                bytes = try call.read(call.interpreter.makeArray(elements))
            } else {
                bytes = try call.argument(0)
            }
            return call.give(Data(bytes))
        }
        type.property("count", "Int") { call throws(ScriptError) in
            let data: Data = try call.receiver()
            return call.give(data.count)
        }
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let data: Data = try call.receiver()
            return call.give(data.isEmpty)
        }
        // The elements for iteration.
        type.reads("_elements", "[UInt8]") { (data: Data) in Array(data) }
        type.reads("first", "UInt8?") { (data: Data) in data.first }
        type.reads("last", "UInt8?") { (data: Data) in data.last }
        type.reads("startIndex", "Int") { (data: Data) in 0 }
        type.reads("endIndex", "Int") { (data: Data) in data.count }
        for name in ["prefix(_:)", "prefix(upTo:)"] {
            type.gives(name, ["Int"], "Data") { (data: Data, count: Int) in Data(data.prefix(max(0, count))) }
        }
        type.gives("suffix(_:)", ["Int"], "Data") { (data: Data, count: Int) in Data(data.suffix(max(0, count))) }
        type.gives("dropFirst(_:)", ["Int = 1"], "Data") { (data: Data, count: Int) in Data(data.dropFirst(max(0, count))) }
        type.gives("dropLast(_:)", ["Int = 1"], "Data") { (data: Data, count: Int) in Data(data.dropLast(max(0, count))) }
        type.changes("append(_:)", ["Any"]) { (data: inout Data, other: BytesToAppend) in data.append(other.data) }
        type.changes("append(contentsOf:)", ["Any"]) { (data: inout Data, other: BytesToAppend) in data.append(other.data) }
        type.changes("removeAll()", []) { (data: inout Data) in data.removeAll() }
        type.operates("+", ("Data", "Data"), "Data") { (first: Data, second: Data) in first + second }
        let repeated = [HostParameter("repeating", "repeatedValue", "UInt8"), HostParameter("count", "count", "Int")]
        type.initializer("init(repeating:count:)", repeated) { call throws(ScriptError) in
            let byte: Int = try call.argument(0)
            return call.give(Data(repeating: UInt8(truncatingIfNeeded: byte), count: try byteCount(try call.argument(1))))
        }
        type.initializer("init(count:)", [HostParameter("count", "count", "Int")]) { call throws(ScriptError) in
            call.give(Data(count: try byteCount(try call.argument(0))))
        }
        type.subscript("subscript(_:)", [HostParameter(nil, "index", "Int")], result: "UInt8") { call throws(ScriptError) in
            let data: Data = try call.receiver()
            let index: Int = try call.argument(0)
            guard data.indices.contains(index) else { throw .trap("Fatal error: Index out of range") }
            return call.give(data[index])
        } set: { call, new throws(ScriptError) in
            var data: Data = try call.receiver()
            let index: Int = try call.argument(0)
            guard data.indices.contains(index) else { throw .trap("Fatal error: Index out of range") }
            let byte: Int = try call.read(new)
            data[index] = UInt8(truncatingIfNeeded: byte)
            call.receiver = call.give(data)
        }
        type.reads("_decoded", "String") { (data: Data) in String(decoding: data, as: UTF8.self) }
        type.makes("init(base64Encoded:)", ["String"], isFailable: true) { (text: String) in Data(base64Encoded: text) }
        type.gives("base64EncodedString()", [], "String") { (data: Data) in data.base64EncodedString() }
        return type.hostType
    }()

    /// The number of bytes, if a run may request so many at once.
    private static func byteCount(_ count: Int) throws(ScriptError) -> Int {
        if count < 0 { throw .trap("Fatal error: Can't construct Data with count < 0") }
        if count > 64 << 20 { throw .limit("out of memory: Data of \(count) bytes") }
        return count
    }

    /// An identifier that no other object has.
    ///
    /// Fidelity: simplified; counted up from one, the same in every run.
    static let uuid: HostType = {
        var type = TypeBinding("UUID", .structure, conformances: TypeBinding.valueProtocols + ["Comparable"])
        type.initializer("init()") { call throws(ScriptError) in
            let number = call.host.world.nextIdentifier()
            return call.give(UUID(uuidString: "00000000-0000-4000-8000-" + String(format: "%012X", number)))
        }
        type.initializer("init(uuidString:)", [HostParameter("uuidString", "string", "String")], result: "UUID?") {
            call throws(ScriptError) in
            let text: String = try call.argument(0)
            return call.give(UUID(uuidString: text))
        }
        type.property("uuidString", "String") { call throws(ScriptError) in
            let identifier: UUID = try call.receiver()
            return call.give(identifier.uuidString)
        }
        return type.hostType
    }()
}

extension Date: BridgedValue {
    package static var hostName: String { "Date" }
}

extension Data: BridgedValue {
    package static var hostName: String { "Data" }

    package func give(in host: ScriptHost) -> Value { .host(HostValue(typeName: Self.hostName, self, byteCount: count)) }
}

/// Bytes to append: other data, an array of bytes, or one byte.
private struct BytesToAppend: Bridged {
    let data: Data

    package static func read(_ value: Value, in host: ScriptHost) -> BytesToAppend? {
        if let data = Data.read(value, in: host) { return BytesToAppend(data: data) }
        if let byte = Int.read(value, in: host) { return BytesToAppend(data: Data([UInt8(truncatingIfNeeded: byte)])) }
        return [Int].read(value, in: host).map { BytesToAppend(data: Data($0.map { UInt8(truncatingIfNeeded: $0) })) }
    }

    package func give(in host: ScriptHost) -> Value { data.give(in: host) }
}

extension UUID: BridgedValue {
    package static var hostName: String { "UUID" }
}
