import Heap
import Interpreter
import UIKit
internal import UIKitBindings

// The stage makes the entry: it passes the arguments that the code around the controller would pass.
extension Run {
    /// A new controller: a storyboard's initial one for a name that ends with `.storyboard`, or else one of the learner's class. A class
    /// with a scene in a storyboard is loaded from there. Returns nil when making it failed, which the recording reports.
    func controller(_ className: String) -> UIViewController? {
        let first = recording.objects.count
        let controller = made(assumedSubclass(of: className) ?? className)
        if let controller { script.staged.append(controller.id) }
        madeForEntries.append(contentsOf: recording.objects[first...].filter { $0 != controller?.id })
        return controller
    }

    /// The subclass that the run assumes an object of a class to be of; nil where it assumes none.
    private func assumedSubclass(of className: String) -> String? {
        let subclasses = recording.setting.assumptions.compactMap { if case .type(className, let name) = $0 { name } else { nil } }
        guard let name = subclasses.min() else { return nil }
        recorder.didAsk(OpenQuestion(.type(className, is: name), isAssumed: true), at: nil)
        return name
    }

    private func made(_ className: String) -> UIViewController? {
        if className.hasSuffix(".storyboard") {
            return UIStoryboard(name: String(className.dropLast(".storyboard".count)), bundle: nil).instantiateInitialViewController()
        }
        let initializer = script.entryInitializer(of: className)
        if !script.isCompletelyKnown(initializer, of: className) {
            guard recording.setting.world == .open else {
                script.interpreter.fail("\(className) has no initializer without arguments, and no file says what \(initializer) is given")
                return nil
            }
            recorder.didUsePlaceholder("\(className).\(initializer): its arguments", at: nil)
        }
        return make(className, initializer)
    }

    private func make(_ className: String, _ initializer: String) -> UIViewController? {
        if script.comesFromStoryboard(className) {
            if initializer == "init(coder:)" { return world.controllerFromStoryboard(ofClass: className) }
            return world.controllerFromStoryboard(ofClass: className) { place in
                self.script.placeholderArguments(of: className, initializer).flatMap { arguments in
                    var arguments = arguments
                    if let coder = ScriptHost.placeOfCoder(in: initializer) { arguments[coder] = place.give(in: self.script) }
                    return self.controller(self.script.instantiate(className, initializer: initializer, arguments: arguments))
                }
            }
        }
        if initializer == "init(coder:)" {
            return controller(script.make(className, initializer, [.value(ArchivePlace.nowhere)], declaredIn: nil))
        }
        return script.placeholderArguments(of: className, initializer).flatMap { arguments in
            controller(script.instantiate(className, initializer: initializer, arguments: arguments))
        }
    }

    private func controller(_ id: ObjectID?) -> UIViewController? { id.flatMap { world.object($0) as? UIViewController } }
}

extension ScriptHost {
    /// The initialiser to call for a class. It is the one without arguments, or else the first one declared; those for storyboards and nibs
    /// come last. If a storyboard has a scene of the class, it is one that takes a coder. So it is for a collection view controller that
    /// declares none: it would have no layout. An initialiser that is unavailable or only ends the app is the last choice.
    func entryInitializer(of className: String) -> String {
        let declared = interpreter.designatedInitialisers(of: className)
        let names = declared.filter(\.isUsable).map(\.name)
        if comesFromStoryboard(className) {
            return names.contains("init(coder:)")
                ? "init(coder:)" : names.first { ScriptHost.placeOfCoder(in: $0) != nil } ?? "init(coder:)"
        }
        if declared.isEmpty,
            interpreter.classDescription(named: className)?.superclasses.contains("UICollectionViewController") == true
        {
            return "init(coder:)"
        }
        if declared.isEmpty, interpreter.plainInitialiser(of: className) == nil,
            let convenience = interpreter.convenienceInitialiser(of: className)
        {
            return convenience
        }
        if declared.isEmpty || names.contains("init()") { return "init()" }
        if let plain = interpreter.plainInitialiser(of: className) { return plain }
        let forFiles = ["init(nibName:bundle:)", "init(coder:)"]
        if let first = names.first(where: { !forFiles.contains($0) }) { return first }
        return names == ["init(coder:)"] ? "init(coder:)" : "init()"
    }

    /// Whether an initialiser needs no placeholder as an argument.
    func isCompletelyKnown(_ initializer: String, of className: String) -> Bool {
        ["init()", "init(coder:)", interpreter.plainInitialiser(of: className)].contains(initializer)
    }
}
