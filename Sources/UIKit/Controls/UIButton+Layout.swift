import Foundation

// The places of a button's title and image.
extension UIButton {
    /// Room around title and image, in points.
    public var contentEdgeInsets: UIEdgeInsets {
        get { buttonRecord.contentInsets }
        set {
            guard newValue != buttonRecord.contentInsets else { return }
            buttonRecord.contentInsets = newValue
            titleChanged()
        }
    }

    /// Room around the title, in points: it moves the title. The same room again moves nothing: a button may set it in its own layout.
    ///
    /// Fidelity: reported (buttons that set it in layoutSubviews come to rest).
    public var titleEdgeInsets: UIEdgeInsets {
        get { buttonRecord.titleInsets }
        set {
            guard newValue != buttonRecord.titleInsets else { return }
            buttonRecord.titleInsets = newValue
            invalidateLayout(.content)
        }
    }

    /// Room around the image, in points: it moves the image. The same room again moves nothing: a button may set it in its own layout.
    ///
    /// Fidelity: reported (buttons that set it in layoutSubviews come to rest).
    public var imageEdgeInsets: UIEdgeInsets {
        get { buttonRecord.imageInsets }
        set {
            guard newValue != buttonRecord.imageInsets else { return }
            buttonRecord.imageInsets = newValue
            invalidateLayout(.content)
        }
    }

    /// The insets of title and image from the edges, in points.
    var padding: UIEdgeInsets {
        if let configuration = buttonRecord.configuration {
            let insets = configuration.contentInsets
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        if buttonRecord.contentInsets != .zero { return buttonRecord.contentInsets }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    private var titleSize: CGSize { shownTitle == nil ? .zero : label?.intrinsicContentSize ?? .zero }

    /// The size of a button that is nothing but the system's symbol, in points.
    ///
    /// Fidelity: reported (a cross is 30 points square); the others are as large as their symbol (simplified).
    private var symbolSize: CGSize? {
        guard shownTitle == nil, currentImage == nil, buttonRecord.configuration == nil else { return nil }
        return switch buttonRecord.type {
        case .close: CGSize(width: 30, height: 30)
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")?.size
        case .contactAdd: UIImage(systemName: "plus.circle")?.size
        case .custom, .system: nil
        }
    }

    private var imageSize: CGSize { currentImage?.size ?? .zero }

    /// The distance between image and title, in points.
    private var gap: CGFloat {
        imageSize.width > 0 && titleSize.width > 0 ? buttonRecord.configuration?.imagePadding ?? 0 : 0
    }

    /// Fidelity: reported (a button with nothing in it is as high as one with a title).
    var naturalSize: CGSize {
        if let symbolSize { return symbolSize }
        let (image, sides) = (imageSize, padding)
        var title = titleSize
        if shownTitle == nil, currentImage == nil { title.height = emptyFont.lineHeight.rounded(.up) }
        if let configuration = buttonRecord.configuration, let text = configuration.subtitle, !text.isEmpty {
            let font = UIFont.systemFont(ofSize: 12)
            title.width = max(title.width, pixelCeiling(TextMetrics.width(of: text, font)))
            title.height += configuration.titlePadding + pixelCeiling(font.lineHeight)
        }
        if stacksVertically {
            let height = image.height + gap + title.height + sides.top + sides.bottom
            return CGSize(width: max(30, max(image.width, title.width) + sides.left + sides.right), height: height)
        }
        let width = image.width + gap + title.width + sides.left + sides.right
        return CGSize(width: max(30, width), height: max(image.height, title.height) + sides.top + sides.bottom)
    }

    private var emptyFont: UIFont {
        label?.font ?? .systemFont(ofSize: buttonRecord.type == .custom ? 18 : buttonRecord.configuration == nil ? 15 : 17)
    }

    private var placement: NSDirectionalRectEdge { buttonRecord.configuration?.imagePlacement ?? .leading }
    private var stacksVertically: Bool { placement == .top || placement == .bottom }

    // MARK: Rectangles

    /// The image's frame in a content rectangle, in points, for a button without a configuration's placement.
    func standardImageRect(in content: CGRect) -> CGRect {
        var size = imageSize
        let room = content.inset(by: buttonRecord.imageInsets)
        size = CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
        let title = min(titleSize.width, max(0, content.width - size.width - gap))
        let all = size.width + gap + title
        return CGRect(
            x: start(of: all, in: room) + (placement == .trailing ? title + gap : 0), y: top(of: size.height, in: room),
            width: size.width, height: contentVerticalAlignment == .fill ? room.height : size.height)
    }

    /// The same of the title.
    func standardTitleRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: buttonRecord.titleInsets)
        let image = min(imageSize.width, max(0, content.width))
        let size = CGSize(width: min(titleSize.width, max(0, content.width - image - gap)), height: min(titleSize.height, content.height))
        let all = image + gap + size.width
        return CGRect(
            x: start(of: all, in: room) + (placement == .trailing ? 0 : image + gap), y: top(of: size.height, in: room),
            width: size.width, height: contentVerticalAlignment == .fill ? room.height : size.height)
    }

    private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.minX + (room.width - width) / 2
        }
    }

    private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: room.minY
        case .bottom: room.maxY - height
        case .center: room.minY + (room.height - height) / 2
        }
    }

    /// Places title and image: in the rectangles that a subclass returns, or else beside or above each other.
    func placeParts() {
        let content = world.ask("contentRect(forBounds:)", of: self, [.value(bounds)]) { contentRect(forBounds: bounds) }
        if let view = shownImageView, currentImage != nil {
            let frame = world.ask("imageRect(forContentRect:)", of: self, [.value(content)]) { imageRect(forContentRect: content) }
            if view.frame != frame { view.frame = frame }
        }
        guard let label else { return }
        let frame = world.ask("titleRect(forContentRect:)", of: self, [.value(content)]) { titleRect(forContentRect: content) }
        if label.frame != frame { label.frame = frame }
    }

    func stackedImageRect(in content: CGRect) -> CGRect? {
        guard stacksVertically else { return nil }
        let (image, title) = (imageSize, titleSize)
        let top = self.top(of: image.height + gap + title.height, in: content)
        return CGRect(
            x: start(of: image.width, in: content), y: placement == .top ? top : top + title.height + gap, width: image.width,
            height: image.height)
    }

    func stackedTitleRect(in content: CGRect) -> CGRect? {
        guard stacksVertically else { return nil }
        let (image, title) = (imageSize, titleSize)
        let top = self.top(of: image.height + gap + title.height, in: content)
        let width = min(title.width, content.width)
        return CGRect(
            x: start(of: width, in: content), y: placement == .top ? top + image.height + gap : top, width: width, height: title.height)
    }
}
