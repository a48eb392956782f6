/// Writes the binding of one member.
struct MemberWriter {
    let member: DeclaredMember
    let type: DeclaredType
    let declarations: DeclarationReader
    let passages: BridgingRules
    var text: SourceText

    /// Why the member cannot be bound; nil when it has been written.
    mutating func write() -> String? {
        if let obstacle = member.obstacle { return obstacle }
        if type.kind == .protocol { return writeRequirement() }
        switch member.kind {
        case .property(let isSettable): return writeProperty(isSettable: isSettable)
        case .enumCase:
            writeCase()
            return nil
        case .method: return writeMethod()
        case .initializer(let isFailable, _): return writeInitializer(isFailable: isFailable)
        case .subscript: return "a subscript"
        }
    }

    // MARK: Pieces

    private var isObject: Bool { passages.isObject(type.path) }
    private var isGlobal: Bool { type.path.isEmpty }
    /// The receiver's type in Swift; IUO and keywords apart.
    private var callee: String { member.baseName == "init" ? "init" : Self.escaped(member.baseName) }

    static func escaped(_ name: String) -> String {
        ["repeat", "default", "self", "in", "is", "as", "switch", "case", "return", "init"].contains(name) ? "`\(name)`" : name
    }

    private var parameterList: CallArgument {
        .list(
            label: "",
            member.parameters.map { parameter in
                let label = parameter.label.map { "\"\($0)\"" } ?? "nil"
                var text = "HostParameter(\(label), \"\(parameter.name)\", \"\(parameter.type.source)\""
                if let value = parameter.defaultValue {
                    let quoted = value.contains("\"") ? "#\"\(value)\"#" : "\"\(value)\""
                    text += ", default: \(quoted)"
                }
                return text + (parameter.isVariadic ? ", isVariadic: true)" : ")")
            })
    }

    private func declare(
        _ form: String, extra: [String] = [], rest: String = " { call throws(ScriptError) in"
    ) -> (callee: String, arguments: [CallArgument], rest: String) {
        var arguments = [CallArgument.plain("\"\(member.name)\"")]
        arguments += extra.filter { !$0.hasPrefix("result:") }.map { .plain($0) }
        if !member.parameters.isEmpty { arguments.append(parameterList) }
        arguments += extra.filter { $0.hasPrefix("result:") }.map { .plain($0) }
        return ("type.\(form)", arguments, rest)
    }

    private mutating func open(_ declaration: (callee: String, arguments: [CallArgument], rest: String)) {
        text.call(declaration.callee, declaration.arguments, rest: declaration.rest)
    }

    /// The lines that bind the parameters, or the reason why one cannot be bound.
    private func argumentLines() -> (lines: [String], reason: String?) {
        let forms: [(plain: TypeName, optional: TypeName)] = [
            (.named("ObjectID"), .optional(.named("ObjectID"))), (.optional(.named("ObjectID")), .optional(.named("ObjectID"))),
            (.named("Argument"), .named("Argument")),
        ]
        let written = forms.map { argumentLines(reference: $0.plain, optionalReference: $0.optional) }
        return written.first { $0.reason == nil } ?? written[1]
    }

    private func argumentLines(reference: TypeName, optionalReference: TypeName) -> (lines: [String], reason: String?) {
        var lines: [String] = []
        var substituted: [TypeName] = []
        for (position, parameter) in member.parameters.enumerated() {
            if parameter.isVariadic || parameter.isInout { return ([], "takes any number of arguments or changes one") }
            guard let passage = passages.passage(of: parameter.type) else { return ([], "takes \(parameter.type.source)") }
            let type: TypeName
            switch passage {
            case .value(let value): type = value.withoutForce.replacing("UITrait", by: "TraitKey")
            case .existential(let name, let isOptional):
                let form = isOptional ? "optionalConforming" : "conforming"
                lines.append("let a\(position) = try call.\(form)(\(position), to: (any \(name)).self)")
                substituted.append(parameter.type)
                continue
            case .block(let isOptional): type = isOptional ? .optional(.named("Block")) : .named("Block")
            case .classReference:
                type = parameter.type.isOptional ? .optional(.named("ClassReference")) : .named("ClassReference")
            case .reference: type = parameter.type.isOptional ? optionalReference : reference
            }
            lines.append("let a\(position): \(type.source) = try call.argument(\(position))")
            substituted.append(parameter.type.unwrapped == type.unwrapped ? parameter.type : type)
        }
        let given = member.parameters.map(\.type)
        if substituted != given {
            let wanted = substituted.map(\.source).joined(separator: ", ")
            let holders = declarations.lineage(of: type.path).compactMap { declarations.types[$0] }
            let exists = holders.contains { holder in
                (holder.members + declarations.given(to: holder)).contains {
                    $0.name == member.name && $0.parameters.map(\.type.source).joined(separator: ", ") == wanted
                }
            }
            if !exists { return ([], "no overload takes (\(wanted))") }
        }
        return (lines, nil)
    }

    private var arguments: [String] {
        member.parameters.enumerated().map { position, parameter in
            parameter.label.map { "\(Self.escapedLabel($0)): a\(position)" } ?? "a\(position)"
        }
    }

    private static func escapedLabel(_ label: String) -> String { label == "inout" ? "`inout`" : label }

    private func give(_ expression: String) -> String? {
        if member.result == .void { return nil }
        guard let passage = passages.passage(of: member.result) else { return nil }
        switch passage {
        case .value(.array(.named("UITrait"))): return "call.give(\(expression).map { TraitKey($0) })"
        case .value: return "call.give(\(expression))"
        case .existential: return "call.give(\(expression) as? NSObject)"
        case .reference: return member.result.unwrapped == .named("AnyObject") ? "call.give(\(expression) as? NSObject)" : nil
        case .classReference: return "call.give(\(expression))"
        case .block: return nil
        }
    }

    private var cannotGive: String? {
        if member.result == .void { return nil }
        return give("") == nil ? "gives \(member.result.source)" : nil
    }

    private var staticFlag: [String] { member.isStatic && !isGlobal ? ["isStatic: true"] : [] }

    private var resultFlag: [String] { member.result == .void ? [] : ["result: \"\(member.result.source)\""] }

    private mutating func bindReceiver(isChanged: Bool = false) {
        text.line("\(isChanged ? "var" : "let") object: \(type.path) = try call.receiver()")
    }

    // MARK: Forms

    private mutating func writeRequirement() -> String? {
        switch member.kind {
        case .property(let isSettable):
            let flag: [CallArgument] = isSettable ? [.plain("isSettable: true")] : []
            text.call(
                "type.requirement", [.plain("\"\(member.name)\""), .plain("\"\(member.result.source)\"")] + flag, rest: "")
            return nil
        case .method:
            let declaration = declare("requirement", extra: staticFlag + resultFlag, rest: "")
            var arguments = declaration.arguments
            if member.parameters.isEmpty { arguments.insert(.plain("[]"), at: 1 + staticFlag.count) }
            text.call(declaration.callee, arguments, rest: "")
            return nil
        default:
            return "a requirement that is no method or property"
        }
    }

    private mutating func writeCase() {
        text.call("type.enumCase", [.plain("\"\(member.baseName)\"")], rest: " { call throws(ScriptError) in")
        text.line("call.give(\(type.path).\(callee))")
        text.close()
    }

    private mutating func writeProperty(isSettable: Bool) -> String? {
        let holder = isGlobal ? "" : member.isStatic ? "\(type.path)." : "object."
        if isSettable, passages.isWeaklyHeld(member.result) {
            let identity = "\(member.baseName)ID"
            let holders = declarations.lineage(of: type.path).compactMap { declarations.types[$0] }
            let isThere = holders.contains { holder in
                (holder.members + declarations.given(to: holder)).contains { $0.baseName == identity }
            }
            guard isThere else { return "no \(identity) beside it" }
            writeAccessors(get: "call.give(weakly: object.\(identity))", set: "object.\(identity) = try call.read(value)")
            return nil
        }
        guard let give = give("\(holder)\(callee)") else { return "holds \(member.result.source)" }
        if member.isStatic, member.result == .named(type.path), !isSettable, !isObject {
            writeCase()
            return nil
        }
        if member.isStatic || isGlobal {
            text.call(
                "type.property", [.plain("\"\(member.name)\""), .plain("\"\(member.result.source)\"")] + staticFlag.map { .plain($0) },
                rest: " { call throws(ScriptError) in")
            text.line("call.inWorld { \(give) }")
            text.close()
            return isSettable ? "a static property is bound for reading only" : nil
        }
        writeAccessors(get: give, set: isSettable ? "object.\(callee) = try call.read(value)" : nil)
        return nil
    }

    private mutating func writeAccessors(get: String, set: String?) {
        text.call(
            "type.property", [.plain("\"\(member.name)\""), .plain("\"\(member.result.source)\"")], rest: " { call throws(ScriptError) in")
        bindReceiver()
        text.line("return \(get)")
        guard let set else { return text.close() }
        text.turn("} set: { call, value throws(ScriptError) in")
        bindReceiver(isChanged: !isObject)
        text.line(set)
        if !isObject { text.line("call.receiver = call.give(object)") }
        text.close()
    }

    private mutating func writeMethod() -> String? {
        if let reason = cannotGive { return reason }
        let (lines, reason) = argumentLines()
        if let reason { return reason }
        let isDispatched = member.isOverridePoint && isObject && member.result == .void && !member.isStatic
        var flags = staticFlag
        if member.isMutating { flags.append("isMutating: true") }
        if isDispatched { flags.append("isOverridePoint: true") }
        open(declare("method", extra: flags + resultFlag))
        if !member.isStatic && !isGlobal { bindReceiver(isChanged: member.isMutating) }
        for line in lines { text.line(line) }
        let holder = isGlobal ? "" : member.isStatic ? "\(type.path)." : "object."
        if member.isOperator {
            text.line("return call.give(a0 \(member.baseName) a1)")
        } else if isDispatched {
            let passed = member.parameters.enumerated().map { position, parameter in
                if case .existential = passages.passage(of: parameter.type) {
                    return "(\"\(parameter.name)\", call.passed(a\(position) as? NSObject))"
                }
                return "(\"\(parameter.name)\", call.passed(a\(position)))"
            }
            let list = CallArgument.list(label: "", passed)
            text.call("return call.send", [.plain("\"\(member.name)\""), .plain("to: object"), list], rest: " {")
            text.line("\(holder)\(callee)(\(arguments.joined(separator: ", ")))")
            text.close()
        } else {
            writeUse(of: "\(holder)\(callee)", isAlone: lines.isEmpty && (member.isStatic || isGlobal))
        }
        text.close()
        return nil
    }

    /// The call itself, and the use of its result.
    private mutating func writeUse(of callee: String, isAlone: Bool) {
        let isInWorld = member.isStatic || isGlobal
        let use = "\(callee)(\(arguments.joined(separator: ", ")))"
        let given = give(use)
        let short = isInWorld ? "call.inWorld { \(given ?? "call.give(\(use))") }" : given ?? use
        if !member.isMutating, given != nil || isInWorld, text.fits("return \(short)") {
            return text.line((isAlone ? "" : "return ") + short)
        }
        let prefix = given == nil ? "" : "let result = "
        if isInWorld { text.open("\(prefix)call.inWorld {") }
        text.call((isInWorld ? "" : prefix) + callee, arguments.map { .plain($0) }, rest: "")
        if isInWorld { text.close() }
        if member.isMutating { text.line("call.receiver = call.give(object)") }
        text.line("return \(give("result") ?? ".void")")
    }

    /// The designated initialiser that this one calls, with its arguments.
    private var delegation: [CallArgument]? {
        guard let passed = member.delegation else { return nil }
        let name = "init(\(passed.map { "\($0.label ?? "_"):" }.joined()))"
        let all = declarations.lineage(of: type.path).flatMap { declarations.types[$0]?.members ?? [] }
        guard let designated = all.first(where: { $0.name == name && $0.isPublic }) else { return nil }
        let parameters = zip(designated.parameters, passed).map { parameter, passed in
            let label = parameter.label.map { "\"\($0)\"" } ?? "nil"
            if member.parameters.contains(where: { $0.name == passed.value }) {
                return "HostParameter(\(label), \"\(passed.value)\", \"\(parameter.type.source)\")"
            }
            return "HostParameter(\(label), \"\(parameter.name)\", \"\(parameter.type.source)\", default: \"\(passed.value)\")"
        }
        return [.plain("delegatesTo: \"\(name)\""), .list(label: "passing: ", parameters)]
    }

    private mutating func writeInitializer(isFailable: Bool) -> String? {
        let (lines, reason) = argumentLines()
        if let reason { return reason }
        var declaration = declare("initializer", extra: isFailable ? ["result: \"\(type.path)?\""] : [])
        if isObject, let delegation {
            declaration.arguments += delegation
        } else if isObject, case .initializer(_, isConvenience: true) = member.kind {
            declaration.arguments.append(.plain("isConvenience: true"))
        }
        open(declaration)
        for line in lines { text.line(line) }
        let make = "\(type.path)(\(arguments.joined(separator: ", ")))"
        let line = (lines.isEmpty ? "" : "return ") + (isObject ? "call.make { \(make) }" : "call.give(\(make))")
        if text.fits(line) {
            text.line(line)
        } else {
            text.open(isObject ? "return call.make {" : "return call.give(")
            text.call(type.path, arguments.map { .plain($0) }, rest: "")
            text.close(isObject ? "}" : ")")
        }
        text.close()
        return nil
    }
}

extension TypeName {
    /// The type with `?` instead of `!`.
    var withoutForce: TypeName {
        if case .unwrappedOptional(let inner) = self { .optional(inner) } else { self }
    }
}
