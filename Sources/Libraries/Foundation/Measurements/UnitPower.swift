/// Fidelity: documented UnitPower.
final class UnitPower: Dimension {
    override class func baseUnit() -> UnitPower { watts }
    class var terawatts: UnitPower { UnitPower(symbol: "TW", converter: UnitConverterLinear(coefficient: 1000000000000)) }
    class var gigawatts: UnitPower { UnitPower(symbol: "GW", converter: UnitConverterLinear(coefficient: 1000000000)) }
    class var megawatts: UnitPower { UnitPower(symbol: "MW", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilowatts: UnitPower { UnitPower(symbol: "kW", converter: UnitConverterLinear(coefficient: 1000)) }
    class var watts: UnitPower { UnitPower(symbol: "W", converter: UnitConverterLinear(coefficient: 1)) }
    class var milliwatts: UnitPower { UnitPower(symbol: "mW", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microwatts: UnitPower { UnitPower(symbol: "µW", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var nanowatts: UnitPower { UnitPower(symbol: "nW", converter: UnitConverterLinear(coefficient: 1e-09)) }
    class var picowatts: UnitPower { UnitPower(symbol: "pW", converter: UnitConverterLinear(coefficient: 1e-12)) }
    class var femtowatts: UnitPower { UnitPower(symbol: "fW", converter: UnitConverterLinear(coefficient: 1e-15)) }
    class var horsepower: UnitPower { UnitPower(symbol: "hp", converter: UnitConverterLinear(coefficient: 745.7)) }
}
