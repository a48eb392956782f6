import Stage

/// What UIKit itself complains about in the console.
struct ConsoleRule: Rule {
    let name = "console"

    func findings(in run: Run) -> [Finding] {
        run.recording.events.filter { $0.kind == .console }.map { event in
            Finding(rule: name, message: event.text ?? "", place: event.location.map(Finding.Place.init), event: event.index)
        }
    }
}

/// What would have ended the app.
struct ExceptionRule: Rule {
    let name = "exception"

    func findings(in run: Run) -> [Finding] {
        run.recording.events.filter { $0.kind == .exception }.map { event in
            Finding(
                rule: name, message: "\(event.name): \(event.text ?? "")", place: event.location.map(Finding.Place.init), event: event.index
            )
        }
    }
}
