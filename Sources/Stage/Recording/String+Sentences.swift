// The beginning and the end of a sentence.
extension String {
    /// With its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Without the full stop at its end.
    var trimmingLastPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Int {
    /// `1 appearance`, `2 appearances`.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
    /// The first ones with commas between them, and how many more there are. `by` stands between them instead of a comma.
    package func listed(most: Int, by separator: String = ", ") -> String {
        prefix(most).joined(separator: separator) + (count > most ? " and \(count - most) more" : "")
    }
}
