/// How a value of some type gets from the learner's code to UIKit's and back.
enum Passage: Equatable {
    /// By its own conformance to `Bridged`.
    case value(TypeName)
    /// An object that conforms to a protocol.
    case existential(String, isOptional: Bool)
    /// A closure, passed as a `Block`.
    case block(isOptional: Bool)
    /// Any object, of the learner's classes too: its identity.
    case reference
    /// A class, passed as a `ClassReference`.
    case classReference
}

/// Which passage the module's types have.
struct BridgingRules {
    /// Types of Foundation and of the standard library for which Sources/UIKitBindings has the bridging and the binding.
    static let foreign: Set<String> = [
        "Bool", "Int", "Int32", "UInt", "UInt32", "UInt8", "Double", "Float", "CGFloat", "TimeInterval", "String",
        "CGPoint", "CGSize", "CGRect", "IndexPath", "IndexSet", "NSRange", "UITrait", "Selector", "URL", "Bundle", "NSCoder", "Date",
        "Data", "Notification", "Locale", "TimeZone", "Calendar",
    ]

    let declarations: DeclarationReader

    /// Whether a name is one of Apple's, and not the simulator's own. The simulator's names never look like Apple's.
    static func isApples(_ path: String) -> Bool {
        let others = [
            "Timer", "DispatchQueue", "DispatchTime", "DispatchTimeInterval", "DispatchQoS", "DispatchWorkItemFlags", "Notification",
            "NotificationCenter", "RunLoop", "URLRequest", "URLError", "URLSession", "URLSessionTask",
            "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "WebKitError",
        ]
        return ["UI", "NS", "CA", "CG", "SF", "WK", "MF"].contains { path.hasPrefix($0) }
            || others.contains { path == $0 || path.hasPrefix("\($0).") }
    }

    /// Whether the type is a class whose instances are objects of the World.
    func isObject(_ path: String) -> Bool {
        declarations.lineage(of: path).last == "NSObject"
    }

    /// Whether the type's instances are values that can be boxed.
    func isValue(_ path: String) -> Bool {
        guard let type = declarations.types[path], type.isPublic, Self.isApples(path) else { return false }
        let inherited = declarations.inheritance(of: path)
        let isHashable = inherited.contains("Hashable")
        switch type.kind {
        case .enumeration: return inherited.contains("Sendable") && type.members.allSatisfy { $0.obstacle != "a case with a payload" }
        case .structure: return isHashable && inherited.contains("Sendable")
        case .class: return !isObject(path) && isHashable && inherited.contains("Sendable")
        case .protocol, .foreign: return false
        }
    }

    private func isBridged(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name):
            return Self.foreign.contains(name) || isValue(name) || (isObject(name) && declarations.types[name]?.isPublic == true)
        case .optional(let inner), .unwrappedOptional(let inner), .array(let inner), .set(let inner): return isBridged(inner)
        case .dictionary(let key, let value): return isBridged(key) && isBridged(value)
        case .existential, .function, .tuple, .other: return false
        }
    }

    /// Whether a property of the type names an object of any class: a delegate or a target.
    func isWeaklyHeld(_ type: TypeName) -> Bool {
        switch passage(of: type) {
        case .existential(_, isOptional: true), .reference: true
        default: false
        }
    }

    /// The passage of a type; nil when there is none.
    func passage(of type: TypeName) -> Passage? {
        switch type.unwrapped {
        case .function: return .block(isOptional: type.isOptional)
        case .existential(let name):
            return declarations.types[name]?.kind == .protocol ? .existential(name, isOptional: type.isOptional) : nil
        case .named("Any"), .named("AnyObject"): return .reference
        case .named("AnyClass"): return .classReference
        default: return isBridged(type) ? .value(type) : nil
        }
    }
}
