internal import SwiftSyntax

/// The text of a string literal's segments, with escapes and multi-line indentation resolved.
enum StringLiteralText {
    static func segments(of node: StringLiteralExprSyntax) -> [String] {
        let pounds = node.openingPounds?.text ?? ""
        let isMultiline = node.openingQuote.text == "\"\"\""
        return node.segments.map { segment in
            guard case .stringSegment(let text) = segment else { return "" }
            return unescape(text.content.text, pounds: pounds, isMultiline: isMultiline)
        }
    }

    private static func unescape(_ raw: String, pounds: String, isMultiline: Bool) -> String {
        let introducer = "\\" + pounds
        guard raw.contains(introducer) else { return raw }
        var result = ""
        var rest = Substring(raw)
        while let range = rest.range(ofText: introducer) {
            result += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            guard let escape = rest.first else { break }
            rest = rest.dropFirst()
            switch escape {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "0": result += "\0"
            case "u":
                if let close = rest.firstIndex(of: "}"), let value = UInt32(rest.dropFirst().prefix(upTo: close), radix: 16),
                    let scalar = Unicode.Scalar(value)
                {
                    result.unicodeScalars.append(scalar)
                    rest = rest[rest.index(after: close)...]
                }
            case "\n": break
            default: result.append(escape)
            }
        }
        return result + rest
    }
}

/// The full Swift name in a `#selector`, and whether something here declares such a method.
enum SelectorName {
    static func of(_ expression: ExprSyntax?, _ builder: FunctionBuilder) -> (name: String, isDeclared: Bool) {
        var reference = expression?.as(DeclReferenceExprSyntax.self)
        if let member = expression?.as(MemberAccessExprSyntax.self) { reference = member.declName }
        if let call = expression?.as(FunctionCallExprSyntax.self) { return of(call.arguments.first?.expression, builder) }
        var arity: Int?
        if let cast = expression?.as(AsExprSyntax.self) {
            arity = FunctionBuilder.functionType(cast.type)?.parameters.count
            reference = cast.expression.as(DeclReferenceExprSyntax.self) ?? cast.expression.as(MemberAccessExprSyntax.self)?.declName
        }
        guard let reference else { return ("", true) }
        let base = reference.baseName.identifierText
        let owner = owner(of: expression, builder)
        let all = owner.map { builder.members(named: base, in: $0, isStatic: false) } ?? []
        let hosts = owner.flatMap { builder.hostSelector(base, $0) }
        let isDeclared = !all.isEmpty || hosts != nil || declares(base, expression, builder)
        if let arguments = reference.argumentNames {
            return ("\(base)(\(arguments.arguments.map { "\($0.name.text):" }.joined()))", isDeclared)
        }
        let fitting = all.filter { $0.kind == .method && $0.parameters.count == arity }
        let members = fitting.isEmpty ? all : fitting
        return (members.first?.name ?? hosts ?? base, isDeclared)
    }

    /// Whether the type before the dot has the method: a type, or that of a value.
    private static func declares(_ name: String, _ expression: ExprSyntax?, _ builder: FunctionBuilder) -> Bool {
        let named = expression?.as(AsExprSyntax.self)?.expression ?? expression
        guard let base = named?.as(MemberAccessExprSyntax.self)?.base, !base.is(SuperExprSyntax.self) else { return false }
        switch builder.typeNamed(base) ?? builder.speculate(base, .unknown).unwrapped {
        case .declared(let index): return !builder.members(named: name, in: builder.declarations.type(index), isStatic: false).isEmpty
        case .host(let type):
            return !builder.declarations.hostMembers(named: name, in: type, isStatic: false).isEmpty
                || !builder.declarations.foreignMembers(named: name, of: [type], isStatic: false).isEmpty
        default: return false
        }
    }

    /// The class whose member it names; nil if that is unknown.
    private static func owner(of expression: ExprSyntax?, _ builder: FunctionBuilder) -> TypeInfo? {
        guard let base = expression?.as(MemberAccessExprSyntax.self)?.base, let type = builder.typeNamed(base) else { return builder.owner }
        if case .declared(let index) = type { return builder.declarations.type(index) }
        return builder.owner
    }
}

extension FunctionBuilder {
    func hostSelector(_ base: String, _ owner: TypeInfo) -> String? {
        owner.hostAncestor.flatMap { declarations.hostMembers(named: base, in: $0.name, isStatic: false).first?.name }
    }
}
