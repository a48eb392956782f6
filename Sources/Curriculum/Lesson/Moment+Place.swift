public import Stage

extension Moment {
    /// Where this moment is in a run; nil when it does not come. Linear in the events.
    public func place(in run: Run) -> Place? {
        let recording = run.recording
        func nth(_ number: Int, where matches: (Event) -> Bool) -> Place? {
            var left = number
            for event in recording.events where matches(event) {
                left -= 1
                if left == 0 { return Place(event: event.index) }
            }
            return nil
        }
        func frame(_ index: Int) -> Place? {
            recording.frames.indices.contains(index) ? Place(event: recording.event(atFrame: index), frame: index) : nil
        }
        let transition = recording.transitions.last
        switch self {
        case .start: return recording.events.isEmpty ? nil : Place(event: 0)
        case .end: return recording.events.isEmpty ? nil : Place(event: recording.events.count - 1)
        case .callback(let type, let name, let number):
            return nth(number) { event in
                event.kind == .callback && event.name == name && event.object.map { recording.typeName(of: $0) == type } == true
            }
        case .transitionFrame(let number):
            guard let frames = transition?.frames, number >= 1, number <= frames.count else { return nil }
            return frame(frames.lowerBound + number - 1)
        case .lastTransitionFrame: return transition?.frames.last.flatMap(frame)
        case .transitionCommit:
            guard let start = transition?.events.lowerBound else { return nil }
            // The commit that lays out what the transition brings is under way when it begins, or is the next.
            let before = recording.events[...start].last { $0.kind == .transaction && $0.transaction == recording.events[start].transaction }
            let commit = before ?? recording.events[start...].first { $0.kind == .transaction }
            return commit.map { Place(event: $0.index) }
        case .flash(let number):
            let flashes = run.flashes
            return number >= 1 && number <= flashes.count ? frame(flashes[number - 1].after) : nil
        case .console(let number): return nth(number) { $0.kind == .console }
        case .print(let text, let number): return nth(number) { $0.kind == .print && $0.text?.contains(text) == true }
        case .input(let number): return nth(number) { $0.kind == .input }
        }
    }
}
