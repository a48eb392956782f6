/// Says measurements in the user's language.
///
/// Fidelity: documented MeasurementFormatter; simplified, in the units that are given: other options, and words for units, are refused.
class MeasurementFormatter: Formatter {
    struct UnitOptions: OptionSet {
        let rawValue: UInt
        static let providedUnit = UnitOptions(rawValue: 1)
        static let naturalScale = UnitOptions(rawValue: 2)
        static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    var unitOptions: UnitOptions = []
    var unitStyle = Formatter.UnitStyle.medium
    var locale: Locale! = .current
    lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        return formatter
    }()
    func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: measurement.value) ?? ""
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
        guard unitOptions.contains(.providedUnit) else {
            _refuse("MeasurementFormatter without .providedUnit")
            return "\(number) \(measurement.unit.symbol)"
        }
        return number + string(from: measurement.unit)
    }
    func string(from unit: Unit) -> String {
        if unitStyle == .long { _refuse("MeasurementFormatter with long names of units") }
        return unitStyle == .short || unit is UnitTemperature ? unit.symbol : " " + unit.symbol
    }
}
