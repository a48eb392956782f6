import Foundation

// Letters of more than one byte, occurrences that overlap, and parts that almost match.
let texts = ["", "é", "e\u{301}", "ababaé", "aéaéaéb", "ééééé", "añaña ñañ", "x\r\ny\r\n", "日本日本日本語", "👩‍👧👩👩‍👧‍👦", "aaaaé", "ÅÅa\u{30A}"]
let sought = ["é", "abaé", "aéaéb", "éé", "aña", "ñ", "\r\n", "日本語", "👩", "👩‍👧", "aaé", "Å", "b", "e"]
for text in texts {
    for part in sought {
        let pieces = text.components(separatedBy: part).map(\.count)
        let found = text.ranges(of: part).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
        print(text.debugDescription, part.debugDescription, pieces, found, text.contains(part), text.replacing(part, with: "-").count)
    }
}

// Where they are, among letters of one byte.
let plain = "the cat sat on the mat, the end"
for part in ["the", "at", "end", "mat,", "dog", "", "t"] {
    let found = plain.range(of: part).map { (plain.distance(from: plain.startIndex, to: $0.lowerBound), plain[$0].count) }
    let last = plain.range(of: part, options: .backwards).map { plain.distance(from: plain.startIndex, to: $0.lowerBound) }
    let second = plain.range(of: part, options: .literal, range: plain.index(plain.startIndex, offsetBy: 5)..<plain.endIndex)
    print(part, found as Any, last as Any, second.map { plain.distance(from: plain.startIndex, to: $0.lowerBound) } as Any)
    print((plain as NSString).range(of: part), (plain.dropFirst(3)).range(of: part) == nil)
    let within = NSRange(location: 5, length: 20)
    let marked = "é" + plain
    print((plain as NSString).range(of: part, options: .literal, range: within), (marked as NSString).range(of: part, options: [], range: within))
}
