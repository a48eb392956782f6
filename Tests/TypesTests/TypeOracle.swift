import Foundation
import Interpreter
import Stage
import UIKitBindings

/// Compares the types that lowering infers with the compiler's, over whole files.
struct TypeOracle {
    /// A difference, as a report shows it.
    struct Difference {
        let path: String, line: Int
        let text: String
        let lowered: String, compiled: String
    }

    /// What the compiler makes an interpolated text of.
    private static let interpolation = "$ss26DefaultStringInterpolationVD"

    private(set) var files = 0
    /// Files that do not compile by themselves, left out.
    private(set) var skipped: [String] = []
    private(set) var same = 0, open = 0, unknown = 0
    /// Expressions that lowering has and the compiler's tree has not at the same place.
    private(set) var unmatched = 0
    private(set) var differences: [Difference] = []
    private(set) var unknowns: [Difference] = []
    private let folder: URL
    private var read: [(path: String, text: [UInt8], lowered: [LoweredType], compiled: CompiledTypes)] = []

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    var compared: Int { same + unknown + differences.count }

    /// Reads a file, with both; `support` is the folder of the modules that a file for UIKit is compiled against.
    mutating func add(_ url: URL, _ name: String, support: UIKitModules?) throws {
        let text = try String(contentsOf: url, encoding: .utf8)
        guard !text.contains("\n// file: ") else { return }
        let copy = folder.appendingPathComponent(support == nil ? "main.swift" : "Scene.swift")
        try (support == nil ? text : UIKitModules.withoutObjectiveC(text)).write(to: copy, atomically: true, encoding: .utf8)
        var compiled: CompiledTypes?
        for flags in support.map({ [$0.flags + ["-parse-as-library"], $0.flags] }) ?? [["-module-name", "main"]] where compiled == nil {
            compiled = try CompiledTypes(path: copy.path, flags: flags, in: folder)
        }
        guard let compiled else { return skipped.append(name) }
        let host = ScriptHost(program: Program.parse(files: [(name, text)]))
        files += 1
        read.append((name, Array(text.utf8), host.interpreter.loweredTypes(), compiled))
    }

    /// Compares all that has been read.
    mutating func compare() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = try Toolchain.demangled(read.reduce(into: []) { $0.formUnion($1.compiled.types.values.joined()) }, in: folder)
        var forms: [String: TypeForm] = [:]
        for file in read {
            // What is lowered again, for a type that has been found meanwhile, counts as it is in the end.
            var last: [CompiledTypes.Place: LoweredType] = [:]
            for type in file.lowered where type.file == 0 { last[CompiledTypes.Place(first: type.first, last: type.last)] = type }
            for (place, lowered) in last.sorted(by: { ($0.key.first, $0.key.last) < ($1.key.first, $1.key.last) }) {
                // To the compiler a literal is one token, whatever it is interpolated with.
                let token = CompiledTypes.Place(first: place.first, last: place.first)
                let isText = [UInt8(ascii: "\""), UInt8(ascii: "#")].contains(file.text[place.first])
                let exact = file.compiled.types[place]?.subtracting([Self.interpolation])
                guard let exact, let types = exact.isEmpty && isText ? file.compiled.types[token] : exact, !types.isEmpty else {
                    unmatched += 1
                    continue
                }
                let own = TypeForm(lowered: lowered.type)
                let written = types.map { names[$0] ?? $0 }.sorted()
                let verdict = written.map { text -> TypeForm.Verdict in
                    let form = forms[text] ?? TypeForm(compiled: text)
                    forms[text] = form
                    // A list that stands for a value of another type is a list in the compiler's tree.
                    if form.isArray, !own.isArray, file.text[place.first] == UInt8(ascii: "[") { return .open }
                    return own.compared(with: form)
                }.min()
                switch verdict {
                case .same: same += 1
                case .open: open += 1
                case .unknown:
                    unknown += 1
                    unknowns.append(difference(file, place, lowered.type, written))
                default: differences.append(difference(file, place, lowered.type, written))
                }
            }
        }
        read = []
    }

    private func difference(
        _ file: (path: String, text: [UInt8], lowered: [LoweredType], compiled: CompiledTypes), _ place: CompiledTypes.Place,
        _ lowered: String, _ written: [String]
    ) -> Difference {
        let line = file.text[..<place.first].count { $0 == UInt8(ascii: "\n") } + 1
        let text = String(decoding: file.text[place.first..<min(place.last + 12, file.text.count)], as: UTF8.self)
        return Difference(
            path: file.path, line: line, text: String(text.prefix(60)).replacing("\n", with: " "), lowered: lowered,
            compiled: written.joined(separator: " | "))
    }

    /// The figures, and the differences.
    var report: String {
        let share = compared == 0 ? 0 : Double(differences.count) * 1000 / Double(compared)
        let part = compared == 0 ? 0 : Double(unknown) * 100 / Double(compared)
        let head = """
            \(files) files, \(compared) expressions: \(differences.count) wrong (\(String(format: "%.2f", share)) in 1000), \
            \(unknown) unknown (\(String(format: "%.1f", part)) %), \(open) generic, \(unmatched) unmatched, \(skipped.count) files skipped
            """
        return
            ([head]
            + differences.prefix(200).map { "\($0.path):\($0.line): \($0.text)\n    lowered \($0.lowered), compiler \($0.compiled)" })
            .joined(separator: "\n")
    }
}

/// The modules that a file for UIKit is compiled against: the simulated UIKit, and what Apple has in frameworks of their own.
struct UIKitModules {
    let flags: [String]

    init(in folder: URL) throws {
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Modules").path
        let texts = [
            "SceneSupport": "@_exported import UIKit\npublic func _selector<Method>(_ method: Method) -> Selector { Selector(\"\") }\n"
        ].merging(["QuartzCore", "SafariServices", "WebKit"].map { ($0, "@_exported import UIKit\n") }) { first, _ in first }
        for (name, text) in texts {
            let file = folder.appendingPathComponent("\(name).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            _ = try Toolchain.run(
                [
                    "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-I", build, "-o",
                    folder.appendingPathComponent("\(name).swiftmodule").path, file.path,
                ], in: folder)
        }
        flags =
            ["-module-name", "Scene", "-swift-version", "5", "-I", build, "-I", folder.path]
            + ["-Xfrontend", "-import-module", "-Xfrontend", "SceneSupport"]
    }

    /// The text without what only the Objective-C runtime gives; all else stays where it is.
    static func withoutObjectiveC(_ text: String) -> String {
        var text = text
        for pattern in [#"@objcMembers"#, #"@objc(\([A-Za-z:_]*\))?"#, #"@IB(Outlet|Action|Inspectable|Designable)"#] {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).reversed() {
                guard let range = Range(match.range, in: text) else { continue }
                text.replaceSubrange(range, with: String(repeating: " ", count: match.range.length))
            }
        }
        return text.replacing("#selector(", with: "_selector(")
    }
}
