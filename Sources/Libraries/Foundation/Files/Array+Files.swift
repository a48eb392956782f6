extension Array {
    func write(to url: URL) throws { try _write(list: self, url.path) }
    func write(to url: URL, atomically: Bool) -> Bool { write(toFile: url.path, atomically: atomically) }
    func write(toFile path: String, atomically: Bool) -> Bool {
        do { try _write(list: self, path) } catch { return false }
        return true
    }
    init?(contentsOfFile path: String) {
        guard let value = _read(list: path, orEmpty: [] as [Any]) as? [Any] else { return nil }
        self = value
    }
    init?(contentsOf url: URL) {
        guard let value = _read(list: url.path, orEmpty: [] as [Any]) as? [Any] else { return nil }
        self = value
    }
    init(contentsOf url: URL, error: Void) throws {
        guard let value = _propertyList(try FileManager.default._read(url.path)).first as? [Any] else {
            throw NSError(domain: NSCocoaErrorDomain, code: 3840)
        }
        self = value
    }
}
