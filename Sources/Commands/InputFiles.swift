import Foundation
internal import Projects
import Stage

/// Finds and reads the files of a command line's paths.
enum InputFiles {
    /// The Swift files, storyboards and xibs of the paths. Files are in the order given, a folder's files by path, each file once.
    static func sources(_ paths: [String]) throws(CommandError) -> [Source] {
        var sources: [Source] = []
        var named: Set<String> = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw .input("\(path):1:1: error: there is no such file")
            }
            if isFolder.boolValue {
                sources += try project(in: path, besides: &named)
            } else {
                sources.removeAll { absolute($0.path) == absolute(path) }
                sources.append(try read(path))
                named.insert(absolute(path))
            }
        }
        guard sources.contains(where: { isStageable($0.path) }) else {
            throw .input("\(paths.first ?? "."):1:1: error: there is no Swift file and no storyboard in it")
        }
        return sources
    }

    /// A folder's files by path, and then those of the local packages that it refers to, each once.
    private static func project(in folder: String, besides named: inout Set<String>) throws(CommandError) -> [Source] {
        var sources: [Source] = []
        var folders = [folder]
        var packages: [String] = []
        while let next = folders.first {
            folders.removeFirst()
            let own = try files(in: next).filter { named.insert(absolute($0)).inserted }.compactMap(found)
            sources += own
            packages += own.flatMap(LocalPackages.folders)
            while folders.isEmpty, let package = packages.first {
                packages.removeFirst()
                let path = LocalPackages.manifest(in: package)
                // Skips a manifest that was read already, in the folder or before.
                guard let manifest = found(path), named.insert(absolute(path)).inserted else { continue }
                folders += LocalPackages.sources(of: manifest)
                packages += LocalPackages.folders(namedBy: manifest)
            }
        }
        return sources
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The most files and folders in a folder. One with more is a disk or a home directory, not a project, and searching it would take
    /// minutes.
    private static let mostEntries = 100_000

    private static func files(in folder: String) throws(CommandError) -> [String] {
        let trimmed = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var wanted: [String] = []
        var count = 0
        // Paths inside the folder. Foundation's own walk asks much more of each file, and takes ten times as long.
        var open = [""]
        while let inner = open.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: inner.isEmpty ? folder : "\(trimmed)/\(inner)")) ?? []
            count += names.count
            guard count <= mostEntries else {
                throw .input("\(folder):1:1: error: there are more than \(mostEntries) files in it; name the project's own folder")
            }
            for name in names where !name.hasPrefix(".") {
                let path = inner.isEmpty ? name : "\(inner)/\(name)"
                if isFolder("\(trimmed)/\(path)") {
                    open.append(path)
                } else if Source.isWanted(path) {
                    wanted.append(path)
                }
            }
        }
        return wanted.sorted().map { trimmed == "." ? $0 : "\(trimmed)/\($0)" }
    }

    /// Whether there is a folder, not a link to one: links may lead round in circles.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A file of a folder; nil for a folder with a file's name, and for a broken link.
    private static func found(_ path: String) -> Source? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
        if !isStageable(path), ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0) > largestResource {
            return nil
        }
        // Bytes that are not UTF-8 are usually in an old comment.
        let data = FileManager.default.contents(atPath: path)
        return data.map { Source(path: path, text: String(decoding: $0, as: UTF8.self), isFound: true) }
    }

    /// In bytes: an app reads a larger file in parts, as data.
    private static let largestResource = 1 << 22

    /// The last part of a path.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Whether a word is a path: by its ending, by a slash, or because there is such a file.
    static func isPath(_ word: String) -> Bool {
        isStageable(word) || word.contains("/") || FileManager.default.fileExists(atPath: word)
    }

    static func isStageable(_ path: String) -> Bool {
        [".swift", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
    }

    private static func read(_ path: String) throws(CommandError) -> Source {
        guard isStageable(path) else {
            throw .input("\(path):1:1: error: only Swift files, storyboards, xibs and folders of them can be put on the stage")
        }
        return try text(path)
    }

    /// A file of text, which is UTF-8.
    static func text(_ path: String) throws(CommandError) -> Source {
        guard let data = FileManager.default.contents(atPath: path) else { throw .input("\(path):1:1: error: the file cannot be read") }
        guard let text = String(bytes: data, encoding: .utf8) else { throw .input("\(path):1:1: error: the file is not UTF-8 text") }
        return Source(path: path, text: text)
    }

    /// The steps of a scenario file: one a line, `#` begins a comment.
    static func steps(inFile path: String) throws(CommandError) -> [Step] {
        guard let data = FileManager.default.contents(atPath: path), let text = String(bytes: data, encoding: .utf8) else {
            throw .input("\(path):1:1: error: the scenario cannot be read")
        }
        var steps: [Step] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
            guard !words.allSatisfy(\.isWhitespace) else { continue }
            do {
                steps.append(try Step(words))
            } catch {
                throw .input("\(path):\(index + 1):1: error: \(error.description)")
            }
        }
        return steps
    }
}
