import Canvas
import Testing

@Suite struct `A split` {
    private func lengths(_ split: Split, _ width: Int) -> [Int?] {
        split.frames(in: Rect(x: 0, y: 0, width: width, height: 5)).map { $0?.width }
    }

    @Test func `gives fixed parts their length and the others the rest by weight`() {
        let split = Split(.horizontal, [.init(.fixed(10)), .init(.fill(1)), .init(.fill(2))])
        #expect(lengths(split, 40) == [10, 10, 20])
    }

    @Test func `counts a shared edge once for each neighbour`() {
        let split = Split(.horizontal, overlap: 1, [.init(.fixed(10)), .init(.fill(1))])
        let frames = split.frames(in: Rect(x: 2, y: 1, width: 30, height: 5))
        #expect(frames == [Rect(x: 2, y: 1, width: 10, height: 5), Rect(x: 11, y: 1, width: 21, height: 5)])
    }

    @Test func `folds the least important part first when minimums do not fit`() {
        let split = Split(
            .horizontal,
            [
                .init(.fill(1), minimum: 20, priority: 3), .init(.fixed(20), minimum: 20, priority: 1),
                .init(.fill(1), minimum: 20, priority: 2),
            ])
        #expect(lengths(split, 60) == [20, 20, 20])
        #expect(lengths(split, 59) == [29, nil, 30])
        #expect(lengths(split, 39) == [39, nil, nil])
        #expect(lengths(split, 5) == [5, nil, nil])
    }

    @Test func `shrinks wishes to minimums before it folds`() {
        let split = Split(.horizontal, [.init(.fixed(30), minimum: 10), .init(.fixed(30), minimum: 10)])
        #expect(lengths(split, 45) == [30, 15])
        #expect(lengths(split, 25) == [15, 10])
    }

    @Test func `keeps a minimum that is more than its share`() {
        let split = Split(.horizontal, [.init(.fill(1), minimum: 30), .init(.fill(1)), .init(.fill(1))])
        #expect(lengths(split, 50) == [30, 10, 10])
    }

    @Test(arguments: 1...120)
    func `fills every width exactly`(width: Int) {
        let split = Split(
            .horizontal, overlap: 1,
            [
                .init(.fraction(0.4), minimum: 20, priority: 3), .init(.fixed(24), minimum: 12, priority: 2),
                .init(.fill(1), minimum: 16, priority: 1),
            ])
        let frames = split.frames(in: Rect(x: 0, y: 0, width: width, height: 3)).compactMap { $0 }
        #expect(frames.last?.maxX == width)
        #expect(frames.first?.x == 0)
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.x == left.maxX - 1) }
    }
}
