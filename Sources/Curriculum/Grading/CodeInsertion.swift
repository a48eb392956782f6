internal import Foundation
internal import Interpreter
internal import Projects
internal import Stage
internal import SwiftSyntax

/// A snippet put into a callback of a class.
struct CodeInsertion {
    /// The files with the snippet in them.
    let sources: [Source]
    /// The file that changed.
    let file: String
    /// The lines of the snippet, from 1.
    let lines: ClosedRange<Int>

    /// The mark of the place inside a method, in a comment of its own.
    static let marker = "⟦here⟧"

    /// Puts `code` at the marker in the callback's override, or else at the override's end. Without an override, adds one that calls super
    /// first. Returns nil when no file declares the class, or when the callback cannot be overridden.
    init?(_ code: String, into type: String, callback: String, of sources: [Source]) {
        guard let index = sources.firstIndex(where: { TypeFinder($0.text).declaration(of: type) != nil }) else { return nil }
        // The override may be in an extension in another file; a marker counts only inside it.
        let holder = sources.firstIndex { TypeFinder($0.text).body(of: callback, in: type) != nil } ?? index
        let source = sources[holder]
        let finder = TypeFinder(source.text)
        let edit: (text: String, lines: ClosedRange<Int>)
        if let body = finder.body(of: callback, in: type) {
            edit = Self.inserting(code, into: body, of: source.text)
        } else if let members = finder.declaration(of: type), let signature = OverridePoint.signature(of: callback) {
            edit = Self.adding(signature, with: code, to: members, of: source.text)
        } else {
            return nil
        }
        var changed = sources
        changed[holder] = Source(path: source.path, text: edit.text)
        self.sources = changed
        file = source.path
        lines = edit.lines
    }

    private static func inserting(_ code: String, into body: CodeBlockSyntax, of text: String) -> (text: String, lines: ClosedRange<Int>) {
        let utf8 = Array(text.utf8)
        let range = body.byteRange
        let bodyText = String(decoding: utf8[range], as: UTF8.self)
        if let marked = bodyText.range(of: marker) {
            // The marker's whole line is replaced.
            let offset = range.lowerBound + bodyText.utf8.distance(from: bodyText.startIndex, to: marked.lowerBound)
            let start = lineStart(of: offset, in: utf8)
            let end = utf8[offset...].firstIndex(of: newline) ?? utf8.count
            let indent = indentation(at: start, in: utf8)
            return splice(indented(code, by: indent), from: start, to: end, in: utf8)
        }
        let brace = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let start = lineStart(of: brace, in: utf8)
        if start > range.lowerBound {
            let indent = indentation(at: start, in: utf8)
            return splice(indented(code, by: indent + "    ") + "\n", from: start, to: start, in: utf8, lineCount: code.lineCount)
        }
        // `{ super.viewDidLoad() }` on one line is opened up.
        let indent = indentation(at: start, in: utf8)
        var end = brace
        while end > range.lowerBound + 1, utf8[end - 1] == space { end -= 1 }
        let opened = "\n" + indented(code, by: indent + "    ") + "\n" + indent
        return splice(opened, from: end, to: brace, in: utf8, skippedLines: 1, lineCount: code.lineCount)
    }

    private static func adding(
        _ signature: OverridePoint.Signature, with code: String, to members: MemberBlockSyntax, of text: String
    )
        -> (text: String, lines: ClosedRange<Int>)
    {
        let utf8 = Array(text.utf8)
        let brace = members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let start = lineStart(of: brace, in: utf8)
        let isAlone = start > members.byteRange.lowerBound
        let outer = indentation(at: start, in: utf8)
        let indent = outer + "    "
        var lines = ["", "\(indent)\(signature.declaration) {"]
        if let call = signature.opening { lines.append("\(indent)    \(call)") }
        let before = lines.count
        lines += indented(code, by: indent + "    ").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.append("\(indent)}")
        let block = lines.joined(separator: "\n") + "\n"
        if isAlone { return splice(block, from: start, to: start, in: utf8, skippedLines: before, lineCount: code.lineCount) }
        return splice("\n" + block + outer, from: brace, to: brace, in: utf8, skippedLines: before + 1, lineCount: code.lineCount)
    }

    // MARK: Text

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private static func lineStart(of offset: Int, in utf8: [UInt8]) -> Int {
        (utf8[..<offset].lastIndex(of: newline) ?? -1) + 1
    }

    private static func indentation(at start: Int, in utf8: [UInt8]) -> String {
        String(decoding: utf8[start...].prefix { $0 == space }, as: UTF8.self)
    }

    private static func indented(_ code: String, by indent: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }

    private static func splice(
        _ new: String, from start: Int, to end: Int, in utf8: [UInt8], skippedLines: Int = 0, lineCount: Int? = nil
    )
        -> (text: String, lines: ClosedRange<Int>)
    {
        let first = utf8[..<start].count { $0 == newline } + 1 + skippedLines
        let text = String(decoding: utf8[..<start], as: UTF8.self) + new + String(decoding: utf8[end...], as: UTF8.self)
        return (text, first...(first + (lineCount ?? new.lineCount) - 1))
    }
}

extension String {
    /// How many lines the text has, at least one.
    fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
}
