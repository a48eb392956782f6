/// Shows what stands for content that there is not.
///
/// Fidelity: documented UIContentUnavailableView; it does not scroll (simplified).
class UIContentUnavailableView: UIView, UIContentView {
    var isScrollEnabled = true
    var _rows = UIStackView()
    var _look: UIContentUnavailableConfiguration

    var configuration: UIContentConfiguration {
        get { _look }
        set {
            guard let look = newValue as? UIContentUnavailableConfiguration else { return }
            _look = look
            _show()
        }
    }

    init(configuration: UIContentUnavailableConfiguration) {
        _look = configuration
        super.init(frame: .zero)
        _rows.axis = .vertical
        _rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(_rows)
        let margins = _look.directionalLayoutMargins
        NSLayoutConstraint.activate([
            _rows.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            _rows.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            _rows.leadingAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: margins.leading),
            _rows.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: margins.top),
        ])
        _show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func _show() {
        for row in _rows.arrangedSubviews { row.removeFromSuperview() }
        _rows.alignment = _look.alignment == .center ? .center : .leading
        backgroundColor = _look.background.backgroundColor
        if _look._isLoading {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            _add(indicator, before: _look.imageToTextPadding)
        } else if let image = _look.image {
            let picture = UIImageView(image: image)
            picture.tintColor = _look.imageProperties.tintColor
            picture.layer.cornerRadius = _look.imageProperties.cornerRadius
            _add(picture, before: _look.imageToTextPadding)
        }
        let hasSecond = _look.secondaryText != nil
        _add(_look.text, _look.textProperties, before: hasSecond ? _look.textToSecondaryTextPadding : _look.textToButtonPadding)
        _add(_look.secondaryText, _look.secondaryTextProperties, before: _look.textToButtonPadding)
        _add(_look.button, _look.buttonProperties)
        _add(_look.secondaryButton, _look.secondaryButtonProperties)
    }

    func _add(_ row: UIView, before room: CGFloat) {
        _rows.addArrangedSubview(row)
        _rows.setCustomSpacing(room, after: row)
    }

    func _add(_ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties, before room: CGFloat) {
        guard let text else { return }
        let label = UILabel()
        label.text = text
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = _look.alignment == .center ? .center : .natural
        _add(label, before: room)
    }

    func _add(_ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
        guard look.title != nil || look.image != nil || properties.primaryAction != nil else { return }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        _add(button, before: _look.buttonToSecondaryButtonPadding)
    }
}
