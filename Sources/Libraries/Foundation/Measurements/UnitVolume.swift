/// Fidelity: documented UnitVolume.
final class UnitVolume: Dimension {
    override class func baseUnit() -> UnitVolume { liters }
    class var megaliters: UnitVolume { UnitVolume(symbol: "ML", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kiloliters: UnitVolume { UnitVolume(symbol: "kL", converter: UnitConverterLinear(coefficient: 1000)) }
    class var liters: UnitVolume { UnitVolume(symbol: "L", converter: UnitConverterLinear(coefficient: 1)) }
    class var deciliters: UnitVolume { UnitVolume(symbol: "dl", converter: UnitConverterLinear(coefficient: 0.1)) }
    class var centiliters: UnitVolume { UnitVolume(symbol: "cL", converter: UnitConverterLinear(coefficient: 0.01)) }
    class var milliliters: UnitVolume { UnitVolume(symbol: "mL", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var cubicKilometers: UnitVolume { UnitVolume(symbol: "km³", converter: UnitConverterLinear(coefficient: 1000000000000)) }
    class var cubicMeters: UnitVolume { UnitVolume(symbol: "m³", converter: UnitConverterLinear(coefficient: 1000)) }
    class var cubicDecimeters: UnitVolume { UnitVolume(symbol: "dm³", converter: UnitConverterLinear(coefficient: 1)) }
    class var cubicCentimeters: UnitVolume { UnitVolume(symbol: "cm³", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var cubicMillimeters: UnitVolume { UnitVolume(symbol: "mm³", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var cubicInches: UnitVolume { UnitVolume(symbol: "in³", converter: UnitConverterLinear(coefficient: 0.0163871)) }
    class var cubicFeet: UnitVolume { UnitVolume(symbol: "ft³", converter: UnitConverterLinear(coefficient: 28.3168)) }
    class var cubicYards: UnitVolume { UnitVolume(symbol: "yd³", converter: UnitConverterLinear(coefficient: 764.555)) }
    class var cubicMiles: UnitVolume { UnitVolume(symbol: "mi³", converter: UnitConverterLinear(coefficient: 4168000000000)) }
    class var acreFeet: UnitVolume { UnitVolume(symbol: "af", converter: UnitConverterLinear(coefficient: 1233000)) }
    class var bushels: UnitVolume { UnitVolume(symbol: "bsh", converter: UnitConverterLinear(coefficient: 35.2391)) }
    class var teaspoons: UnitVolume { UnitVolume(symbol: "tsp", converter: UnitConverterLinear(coefficient: 0.00492892)) }
    class var tablespoons: UnitVolume { UnitVolume(symbol: "tbsp", converter: UnitConverterLinear(coefficient: 0.0147868)) }
    class var fluidOunces: UnitVolume { UnitVolume(symbol: "fl oz", converter: UnitConverterLinear(coefficient: 0.0295735)) }
    class var cups: UnitVolume { UnitVolume(symbol: "cup", converter: UnitConverterLinear(coefficient: 0.24)) }
    class var pints: UnitVolume { UnitVolume(symbol: "pt", converter: UnitConverterLinear(coefficient: 0.473176)) }
    class var quarts: UnitVolume { UnitVolume(symbol: "qt", converter: UnitConverterLinear(coefficient: 0.946353)) }
    class var gallons: UnitVolume { UnitVolume(symbol: "gal", converter: UnitConverterLinear(coefficient: 3.78541)) }
    class var imperialTeaspoons: UnitVolume { UnitVolume(symbol: "tsp Imperial", converter: UnitConverterLinear(coefficient: 0.00591939)) }
    class var imperialTablespoons: UnitVolume { UnitVolume(symbol: "tbsp Imperial", converter: UnitConverterLinear(coefficient: 0.0177582)) }
    class var imperialFluidOunces: UnitVolume { UnitVolume(symbol: "fl oz Imperial", converter: UnitConverterLinear(coefficient: 0.0284131)) }
    class var imperialPints: UnitVolume { UnitVolume(symbol: "pt Imperial", converter: UnitConverterLinear(coefficient: 0.568261)) }
    class var imperialQuarts: UnitVolume { UnitVolume(symbol: "qt Imperial", converter: UnitConverterLinear(coefficient: 1.13652)) }
    class var imperialGallons: UnitVolume { UnitVolume(symbol: "gal Imperial", converter: UnitConverterLinear(coefficient: 4.54609)) }
    class var metricCups: UnitVolume { UnitVolume(symbol: "metric cup", converter: UnitConverterLinear(coefficient: 0.25)) }
}
