internal import Interpreter

extension Bindings {
    /// Foundation's measurements and units, in the learner's own Swift.
    static let unitsLibrary = Program.Library(path: "Measurements", text: [units, unitTables, measurements].joined(separator: "\n"))

    private static let units = """
        /// Fidelity: documented UnitConverter.
        class UnitConverter: NSObject {
            func baseUnitValue(fromValue value: Double) -> Double { value }
            func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
        }
        /// Fidelity: documented UnitConverterLinear.
        class UnitConverterLinear: UnitConverter {
            let coefficient: Double
            let constant: Double
            init(coefficient: Double, constant: Double = 0) {
                self.coefficient = coefficient
                self.constant = constant
                super.init()
            }
            override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
            override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
            override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? UnitConverterLinear else { return false }
                return coefficient == other.coefficient && constant == other.constant
            }
        }
        final class _UnitConverterReciprocal: UnitConverter {
            let reciprocal: Double
            init(_ reciprocal: Double) {
                self.reciprocal = reciprocal
                super.init()
            }
            override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
            override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { reciprocal / baseUnitValue }
            override func isEqual(_ object: Any?) -> Bool { (object as? _UnitConverterReciprocal)?.reciprocal == reciprocal }
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
        """

    private static let measurements = """
        /// An amount and its unit.
        ///
        /// Fidelity: documented Measurement; it is not read from archives and written to none (simplified).
        struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible {
            let unit: UnitType
            var value: Double
            init(value: Double, unit: UnitType) {
                self.value = value
                self.unit = unit
            }
            var description: String { "\\(value) \\(unit.symbol)" }
            var _baseValue: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
            func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
                if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
                guard let own = unit as? Dimension, let wanted = otherUnit as? Dimension else { return self }
                if wanted.isEqual(type(of: own).baseUnit()) { return Measurement(value: _baseValue, unit: otherUnit) }
                return Measurement(value: wanted.converter.value(fromBaseUnitValue: _baseValue), unit: otherUnit)
            }
            mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
            func _combined(_ other: Measurement<UnitType>, _ combine: (Double, Double) -> Double) -> Measurement<UnitType> {
                if unit.isEqual(other.unit) { return Measurement(value: combine(value, other.value), unit: unit) }
                guard let dimension = unit as? Dimension else {
                    fatalError("Attempt to combine measurements with non-equal units that are no dimensions")
                }
                return Measurement(value: combine(_baseValue, other._baseValue), unit: type(of: dimension).baseUnit() as! UnitType)
            }
            func hash(into hasher: inout Hasher) { hasher.combine(_baseValue) }
            static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
                if lhs.unit.isEqual(rhs.unit) { return lhs.value == rhs.value }
                return lhs.unit is Dimension && rhs.unit is Dimension && lhs._baseValue == rhs._baseValue
            }
            static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
                lhs.unit.isEqual(rhs.unit) ? lhs.value < rhs.value : lhs._baseValue < rhs._baseValue
            }
            static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
                lhs._combined(rhs) { $0 + $1 }
            }
            static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
                lhs._combined(rhs) { $0 - $1 }
            }
            static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
                Measurement(value: lhs.value * rhs, unit: lhs.unit)
            }
            static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
                Measurement(value: lhs * rhs.value, unit: rhs.unit)
            }
            static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
                Measurement(value: lhs.value / rhs, unit: lhs.unit)
            }
            static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
                Measurement(value: lhs / rhs.value, unit: rhs.unit)
            }
        }
        """

    /// What says measurements, in the learner's own Swift.
    static let measurementFormatters = Program.Library(
        path: "Measurements",
        text: """
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
                    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "\\(number)°" }
                    guard unitOptions.contains(.providedUnit) else {
                        _refuse("MeasurementFormatter without .providedUnit")
                        return "\\(number) \\(measurement.unit.symbol)"
                    }
                    return number + string(from: measurement.unit)
                }
                func string(from unit: Unit) -> String {
                    if unitStyle == .long { _refuse("MeasurementFormatter with long names of units") }
                    return unitStyle == .short || unit is UnitTemperature ? unit.symbol : " " + unit.symbol
                }
            }
            """)

    /// The parts of a person's name, and what says them, in the learner's own Swift.
    static let namesLibrary = Program.Library(
        path: "Names of persons",
        text: """
            /// Fidelity: documented PersonNameComponents.
            struct PersonNameComponents: Hashable {
                var namePrefix: String?
                var givenName: String?
                var middleName: String?
                var familyName: String?
                var nameSuffix: String?
                var nickname: String?
                init(
                    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
                    nameSuffix: String? = nil, nickname: String? = nil
                ) {
                    self.namePrefix = namePrefix
                    self.givenName = givenName
                    self.middleName = middleName
                    self.familyName = familyName
                    self.nameSuffix = nameSuffix
                    self.nickname = nickname
                }
            }
            /// Fidelity: documented PersonNameComponentsFormatter; simplified, names are said as in English, and none is read.
            class PersonNameComponentsFormatter: NSObject {
                enum Style: Int { case `default` = 0, short, medium, long, abbreviated }
                struct Options: OptionSet {
                    let rawValue: UInt
                    static let phonetic = Options(rawValue: 2)
                }
                var style = Style.default
                func string(from components: PersonNameComponents) -> String {
                    let names = [components.givenName, components.familyName]
                    switch style {
                    case .abbreviated: return names.compactMap { $0?.first }.map { String($0) }.joined()
                    case .short:
                        if let nickname = components.nickname { return nickname }
                        return components.givenName ?? components.familyName ?? ""
                    case .default, .medium: return _joined(names)
                    case .long:
                        return _joined([
                            components.namePrefix, components.givenName, components.middleName, components.familyName,
                            components.nameSuffix,
                        ])
                    }
                }
                func _joined(_ parts: [String?]) -> String {
                    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
                }
                static func localizedString(
                    from components: PersonNameComponents, style: Style, options: Options = []
                ) -> String {
                    let formatter = PersonNameComponentsFormatter()
                    formatter.style = style
                    return formatter.string(from: components)
                }
            }
            """)
}
