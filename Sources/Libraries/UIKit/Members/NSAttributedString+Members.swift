extension NSAttributedString {
    /// Fidelity: documented NSAttributedString.DocumentType, DocumentReadingOptionKey, DocumentAttributeKey.
    struct DocumentType: Hashable {
        let rawValue: String
        static let plain = DocumentType(rawValue: "NSPlainText")
        static let html = DocumentType(rawValue: "NSHTML")
        static let rtf = DocumentType(rawValue: "NSRTF")
        static let rtfd = DocumentType(rawValue: "NSRTFD")
    }
    struct DocumentReadingOptionKey: Hashable {
        let rawValue: String
        static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
    struct DocumentAttributeKey: Hashable {
        let rawValue: String
        static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }
    /// Fidelity: documented NSAttributedString.init(data:options:documentAttributes:); of HTML the words remain, in lines, without a look
    /// (simplified).
    convenience init(data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?) throws {
        self.init(string: _words(of: data, options))
    }
}
