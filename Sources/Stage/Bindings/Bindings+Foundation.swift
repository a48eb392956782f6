internal import Interpreter
internal import UIKit

// Types of Foundation that UIKit's face uses, written by hand: they are not declared in Sources/UIKit.
extension Bindings {
    /// The binding of a type, UIKit's or Foundation's; nil when there is none.
    static func type(named name: String) -> HostType? {
        switch name {
        case "CGPoint": cgPoint
        case "CGSize": cgSize
        case "CGRect": cgRect
        case "IndexPath": indexPath
        case "NSRange": nsRange
        case "Bundle": bundle
        case "NSCoder": nsCoder
        case "Selector": selector
        case "URL": url
        default: generated(name)
        }
    }

    /// The type of what each member of UIKit's gives that is a number, by its full name.
    static let results: [String: String] = {
        var results: [String: String] = [:]
        for name in generatedNames {
            for member in generated(name)?.members ?? [] where ["CGFloat", "Float", "Double", "TimeInterval"].contains(member.result) {
                results[member.name] = member.result
            }
        }
        return results
    }()

    private static let indexPath: HostType = {
        var type = TypeBinding("IndexPath", .structure, conformances: ["Hashable", "Comparable"])
        for item in ["row", "item"] {
            let parameters = [HostParameter(item, item, "Int"), HostParameter("section", "section", "Int")]
            type.initializer("init(\(item):section:)", parameters) { call throws(ScriptError) in
                let item: Int = try call.argument(0)
                let section: Int = try call.argument(1)
                return call.give(IndexPath(indexes: [section, item]))
            }
            type.property(item, "Int") { call throws(ScriptError) in
                let object: IndexPath = try call.receiver()
                return call.give(object.count > 1 ? object[1] : 0)
            }
        }
        type.property("section", "Int") { call throws(ScriptError) in
            let object: IndexPath = try call.receiver()
            return call.give(object.isEmpty ? 0 : object[0])
        }
        extend(&type)
        return type.hostType
    }()

    private static let nsRange: HostType = {
        var type = TypeBinding("NSRange", .structure, conformances: ["Hashable"])
        let parameters = [HostParameter("location", "location", "Int"), HostParameter("length", "length", "Int")]
        type.initializer("init(location:length:)", parameters) { call throws(ScriptError) in
            let location: Int = try call.argument(0)
            let length: Int = try call.argument(1)
            return call.give(NSRange(location: location, length: length))
        }
        type.property("location", "Int") { call throws(ScriptError) in
            let object: NSRange = try call.receiver()
            return call.give(object.location)
        }
        type.property("length", "Int") { call throws(ScriptError) in
            let object: NSRange = try call.receiver()
            return call.give(object.length)
        }
        extend(&type)
        return type.hostType
    }()

    private static let bundle: HostType = {
        var type = TypeBinding("Bundle", .structure)
        type.property("main", "Bundle", isStatic: true) { call throws(ScriptError) in call.give(Bundle.main) }
        extend(&type)
        return type.hostType
    }()

    private static let nsCoder: HostType = {
        var type = TypeBinding("NSCoder", .structure)
        type.initializer("init()") { _ throws(ScriptError) in Archive.value }
        extend(&type)
        return type.hostType
    }()

    private static let selector: HostType = {
        var type = TypeBinding("Selector", .structure, conformances: ["Hashable"])
        type.initializer("init(_:)", [HostParameter(nil, "name", "String")]) { call throws(ScriptError) in
            let name: String = try call.argument(0)
            return call.give(Selector(name))
        }
        return type.hostType
    }()

    private static let url: HostType = {
        var type = TypeBinding("URL", .structure, conformances: ["Hashable"])
        type.initializer("init(string:)", [HostParameter("string", "string", "String")], result: "URL?") { call throws(ScriptError) in
            let text: String = try call.argument(0)
            return call.give(URL(string: text))
        }
        type.property("absoluteString", "String") { call throws(ScriptError) in
            let object: URL = try call.receiver()
            return call.give(object.absoluteString)
        }
        extend(&type)
        return type.hostType
    }()
}

extension IndexPath: BridgedValue {
    static var hostName: String { "IndexPath" }
}

extension NSRange: BridgedValue {
    static var hostName: String { "NSRange" }
}

/// The interpreter's `#selector` is the method's full name.
extension Selector: Bridged {
    static func read(_ value: Value, in host: ScriptHost) -> Selector? {
        if case .host(let boxed) = value, boxed.typeName == "Selector" { boxed.value(as: String.self).map { Selector($0) } } else { nil }
    }

    func give(in host: ScriptHost) -> Value { .host(HostValue(typeName: "Selector", name)) }
}

extension URL: BridgedValue {
    static var hostName: String { "URL" }
}

extension Bundle: Bridged {
    static func read(_ value: Value, in host: ScriptHost) -> Self? {
        // There is one bundle: the app's.
        if case .host(let boxed) = value, boxed.typeName == "Bundle" { Bundle.main as? Self } else { nil }
    }

    func give(in host: ScriptHost) -> Value { .host(HostValue(typeName: "Bundle", "main")) }
}

/// What stands for an archive in the learner's code. Nothing can be read from it.
enum Archive {
    static var value: Value { .host(HostValue(typeName: "NSCoder", "archive")) }
}

extension NSCoder: Bridged {
    static func read(_ value: Value, in host: ScriptHost) -> Self? {
        if case .host(let boxed) = value, boxed.typeName == "NSCoder" { NSCoder() as? Self } else { nil }
    }

    func give(in host: ScriptHost) -> Value { Archive.value }
}
