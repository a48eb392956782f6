/// A type whose properties can be watched. The macro of that name adds the conformance.
///
/// Fidelity: documented Observable.
protocol Observable {}

/// Runs `apply`, and calls `onChange` once: directly before the first change of a property that was read meanwhile.
///
/// Fidelity: documented withObservationTracking(_:onChange:).
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
    let reads = _Reads.begin()
    let result = apply()
    reads.end()
    reads._watch(_Watch(onChange: onChange))
    return result
}
