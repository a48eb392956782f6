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
