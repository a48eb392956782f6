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
