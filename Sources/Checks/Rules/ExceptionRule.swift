import Stage

/// An event that would have ended the app.
struct ExceptionRule: Rule {
    let name = "exception"
    let summary = "an exception or a runtime error would have ended the app"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.events.filter { $0.kind == .exception && !NoSceneRule.isAbout($0.text ?? "") }.map { event in
            let isLoop = event.text?.contains("Layout feedback loop") == true
            let advice = isLoop ? "do not ask for layout inside layout; without the launch argument the app hangs" : ""
            return finding("\(event.name): \(event.text ?? "")", advice, at: event.location, event: event.index)
        }
    }
}
