internal import Foundation
internal import Interpreter
public import Projects
internal import Stage

/// The Swift compiler of this machine, reading the learner's files against the simulated UIKit: it says what does not compile.
///
/// It reads copies, and changes nothing of a run.
public struct TypeChecker: Sendable {
    /// Where what the files name is declared.
    public enum World: Sendable {
        /// In them, and in what an app can import: lessons and exercises.
        case closed
        /// Perhaps in files that are not here: the learner's own.
        case open
    }

    private let compiler: Compiler

    /// A compiler, by the path of `swiftc` and the folder of the modules; it has a number of seconds for each check.
    init(compiler: String, modules: String, limit: Double = 6) {
        self.compiler = Compiler(path: compiler, modules: modules, limit: limit)
    }

    /// The compiler that stands first in `PATH`, with the modules beside this program or under its share; nil where one of them is missing.
    public static func find() -> TypeChecker? {
        let linked = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        guard let program = linked ?? Bundle.main.executablePath, let modules = Compiler.modules(beside: program),
            let path = Compiler.path(in: ProcessInfo.processInfo.environment)
        else { return nil }
        return TypeChecker(compiler: path, modules: modules)
    }

    /// Begins to read the Swift files among sources, on another thread.
    public func begin(_ sources: [Source], in world: World) -> TypeCheck {
        TypeCheck { child in messages(of: sources, in: world, as: child) }
    }

    /// A project's own compiler reads larger ones better.
    private static let mostFiles = 400

    private func messages(of sources: [Source], in world: World, as child: ChildProcess) -> [CompilerMessage] {
        checking(of: sources, in: world)?.messages(by: compiler, as: child) ?? []
    }

    /// Everything that the compiler says of the Swift files among sources, told or not; nil where it is not asked or does not answer.
    func verdicts(of sources: [Source]) -> [Checking.Verdict]? {
        checking(of: sources, in: .closed)?.verdicts(by: compiler, as: ChildProcess())
    }

    private func checking(of sources: [Source], in world: World) -> Checking? {
        let files = sources.filter { $0.path.hasSuffix(".swift") }
        guard !files.isEmpty, files.count <= Self.mostFiles else { return nil }
        let parsed = files.map { ($0, ParsedFile(path: $0.path, text: $0.text)) }.filter { !$0.0.isFound || $0.1.isOfApp }
        // What is no Swift at all the run says itself.
        guard parsed.allSatisfy({ $0.1.problems.isEmpty }) else { return nil }
        return Checking(parsed.map(\.0), world: world)
    }
}
