import Foundation

// Orders of what has none itself: by key paths, one after the other, nothing first.
struct Song {
    let title: String
    let year: Int
    let rating: Double?
    let version: Version
}
struct Version: Comparable, CustomStringConvertible {
    let major: Int
    static func < (one: Version, other: Version) -> Bool { one.major < other.major }
    var description: String { "v\(major)" }
}

let songs = [
    Song(title: "Track 10", year: 2001, rating: nil, version: Version(major: 2)),
    Song(title: "Track 9", year: 1999, rating: 4.5, version: Version(major: 1)),
    Song(title: "alpha", year: 2001, rating: 3, version: Version(major: 3)),
]
print(songs.sorted(using: KeyPathComparator(\.year)).map(\.title))
print(songs.sorted(using: KeyPathComparator(\.title, order: .reverse)).map(\.title))
print(songs.sorted(using: [KeyPathComparator(\Song.year, order: .reverse), KeyPathComparator(\Song.title)]).map(\.title))
print(songs.sorted(using: KeyPathComparator(\.rating)).map(\.title), songs.sorted(using: KeyPathComparator(\.version)).map(\.version))
let orders: [SortDescriptor<Song>] = [.init(\.year), .init(\.version, order: .reverse)]
print(songs.sorted(using: orders).map(\.title))

var list = [3, 1, 2]
list.sort(using: KeyPathComparator(\.self, order: .reverse))
print(list, Set(list).sorted(using: KeyPathComparator(\.self)))

var order = KeyPathComparator(\Song.year)
print(order.compare(songs[0], songs[1]) == .orderedDescending, order.order == .forward)
order.order = .reverse
print(order.compare(songs[0], songs[1]).rawValue, order.compare(songs[0], songs[2]).rawValue)
