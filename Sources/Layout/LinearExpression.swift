/// A sum of variables, each with a coefficient, and a constant: `2x - y + 8`.
public struct LinearExpression: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// One variable with its coefficient.
    public struct Term: Hashable, Sendable {
        /// The unknown.
        public let variable: Variable
        /// Its factor; never 0 within an expression.
        public let coefficient: Double
    }

    /// The variables in ascending order, each once, without those whose coefficients cancelled.
    public private(set) var terms: [Term]
    /// The constant summand.
    public var constant: Double

    /// `coefficient` times `variable`, plus `constant`.
    public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
        terms = coefficient == 0 ? [] : [Term(variable: variable, coefficient: coefficient)]
        self.constant = constant
    }

    /// A constant alone.
    public init(_ constant: Double) {
        terms = []
        self.constant = constant
    }

    /// A constant alone.
    public init(floatLiteral value: Double) {
        self.init(value)
    }

    /// A constant alone.
    public init(integerLiteral value: Int) {
        self.init(Double(value))
    }

    /// The sum of two expressions; linear in their lengths.
    public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left.adding(right, times: 1)
    }

    /// The difference of two expressions; linear in their lengths.
    public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left.adding(right, times: -1)
    }

    /// An expression multiplied by a number.
    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        LinearExpression(0).adding(expression, times: factor)
    }

    private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
        var sum = LinearExpression(constant + factor * other.constant)
        sum.terms.reserveCapacity(terms.count + other.terms.count)
        var mine = 0
        var theirs = 0
        while mine < terms.count || theirs < other.terms.count {
            let isMineFirst = theirs == other.terms.count || (mine < terms.count && terms[mine].variable <= other.terms[theirs].variable)
            let variable = isMineFirst ? terms[mine].variable : other.terms[theirs].variable
            var coefficient = 0.0
            if isMineFirst {
                coefficient = terms[mine].coefficient
                mine += 1
            }
            if theirs < other.terms.count, other.terms[theirs].variable == variable {
                coefficient += factor * other.terms[theirs].coefficient
                theirs += 1
            }
            if coefficient != 0 {
                sum.terms.append(Term(variable: variable, coefficient: coefficient))
            }
        }
        return sum
    }
}
