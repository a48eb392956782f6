import Foundation
import Heap
import UIKit

extension Run {
    /// The recording in the Trace Event Format, which Perfetto and Chrome open. Each object has a track with its callbacks as nested
    /// slices. Frames, transactions and transitions have tracks of their own.
    ///
    /// The clock of a run stands still within a turn of the run loop. So that slices have a length and an order, the events of a turn are
    /// spread evenly over the turn's frame; `args.t` is the true time in seconds.
    public func perfetto() -> String {
        PerfettoWriter(run: self).text()
    }
}

/// Writes one trace.
private struct PerfettoWriter {
    let run: Run
    private let recording: Recording

    init(run: Run) { (self.run, recording) = (run, run.recording.namingByClass) }

    private static let objects = 1
    private static let display = 2
    private enum Track: Int, CaseIterable {
        case frames = 1
        case transactions, transitions, input
    }

    func text() -> String {
        let shares = self.shares
        let tracks = Dictionary(uniqueKeysWithValues: recording.lanes.enumerated().map { ($0.element, $0.offset + 1) })
        var lines = names(tracks)
        lines += callbacks(shares, tracks) + remarks(shares, tracks) + frames + transactions(shares) + transitions(shares)
        return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    /// When each event begins and ends in microseconds: its share of its turn's frame.
    private var shares: [(start: Double, end: Double)] {
        var result: [(start: Double, end: Double)] = []
        let frame = 1_000_000 / Double(recording.setting.device.framesPerSecond)
        var first = 0
        while first < recording.events.count {
            let time = recording.events[first].time
            var end = first
            while end < recording.events.count, recording.events[end].time == time { end += 1 }
            let share = frame * 0.95 / Double(end - first)
            for position in 0..<(end - first) {
                let start = time * 1_000_000 + share * Double(position)
                result.append((start, start + share))
            }
            first = end
        }
        return result
    }

    private func record(_ phase: String, _ name: String, _ process: Int, _ track: Int) -> JSONText {
        var line = JSONText()
        line.add("ph", phase)
        line.add("name", name)
        line.add("pid", process)
        line.add("tid", track)
        return line
    }

    private func slice(
        _ name: String, _ category: String, from start: Double, to end: Double, _ process: Int, _ track: Int, _ arguments: JSONText
    ) -> String {
        var line = record("X", name, process, track)
        line.add("cat", category)
        line.add("ts", raw: JSONText.number(start))
        line.add("dur", raw: JSONText.number(max(0, end - start)))
        line.add("args", raw: arguments.closed)
        return line.closed
    }

    private func names(_ tracks: [ObjectID: Int]) -> [String] {
        func name(_ kind: String, _ name: String, _ process: Int, _ track: Int) -> String {
            var line = record("M", kind, process, track)
            var arguments = JSONText()
            arguments.add("name", name)
            line.add("args", raw: arguments.closed)
            return line.closed
        }
        return [
            name("process_name", "objects", Self.objects, 0), name("process_name", recording.setting.device.title, Self.display, 0),
        ] + recording.lanes.map { name("thread_name", recording.name(of: $0), Self.objects, tracks[$0] ?? 0) }
            + Track.allCases.map { name("thread_name", "\($0)", Self.display, $0.rawValue) }
    }

    private func callbacks(_ shares: [(start: Double, end: Double)], _ tracks: [ObjectID: Int]) -> [String] {
        recording.events.compactMap { event in
            guard event.kind == .callback, let object = event.object, let track = tracks[object] else { return nil }
            var arguments = common(event)
            arguments.add("by", event.caller.map(recording.place) ?? "system")
            arguments.add("at", event.location.map(recording.place))
            for argument in event.arguments { arguments.add(argument.name, recording.text(of: argument.value)) }
            let end = shares[event.end ?? event.index].end
            return slice(event.name, "callback", from: shares[event.index].start, to: end, Self.objects, track, arguments)
        }
    }

    private func common(_ event: Event) -> JSONText {
        var arguments = JSONText()
        arguments.add("i", event.index)
        arguments.add("t", raw: JSONText.number(event.time))
        return arguments
    }

    /// Texts beside the tracks: prints, messages, exceptions, refusals, findings, and the user's input.
    private func remarks(_ shares: [(start: Double, end: Double)], _ tracks: [ObjectID: Int]) -> [String] {
        var open: [Event] = []
        var lines: [String] = []
        for event in recording.events {
            open.removeAll { ($0.end ?? $0.index) < event.index }
            if event.kind == .callback { open.append(event) }
            guard [.print, .console, .exception, .refusal, .diagnosis, .input, .network, .notification, .task].contains(event.kind) else {
                continue
            }
            let track = event.kind == .input ? nil : (event.object ?? open.last?.object).flatMap { tracks[$0] }
            var line = record(
                "i", recording.caption(of: event), track == nil ? Self.display : Self.objects, track ?? Track.input.rawValue)
            line.add("cat", event.kind.rawValue)
            line.add("s", "t")
            line.add("ts", raw: JSONText.number(shares[event.index].start))
            line.add("args", raw: common(event).closed)
            lines.append(line.closed)
        }
        return lines
    }

    private var frames: [String] {
        let length = 1_000_000 / Double(recording.setting.device.framesPerSecond)
        return recording.frames.map { frame in
            var arguments = JSONText()
            arguments.add("frame", frame.number)
            let start = frame.time * 1_000_000
            return slice(
                "frame \(frame.number)", "frame", from: start, to: start + length, Self.display, Track.frames.rawValue, arguments)
        }
    }

    private func transactions(_ shares: [(start: Double, end: Double)]) -> [String] {
        var lines: [String] = []
        var first = 0
        while first < recording.events.count {
            let number = recording.events[first].transaction
            var end = first
            while end + 1 < recording.events.count, recording.events[end + 1].transaction == number,
                recording.events[end + 1].time == recording.events[first].time
            {
                end += 1
            }
            let said = recording.events[first...end].contains { $0.kind == .transaction }
            if said {
                var arguments = common(recording.events[first])
                arguments.add("transaction", number)
                lines.append(
                    slice(
                        "transaction \(number)", "transaction", from: shares[first].start, to: shares[end].end, Self.display,
                        Track.transactions.rawValue, arguments))
            }
            first = end + 1
        }
        return lines
    }

    private func transitions(_ shares: [(start: Double, end: Double)]) -> [String] {
        recording.transitions.map { transition in
            var arguments = JSONText()
            arguments.add("frames", transition.frames.count)
            return slice(
                "transition in \(recording.name(of: transition.container))", "transition", from: shares[transition.events.lowerBound].start,
                to: shares[transition.events.upperBound].end, Self.display, Track.transitions.rawValue, arguments)
        }
    }
}
