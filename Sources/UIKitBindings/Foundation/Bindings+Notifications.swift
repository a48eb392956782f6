internal import Heap
package import Interpreter
package import UIKit

// Values that are passed on unchanged: senders, dictionaries, values by key.
extension Bindings {
    static let notification: HostType = {
        var type = TypeBinding("Notification", .class)
        let parameters = [
            HostParameter("name", "name", "Notification.Name"), HostParameter("object", "object", "Any?", default: "nil"),
            HostParameter("userInfo", "userInfo", "[AnyHashable: Any]?", default: "nil"),
        ]
        type.initializer("init(name:object:userInfo:)", parameters) { call throws(ScriptError) in
            let posted = try call.notification()
            return call.make { posted() }
        }
        type.property("name", "Notification.Name") { call throws(ScriptError) in
            let posted: PostedNotification = try call.receiver()
            return call.give(posted.name)
        }
        type.property("object", "Any?") { call throws(ScriptError) in
            let posted: PostedNotification = try call.receiver()
            return call.give(posted.sender)
        }
        type.property("userInfo", "[AnyHashable: Any]?") { call throws(ScriptError) in
            let posted: PostedNotification = try call.receiver()
            switch posted.userInfo {
            case .none: return .none
            case .held(let id): return call.interpreter.value(of: id)
            case .native(let entries):
                return call.interpreter.makeDictionary(entries.map { (.string($0.key), call.host.value($0.value)) })
            }
        }
        return type.hostType
    }()

    static func completeNotificationCenter(_ type: inout TypeBinding) {
        let parameters = [
            HostParameter("name", "name", "Notification.Name"), HostParameter("object", "object", "Any?"),
            HostParameter("userInfo", "userInfo", "[AnyHashable: Any]?"),
        ]
        for count in [2, 3] {
            let name = count == 2 ? "post(name:object:)" : "post(name:object:userInfo:)"
            type.method(name, Array(parameters.prefix(count))) { call throws(ScriptError) in
                let center: NotificationCenter = try call.receiver()
                let posted = try call.notification()
                call.inWorld { center.deliver(posted()) }
                return .void
            }
        }
    }

    /// The argument may be an address or a request: the interpreter finds overloads by name, not by type.
    static func completeURLSession(_ type: inout TypeBinding) {
        @Sendable func request(_ call: HostCall) throws(ScriptError) -> URLRequest {
            if let url = URL.read(call.arguments[0], in: call.host) { return URLRequest(url: url) }
            return try call.argument(0)
        }
        type.property("delegate", "(any URLSessionDelegate)?") { call throws(ScriptError) in
            let session: URLSession = try call.receiver()
            return call.give(session.delegateID)
        }
        let wanted = HostParameter("with", "request", "URLRequest")
        let handler = HostParameter("completionHandler", "completionHandler", "(Data?, URLResponse?, Error?) -> Void")
        type.method("dataTask(with:completionHandler:)", [wanted, handler], result: "URLSessionDataTask") { call throws(ScriptError) in
            let session: URLSession = try call.receiver()
            let request = try request(call)
            let block: Block = try call.argument(1)
            return call.give(call.inWorld { session.dataTask(with: request, completionHandler: block) })
        }
        type.method("dataTask(with:)", [wanted], result: "URLSessionDataTask") { call throws(ScriptError) in
            let session: URLSession = try call.receiver()
            let request = try request(call)
            return call.give(call.inWorld { session.dataTask(with: request) })
        }
    }

    /// Why a task failed.
    static func completeURLSessionTask(_ type: inout TypeBinding) {
        type.property("error", "Error?") { call throws(ScriptError) in
            let task: URLSessionTask = try call.receiver()
            return call.give(task.error as? URLError)
        }
    }

    /// Work for a queue: the library's addOperation(_:) takes operations too.
    static func completeOperationQueue(_ type: inout TypeBinding) {
        type.method("_run(_:)", [HostParameter(nil, "block", "() -> Void")]) { call throws(ScriptError) in
            let queue: OperationQueue = try call.receiver()
            let block: Block = try call.argument(0)
            queue.addOperation(block)
            return .void
        }
        type.property("_current", "OperationQueue?", isStatic: true) { call throws(ScriptError) in
            call.give(OperationQueue.current(in: call.host.world))
        }
        type.property("_quality", "Int") { call throws(ScriptError) in
            let queue: OperationQueue = try call.receiver()
            return .int(queue.quality)
        } set: { call, value throws(ScriptError) in
            let queue: OperationQueue = try call.receiver()
            queue.quality = try call.read(value)
        }
    }

    static func completeUserDefaults(_ type: inout TypeBinding) {
        let value = HostParameter(nil, "value", "Any?")
        let key = HostParameter("forKey", "defaultName", "String")
        for name in ["set(_:forKey:)", "setValue(_:forKey:)"] {
            type.method(name, [value, key]) { call throws(ScriptError) in
                let defaults: UserDefaults = try call.receiver()
                defaults.keep(call.host.argument(call.arguments[0]), forKey: try call.argument(1))
                return .void
            }
        }
        let register = [HostParameter("defaults", "registrationDictionary", "[String: Any]")]
        type.method("register(defaults:)", register) { call throws(ScriptError) in
            let defaults: UserDefaults = try call.receiver()
            for entry in call.interpreter.entries(of: call.arguments[0]) ?? [] {
                defaults.register(call.host.argument(entry.value), forKey: try call.read(entry.key))
            }
            return .void
        }
        type.method("dictionaryRepresentation()", [], result: "[String: Any]") { call throws(ScriptError) in
            let defaults: UserDefaults = try call.receiver()
            let entries = defaults.keys.map { key in
                (key: Value.string(key), value: call.interpreter.makeNumberObjects(call.host.value(defaults.kept(forKey: key))))
            }
            return call.interpreter.makeDictionary(entries)
        }
        let results = [
            "object": "Any?", "value": "Any?", "array": "[Any]?", "stringArray": "[String]?", "dictionary": "[String: Any]?",
            "data": "Data?",
            "url": "URL?",
        ]
        for (name, result) in results.sorted(by: { $0.key < $1.key }) {
            type.method("\(name)(forKey:)", [key], result: result) { call throws(ScriptError) in
                let defaults: UserDefaults = try call.receiver()
                let value = call.host.value(defaults.kept(forKey: try call.argument(0)))
                return result.hasPrefix("Any?") || result.contains("Any]") ? call.interpreter.makeNumberObjects(value) : value
            }
        }
    }

    static func completeTimer(_ type: inout TypeBinding) {
        type.property("userInfo", "Any?") { call throws(ScriptError) in
            let timer: Timer = try call.receiver()
            return call.give(timer.userInfoID)
        }
    }

    /// The work may be a closure or a work item: the interpreter finds overloads by name, not by type.
    static func completeDispatchQueue(_ type: inout TypeBinding) {
        let work = HostParameter("execute", "work", "() -> Void")
        type.method("async(execute:)", [work]) { call throws(ScriptError) in
            let queue: DispatchQueue = try call.receiver()
            queue.async(group: nil, qos: .unspecified, flags: [], execute: try call.argument(0))
            return .void
        }
        type.method("asyncAfter(deadline:execute:)", [HostParameter("deadline", "deadline", "DispatchTime"), work]) {
            call throws(ScriptError) in
            let queue: DispatchQueue = try call.receiver()
            let deadline: DispatchTime = try call.argument(0)
            queue.asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: try call.argument(1))
            return .void
        }
        let result = HostParameter("execute", "work", "() -> Any")
        for (name, parameters) in [
            ("sync(execute:)", [result]), ("sync(flags:execute:)", [HostParameter("flags", "flags", "DispatchWorkItemFlags"), result]),
        ] {
            type.method(name, parameters, result: "Any") { call throws(ScriptError) in
                let queue: DispatchQueue = try call.receiver()
                let (interpreter, work) = (call.interpreter, call.arguments[parameters.count - 1])
                let result = queue.sync { Result { () throws(ScriptError) in try interpreter.call(work) } }
                return try result.get()
            }
        }
        type.property("_current", "DispatchQueue?", isStatic: true) { call throws(ScriptError) in
            call.give(DispatchQueue.current(in: call.host.world))
        }
        type.property("_target", "DispatchQueue?") { call throws(ScriptError) in
            let queue: DispatchQueue = try call.receiver()
            return call.give(queue.target)
        }
        type.property("_isHeld", "Bool") { call throws(ScriptError) in
            let queue: DispatchQueue = try call.receiver()
            return .bool(queue.isHeld)
        }
    }

    /// One operator for both kinds of lengths: operators are found by name.
    static func completeDispatchTime(_ type: inout TypeBinding) {
        let parameters = [HostParameter(nil, "time", "DispatchTime"), HostParameter(nil, "interval", "DispatchTimeInterval")]
        type.method("+", isStatic: true, parameters, result: "DispatchTime") { call throws(ScriptError) in
            let time: DispatchTime = try call.argument(0)
            if let seconds = Double.read(call.arguments[1], in: call.host) { return call.give(time + seconds) }
            if case .enumeration = call.arguments[1] {
                // The library's, where code takes lengths of time apart.
                let length = try call.interpreter.callMethod("_seconds()", on: call.arguments[1])
                return call.give(time + (Double.read(length, in: call.host) ?? 0))
            }
            let interval: DispatchTimeInterval = try call.argument(1)
            return call.give(time + interval)
        }
    }
}

extension Notification: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Notification? {
        PostedNotification.read(value, in: host).map { Notification($0) }
    }

    package func give(in host: ScriptHost) -> Value { .object(posted.id) }
}

extension HostCall {
    /// Makes a notification of the arguments name, object and userInfo.
    fileprivate func notification() throws(ScriptError) -> () -> PostedNotification {
        let name: Notification.Name = try argument(0)
        let object: ObjectID? = try argument(1)
        let userInfo: ObjectID? = arguments.count > 2 ? try argument(2) : nil
        return { PostedNotification(name: name, object: object, userInfo: userInfo.map { .held($0) } ?? .none) }
    }
}
