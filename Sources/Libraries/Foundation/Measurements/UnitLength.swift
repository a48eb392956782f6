/// Fidelity: documented UnitLength.
final class UnitLength: Dimension {
    override class func baseUnit() -> UnitLength { meters }
    class var megameters: UnitLength { UnitLength(symbol: "Mm", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilometers: UnitLength { UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1000)) }
    class var hectometers: UnitLength { UnitLength(symbol: "hm", converter: UnitConverterLinear(coefficient: 100)) }
    class var decameters: UnitLength { UnitLength(symbol: "dam", converter: UnitConverterLinear(coefficient: 10)) }
    class var meters: UnitLength { UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1)) }
    class var decimeters: UnitLength { UnitLength(symbol: "dm", converter: UnitConverterLinear(coefficient: 0.1)) }
    class var centimeters: UnitLength { UnitLength(symbol: "cm", converter: UnitConverterLinear(coefficient: 0.01)) }
    class var millimeters: UnitLength { UnitLength(symbol: "mm", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var micrometers: UnitLength { UnitLength(symbol: "µm", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var nanometers: UnitLength { UnitLength(symbol: "nm", converter: UnitConverterLinear(coefficient: 1e-09)) }
    class var picometers: UnitLength { UnitLength(symbol: "pm", converter: UnitConverterLinear(coefficient: 1e-12)) }
    class var inches: UnitLength { UnitLength(symbol: "in", converter: UnitConverterLinear(coefficient: 0.0254)) }
    class var feet: UnitLength { UnitLength(symbol: "ft", converter: UnitConverterLinear(coefficient: 0.3048)) }
    class var yards: UnitLength { UnitLength(symbol: "yd", converter: UnitConverterLinear(coefficient: 0.9144)) }
    class var miles: UnitLength { UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1609.34)) }
    class var scandinavianMiles: UnitLength { UnitLength(symbol: "smi", converter: UnitConverterLinear(coefficient: 10000)) }
    class var lightyears: UnitLength { UnitLength(symbol: "ly", converter: UnitConverterLinear(coefficient: 9.461e+15)) }
    class var nauticalMiles: UnitLength { UnitLength(symbol: "NM", converter: UnitConverterLinear(coefficient: 1852)) }
    class var fathoms: UnitLength { UnitLength(symbol: "ftm", converter: UnitConverterLinear(coefficient: 1.8288)) }
    class var furlongs: UnitLength { UnitLength(symbol: "fur", converter: UnitConverterLinear(coefficient: 201.168)) }
    class var astronomicalUnits: UnitLength { UnitLength(symbol: "ua", converter: UnitConverterLinear(coefficient: 149600000000)) }
    class var parsecs: UnitLength { UnitLength(symbol: "pc", converter: UnitConverterLinear(coefficient: 3.086e+16)) }
}
