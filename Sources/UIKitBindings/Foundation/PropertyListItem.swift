internal import Foundation

/// A property list to be written. Where Foundation is linked statically, its serialiser of plain values does not know arrays. Its encoder,
/// written in Swift, writes the same text.
enum PropertyListItem: Encodable {
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case list([PropertyListItem])
    case dictionary([String: PropertyListItem])

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let items):
            var container = encoder.unkeyedContainer()
            for item in items { try container.encode(item) }
        case .dictionary(let entries):
            var container = encoder.container(keyedBy: Key.self)
            for (key, item) in entries.sorted(by: { $0.key < $1.key }) { try container.encode(item, forKey: Key(stringValue: key)) }
        case .flag(let value): try Self.encode(value, to: encoder)
        case .whole(let value): try Self.encode(value, to: encoder)
        case .number(let value): try Self.encode(value, to: encoder)
        case .text(let value): try Self.encode(value, to: encoder)
        case .date(let value): try Self.encode(value, to: encoder)
        case .data(let value): try Self.encode(value, to: encoder)
        }
    }

    private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    /// The bytes of a file; nil for an item that is not a list by itself.
    func written(isBinary: Bool) -> Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = isBinary ? .binary : .xml
        return try? encoder.encode(self)
    }
}
