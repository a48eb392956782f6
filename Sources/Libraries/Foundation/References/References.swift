/// Fidelity: documented NSUUID, NSLocale, NSTimeZone, NSDateComponents, NSDateInterval, NSIndexSet, NSPersonNameComponents; Swift's
/// own types stand for them (simplified).
typealias NSUUID = UUID

typealias NSLocale = Locale

typealias NSTimeZone = TimeZone

typealias NSDateComponents = DateComponents

typealias NSDateInterval = DateInterval

typealias NSIndexSet = IndexSet

typealias NSPersonNameComponents = PersonNameComponents

extension Data {
    /// Fidelity: documented NSData.length.
    var length: Int { count }
    /// Fidelity: documented NSData.init(data:).
    init(data: Data) { self = data }
    /// Fidelity: documented Data.init(referencing:).
    init(referencing data: NSMutableData) { self = data._bridged }
}

extension NSMutableAttributedString {
    var mutableString: NSMutableString { _CharactersOfText(self) }
}

extension IndexSet {
    init(_ indexes: NSMutableIndexSet) { self = indexes._bridged }
}
