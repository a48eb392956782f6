/// Fidelity: documented UnitConverterLinear.
class UnitConverterLinear: UnitConverter {
    let coefficient: Double
    let constant: Double
    init(coefficient: Double, constant: Double = 0) {
        self.coefficient = coefficient
        self.constant = constant
        super.init()
    }
    override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UnitConverterLinear else { return false }
        return coefficient == other.coefficient && constant == other.constant
    }
}

final class _UnitConverterReciprocal: UnitConverter {
    let reciprocal: Double
    init(_ reciprocal: Double) {
        self.reciprocal = reciprocal
        super.init()
    }
    override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { reciprocal / baseUnitValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? _UnitConverterReciprocal)?.reciprocal == reciprocal }
}
