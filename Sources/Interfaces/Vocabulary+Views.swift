import UIKit

// The words of views and controls, as Xcode writes them.
extension Vocabulary {
    /// The attributes of every element.
    static let any = Vocabulary(attributes: [
        "id": ignored, "key": ignored, "customClass": ignored, "customModule": ignored, "customModuleProvider": ignored,
        "userLabel": ignored, "sceneMemberID": ignored, "restorationIdentifier": ignored, "fixedFrame": ignored, "misplaced": ignored,
        "ambiguous": ignored, "verifyAmbiguity": ignored, "colorLabel": ignored, "storyboardIdentifier": ignored,
        "useStoryboardIdentifierAsRestorationIdentifier": ignored,
    ])

    static let view = any.adding(
        [
            "opaque": ignored, "multipleTouchEnabled": ignored, "clearsContextBeforeDrawing": ignored, "exclusiveTouch": ignored,
            "autoresizesSubviews": only("YES"),
            "semanticContentAttribute": choice(directions) { (view: UIView, direction) in view.semanticContentAttribute = direction },
            "tintAdjustmentMode": only("automatic", "normal"),
            "contentMode": choice(contentModes) { (view: UIView, mode) in view.contentMode = mode },
            "clipsSubviews": flag { (view: UIView, flag) in view.clipsToBounds = flag },
            "userInteractionEnabled": flag { (view: UIView, flag) in view.isUserInteractionEnabled = flag },
            "hidden": flag { (view: UIView, flag) in view.isHidden = flag },
            "alpha": number { (view: UIView, number) in view.alpha = CGFloat(number) },
            "tag": whole { (view: UIView, number) in view.tag = number },
            "translatesAutoresizingMaskIntoConstraints": flag { (view: UIView, flag) in
                view.translatesAutoresizingMaskIntoConstraints = flag
            },
            "insetsLayoutMarginsFromSafeArea": flag { (view: UIView, flag) in view.insetsLayoutMarginsFromSafeArea = flag },
            "preservesSuperviewLayoutMargins": flag { (view: UIView, flag) in view.preservesSuperviewLayoutMargins = flag },
            "layoutMarginsFollowReadableWidth": only("NO"), "simulatedAppContext": ignored,
            "viewLayoutGuidesPreserveSuperview": ignored,
            "horizontalHuggingPriority": priority { $0.setContentHuggingPriority($1, for: .horizontal) },
            "verticalHuggingPriority": priority { $0.setContentHuggingPriority($1, for: .vertical) },
            "horizontalCompressionResistancePriority": priority { $0.setContentCompressionResistancePriority($1, for: .horizontal) },
            "verticalCompressionResistancePriority": priority { $0.setContentCompressionResistancePriority($1, for: .vertical) },
            // Widths for the canvas only.
            "placeholderIntrinsicWidth": ignored, "placeholderIntrinsicHeight": ignored,
            "adjustsImageSizeForAccessibilityContentSizeCategory": ignored,
        ],
        [
            "frame": { property in
                guard case .rect(let rect) = property else { return nil }
                return { object, _ in (object as? UIView)?.frame = rect }
            },
            "autoresizingMask": { property in
                guard case .mask(let mask) = property else { return nil }
                return { object, _ in (object as? UIView)?.autoresizingMask = mask }
            },
            "backgroundColor": color { (view: UIView, color) in view.backgroundColor = color },
            "tintColor": color { (view: UIView, color) in view.tintColor = color },
            "layoutMargins": insets { (view: UIView, insets) in view.layoutMargins = insets },
            "directionalLayoutMargins": insets { (view: UIView, insets) in view.layoutMargins = insets },
        ])

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let directions: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    private static func priority(_ set: @escaping @Sendable (UIView, UILayoutPriority) -> Void) -> Reading {
        number { (view: UIView, number) in set(view, UILayoutPriority(Float(number))) }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static let control = view.adding([
        "enabled": flag { (control: UIControl, flag) in control.isEnabled = flag },
        "selected": flag { (control: UIControl, flag) in control.isSelected = flag },
        "highlighted": flag { (control: UIControl, flag) in control.begin(highlighted: flag) },
        "contentHorizontalAlignment": choice(horizontalAlignments) { (control: UIControl, alignment) in
            control.contentHorizontalAlignment = alignment
        },
        "contentVerticalAlignment": choice(verticalAlignments) { (control: UIControl, alignment) in
            control.contentVerticalAlignment = alignment
        },
        "showsTouchWhenHighlighted": ignored, "toolTip": ignored,
    ])

    static let button = control.adding(
        [
            "buttonType": ignored, "lineBreakMode": ignored, "role": ignored, "springLoaded": ignored, "pointerInteraction": ignored,
            "adjustsImageWhenHighlighted": ignored, "adjustsImageWhenDisabled": ignored, "reversesTitleShadowWhenHighlighted": ignored,
        ],
        [
            "fontDescription": font { (button: UIButton, font) in button.titleLabel?.font = font },
            "contentEdgeInsets": insets { (button: UIButton, insets) in button.contentEdgeInsets = insets },
            "titleEdgeInsets": insets { (button: UIButton, insets) in button.titleEdgeInsets = insets },
            "imageEdgeInsets": insets { (button: UIButton, insets) in button.imageEdgeInsets = insets },
        ])

    static let label = view.adding(
        [
            "text": text { (label: UILabel, text) in label.text = text },
            "textAlignment": choice(alignments) { (label: UILabel, alignment) in label.textAlignment = alignment },
            "lineBreakMode": choice(breakModes) { (label: UILabel, mode) in label.lineBreakMode = mode },
            "numberOfLines": whole { (label: UILabel, number) in label.numberOfLines = number },
            "preferredMaxLayoutWidth": number { (label: UILabel, number) in label.preferredMaxLayoutWidth = CGFloat(number) },
            "adjustsFontSizeToFit": flag { (label: UILabel, flag) in label.adjustsFontSizeToFitWidth = flag },
            "enabled": flag { (label: UILabel, flag) in label.isEnabled = flag },
            "baselineAdjustment": ignored, "minimumFontSize": ignored, "minimumScaleFactor": ignored, "highlighted": only("NO"),
            "adjustsLetterSpacingToFit": ignored, "adjustsLetterSpacingToFitWidth": ignored,
            "adjustsFontForContentSizeCategory": flag { (label: UILabel, flag) in label.adjustsFontForContentSizeCategory = flag },
            // The attributed text repeats it.
            "usesAttributedText": ignored,
        ],
        [
            "text": words { (label: UILabel, text) in label.text = text },
            "fontDescription": font { (label: UILabel, font) in label.font = font },
            "textColor": color { (label: UILabel, color) in label.textColor = color },
            "highlightedColor": unseen, "shadowColor": unseen,
        ])

    static let alignments: [String: NSTextAlignment] = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]

    private static let breakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    ]

    static let imageView = view.adding([
        "image": text { (view: UIImageView, name) in view.image = UIImage(named: name) },
        "highlightedImage": text { (view: UIImageView, name) in view.highlightedImage = UIImage(named: name) },
        "highlighted": flag { (view: UIImageView, flag) in view.isHighlighted = flag },
        "catalog": ignored, "preferredSymbolScale": ignored,
    ])

    static let stackView = view.adding([
        "axis": choice(["horizontal": .horizontal, "vertical": .vertical]) { (stack: UIStackView, axis) in stack.axis = axis },
        "distribution": choice([
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]) { (stack: UIStackView, distribution) in stack.distribution = distribution },
        "alignment": choice([
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
            "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]) { (stack: UIStackView, alignment) in stack.alignment = alignment },
        "spacing": number { (stack: UIStackView, number) in stack.spacing = CGFloat(number) },
        "baselineRelativeArrangement": only("NO"),
        "layoutMarginsRelativeArrangement": flag { (stack: UIStackView, flag) in
            stack.isLayoutMarginsRelativeArrangement = flag
        },
        "spacingType": only("standard"),
    ])

    static let scrollView = view.adding(
        [
            "bounces": ignored, "bouncesZoom": ignored, "showsHorizontalScrollIndicator": ignored, "showsVerticalScrollIndicator": ignored,
            "alwaysBounceVertical": ignored, "alwaysBounceHorizontal": ignored, "canCancelContentTouches": ignored,
            "delaysContentTouches": ignored,
            "indicatorStyle": ignored,
            "keyboardDismissMode": choice([
                "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ]) { (view: UIScrollView, mode) in view.keyboardDismissMode = mode },
            "minimumZoomScale": only("1", "1.0", "0.0"),
            "maximumZoomScale": only("1", "1.0", "0.0"),
            "pagingEnabled": flag { (view: UIScrollView, flag) in view.isPagingEnabled = flag },
            "scrollEnabled": flag { (view: UIScrollView, flag) in view.isScrollEnabled = flag }, "directionalLockEnabled": only("NO"),
            "contentInsetAdjustmentBehavior": choice([
                "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ]) { (view: UIScrollView, behavior) in view.contentInsetAdjustmentBehavior = behavior },
        ],
        [
            "contentSize": size { (view: UIScrollView, size) in view.contentSize = size },
            "contentInset": insets { (view: UIScrollView, insets) in view.contentInset = insets },
        ])

    static let switchControl = control.adding(
        ["on": flag { (control: UISwitch, flag) in control.isOn = flag }, "title": ignored],
        ["onTintColor": color { (control: UISwitch, color) in control.onTintColor = color }, "thumbTintColor": unseen])

    static let slider = control.adding(
        [
            "minValue": number { (slider: UISlider, number) in slider.minimumValue = Float(number) },
            "maxValue": number { (slider: UISlider, number) in slider.maximumValue = Float(number) },
            "value": number { (slider: UISlider, number) in slider.value = Float(number) },
            "continuous": ignored,
        ], ["minimumTrackTintColor": unseen, "maximumTrackTintColor": unseen, "thumbTintColor": unseen])

    static let progressView = view.adding(
        [
            "progress": number { (view: UIProgressView, number) in view.progress = Float(number) }, "progressViewStyle": ignored,
        ], ["progressTintColor": unseen, "trackTintColor": unseen])

    static let activityIndicatorView = view.adding(
        [
            "animating": flag { (view: UIActivityIndicatorView, flag) in if flag { view.startAnimating() } },
            "hidesWhenStopped": flag { (view: UIActivityIndicatorView, flag) in view.hidesWhenStopped = flag },
            "style": choice(["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large]) {
                (view: UIActivityIndicatorView, style) in view.style = style
            },
        ], ["color": color { (view: UIActivityIndicatorView, color) in view.color = color }])

    static let textField = control.adding(
        [
            "contentHorizontalAlignment": ignored, "minimumFontSize": ignored, "adjustsFontSizeToFit": ignored,
            "adjustsFontForContentSizeCategory": flag { (field: UITextField, flag) in field.adjustsFontForContentSizeCategory = flag },
            "background": ignored, "allowsEditingTextAttributes": only("NO"),
            "text": text { (field: UITextField, text) in field.text = text },
            "placeholder": text { (field: UITextField, text) in field.placeholder = text },
            "textAlignment": choice(alignments) { (field: UITextField, alignment) in field.textAlignment = alignment },
            "borderStyle": choice(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) {
                (field: UITextField, style) in field.borderStyle = style
            },
            "clearsOnBeginEditing": flag { (field: UITextField, flag) in field.clearsOnBeginEditing = flag },
            "clearButtonMode": choice(["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
            {
                (field: UITextField, mode) in field.clearButtonMode = mode
            },
        ],
        [
            "text": words { (field: UITextField, text) in field.text = text },
            "fontDescription": font { (field: UITextField, font) in field.font = font },
            "textColor": color { (field: UITextField, color) in field.textColor = color },
        ])

    static let textView = scrollView.adding(
        [
            "text": text { (view: UITextView, text) in view.text = text },
            "textAlignment": choice(alignments) { (view: UITextView, alignment) in view.textAlignment = alignment },
            "editable": flag { (view: UITextView, flag) in view.isEditable = flag }, "selectable": ignored,
            "adjustsFontForContentSizeCategory": flag { (view: UITextView, flag) in view.adjustsFontForContentSizeCategory = flag },
            "allowsEditingTextAttributes": only("NO"), "usesAttributedText": ignored,
        ],
        [
            "text": words { (view: UITextView, text) in view.text = text ?? "" },
            "fontDescription": font { (view: UITextView, font) in view.font = font },
            "textColor": color { (view: UITextView, color) in view.textColor = color },
        ])

    /// Xcode writes a frame and `enabled="NO"` for every refresh control, and neither holds.
    static let refreshControl = control.adding(["enabled": ignored], ["frame": unseen])

    static let toolbar = view.adding(["barStyle": ignored, "translucent": ignored], ["barTintColor": unseen])

    static let searchBar = view.adding(
        [
            "barStyle": ignored, "translucent": ignored, "backgroundImage": ignored, "showsBookmarkButton": only("NO"),
            "showsSearchResultsButton": only("NO"), "prompt": ignored,
            "searchBarStyle": choice(["default": .default, "prominent": .prominent, "minimal": .minimal]) {
                (bar: UISearchBar, style) in bar.searchBarStyle = style
            },
            "text": text { (bar: UISearchBar, text) in bar.text = text },
            "placeholder": text { (bar: UISearchBar, text) in bar.placeholder = text },
            "showsCancelButton": flag { (bar: UISearchBar, flag) in bar.showsCancelButton = flag },
            "showsScopeBar": flag { (bar: UISearchBar, flag) in bar.showsScopeBar = flag },
        ],
        ["barTintColor": unseen])

    /// The keyboard's settings for a text field. A text view's make no visible difference here.
    static let textInputTraits = any.adding([
        "returnKeyType": ignored, "keyboardAppearance": ignored, "keyboardType": ignored, "textContentType": ignored,
        "autocapitalizationType": ignored, "autocorrectionType": ignored, "spellCheckingType": ignored, "smartDashesType": ignored,
        "smartInsertDeleteType": ignored, "smartQuotesType": ignored,
        "enablesReturnKeyAutomatically": flag { (field: UITextField, flag) in field.enablesReturnKeyAutomatically = flag },
        "secureTextEntry": flag { (field: UITextField, flag) in field.isSecureTextEntry = flag },
    ])
}
