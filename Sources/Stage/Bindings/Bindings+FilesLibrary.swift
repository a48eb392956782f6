internal import Interpreter

extension Bindings {
    /// The device's files, in the learner's own Swift: kept in memory, and gone with the run.
    static let filesLibrary = Program.Library(
        path: "Files",
        text: """
            /// What can be said of a file. Kept by nobody here.
            ///
            /// Fidelity: documented FileAttributeKey (the names); without effect (simplified).
            struct FileAttributeKey: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
                static let type = FileAttributeKey("NSFileType")
                static let size = FileAttributeKey("NSFileSize")
                static let modificationDate = FileAttributeKey("NSFileModificationDate")
                static let creationDate = FileAttributeKey("NSFileCreationDate")
                static let posixPermissions = FileAttributeKey("NSFilePosixPermissions")
                static let protectionKey = FileAttributeKey("NSFileProtectionKey")
            }
            /// Fidelity: documented FileAttributeType.
            struct FileAttributeType: RawRepresentable, Hashable {
                let rawValue: String
                static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
                static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
            }
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
            /// Fidelity: documented URLResourceKey.
            enum URLResourceKey: String {
                case isDirectoryKey, isRegularFileKey, fileSizeKey, nameKey, isExcludedFromBackupKey, isHiddenKey, isReadableKey, isWritableKey
                case creationDateKey, contentModificationDateKey, contentAccessDateKey, totalFileSizeKey, fileAllocatedSizeKey
                case totalFileAllocatedSizeKey, localizedNameKey, pathKey, isPackageKey, isSymbolicLinkKey
            }
            /// What is known of a file.
            ///
            /// Fidelity: documented URLResourceValues; files have the date at which one is first asked for, volumes and what is in the
            /// cloud are left out (simplified).
            struct URLResourceValues {
                var isExcludedFromBackup: Bool?
                var isHidden: Bool?
                var name: String?
                private(set) var isDirectory: Bool?
                private(set) var isRegularFile: Bool?
                private(set) var fileSize: Int?
                private(set) var isReadable: Bool?
                private(set) var isWritable: Bool?
                var creationDate: Date?
                var contentModificationDate: Date?
                var contentAccessDate: Date?
                private(set) var totalFileSize: Int?
                private(set) var fileAllocatedSize: Int?
                private(set) var totalFileAllocatedSize: Int?
                private(set) var localizedName: String?
                private(set) var path: String?
                private(set) var isPackage: Bool?
                private(set) var isSymbolicLink: Bool?
                init() {}
                init(_ path: String, _ keys: Set<URLResourceKey>) {
                    let data = FileManager.default.contents(atPath: path)
                    let kept = FileManager.default._values[path]
                    for key in keys {
                        switch key {
                        case .isDirectoryKey: isDirectory = data == nil
                        case .isRegularFileKey: isRegularFile = data != nil
                        case .fileSizeKey: fileSize = data?.count
                        case .nameKey: name = path.lastPathComponent
                        case .isExcludedFromBackupKey: isExcludedFromBackup = kept?.isExcludedFromBackup ?? false
                        case .isHiddenKey: isHidden = kept?.isHidden ?? path.lastPathComponent.hasPrefix(".")
                        case .isReadableKey: isReadable = true
                        case .isWritableKey: isWritable = !path.hasPrefix(FileManager._bundle)
                        case .creationDateKey: creationDate = kept?.creationDate ?? FileManager._began
                        case .contentModificationDateKey: contentModificationDate = kept?.contentModificationDate ?? FileManager._began
                        case .contentAccessDateKey: contentAccessDate = kept?.contentAccessDate ?? FileManager._began
                        case .totalFileSizeKey: totalFileSize = data?.count
                        case .fileAllocatedSizeKey: fileAllocatedSize = data?.count
                        case .totalFileAllocatedSizeKey: totalFileAllocatedSize = data?.count
                        case .localizedNameKey: localizedName = path.lastPathComponent
                        case .pathKey: self.path = path
                        case .isPackageKey: isPackage = false
                        case .isSymbolicLinkKey: isSymbolicLink = false
                        }
                    }
                }
            }
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
            /// Fidelity: documented UIImage.init(contentsOfFile:); a picture that the app brings is known by its name (simplified).
            extension UIImage {
                convenience init?(contentsOfFile path: String) {
                    if _isAssumed(path) {
                        self.init(named: path.lastPathComponent)
                    } else {
                        guard let data = FileManager.default.contents(atPath: path) else { return nil }
                        self.init(data: data)
                    }
                }
            }
            /// Fidelity: documented NSTemporaryDirectory().
            func NSTemporaryDirectory() -> String { FileManager._home + "/tmp/" }
            /// Fidelity: documented NSHomeDirectory().
            func NSHomeDirectory() -> String { FileManager._home }
            func _download() throws -> Data {
                if !_blockMainThread(_networkDelay()) {
                    _refuse("waiting for the network away from the main thread: what it answers is there at once")
                }
                guard let text = _networkText() else { throw NSError(domain: NSURLErrorDomain, code: _networkFailure()) }
                return Data(text.utf8)
            }
            /// Fidelity: documented Data, String (their reading and writing of files); of what is at other addresses they wait for the pretended
            /// network's answer, and keep the main thread meanwhile.
            extension Data {
                struct ReadingOptions: OptionSet {
                    let rawValue: UInt
                    static let mappedIfSafe = ReadingOptions(rawValue: 1)
                    static let uncached = ReadingOptions(rawValue: 2)
                    static let alwaysMapped = ReadingOptions(rawValue: 8)
                }
                init(contentsOf url: URL, options: ReadingOptions = []) throws {
                    self = url.isFileURL ? try FileManager.default._read(url.path) : try _download()
                }
                func write(to url: URL) throws { try FileManager.default._write(self, url.path) }
                func write(to url: URL, options: Any) throws { try FileManager.default._write(self, url.path) }
            }
            /// Property lists and the values that they stand for.
            ///
            /// Fidelity: documented PropertyListSerialization, NSDictionary and NSArray (their reading and writing of files); dates and data are left out
            /// where they are read (simplified).
            class PropertyListSerialization: NSObject {
                struct MutabilityOptions: OptionSet {
                    let rawValue: UInt
                    static let mutableContainers = MutabilityOptions(rawValue: 1)
                    static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
                }
                typealias ReadOptions = MutabilityOptions
                typealias WriteOptions = Int
                enum PropertyListFormat: Int { case openStep = 1, xml = 100, binary = 200 }
                static func propertyList(from data: Data, options: ReadOptions = [], format: Any?) throws -> Any {
                    guard let value = _propertyList(data).first else { throw NSError(domain: NSCocoaErrorDomain, code: 3840) }
                    return value
                }
                static func data(fromPropertyList list: Any, format: PropertyListFormat, options: Int) throws -> Data {
                    guard let data = _listData(list, format == .binary) else { throw NSError(domain: NSCocoaErrorDomain, code: 3851) }
                    return data
                }
            }
            func _write(list: Any, _ path: String) throws {
                guard let data = _listData(list, false) else { throw NSError(domain: NSCocoaErrorDomain, code: 3851) }
                try FileManager.default._write(data, path)
            }
            func _read(list path: String, orEmpty empty: Any) -> Any? {
                if _isAssumed(path) { return empty }
                return (try? FileManager.default._read(path)).flatMap { _propertyList($0).first }
            }
            extension Dictionary {
                func write(to url: URL) throws { try _write(list: self, url.path) }
                func write(to url: URL, atomically: Bool) -> Bool { write(toFile: url.path, atomically: atomically) }
                func write(toFile path: String, atomically: Bool) -> Bool {
                    do { try _write(list: self, path) } catch { return false }
                    return true
                }
                init?(contentsOfFile path: String) {
                    guard let value = _read(list: path, orEmpty: _assumedList(path)) as? [AnyHashable: Any] else { return nil }
                    self = value
                }
                init?(contentsOf url: URL) {
                    guard let value = _read(list: url.path, orEmpty: _assumedList(url.path)) as? [AnyHashable: Any] else { return nil }
                    self = value
                }
                init(contentsOf url: URL, error: Void) throws {
                    guard let value = _propertyList(try FileManager.default._read(url.path)).first as? [AnyHashable: Any] else {
                        throw NSError(domain: NSCocoaErrorDomain, code: 3840)
                    }
                    self = value
                }
            }
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
            extension String {
                init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
                    let data: Data = url.isFileURL ? try FileManager.default._read(url.path) : try _download()
                    self = String(data: data, encoding: encoding) ?? ""
                }
                init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
                    self = String(data: try FileManager.default._read(path), encoding: encoding) ?? ""
                }
                func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
                    try FileManager.default._write(data(using: encoding)!, url.path)
                }
                func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
                    try FileManager.default._write(data(using: encoding)!, path)
                }
            }
            """)
}
