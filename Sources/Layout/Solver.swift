/// Finds values for variables that satisfy linear constraints as well as their priorities allow.
///
/// Required constraints hold, or `solve` says which of them are at odds. For the others, the sum of the violations at the highest priority
/// is made as small as possible. Among the solutions left, so is the sum at the next priority, and so on. A priority is never traded
/// against lower ones. A variable that no constraint determines is 0, or stays about where it was.
///
/// The method is the simplex method on a set of *tight* constraints: as many as there are variables, so that together they fix every value.
/// A variable's own axis fills in where constraints are lacking. Every constraint, optional or required, has a cost that is linear on
/// either side of its boundary. So feasibility is only the strongest of the priorities. Weights of different priorities are never added up:
/// costs are compared priority by priority.
///
/// Changes are taken up by the next `solve`. To edit a value, add an equality for it and move that with `setConstant`. This costs a pass
/// over the constraints and, where nothing else gives way, no pivot. A solver is a value; copies are independent.
public struct Solver: Sendable {
    /// Residuals closer to 0 than this count as 0; coordinates are of the order of 1 to 100,000 points.
    static let tolerance = 1e-7
    /// Multipliers closer to 0 than this count as 0; coefficients are of the order of 1.
    static let slopeTolerance = 1e-7

    var matrix = ConstraintMatrix()
    var values: [Double] = []
    /// The constraint at each position: a slot of `matrix`, or -1 - v for the axis of variable v.
    var tight: [Int32] = []
    var factor = Factor()
    /// One for each priority in use, strongest first.
    var strata: [PriorityLevel] = []

    /// Slots added since the last solution.
    var additions: [ConstraintID] = []
    /// Positions whose constraint was removed since the last solution.
    var vacancies: [Int] = []
    var changeCount = 0
    /// Whether `values` is no longer the point that the tight constraints determine.
    var isMoved = false
    /// The number of pivots so far, a measure of the cost.
    public internal(set) var pivotCount = 0

    // Storage that pivots reuse. All are 0 between uses, except that `direction` and `combination` keep the last result.
    var right: [Double] = []
    var target: [Double] = []
    var direction = SparseVector()
    var combination = SparseVector()
    var rates = SparseVector()
    var slopes: [Double] = []
    var crossings: [Crossing] = []
    var verdicts: [Int8] = []

    /// A solver without variables.
    public init() {}

    /// How many variables there are.
    public var variableCount: Int {
        values.count
    }

    /// How many constraints there are, removed ones not counted.
    public var constraintCount: Int {
        matrix.liveCount
    }

    /// A new variable; constant cost. Its value is 0 until a constraint determines it.
    public mutating func makeVariable() -> Variable {
        let variable = Variable(index: values.count)
        values.append(0)
        tight.append(Int32(-1 - variable.index))
        matrix.addColumn()
        factor.addUnit()
        right.append(0)
        target.append(0)
        direction.grow(to: values.count)
        combination.grow(to: values.count)
        for index in strata.indices {
            strata[index].multipliers.append(0)
            strata[index].changes.grow(to: values.count)
        }
        return variable
    }

    /// Adds a constraint on this solver's variables; cost linear in its terms.
    @discardableResult
    public mutating func add(_ constraint: Constraint) -> ConstraintID {
        let id = matrix.add(constraint)
        rates.grow(to: matrix.rows.count)
        makeStratum(constraint.priority)
        additions.append(id)
        changeCount += 1
        return id
    }

    /// Removes a constraint, which must be there.
    public mutating func remove(_ id: ConstraintID) {
        let slot = index(of: id)
        let position = Int(matrix.rows[slot].position)
        if position >= 0 {
            vacancies.append(position)
        } else {
            setSide(0, of: slot)
        }
        matrix.remove(slot)
        changeCount += 1
    }

    /// Whether a constraint is there and not removed.
    public func contains(_ id: ConstraintID) -> Bool {
        matrix.rows.indices.contains(Int(id.slot)) && matrix.rows[Int(id.slot)].serial == id.serial && matrix.rows[Int(id.slot)].isLive
    }

    /// Changes the number on the right side of a constraint: `Constraint.constant`, all variables being on the left.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        let slot = index(of: id)
        guard matrix.rows[slot].constant != constant else { return }
        matrix.rows[slot].constant = constant
        isMoved = true
    }

    /// Changes how much a constraint matters.
    public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
        let slot = index(of: id)
        guard matrix.rows[slot].priority != priority else { return }
        makeStratum(priority)
        let side = matrix.rows[slot].side
        if matrix.rows[slot].position < 0 {
            setSide(0, of: slot)
        }
        matrix.rows[slot].priority = priority
        if matrix.rows[slot].position < 0 {
            setSide(side, of: slot)
        }
    }

    /// A variable's value in the last solution.
    public func value(of variable: Variable) -> Double {
        values[variable.index]
    }

    /// How far a constraint is from holding in the last solution: 0 when it holds, never negative.
    public func violation(of id: ConstraintID) -> Double {
        let slot = index(of: id)
        var row = matrix.rows[slot]
        row.residual = matrix.residual(of: slot, at: values)
        return row.violation <= Self.tolerance ? 0 : row.violation
    }

    /// Takes up all changes since the last solution.
    ///
    /// - Throws: `Conflict` when the required constraints cannot all hold. The values then make the sum of the violations as small as
    ///   possible. After one of the participants is removed or made optional, the next call names the next conflict, if any.
    public mutating func solve() throws(Conflict) {
        settle()
        if let conflict = conflict() {
            throw conflict
        }
    }

    private func index(of id: ConstraintID) -> Int {
        precondition(contains(id), "a constraint that is not there")
        return Int(id.slot)
    }
}
