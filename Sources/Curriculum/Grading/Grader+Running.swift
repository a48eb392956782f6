internal import Interpreter
internal import Stage

// The kinds of questions whose answer changes the scene, or chooses its expected result.
extension Grader {
    // MARK: Place

    func place(_ index: Int, _ question: Question) -> Feedback {
        put(question.code ?? "", into: question.choices[index].text.plainText, question)
    }

    // MARK: Lines

    func lines(_ order: [Int], _ question: Question) -> Feedback {
        guard Set(order).count == order.count, order.allSatisfy(question.choices.indices.contains), let callback = question.callback else {
            return Feedback(.broken, "An order takes each line once at most.")
        }
        var feedback = put(question.code(of: order), into: callback, question)
        if feedback.verdict == .right, order != question.usual {
            feedback.advice = "The usual order: \(question.usual.map { question.choices[$0].text.plainText }.joined(separator: "; "))."
        }
        return feedback
    }

    private func put(_ code: String, into callback: String, _ question: Question) -> Feedback {
        var contexts: [(prescription: RunPrescription, context: ExpectationContext)] = []
        for scenario in question.scenarios {
            guard let into = question.into,
                let insertion = CodeInsertion(code, into: into, callback: callback, of: scenario.sources)
            else { return Feedback(.broken, "The code cannot be put into \(callback).") }
            let prescription = RunPrescription(sources: insertion.sources, setting: scenario.setting)
            switch store.run(prescription) {
            case .failure(let error): return Feedback(error)
            case .success(let run):
                let placed = PlacedCode(id: question.id, file: insertion.file, lines: insertion.lines)
                if let end = crash(of: run, prescription) { return end }
                contexts.append((prescription, ExpectationContext(run: run, into: into, placed: placed)))
            }
        }
        let (checks, failing) = verdict(on: question.expectations, in: contexts)
        guard let failing else {
            let ran = contexts.first?.context
            var feedback = Feedback(
                .right, "In \(callback), everything asked for holds.", run: contexts.first?.prescription,
                place: ran.flatMap { firstRun($0) }, checks: checks)
            feedback.consequence = .end
            return feedback
        }
        let (prescription, context) = contexts[failing]
        let reason = reason(checks, context)
        let which = prescription.named(among: contexts.map(\.prescription))
        var feedback = Feedback(
            .wrong, "In \(callback)\(which): \(reason.sentence)", run: prescription, place: reason.place, checks: checks)
        feedback.measured = reason.short + which
        feedback.consequence = reason.consequence
        return feedback
    }

    private func firstRun(_ context: ExpectationContext) -> Place? {
        context.placed.flatMap { context.run.recording.runs(of: $0).first }.map { Place(event: $0) }
    }

    func advice(for question: Question) -> String? {
        guard let needs = question.needs, let type = question.into else { return nil }
        let runs = question.scenarios.compactMap { try? store.run($0).get() }
        return Advice(needs: needs, type: type, choices: question.choices.map { $0.text.plainText }, runs: runs).sentence
    }

    /// Why an answer is wrong.
    private struct Reason {
        let sentence: String
        let place: Place?
        let consequence: Feedback.Consequence?
        /// In a few words, for the list of all choices.
        let short: String

        init(_ sentence: String, _ place: Place?, _ consequence: Feedback.Consequence?, short: String? = nil) {
            (self.sentence, self.place, self.consequence) = (sentence, place, consequence)
            self.short = short ?? sentence.trimmingLastPeriod
        }
    }

    /// The explanation and the place of the first check that does not hold.
    private func reason(_ checks: [Feedback.Check], _ context: ExpectationContext) -> Reason {
        guard let failed = checks.first(where: { !$0.holds }) else { return Reason("", nil, nil) }
        let run = context.run
        let recording = run.recording
        if failed.source.contains("recording.flashes"), let flash = run.flashes.first {
            let frame = recording.frames[flash.after].number
            return Reason(
                run.sentence(on: flash), Place(event: flash.callback), .frame(flash.after),
                short: "\(flash.property) flashes in frame \(frame)")
        }
        let runs = context.placed.map { recording.runs(of: $0) }
        if let runs, runs.isEmpty { return Reason("it never ran.", Place(event: recording.events.count - 1), .end) }
        if failed.source.contains("runs(of:"), let runs, let type = context.into {
            let appearances = recording.appearances(of: type).count
            let sentence = "it ran \(runs.count.times) in \(appearances.counted("appearance"))."
            return Reason(sentence, Place(event: runs.dropFirst().first ?? runs[0]), nil)
        }
        let explanation = failed.explanation ?? "it is false"
        // The lesson's words say what should be; the measured values say what is.
        let sentence = failed.words.map { "“\($0.trimmingLastPeriod)” does not hold: \(explanation)." } ?? "\(explanation)."
        let first = firstRun(context) ?? Place(event: recording.events.count - 1)
        return Reason(sentence, first, frame(failed.source, context).map { .frame($0) } ?? .end, short: explanation)
    }

    /// The frame whose colours an expectation reads, by its index.
    private func frame(_ source: String, _ context: ExpectationContext) -> Int? {
        let parsed = ExpectationSource(source)
        guard let frame = (parsed.negated.map { ExpectationSource($0) } ?? parsed).receiver(ofLast: "shows"),
            let number = try? context.text(of: "(\(frame)).number")
        else { return nil }
        return context.run.recording.frames.first { "\($0.number)" == number }?.index
    }

    // MARK: Fix

    func fix(_ text: String, _ question: Question) -> Feedback {
        var contexts: [(prescription: RunPrescription, context: ExpectationContext)] = []
        var refusals: [CurriculumProblem] = []
        for scenario in question.scenarios {
            let sources = question.sources(of: scenario, with: text)
            let prescription = RunPrescription(sources: sources, setting: scenario.setting)
            switch store.run(prescription) {
            case .failure(let error): return Feedback(error)
            case .success(let run):
                if let end = crash(of: run, prescription) { return end }
                refusals += run.refusals.filter { !refusals.contains($0) }
                contexts.append((prescription, ExpectationContext(run: run, into: question.into)))
            }
        }
        let (checks, failing) = verdict(on: question.expectations, in: contexts)
        guard let failing else {
            var feedback = Feedback(.right, "Everything asked for holds.", run: contexts.first?.prescription, checks: checks)
            feedback.consequence = .end
            return feedback
        }
        let (prescription, context) = contexts[failing]
        let reason = reason(checks, context)
        let which = prescription.named(among: contexts.map(\.prescription))
        var feedback = Feedback(
            .wrong, which.isEmpty ? reason.sentence.capitalizedSentence : "\(which.dropFirst()) \(reason.sentence)", run: prescription,
            place: reason.place, checks: checks, problems: refusals)
        feedback.consequence = reason.consequence
        return feedback
    }

    // MARK: Choose

    func choose(_ index: Int, _ question: Question) -> Feedback {
        var contexts: [(prescription: RunPrescription, context: ExpectationContext)] = []
        for scenario in question.scenarios {
            switch store.run(scenario) {
            case .failure(let error): return Feedback(error)
            case .success(let run): contexts.append((scenario, ExpectationContext(run: run, into: question.into)))
            }
        }
        let (checks, failing) = verdict(on: question.choices[index].expectations, in: contexts)
        guard let failing else {
            let place = contexts.first.map { Place(event: $0.context.run.recording.events.count - 1) }
            return Feedback(
                .right, "That is what the recording shows.", run: contexts.first?.prescription, place: place, checks: checks)
        }
        let (prescription, context) = contexts[failing]
        let reason = reason(checks, context)
        // Nothing was put into the scene, so the frame is the place.
        var place = reason.place
        if case .frame(let index)? = reason.consequence { place = Place(event: context.run.recording.event(atFrame: index), frame: index) }
        var feedback = Feedback(.wrong, reason.sentence.capitalizedSentence, run: prescription, place: place, checks: checks)
        feedback.measured = reason.short
        return feedback
    }

    // MARK: Crashes

    /// Feedback on a run that was ended; nil when it was not.
    private func crash(of run: Run, _ prescription: RunPrescription) -> Feedback? {
        guard let end = run.recording.end else { return nil }
        return Feedback(
            .broken, "The app ends: \(end.name): \(end.text ?? "")", run: prescription, place: Place(event: end.index),
            problems: end.location.map { [CurriculumProblem($0, end.text ?? end.name)] } ?? [])
    }
}

extension Run {
    /// Which view flashes, when, and why.
    func sentence(on flash: Flash) -> String {
        "the \(flash.property) of \(recording.name(of: flash.object, at: flash.callback)) jumps in frame \(recording.frames[flash.after].number): "
            + "\(recording.name(of: recording.events[flash.callback])) set it when the frame before had been shown."
    }

    /// The requests of the learner's code that were refused, each at its place.
    var refusals: [CurriculumProblem] {
        var found: [CurriculumProblem] = []
        for event in recording.events where event.kind == .refusal || event.isCompilersError {
            guard let location = event.location else { continue }
            let problem = CurriculumProblem(location, event.text ?? event.name)
            if !found.contains(problem) { found.append(problem) }
        }
        return found
    }
}

extension Int {
    /// `once`, `twice`, `3 times`.
    var times: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}

extension String {
    /// With a capital letter at its beginning, unless that is code.
    var capitalizedSentence: String {
        guard let first, ["the", "it", "there", "no", "first", "last", "frame"].contains(String(prefix { $0 != " " })) else { return self }
        return first.uppercased() + dropFirst()
    }
}
