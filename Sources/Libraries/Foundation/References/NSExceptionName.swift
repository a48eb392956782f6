/// Fidelity: documented NSExceptionName.
struct NSExceptionName: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let genericException = NSExceptionName("NSGenericException")
    static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    static let rangeException = NSExceptionName("NSRangeException")
    static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
