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
