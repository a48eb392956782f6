/// Fidelity: documented UnitPressure.
final class UnitPressure: Dimension {
    override class func baseUnit() -> UnitPressure { newtonsPerMetersSquared }
    class var newtonsPerMetersSquared: UnitPressure { UnitPressure(symbol: "N/m²", converter: UnitConverterLinear(coefficient: 1)) }
    class var gigapascals: UnitPressure { UnitPressure(symbol: "GPa", converter: UnitConverterLinear(coefficient: 1000000000)) }
    class var megapascals: UnitPressure { UnitPressure(symbol: "MPa", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilopascals: UnitPressure { UnitPressure(symbol: "kPa", converter: UnitConverterLinear(coefficient: 1000)) }
    class var hectopascals: UnitPressure { UnitPressure(symbol: "hPa", converter: UnitConverterLinear(coefficient: 100)) }
    class var inchesOfMercury: UnitPressure { UnitPressure(symbol: "inHg", converter: UnitConverterLinear(coefficient: 3386.39)) }
    class var bars: UnitPressure { UnitPressure(symbol: "bar", converter: UnitConverterLinear(coefficient: 100000)) }
    class var millibars: UnitPressure { UnitPressure(symbol: "mbar", converter: UnitConverterLinear(coefficient: 100)) }
    class var millimetersOfMercury: UnitPressure { UnitPressure(symbol: "mmHg", converter: UnitConverterLinear(coefficient: 133.322)) }
    class var poundsForcePerSquareInch: UnitPressure { UnitPressure(symbol: "psi", converter: UnitConverterLinear(coefficient: 6894.76)) }
}
