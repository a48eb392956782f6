import TestSupport
import Testing

@testable import Stage

@Suite struct `The longest common subsequence` {
    /// The length by the textbook's table.
    private func length(_ first: [Int], _ second: [Int]) -> Int {
        var row = [Int](repeating: 0, count: second.count + 1)
        for one in first {
            var corner = 0
            for (place, other) in second.enumerated() {
                let above = row[place + 1]
                row[place + 1] = one == other ? corner + 1 : max(above, row[place])
                corner = above
            }
        }
        return row[second.count]
    }

    @Test(arguments: [1 << 21, 1]) func `is common, in order, and as long as the textbook's table says`(mostWords: Int) {
        var numbers = Numbers(state: 7)
        for round in 0..<300 {
            let kinds = 1 + round % 9
            let first = (0..<numbers.next(150)).map { _ in numbers.next(kinds) }
            let second = (0..<numbers.next(150)).map { _ in numbers.next(kinds) }
            let pairs = CommonSubsequence(first, second, mostWords: mostWords).pairs
            #expect(pairs.count == length(first, second))
            #expect(pairs.allSatisfy { first[$0.first] == second[$0.second] })
            for (pair, next) in zip(pairs, pairs.dropFirst()) { #expect(pair.first < next.first && pair.second < next.second) }
        }
    }

    @Test func `takes the earliest of several`() {
        let pairs = CommonSubsequence([1, 5, 1, 5], [9, 5]).pairs
        #expect(pairs.map(\.first) == [1] && pairs.map(\.second) == [1])
        let once = CommonSubsequence([3, 3, 3], [3]).pairs
        #expect(once.map(\.first) == [0])
    }

    @Test func `of 10,000 against 10,000 that are all in another order is found in time`() {
        let first = (0..<10_000).map { $0 * 7919 % 10_000 }
        let second = (0..<10_000).map { $0 * 104_729 % 10_000 }
        let pairs = expectNoMinute { CommonSubsequence(first, second).pairs }
        #expect(pairs.allSatisfy { first[$0.first] == second[$0.second] })
        #expect(pairs.count == length(first, second))
    }
}
