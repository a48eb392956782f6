/// The Swift versions of an Xcode project's files, as far as they make a difference to a run.
///
/// Fidelity: documented SE-0160: in Swift 3, and where a project keeps its rule, Objective-C sees what classes that inherit from `NSObject` have; what the
/// targets of one project say must be the same, and a file belongs to the project that lies nearest above it (simplified).
package struct LanguageModes: Sendable {
    /// The folders of projects, and whether Objective-C sees their classes' members without `@objc`.
    private let projects: [(folder: String, infersObjectiveC: Bool)]

    /// The settings of the projects among files.
    package init(_ sources: [Source]) {
        projects = sources.filter { BuildSettings.isProject($0.path) }.map { source in
            let folder = BuildSettings.folder(ofProject: source.path)
            let versions = Self.values(of: "SWIFT_VERSION", in: source.text)
            let infers = Self.values(of: "SWIFT_SWIFT3_OBJC_INFERENCE", in: source.text).contains("On")
            return (folder, infers || !versions.isEmpty && versions.allSatisfy { $0.hasPrefix("3") })
        }
    }

    /// The files, among some, whose classes' members Objective-C sees without `@objc`.
    package func seenByObjectiveC(_ paths: [String]) -> Set<String> {
        projects.contains(where: \.infersObjectiveC) ? Set(paths.filter(infersObjectiveC)) : []
    }

    private func infersObjectiveC(_ path: String) -> Bool {
        let around = projects.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
        return around.max { $0.folder.count < $1.folder.count }?.infersObjectiveC ?? false
    }

    private static func values(of setting: String, in text: String) -> Set<Substring> {
        let values = text.split(separator: "\n").compactMap { line -> Substring? in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == setting else { return nil }
            return parts[1].drop { $0.isWhitespace || $0 == "\"" }.prefix { $0 != ";" && $0 != "\"" }
        }
        return Set(values)
    }
}
