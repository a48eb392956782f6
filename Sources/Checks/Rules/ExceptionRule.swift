import Stage

/// What would have ended the app.
struct ExceptionRule: Rule {
    let name = "exception"
    let summary = "an exception or a runtime error would have ended the app"

    func findings(in examination: Examination) -> [Finding] {
        var told: Set<Finding.Place> = []
        return examination.recording.events.filter { $0.kind == .exception || $0.survivedEnd != nil }.compactMap { event in
            if let end = event.survivedEnd {
                guard let place = event.location.map(Finding.Place.init), told.insert(place).inserted else { return nil }
                return finding(
                    "the app ends here with these files alone: \(end)", "see whether code that is not among them prevents it",
                    at: event.location, event: event.index, level: .note)
            }
            let isLoop = event.text?.contains("Layout feedback loop") == true
            let advice = isLoop ? "do not ask for layout inside layout; without the launch argument the app hangs" : ""
            return finding("\(event.name): \(event.text ?? "")", advice, at: event.location, event: event.index)
        }
    }
}
