import Foundation
import Heap

/// The part of a run that its pictures show: the participants and their events.
struct Story {
    /// One moment of the story.
    struct Moment {
        let event: Event
        /// The object's index in `lanes`; nil for events of the system and the user.
        let lane: Int?
        /// The caller, as an index into `lanes`; nil for the system.
        let sender: Int?
        /// How many callbacks of the same lane are under way around it.
        let depth: Int
        /// How many moments it contains: 0 for a callback without events of the story.
        var length = 0
    }

    /// The participants: the learner's own objects and all controllers, in order of the recording's lanes.
    let lanes: [ObjectID]
    /// The moments, in order.
    private(set) var moments: [Moment] = []
    private let complaints: Complaints

    /// Reads the story of a run. Callbacks of UIKit's own views are no part of it. `onlyCallbacks` leaves out everything but callbacks.
    init(of run: Run, onlyCallbacks: Bool) {
        let recording = run.recording
        complaints = Complaints(recording)
        lanes = recording.lanes.filter { run.isController($0) || !recording.isOfUIKit($0) }
        let numbers = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($0.element, $0.offset) })
        var open: [Int] = []
        for event in recording.events
        where Self.isTold(event, numbers, onlyCallbacks: onlyCallbacks) && !complaints.repeated.contains(event.index) {
            while let last = open.last, (moments[last].event.end ?? last) < event.index { close(&open) }
            let around = open.last.flatMap { moments[$0].lane }
            let own = event.object.flatMap { numbers[$0] } ?? around
            let depth = open.count { moments[$0].lane == own }
            moments.append(Moment(event: event, lane: own, sender: event.caller == nil ? nil : around, depth: depth))
            if event.kind == .callback { open.append(moments.count - 1) }
        }
        while !open.isEmpty { close(&open) }
    }

    /// An event in a few words, with the number of further identical complaints.
    func caption(of event: Event, in recording: Recording) -> String {
        recording.caption(of: event) + complaints.remark(on: event.index)
    }

    /// The participants' names: those that they have at the end.
    func names(in recording: Recording) -> [String] { lanes.map { recording.name(of: $0, at: recording.events.count - 1) } }

    private mutating func close(_ open: inout [Int]) {
        let place = open.removeLast()
        moments[place].length = moments.count - 1 - place
    }

    private static func isTold(_ event: Event, _ lanes: [ObjectID: Int], onlyCallbacks: Bool) -> Bool {
        switch event.kind {
        case .callback: event.object.map { lanes[$0] != nil } ?? false
        case .input, .print, .console, .exception, .refusal, .diagnosis, .network, .notification, .task: !onlyCallbacks
        case .system, .transaction, .memory, .line: false
        }
    }
}

extension Recording {
    /// Whether an object's class is one of UIKit's.
    func isOfUIKit(_ id: ObjectID) -> Bool { Self.isOfUIKit(typeName(of: id)) }

    /// Whether a name begins as Apple's names do.
    static func isOfUIKit(_ name: String) -> Bool { ["UI", "NS", "CA"].contains(where: name.hasPrefix) }

    /// An event of a story in a few words: the callback with its arguments, or the text of a print or message.
    func caption(of event: Event) -> String {
        switch event.kind {
        case .callback:
            let arguments = argumentText(of: event)
            let by = event.caller.map { " by \(place($0))" } ?? ""
            return event.name + (arguments.isEmpty ? "" : " \(arguments)") + by
        case .input: return "> \(event.name)"
        case .exception: return "\(event.name): \(event.text ?? "")"
        case .refusal: return "\(event.name): \(event.text ?? "")"
        case .print, .console, .diagnosis: return "\(event.kind.rawValue): \(event.text ?? event.name)"
        default: return "\(event.kind.rawValue): \(event.name)"
        }
    }
}
