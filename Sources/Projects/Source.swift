/// One source file.
public struct Source: Sendable, Hashable {
    /// The path as it was given. Places in the code have this path.
    public let path: String
    /// The text.
    public let text: String
    /// Whether the file was found in a folder, not named by anybody. A run leaves it out if it cannot be read and nothing else needs it.
    public let isFound: Bool

    /// Whether it is no code, but something that an app brings along.
    package var isResource: Bool { isFound && Resources.isResource(path) }

    /// Whether a run can use a file found in a folder: Swift, an interface, or a readable resource.
    public static func isWanted(_ path: String) -> Bool {
        // Documentation and playgrounds are not part of an app.
        let isShown = path.split(separator: "/").dropLast().contains { $0.hasSuffix(".docc") || $0.hasSuffix(".playground") }
        return !isShown && ([".swift", ".storyboard", ".xib"].contains { path.hasSuffix($0) } || Resources.isResource(path))
    }

    /// Whether it is the description of an Xcode project, or the manifest of a package.
    public var describesProject: Bool { isFound && (BuildSettings.isProject(path) || path.split(separator: "/").last == "Package.swift") }

    /// Whether the text calls the initialiser of a class.
    public func makes(_ className: String) -> Bool {
        text.ranges(of: "\(className)(").contains { range in
            text[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
    }

    /// A file with this text.
    public init(path: String, text: String, isFound: Bool = false) {
        self.path = path
        self.text = text
        self.isFound = isFound
    }
}

extension String {
    /// How many folders and names, from the first on, a path has in common with another.
    package func partsInCommon(with other: String) -> Int {
        zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
