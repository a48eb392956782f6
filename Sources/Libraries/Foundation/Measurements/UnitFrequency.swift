/// Fidelity: documented UnitFrequency.
final class UnitFrequency: Dimension {
    override class func baseUnit() -> UnitFrequency { hertz }
    class var terahertz: UnitFrequency { UnitFrequency(symbol: "THz", converter: UnitConverterLinear(coefficient: 1000000000000)) }
    class var gigahertz: UnitFrequency { UnitFrequency(symbol: "GHz", converter: UnitConverterLinear(coefficient: 1000000000)) }
    class var megahertz: UnitFrequency { UnitFrequency(symbol: "MHz", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilohertz: UnitFrequency { UnitFrequency(symbol: "kHz", converter: UnitConverterLinear(coefficient: 1000)) }
    class var hertz: UnitFrequency { UnitFrequency(symbol: "Hz", converter: UnitConverterLinear(coefficient: 1)) }
    class var millihertz: UnitFrequency { UnitFrequency(symbol: "mHz", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microhertz: UnitFrequency { UnitFrequency(symbol: "µHz", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var nanohertz: UnitFrequency { UnitFrequency(symbol: "nHz", converter: UnitConverterLinear(coefficient: 1e-09)) }
    class var framesPerSecond: UnitFrequency { UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1)) }
}
