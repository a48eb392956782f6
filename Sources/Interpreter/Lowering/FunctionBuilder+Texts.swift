internal import SwiftParser
internal import SwiftSyntax

/// String literals.
extension FunctionBuilder {
    /// Lowers a string literal; also as an `NSString` or a selector where one is expected.
    func emitText(_ node: StringLiteralExprSyntax, _ expected: StaticType) -> StaticType {
        if expected.unwrapped == .host("Selector") { return emit(call: "Selector(\(node.writtenText))", expected) }
        let type = emit(node, expected)
        guard case .declared(let index) = expected.unwrapped, declarations.type(index).standsForText else { return type }
        emit(.upcast, code.type(expected.unwrapped))
        return expected.unwrapped
    }

    private func emit(_ node: StringLiteralExprSyntax, _ expected: StaticType) -> StaticType {
        let segments = Array(node.segments)
        if segments.count == 1, case .stringSegment? = segments.first {
            return emitLiteral(node.representedLiteralValue ?? segments.first?.writtenText ?? "", expected)
        }
        var count: Int32 = 0
        for (text, segment) in zip(StringLiteralText.segments(of: node), segments) {
            switch segment {
            case .stringSegment:
                if text.isEmpty { continue }
                emitString(text)
            case .expressionSegment(let inner):
                if emitOwnInterpolation(inner) { break }
                // Other labels in interpolations of the unified log only say how a value is shown and to whom.
                let isPlain = inner.expressions.dropFirst().allSatisfy { ["privacy", "format", "align"].contains($0.label?.text ?? "") }
                guard let only = inner.expressions.first, isPlain, only.label == nil else {
                    refuse("interpolation with more than one argument")
                    break
                }
                let type = emit(only.expression, .unknown)
                if type != .string { emitDescription(of: only.expression, type) }
            }
            count += 1
        }
        emit(.makeString, count)
        guard expected.unwrapped == .substring || expected.unwrapped == .character else { return .string }
        emit(.convert, code.type(expected.unwrapped))
        return expected.unwrapped
    }

    /// Lowers a literal without interpolation; also as a character or substring where one is expected.
    private func emitLiteral(_ text: String, _ expected: StaticType) -> StaticType {
        switch expected.unwrapped {
        case .character where text.count == 1:
            emit(.constant, code.constant(.character(Character(text))))
            return .character
        case .substring:
            emit(.constant, code.constant(.part(Substring(text))))
            return .substring
        default:
            emitString(text)
            return .string
        }
    }
}
