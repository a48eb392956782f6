import Canvas
import Heap
import Stage

/// The rows of a timeline: one for each of the learner's objects, one for everything else, and one for the user's steps, if any.
struct Lanes {
    /// The objects of the first lanes.
    let objects: [ObjectID]
    /// The names of the lanes, all different.
    let names: [String]
    /// The columns of the longest name.
    let width: Int
    private let places: [ObjectID: Int]

    /// The lanes of a recording.
    init(_ recording: Recording) {
        objects = recording.lanes.filter { !recording.typeName(of: $0).hasPrefix("UI") }
        let full = objects.map { recording.name(of: $0) }
        let short = full.map(Self.shortName)
        let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        names =
            zip(full, short).map { counts[$1] == 1 ? $1 : $0 } + ["UIKit"] + (recording.setting.steps.isEmpty ? [] : ["you"])
        width = names.map(\.columns).max() ?? 0
        places = Dictionary(objects.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The lane of events without an object.
    var others: Int { objects.count }
    /// The lane of the steps that the user takes; nil when there are none.
    var user: Int? { names.count > objects.count + 1 ? objects.count + 1 : nil }

    /// An object's lane.
    func lane(of object: ObjectID) -> Int? { places[object] }

    /// A class's name without the common part: `Feed` of `FeedViewController`, `Feed#2` of its second object.
    static func shortName(_ name: String) -> String {
        let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
        for suffix in ["ViewController", "Controller"] where parts[0].hasSuffix(suffix) && parts[0].count > suffix.count {
            return ([String(parts[0].dropLast(suffix.count))] + parts.dropFirst()).joined(separator: "#")
        }
        return name
    }
}
