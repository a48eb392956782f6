import Foundation
import Interpreter

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

    /// Reads a file. Throws where it is no XML.
    static func read(_ source: Source) throws(SceneError) -> MarkupElement {
        let reader = MarkupReader()
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

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(
            MarkupElement(name: elementName, attributes: attributes, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard let finished = open.popLast() else { return }
        if open.isEmpty { root = finished } else { open[open.count - 1].children.append(finished) }
    }

    /// What is wrong, in a sentence: the parser knows the place, not the reason.
    var explanation: String {
        open.last.map { "the XML is not well-formed within <\($0.name)>: a tag is not closed, or does not match" }
            ?? "the file is no XML"
    }
}
