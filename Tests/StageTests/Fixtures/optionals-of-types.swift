import Foundation

// One name in extensions of Optional for several types of what it wraps.
extension Optional where Wrapped == Date { var kind: String { "date" } }
extension Optional where Wrapped == URL { var kind: String { self?.scheme ?? "no address" } }
extension Optional where Wrapped == NSAttributedString { var kind: String { self?.string ?? "no look" } }
extension Optional where Wrapped == String {
    var kind: String { self ?? "no text" }
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
extension Optional where Wrapped == [Date] { var kind: String { "\(self?.count ?? -1) dates" } }
extension Array where Element == URL { func joined() -> String { map(\.absoluteString).joined(separator: " ") } }
extension Array where Element == Date { func joined() -> String { "\(count) dates" } }

final class Row {
    var title: String?
    var link: URL?
    var look: NSAttributedString?
    var date: Date?
    var dates: [Date]?
    var kinds: [String] { [title.kind, link.kind, look.kind, date.kind, dates.kind] }
}

let row = Row()
print(row.kinds, row.title.isNilOrEmpty)
row.title = "a"
row.link = URL(string: "https://example.com")
row.look = NSAttributedString(string: "b")
row.date = Date(timeIntervalSince1970: 0)
row.dates = [Date(timeIntervalSince1970: 0)]
print(row.kinds, row.title.isNilOrEmpty)
print([Date(timeIntervalSince1970: 0)].joined(), [URL(string: "a:b")!, URL(string: "c:d")!].joined())
let none: [Date] = []
print(none.joined(), ["x", "y"].joined())
