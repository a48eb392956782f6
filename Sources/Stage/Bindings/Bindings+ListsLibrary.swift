internal import Interpreter

extension Bindings {
    /// The words of lists that compositional layouts make.
    static let listWords = ["UICollectionLayoutListConfiguration", "ListSeparatorConfiguration"]

    /// How a list looks, in the learner's own Swift: what it is made with holds closures.
    static let listsLibrary = Program.Library(
        path: "Lists",
        text: """
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
            extension UICollectionViewCompositionalLayout {
                static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
                    let layout = _list(
                        appearance: configuration.appearance.rawValue, header: configuration.headerMode.rawValue,
                        footer: configuration.footerMode.rawValue, separators: configuration.showsSeparators,
                        background: configuration.backgroundColor, padding: configuration.headerTopPadding)
                    layout._setSwipes(
                        leading: configuration.leadingSwipeActionsConfigurationProvider,
                        trailing: configuration.trailingSwipeActionsConfigurationProvider)
                    return layout
                }
            }
            extension NSCollectionLayoutSection {
                static func list(
                    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
                ) -> NSCollectionLayoutSection {
                    let section = _list(
                        appearance: configuration.appearance.rawValue, header: configuration.headerMode.rawValue,
                        footer: configuration.footerMode.rawValue, separators: configuration.showsSeparators,
                        background: configuration.backgroundColor, padding: configuration.headerTopPadding, environment: layoutEnvironment)
                    section._setSwipes(
                        leading: configuration.leadingSwipeActionsConfigurationProvider,
                        trailing: configuration.trailingSwipeActionsConfigurationProvider)
                    return section
                }
            }
            """)
}
