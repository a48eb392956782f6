import Foundation
import Interpreter
import Projects

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// One element of an XML file.
struct MarkupElement: Sendable {
    let name: String
    let attributes: [String: String]
    var children: [MarkupElement] = []
    var text = ""
    let line: Int
    let column: Int

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The children of a name.
    func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// The first child of a name.
    func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// Reads a file. Throws if it is not XML.
    static func read(_ source: Source) throws(SceneError) -> MarkupElement {
        let reader = MarkupReader()
        if let place = MarkupReader.longTag(in: source) {
            throw SceneError(problems: [.init(location: place, message: MarkupReader.tooManyAttributes)])
        }
        let parser = XMLParser(data: Data(source.text.utf8))
        parser.delegate = reader
        if parser.parse(), parser.parserError == nil, let root = reader.root { return root }
        let place = SourceLocation(file: source.path, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
        throw SceneError(problems: [.init(location: place, message: reader.explanation)])
    }
}

/// Builds the tree of elements while the parser reads.
private final class MarkupReader: XMLParserDelegate {
    private(set) var root: MarkupElement?
    private var open: [MarkupElement] = []
    private var count = 0
    /// Why reading was broken off.
    private var excess: String?
    /// The element within which the first error was met; the parser closes it by itself afterwards.
    private var faulty: String?

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard excess == nil else { return }
        count += 1
        excess = excess(attributes)
        if excess != nil { return parser.abortParsing() }
        open.append(
            MarkupElement(name: elementName, attributes: attributes, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)))
    }

    // Xcode's own files stay far below these. Compiling recurses into each element, and attributes may be reported at each event.
    private static let mostDepth = 512
    private static let most = 50_000
    private static let mostAttributes = 1_000
    private static let longestAttribute = 65_536

    static let tooManyAttributes = "an element has more than \(mostAttributes) attributes"

    /// The place of a tag with so many attributes that the parser, which compares each with all before it, would not come to its end; nil
    /// for none. Linear in the text.
    static func longTag(in source: Source) -> SourceLocation? {
        var text = source.text
        return text.withUTF8 { bytes in
            var place = SourceLocation(file: source.path, line: 1, column: 1)
            var (line, lineStart, count) = (1, 0, 0)
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "<"):
                    place = SourceLocation(file: source.path, line: line, column: offset - lineStart + 1)
                    count = 0
                case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, offset + 1)
                case UInt8(ascii: "="): count += 1
                default: break
                }
                if count > mostAttributes * 20 { return place }
            }
            return nil
        }
    }

    /// How an element with these attributes is more than can be compiled; nil when it is not.
    private func excess(_ attributes: [String: String]) -> String? {
        if open.count >= Self.mostDepth { return "elements lie more than \(Self.mostDepth) deep within each other" }
        if count > Self.most { return "the file has more than \(Self.most) elements" }
        if attributes.count > Self.mostAttributes { return Self.tooManyAttributes }
        let isLong = attributes.contains { $0.key.utf8.count > Self.longestAttribute || $0.value.utf8.count > Self.longestAttribute }
        return isLong ? "an attribute has more than \(Self.longestAttribute) characters" : nil
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard let finished = open.popLast() else { return }
        if open.isEmpty { root = finished } else { open[open.count - 1].children.append(finished) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        if faulty == nil { faulty = open.last?.name }
    }

    /// The problem, in a sentence. The parser knows the place, not the reason.
    var explanation: String {
        excess
            ?? (faulty ?? open.last?.name).map { "the XML is not well-formed within <\($0)>: a tag is not closed, or does not match" }
            ?? "the file is no XML"
    }
}
