import Heap

/// The objects of two runs that are the same one: of one class, made at the same place of the code, in order.
///
/// The numbers in their names do not count: a view more at the beginning would give all later ones another number.
struct ObjectPairs {
    private var partners: [ObjectID: ObjectID] = [:]

    init(_ first: SourceLines, _ second: SourceLines) {
        let (left, right) = (Self.byClass(first), Self.byClass(second))
        for (type, made) in left {
            guard let others = right[type] else { continue }
            var origins = Numbering<String>()
            func numbers(_ all: [Made]) -> [Int] { all.map { origins.number(of: $0.origin) } }
            var ends = (0, 0)
            func pair(upTo end: (Int, Int)) {
                // Objects made elsewhere belong together in order where nothing says more.
                for (one, other) in zip(made[ends.0..<end.0], others[ends.1..<end.1]) { partners[other.id] = one.id }
            }
            for (one, other) in CommonSubsequence(numbers(made), numbers(others)).pairs {
                pair(upTo: (one, other))
                partners[others[other].id] = made[one].id
                ends = (one + 1, other + 1)
            }
            pair(upTo: (made.count, others.count))
        }
    }

    /// The number of an object of the first run.
    func number(ofFirst id: ObjectID) -> Int { Int(id.index) }

    /// The number of an object of the second run: its partner's, or one that no object of the first has.
    func number(ofSecond id: ObjectID) -> Int { partners[id].map { Int($0.index) } ?? -1 - Int(id.index) }

    private struct Made {
        var id: ObjectID
        /// The statement that made it; empty where none is known.
        var origin: String
    }

    private static func byClass(_ lines: SourceLines) -> [String: [Made]] {
        let recording = lines.recording
        var origins: [ObjectID: String] = [:]
        for event in recording.events where event.kind == .memory && event.name == "allocated" {
            guard let id = event.object else { continue }
            let cause = event.cause.map { recording.events[$0] }
            origins[id] = (event.caller ?? cause?.location).map(lines.text) ?? cause?.name ?? ""
        }
        var made: [String: [Made]] = [:]
        for id in recording.objects { made[recording.typeName(of: id), default: []].append(Made(id: id, origin: origins[id] ?? "")) }
        return made
    }
}
