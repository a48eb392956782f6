extension FactsTable {
    /// How far a cell is known apart from document 003.
    public enum Provenance: Sendable, Hashable {
        /// Other sources or the mechanism give it.
        case independent
        /// The model of it was taken from document 003, so that agreeing with the document proves nothing.
        case document003
        /// As before, and another source has it otherwise, or nothing else knows it: it is shown, and nobody is asked for it.
        case disputed
    }

    /// How far a cell is known, by its row and column from 0.
    ///
    /// Fidelity: the places of the two marks are those of the declarations that cite document 003: the wrapper of a view that appears
    /// (`SystemViews`), `UIView.safeAreaInsets` after leaving a window, and the constraint pass before `viewIsAppearing(_:)`.
    public static func provenance(row: Int, column: Int) -> Provenance {
        switch (callbacks[row], Facts.names[column]) {
        case ("updateViewConstraints()", _): .disputed
        case ("viewDidDisappear(_:)", "safeArea"), ("viewDidDisappear(_:)", "margins"): .disputed
        case ("viewWillAppear(_:)", "window"), ("viewWillAppear(_:)", "superview"): .document003
        case ("viewDidDisappear(_:)", "window"), ("viewDidDisappear(_:)", "superview"): .document003
        default: .independent
        }
    }

    /// What the mark of such cells says.
    public static let provenanceNote = "(3) the model follows document 003 here: agreeing with it proves nothing"
}
