internal import Foundation
internal import Heap
internal import Interpreter
internal import Projects
internal import UIKit

// The native part of the libraries of small classes, conditions and JSON.
extension Bindings {
    static let reflecting: [HostMember] = {
        var type = TypeBinding("", .structure)
        addKeys(to: &type)
        addAssociations(to: &type)
        addPatterns(to: &type)
        addJSON(to: &type)
        addFiles(to: &type)
        return type.members
    }()

    /// The files of the app's bundle: their texts, and the strings of its tables.
    private static func addFiles(to type: inout TypeBinding) {
        type.method("_resource(_:)", HostParameter.list((nil, "String")), result: "Data?") { call throws(ScriptError) in
            let path: String = try call.argument(0)
            let text = call.host.resources.text(at: path) ?? (call.host.assumedResources.contains(path) ? "" : nil)
            return call.give(text.map { Data($0.utf8) })
        }
        type.method("_isAssumed(_:)", HostParameter.list((nil, "String")), result: "Bool") { call throws(ScriptError) in
            call.give(call.host.assumedResources.contains(try call.argument(0)))
        }
        type.method("_assumedList(_:)", HostParameter.list((nil, "String")), result: "[AnyHashable: Any]") { call throws(ScriptError) in
            let path: String = try call.argument(0)
            return try call.interpreter.standingDictionary((path as NSString).lastPathComponent)
        }
        type.method("_resourceNames(_:)", HostParameter.list((nil, "String")), result: "[String]") { call throws(ScriptError) in
            call.give(call.host.resources.names(in: try call.argument(0)))
        }
        type.method("_observedChange(_:_:_:)", HostParameter.list((nil, "AnyObject"), (nil, "Int"), (nil, "String")), result: "Void") {
            call throws(ScriptError) in
            guard let reader = ObjectID.read(call.arguments[0], in: call.host) else { return .void }
            let (number, property): (Int, String) = (try call.argument(1), try call.argument(2))
            if let method = UpdateMethod(rawValue: number) { call.host.world.observedChange(of: property, readBy: reader, in: method) }
            return .void
        }
        type.method("_noteModel(_:_:_:)", HostParameter.list((nil, "AnyObject"), (nil, "String"), (nil, "Bool")), result: "Void") {
            call throws(ScriptError) in
            let (name, isChange): (String, Bool) = (try call.argument(1), try call.argument(2))
            call.host.observer?.didUse(
                "Observable.\(name)", on: ObjectID.read(call.arguments[0], in: call.host), with: [], values: [], isWrite: isChange)
            return .void
        }
        type.method("_bundlePath()", [], result: "String") { call throws(ScriptError) in call.give(Resources.folder) }
        type.method("_information()", [], result: "[String: Any]") { call throws(ScriptError) in
            call.interpreter.standingDictionary("Info.plist", with: script(call.host.resources.ownInformation, call))
        }
        type.method("_parts(_:)", HostParameter.list((nil, "UIColor")), result: "[CGFloat]") { call throws(ScriptError) in
            let color: UIColor = try call.argument(0)
            let parts = call.inWorld { color.components(style: UITraitCollection.current.userInterfaceStyle) }
            return call.give([parts.red, parts.green, parts.blue, parts.alpha].map { CGFloat($0) })
        }
        // A list with the value, or an empty one.
        type.method("_propertyList(_:)", HostParameter.list((nil, "Data")), result: "[Any]") { call throws(ScriptError) in
            guard let value = try? PropertyListSerialization.propertyList(from: try call.argument(0), options: [], format: nil) else {
                return call.give([String]())
            }
            return call.interpreter.makeArray([script(value, call)])
        }
        type.method("_listData(_:_:)", HostParameter.list((nil, "Any"), (nil, "Bool")), result: "Data?") { call throws(ScriptError) in
            let isBinary: Bool = try call.argument(1)
            try call.interpreter.checkDepth(of: call.arguments[0])
            return call.give(propertyList(call.arguments[0], call).written(isBinary: isBinary))
        }
        type.method("_translated(_:_:)", HostParameter.list((nil, "String"), (nil, "String?")), result: "String?") {
            call throws(ScriptError) in
            let (key, table): (String, String?) = (try call.argument(0), try call.argument(1))
            return call.give(call.host.resources.string(key, in: table))
        }
    }

    private static func addKeys(to type: inout TypeBinding) {
        type.method("_refuse(_:)", HostParameter.list((nil, "String"))) { call throws(ScriptError) in
            throw .refusal(try call.argument(0))
        }
        // The simulated network's response to every request, or its failure.
        type.method("_networkText()", [], result: "String?") { call throws(ScriptError) in
            let network = call.host.world.network
            return call.give(network.failure == nil ? network.body : nil)
        }
        type.method("_networkDelay()", [], result: "Double") { call throws(ScriptError) in call.give(call.host.world.network.delay) }
        type.method("_networkFailure()", [], result: "Int") { call throws(ScriptError) in
            call.give(call.host.world.network.failure?.rawValue ?? 0)
        }
        type.method("_blockMainThread(_:)", HostParameter.list((nil, "Double")), result: "Bool") { call throws(ScriptError) in
            call.give(call.host.world.blockMainThread(for: try call.argument(0)))
        }
        type.method("_raise(_:_:)", HostParameter.list((nil, "String"), (nil, "String"))) { call throws(ScriptError) in
            let (name, reason): (String, String) = (try call.argument(0), try call.argument(1))
            call.host.world.report(.exception(name: name, reason: reason, object: nil))
            return .void
        }
        type.method("_autoreleased()", [], result: "Int") { call throws(ScriptError) in call.give(call.host.world.space.poolMark) }
        type.method("_drain(_:)", HostParameter.list((nil, "Int"))) { call throws(ScriptError) in
            call.host.world.space.drain(to: try call.argument(0))
            return .void
        }
        type.method("_isCellAskedFor()", [], result: "Bool") { call throws(ScriptError) in call.give(call.host.world.isCellAskedFor) }
        type.method("_equal(_:_:)", HostParameter.list((nil, "Any"), (nil, "Any")), result: "Bool") { call throws(ScriptError) in
            call.give(try call.interpreter.areEqual(call.arguments[0], call.arguments[1]))
        }
        type.method("_keyValue(_:_:)", HostParameter.list((nil, "Any"), (nil, "String")), result: "Any?") { call throws(ScriptError) in
            guard let id = ObjectID.read(call.arguments[0], in: call.host) else { return .none }
            return call.host.scriptValue(at: try call.argument(1), of: id) ?? .none
        }
        type.method("_keyPathName(_:)", HostParameter.list((nil, "Any")), result: "String") { call throws(ScriptError) in
            call.give(call.interpreter.keyPath(call.arguments[0]) ?? "")
        }
        type.method("_observed(_:of:)", HostParameter.list((nil, "Any"), ("of", "Any")), result: "String") { call throws(ScriptError) in
            let key = call.interpreter.keyPath(call.arguments[0]) ?? ""
            return call.give(try observe(key, call.arguments[1], call))
        }
        let observed = HostParameter.list((nil, "String"), ("of", "Any"))
        type.method("_observes(_:of:)", observed, result: "String") { call throws(ScriptError) in
            call.give(try observe(try call.argument(0), call.arguments[1], call))
        }
    }

    /// A key to observe. Refused if nothing announces its changes. UIKit's own objects announce changes made by setting.
    private static func observe(_ key: String, _ object: Value, _ call: HostCall) throws(ScriptError) -> String {
        guard let id = ObjectID.read(object, in: call.host), !call.interpreter.isDynamic(key, on: id) else { return key }
        if let object = call.host.world.object(id) {
            if object.observableKeys.contains(key) || UseTracking.isObservable(key, of: "\(Swift.type(of: object))") {
                call.host.world.observe(key)
                return key
            }
        }
        call.host.didRefuse(
            "observing \(key): only @objc dynamic properties of the program's and properties of UIKit's that can be set tell of their changes",
            at: call.location)
        return key
    }

    /// Objects associated with another one under a key. The interpreter passes the place of the key's declaration for its address.
    private static func addAssociations(to type: inout TypeBinding) {
        let get = HostParameter.list((nil, "Any"), (nil, "Any"))
        type.method("objc_getAssociatedObject(_:_:)", get, result: "Any?") { call throws(ScriptError) in
            guard let id = ObjectID.read(call.arguments[0], in: call.host) else { return .none }
            let key = call.interpreter.describe(call.arguments[1])
            return call.host.world.associated(with: id, key).map { call.interpreter.value(of: $0) } ?? .none
        }
        let set = HostParameter.list((nil, "Any"), (nil, "Any"), (nil, "Any?"), (nil, "objc_AssociationPolicy"))
        type.method("objc_setAssociatedObject(_:_:_:_:)", set) { call throws(ScriptError) in
            guard let id = ObjectID.read(call.arguments[0], in: call.host) else { return .void }
            // The key comes first: describing a pointer may run code, which would release objects made for the other arguments.
            let key = call.interpreter.describe(call.arguments[1])
            let value: ObjectID? = try call.argument(2)
            let policy: AssociationPolicy = try call.argument(3)
            call.host.world.associate(value, with: id, key, isHeld: policy != .assign)
            return .void
        }
    }

    /// How an associated object is kept.
    ///
    /// Fidelity: documented objc_AssociationPolicy; what is to be copied is held (simplified).
    static let associationPolicy: HostType = {
        var type = TypeBinding("objc_AssociationPolicy", .enumeration, conformances: ["Hashable"])
        for policy in AssociationPolicy.allCases { type.enumCase(policy.rawValue) { call throws(ScriptError) in call.give(policy) } }
        return type.hostType
    }()

    /// The null object in lists and dictionaries of objects.
    ///
    /// Fidelity: documented NSNull.
    static let null: HostType = {
        var type = TypeBinding("NSNull", .structure, conformances: ["Hashable"])
        type.makes("init()", []) { NullValue() }
        return type.hostType
    }()

    private static func addPatterns(to type: inout TypeBinding) {
        type.method("_predicateWords(_:)", HostParameter.list((nil, "String")), result: "[String]") { call throws(ScriptError) in
            let format: String = try call.argument(0)
            let pattern = #"'[^']*'|"[^"]*"|%@|%K|%[a-z]+|[<>=!]=?|<>|&&|\|\||[-+]?[0-9]+(\.[0-9]+)?|[@A-Za-z_][@A-Za-z0-9_.]*|[(){}\[\],]"#
            return call.give(try matches(of: pattern, 0, in: format, nil, call).map { (format as NSString).substring(with: $0[0]) })
        }
        let whole = HostParameter.list((nil, "String"), (nil, "String"), (nil, "Bool"))
        type.method("_matches(_:_:_:)", whole, result: "Bool") { call throws(ScriptError) in
            let (text, pattern, isLike): (String, String, Bool) = (try call.argument(0), try call.argument(1), try call.argument(2))
            let escaped = NSRegularExpression.escapedPattern(for: pattern)
            let like = escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return call.give(try !matches(of: "^(?:\(isLike ? like : pattern))$", 0, in: text, nil, call).isEmpty)
        }
        type.method("_isPattern(_:_:)", HostParameter.list((nil, "String"), (nil, "Int")), result: "Bool") { call throws(ScriptError) in
            let (pattern, options): (String, Int) = (try call.argument(0), try call.argument(1))
            return call.give(expression(pattern, options) != nil)
        }
        // The ranges of each match and of its groups.
        let found = HostParameter.list((nil, "String"), (nil, "Int"), (nil, "String"), (nil, "NSRange"))
        type.method("_matches(_:_:_:_:)", found, result: "[[NSRange]]") { call throws(ScriptError) in
            let (pattern, options): (String, Int) = (try call.argument(0), try call.argument(1))
            let (text, range): (String, NSRange) = (try call.argument(2), try call.argument(3))
            guard try call.check(range, in: text) else { return call.give([[NSRange]]()) }
            return call.give(try matches(of: pattern, options, in: text, range, call))
        }
        let replaced = HostParameter.list((nil, "String"), (nil, "Int"), (nil, "String"), (nil, "NSRange"), (nil, "String"))
        type.method("_replaced(matches:_:_:_:_:)", labelled("matches", replaced), result: "String") { call throws(ScriptError) in
            let (pattern, options): (String, Int) = (try call.argument(0), try call.argument(1))
            let (text, range): (String, NSRange) = (try call.argument(2), try call.argument(3))
            let template: String = try call.argument(4)
            guard try call.check(range, in: text) else { return call.give(text) }
            let found = try matches(of: pattern, options, in: text, range, call)
            try call.interpreter.checkLength(of: text, with: template, times: found.count)
            return call.give(expression(pattern, options)?.stringByReplacingMatches(in: text, range: range, withTemplate: template) ?? text)
        }
    }

    private static func labelled(_ label: String, _ parameters: [HostParameter]) -> [HostParameter] {
        [HostParameter(label, parameters[0].name, parameters[0].type)] + parameters.dropFirst()
    }

    private static func expression(_ pattern: String, _ options: Int) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: NSRegularExpression.Options(rawValue: UInt(bitPattern: options)))
    }

    /// The ranges of all matches and of their groups. A search that goes back and forth without end takes steps for it, and ends the run.
    static func matches(
        of pattern: String, _ options: Int, in text: String, _ range: NSRange?, _ call: HostCall, atMost most: Int = .max
    ) throws(ScriptError) -> [[NSRange]] {
        guard let expression = expression(pattern, options) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        var found: [[NSRange]] = []
        var end: ScriptError?
        expression.enumerateMatches(in: text, options: .reportProgress, range: range ?? whole) { match, _, stop in
            if let match { found.append((0..<match.numberOfRanges).map { match.range(at: $0) }) }
            if found.count >= most { stop.pointee = true }
            do throws(ScriptError) {
                try call.interpreter.spend(match == nil ? progressSteps : matchSteps)
            } catch {
                end = error
                stop.pointee = true
            }
        }
        if let end { throw end }
        return found
    }

    /// The steps that a match takes, and what an expression does between two reports of its progress: a third of a millisecond.
    private static let matchSteps = 20, progressSteps = 4_000

    /// The steps that a byte of a coded text takes.
    static let stepsPerReadByte = 2, stepsPerWrittenByte = 8

    private static func addJSON(to type: inout TypeBinding) {
        // A list with the value, or an empty one.
        type.method("_json(_:)", HostParameter.list((nil, "Data")), result: "[Any]") { call throws(ScriptError) in
            let data: Data = try call.argument(0)
            try call.interpreter.spend(data.count * stepsPerReadByte)
            guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                return call.give([String]())
            }
            return call.interpreter.makeArray([script(value, call)])
        }
        type.method("_json(of:_:)", HostParameter.list(("of", "Any"), (nil, "Int")), result: "Data?") { call throws(ScriptError) in
            let options: Int = try call.argument(1)
            guard let value = try native(call.arguments[0], call) else { return .none }
            // Keys in order: a dictionary's own order changes from one process to the next.
            let wanted = JSONSerialization.WritingOptions(rawValue: UInt(bitPattern: options)).union([.sortedKeys, .fragmentsAllowed])
            let data = try? JSONSerialization.data(withJSONObject: value, options: wanted)
            try call.interpreter.spend((data?.count ?? 0) * stepsPerWrittenByte)
            return call.give(data)
        }
    }

    static func script(_ value: Any, _ call: HostCall) -> Value {
        switch value {
        case let list as [Any]: return call.interpreter.makeArray(list.map { script($0, call) })
        case let entries as [String: Any]:
            let ordered = entries.sorted { $0.key < $1.key }
            return call.interpreter.makeDictionary(ordered.map { (.string($0.key), script($0.value, call)) })
        case let text as String: return .string(text)
        case let flag as Bool where value is Bool && "\(Swift.type(of: value))".contains("Bool"):
            return call.interpreter.makeNumberObjects(.bool(flag))
        case let number as Int: return call.interpreter.makeNumberObjects(.int(number))
        case let number as Double: return call.interpreter.makeNumberObjects(.double(number))
        case let flag as Bool: return call.interpreter.makeNumberObjects(.bool(flag))
        case let date as Date: return call.give(date)
        case let data as Data: return call.give(data)
        default: return call.give(NullValue())
        }
    }

    private static func native(_ value: Value, _ call: HostCall) throws(ScriptError) -> Any? {
        switch value {
        case .host(let boxed) where boxed.value(as: NullValue.self) != nil: return NSNull()
        case .bool(let flag): return flag
        case .int(let number): return number
        case .sized(let number): return number.number
        case .double(let number): return number.isFinite ? number : nil
        case .float(let number): return number.isFinite ? number : nil
        case .string(let text): return text
        case .array:
            var natives: [Any] = []
            for element in call.interpreter.elements(of: value) ?? [] {
                guard let value = try call.interpreter.lookInside({ () throws(ScriptError) in try native(element, call) }) else {
                    return nil
                }
                natives.append(value)
            }
            return natives
        case .dictionary:
            var result: [String: Any] = [:]
            for entry in call.interpreter.entries(of: value) ?? [] {
                guard case .string(let key) = entry.key,
                    let value = try call.interpreter.lookInside({ () throws(ScriptError) in try native(entry.value, call) })
                else { return nil }
                result[key] = value
            }
            return result
        default: return nil
        }
    }
}

/// `NSNull`.
struct NullValue: BridgedValue, CustomStringConvertible {
    package static var hostName: String { "NSNull" }

    var description: String { "<null>" }
}

/// `objc_AssociationPolicy` by its name.
enum AssociationPolicy: String, CaseIterable, BridgedValue {
    case assign = "OBJC_ASSOCIATION_ASSIGN"
    case retain = "OBJC_ASSOCIATION_RETAIN"
    case retainNonatomic = "OBJC_ASSOCIATION_RETAIN_NONATOMIC"
    case copy = "OBJC_ASSOCIATION_COPY"
    case copyNonatomic = "OBJC_ASSOCIATION_COPY_NONATOMIC"

    package static var hostName: String { "objc_AssociationPolicy" }
}
