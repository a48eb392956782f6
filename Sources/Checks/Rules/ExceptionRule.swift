import Stage

/// What would have ended the app.
struct ExceptionRule: Rule {
    let name = "exception"
    let summary = "an exception or a runtime error would have ended the app"

    func findings(in examination: Examination) -> [Finding] {
        examination.recording.events.filter { $0.kind == .exception }.map { event in
            finding("\(event.name): \(event.text ?? "")", at: event.location, event: event.index)
        }
    }
}
