internal import Heap
internal import Interpreter
internal import Stage

// The kinds whose answer is looked up in the recording.
extension Grader {
    // MARK: Order and next

    func order(_ order: [Int], _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        let places = question.choices.map { $0.moment?.place(in: run) }
        guard Set(order) == Set(question.choices.indices), order.count == places.count else {
            return Feedback(.broken, "An order names every moment once.")
        }
        if let missing = order.first(where: { places[$0] == nil }) {
            return Feedback(.wrong, "\(question.choices[missing].text.plainText) does not come at all.", run: prescription)
        }
        if let early = firstMisplaced(in: order, question, run), let position = order.firstIndex(of: early) {
            let before = question.choices[order[position - 1]].text.plainText
            let sentence = "\(question.choices[early].text.plainText) comes before \(before)."
            return Feedback(.wrong, sentence.capitalizedSentence, run: prescription, place: places[early])
        }
        return Feedback(.right, "That is the order of the recording.", run: prescription, place: order.last.flatMap { places[$0] })
    }

    /// The first choice of an order whose moment comes before that of the choice above it; nil when there is none.
    func firstMisplaced(in order: [Int], _ question: Question, _ run: Run) -> Int? {
        let places = question.choices.map { $0.moment?.place(in: run) }
        return zip(order, order.dropFirst()).first { above, below in
            guard let first = places[above], let second = places[below] else { return false }
            return second < first
        }?.1
    }

    /// The moments of an order question in the order of the recording; nil when one does not come.
    func rightOrder(_ question: Question, _ run: Run) -> [Int]? {
        let places = question.choices.map { $0.moment?.place(in: run) }
        guard !places.contains(nil) else { return nil }
        return places.indices.sorted { first, second in
            guard let one = places[first], let other = places[second], one != other else { return first < second }
            return one < other
        }
    }

    func next(_ index: Int, _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        guard let right = rightNext(question, run) else { return Feedback(.broken, "None of these comes next.", run: prescription) }
        let chosen = question.choices[index].text.plainText
        if right.index == index { return Feedback(.right, "\(chosen) comes next.", run: prescription, place: right.place) }
        let comes = question.choices[index].moment.flatMap { self.first($0, after: question, run) } == nil
        let instead = "\(question.choices[right.index].text.plainText) comes next"
        return Feedback(
            .wrong, comes ? "\(instead); \(chosen) does not come after this." : "\(instead), and \(chosen) later.", run: prescription,
            place: right.place)
    }

    /// The choice whose callback comes first after the question's moment, and its place.
    func rightNext(_ question: Question, _ run: Run) -> (index: Int, place: Place)? {
        var best: (index: Int, place: Place)?
        for (index, choice) in question.choices.enumerated() {
            guard let moment = choice.moment, let place = first(moment, after: question, run) else { continue }
            if best.map({ place < $0.place }) ?? true { best = (index, place) }
        }
        return best
    }

    func first(_ moment: Moment, after question: Question, _ run: Run) -> Place? {
        guard let asked = question.at?.place(in: run) else { return nil }
        return moment.place(in: run, after: asked)
    }

    // MARK: Why

    func why(_ index: Int, _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        guard let right = rightCause(question, run) else { return Feedback(.broken, "None of these is the cause.", run: prescription) }
        let links = run.causes(of: right.asked).prefix { $0.event > right.event }.count
        let sentence = "\(question.choices[right.index].text.plainText) is its cause, \(links == 1 ? "one link" : "\(links) links") back."
        return Feedback(right.index == index ? .right : .wrong, sentence, run: prescription, place: Place(event: right.event))
    }

    /// The choice that stands in the chain of causes of the asked event, the nearest where several do.
    func rightCause(_ question: Question, _ run: Run) -> (index: Int, event: Int, asked: Int)? {
        guard let asked = question.at?.place(in: run)?.event else { return nil }
        var nearest: (index: Int, event: Int, asked: Int)?
        for (index, event) in causes(question, run).enumerated() {
            guard let event, event > nearest?.event ?? -1 else { continue }
            nearest = (index, event, asked)
        }
        return nearest
    }

    /// For each choice its event in the chain of causes; nil where it is none.
    func causes(_ question: Question, _ run: Run) -> [Int?] {
        guard let asked = question.at?.place(in: run)?.event else { return question.choices.map { _ in nil } }
        let chain = Set(run.causes(of: asked).dropFirst().map(\.event))
        return question.choices.map { choice in
            choice.moment?.place(in: run).flatMap { chain.contains($0.event) ? $0.event : nil }
        }
    }

    // MARK: Value

    func value(_ answer: String, _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        guard let code = question.code else { return Feedback(.broken, "There is nothing to evaluate.", run: prescription) }
        guard let (place, object) = asked(question, run) else {
            return Feedback(.broken, "\(question.at?.description ?? "The moment") does not come.", run: prescription)
        }
        let context = ExpectationContext(run: run, into: question.into)
        let real: String
        do throws(AskingError) {
            real = try context.text(of: code, at: place, on: object)
        } catch {
            return Feedback(.broken, "\(code) has no value: \(error.description).", run: prescription, place: place)
        }
        let shown = place ?? Place(event: run.recording.events.count - 1)
        do throws(AskingError) {
            let isEqual = try isEqual(answer, to: code, place, object, context)
            if isEqual || answer.trimmingSpaces == real {
                return Feedback(.right, "It is \(real).", run: prescription, place: shown)
            }
            return Feedback(.wrong, "It is \(real).", run: prescription, place: shown)
        } catch {
            if answer.trimmingSpaces == real { return Feedback(.right, "It is \(real).", run: prescription, place: shown) }
            return Feedback(.broken, "'\(answer)' is no value here: \(error.description).", run: prescription)
        }
    }

    func isEqual(
        _ answer: String, to code: String, _ place: Place?, _ object: ObjectID?, _ context: ExpectationContext
    ) throws(AskingError) -> Bool {
        try context.value(of: "(\(code)) == (\(answer))", at: place?.event, on: object, type: "Bool") {
            _, value throws(ScriptError) in
            if case .bool(true) = value { true } else { false }
        }
    }

    /// The moment at which a question is asked, nil for the end, and the object that bare names belong to. Returns nil when the moment does
    /// not come.
    func asked(_ question: Question, _ run: Run) -> (place: Place?, object: ObjectID?)? {
        guard let moment = question.at, moment != .end else { return (nil, nil) }
        guard let place = moment.place(in: run) else { return nil }
        guard case .callback = moment else { return (place, nil) }
        return (place, run.recording.events[place.event].object)
    }

    // MARK: Cell

    func cell(_ answer: [Bool], _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        guard let right = rightFacts(question, run), answer.count == right.count else {
            return Feedback(.broken, "\(question.at?.description ?? "The moment") does not come.", run: prescription)
        }
        let wrong = right.indices.filter { answer[$0] != right[$0] }
        // The stage stands at the first row that is wrong.
        let place = question.rows[(wrong.first ?? 0) / question.facts.count].place(in: run)
        guard !wrong.isEmpty else {
            return Feedback(.right, sentence(on: Array(right.indices), question, right), run: prescription, place: place)
        }
        return Feedback(.wrong, sentence(on: wrong, question, right), run: prescription, place: place)
    }

    /// Whether each fact in question holds, row by row. A fact that can never settle does not.
    func rightFacts(_ question: Question, _ run: Run) -> [Bool]? {
        var right: [Bool] = []
        for moment in question.rows {
            guard let place = moment.place(in: run), let facts = run.facts(at: place.event) else { return nil }
            right += question.facts.map { facts[$0] ?? false }
        }
        return right
    }

    /// What holds and what does not, of some of the facts, by their places row by row.
    func sentence(on indices: [Int], _ question: Question, _ right: [Bool]) -> String {
        let columns = question.facts.count
        var sentences: [String] = []
        for (row, moment) in question.rows.enumerated() {
            let own = indices.filter { $0 / columns == row }
            let holding = own.filter { right[$0] }.map { question.facts[$0 % columns] }
            let failing = own.filter { !right[$0] }.map { question.facts[$0 % columns] }
            var parts: [String] = []
            if !holding.isEmpty { parts.append("\(holding.listed(with: "and")) yes") }
            if !failing.isEmpty { parts.append("\(failing.listed(with: "and")) no") }
            if parts.isEmpty { continue }
            sentences.append("\(question.rows.count == 1 ? "Here" : "At \(moment.callbackName)"): \(parts.joined(separator: "; ")).")
        }
        return sentences.joined(separator: " ")
    }

    // MARK: Spot

    func spot(_ line: Int, _ question: Question, _ run: Run) -> Feedback {
        let prescription = question.scenarios.first
        let found = rightLines(question, run)
        guard let finding = question.finding.flatMap(SpotTarget.init(rawValue:)), !found.isEmpty else {
            return Feedback(.broken, "No line of \(question.file) is at fault.", run: prescription)
        }
        if let hit = found.first(where: { $0.location.line == line }) {
            return Feedback(.right, "Line \(line) \(finding.verb).", run: prescription, place: Place(event: hit.event))
        }
        let ran = run.recording.events.first { $0.kind == .line && $0.location?.file == question.file && $0.location?.line == line }
        guard let ran else { return Feedback(.wrong, "Line \(line) never runs as a statement of its own.", run: prescription) }
        return Feedback(
            .wrong, "Line \(line) runs here, and it is not what \(finding.verb).", run: prescription, place: Place(event: ran.index))
    }

    func rightLines(_ question: Question, _ run: Run) -> [(location: SourceLocation, event: Int)] {
        question.finding.flatMap(SpotTarget.init(rawValue:)).map { $0.places(in: run) }?.filter { $0.location.file == question.file } ?? []
    }
}
