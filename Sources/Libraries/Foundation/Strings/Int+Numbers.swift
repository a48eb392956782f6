/// Numbers as objects: Swift's own numbers stand for them.
///
/// Fidelity: documented NSNumber; a number itself: a Bool is printed as one (simplified).
extension BinaryInteger {
    var intValue: Int { Int(self) }
    var integerValue: Int { Int(self) }
    var uintValue: UInt { UInt(self) }
    var int32Value: Int32 { Int32(self) }
    var int64Value: Int64 { Int64(self) }
    var doubleValue: Double { Double(self) }
    var floatValue: Float { Float(self) }
    var boolValue: Bool { self != 0 }
    var stringValue: String { description }
    var decimalValue: Decimal { Decimal(self) }
    func compare(_ other: NSNumber) -> ComparisonResult { Double(self).compare(other) }
}
