public import Heap
public import Interpreter
internal import UIKit
internal import UIKitBindings

/// Why an expression about a recording has no value.
public struct AskingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem, in one sentence without a full stop.
    public let description: String
    /// The undeclared name, if that is the problem.
    public let unknownName: String?
    /// Whether the expression is wrong for every recording: it is not Swift, or uses an undeclared name.
    public let isMistake: Bool

    /// An error with a description of the problem.
    public init(_ description: String, unknownName: String? = nil, isMistake: Bool = false) {
        (self.description, self.unknownName, self.isMistake) = (description, unknownName, isMistake)
    }
}

/// Code that was put into a scene, whose runs expectations count.
public struct PlacedCode: Sendable, Hashable {
    /// The id of the question that it belongs to.
    public let id: String
    /// The file.
    public let file: String
    /// Its lines, from 1.
    public let lines: ClosedRange<Int>

    /// Names placed code.
    public init(id: String, file: String, lines: ClosedRange<Int>) {
        (self.id, self.file, self.lines) = (id, file, lines)
    }
}

extension Run {
    /// Evaluates an expression over this run. `recording`, `device` and `width` are bound; bare names are those of `object`.
    ///
    /// Without an `event`, evaluates at the end. The expression cannot change the run. `read` takes what it needs of the value while the
    /// fork exists. Undeclared names are errors, and so is everything that is not simulated.
    public func ask<Answer>(
        _ source: String, at event: Int? = nil, on object: ObjectID? = nil, placed: PlacedCode? = nil,
        bindings: [(name: String, value: Value)] = [], type: String? = nil,
        read: (Interpreter, Value) throws(ScriptError) -> Answer
    ) throws(AskingError) -> Answer {
        let width = windowWidth(at: event)
        let inquiry = Inquiry(of: self, placed: placed)
        let observer = script.observer
        (script.observer, script.inquiry) = (inquiry, inquiry)
        defer { (script.observer, script.inquiry) = (observer, nil) }
        let standing: [(name: String, value: Value)] = [
            ("recording", .host(HostValue(typeName: RecordingValue.hostName, RecordingValue()))),
            ("device", .string(recording.setting.device.name)), ("width", .double(width)),
        ]
        let outcome = visit(event) { () -> Result<Answer, AskingError> in
            let interpreter = script.interpreter
            if interpreter.hasEnded { return .failure(.init("the app had crashed by then")) }
            do throws(ScriptError) {
                let value = try interpreter.evaluate(
                    source, on: object.map { .object($0) } ?? .void, bindings: standing + bindings, type: type)
                return .success(try read(interpreter, value))
            } catch {
                return .failure(inquiry.error ?? AskingError(error, interpreter))
            }
        }
        if let error = inquiry.error { throw error }
        return try outcome.get()
    }

    /// The newest living objects of the learner's controller classes, newest first; at the end of the run when `event` is nil.
    public func controllers(at event: Int? = nil) -> [ObjectID] {
        visit(event) {
            recording.objects.reversed().filter { id in
                script.interpreter.className(of: id) != nil && world.space.heap[id].isAlive && isController(id)
            }
        }
    }

    /// The newest living object of a class, of one that inherits from it, or of that name. At the end of the run when `event` is nil.
    public func newestObject(of type: String, at event: Int? = nil) -> ObjectID? {
        visit(event) {
            recording.objects.reversed().first { id in
                world.space.heap[id].isAlive
                    && (recording.name(of: id) == type || recording.typeName(of: id) == type || script.interpreter.isInstance(id, of: type))
            }
        }
    }

    /// The number of registrations with the notification center at an event, or at the end. With a `type`, only those of its objects: their
    /// methods, and closures that hold them, strongly or weakly.
    public func observerCount(of type: String? = nil, at event: Int? = nil) -> Int {
        visit(event) { registrations(of: type) }
    }

    func registrations(of type: String?) -> Int {
        let center = world.notificationCenter
        guard let type else { return center.registrationCount }
        let objects = recording.objects.filter { id in
            world.space.heap.isReachableWeakly(id) && (recording.typeName(of: id) == type || recording.name(of: id) == type)
        }
        return objects.reduce(0) { count, object in
            count
                + center.registrationCount(of: object) { block in
                    script.interpreter.edges(from: block.id).contains { $0.target == object }
                }
        }
    }

    /// Goes to an event's time, or to the end for nil, runs `body`, and comes back. The run does not change.
    func visit<Result>(_ event: Int?, _ body: () -> Result) -> Result {
        if let event { return fork(at: event, body) }
        let present = (script: script.interpreter.state, heap: world.space.heap)
        defer { (script.interpreter.state, world.space.heap) = present }
        return asking { world.visiting(world.state, body) }
    }

    private func windowWidth(at event: Int?) -> Double {
        visit(event) { world.describeViews { Double($0.frame.width) }.first } ?? Double(recording.setting.device.screenSize.width)
    }
}

extension AskingError {
    fileprivate init(_ error: ScriptError, _ interpreter: Interpreter) {
        switch error {
        case .trap(let message, _), .limit(let message): self.init(message)
        case .undeclared(let message, let name): self.init(message, unknownName: name, isMistake: true)
        case .exception(let name, let reason): self.init("\(name): \(reason)")
        case .thrown(let value): self.init("it threw \(interpreter.describe(value))")
        case .refusal(let message): self.init("not supported: \(message)", isMistake: true)
        case .ended: self.init("the app had crashed by then")
        }
    }
}

/// One question to a run: the data that host functions need to answer it, and the errors meanwhile.
final class Inquiry: ScriptObserver, HostInquiry {
    let run: Run
    let placed: PlacedCode?
    private(set) var error: AskingError?

    init(of run: Run, placed: PlacedCode?) {
        (self.run, self.placed) = (run, placed)
    }

    func type(named name: String) -> HostType? { RecordingTypes.type(named: name) }

    // The first error causes the others.
    private func note(_ found: AskingError) { error = error ?? found }

    func didPrint(_ text: String) {}

    func willRunStatement(at location: SourceLocation) {}

    func didRefuse(_ message: String, at location: SourceLocation?) {
        note(AskingError(message, isMistake: location == nil))
    }

    func didTrap(_ message: String, at location: SourceLocation?) { note(AskingError(message)) }

    func didReachLimit(_ message: String, at location: SourceLocation?) { note(AskingError(message)) }
    func didChangeTask(_ change: TaskChange, of id: ObjectID) {}

    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) {
        note(AskingError(message, unknownName: unknownName, isMistake: true))
    }

    func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {
        note(AskingError("no file says what \(question.assumption) is", isMistake: true))
    }

    func didUsePlaceholder(_ name: String, at location: SourceLocation?) {
        note(AskingError("'\(name)' is declared nowhere", unknownName: name, isMistake: true))
    }
}
