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
