import Heap
import Interpreter
import UIKit

// The stage is who makes the entry: it hands over what the code around the controller would.
extension Run {
    /// A new controller: a storyboard's initial one, or of a class of the learner's, from a storyboard that has a scene for it, else by code; nil when
    /// making it failed, which the recording tells.
    func controller(_ className: String) -> UIViewController? {
        let controller = made(className)
        if let controller { handOver(to: controller) }
        return controller
    }

    private func made(_ className: String) -> UIViewController? {
        if className.hasSuffix(".storyboard") {
            return UIStoryboard(name: String(className.dropLast(".storyboard".count)), bundle: nil).instantiateInitialViewController()
        }
        if let controller = world.controllerFromStoryboard(ofClass: className) { return controller }
        let initializer = initializer(of: className)
        if initializer == "init(coder:)" {
            return script.make(className, initializer, [.value(ArchivePlace.nowhere)]).flatMap { world.object($0) as? UIViewController }
        }
        if initializer != "init()" {
            recorder.didUsePlaceholder("\(className).\(initializer): its arguments", at: nil)
            findAnswers { self.instantiate(className, initializer) != nil }
        }
        return instantiate(className, initializer)
    }

    /// The one without arguments, if there is one; else the first that is declared, those for storyboards and nibs last. One that is unavailable or
    /// only ends the app is not chosen while there is another.
    private func initializer(of className: String) -> String {
        let declared = script.interpreter.designatedInitialisers(of: className)
        let names = declared.filter(\.isUsable).map(\.name)
        if declared.isEmpty || names.contains("init()") { return "init()" }
        let forFiles = ["init(nibName:bundle:)", "init(coder:)"]
        if let first = names.first(where: { !forFiles.contains($0) }) { return first }
        return names == ["init(coder:)"] ? "init(coder:)" : "init()"
    }

    private func instantiate(_ className: String, _ initializer: String) -> UIViewController? {
        let arguments = script.placeholderArguments(of: className, initializer)
        return script.instantiate(className, initializer: initializer, arguments: arguments).flatMap {
            world.object($0) as? UIViewController
        }
    }

    /// Gives an object's properties that are set from outside values of their types, as far as that does not end the run.
    private func handOver(to controller: UIViewController) {
        let interpreter = script.interpreter
        for property in interpreter.missingProperties(of: controller.id) {
            let name = "\(world.typeName(of: controller)).\(property.name)"
            let set = { [self] (type: String?) in
                script.attempt { () throws(ScriptError) -> Void in
                    let value: Value
                    if let type {
                        value = try interpreter.placeholder(name, ofType: type)
                    } else {
                        value = try interpreter.placeholder(name)
                    }
                    try interpreter.setProperty(property.name, of: controller.id, to: value)
                } != nil
            }
            guard let type = [property.type, nil].first(where: { type in tried { set(type) } }) else { continue }
            recorder.didUsePlaceholder("\(name), which is set from outside", at: nil)
            _ = set(type)
        }
    }

    // MARK: Trying

    /// How often the stage tries another answer before it gives up.
    private static let attempts = 8

    /// Turns the placeholders that stand in the way, so that `body` succeeds: each time the last one that was asked.
    private func findAnswers(_ body: () -> Bool) {
        let interpreter = script.interpreter
        let before = interpreter.placeholderAnswers
        for _ in 0..<Self.attempts {
            interpreter.decisions = []
            if tried(body) { return }
            guard let last = interpreter.decisions.last(where: { !interpreter.placeholderAnswers.contains($0) }) else { break }
            interpreter.placeholderAnswers.insert(last)
        }
        interpreter.placeholderAnswers = before
    }

    /// Whether `body` succeeds and lets the run go on; nothing of it remains.
    private func tried(_ body: () -> Bool) -> Bool {
        let present = (script: script.interpreter.state, heap: world.space.heap)
        defer { (script.interpreter.state, world.space.heap) = present }
        return asking { world.visiting(world.state) { body() && !script.interpreter.hasEnded && !world.hasEnded } }
    }
}
