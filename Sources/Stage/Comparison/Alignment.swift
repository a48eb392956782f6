import Heap

/// The events of two runs that belong together, in order: neither run's order is changed.
struct Alignment {
    /// The pairs, as indices into the recordings' events.
    private(set) var pairs: [(first: Int, second: Int)] = []
    /// The events that are compared.
    let first: [Int], second: [Int]
    /// The keys of the compared events, as numbers.
    let firstKeys: [Int], secondKeys: [Int]

    init(_ old: SourceLines, _ new: SourceLines, _ objects: ObjectPairs, onlyCallbacks: Bool) {
        let isWanted = { (event: Event) in event.isCompared && (!onlyCallbacks || event.kind == .callback) }
        var keys = Numbering<EventKey>()
        let left = old.recording.events.filter(isWanted)
        let right = new.recording.events.filter(isWanted)
        first = left.map(\.index)
        second = right.map(\.index)
        firstKeys = left.map { keys.number(of: EventKey($0, object: $0.object.map(objects.number(ofFirst:)), lines: old)) }
        secondKeys = right.map { keys.number(of: EventKey($0, object: $0.object.map(objects.number(ofSecond:)), lines: new)) }
        var anchors: [(Int, Int)] = []
        // The same step, then the same kind of step.
        var steps = Numbering<String>()
        func step(_ event: Event) -> Int? { event.rank == 0 ? steps.number(of: event.name) : nil }
        Self.align(left.map(step), right.map(step), &anchors)
        for rank in 0...3 {
            Self.align(
                zip(left, firstKeys).map { $0.rank == rank ? $1 : nil }, zip(right, secondKeys).map { $0.rank == rank ? $1 : nil }, &anchors
            )
        }
        pairs = anchors.map { (first[$0.0], second[$0.1]) }
    }

    // Aligns the elements that have a key between those that are aligned already.
    private static func align(_ first: [Int?], _ second: [Int?], _ anchors: inout [(Int, Int)]) {
        var found: [(Int, Int)] = []
        var (left, right) = (0, 0)
        for anchor in anchors + [(first.count, second.count)] {
            let places = (left..<anchor.0).filter { first[$0] != nil }
            let others = (right..<anchor.1).filter { second[$0] != nil }
            if !places.isEmpty, !others.isEmpty {
                let common = CommonSubsequence(places.compactMap { first[$0] }, others.compactMap { second[$0] })
                found += common.pairs.map { (places[$0.first], others[$0.second]) }
            }
            if anchor.0 < first.count || anchor.1 < second.count { found.append(anchor) }
            (left, right) = (anchor.0 + 1, anchor.1 + 1)
        }
        anchors = found
    }
}
