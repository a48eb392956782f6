extension BinaryFloatingPoint {
    var intValue: Int { Int(self) }
    var integerValue: Int { Int(self) }
    var doubleValue: Double { Double(self) }
    var floatValue: Float { Float(self) }
    var boolValue: Bool { self != 0 }
    var stringValue: String { self == self.rounded() && abs(self) < 1e15 ? String(Int(self)) : description }
    var decimalValue: Decimal { Decimal(self) }
    func compare(_ other: NSNumber) -> ComparisonResult {
        doubleValue == other.doubleValue ? .orderedSame : doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
    }
}
