public import Stage

extension Moment {
    /// Where the moment is in a run; nil when it does not come. Flashes compare frames, the rest is linear in the events.
    public func place(in run: Run) -> Place? {
        let recording = run.recording
        guard !recording.events.isEmpty else { return nil }
        switch self {
        case .start: return Place(event: 0)
        case .end: return Place(event: recording.events.count - 1)
        case .event(let index): return recording.events.indices.contains(index) ? Place(event: index) : nil
        case .callback(let type, let name, let nth):
            return Self.pick(nth, of: recording.callbacks(name, of: type)).map { Place(event: $0.index) }
        case .transitionFrame(let number):
            return recording.lastTransition.flatMap { Self.pick(number, of: Array($0.frames)) }.map {
                Self.place(ofFrame: $0, in: recording)
            }
        case .lastTransitionFrame:
            return recording.lastTransition?.frames.last.map { Self.place(ofFrame: $0, in: recording) }
        case .transitionCommit:
            guard let begin = recording.transitions.last?.events.lowerBound else { return nil }
            // Handed over when everything is laid out, just before it is composited.
            return recording.events[begin...].first { $0.name == "composited" }.map { Place(event: max(begin, $0.index - 1)) }
        case .flash(let number):
            return Self.pick(number, of: run.flashes).map { Self.place(ofFrame: $0.after, in: recording) }
        case .console(let number):
            return Self.pick(number, of: recording.events.filter { $0.kind == .console }).map { Place(event: $0.index) }
        case .print(let text, let nth):
            let prints = recording.events.filter { $0.kind == .print && $0.text?.contains(text) == true }
            return Self.pick(nth, of: prints).map { Place(event: $0.index) }
        case .input(let number):
            return Self.pick(number, of: recording.events.filter { $0.kind == .input }).map { Place(event: $0.index) }
        }
    }

    /// Where the moment is after a place; nil when it does not come there. A callback without a number means its first call after it.
    func place(in run: Run, after place: Place) -> Place? {
        if case .callback(let type, let name, 1) = self {
            return run.recording.callbacks(name, of: type).first { $0.index > place.event }.map { Place(event: $0.index) }
        }
        return self.place(in: run).flatMap { place < $0 ? $0 : nil }
    }

    private static func pick<Element>(_ number: Int, of elements: [Element]) -> Element? {
        elements.indices.contains(number - 1) ? elements[number - 1] : nil
    }

    private static func place(ofFrame index: Int, in recording: Recording) -> Place {
        Place(event: recording.event(atFrame: index), frame: index)
    }
}

extension Recording {
    /// The last transition between controllers that took time.
    fileprivate var lastTransition: Transition? { transitions.last { !$0.frames.isEmpty } }
}
