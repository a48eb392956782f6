/// Fidelity: documented UnitConverter.
class UnitConverter: NSObject {
    func baseUnitValue(fromValue value: Double) -> Double { value }
    func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

/// Fidelity: documented Unit.
class Unit: NSObject {
    let symbol: String
    required init(symbol: String) {
        self.symbol = symbol
        super.init()
    }
    override var hash: Int { symbol.hash }
    override func isEqual(_ object: Any?) -> Bool { (object as? Unit)?.symbol == symbol }
}

/// Fidelity: documented UnitAcceleration.
final class UnitAcceleration: Dimension {
    override class func baseUnit() -> UnitAcceleration { metersPerSecondSquared }
    class var metersPerSecondSquared: UnitAcceleration { UnitAcceleration(symbol: "m/s²", converter: UnitConverterLinear(coefficient: 1)) }
    class var gravity: UnitAcceleration { UnitAcceleration(symbol: "g", converter: UnitConverterLinear(coefficient: 9.81)) }
}

/// Fidelity: documented UnitAngle.
final class UnitAngle: Dimension {
    override class func baseUnit() -> UnitAngle { degrees }
    class var degrees: UnitAngle { UnitAngle(symbol: "°", converter: UnitConverterLinear(coefficient: 1)) }
    class var arcMinutes: UnitAngle { UnitAngle(symbol: "ʹ", converter: UnitConverterLinear(coefficient: 0.016666666666666666)) }
    class var arcSeconds: UnitAngle { UnitAngle(symbol: "ʹʹ", converter: UnitConverterLinear(coefficient: 0.0002777777777777778)) }
    class var radians: UnitAngle { UnitAngle(symbol: "rad", converter: UnitConverterLinear(coefficient: 57.29577951308232)) }
    class var gradians: UnitAngle { UnitAngle(symbol: "grad", converter: UnitConverterLinear(coefficient: 0.9)) }
    class var revolutions: UnitAngle { UnitAngle(symbol: "rev", converter: UnitConverterLinear(coefficient: 360)) }
}

/// Fidelity: documented UnitConcentrationMass.
final class UnitConcentrationMass: Dimension {
    override class func baseUnit() -> UnitConcentrationMass { gramsPerLiter }
    class var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass(symbol: "g/L", converter: UnitConverterLinear(coefficient: 1)) }
    class var milligramsPerDeciliter: UnitConcentrationMass { UnitConcentrationMass(symbol: "mg/dL", converter: UnitConverterLinear(coefficient: 0.01)) }
}

/// Fidelity: documented UnitDispersion.
final class UnitDispersion: Dimension {
    override class func baseUnit() -> UnitDispersion { partsPerMillion }
    class var partsPerMillion: UnitDispersion { UnitDispersion(symbol: "ppm", converter: UnitConverterLinear(coefficient: 1)) }
}

/// Fidelity: documented UnitDuration.
final class UnitDuration: Dimension {
    override class func baseUnit() -> UnitDuration { seconds }
    class var hours: UnitDuration { UnitDuration(symbol: "hr", converter: UnitConverterLinear(coefficient: 3600)) }
    class var minutes: UnitDuration { UnitDuration(symbol: "min", converter: UnitConverterLinear(coefficient: 60)) }
    class var seconds: UnitDuration { UnitDuration(symbol: "s", converter: UnitConverterLinear(coefficient: 1)) }
    class var milliseconds: UnitDuration { UnitDuration(symbol: "ms", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microseconds: UnitDuration { UnitDuration(symbol: "µs", converter: UnitConverterLinear(coefficient: 1e-06)) }
    class var nanoseconds: UnitDuration { UnitDuration(symbol: "ns", converter: UnitConverterLinear(coefficient: 1e-09)) }
    class var picoseconds: UnitDuration { UnitDuration(symbol: "ps", converter: UnitConverterLinear(coefficient: 1e-12)) }
}

/// Fidelity: documented UnitElectricCharge.
final class UnitElectricCharge: Dimension {
    override class func baseUnit() -> UnitElectricCharge { coulombs }
    class var coulombs: UnitElectricCharge { UnitElectricCharge(symbol: "C", converter: UnitConverterLinear(coefficient: 1)) }
    class var megaampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "MAh", converter: UnitConverterLinear(coefficient: 3600000000)) }
    class var kiloampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "kAh", converter: UnitConverterLinear(coefficient: 3600000)) }
    class var ampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "Ah", converter: UnitConverterLinear(coefficient: 3600)) }
    class var milliampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "mAh", converter: UnitConverterLinear(coefficient: 3.6)) }
    class var microampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "µAh", converter: UnitConverterLinear(coefficient: 0.0036)) }
}

/// Fidelity: documented UnitElectricCurrent.
final class UnitElectricCurrent: Dimension {
    override class func baseUnit() -> UnitElectricCurrent { amperes }
    class var megaamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "MA", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kiloamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "kA", converter: UnitConverterLinear(coefficient: 1000)) }
    class var amperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "A", converter: UnitConverterLinear(coefficient: 1)) }
    class var milliamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "mA", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "µA", converter: UnitConverterLinear(coefficient: 1e-06)) }
}

/// Fidelity: documented UnitElectricPotentialDifference.
final class UnitElectricPotentialDifference: Dimension {
    override class func baseUnit() -> UnitElectricPotentialDifference { volts }
    class var megavolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(symbol: "MV", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kilovolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(symbol: "kV", converter: UnitConverterLinear(coefficient: 1000)) }
    class var volts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(symbol: "V", converter: UnitConverterLinear(coefficient: 1)) }
    class var millivolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(symbol: "mV", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microvolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference(symbol: "µV", converter: UnitConverterLinear(coefficient: 1e-06)) }
}

/// Fidelity: documented UnitElectricResistance.
final class UnitElectricResistance: Dimension {
    override class func baseUnit() -> UnitElectricResistance { ohms }
    class var megaohms: UnitElectricResistance { UnitElectricResistance(symbol: "MΩ", converter: UnitConverterLinear(coefficient: 1000000)) }
    class var kiloohms: UnitElectricResistance { UnitElectricResistance(symbol: "kΩ", converter: UnitConverterLinear(coefficient: 1000)) }
    class var ohms: UnitElectricResistance { UnitElectricResistance(symbol: "Ω", converter: UnitConverterLinear(coefficient: 1)) }
    class var milliohms: UnitElectricResistance { UnitElectricResistance(symbol: "mΩ", converter: UnitConverterLinear(coefficient: 0.001)) }
    class var microohms: UnitElectricResistance { UnitElectricResistance(symbol: "µΩ", converter: UnitConverterLinear(coefficient: 1e-06)) }
}

/// Fidelity: documented UnitEnergy.
final class UnitEnergy: Dimension {
    override class func baseUnit() -> UnitEnergy { joules }
    class var kilojoules: UnitEnergy { UnitEnergy(symbol: "kJ", converter: UnitConverterLinear(coefficient: 1000)) }
    class var joules: UnitEnergy { UnitEnergy(symbol: "J", converter: UnitConverterLinear(coefficient: 1)) }
    class var kilocalories: UnitEnergy { UnitEnergy(symbol: "kCal", converter: UnitConverterLinear(coefficient: 4184)) }
    class var calories: UnitEnergy { UnitEnergy(symbol: "cal", converter: UnitConverterLinear(coefficient: 4.184)) }
    class var kilowattHours: UnitEnergy { UnitEnergy(symbol: "kWh", converter: UnitConverterLinear(coefficient: 3600000)) }
}

/// Fidelity: documented UnitFuelEfficiency.
final class UnitFuelEfficiency: Dimension {
    override class func baseUnit() -> UnitFuelEfficiency { litersPer100Kilometers }
    class var litersPer100Kilometers: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "L/100km", converter: _UnitConverterReciprocal(1.0)) }
    class var milesPerImperialGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(282.481)) }
    class var milesPerGallon: UnitFuelEfficiency { UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(235.215)) }
}

/// Fidelity: documented UnitIlluminance.
final class UnitIlluminance: Dimension {
    override class func baseUnit() -> UnitIlluminance { lux }
    class var lux: UnitIlluminance { UnitIlluminance(symbol: "lx", converter: UnitConverterLinear(coefficient: 1)) }
}

/// Fidelity: documented UnitSpeed.
final class UnitSpeed: Dimension {
    override class func baseUnit() -> UnitSpeed { metersPerSecond }
    class var metersPerSecond: UnitSpeed { UnitSpeed(symbol: "m/s", converter: UnitConverterLinear(coefficient: 1)) }
    class var kilometersPerHour: UnitSpeed { UnitSpeed(symbol: "km/h", converter: UnitConverterLinear(coefficient: 0.277778)) }
    class var milesPerHour: UnitSpeed { UnitSpeed(symbol: "mph", converter: UnitConverterLinear(coefficient: 0.44704)) }
    class var knots: UnitSpeed { UnitSpeed(symbol: "kn", converter: UnitConverterLinear(coefficient: 0.514444)) }
}

/// Fidelity: documented UnitTemperature.
final class UnitTemperature: Dimension {
    override class func baseUnit() -> UnitTemperature { kelvin }
    class var kelvin: UnitTemperature { UnitTemperature(symbol: "K", converter: UnitConverterLinear(coefficient: 1)) }
    class var celsius: UnitTemperature { UnitTemperature(symbol: "°C", converter: UnitConverterLinear(coefficient: 1, constant: 273.15)) }
    class var fahrenheit: UnitTemperature {
        UnitTemperature(symbol: "°F", converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222428))
    }
}
