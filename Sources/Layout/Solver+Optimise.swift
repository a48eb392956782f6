/// The tight constraint to release, and whether its residual is to grow or to fall.
struct Release {
    let position: Int
    let isUpwards: Bool

    var sign: Double {
        isUpwards ? 1 : -1
    }
}

extension Solver {
    /// After so many steps without progress, pivots follow Bland's rule, which cannot cycle, until there is progress.
    private static let patience = 40

    /// Pivots until no constraint can be released with gain.
    mutating func optimise() {
        var idle = 0
        // Far more pivots than any layout takes. Beyond this only rounding errors keep the search going, and the values do not get better.
        var budget = 1_000 + 20 * (values.count + matrix.liveCount)
        var hasPivoted = false
        while budget > 0 {
            budget -= 1
            let isCareful = idle > Self.patience
            if isCareful {
                takeSides()
            }
            price()
            guard let release = release(isCareful: isCareful), let length = pivot(release, isCareful: isCareful) else {
                guard hasPivoted else { return }
                // Values come from the constraints themselves, not from the sum of the steps.
                hasPivoted = false
                recompute()
                continue
            }
            hasPivoted = true
            pivotCount += 1
            idle = length > 0 ? 0 : idle + 1
            if factor.isWorn {
                refactor()
                recompute()
            }
        }
    }

    /// Puts equalities with residual 0 on a definite side, as Bland's rule requires.
    private mutating func takeSides() {
        for slot in matrix.rows.indices where matrix.rows[slot].isLive && matrix.rows[slot].position < 0 && matrix.rows[slot].side == 0 {
            let row = matrix.rows[slot]
            setSide(row.slopeAbove == 0 || row.isEquality ? 1 : -1, of: slot)
        }
    }

    /// The release with the greatest gain at the strongest priority; a careful one is the first in order of slots.
    private mutating func release(isCareful: Bool) -> Release? {
        let size = tight.count
        // By position: 0 unknown, 1 or -1 when only upwards or downwards may still gain, 2 when settled.
        verdicts.removeAll(keepingCapacity: true)
        var careful: (order: Int, release: Release)?
        for index in strata.indices where strata[index].count > 0 {
            if verdicts.isEmpty {
                verdicts.append(contentsOf: repeatElement(0, count: size))
            }
            let priority = strata[index].priority
            var best = -1
            var bestGain = Self.slopeTolerance
            for position in 0..<size {
                let multiplier = strata[index].multipliers[position]
                guard abs(multiplier) > Self.slopeTolerance, verdicts[position] != 2 else { continue }
                let sign: Int8 = multiplier > 0 ? -1 : 1
                if verdicts[position] == -sign {
                    // At a stronger priority that direction costs; this one costs here.
                    verdicts[position] = 2
                    continue
                }
                var gain = abs(multiplier)
                // With an opinion of a stronger stratum, the constraint's own cost has been set against it there.
                if verdicts[position] == 0, tight[position] >= 0 {
                    let row = matrix.rows[Int(tight[position])]
                    let cost = row.cost(upwards: sign > 0)
                    if row.priority > priority, cost > 0 {
                        verdicts[position] = 2
                        continue
                    }
                    if row.priority == priority {
                        gain -= cost
                        if abs(gain) <= Self.slopeTolerance {
                            verdicts[position] = sign
                            continue
                        }
                    }
                }
                verdicts[position] = 2
                if gain > Self.slopeTolerance, isCareful {
                    let release = Release(position: position, isUpwards: sign > 0)
                    let order = order(of: release)
                    if order < careful?.order ?? .max {
                        careful = (order, release)
                    }
                } else if gain > bestGain {
                    best = position
                    bestGain = gain
                }
            }
            if best >= 0 {
                return Release(position: best, isUpwards: strata[index].multipliers[best] < 0)
            }
        }
        return careful?.release
    }

    private func order(of release: Release) -> Int {
        let slot = tight[release.position]
        return 2 * (slot >= 0 ? Int(slot) : matrix.rows.count - Int(slot)) + (release.isUpwards ? 1 : 0)
    }

    /// Releases one tight constraint, moves as long as that gains, and makes the constraint tight that stops the move. Returns nil when
    /// nothing stops it, which only rounding can cause.
    private mutating func pivot(_ release: Release, isCareful: Bool) -> Double? {
        direct(at: release.position, by: release.sign)
        rate()
        weigh(release)
        crossings.removeAll(keepingCapacity: true)
        for slot in rates.indices {
            if let crossing = crossing(Int(slot), at: rates[Int(slot)]) {
                crossings.append(crossing)
            }
        }
        crossings.sort()
        var crossed = 0
        if isCareful {
            let nearest = crossings.indices.prefix { crossings[$0].length <= crossings[0].length }
            crossed = nearest.min { crossings[$0].slot < crossings[$1].slot } ?? 0
        } else {
            while crossed < crossings.count {
                slopes[stratum(of: matrix.rows[crossings[crossed].slot].priority)] += crossings[crossed].slopeChange
                guard isDescent else { break }
                crossed += 1
            }
        }
        guard crossed < crossings.count else { return nil }
        let entering = crossings[crossed]
        if entering.length > 0 {
            for column in direction.indices {
                values[Int(column)] += entering.length * direction[Int(column)]
            }
            for slot in rates.indices {
                matrix.rows[Int(slot)].residual += entering.length * rates[Int(slot)]
            }
        }
        if !isCareful {
            for crossing in crossings[..<crossed] {
                setSide(crossing.rate > 0 ? 1 : -1, of: crossing.slot)
            }
        }
        exchange(release, for: entering)
        return entering.length
    }

    private mutating func exchange(_ release: Release, for entering: Crossing) {
        let leaving = Int(tight[release.position])
        combine(entering.slot)
        dropSlope(of: entering.slot)
        matrix.rows[entering.slot].residual = 0
        matrix.rows[entering.slot].position = Int32(release.position)
        tight[release.position] = Int32(entering.slot)
        exchangeMultipliers(at: release.position)
        if leaving >= 0 {
            matrix.rows[leaving].position = -1
            matrix.rows[leaving].residual = release.sign * entering.length
            raiseSlope(of: leaving, to: release.isUpwards ? 1 : -1, formerlyAt: release.position)
        }
        factor.exchange(release.position, by: combination)
    }

    /// Leaves in `rates` how fast residuals change along `direction`, by slot; tight constraints are left out.
    private mutating func rate() {
        rates.clear()
        for column in direction.indices where abs(direction[Int(column)]) > 1e-12 {
            let step = direction[Int(column)]
            var next = matrix.heads[Int(column)]
            while next >= 0 {
                let term = matrix.terms[Int(next)]
                next = term.next
                let slot = Int(term.row)
                if matrix.rows[slot].position < 0, matrix.rows[slot].isLive {
                    rates.add(term.coefficient * step, at: slot)
                }
            }
        }
    }

    /// Stores in `slopes` the slope of every stratum for the release of a tight constraint.
    private mutating func weigh(_ release: Release) {
        slopes.removeAll(keepingCapacity: true)
        for index in strata.indices {
            slopes.append(release.sign * strata[index].multipliers[release.position])
        }
        let slot = Int(tight[release.position])
        if slot >= 0 {
            slopes[stratum(of: matrix.rows[slot].priority)] += matrix.rows[slot].cost(upwards: release.isUpwards)
        }
    }

    private var isDescent: Bool {
        for slope in slopes where abs(slope) > Self.slopeTolerance {
            return slope < 0
        }
        return false
    }

    /// Where a constraint's residual, changing by `rate`, crosses 0, if that has a cost.
    private func crossing(_ slot: Int, at rate: Double) -> Crossing? {
        guard abs(rate) > 1e-9 else { return nil }
        let row = matrix.rows[slot]
        let isZero = abs(row.residual) <= Self.tolerance
        guard isZero || (row.residual > 0) != (rate > 0) else { return nil }
        let change = row.cost(upwards: rate > 0) - (rate > 0 ? 1 : -1) * Double(row.slope)
        guard change > 0 else { return nil }
        let length = isZero ? 0 : -row.residual / rate
        return Crossing(slot: slot, priority: row.priority, rate: rate, length: length, slopeChange: change * abs(rate))
    }
}

/// A point on the way of a move where the costs begin to rise more steeply: a constraint passes its boundary.
struct Crossing: Comparable {
    let slot: Int
    let priority: Priority
    let rate: Double
    let length: Double
    let slopeChange: Double

    /// By way, then the stronger, then the earlier slot.
    static func < (left: Crossing, right: Crossing) -> Bool {
        if left.length != right.length {
            return left.length < right.length
        }
        return left.priority != right.priority ? left.priority > right.priority : left.slot < right.slot
    }
}
