internal import Interfaces
import Interpreter
internal import Projects
internal import Reference
import UIKit
internal import UIKitBindings

/// The view controllers of a program: what can be said of each before anything runs.
public struct ControllerSurvey: Sendable, Hashable {
    /// One view controller class.
    public struct Controller: Sendable, Hashable {
        /// The full name: `Feed.Detail`.
        public let name: String
        /// The nearest superclass's name.
        public let superclass: String
        /// The path of its file, as it was given.
        public let file: String
        /// The line of its declaration, from 1.
        public let line: Int
        /// The lifecycle callbacks that it declares itself, in the order of a controller's life: `viewDidLoad`.
        public let callbacks: [String]
        /// The superclasses in the program that declare some, the nearest first.
        public let inherited: [Inherited]
        /// The initialiser whose arguments no file says, so that placeholders are passed; nil where it is made without any.
        public let unknownInitializer: String?
        /// The outlets of a class that no storyboard or xib names. They get placeholders.
        public let unfilledOutlets: [String]
        /// The types that it names and that nothing here declares. They have placeholders.
        public let undeclaredTypes: [String]

        /// How many things are missing, each of which has a placeholder in a run.
        public var missingCount: Int { (unknownInitializer == nil ? 0 : 1) + unfilledOutlets.count + undeclaredTypes.count }
    }

    /// A superclass with the lifecycle callbacks that it declares, in the order of a controller's life.
    public struct Inherited: Sendable, Hashable {
        /// The superclass's full name.
        public let name: String
        /// Its callbacks: `viewDidLoad`.
        public let callbacks: [String]
    }

    /// Where the app begins by itself, as the run's entry is called: a delegate's class or a storyboard. Nil where the files have no start.
    public let start: String?
    /// The controllers in order of declaration. Base classes without lifecycle callbacks, which are only inherited from, are left out.
    public let controllers: [Controller]

    /// Surveys a program. Nothing runs. Linear in the program.
    public init(_ program: SceneProgram) {
        let (script, _) = Run.prepared(program, Setting(world: .open), RunLimits())
        let named = Set(program.files.filter { !$0.isFound }.map(\.path))
        let entry = try? Entry.choose(
            for: Setting(world: .open), in: script.interpreter, named: named, storyboard: script.world.mainStoryboard)
        start = entry.flatMap { entry in
            switch entry {
            case .scene, .application, .storyboard: entry.name
            case .controller, .script: nil
            }
        }
        let classes = script.interpreter.classes.filter { $0.superclasses.contains("UIViewController") }
        let inherited = Set(classes.flatMap(\.superclasses))
        let drawn = Set(program.files.filter { InterfaceCompiler.isInterface($0.path) }.flatMap { Self.classNames(in: $0.text) })
        var seen: Set<String> = []
        controllers = classes.compactMap { described in
            let callbacks = Self.callbacks(of: described)
            guard seen.insert(described.name).inserted, !callbacks.isEmpty || !inherited.contains(described.name) else { return nil }
            let initializer = script.entryInitializer(of: described.name)
            return Controller(
                name: described.name, superclass: described.superclasses.first ?? "", file: described.location.file,
                line: described.location.line, callbacks: callbacks,
                inherited: described.superclasses.compactMap { superclass in
                    let callbacks = classes.first { $0.name == superclass }.map(Self.callbacks) ?? []
                    return callbacks.isEmpty ? nil : Inherited(name: superclass, callbacks: callbacks)
                },
                unknownInitializer: script.isCompletelyKnown(initializer, of: described.name) ? nil : initializer,
                unfilledOutlets: drawn.contains(described.name) ? [] : script.interpreter.outlets(of: described.name),
                undeclaredTypes: script.interpreter.undeclaredTypes(namedBy: described.name))
        }
    }

    /// The classes that an interface file names.
    private static func classNames(in text: String) -> [String] {
        text.split(separator: "customClass=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private static func callbacks(of described: Interpreter.ClassDescription) -> [String] {
        let own = Set(described.members.map { String($0.name.prefix { $0 != "(" }) })
        return CallbackGuide.ofControllers.filter(own.contains)
    }
}
