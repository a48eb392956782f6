internal import Interfaces
public import Interpreter
internal import Projects
import UIKit

/// The sources of a run, read: a program, the interfaces, and the omissions.
///
/// A file that somebody has named must be right. A whole project's folder holds more than the app. Not part of it are tests, package
/// manifests, other systems' interfaces and files that only declare other modules' members. A file that cannot be read whole (a template, a
/// library in another Swift) loses the declarations that are not Swift. That is reported. The file with the run's entry must be read whole.
struct SourceReading {
    /// The learner's Swift.
    private(set) var program: Program
    /// The Swift files of folders, by path, until it is known what is left out.
    private var found: [String: ParsedFile]
    /// The run's entry, whose file may lose nothing: the class by that name, or any controller for nil. `.nothing` if it is elsewhere.
    private let kept: Need
    /// The storyboards and xibs, compiled.
    private(set) var archives: [Archive] = []
    /// The names of interfaces that are left out and belong to the app.
    private(set) var unread: Set<String> = []
    /// Why files are left out, and where.
    private(set) var omissions: [SceneError.Problem] = []

    /// What must be read whole of the files that are found in folders.
    enum Need {
        /// The file of the class by that name; for nil, every file that may have the run's entry.
        case entry(String?)
        /// No file.
        case nothing

        var root: String? { if case .entry(let root) = self { root } else { nil } }

        fileprivate func includes(_ interface: Source, among sources: [Source]) -> Bool {
            guard case .entry(let root) = self else { return false }
            return SourceReading.isNeeded(interface, root: root, among: sources)
        }
    }

    /// Reads sources. Throws where one that is needed is malformed.
    init(_ sources: [Source], needing need: Need) throws(SceneError) {
        let root = need.root
        let interfaces = sources.filter { InterfaceCompiler.isInterface($0.path) }
        let files = sources.filter { !InterfaceCompiler.isInterface($0.path) }.map {
            (source: $0, file: ParsedFile(path: $0.path, text: $0.text))
        }
        var problems: [SceneError.Problem] = []
        for source in interfaces where !source.isFound || !Self.isForeign(source) {
            if source.isFound, Self.isOld(source) {
                let place = SourceLocation(file: source.path, line: 1, column: 1)
                omissions.append(SceneError.Problem(location: place, message: "an interface as Xcode 4 and older wrote it"))
                unread.insert(String((source.path.split(separator: "/").last ?? "").prefix { $0 != "." }))
                continue
            }
            do {
                if let archive = try InterfaceCompiler.compile(source) { archives.append(archive) }
            } catch {
                if source.isFound, !need.includes(source, among: files.map(\.source)) {
                    omissions += error.problems.prefix(1)
                } else {
                    problems += error.problems
                }
            }
        }
        let parts = files.filter { !$0.source.isFound || $0.file.isOfApp }
        // If several classes have the root's name, it is the one in a file that somebody has named.
        let isNamed = root != nil && parts.contains { !$0.source.isFound && Self.isEntry($0.file, root: root) }
        var kept: [ParsedFile] = []
        for (source, file) in parts {
            // Asked only of files that are broken: it looks through a file's text.
            var isEntry: Bool {
                guard case .entry = need else { return false }
                return !isNamed && Self.isEntry(file, root: root)
            }
            if source.isFound, let place = file.firstWithoutBody, root == nil || !isEntry {
                omissions.append(SceneError.Problem(location: place, message: "a body is missing: what only says what another module has"))
            } else if source.isFound, !file.problems.isEmpty, !isEntry {
                let (rest, omitted) = file.blankingInvalidCode()
                if let omission = Self.summary(of: omitted) { omissions.append(omission) }
                kept.append(rest)
            } else {
                problems += file.problems.map(Self.problem)
                kept.append(file)
            }
        }
        guard problems.isEmpty else { throw SceneError(problems: problems) }
        program = Program(files: kept)
        found = Dictionary(parts.lazy.filter(\.source.isFound).map { ($0.source.path, $0.file) }) { first, _ in first }
        self.kept = isNamed ? .nothing : need
    }

    /// Whether a file may lose what cannot be read. Linear in its text.
    private func mayLose(_ path: String) -> Bool {
        guard let file = found[path] else { return false }
        guard case .entry(let root) = kept else { return true }
        return !Self.isEntry(file, root: root)
    }

    /// Leaves out the types for which the compiler has errors, in files that may lose them. Returns the other errors.
    mutating func leavingOut(_ errors: [DeclarationError]) -> [DeclarationError] {
        let files = Set(errors.map(\.typeLocation.file)).filter(mayLose)
        // The parsed files are not needed any more.
        found = [:]
        let lost = errors.filter { files.contains($0.typeLocation.file) }
        guard !lost.isEmpty else { return errors }
        let types = Dictionary(grouping: lost, by: \.typeLocation)
        omissions += types.values.map(\.[0]).sorted { $0.location < $1.location }.map { error in
            SceneError.Problem(location: error.location, message: "\(error.type): \(error.message)")
        }
        program = program.leavingOutTypes(at: Set(types.keys))
        return errors.filter { types[$0.typeLocation] == nil }
    }

    /// The same files with other texts of some, which are whole. Nil where one is not read as it was, or is no Swift of the program.
    func replacing(_ changes: [(old: Source, new: Source)]) -> SourceReading? {
        var reading = self
        for (old, new) in changes {
            let file = ParsedFile(path: new.path, text: new.text)
            guard old.path == new.path, file.problems.isEmpty, let program = reading.program.replacing(old.text, by: file) else {
                return nil
            }
            reading.program = program
        }
        return reading
    }

    /// The problems of a file in one: the first in full, and the lines of the others.
    private static func summary(of problems: [SyntaxProblem]) -> SceneError.Problem? {
        guard let first = problems.first else { return nil }
        let lines = Set(problems.map(\.location.line)).subtracting([first.location.line]).sorted()
        guard !lines.isEmpty else { return problem(first) }
        let places = "\(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).joined(separator: ", "))"
        return SceneError.Problem(location: first.location, message: "\(first.message); also left out: \(places)")
    }

    private static func problem(_ problem: SyntaxProblem) -> SceneError.Problem {
        SceneError.Problem(location: problem.location, message: problem.message)
    }

    /// Modules that only files outside iOS apps import.
    fileprivate static let foreignModules: Set<String> = ["XCTest", "Testing", "PackageDescription", "PackagePlugin", "AppKit", "Cocoa"]

    /// Whether an interface is another system's, by its own declaration.
    private static func isForeign(_ interface: Source) -> Bool {
        let head = interface.text.prefix(500)
        let systems = ["InterfaceBuilder.WatchKit.", "InterfaceBuilder.AppleTV.", "InterfaceBuilder3.Cocoa."]
        return systems.contains { head.contains("com.apple.\($0)") }
    }

    /// Whether an interface is an archive of objects, as they were before there were storyboards for Auto Layout.
    private static func isOld(_ interface: Source) -> Bool {
        interface.text.prefix(500).contains("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.")
    }

    /// Whether code names a broken interface, or the interface contains the entry.
    fileprivate static func isNeeded(_ interface: Source, root: String?, among sources: [Source]) -> Bool {
        let file = interface.path.split(separator: "/").last ?? ""
        let name = file.prefix { $0 != "." }
        if let root {
            if interface.text.contains("customClass=\"\(root)\"") { return true }
        } else if name == "Main" {
            return true
        }
        return sources.contains { $0.text.contains("\"\(name)\"") }
    }

    /// Whether a file contains the entry, or a controller that may be the entry.
    private static func isEntry(_ file: ParsedFile, root: String?) -> Bool {
        guard let name = root?.split(separator: ".").last.map(String.init) else { return file.text.contains("ViewController") }
        // Searches for the word first: finding the declarations takes a walk through the whole file.
        return file.text.contains(name) && file.typeNames.contains(name)
    }
}

extension ParsedFile {
    /// Whether it may be compiled into an app for iOS, as tests and package manifests are not.
    public var isOfApp: Bool { imports.isDisjoint(with: SourceReading.foreignModules) }
}
