internal import Interpreter

extension Bindings {
    /// The names of Foundation's classes of units.
    static let unitClasses = [
        "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitDispersion", "UnitDuration", "UnitElectricCharge",
        "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency",
        "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure",
        "UnitSpeed", "UnitTemperature", "UnitVolume",
    ]

    /// Foundation's units, in the learner's own Swift.
    static let unitTables = """
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
        /// Fidelity: documented UnitInformationStorage.
        final class UnitInformationStorage: Dimension {
            override class func baseUnit() -> UnitInformationStorage { bits }
            class var bytes: UnitInformationStorage { UnitInformationStorage(symbol: "B", converter: UnitConverterLinear(coefficient: 8)) }
            class var bits: UnitInformationStorage { UnitInformationStorage(symbol: "bit", converter: UnitConverterLinear(coefficient: 1)) }
            class var nibbles: UnitInformationStorage { UnitInformationStorage(symbol: "nibble", converter: UnitConverterLinear(coefficient: 4)) }
            class var yottabytes: UnitInformationStorage { UnitInformationStorage(symbol: "YB", converter: UnitConverterLinear(coefficient: 8e+24)) }
            class var zettabytes: UnitInformationStorage { UnitInformationStorage(symbol: "ZB", converter: UnitConverterLinear(coefficient: 8e+21)) }
            class var exabytes: UnitInformationStorage { UnitInformationStorage(symbol: "EB", converter: UnitConverterLinear(coefficient: 8e+18)) }
            class var petabytes: UnitInformationStorage { UnitInformationStorage(symbol: "PB", converter: UnitConverterLinear(coefficient: 8000000000000000)) }
            class var terabytes: UnitInformationStorage { UnitInformationStorage(symbol: "TB", converter: UnitConverterLinear(coefficient: 8000000000000)) }
            class var gigabytes: UnitInformationStorage { UnitInformationStorage(symbol: "GB", converter: UnitConverterLinear(coefficient: 8000000000)) }
            class var megabytes: UnitInformationStorage { UnitInformationStorage(symbol: "MB", converter: UnitConverterLinear(coefficient: 8000000)) }
            class var kilobytes: UnitInformationStorage { UnitInformationStorage(symbol: "kB", converter: UnitConverterLinear(coefficient: 8000)) }
            class var yottabits: UnitInformationStorage { UnitInformationStorage(symbol: "Yb", converter: UnitConverterLinear(coefficient: 1e+24)) }
            class var zettabits: UnitInformationStorage { UnitInformationStorage(symbol: "Zb", converter: UnitConverterLinear(coefficient: 1e+21)) }
            class var exabits: UnitInformationStorage { UnitInformationStorage(symbol: "Eb", converter: UnitConverterLinear(coefficient: 1e+18)) }
            class var petabits: UnitInformationStorage { UnitInformationStorage(symbol: "Pb", converter: UnitConverterLinear(coefficient: 1000000000000000)) }
            class var terabits: UnitInformationStorage { UnitInformationStorage(symbol: "Tb", converter: UnitConverterLinear(coefficient: 1000000000000)) }
            class var gigabits: UnitInformationStorage { UnitInformationStorage(symbol: "Gb", converter: UnitConverterLinear(coefficient: 1000000000)) }
            class var megabits: UnitInformationStorage { UnitInformationStorage(symbol: "Mb", converter: UnitConverterLinear(coefficient: 1000000)) }
            class var kilobits: UnitInformationStorage { UnitInformationStorage(symbol: "kb", converter: UnitConverterLinear(coefficient: 1000)) }
            class var yobibytes: UnitInformationStorage { UnitInformationStorage(symbol: "YiB", converter: UnitConverterLinear(coefficient: 9.671406556917033e+24)) }
            class var zebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "ZiB", converter: UnitConverterLinear(coefficient: 9.44473296573929e+21)) }
            class var exbibytes: UnitInformationStorage { UnitInformationStorage(symbol: "EiB", converter: UnitConverterLinear(coefficient: 9.223372036854776e+18)) }
            class var pebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "PiB", converter: UnitConverterLinear(coefficient: 9007199254740992)) }
            class var tebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "TiB", converter: UnitConverterLinear(coefficient: 8796093022208)) }
            class var gibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "GiB", converter: UnitConverterLinear(coefficient: 8589934592)) }
            class var mebibytes: UnitInformationStorage { UnitInformationStorage(symbol: "MiB", converter: UnitConverterLinear(coefficient: 8388608)) }
            class var kibibytes: UnitInformationStorage { UnitInformationStorage(symbol: "KiB", converter: UnitConverterLinear(coefficient: 8192)) }
            class var yobibits: UnitInformationStorage { UnitInformationStorage(symbol: "Yib", converter: UnitConverterLinear(coefficient: 1.2089258196146292e+24)) }
            class var zebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Zib", converter: UnitConverterLinear(coefficient: 1.1805916207174113e+21)) }
            class var exbibits: UnitInformationStorage { UnitInformationStorage(symbol: "Eib", converter: UnitConverterLinear(coefficient: 1.152921504606847e+18)) }
            class var pebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Pib", converter: UnitConverterLinear(coefficient: 1125899906842624)) }
            class var tebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Tib", converter: UnitConverterLinear(coefficient: 1099511627776)) }
            class var gibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Gib", converter: UnitConverterLinear(coefficient: 1073741824)) }
            class var mebibits: UnitInformationStorage { UnitInformationStorage(symbol: "Mib", converter: UnitConverterLinear(coefficient: 1048576)) }
            class var kibibits: UnitInformationStorage { UnitInformationStorage(symbol: "Kib", converter: UnitConverterLinear(coefficient: 1024)) }
        }
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
        /// Fidelity: documented UnitMass.
        final class UnitMass: Dimension {
            override class func baseUnit() -> UnitMass { kilograms }
            class var kilograms: UnitMass { UnitMass(symbol: "kg", converter: UnitConverterLinear(coefficient: 1)) }
            class var grams: UnitMass { UnitMass(symbol: "g", converter: UnitConverterLinear(coefficient: 0.001)) }
            class var decigrams: UnitMass { UnitMass(symbol: "dg", converter: UnitConverterLinear(coefficient: 0.0001)) }
            class var centigrams: UnitMass { UnitMass(symbol: "cg", converter: UnitConverterLinear(coefficient: 1e-05)) }
            class var milligrams: UnitMass { UnitMass(symbol: "mg", converter: UnitConverterLinear(coefficient: 1e-06)) }
            class var micrograms: UnitMass { UnitMass(symbol: "µg", converter: UnitConverterLinear(coefficient: 1e-09)) }
            class var nanograms: UnitMass { UnitMass(symbol: "ng", converter: UnitConverterLinear(coefficient: 1e-12)) }
            class var picograms: UnitMass { UnitMass(symbol: "pg", converter: UnitConverterLinear(coefficient: 1e-15)) }
            class var ounces: UnitMass { UnitMass(symbol: "oz", converter: UnitConverterLinear(coefficient: 0.0283495)) }
            class var pounds: UnitMass { UnitMass(symbol: "lb", converter: UnitConverterLinear(coefficient: 0.453592)) }
            class var stones: UnitMass { UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 0.157473)) }
            class var metricTons: UnitMass { UnitMass(symbol: "t", converter: UnitConverterLinear(coefficient: 1000)) }
            class var shortTons: UnitMass { UnitMass(symbol: "ton", converter: UnitConverterLinear(coefficient: 907.185)) }
            class var carats: UnitMass { UnitMass(symbol: "ct", converter: UnitConverterLinear(coefficient: 0.0002)) }
            class var ouncesTroy: UnitMass { UnitMass(symbol: "oz t", converter: UnitConverterLinear(coefficient: 0.03110348)) }
            class var slugs: UnitMass { UnitMass(symbol: "slug", converter: UnitConverterLinear(coefficient: 14.5939)) }
        }
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
            class var fahrenheit: UnitTemperature { UnitTemperature(symbol: "°F", converter: UnitConverterLinear(coefficient: 0.55555555555556, constant: 255.37222222222428)) }
        }
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
        """
}
