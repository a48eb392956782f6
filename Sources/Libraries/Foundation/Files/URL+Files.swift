/// Fidelity: documented URL.setResourceValues(_:), resourceValues(forKeys:), checkResourceIsReachable(); a file keeps its name and loses what was
/// said of it when it moves (simplified).
extension URL {
    mutating func setResourceValues(_ values: URLResourceValues) throws {
        let manager = FileManager.default
        let path = manager._plain(path)
        if !manager._isThere(path) { throw manager._error(4, path) }
        manager._values[path] = values
    }
    func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        let path = FileManager.default._plain(path)
        if !FileManager.default._isThere(path) { throw FileManager.default._error(260, path) }
        return URLResourceValues(path, keys)
    }
    func checkResourceIsReachable() throws -> Bool {
        if !FileManager.default.fileExists(atPath: path) { throw FileManager.default._error(260, path) }
        return true
    }
}
