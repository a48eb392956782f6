internal import Foundation
internal import Interpreter
internal import Projects
internal import Stage

/// One check of files: copies are compiled, what only the copies are to blame for is mended, and what is left is judged.
struct Checking {
    private let sources: [Source]
    private let world: TypeChecker.World
    private var copies: [PortableCopy]

    init(_ sources: [Source], world: TypeChecker.World) {
        self.sources = sources
        self.world = world
        copies = sources.map { PortableCopy(of: $0.text) }
    }

    /// How often the copies are mended at most.
    private static let mostRounds = 4

    /// An error of the compiler's in one of the files, and what it comes of.
    struct Verdict {
        let cause: Judgement.Cause
        let message: CompilerMessage
    }

    /// What does not compile, in order of place; empty where the compiler does not answer, and where an error says that something else is missing.
    func messages(by compiler: Compiler, as child: ChildProcess) -> [CompilerMessage] {
        guard let verdicts = verdicts(by: compiler, as: child) else { return [] }
        let isSilenced = verdicts.contains { $0.cause == .face || $0.cause == .missing && world == .open }
        guard !isSilenced else { return [] }
        let found = verdicts.filter { $0.cause != .difference }.map(\.message) + exposures
        return Set(found).sorted { ($0.location, $0.text) < ($1.location, $1.text) }
    }

    /// Everything that the compiler says of the files; nil where it does not answer.
    func verdicts(by compiler: Compiler, as child: ChildProcess) -> [Verdict]? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = names.map { folder.appendingPathComponent($0).path }
        let support = folder.appendingPathComponent("appear-support.swift").path
        var copies = copies
        for _ in 0..<Self.mostRounds {
            do {
                for (copy, path) in zip(copies, paths) { try Data(copy.text).write(to: URL(fileURLWithPath: path)) }
                try PortableCopy.support.write(toFile: support, atomically: false, encoding: .utf8)
            } catch {
                return nil
            }
            guard let output = compiler.output(of: paths + [support], in: folder.path, isScript: script != nil, as: child) else {
                return nil
            }
            let errors = Diagnostic.all(in: output)
            if !mend(&copies, after: errors, paths) { return judged(errors, copies, paths) }
        }
        return nil
    }

    // MARK: Files

    /// The file whose statements are the program: one that stands alone, or is called so.
    private var script: Int? {
        guard !copies.contains(where: \.facts.hasEntryType) else { return nil }
        let scripts = copies.indices.filter { copies[$0].facts.hasTopLevelCode }
        if let main = scripts.first(where: { sources[$0].path.split(separator: "/").last == "main.swift" }) { return main }
        return copies.count == 1 ? scripts.first : nil
    }

    /// The copies' names. Files of several folders may be called the same, and only one may be called main.
    private var names: [String] {
        sources.indices.map { $0 == script ? "main.swift" : "\($0)-\(sources[$0].path.split(separator: "/").last ?? "")" }
    }

    // MARK: Mending

    /// Takes out of the copies what is right where there is Objective-C; false where nothing is.
    private func mend(_ copies: inout [PortableCopy], after errors: [Diagnostic], _ paths: [String]) -> Bool {
        var isMended = false
        for error in errors {
            guard let file = paths.firstIndex(of: error.file) else { continue }
            if error.text.hasPrefix("cannot use optional chaining on non-optional value of type '("),
                let offset = copies[file].offset(line: error.line, column: error.column), copies[file].text[offset] == UInt8(ascii: "?")
            {
                // A method that a protocol leaves to its types is there in the face.
                copies[file].replace(offset..<offset + 1)
                isMended = true
            } else if error.text.contains("requires explicit use of 'self'"),
                let operand = copies[file].selectorOperand(line: error.line, column: error.column)
            {
                // What a selector names is not evaluated, so that a closure captures nothing by it.
                copies[file].replace(operand, with: "0")
                isMended = true
            }
        }
        return isMended
    }

    // MARK: Messages

    private func judged(_ errors: [Diagnostic], _ copies: [PortableCopy], _ paths: [String]) -> [Verdict]? {
        let judgement = Judgement(copies.map(\.facts), paths: paths)
        var verdicts: [Verdict] = []
        for var error in errors {
            // An error of no file says that the compiler cannot do its work here.
            guard let file = paths.firstIndex(of: error.file) else { return nil }
            error.column = copies[file].originalColumn(error.column, inLine: error.line)
            let cause = judgement.cause(of: error, inFile: file)
            // What has been put behind the last line is the copy's.
            guard error.line <= copies[file].lineCount || cause == .face || cause == .missing else { continue }
            let place = SourceLocation(file: sources[file].path, line: error.line, column: error.column)
            verdicts.append(Verdict(cause: cause, message: CompilerMessage(place, error.text)))
        }
        return verdicts
    }

    /// What `#selector` is asked for, though Objective-C does not see it: there is no Objective-C here to say so.
    private var exposures: [CompilerMessage] {
        var methods: [String: [FileFacts.Method]] = [:]
        for copy in copies { methods.merge(copy.facts.methods) { $0 + $1 } }
        return zip(sources, copies).flatMap { source, copy in
            copy.facts.selectors.compactMap { use -> CompilerMessage? in
                guard let all = methods[use.baseName], let first = all.first, !all.contains(where: \.isExposed) else { return nil }
                return CompilerMessage(
                    SourceLocation(file: source.path, line: use.line, column: use.column),
                    "argument of '#selector' refers to instance method '\(first.name)' that is not exposed to Objective-C")
            }
        }
    }
}
