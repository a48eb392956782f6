internal import Interpreter

/// Where a project's folder says that its local packages are: what an app's code imports lies there as well.
///
/// Fidelity: documented Package.Dependency.package(path:), Target.path, an Xcode project's references to local packages; products and conditions do not
/// count (simplified).
public enum LocalPackages {
    /// The name of a package's manifest.
    public static let manifest = "Package.swift"

    /// The folders of the packages that a file found in a project's folder names, if it is a manifest or an Xcode project's settings: relative to the
    /// folder that holds the manifest or the project.
    public static func folders(namedBy path: String, _ text: String) -> [String] {
        if path.split(separator: "/").last == manifest[...] {
            return text.contains("path:")
                ? ParsedFile(path: path, text: text).calls(of: "package").compactMap { $0.texts["path"] } : []
        }
        guard BuildSettings.isProject(path) else { return [] }
        return text.split(separator: "isa = XCLocalSwiftPackageReference;").dropFirst().compactMap { part in
            let object = part.prefix { $0 != "}" }
            guard let place = object.firstRange(of: "relativePath = ") else { return nil }
            let value = object[place.upperBound...].prefix { $0 != ";" }
            return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : String(value)
        }
    }

    /// The folders of a package's own sources, by the text of its manifest: relative to the folder that holds it.
    public static func sources(manifest text: String) -> [String] {
        let targets = ParsedFile(path: manifest, text: text).calls(of: "target").filter { $0.texts["name"] != nil }
        return Array(Set(targets.map { $0.texts["path"] ?? "Sources" })).sorted()
    }
}
