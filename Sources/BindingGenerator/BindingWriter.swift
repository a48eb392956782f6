/// Writes one file for each type of the module, and an index of them all.
struct BindingWriter {
    private(set) var files: [(name: String, text: String)] = []
    /// The paths of the types that are bound.
    let types: Set<String>
    private let declarations: DeclarationReader
    private let passages: BridgingRules
    private var unbound: [(name: String, reason: String)] = []

    private static let heading = """
        // Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

        internal import Heap
        internal import Interpreter
        internal import UIKit

        """

    init(declarations: DeclarationReader) {
        self.declarations = declarations
        let passages = BridgingRules(declarations: declarations)
        self.passages = passages
        let bound = declarations.order.compactMap { declarations.types[$0] }.filter { Self.isBound($0, passages) }
        types = Set(bound.map(\.path))
        let roots = Dictionary(grouping: bound, by: \.root)
        for (root, types) in roots.sorted(by: { $0.key < $1.key }) {
            var text = SourceText()
            let kinds = types.map { write($0, into: &text) }
            let isForeign = declarations.types[root]?.kind == .foreign
            if kinds.contains(true) { files.append((isForeign ? "\(root)+UIKit.swift" : "\(root).swift", Self.heading + text.text)) }
        }
        files.append(("Index.swift", Self.heading + index(of: bound)))
    }

    private static func isBound(_ type: DeclaredType, _ passages: BridgingRules) -> Bool {
        switch type.kind {
        case .protocol: type.isPublic && BridgingRules.isApples(type.path)
        case .foreign: BridgingRules.foreign.contains(type.path)
        case .class, .structure, .enumeration: type.isPublic && (passages.isObject(type.path) || passages.isValue(type.path))
        }
    }

    // MARK: One type

    /// The name of a type's constant or function: `uiViewContentMode`.
    static func identifier(_ path: String) -> String {
        let joined = path.split(separator: ".").joined()
        let capitals = joined.prefix { $0.isUppercase }
        let lowered = capitals.count > 1 ? capitals.dropLast(joined.count == capitals.count ? 0 : 1) : capitals
        return lowered.lowercased() + joined.dropFirst(lowered.count)
    }

    private mutating func write(_ type: DeclaredType, into text: inout SourceText) -> Bool {
        let members = membersToBind(of: type)
        if type.kind == .foreign, members.isEmpty { return false }
        let name = Self.identifier(type.path)
        text.line()
        text.open("extension Bindings {")
        if type.kind == .foreign {
            text.open("static func extend\(name.prefix(1).uppercased() + name.dropFirst())(_ type: inout TypeBinding) {")
            write(members, of: type, into: &text)
            text.close()
        } else {
            text.open("static let \(name): HostType = {")
            text.call("var type = TypeBinding", head(of: type), rest: "")
            if isOptionSet(type) {
                text.line("type.addOptions(of: \(type.path).self)")
            } else if isRaw(type) {
                text.line("type.addRawValue(of: \(type.path).self)")
            }
            write(members, of: type, into: &text)
            text.line("return type.hostType")
            text.close("}()")
        }
        text.close()
        if type.kind != .protocol, type.kind != .foreign, !passages.isObject(type.path) {
            text.line()
            let form = isOptionSet(type) ? "BridgedOptions" : "BridgedValue"
            text.open("extension \(type.path): \(form) {")
            text.line("package static var hostName: String { \"\(type.path)\" }")
            text.close()
        }
        return true
    }

    private func isOptionSet(_ type: DeclaredType) -> Bool { type.inherited.contains("OptionSet") }

    private func isRaw(_ type: DeclaredType) -> Bool {
        type.inherited.contains { ["RawRepresentable", "Int", "UInt", "String", "Float", "CGFloat", "Double"].contains($0) }
            && type.inherited.contains { $0 != "Comparable" }
    }

    private func head(of type: DeclaredType) -> [CallArgument] {
        let superclass = declarations.superclass(of: type)
        let isObject = passages.isObject(type.path)
        let kind =
            switch type.kind {
            case .protocol: "protocol"
            case .enumeration: "enumeration"
            case .class where isObject: "class"
            default: isOptionSet(type) ? "enumeration" : "structure"
            }
        var arguments = [CallArgument.plain("\"\(type.path)\""), .plain(".\(kind)")]
        if isObject, let superclass { arguments.append(.plain("superclass: \"\(superclass.path)\"")) }
        let others = type.inherited.filter { name in
            name != superclass?.path && name != "Sendable" && name != "AnyObject"
                && (declarations.types[name] == nil || declarations.types[name]?.kind == .foreign || BridgingRules.isApples(name))
        }
        if !others.isEmpty { arguments.append(.list(label: "conformances: ", others.map { "\"\($0)\"" })) }
        return arguments
    }

    /// A class's own members and the initialisers that it inherits. Overrides are left out unless they add a setter: the superclass's
    /// binding covers them.
    private func membersToBind(of type: DeclaredType) -> [DeclaredMember] {
        let given = declarations.given(to: type).filter { member in !type.members.contains { $0.signature == member.signature } }
        var members = (type.members + given).filter { $0.isPublic && !Self.isImplied($0) }
        if type.kind == .class {
            members = members.filter { member in
                if case .initializer = member.kind { return true }
                return !member.isOverride || addsSetter(member, in: type)
            }
            let own = Set(members.map(\.name))
            members = inheritedInitializers(of: type).filter { !own.contains($0.name) } + members
        }
        if isOptionSet(type) || isRaw(type) { members = members.filter { $0.name != "init(rawValue:)" && $0.name != "rawValue" } }
        return members
    }

    /// Whether an override can be written where the superclass's property can only be read.
    private func addsSetter(_ member: DeclaredMember, in type: DeclaredType) -> Bool {
        guard case .property(isSettable: true) = member.kind else { return false }
        let above = declarations.lineage(of: type.path).dropFirst().compactMap { declarations.types[$0] }.flatMap(\.members)
        return above.contains { other in
            if case .property(isSettable: false) = other.kind { other.isPublic && other.name == member.name } else { false }
        }
    }

    /// Members that every host value or object has without a binding. The interpreter derives an operator that changes an operand from the
    /// one that returns a value.
    private static func isImplied(_ member: DeclaredMember) -> Bool {
        member.baseName == "==" || member.isOperator && member.parameters.contains(where: \.isInout)
            || ["hash(into:)", "hashValue"].contains(member.name)
            || member.result.unwrapped == .named("ObjectID")
    }

    /// Swift's rules of automatic inheritance.
    private func inheritedInitializers(of type: DeclaredType) -> [DeclaredMember] {
        guard let superclass = declarations.superclass(of: type) else { return [] }
        let above = initializers(of: superclass)
        let designated = above.filter { !Self.isConvenience($0) }
        let own = type.members.filter { if case .initializer = $0.kind { true } else { false } }
        if !own.contains(where: { !Self.isConvenience($0) }) { return above }
        let names = Set(own.map(\.name))
        return designated.allSatisfy { names.contains($0.name) } ? above.filter(Self.isConvenience) : []
    }

    private func initializers(of type: DeclaredType) -> [DeclaredMember] {
        let own = type.members.filter { if case .initializer = $0.kind { $0.isPublic } else { false } }
        let names = Set(own.map(\.name))
        return inheritedInitializers(of: type).filter { !names.contains($0.name) } + own
    }

    private static func isConvenience(_ member: DeclaredMember) -> Bool {
        if case .initializer(_, let isConvenience) = member.kind { isConvenience } else { false }
    }

    private mutating func write(_ members: [DeclaredMember], of type: DeclaredType, into text: inout SourceText) {
        var seen: Set<String> = []
        var introductions: [Int: Set<String>] = [:]
        for member in members where seen.insert(member.signature).inserted {
            var writer = MemberWriter(member: member, type: type, declarations: declarations, passages: passages, text: text)
            if let reason = writer.write() {
                unbound.append((type.path + "." + member.name, reason))
            } else {
                text = writer.text
                // What a class above has too is there on systems without this class's own members.
                let version = member.introduced ?? type.introduced
                if let version, version != type.introduced || !isRedeclared(member, by: type) {
                    introductions[version, default: []].insert(member.name)
                }
            }
        }
        for (version, names) in introductions.sorted(by: { $0.key < $1.key }) {
            text.call(
                "type.requireVersion", [.plain("iOS: \(version)"), .list(label: "", names.sorted().map { "\"\($0)\"" })], rest: "")
        }
    }

    /// Whether a class above has a member of that name.
    private func isRedeclared(_ member: DeclaredMember, by type: DeclaredType) -> Bool {
        declarations.lineage(of: type.path).dropFirst().compactMap { declarations.types[$0] }.contains { above in
            (above.members + declarations.given(to: above)).contains { $0.isPublic && $0.name == member.name }
        }
    }

    // MARK: The index

    private mutating func index(of bound: [DeclaredType]) -> String {
        var text = SourceText()
        text.line()
        text.open("extension Bindings {")
        text.line("/// The generated binding of a type; nil when the simulated UIKit has no such type.")
        text.open("static func generated(_ name: String) -> HostType? {")
        text.line("switch name {")
        for type in bound.sorted(by: { $0.path < $1.path }) where type.kind != .foreign {
            text.line("case \"\(type.path)\": \(Self.identifier(type.path))")
        }
        text.line("default: nil")
        text.line("}")
        text.close()
        text.line()
        text.line("/// The names of all of them.")
        text.open("package static let generatedNames: [String] = [")
        for type in bound.sorted(by: { $0.path < $1.path }) where type.kind != .foreign { text.line("\"\(type.path)\",") }
        text.close("]")
        text.line()
        text.line("/// Adds what UIKit adds to a type of Foundation.")
        text.open("static func extend(_ type: inout TypeBinding) {")
        text.line("switch type.name {")
        for type in bound where type.kind == .foreign && !membersToBind(of: type).isEmpty {
            let name = Self.identifier(type.path)
            text.line("case \"\(type.path)\": extend\(name.prefix(1).uppercased() + name.dropFirst())(&type)")
        }
        text.line("default: break")
        text.line("}")
        text.close()
        text.line()
        text.line("/// The class that the learner knows for each class that UIKit keeps to itself or that is nested in another.")
        text.open("static let hiddenClasses: [String: String] = [")
        for path in declarations.order.sorted() {
            guard let type = declarations.types[path], type.kind == .class, passages.isObject(path) else { continue }
            // Objects name their classes without the enclosing types.
            let name = path.split(separator: ".").last.map(String.init) ?? path
            let known = declarations.lineage(of: path).first { declarations.types[$0]?.isPublic == true }
            if let known, known != name { text.line("\"\(name)\": \"\(known)\",") }
        }
        text.close("]")
        text.line()
        text.line("/// The module's free functions and global variables.")
        text.open("static let generatedGlobals: [HostMember] = {")
        text.line("var type = TypeBinding(\"\", .structure)")
        write(declarations.functions, of: DeclaredType(path: ""), into: &text)
        text.line("return type.members")
        text.close("}()")
        text.close()
        let skipped = declarations.order.compactMap { declarations.types[$0] }
            .filter {
                !Self.isBound($0, passages) && BridgingRules.isApples($0.path) && !BridgingRules.foreign.contains($0.path)
                    && ($0.isPublic || $0.kind == .foreign && $0.members.contains(where: \.isPublic))
            }
        guard !skipped.isEmpty || !unbound.isEmpty else { return text.text }
        text.line()
        text.line("// Not bound, and refused by name when a program asks for it:")
        for type in skipped.sorted(by: { $0.path < $1.path }) {
            text.line("// \(type.path): not a class of objects, nor hashable and sendable")
        }
        for entry in unbound.sorted(by: { $0.name < $1.name }) { text.line("// \(entry.name): \(entry.reason)") }
        return text.text
    }
}
