/// Where files are.
///
/// Fidelity: documented FileManager; an app's own folders, empty at launch and kept in memory: links, rights and other apps' folders are left
/// out (simplified).
class FileManager: NSObject {
    enum SearchPathDirectory: Int {
        case libraryDirectory = 5, documentDirectory = 9, cachesDirectory = 13, applicationSupportDirectory = 14
    }
    struct SearchPathDomainMask: OptionSet {
        let rawValue: Int
        static let userDomainMask = SearchPathDomainMask(rawValue: 1)
        static let allDomainsMask = SearchPathDomainMask(rawValue: 65535)
    }
    struct DirectoryEnumerationOptions: OptionSet {
        let rawValue: Int
        static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
        static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
        static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }
    static let `default` = FileManager()
    static let _home = "/var/mobile/Containers/Data/Application/00000000-0000-4000-8000-000000000000"
    static let _bundle = Bundle.main.bundlePath
    static let _began = Date()
    var _files: [String: Data] = [:]
    var _values: [String: URLResourceValues] = [:]
    var _folders: Set<String> = ["", "/var/mobile/Containers/Data/Application", FileManager._home]
    override init() {
        super.init()
        for name in ["Documents", "Library", "Library/Caches", "tmp"] { _folders.insert(FileManager._home + "/" + name) }
    }
    var temporaryDirectory: URL { URL(fileURLWithPath: FileManager._home + "/tmp/") }
    var currentDirectoryPath: String { "/" }
    func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] {
        let name: String
        switch directory {
        case .libraryDirectory: name = "Library"
        case .documentDirectory: name = "Documents"
        case .cachesDirectory: name = "Library/Caches"
        case .applicationSupportDirectory: name = "Library/Application Support"
        }
        return [URL(fileURLWithPath: FileManager._home + "/" + name + "/")]
    }
    func url(for directory: SearchPathDirectory, in mask: SearchPathDomainMask, appropriateFor: URL?, create: Bool) throws -> URL {
        let url = urls(for: directory, in: mask)[0]
        if create { try createDirectory(at: url, withIntermediateDirectories: true) }
        return url
    }
    func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        let path = "/var/mobile/Containers/Shared/AppGroup/" + group
        _folders.insert(path)
        return URL(fileURLWithPath: path + "/")
    }
    func _plain(_ path: String) -> String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }
    func _isThere(_ path: String) -> Bool {
        _files[path] != nil || _folders.contains(path) || path == FileManager._bundle || _resource(path) != nil
            || !_resourceNames(path).isEmpty
    }
    func _error(_ code: Int, _ path: String) -> NSError { NSError(domain: NSCocoaErrorDomain, code: code, userInfo: ["NSFilePath": path]) }
    func fileExists(atPath path: String) -> Bool { _isThere(_plain(path)) }
    func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
        isDirectory = ObjCBool(_folders.contains(_plain(path)))
        return fileExists(atPath: path)
    }
    func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
        isDirectory?.pointee = ObjCBool(_folders.contains(_plain(path)))
        return fileExists(atPath: path)
    }
    func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    func contents(atPath path: String) -> Data? { _files[_plain(path)] ?? _resource(_plain(path)) }
    func createFile(atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool {
        guard _folders.contains(_plain(path.deletingLastPathComponent)) else { return false }
        _files[_plain(path)] = contents ?? Data()
        return true
    }
    func _read(_ path: String) throws -> Data {
        guard let data = contents(atPath: path) else { throw _error(260, path) }
        return data
    }
    func _write(_ data: Data, _ path: String) throws {
        if !createFile(atPath: path, contents: data) { throw _error(4, path) }
    }
    /// Fidelity: documented FileManager.attributesOfItem(atPath:); kind and size alone (simplified).
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        if let data = contents(atPath: path) { return [.type: FileAttributeType.typeRegular, .size: data.count] }
        if !fileExists(atPath: path) { throw _error(260, path) }
        return [.type: FileAttributeType.typeDirectory]
    }
    func createDirectory(
        atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        let path = _plain(path)
        if _isThere(path) {
            if withIntermediateDirectories && _folders.contains(path) { return }
            throw _error(516, path)
        }
        let above = _plain(path.deletingLastPathComponent)
        if !_folders.contains(above) && above != "/" {
            if !withIntermediateDirectories { throw _error(4, path) }
            try createDirectory(atPath: above, withIntermediateDirectories: true)
        }
        _folders.insert(path)
    }
    func createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {
        try createDirectory(atPath: url.path, withIntermediateDirectories: withIntermediateDirectories)
    }
    func _inside(_ path: String) -> [String] {
        let start = _plain(path) + "/"
        return (Array(_files.keys) + Array(_folders)).filter { $0.hasPrefix(start) }.sorted()
    }
    func removeItem(atPath path: String) throws {
        let path = _plain(path)
        if !_isThere(path) { throw _error(4, path) }
        for name in _inside(path) + [path] {
            _files[name] = nil
            _folders.remove(name)
        }
    }
    func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
    func copyItem(atPath source: String, toPath target: String) throws {
        let (source, target) = (_plain(source), _plain(target))
        if !_isThere(source) { throw _error(260, source) }
        if _isThere(target) { throw _error(516, target) }
        for name in [source] + _inside(source) {
            let new = target + String(name.dropFirst(source.count))
            if let data = _files[name] { _files[new] = data } else { _folders.insert(new) }
        }
    }
    func copyItem(at source: URL, to target: URL) throws { try copyItem(atPath: source.path, toPath: target.path) }
    func moveItem(atPath source: String, toPath target: String) throws {
        try copyItem(atPath: source, toPath: target)
        try removeItem(atPath: source)
    }
    func moveItem(at source: URL, to target: URL) throws { try moveItem(atPath: source.path, toPath: target.path) }
    func contentsOfDirectory(atPath path: String) throws -> [String] {
        let path = _plain(path)
        let brought = _resourceNames(path)
        if !brought.isEmpty { return brought }
        if !_folders.contains(path) && path != FileManager._bundle { throw _error(260, path) }
        return _inside(path).map { String($0.dropFirst(path.count + 1)) }.filter { !$0.contains("/") }
    }
    func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [Any]?, options: DirectoryEnumerationOptions = []
    ) throws -> [URL] {
        try contentsOfDirectory(atPath: url.path)
            .filter { !options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
            .map { url.appendingPathComponent($0) }
    }
    func contentsEqual(atPath first: String, andPath second: String) -> Bool { contents(atPath: first) == contents(atPath: second) }
}
