/// The word of a list that is spelled most like another; nil when none is near. Linear in the list.
public func nearest(to word: String, in words: [String]) -> String? {
    // No misspelled word is this long, and a comparison costs the product of the lengths.
    guard word.utf8.count <= 200 else { return nil }
    let scored = words.map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }), best.distance <= max(2, word.count / 3) else { return nil }
    return best.word
}

private func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in second.enumerated() {
            let above = row[j + 1]
            row[j + 1] = min(above + 1, row[j] + 1, diagonal + (character == other ? 0 : 1))
            diagonal = above
        }
    }
    return row[second.count]
}
