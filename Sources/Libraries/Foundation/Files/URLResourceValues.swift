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
