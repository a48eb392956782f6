/// Elements in order, stored in pieces that are copied when written to. A copy is a snapshot; a change afterwards costs one piece and the
/// list of pieces.
public struct ChunkedArray<Element: Sendable>: Sendable, Sequence {
    private var pieces: ContiguousArray<ContiguousArray<Element>> = []
    /// How many there are.
    public private(set) var count = 0

    private static var most: Int { 64 }

    /// None.
    public init() {}

    /// Whether there is none.
    public var isEmpty: Bool { count == 0 }

    /// They in order.
    public func makeIterator() -> some IteratorProtocol<Element> { pieces.joined().makeIterator() }

    /// Appends an element.
    public mutating func append(_ element: Element) {
        insert(element) { _ in false }
    }

    /// Inserts an element before the last elements for which `follows` holds.
    public mutating func insert(_ element: Element, before follows: (Element) -> Bool) {
        var place = pieces.count - 1
        while place > 0, follows(pieces[place][0]) { place -= 1 }
        count += 1
        guard place >= 0 else { return pieces.append([element]) }
        var position = pieces[place].count
        while position > 0, follows(pieces[place][position - 1]) { position -= 1 }
        pieces[place].insert(element, at: position)
        guard pieces[place].count > Self.most else { return }
        // At the end pieces stay full: that is where most come in.
        let kept = position == Self.most ? Self.most : Self.most / 2
        let rest = ContiguousArray(pieces[place][kept...])
        pieces[place].removeSubrange(kept...)
        pieces.insert(rest, at: place + 1)
    }

    /// Removes the first element for which `isMeant` holds.
    public mutating func removeFirst(where isMeant: (Element) -> Bool) -> Element? {
        for place in pieces.indices {
            guard let position = pieces[place].firstIndex(where: isMeant) else { continue }
            count -= 1
            let element = pieces[place].remove(at: position)
            if pieces[place].isEmpty { pieces.remove(at: place) }
            return element
        }
        return nil
    }

    /// Removes all elements for which `isMeant` holds, and returns them in order.
    public mutating func removeAll(where isMeant: (Element) -> Bool) -> [Element] {
        var removed: [Element] = []
        for place in pieces.indices.reversed() where pieces[place].contains(where: isMeant) {
            removed.insert(contentsOf: pieces[place].filter(isMeant), at: 0)
            pieces[place].removeAll(where: isMeant)
            if pieces[place].isEmpty { pieces.remove(at: place) }
        }
        count -= removed.count
        return removed
    }

    /// How many bytes this keeps that an earlier one does not share. Costs the list of pieces.
    public func bytes(after earlier: ChunkedArray) -> Int {
        if pieces.sharesMemory(with: earlier.pieces) { return 0 }
        var bytes = pieces.count * MemoryLayout<Int>.stride
        for (place, piece) in pieces.enumerated() {
            let isShared = [place, place - 1, place + 1].contains { other in
                earlier.pieces.indices.contains(other) && piece.sharesMemory(with: earlier.pieces[other])
            }
            if !isShared { bytes += piece.count * MemoryLayout<Element>.stride }
        }
        return bytes
    }
}
