import Stage

/// The part of a recording with which a list is compared.
struct RecordedWindow {
    let run: Run
    /// Which part it is.
    let kind: Staging.Window
    /// The callbacks in it, in order.
    let callbacks: [Event]
    /// The event with which it begins.
    let start: Int
    /// The step as it was written; nil for the launch and the whole recording.
    let step: String?

    init(_ run: Run, _ window: Staging.Window) {
        (self.run, kind) = (run, window)
        let events = run.recording.events
        let inputs = events.filter { $0.kind == .input }
        let range: Range<Int>
        switch window {
        case .launch: range = 0..<(inputs.first?.index ?? events.count)
        case .lastStep: range = (inputs.last?.index ?? 0)..<events.count
        case .all: range = 0..<events.count
        }
        start = range.lowerBound
        step = window == .lastStep ? inputs.last?.name : nil
        callbacks = events[range].filter { $0.kind == .callback }
    }

    /// The events that a mention can mean, in order. `owners` are the classes whose object it can be; nil for any.
    func events(of mention: Mention, owners: Set<String>?) -> [Int] {
        callbacks.filter { event in
            guard mention.word.isMeant(by: event), let object = event.object else { return false }
            if let owners, !owners.contains(run.recording.typeName(of: object)) { return false }
            guard let hasNil = mention.hasNil, case let value? = event.arguments.first?.value else { return true }
            if case .nothing = value { return hasNil }
            return !hasNil
        }.map(\.index)
    }
}
