/// The texts that people write for learners: sentences, each with its sources in brackets behind it.
enum AuthoredText {
    /// The lines of an embedded text, without comments and empty ones.
    static func lines(_ start: UnsafePointer<UInt8>, _ size: UInt) -> [Substring] {
        let bytes = UnsafeBufferPointer(start: start, count: Int(size))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// The sentences of a line: `The view is in memory. [claim A04; claim A01]`.
    static func sentences(_ line: Substring) -> [CallbackGuide.Sentence] {
        line.split(separator: "]").compactMap { part in
            guard let bracket = part.lastIndex(of: "[") else { return nil }
            return CallbackGuide.Sentence(
                text: part[..<bracket].trimmingSpaces,
                sources: part[part.index(after: bracket)...].split(separator: ";").map(\.trimmingSpaces))
        }
    }
}

extension Substring {
    /// The text without spaces around it.
    var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
