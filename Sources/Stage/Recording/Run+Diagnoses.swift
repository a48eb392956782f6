public import Interpreter

/// A mistake found in a recording, to be inserted as an event.
public struct Diagnosis: Sendable {
    /// The name of the rule that found it.
    public let rule: String
    /// The problem and the advice.
    public let text: String
    /// The event at which it shows, as an index into the present recording.
    public let event: Int
    /// The line that is to blame; nil when none is.
    public let location: SourceLocation?

    /// A mistake at an event.
    public init(rule: String, text: String, event: Int, location: SourceLocation?) {
        (self.rule, self.text, self.event, self.location) = (rule, text, event, location)
    }
}

extension Run {
    /// Inserts a `diagnosis` event for each, directly after the event at which it shows. Later events get higher numbers. Linear in the
    /// events.
    public func tell(_ diagnoses: [Diagnosis]) {
        guard !diagnoses.isEmpty else { return }
        recorder.recording.insert(diagnoses)
        (settledFacts, measuring, flashesFound) = ([:], Measuring(), nil)
    }
}

extension Recording {
    fileprivate mutating func insert(_ diagnoses: [Diagnosis]) {
        let waiting = Dictionary(grouping: diagnoses) { $0.event }
        var told: [Event] = []
        var indices: [Int] = []
        var numbers: [Int] = []
        for event in events {
            numbers.append(told.count)
            told.append(event.moved(to: told.count))
            indices.append(stateIndices[event.index])
            for diagnosis in waiting[event.index] ?? [] {
                told.append(Event(diagnosis, at: told.count, after: event))
                indices.append(stateIndices[event.index])
            }
        }
        for index in told.indices {
            told[index].end = told[index].end.map { numbers[$0] }
            told[index].cause = told[index].cause.map { numbers[$0] }
        }
        let before = numbers + [told.count]
        (events, stateIndices) = (told, indices)
        for index in frames.indices { frames[index].eventCount = before[frames[index].eventCount] }
        for index in writes.indices {
            writes[index].eventCount = before[writes[index].eventCount]
            writes[index].callback = writes[index].callback.map { numbers[$0] }
        }
        for index in assignments.indices {
            assignments[index].eventCount = before[assignments[index].eventCount]
            assignments[index].callback = assignments[index].callback.map { numbers[$0] }
        }
        for index in superCalls.indices {
            superCalls[index].eventCount = before[superCalls[index].eventCount]
            superCalls[index].callback = superCalls[index].callback.map { numbers[$0] }
        }
        for index in endBlocks.indices {
            endBlocks[index].eventCount = before[endBlocks[index].eventCount]
            endBlocks[index].end = before[endBlocks[index].end]
        }
        for index in questions.indices { questions[index].event = numbers[questions[index].event] }
        for index in uses.indices {
            uses[index].eventCount = before[uses[index].eventCount]
            uses[index].callback = uses[index].callback.map { numbers[$0] }
        }
    }
}

extension Event {
    fileprivate func moved(to index: Int) -> Event {
        var event = self
        event.index = index
        return event
    }

    fileprivate init(_ diagnosis: Diagnosis, at index: Int, after event: Event) {
        self.init(
            index: index, time: event.time, frame: event.frame, transaction: event.transaction, kind: .diagnosis, name: diagnosis.rule,
            object: event.object, arguments: [], depth: event.depth + (event.kind == .callback ? 1 : 0),
            functions: event.functions, cause: event.index, caller: diagnosis.location, location: diagnosis.location, text: diagnosis.text)
    }
}
