import Foundation

extension Error {
    /// What the system says of a file operation that failed: `No space left on device`. Foundation's own text where the system says nothing.
    package var systemReason: String {
        let cause = ((self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self) as NSError
        return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
    }
}
