import Foundation

/// What the Swift compiler says of a file's expressions.
struct CompiledTypes {
    /// By the places where an expression's first and last tokens begin: the mangled types of all that the compiler has there, what it converts included.
    private(set) var types: [Place: Set<String>] = [:]

    struct Place: Hashable {
        let first: Int, last: Int
    }

    /// nil where the file does not compile.
    init?(path: String, flags: [String], in folder: URL) throws {
        let output = try Toolchain.run(
            ["swiftc", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"] + flags + [path], in: folder)
        guard output.status == 0, let tree = try? JSONSerialization.jsonObject(with: output.data) else { return nil }
        var nodes = [tree]
        while let node = nodes.popLast() {
            if let list = node as? [Any] { nodes += list }
            guard let fields = node as? [String: Any] else { continue }
            nodes += fields.values.filter { $0 is [Any] || $0 is [String: Any] }
            guard let kind = fields["_kind"] as? String, kind.hasSuffix("expr"), let type = fields["type"] as? String,
                let range = fields["range"] as? [String: Any], let first = range["start"] as? Int, let last = range["end"] as? Int
            else { continue }
            types[Place(first: first, last: last), default: []].insert(type)
        }
    }
}

/// The machine's Swift compiler.
enum Toolchain {
    struct Output {
        let status: Int32
        let data: Data
    }

    static let isThere = (try? run(["swiftc", "--version"], in: FileManager.default.temporaryDirectory).status) == 0

    /// Runs a command of it; what it says to the standard error is left out.
    static func run(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> Output {
        let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
        let given = folder.appendingPathComponent("input-\(UUID().uuidString)")
        try Data().write(to: output)
        try (input ?? Data()).write(to: given)
        defer { for file in [output, given] { try? FileManager.default.removeItem(at: file) } }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: given)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Output(status: process.terminationStatus, data: try Data(contentsOf: output))
    }

    /// Mangled types as they are written.
    static func demangled(_ types: Set<String>, in folder: URL) throws -> [String: String] {
        let all = types.sorted()
        let output = try run(["swift", "demangle", "--compact"], in: folder, input: Data((all.joined(separator: "\n") + "\n").utf8))
        let lines = String(decoding: output.data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Dictionary(uniqueKeysWithValues: zip(all, lines))
    }
}
