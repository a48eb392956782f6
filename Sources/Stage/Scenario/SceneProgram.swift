internal import Interpreter
public import Projects
internal import UIKit
internal import UIKitBindings

/// Sources that have been read: the files parsed, the interfaces compiled, the libraries chosen. For many runs they are read once.
public struct SceneProgram {
    /// All files that were given, in order.
    public let sources: [Source]
    /// The Swift and interface files, in order.
    public let files: [Source]
    let resources: Resources
    let reading: SourceReading
    let supplied: ScriptHost.Supplied
    /// What the compiler says of the types in an open world; nil if each run looks for itself.
    let errors: [DeclarationError]?

    /// Reads sources for runs that begin with a class, or by the rules. Throws where one that is needed is malformed.
    public init(_ sources: [Source], root: String?) throws(SceneError) {
        try self.init(sources, needing: .entry(root))
    }

    /// Reads sources for runs that begin with any of their classes. Files of folders that are malformed lose what cannot be read.
    public init(surveying sources: [Source]) throws(SceneError) {
        try self.init(sources, needing: .nothing)
    }

    /// The program with other texts of the same files. Where only whole Swift files change, the others are shared and not read again.
    public func replacing(by others: [Source]) throws(SceneError) -> SceneProgram {
        let changes = zip(sources, others).filter { $0 != $1 }.map { (old: $0, new: $1) }
        guard others.count == sources.count, let reading = reading.replacing(changes) else { return try SceneProgram(surveying: others) }
        return SceneProgram(others, reading, resources)
    }

    private init(_ sources: [Source], _ reading: SourceReading, _ resources: Resources) {
        (self.sources, self.reading, self.resources) = (sources, reading, resources)
        files = sources.filter { !$0.isResource }
        supplied = Self.supplied(reading, resources)
        errors = files.contains(where: \.isFound) ? Self.errors(in: supplied, reading) : nil
    }

    private init(_ sources: [Source], needing need: SourceReading.Need) throws(SceneError) {
        self.sources = sources
        resources = Resources(sources.filter(\.isResource), near: need.root.flatMap { Self.place(of: $0, in: sources) })
        files = sources.filter { !$0.isResource }
        var reading = try SourceReading(files, needing: need)
        var supplied = Self.supplied(reading, resources)
        var errors: [DeclarationError]?
        if files.contains(where: \.isFound) {
            let before = reading.omissions.count
            errors = reading.leavingOut(Self.errors(in: supplied, reading))
            if reading.omissions.count > before { supplied = Self.supplied(reading, resources) }
        }
        (self.reading, self.supplied, self.errors) = (reading, supplied, errors)
    }

    private static func supplied(_ reading: SourceReading, _ resources: Resources) -> ScriptHost.Supplied {
        let assets = resources.symbols.library(for: reading.program)
        return ScriptHost.Supplied(assets.map { reading.program.adding($0) } ?? reading.program)
    }

    private static func errors(in supplied: ScriptHost.Supplied, _ reading: SourceReading) -> [DeclarationError] {
        let script = ScriptHost(supplied, device: .phone, os: .newest)
        script.isOpenWorld = true
        script.world.archives = reading.archives
        return script.interpreter.declarationErrors
    }

    /// The file that is likely to declare a class.
    private static func place(of root: String, in sources: [Source]) -> String? {
        guard let root = root.split(separator: ".").last else { return nil }
        return (sources.first { $0.path.hasSuffix("/\(root).swift") } ?? sources.first { $0.text.contains("class \(root)") })?.path
    }

    /// The full name of a controller's class, for its name or the end of it: `Detail` for `Colors.Detail`. Throws where there is none, or more
    /// than one.
    public func controllerName(_ name: String, among controllers: [String]) throws(SceneError) -> String {
        try Entry.name(of: name, among: controllers, first: [])
    }

    /// Whether the sources are a project: a folder with one of Xcode, or with the manifest of a package.
    public var isProject: Bool { sources.contains(where: \.describesProject) }

    /// Whether the sources call the initialiser of a class.
    public func makes(_ className: String) -> Bool { files.contains { $0.makes(className) } }

    /// Whether storyboards have a controller only as the first of a container, and neither a segue nor code brings it anywhere else.
    public func beginsContainer(_ className: String) -> Bool {
        let name = String(className.split(separator: ".").last ?? "")
        let scenes = reading.archives.flatMap { archive in
            archive.scenes.indices.filter { archive.objects[archive.scenes[$0].controller].customClass == name }.map { (archive, $0) }
        }
        guard !scenes.isEmpty, !makes(name), !files.contains(where: { $0.text.contains("\(name).self") }) else { return false }
        return scenes.allSatisfy { archive, number in
            archive.scenes.contains { $0.children.contains { $0.scene == number } }
                && !archive.scenes.contains { $0.segues.contains { $0.destination == number } }
                && archive.scenes[number].identifier.map { named in !files.contains { $0.text.contains("\"\(named)\"") } } ?? true
        }
    }

    /// The files of the sources' folders that could not be read and are left out, and why.
    public var omissions: [SceneError.Problem] { reading.omissions }
}
