extension UIButton.Configuration {
    /// Fidelity: documented UIButton.Configuration.attributedTitle.
    var attributedTitle: AttributedString? {
        get { _attributedTitle.map { AttributedString($0) } }
        set { _attributedTitle = newValue?._text }
    }
    /// Fidelity: documented UIButton.Configuration.attributedSubtitle; its text counts (simplified).
    var attributedSubtitle: AttributedString? {
        get { subtitle.map { AttributedString($0) } }
        set { subtitle = newValue?._text.string }
    }
    /// Fidelity: documented UIButton.Configuration.titleTextAttributesTransformer; it is asked as it is set, and fonts and
    /// colours count (simplified).
    var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { _titleLook.map { look in UIConfigurationTextAttributesTransformer { $0.merging(AttributeContainer(look)) } } }
        set { _titleLook = newValue?.transform(AttributeContainer())._values }
    }
}
