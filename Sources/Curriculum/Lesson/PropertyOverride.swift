internal import Interpreter
internal import Projects
internal import Stage
internal import SwiftParser
internal import SwiftSyntax

/// Another initial value for a stored property. With it one file shows several variants of a scene.
struct PropertyOverride: Hashable {
    /// `ProfileViewController.accent`.
    let property: Located<String>
    /// A Swift expression. A bare word is a case, if the file's value is a case.
    let value: Located<String>

    /// Changes the property's initial value in the text; no line moves. If there is no such property, reports that and returns the files
    /// unchanged.
    func applied(to sources: [Source], problems: ProblemList) -> [Source] {
        guard let dot = property.value.lastIndex(of: "."), dot != property.value.startIndex else {
            problems.report(property.location, "a property is named with its class, as ProfileViewController.accent")
            return sources
        }
        let type = String(property.value[..<dot])
        let name = String(property.value[property.value.index(after: dot)...])
        for (index, source) in sources.enumerated() {
            guard let binding = TypeFinder(source.text).storedProperty(name, of: type) else { continue }
            var changed = sources
            changed[index] = Source(path: source.path, text: replacing(binding, in: source.text))
            return changed
        }
        problems.report(property.location, "no class of the scene has a stored property '\(property.value)'")
        return sources
    }

    private func replacing(_ binding: PatternBindingSyntax, in text: String) -> String {
        var bytes = Array(text.utf8)
        if let old = binding.initializer?.value {
            let range = old.byteRange
            bytes.replaceSubrange(range, with: Array(spelling(insteadOf: old).utf8))
        } else {
            let end = binding.typeAnnotation?.type.byteRange.upperBound ?? binding.pattern.byteRange.upperBound
            bytes.insert(contentsOf: Array(" = \(isBareWord ? ".\(value.value)" : value.value)".utf8), at: end)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func spelling(insteadOf old: ExprSyntax) -> String {
        guard isBareWord,
            let member = old.as(MemberAccessExprSyntax.self)
                ?? old.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        else { return value.value }
        return "\(member.base?.trimmedDescription ?? "").\(value.value)"
    }

    private var isBareWord: Bool {
        let text = value.value
        guard let first = text.first, first.isLowercase, !["true", "false", "nil", "self"].contains(text) else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension SyntaxProtocol {
    /// Where its text is in the file, without the spaces and comments around it, in bytes.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
