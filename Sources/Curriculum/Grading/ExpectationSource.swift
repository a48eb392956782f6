internal import SwiftParser
internal import SwiftSyntax

/// An expectation's text, analysed before it is evaluated.
struct ExpectationSource {
    /// A part that is evaluated at another time than the rest, and replaced by its value.
    struct Lookup {
        enum Kind {
            /// `recording.last("Class")`: the newest object at the end.
            case last(type: String)
            /// `recording.at("Class.callback()", "expression")`.
            case at(moment: String, expression: String)
        }

        let kind: Kind
        /// The bytes of the call.
        let call: Range<Int>
        /// The bytes of the call and of the member chain on its result.
        let chain: Range<Int>
    }

    let text: String
    let lookups: [Lookup]
    private let expression: ExprSyntax?

    init(_ text: String) {
        self.text = text
        let tree = Parser.parse(source: text)
        expression = tree.statements.first?.item.as(ExprSyntax.self)
        let finder = LookupFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        lookups = finder.found
    }

    private static let comparisons = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]

    /// The two sides and what compares them, if the whole expectation is a comparison; nil otherwise.
    var sides: (left: String, right: String, comparison: String)? {
        guard let elements = expression?.as(SequenceExprSyntax.self)?.elements else { return nil }
        let operators = elements.enumerated().compactMap { index, element -> (Int, String)? in
            element.as(BinaryOperatorExprSyntax.self).map { (index, $0.operator.text) }
        }
        let compared = operators.filter { Self.comparisons.contains($0.1) }
        guard compared.count == 1, let (place, comparison) = compared.first, !operators.contains(where: { ["&&", "||"].contains($0.1) }),
            !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        else { return nil }
        let parts = Array(elements)
        func text(_ parts: ArraySlice<ExprSyntax>) -> String {
            guard let first = parts.first, let last = parts.last else { return "" }
            return bytes(first.byteRange.lowerBound..<last.byteRange.upperBound)
        }
        return (text(parts[..<place]), text(parts[(place + 1)...]), comparison)
    }

    /// The expression that a leading `!` negates; nil when there is none.
    var negated: String? {
        guard let prefix = expression?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else { return nil }
        return prefix.expression.trimmedDescription
    }

    /// The expression before a last member such as `isEmpty`; nil when the expectation ends otherwise.
    func receiver(ofLast member: String) -> String? {
        var node = expression
        if let call = node?.as(FunctionCallExprSyntax.self) { node = call.calledExpression }
        guard let access = node?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == member else { return nil }
        return access.base?.trimmedDescription
    }

    /// Whether it is a plain value, which needs no explanation. A string with values in it is none.
    var isLiteral: Bool {
        guard let expression else { return false }
        if let string = expression.as(StringLiteralExprSyntax.self) { return string.representedLiteralValue != nil }
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.base == nil }
        return expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            || expression.is(BooleanLiteralExprSyntax.self)
            || expression.is(NilLiteralExprSyntax.self) || expression.is(PrefixOperatorExprSyntax.self)
    }

    /// What is said of a value of this expression: in words where they are shorter than the code.
    func sentence(on value: String) -> String {
        guard let call = expression?.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return "\(text) is \(value)" }
        let receiver = access.base?.trimmedDescription ?? ""
        switch access.declName.baseName.text {
        case "count" where receiver == "recording": return "\(name) came \(Int(value).map(\.times) ?? value)"
        case "first" where receiver == "recording": return "\(name) first comes at event \(value)"
        case "color": return "\(name) is \(value)\(Self.place(of: receiver))"
        default: return "\(text) is \(value)"
        }
    }

    // Which frame of the recording an expression gives.
    private static func place(of frame: String) -> String {
        guard let call = ExpectationSource(frame).expression?.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "recording.frames"
        else { return "" }
        switch (access.declName.baseName.text, call.arguments.first?.label?.text) {
        case ("first", "showing"): return " in the first frame"
        case ("last", "ofTransition"): return " in the last frame of the transition"
        default: return ""
        }
    }

    private func bytes(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }

    /// The rest of a lookup's chain: `.view.backgroundColor`.
    func rest(of lookup: Lookup) -> String { bytes(lookup.call.upperBound..<lookup.chain.upperBound) }

    /// The text with parts replaced.
    func replacing(_ parts: [(range: Range<Int>, name: String)]) -> String {
        var result = Array(text.utf8)
        for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(part.range, with: Array(part.name.utf8))
        }
        return String(decoding: result, as: UTF8.self)
    }
}

private final class LookupFinder: SyntaxVisitor {
    var found: [ExpectationSource.Lookup] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "recording"
        else { return .visitChildren }
        let arguments = node.arguments.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
        switch (access.declName.baseName.text, arguments.count) {
        case ("last", 1):
            if let type = arguments[0] { append(.last(type: type), node) }
        case ("at", 2):
            if let moment = arguments[0], let expression = arguments[1] { append(.at(moment: moment, expression: expression), node) }
        default: break
        }
        return .visitChildren
    }

    private func append(_ kind: ExpectationSource.Lookup.Kind, _ node: FunctionCallExprSyntax) {
        var whole = Syntax(node)
        while let parent = whole.parent, Self.base(of: parent)?.id == whole.id { whole = parent }
        found.append(ExpectationSource.Lookup(kind: kind, call: node.byteRange, chain: whole.byteRange))
    }

    /// The first part of a postfix expression.
    private static func base(of node: Syntax) -> ExprSyntax? {
        node.as(MemberAccessExprSyntax.self)?.base ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression ?? node.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.as(ForceUnwrapExprSyntax.self)?.expression
    }
}
