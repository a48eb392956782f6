internal import Interpreter

extension Bindings {
    /// Markdown in texts with attributes, in the learner's own Swift.
    static let markdownLibrary = Program.Library(
        path: "Markdown",
        text: """
            /// How a part of a text is meant.
            ///
            /// Fidelity: documented InlinePresentationIntent; kept, not drawn (simplified).
            struct InlinePresentationIntent: OptionSet {
                let rawValue: UInt
                static let emphasized = InlinePresentationIntent(rawValue: 1)
                static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
                static let code = InlinePresentationIntent(rawValue: 4)
                static let strikethrough = InlinePresentationIntent(rawValue: 32)
                static let softBreak = InlinePresentationIntent(rawValue: 64)
                static let lineBreak = InlinePresentationIntent(rawValue: 128)
            }
            extension NSAttributedString.Key {
                static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
            }

            /// Fidelity: documented AttributedString.init(markdown:options:baseURL:); emphasis, code, links and strikethrough, headings and lists by
            /// their text (simplified).
            extension AttributedString {
                struct MarkdownParsingOptions {
                    enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
                    enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
                    var allowsExtendedAttributes: Bool
                    var interpretedSyntax: InterpretedSyntax
                    var failurePolicy: FailurePolicy
                    var languageCode: String?
                    init(
                        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
                    ) {
                        self.allowsExtendedAttributes = allowsExtendedAttributes
                        self.interpretedSyntax = interpretedSyntax
                        self.failurePolicy = failurePolicy
                        self.languageCode = languageCode
                    }
                }
                init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
                    var text = markdown
                    switch options.interpretedSyntax {
                    case .full: text = _MarkdownText.blocks(markdown)
                    case .inlineOnly: text = markdown.components(separatedBy: "\\n").joined(separator: " ")
                    case .inlineOnlyPreservingWhitespace: break
                    }
                    let parser = _MarkdownText(text, baseURL)
                    parser.parse([])
                    self.init(parser.made)
                }
                /// Fidelity: documented AttributedString.runs; UIKit's attributes (simplified).
                var runs: [Run] {
                    var all: [Run] = []
                    _text.enumerateAttributes(in: _range, options: []) { attributes, range, _ in
                        all.append(Run(range: Range(range, in: _text.string)!, attributes: AttributeContainer(attributes)))
                    }
                    return all
                }
                struct Run {
                    let range: Range<String.Index>
                    let attributes: AttributeContainer
                    var link: URL? { attributes.link }
                    var font: UIFont? { attributes.font }
                    var foregroundColor: UIColor? { attributes.foregroundColor }
                    var backgroundColor: UIColor? { attributes.backgroundColor }
                    var underlineStyle: NSUnderlineStyle? { attributes.underlineStyle }
                    var strikethroughStyle: NSUnderlineStyle? { attributes.strikethroughStyle }
                    var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
                }
            }
            extension AttributeContainer {
                var inlinePresentationIntent: InlinePresentationIntent? {
                    get { (_values[.inlinePresentationIntent] as? Int).map { InlinePresentationIntent(rawValue: UInt($0)) } }
                    set { _values[.inlinePresentationIntent] = newValue.map { Int($0.rawValue) } }
                }
            }

            final class _MarkdownText {
                let characters: [Character]
                let base: URL?
                var place = 0
                let made = NSMutableAttributedString(string: "")
                var intent = 0
                var link: URL?
                init(_ text: String, _ base: URL?) {
                    characters = Array(text)
                    self.base = base
                }
                /// The text of a document's blocks, one after the other.
                static func blocks(_ text: String) -> String {
                    var blocks: [[String]] = [[]]
                    for line in text.components(separatedBy: "\\n") {
                        var line = line.trimmingCharacters(in: .whitespaces)
                        if line.isEmpty {
                            blocks.append([])
                            continue
                        }
                        let isHeading = line.hasPrefix("#") && line.drop { $0 == "#" }.hasPrefix(" ")
                        let isItem = line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") || line.hasPrefix("> ")
                        if isHeading { line = String(line.drop { $0 == "#" }.dropFirst()) }
                        if isItem { line = String(line.dropFirst(2)) }
                        if isHeading || isItem { blocks.append([]) }
                        blocks[blocks.count - 1].append(line)
                        if isHeading { blocks.append([]) }
                    }
                    return blocks.map { $0.joined(separator: " ") }.joined()
                }
                func add(_ text: String) {
                    var attributes: [NSAttributedString.Key: Any] = [:]
                    if intent > 0 { attributes[.inlinePresentationIntent] = intent }
                    if let link { attributes[.link] = link }
                    made.append(NSAttributedString(string: text, attributes: attributes))
                }
                func has(_ mark: [Character], at place: Int) -> Bool {
                    place + mark.count <= characters.count && Array(characters[place ..< place + mark.count]) == mark
                }
                func next(_ mark: [Character], from start: Int) -> Int? {
                    var place = start
                    while place + mark.count <= characters.count {
                        if characters[place] == "\\\\" { place += 2; continue }
                        if has(mark, at: place) { return place }
                        place += 1
                    }
                    return nil
                }
                /// What begins with a mark here and ends with the same one.
                func span(_ mark: [Character], _ bit: Int) -> Bool {
                    guard has(mark, at: place), let first = characters.dropFirst(place + mark.count).first, !first.isWhitespace,
                        let end = next(mark, from: place + mark.count), end > place + mark.count
                    else { return false }
                    if mark == ["_"], place > 0, characters[place - 1].isLetter { return false }
                    place += mark.count
                    let outer = intent
                    intent = intent | bit
                    if bit == 4 {
                        add(String(characters[place ..< end]))
                        place = end
                    } else {
                        parse(mark)
                    }
                    intent = outer
                    place += mark.count
                    return true
                }
                func linked() -> Bool {
                    guard characters[place] == "[", let middle = next(["]", "("], from: place), let end = next([")"], from: middle) else {
                        return false
                    }
                    let address = String(characters[middle + 2 ..< end])
                    link = URL(string: address, relativeTo: base)
                    place += 1
                    parse(["]", "("])
                    link = nil
                    place = end + 1
                    return true
                }
                /// As far as a mark.
                func parse(_ end: [Character]) {
                    while place < characters.count {
                        if !end.isEmpty, has(end, at: place) { return }
                        if characters[place] == "\\\\", place + 1 < characters.count, characters[place + 1].isPunctuation || characters[place + 1].isSymbol {
                            add(String(characters[place + 1]))
                            place += 2
                            continue
                        }
                        if link == nil, linked() { continue }
                        if span(["`"], 4) || span(["*", "*"], 2) || span(["_", "_"], 2) || span(["~", "~"], 32) || span(["*"], 1) || span(["_"], 1) {
                            continue
                        }
                        var plain = String(characters[place])
                        place += 1
                        while place < characters.count, !["*", "_", "`", "~", "[", "]", "\\\\"].contains(characters[place]) {
                            plain.append(characters[place])
                            place += 1
                        }
                        add(plain)
                    }
                }
            }
            """)
}
