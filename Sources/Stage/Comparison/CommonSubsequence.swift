/// The longest common subsequence of two sequences of numbers.
///
/// Exact, and bounded: 64 places are compared at a time, so that two sequences of 10,000 take 1.6 million steps. Where the rows would take
/// more memory than `mostWords`, one sequence is halved. The rows of Hyyrö's bit-parallel algorithm, with Hirschberg's halving.
struct CommonSubsequence {
    /// The places that belong together, in order. Of several longest ones it is the one with the earliest places.
    let pairs: [(first: Int, second: Int)]

    /// The most words of 64 bits that the rows of one comparison take.
    private static let mostWords = 1 << 21

    init(_ first: [Int], _ second: [Int], mostWords: Int = Self.mostWords) {
        var start = 0
        while start < first.count, start < second.count, first[start] == second[start] { start += 1 }
        // What only one of them has belongs to nothing.
        let known = Set(first[start...]).intersection(second[start...])
        let places = (start..<first.count).filter { known.contains(first[$0]) }
        let otherPlaces = (start..<second.count).filter { known.contains(second[$0]) }
        var pairs = (0..<start).map { (first: $0, second: $0) }
        let found = Self.matches(places.map { first[$0] }[...], otherPlaces.map { second[$0] }[...], mostWords)
        pairs += found.map { (places[$0], otherPlaces[$1]) }
        self.pairs = pairs
    }

    /// The matches in order of place.
    private static func matches(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>, _ mostWords: Int) -> [(Int, Int)] {
        guard !first.isEmpty, !second.isEmpty else { return [] }
        let words = (first.count + 63) / 64
        guard second.count > 1, words * second.count > mostWords else { return tracedBack(first, second, words) }
        let middle = second.startIndex + second.count / 2
        let ahead = lengths(Array(first), Array(second[..<middle]))
        let behind = lengths(first.reversed(), second[middle...].reversed())
        var (best, most) = (0, -1)
        for length in 0...first.count where ahead[length] + behind[first.count - length] > most {
            (best, most) = (length, ahead[length] + behind[first.count - length])
        }
        let split = first.startIndex + best
        return matches(first[..<split], second[..<middle], mostWords) + matches(first[split...], second[middle...], mostWords)
    }

    // Keeps every row, and goes back through them.
    private static func tracedBack(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>, _ words: Int) -> [(Int, Int)] {
        var rows: [UInt64] = []
        rows.reserveCapacity(words * second.count)
        passRows(Array(first), Array(second)) { rows += $0 }
        func isStep(_ row: Int, _ column: Int) -> Bool { rows[row * words + column / 64] & (1 << UInt64(column % 64)) == 0 }
        var (column, row) = (first.count, second.count)
        var found: [(Int, Int)] = []
        while column > 0, row > 0 {
            guard isStep(row - 1, column - 1) else {
                column -= 1
                continue
            }
            row -= 1
            if row > 0, isStep(row - 1, column - 1) { continue }
            column -= 1
            found.append((first.startIndex + column, second.startIndex + row))
        }
        return found.reversed()
    }

    /// The lengths of the longest common subsequences of each beginning of the first with the whole second.
    private static func lengths(_ first: [Int], _ second: [Int]) -> [Int] {
        let last = passRows(first, second)
        var lengths = [0]
        lengths.reserveCapacity(first.count + 1)
        for place in first.indices { lengths.append(lengths[place] + (last[place / 64] & (1 << UInt64(place % 64)) == 0 ? 1 : 0)) }
        return lengths
    }

    // A row for each element of the second: a bit is 0 where the common subsequence becomes longer. Returns the last row.
    @discardableResult
    private static func passRows(_ first: [Int], _ second: [Int], _ take: ([UInt64]) -> Void = { _ in }) -> [UInt64] {
        let words = (first.count + 63) / 64
        var places: [Int: [Int]] = [:]
        for (place, value) in first.enumerated() { places[value, default: []].append(place) }
        var row = [UInt64](repeating: .max, count: words)
        var mask = [UInt64](repeating: 0, count: words)
        for value in second {
            let matching = places[value] ?? []
            for place in matching { mask[place / 64] |= 1 << UInt64(place % 64) }
            var carry: UInt64 = 0
            for word in 0..<words {
                let old = row[word]
                let common = old & mask[word]
                let (sum, overflows) = old.addingReportingOverflow(common)
                let (total, carries) = sum.addingReportingOverflow(carry)
                row[word] = total | (old & ~common)
                carry = overflows || carries ? 1 : 0
            }
            for place in matching { mask[place / 64] = 0 }
            take(row)
        }
        return row
    }
}
