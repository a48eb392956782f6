import Foundation
class Item: Codable {
    var name = "item"
    init() {}
}
final class Book: Item {
    var pages = 2
    enum Keys: CodingKey { case pages }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        pages = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .pages)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(pages, forKey: .pages)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Book())
print(String(data: data, encoding: .utf8)!)
let book = try JSONDecoder().decode(Book.self, from: Data(#"{"name": "b", "pages": 9}"#.utf8))
print(book.name, book.pages)
