internal import Interpreter

/// The local packages that a project's folder refers to. An app's code imports modules from there as well.
///
/// Fidelity: documented Package.Dependency.package(path:), Target.path, an Xcode project's references to local packages; products and conditions do not
/// count (simplified).
public enum LocalPackages {
    private static let manifest = "Package.swift"

    /// The path of the manifest of a package in a folder.
    public static func manifest(in folder: String) -> String { joined(folder, manifest) }

    /// The folders of the packages that a file names, if it is a manifest or an Xcode project's settings.
    public static func folders(namedBy file: Source) -> [String] {
        if let folder = folder(ofManifest: file.path) {
            guard file.text.contains("path:") else { return [] }
            return ParsedFile(path: file.path, text: file.text).calls(of: "package").compactMap { $0.texts["path"] }.map {
                joined(folder, $0)
            }
        }
        guard BuildSettings.isProject(file.path) else { return [] }
        return BuildSettings.localPackages(of: file).map { joined(BuildSettings.folder(ofProject: file.path), $0) }
    }

    /// The folders of a package's own sources, by its manifest.
    public static func sources(of manifest: Source) -> [String] {
        let targets = ParsedFile(path: manifest.path, text: manifest.text).calls(of: "target").filter { $0.texts["name"] != nil }
        let folder = folder(ofManifest: manifest.path) ?? ""
        return Set(targets.map { $0.texts["path"] ?? "Sources" }).sorted().map { joined(folder, $0) }
    }

    private static func folder(ofManifest path: String) -> String? {
        if path == manifest { return "" }
        return path.hasSuffix("/\(manifest)") ? String(path.dropLast(manifest.count + 1)) : nil
    }

    /// A path relative to a folder, which may begin with `..`.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.isEmpty ? [] : folder.split(separator: "/", omittingEmptySubsequences: false)
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, !["", ".", ".."].contains(last) { parts.removeLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
