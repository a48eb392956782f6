/// Fidelity: documented Dimension.
class Dimension: Unit {
    let converter: UnitConverter
    required init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
    }
    required init(symbol: String) { fatalError("a dimension needs a converter") }
    class func baseUnit() -> Self { fatalError("*** You must override baseUnit in your class to define its base unit.") }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Dimension else { return false }
        return symbol == other.symbol && converter.isEqual(other.converter)
    }
}
