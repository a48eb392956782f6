internal import Heap
internal import Interpreter
internal import Stage

/// Asks one run whether expectations hold.
struct ExpectationContext {
    let run: Run
    /// The class to whose newest object bare names belong. nil: they are found in the newest controllers.
    var into: String?
    var placed: PlacedCode?

    /// The result of one expectation.
    enum Outcome {
        case holds
        /// It is false, and why.
        case fails(String)
        /// It has no value.
        case error(AskingError)
    }

    func outcome(of source: String) -> Outcome {
        do throws(AskingError) {
            let holds = try value(of: source, type: "Bool") { interpreter, value throws(ScriptError) -> Bool? in
                if case .bool(let flag) = value { flag } else { nil }
            }
            guard let holds else { return .error(AskingError("this is neither true nor false", isMistake: true)) }
            return holds ? .holds : .fails(explanation(of: source))
        } catch {
            return .error(error)
        }
    }

    /// The value as `print` shows it.
    func text(of source: String, at place: Place? = nil, on object: ObjectID? = nil) throws(AskingError) -> String {
        try value(of: source, at: place?.event, on: object) { interpreter, value throws(ScriptError) in interpreter.describe(value) }
    }

    // MARK: Evaluating

    /// Evaluates, trying the objects that bare names could belong to.
    func value<Answer>(
        of source: String, at event: Int? = nil, on object: ObjectID? = nil, type: String? = nil,
        read: (Interpreter, Value) throws(ScriptError) -> Answer
    ) throws(AskingError) -> Answer {
        if let object { return try value(of: source, at: event, exactlyOn: object, type: type, read: read) }
        if let into {
            let newest = run.newestObject(of: into, at: event)
            do throws(AskingError) {
                return try value(of: source, at: event, exactlyOn: newest, type: type, read: read)
            } catch {
                if newest == nil, error.unknownName != nil { throw AskingError("no \(into) is left") }
                throw error
            }
        }
        var first: AskingError?
        for candidate in run.controllers(at: event) {
            do throws(AskingError) {
                return try value(of: source, at: event, exactlyOn: candidate, type: type, read: read)
            } catch {
                first = first ?? error
                if error.unknownName == nil { break }
            }
        }
        if let first { throw first }
        return try value(of: source, at: event, exactlyOn: nil, type: type, read: read)
    }

    private func value<Answer>(
        of source: String, at event: Int?, exactlyOn object: ObjectID?, type: String?,
        read: (Interpreter, Value) throws(ScriptError) -> Answer
    ) throws(AskingError) -> Answer {
        let parsed = ExpectationSource(source)
        var bindings: [(name: String, value: Value)] = []
        var parts: [(range: Range<Int>, name: String)] = []
        for (number, lookup) in parsed.lookups.enumerated() {
            let name = "_\(number)"
            switch lookup.kind {
            case .last(let type):
                let newest = try newestObject(of: type)
                // Objects stay the same, but their contents change. So the whole chain is evaluated at the end.
                let isHere = event == nil
                let rest = parsed.rest(of: lookup)
                bindings.append((name, isHere || rest.isEmpty ? newest : try carried(name + rest, at: nil, on: nil, [(name, newest)])))
                parts.append((isHere ? lookup.call : lookup.chain, name))
            case .at(let moment, let expression):
                guard case .callback? = Moment(moment), let place = Moment(moment)?.place(in: run) else {
                    throw AskingError("'\(moment)' never comes")
                }
                let receiver = run.recording.events[place.event].object
                bindings.append((name, try carried(expression, at: place.event, on: receiver, [])))
                parts.append((lookup.call, name))
            }
        }
        return try run.ask(
            parsed.replacing(parts), at: event, on: object, placed: placed, bindings: bindings, type: type, read: read)
    }

    private func newestObject(of type: String) throws(AskingError) -> Value {
        if let object = run.newestObject(of: type) { return .object(object) }
        if let problem = run.problem(withType: type) { throw AskingError(problem, isMistake: true) }
        throw AskingError("no \(type) is left at the end")
    }

    /// A value that is taken from one time to another.
    private func carried(
        _ source: String, at event: Int?, on object: ObjectID?, _ bindings: [(name: String, value: Value)]
    ) throws(AskingError) -> Value {
        let value = try run.ask(source, at: event, on: object, placed: placed, bindings: bindings) {
            _, value throws(ScriptError) -> Value? in
            switch value {
            case .void, .none, .bool, .int, .double, .string, .object, .host: value
            default: nil
            }
        }
        guard let value else {
            throw AskingError("'\(source)' gives a collection, which cannot be compared with another time", isMistake: true)
        }
        return value
    }

    // MARK: Explaining

    /// Why an expectation is false: the values of both its sides.
    private func explanation(of source: String) -> String {
        let parsed = ExpectationSource(source)
        if let sides = parsed.sides {
            if sides.comparison == "==", let said = said(sides.left), let wanted = value(sides.right) { return "\(said), not \(wanted)" }
            let said = [sides.left, sides.right].filter { !ExpectationSource($0).isLiteral }.compactMap(said)
            return said.isEmpty ? "\(source) is false" : said.joined(separator: ", ")
        }
        if let inner = parsed.negated {
            if let collection = ExpectationSource(inner).receiver(ofLast: "isEmpty") {
                return collection == "recording.flashes" ? "nothing flashes" : "\(collection) is empty"
            }
            return "\(inner) is true"
        }
        if let collection = parsed.receiver(ofLast: "isEmpty"), let said = said(collection) { return said }
        if let frame = parsed.receiver(ofLast: "shows"), let exists = try? text(of: "(\(frame)).exists") {
            guard exists == "true" else { return "there is no such frame" }
            return (try? text(of: "(\(frame)).colors")).map { "the frame shows \($0.trimmingBrackets)" } ?? "\(source) is false"
        }
        return "\(source) is false"
    }

    private func said(_ source: String) -> String? {
        value(source).map { ExpectationSource(source).sentence(on: $0) }
    }

    private func value(_ source: String) -> String? {
        ExpectationSource(source).isLiteral ? source : try? text(of: source)
    }
}

extension String {
    /// `a, b` of `[a, b]`.
    fileprivate var trimmingBrackets: String {
        hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
    }
}
