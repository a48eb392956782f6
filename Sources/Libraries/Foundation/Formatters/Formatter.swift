/// What makes texts of values.
///
/// Fidelity: documented Formatter.
class Formatter: NSObject {
    /// In what text a formatted date stands.
    ///
    /// Fidelity: documented Formatter.Context; kept, English has one form for all (simplified).
    enum Context { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
    /// How long units are.
    ///
    /// Fidelity: documented Formatter.UnitStyle.
    enum UnitStyle: Int { case short = 1, medium, long }
    func string(for obj: Any?) -> String? { nil }
}
