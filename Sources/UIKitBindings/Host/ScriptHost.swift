public import Heap
public import Interpreter
package import Projects
public import UIKit

/// One run of a program against a World. To the interpreter it is the host, to UIKit it is the learner's code.
///
/// Owns both. Direct calls of the interpreter must run inside `inWorld(_:)`, since new objects are made in the bound World.
public final class ScriptHost {
    /// The simulated UIKit.
    public let world: World
    /// The machine that runs the program.
    public private(set) lazy var interpreter = Interpreter(program: program, space: world.space, host: self)
    /// Called for prints, refusals, traps and statements.
    public weak var observer: (any ScriptObserver)?
    /// Whether names that no file declares have placeholders, and interface files may be missing.
    package var isOpenWorld: Bool {
        get { interpreter.isOpenWorld }
        set { (interpreter.isOpenWorld, world.filesMayBeMissing) = (newValue, newValue) }
    }
    /// Whether the run is asked about its recording: what UIKit does then is no work of the program's.
    package var isAsked = false
    /// The question being asked, while the run is asked about its recording.
    package weak var inquiry: (any HostInquiry)?
    /// The classes whose members have been compared with UIKit's callbacks.
    package var checkedClasses: Set<String> = []
    /// The controllers that the stage has made.
    package var staged: [ObjectID] = []
    /// The files of the app's bundle.
    package var resources = Resources([])
    /// The paths of files that code reads and the project does not have.
    package var assumedResources: Set<String> = []
    /// Whether the program sets looks of all instances of a class.
    let speaksOfLooks: Bool
    private let program: Program

    /// A program with the libraries whose words it has. All its texts are read for that: of several runs of a program it is made once.
    package struct Supplied {
        let program: Program
        let speaksOfLooks: Bool

        package init(_ program: Program) {
            var supplied = program.adding(ScriptLibrary.common.library)
            let sieve = TrigramFilter(program)
            speaksOfLooks = sieve.mentions(AppearanceProxies.word)
            for mentioned in ScriptLibrary.mentioned where mentioned.words.contains(where: sieve.mentions) {
                supplied = supplied.adding(mentioned.library)
            }
            if OldNames.words.contains(where: sieve.mentions), program.mentions(anyOf: OldNames.words) {
                supplied = supplied.adding(ScriptLibrary.oldNames.library)
            }
            if program.imports.contains("Combine") { supplied = supplied.adding(ScriptLibrary.combine.library) }
            self.program = supplied
        }
    }

    /// Prepares a run; nothing runs yet.
    ///
    /// In an open world, names that no file declares have placeholders.
    public convenience init(
        program: Program, device: DeviceProfile = .phone, os: OSProfile = .newest, isOpenWorld: Bool = false
    ) {
        self.init(Supplied(program), device: device, os: os)
        self.isOpenWorld = isOpenWorld
    }

    package init(_ supplied: Supplied, device: DeviceProfile, os: OSProfile) {
        (program, speaksOfLooks) = (supplied.program, supplied.speaksOfLooks)
        world = World(device: device, os: os)
        // The learner's deinit runs before UIKit releases the object's references: `view` still exists in it.
        world.space.finalizers = [interpreter, world]
        world.script = self
    }

    deinit { world.dismantle() }

    /// Runs `body` with the run's World as the present one, in which objects are made.
    public func inWorld<Result>(_ body: () throws -> Result) rethrows -> Result {
        World.current === world ? try body() : try world.bind(body)
    }

    /// UIKit's own code has done what takes so many statements.
    public func didWork(_ steps: Int) {
        if !isAsked { interpreter.account(forWork: steps) }
    }

    /// One of UIKit's objects keeps what weighs as much as so many values.
    public func didKeep(_ values: Int) {
        if values > interpreter.limits.memory { interpreter.reachLimit("out of memory: one object would keep \(values) values") }
    }

    /// Runs the statements at the top level of the files.
    public func runTopLevel() {
        attempt { () throws(ScriptError) -> Void in try interpreter.runTopLevel() }
    }

    /// A new object of one of the program's classes, not retained yet. Returns nil when its initialiser fails or the run ends in it.
    public func instantiate(
        _ className: String, initializer: String = "init()", arguments: [Value] = [], declaredIn file: String? = nil
    ) -> ObjectID? {
        let made = attempt { () throws(ScriptError) -> Value in
            try interpreter.instantiate(className, initializer: initializer, arguments: arguments, declaredIn: file)
        }
        if case .object(let id)? = made { return id }
        return nil
    }

    /// Placeholders for the arguments of an initialiser of one of the program's classes, borrowed. Returns nil when making them ended the
    /// run.
    package func placeholderArguments(of className: String, _ initializer: String) -> [Value]? {
        attempt { () throws(ScriptError) -> [Value] in try interpreter.placeholderArguments(of: className, initializer) }
    }

    /// Calls a method without arguments on an object, as the learner's code would. An async method runs in a task of its own.
    public func call(_ fullName: String, on id: ObjectID) {
        if let function = interpreter.override(of: fullName, on: id), function.isAsync {
            attempt { () throws(ScriptError) -> Void in try interpreter.start(function, on: id) }
        } else {
            attempt { () throws(ScriptError) -> Value in try interpreter.callMethod(fullName, on: .object(id)) }
        }
    }

    /// Runs a piece of the program in the World. Returns nil when it ended early, which has then been reported.
    @discardableResult
    package func attempt<Result>(_ body: () throws(ScriptError) -> Result) -> Result? {
        inWorld {
            world.leavingRules { () -> Result? in
                do throws(ScriptError) {
                    return try body()
                } catch {
                    report(error)
                    return nil
                }
            }
        }
    }

    /// Most errors that end a run were reported by the interpreter. A thrown error that nobody caught ends it here.
    private func report(_ error: ScriptError) {
        switch error {
        case .trap, .undeclared, .limit, .exception, .ended: break
        case .thrown(let value): interpreter.trap("Fatal error: Error raised: \(interpreter.describe(value))")
        case .refusal(let message): observer?.didRefuse(message, at: interpreter.currentLocation)
        }
    }
}

/// A question about a finished run, which code answers that may use types of its own.
package protocol HostInquiry: AnyObject {
    /// The type of that name that exists while the question is asked.
    func type(named name: String) -> HostType?
}
