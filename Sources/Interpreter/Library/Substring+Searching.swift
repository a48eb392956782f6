/// Text search by characters.
extension Substring {
    /// The parts between occurrences of a separator.
    func pieces(separatedBy separator: String, atMost most: Int = .max) -> [Substring] {
        if separator.isEmpty { return [self] }
        var parts: [Substring] = []
        var start = startIndex
        for range in ranges(ofText: separator, atMost: most) {
            parts.append(self[start..<range.lowerBound])
            start = range.upperBound
        }
        return parts + [self[start...]]
    }

    /// The first occurrence of a text.
    func range(ofText text: String) -> Range<Index>? {
        if text.isEmpty { return isEmpty ? nil : startIndex..<startIndex }
        return ranges(ofText: text, atMost: 1).first
    }

    /// The occurrences of a text from the start, without overlaps; empty for an empty text.
    func ranges(ofText text: String, atMost most: Int = .max) -> [Range<Index>] {
        if text.isEmpty || most <= 0 { return [] }
        if let places = bytePlaces(ofText: text, atMost: most) {
            return places.map { utf8.index(startIndex, offsetBy: $0)..<utf8.index(startIndex, offsetBy: $0 + text.utf8.count) }
        }
        return ranges(of: Array(text), atMost: most)
    }

    /// The occurrences of characters from the start, without overlaps. Linear: after a mismatch, what has matched is not read again.
    private func ranges(of wanted: [Character], atMost most: Int) -> [Range<Index>] {
        // For each length of a part that matches: the longest shorter one that also ends there.
        var shorter = [0, 0]
        for end in wanted.indices.dropFirst() {
            var length = shorter[end]
            while length > 0, wanted[length] != wanted[end] { length = shorter[length] }
            shorter.append(wanted[length] == wanted[end] ? length + 1 : 0)
        }
        var ranges: [Range<Index>] = []
        // The places of the characters that may be an occurrence's.
        var places: [Index] = []
        var length = 0
        for place in indices {
            while length > 0, wanted[length] != self[place] { length = shorter[length] }
            if wanted[length] == self[place] { length += 1 }
            places.append(place)
            guard length == wanted.count else { continue }
            ranges.append(places[places.count - length]..<index(after: place))
            if ranges.count == most { return ranges }
            (length, places) = (0, [])
        }
        return ranges
    }

    /// The byte offsets of the occurrences, if both texts are ASCII without carriage returns; nil otherwise.
    package func bytePlaces(ofText text: String, atMost most: Int) -> [Int]? {
        utf8.withContiguousStorageIfAvailable { bytes -> [Int]? in
            text.utf8.withContiguousStorageIfAvailable { wanted -> [Int]? in
                // A carriage return forms one character with a line feed after it.
                func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }
                guard bytes.allSatisfy(isPlain), wanted.allSatisfy(isPlain) else { return nil }
                var places: [Int] = []
                var place = 0
                while place + wanted.count <= bytes.count, places.count < most {
                    var length = 0
                    while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
                    if length == wanted.count { places.append(place) }
                    place += length == wanted.count ? length : 1
                }
                return places
            } ?? nil
        } ?? nil
    }
}
