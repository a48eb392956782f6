/// Fidelity: documented UnitArea.
final class UnitArea: Dimension {
    override class func baseUnit() -> UnitArea { squareMeters }
    class var squareMegameters: UnitArea { UnitArea(symbol: "Mm²", converter: UnitConverterLinear(coefficient: 1000000000000)) }
    class var squareKilometers: UnitArea { UnitArea(symbol: "km²", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var squareMeters: UnitArea { UnitArea(symbol: "m²", converter: UnitConverterLinear(coefficient: 1)) }
    class var squareCentimeters: UnitArea { UnitArea(symbol: "cm²", converter: UnitConverterLinear(coefficient: 0.0001)) }
    class var squareMillimeters: UnitArea { UnitArea(symbol: "mm²", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var squareMicrometers: UnitArea { UnitArea(symbol: "µm²", converter: UnitConverterLinear(coefficient: 1e-12)) }
    class var squareNanometers: UnitArea { UnitArea(symbol: "nm²", converter: UnitConverterLinear(coefficient: 1e-18)) }
    class var squareInches: UnitArea { UnitArea(symbol: "in²", converter: UnitConverterLinear(coefficient: 0.00064516)) }
    class var squareFeet: UnitArea { UnitArea(symbol: "ft²", converter: UnitConverterLinear(coefficient: 0.092903)) }
    class var squareYards: UnitArea { UnitArea(symbol: "yd²", converter: UnitConverterLinear(coefficient: 0.836127)) }
    class var squareMiles: UnitArea { UnitArea(symbol: "mi²", converter: UnitConverterLinear(coefficient: 2590000)) }
    class var acres: UnitArea { UnitArea(symbol: "ac", converter: UnitConverterLinear(coefficient: 4046.86)) }
    class var ares: UnitArea { UnitArea(symbol: "a", converter: UnitConverterLinear(coefficient: 100)) }
    class var hectares: UnitArea { UnitArea(symbol: "ha", converter: UnitConverterLinear(coefficient: 10000)) }
}
