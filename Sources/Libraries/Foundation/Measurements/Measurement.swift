/// An amount and its unit.
///
/// Fidelity: documented Measurement; it is not read from archives and written to none (simplified).
struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible {
    let unit: UnitType
    var value: Double
    init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
    var description: String { "\(value) \(unit.symbol)" }
    var _baseValue: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
    func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
        guard let own = unit as? Dimension, let wanted = otherUnit as? Dimension else { return self }
        if wanted.isEqual(type(of: own).baseUnit()) { return Measurement(value: _baseValue, unit: otherUnit) }
        return Measurement(value: wanted.converter.value(fromBaseUnitValue: _baseValue), unit: otherUnit)
    }
    mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
    func _combined(_ other: Measurement<UnitType>, _ combine: (Double, Double) -> Double) -> Measurement<UnitType> {
        if unit.isEqual(other.unit) { return Measurement(value: combine(value, other.value), unit: unit) }
        guard let dimension = unit as? Dimension else {
            fatalError("Attempt to combine measurements with non-equal units that are no dimensions")
        }
        return Measurement(value: combine(_baseValue, other._baseValue), unit: type(of: dimension).baseUnit() as! UnitType)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(_baseValue) }
    static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        if lhs.unit.isEqual(rhs.unit) { return lhs.value == rhs.value }
        return lhs.unit is Dimension && rhs.unit is Dimension && lhs._baseValue == rhs._baseValue
    }
    static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        lhs.unit.isEqual(rhs.unit) ? lhs.value < rhs.value : lhs._baseValue < rhs._baseValue
    }
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        lhs._combined(rhs) { $0 + $1 }
    }
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        lhs._combined(rhs) { $0 - $1 }
    }
    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value * rhs, unit: lhs.unit)
    }
    static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: lhs * rhs.value, unit: rhs.unit)
    }
    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value / rhs, unit: lhs.unit)
    }
    static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: lhs / rhs.value, unit: rhs.unit)
    }
}
