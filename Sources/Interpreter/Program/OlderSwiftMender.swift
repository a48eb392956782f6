internal import SwiftSyntax

/// Reads what Swift 2 wrote in another way and no later compiler reads: a condition's `where`, `inout` before a parameter's name, `protocol<A, B>`.
///
/// Each is written over with today's form in the same room: no place in the text moves. What only lacks a word, as the `let` of an `if let`'s second
/// variable, the parser imagines by itself (`SyntaxProblemFinder`).
enum OlderSwiftMender {
    /// A text that is not Swift throughout with those forms as they are today, and where they stand, each with what it is today. Linear in the text.
    static func mended(_ text: String, readAs tree: SourceFileSyntax) -> (text: String, forms: [(offset: Int, message: String)]) {
        var bytes = Array(text.utf8)
        var forms: [(offset: Int, message: String)] = []
        for place in Finder.places(in: tree) {
            let form: (range: Range<Int>, today: [UInt8], message: String)? =
                switch place {
                case .condition(let start): (start..<start + 5, Array(",    ".utf8), "a condition's 'where', today a comma")
                case .parameter(let start, let end):
                    parameter(bytes[start..<end]).map { (start..<end, $0, "'inout', today before the type") }
                case .composition(let start): composition(bytes, start).map { ($0, $1, "'protocol<A, B>', today 'A & B'") }
                }
            guard let form else { continue }
            bytes.replaceSubrange(form.range, with: form.today)
            forms.append((form.range.lowerBound, form.message))
        }
        return (String(decoding: bytes, as: UTF8.self), forms)
    }

    /// `a: inout` of `inout a:`.
    private static func parameter(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let name = text.dropFirst(5).drop { $0 == UInt8(ascii: " ") }
        guard text.starts(with: "inout".utf8), name.last == UInt8(ascii: ":") else { return nil }
        return Array(name) + Array("inout".utf8) + Array(repeating: UInt8(ascii: " "), count: text.count - name.count - 5)
    }

    /// `(A & B)` of `protocol<A, B>` that begins at a place, and its range.
    private static func composition(_ bytes: [UInt8], _ start: Int) -> (Range<Int>, [UInt8])? {
        let word = Array("protocol<".utf8)
        guard bytes[start...].starts(with: word), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let names = bytes[(start + word.count)..<end].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: "&") : $0 }
        guard !names.contains(UInt8(ascii: "<")), !names.contains(UInt8(ascii: "\n")) else { return nil }
        let blanks = Array(repeating: UInt8(ascii: " "), count: word.count - 1)
        return (start..<end + 1, blanks + [UInt8(ascii: "(")] + names + [UInt8(ascii: ")")])
    }

    private enum Place {
        case condition(Int)
        /// From `inout` as far as behind the colon.
        case parameter(Int, Int)
        case composition(Int)
    }

    /// Finds where they stand, in order.
    private final class Finder: SyntaxAnyVisitor {
        private var places: [Place] = []

        static func places(in tree: SourceFileSyntax) -> [Place] {
            let finder = Finder(viewMode: .all)
            finder.walk(tree)
            return finder.places
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { node.hasError ? .visitChildren : .skipChildren }

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            if node.writtenText == "where", node.parent?.is(ConditionElementSyntax.self) == true {
                places.append(.condition(start))
            } else if node.writtenText == "inout", let parameter = node.parent?.as(FunctionParameterSyntax.self) {
                places.append(.parameter(start, parameter.colon.endPositionBeforeTrailingTrivia.utf8Offset))
            }
            return .visitChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if token.tokenKind == .keyword(.protocol), token.presence == .present {
                places.append(.composition(token.positionAfterSkippingLeadingTrivia.utf8Offset))
            }
            return .skipChildren
        }
    }
}
