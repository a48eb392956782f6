/// How a list looks, and what its items do when they are swiped aside.
///
/// Fidelity: documented UICollectionLayoutListConfiguration; lines between items are not drawn, their handler is not asked (simplified).
struct UICollectionLayoutListConfiguration {
    enum Appearance: Int { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    enum HeaderMode: Int { case none = 0, supplementary, firstItemInSection }
    enum FooterMode: Int { case none = 0, supplementary }
    typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    let appearance: Appearance
    var headerMode = HeaderMode.none
    var footerMode = FooterMode.none
    var showsSeparators = true
    var backgroundColor: UIColor?
    var headerTopPadding: CGFloat?
    var separatorConfiguration: UIListSeparatorConfiguration
    var itemSeparatorHandler: ItemSeparatorHandler?
    var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
