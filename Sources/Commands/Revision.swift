import Foundation
internal import Projects

/// A revision in git, beside the working folder's files.
struct Revision {
    /// The paths, absolute, that have changed since, been added or been taken away.
    let changed: Set<String>

    private let commit: String
    /// The folder of the repository, absolute, without a slash at the end.
    private let top: String
    /// A folder for the old files while they are read.
    private let folder: String

    /// A revision of the repository in which the working folder lies. Throws where there is none.
    init(_ name: String) throws(CommandError) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)").path
        top = try Self.git(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
        commit = try Self.git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], failing: "there is no revision '\(name)'"
        ).trimmingCharacters(in: .newlines)
        let lists = [
            try Self.git(["-C", top, "diff", "--name-only", "-z", "--no-renames", commit]),
            try Self.git(["-C", top, "ls-files", "-z", "--others", "--exclude-standard"]),
        ]
        let top = top
        changed = Set(lists.flatMap { $0.split(separator: "\0") }.map { "\(top)/\($0)" })
    }

    /// The old files of paths, under the names that they have now.
    func sources(_ paths: [String]) throws(CommandError) -> [Source] {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else {
            throw CommandError(message: "error: \(folder) cannot be made", code: 73)
        }
        // An index of its own: that of the repository stays as it is.
        let index = ["GIT_INDEX_FILE": "\(folder)/index"]
        _ = try Self.git(["-C", top, "read-tree", commit], index)
        _ = try Self.git(["-C", top, "checkout-index", "--all", "--quiet", "--prefix=\(folder)/tree/"], index)
        var old: [(there: String, here: String)] = []
        for path in paths {
            let absolute = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
            guard absolute == top || absolute.hasPrefix(top + "/") else {
                throw .usage("\(path) is not in the repository \(top)")
            }
            let there = "\(folder)/tree\(absolute.dropFirst(top.count))"
            if FileManager.default.fileExists(atPath: there) { old.append((there, path)) }
        }
        let stageable = old.filter { (try? InputFiles.sources([$0.there])) != nil }
        guard !stageable.isEmpty else { return [] }
        return try InputFiles.sources(stageable.map(\.there)).map { source in
            let pair = stageable.first { source.path == $0.there || source.path.hasPrefix($0.there + "/") }
            let path = pair.map {
                $0.here == "."
                    ? String(source.path.dropFirst($0.there.count + 1)) : $0.here.withoutSlash + source.path.dropFirst($0.there.count)
            }
            return Source(path: path ?? source.path, text: source.text, isFound: source.isFound)
        }
    }

    private static func git(_ words: [String], _ variables: [String: String] = [:], failing: String? = nil) throws(CommandError) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
        guard (try? process.run()) != nil else { throw CommandError(message: "error: git cannot be started", code: 69) }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = complaint.split(separator: "\n").last.map(String.init) ?? "git \(words.joined(separator: " ")) has failed"
            throw .usage("--changed-since: \(failing ?? reason)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension String {
    fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
