/// Fidelity: documented FileAttributeType.
struct FileAttributeType: RawRepresentable, Hashable {
    let rawValue: String
    static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
    static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
}

/// Fidelity: documented URLResourceKey.
enum URLResourceKey: String {
    case isDirectoryKey, isRegularFileKey, fileSizeKey, nameKey, isExcludedFromBackupKey, isHiddenKey, isReadableKey, isWritableKey
    case creationDateKey, contentModificationDateKey, contentAccessDateKey, totalFileSizeKey, fileAllocatedSizeKey
    case totalFileAllocatedSizeKey, localizedNameKey, pathKey, isPackageKey, isSymbolicLinkKey
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

func _write(list: Any, _ path: String) throws {
    guard let data = _listData(list, false) else { throw NSError(domain: NSCocoaErrorDomain, code: 3851) }
    try FileManager.default._write(data, path)
}

func _read(list path: String, orEmpty empty: Any) -> Any? {
    if _isAssumed(path) { return empty }
    return (try? FileManager.default._read(path)).flatMap { _propertyList($0).first }
}
