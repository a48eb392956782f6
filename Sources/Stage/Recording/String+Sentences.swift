// The beginning and the end of a sentence.
extension String {
    /// With its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Without the full stop at its end.
    var trimmingLastPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
