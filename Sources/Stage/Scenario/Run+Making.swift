import Heap
import Interpreter
import UIKit

// The stage is who makes the entry: it hands over what the code around the controller would.
extension Run {
    /// A new controller: a storyboard's initial one, or of a class of the learner's, from a storyboard that has a scene for it, else by code; nil when
    /// making it failed, which the recording tells.
    func controller(_ className: String) -> UIViewController? {
        let first = recording.objects.count
        let heir = heir(of: className)
        if let heir { recorder.didUsePlaceholder("\(Self.heirAnswer(heir, className)), which leaves something to its subclasses", at: nil) }
        script.interpreter.awaitedReceiver = heir ?? className
        let controller = made(heir ?? className)
        script.interpreter.awaitedReceiver = nil
        if let controller {
            script.staged.append(controller.id)
            script.interpreter.introduce(controller.id, to: Array(recording.objects[first...]))
            draw(in: controller)
            let handed = recording.objects.count
            handOver(to: controller.id, world.typeName(of: controller))
            script.interpreter.introduce(controller.id, to: Array(recording.objects[handed...]))
        }
        madeForEntries.append(contentsOf: recording.objects[first...].filter { $0 != controller?.id })
        return controller
    }

    /// The answer that makes an object of a subclass for one of a class.
    static func heirAnswer(_ heir: String, _ className: String) -> String { "\(heir) in place of \(className)" }

    private func heir(of className: String) -> String? {
        let rest = Self.heirAnswer("", className)
        return script.interpreter.placeholderAnswers.filter { $0.hasSuffix(rest) }.min().map { String($0.dropLast(rest.count)) }
    }

    private func made(_ className: String) -> UIViewController? {
        if className.hasSuffix(".storyboard") {
            return UIStoryboard(name: String(className.dropLast(".storyboard".count)), bundle: nil).instantiateInitialViewController()
        }
        let initializer = initializer(of: className)
        if !["init()", "init(coder:)", script.interpreter.plainInitialiser(of: className)].contains(initializer) {
            recorder.didUsePlaceholder("\(className).\(initializer): its arguments", at: nil)
        }
        recorder.unheardEnd = nil
        if !script.interpreter.designatedInitialisers(of: className).isEmpty, !succeeds({ self.make(className, initializer) != nil }),
            case let reason = recorder.unheardEnd.map({ ": \($0)" }) ?? "", tried({ self.makeUninitialised(className) != nil })
        {
            recorder.didUsePlaceholder(
                "\(className): its properties, since \(initializer) fails with what stands for its arguments\(reason)", at: nil)
            return makeUninitialised(className)
        }
        return make(className, initializer)
    }

    /// The one that is called without arguments, if there is one; else the first that is declared, those for storyboards and nibs last. Where a storyboard has a
    /// scene of the class, one that takes a coder; so too for a grid's controller that declares none: without a layout only a storyboard makes one. One that
    /// is unavailable or only ends the app is not chosen while there is another.
    private func initializer(of className: String) -> String {
        let declared = script.interpreter.designatedInitialisers(of: className)
        let names = declared.filter(\.isUsable).map(\.name)
        if script.comesFromStoryboard(className) {
            return names.contains("init(coder:)")
                ? "init(coder:)" : names.first { ScriptHost.placeOfCoder(in: $0) != nil } ?? "init(coder:)"
        }
        if declared.isEmpty,
            script.interpreter.classDescription(named: className)?.superclasses.contains("UICollectionViewController") == true
        {
            return "init(coder:)"
        }
        if declared.isEmpty, script.interpreter.plainInitialiser(of: className) == nil,
            let convenience = script.interpreter.convenienceInitialiser(of: className)
        {
            return convenience
        }
        if declared.isEmpty || names.contains("init()") { return "init()" }
        if let plain = script.interpreter.plainInitialiser(of: className) { return plain }
        let forFiles = ["init(nibName:bundle:)", "init(coder:)"]
        if let first = names.first(where: { !forFiles.contains($0) }) { return first }
        return names == ["init(coder:)"] ? "init(coder:)" : "init()"
    }

    private func make(_ className: String, _ initializer: String) -> UIViewController? {
        if script.comesFromStoryboard(className) {
            if initializer == "init(coder:)" { return world.controllerFromStoryboard(ofClass: className, near: file(of: className)) }
            return world.controllerFromStoryboard(ofClass: className, near: file(of: className)) { place in
                self.script.placeholderArguments(of: className, initializer).flatMap { arguments in
                    var arguments = arguments
                    if let coder = ScriptHost.placeOfCoder(in: initializer) { arguments[coder] = place.give(in: self.script) }
                    return self.controller(self.script.instantiate(className, initializer: initializer, arguments: arguments))
                }
            }
        }
        if initializer == "init(coder:)" {
            return controller(script.make(className, initializer, [.value(ArchivePlace.nowhere)], near: nil))
        }
        return script.placeholderArguments(of: className, initializer).flatMap { arguments in
            controller(script.instantiate(className, initializer: initializer, arguments: arguments))
        }
    }

    /// The file of a class: of several by that name the entry's.
    private func file(of className: String) -> String? {
        script.interpreter.classDescription(named: className, near: script.interpreter.entryFile)?.location.file
    }

    /// One without its own initialisers, from the storyboard that has a scene for it, else by UIKit's initialiser that wants least.
    private func makeUninitialised(_ className: String) -> UIViewController? {
        if script.comesFromStoryboard(className) {
            return world.controllerFromStoryboard(ofClass: className, near: file(of: className)) { place in
                self.controller(self.script.makeUninitialised(className, "init(coder:)", [place.give(in: self.script)]))
            }
        }
        return controller(script.makeUninitialised(className))
    }

    private func controller(_ id: ObjectID?) -> UIViewController? { id.flatMap { world.object($0) as? UIViewController } }

    /// Gives an object's properties that are set from outside values of their types, as far as that does not end the run; what is made for that gets its own.
    private func handOver(to id: ObjectID, _ typeName: String, depth: Int = 2) {
        let interpreter = script.interpreter
        interpreter.receivers.append(id)
        defer { interpreter.receivers.removeLast() }
        let title = "\(typeName).title"
        if interpreter.placeholderAnswers.contains(title), let controller = world.object(id) as? UIViewController, controller.title == nil {
            recorder.didUsePlaceholder("\(title), which is set from outside", at: nil)
            controller.title = typeName
        }
        for property in interpreter.missingProperties(of: id) {
            let name = "\(typeName).\(property.name)"
            var made: ObjectID?
            let set = { [self] (type: String?, mustBeMade: Bool) in
                script.attempt { () throws(ScriptError) -> Bool in
                    let value: Value
                    if let type {
                        value = try interpreter.placeholder(name, ofType: type)
                    } else {
                        value = try interpreter.placeholder(name)
                    }
                    if !property.isHeld { interpreter.holdStanding(value, as: name) }
                    try interpreter.setProperty(property.name, of: id, to: value)
                    if case .object(let object) = value, !interpreter.isPlaceholder(value), !interpreter.receivers.contains(object) {
                        made = object
                    }
                    return !mustBeMade || !interpreter.isPlaceholder(value)
                } ?? false
            }
            let isTyped = succeeds { set(property.type, true) } || tried { set(property.type, false) }
            guard isTyped || tried({ set(nil, false) }) else { continue }
            recorder.didUsePlaceholder("\(name), which is set from outside", at: nil)
            made = nil
            _ = set(isTyped ? property.type : nil, false)
            if let made, depth > 0 { handOver(to: made, name, depth: depth - 1) }
        }
    }

    // MARK: Trying

    /// How often the stage tries another answer before it gives up.
    private static let attempts = 8

    /// Whether `body` succeeds once the placeholders that stand in its way are turned: each time the last one that was asked. True as well where it
    /// fails and no placeholder had to do with it.
    private func succeeds(_ body: () -> Bool) -> Bool {
        let interpreter = script.interpreter
        let before = (answers: interpreter.placeholderAnswers, decisions: interpreter.decisions)
        defer { interpreter.decisions = before.decisions }
        for _ in 0..<Self.attempts {
            let uses = interpreter.placeholderUses
            interpreter.decisions = []
            if tried(body) || interpreter.placeholderUses == uses { return true }
            guard let last = interpreter.decisions.last(where: { !interpreter.placeholderAnswers.contains($0) }) else { break }
            interpreter.placeholderAnswers.insert(last)
        }
        interpreter.placeholderAnswers = before.answers
        return false
    }

    /// Whether `body` succeeds and lets the run go on; nothing of it remains.
    private func tried(_ body: () -> Bool) -> Bool {
        let present = (script: script.interpreter.state, staged: script.interpreter.stagedObjects, heap: world.space.heap)
        defer { (script.interpreter.state, script.interpreter.stagedObjects, world.space.heap) = present }
        return asking { world.visiting(world.state) { body() && !script.interpreter.hasEnded && !world.hasEnded } }
    }
}
