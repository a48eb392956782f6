/// The word of a list that is spelled most like another; nil when none is near. Linear in the list.
public func nearest(to word: String, in words: [String]) -> String? {
    // No misspelled word is this long, and a comparison costs the product of the lengths.
    guard word.utf8.count <= 200 else { return nil }
    let scored = words.map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }), best.distance <= max(2, word.count / 3) else { return nil }
    return best.word
}

/// How many letters must be inserted, removed or replaced to make one word of the other; with `exchanging`, two neighbours that change places count as one.
/// Costs the product of the lengths.
package func editDistance(_ first: String, _ second: String, exchanging: Bool = false) -> Int {
    let (first, second) = (Array(first), Array(second))
    var (before, row) = ([Int](), Array(0...second.count))
    for i in first.indices {
        var next = [i + 1]
        for j in second.indices {
            var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (first[i] == second[j] ? 0 : 1))
            if exchanging, i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { least = min(least, before[j - 1] + 1) }
            next.append(least)
        }
        (before, row) = (row, next)
    }
    return row[second.count]
}
