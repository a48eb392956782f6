/// Fidelity: documented URL.DirectoryHint, URL.appending(path:directoryHint:), appending(component:directoryHint:); nobody looks whether there is a
/// folder (simplified).
extension URL {
    static var _usual: URL { URL(string: "https://example.com/")! }
    mutating func appendPathComponent(_ part: String) { self = appendingPathComponent(part) }
    mutating func appendPathComponent(_ part: String, isDirectory: Bool) {
        self = appendingPathComponent(part, isDirectory: isDirectory)
    }
    mutating func appendPathExtension(_ ending: String) { self = appendingPathExtension(ending) }
    mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
    mutating func deletePathExtension() { self = deletingPathExtension() }
    mutating func standardize() { self = standardized }
    mutating func append(path: String) { self = appending(path: path) }
    mutating func append(component: String) { self = appending(component: component) }
    enum DirectoryHint { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
    func appending(path: String, directoryHint: DirectoryHint) -> URL {
        let isFolder = directoryHint == .isDirectory || directoryHint != .notDirectory && path.hasSuffix("/")
        return appendingPathComponent(path, isDirectory: isFolder)
    }
    func appending(component: String, directoryHint: DirectoryHint) -> URL { appending(path: component, directoryHint: directoryHint) }
    mutating func append(path: String, directoryHint: DirectoryHint) { self = appending(path: path, directoryHint: directoryHint) }
    mutating func append(component: String, directoryHint: DirectoryHint) {
        self = appending(path: component, directoryHint: directoryHint)
    }
}
