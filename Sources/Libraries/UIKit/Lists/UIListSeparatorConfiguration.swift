/// How the lines between a list's items look.
///
/// Fidelity: documented UIListSeparatorConfiguration; kept, the lines are not drawn (simplified).
struct UIListSeparatorConfiguration {
    enum Visibility: Int { case automatic = 0, visible, hidden }
    static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude, bottom: CGFloat.greatestFiniteMagnitude,
        trailing: CGFloat.greatestFiniteMagnitude)
    var topSeparatorVisibility = Visibility.automatic
    var bottomSeparatorVisibility = Visibility.automatic
    var topSeparatorInsets: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
    var bottomSeparatorInsets: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
    var color = UIColor.separator
    var multipleSelectionColor = UIColor.separator
    var visualEffect: UIVisualEffect?
    init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
