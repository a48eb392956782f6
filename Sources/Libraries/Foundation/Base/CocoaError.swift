func ~= (code: URLError.Code, error: Error) -> Bool { (error as? URLError)?.code == code }

func ~= (code: CocoaError.Code, error: Error) -> Bool { (error as? CocoaError)?.code == code }

/// An error of Cocoa's: of files, property lists, formats.
///
/// Fidelity: documented CocoaError.
struct CocoaError: Error, Equatable, Hashable, CustomStringConvertible {
    struct Code: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ rawValue: Int) { self.rawValue = rawValue }
        static let fileNoSuchFile = Code(4)
        static let fileLocking = Code(255)
        static let fileReadUnknown = Code(256)
        static let fileReadNoPermission = Code(257)
        static let fileReadInvalidFileName = Code(258)
        static let fileReadCorruptFile = Code(259)
        static let fileReadNoSuchFile = Code(260)
        static let fileReadInapplicableStringEncoding = Code(261)
        static let fileReadUnsupportedScheme = Code(262)
        static let fileReadTooLarge = Code(263)
        static let fileReadUnknownStringEncoding = Code(264)
        static let fileWriteUnknown = Code(512)
        static let fileWriteNoPermission = Code(513)
        static let fileWriteInvalidFileName = Code(514)
        static let fileWriteFileExists = Code(516)
        static let fileWriteInapplicableStringEncoding = Code(517)
        static let fileWriteUnsupportedScheme = Code(518)
        static let fileWriteOutOfSpace = Code(640)
        static let fileWriteVolumeReadOnly = Code(642)
        static let keyValueValidation = Code(1024)
        static let formatting = Code(2048)
        static let userCancelled = Code(3072)
        static let featureUnsupported = Code(3328)
        static let propertyListReadCorrupt = Code(3840)
        static let propertyListReadUnknownVersion = Code(3841)
        static let propertyListReadStream = Code(3842)
        static let propertyListWriteStream = Code(3851)
        static let propertyListWriteInvalid = Code(3852)
        static let coderReadCorrupt = Code(4864)
        static let coderValueNotFound = Code(4865)
        static let coderInvalidValue = Code(4866)
    }
    static let errorDomain = "NSCocoaErrorDomain"
    let _nsError: NSError
    init(_nsError: NSError) { self._nsError = _nsError }
    init(_ code: Code, userInfo: [String: Any] = [:]) {
        _nsError = NSError(domain: CocoaError.errorDomain, code: code.rawValue, userInfo: userInfo)
    }
    var code: Code { Code(_nsError.code) }
    var errorCode: Int { _nsError.code }
    var userInfo: [String: Any] { _nsError.userInfo }
    var errorUserInfo: [String: Any] { _nsError.userInfo }
    var localizedDescription: String { _nsError.localizedDescription }
    var filePath: String? { userInfo["NSFilePath"] as? String }
    var url: URL? { userInfo["NSURL"] as? URL }
    var underlying: Error? { userInfo[NSUnderlyingErrorKey] as? Error }
    var isFileError: Bool { (1...1023).contains(code.rawValue) }
    var isCoderError: Bool { (4864...4991).contains(code.rawValue) }
    var isFormattingError: Bool { (2048...2559).contains(code.rawValue) }
    var isPropertyListError: Bool { (3840...4095).contains(code.rawValue) }
    var isValidationError: Bool { (1024...2047).contains(code.rawValue) }
    var description: String { "CocoaError(_nsError: \(_nsError))" }
    static func error(_ code: Code, userInfo: [AnyHashable: Any]? = nil, url: URL? = nil) -> Error {
        CocoaError(code, userInfo: url.map { ["NSURL": $0] } ?? [:])
    }
    static var fileNoSuchFile: Code { .fileNoSuchFile }
    static var fileLocking: Code { .fileLocking }
    static var fileReadUnknown: Code { .fileReadUnknown }
    static var fileReadNoPermission: Code { .fileReadNoPermission }
    static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
    static var fileReadCorruptFile: Code { .fileReadCorruptFile }
    static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
    static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
    static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
    static var fileReadTooLarge: Code { .fileReadTooLarge }
    static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
    static var fileWriteUnknown: Code { .fileWriteUnknown }
    static var fileWriteNoPermission: Code { .fileWriteNoPermission }
    static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
    static var fileWriteFileExists: Code { .fileWriteFileExists }
    static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
    static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
    static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
    static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
    static var keyValueValidation: Code { .keyValueValidation }
    static var formatting: Code { .formatting }
    static var userCancelled: Code { .userCancelled }
    static var featureUnsupported: Code { .featureUnsupported }
    static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
    static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
    static var propertyListReadStream: Code { .propertyListReadStream }
    static var propertyListWriteStream: Code { .propertyListWriteStream }
    static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
    static var coderReadCorrupt: Code { .coderReadCorrupt }
    static var coderValueNotFound: Code { .coderValueNotFound }
    static var coderInvalidValue: Code { .coderInvalidValue }
}
