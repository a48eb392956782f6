/// What stands for content that there is not.
///
/// Fidelity: documented UIContentUnavailableConfiguration; sizes and distances are simplified, texts with attributes and margins are left out.
struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where everything stands.
    enum Alignment: Int { case center = 0, natural }

    /// How a text looks.
    struct TextProperties: Hashable {
        var font: UIFont
        var color: UIColor
        var numberOfLines = 0
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
    }

    /// How an image looks.
    struct ImageProperties: Hashable {
        var tintColor: UIColor? = .secondaryLabel
        var cornerRadius: CGFloat = 0
        var maximumSize = CGSize.zero
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// What a button does.
    struct ButtonProperties: Hashable {
        var primaryAction: UIAction?
        var menu: UIMenu?
        var isEnabled = true
    }

    var image: UIImage?
    var imageProperties = ImageProperties()
    var text: String?
    var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
    var secondaryText: String?
    var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    var button = UIButton.Configuration.plain()
    var buttonProperties = ButtonProperties()
    var secondaryButton = UIButton.Configuration.plain()
    var secondaryButtonProperties = ButtonProperties()
    var alignment = Alignment.center
    var imageToTextPadding: CGFloat = 15
    var textToSecondaryTextPadding: CGFloat = 8
    var textToButtonPadding: CGFloat = 16
    var buttonToSecondaryButtonPadding: CGFloat = 8
    var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    var background = UIBackgroundConfiguration.clear()
    var _isLoading = false
    var _isSearch = false

    /// A look without content.
    static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// A look for content that is on its way.
    ///
    /// Fidelity: documented UIContentUnavailableConfiguration.loading() (the text and an indicator).
    static func loading() -> UIContentUnavailableConfiguration {
        var look = UIContentUnavailableConfiguration()
        look.text = "Loading…"
        look.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        look._isLoading = true
        return look
    }

    /// A look for a search that finds nothing.
    ///
    /// Fidelity: documented UIContentUnavailableConfiguration.search() (with what is searched for, where the state has it).
    static func search() -> UIContentUnavailableConfiguration {
        var look = UIContentUnavailableConfiguration()
        look.image = UIImage(systemName: "magnifyingglass")
        look.text = "No Results"
        look.secondaryText = "Check the spelling or try a new search."
        look._isSearch = true
        return look
    }

    /// A view that shows it.
    func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same look in a state.
    func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration {
        var look = self
        if _isSearch, text == "No Results", let sought = (state as? UIContentUnavailableConfigurationState)?.searchText {
            look.text = "No Results for “" + sought + "”"
        }
        return look
    }

    static func == (first: UIContentUnavailableConfiguration, second: UIContentUnavailableConfiguration) -> Bool {
        first.image == second.image && first.text == second.text && first.secondaryText == second.secondaryText
            && first.button.title == second.button.title && first.secondaryButton.title == second.secondaryButton.title
            && first.buttonProperties == second.buttonProperties && first._isLoading == second._isLoading
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
