public import Foundation
import Heap

/// Shows the content configuration of a list's cell.
///
/// Fidelity: documented UIListContentView; the distances are simplified.
@available(iOS 14, *)
public final class UIListContentView: UIView {
    struct Record: Sendable {
        var look = UIListContentConfiguration.cell()
        /// Subviews.
        var image: ObjectID?
        var text: ObjectID?
        var second: ObjectID?
    }

    private var record: Record {
        _read { yield world.state.listContents[id] }
        _modify { yield &world.state.listContents[id] }
    }

    /// A view that shows a look.
    public init(configuration: UIListContentConfiguration) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        show(configuration)
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package var look: UIListContentConfiguration { record.look }

    /// Shows another look.
    package func show(_ look: UIListContentConfiguration) {
        record.look = look
        show(look.image, look.imageProperties)
        show(look.text, look.textProperties, \.text)
        show(look.secondaryText, look.secondaryTextProperties, \.second)
        invalidateIntrinsicContentSize()
        invalidateLayout(.content)
    }

    private func show(_ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties) {
        var view: UIImageView? = world.object(record.image)
        if view == nil, image != nil {
            let made = world.bind { UIImageView(frame: .zero) }
            record.image = made.id
            addSubview(made)
            view = made
        }
        view?.image = image
        view?.isHidden = image == nil
        if let view, let tint = properties.tintColor { view.tintColor = tint }
        if properties.cornerRadius > 0 { view?.layer.cornerRadius = properties.cornerRadius }
    }

    private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, _ place: WritableKeyPath<Record, ObjectID?>)
    {
        var label: UILabel? = world.object(record[keyPath: place])
        if label == nil, text != nil {
            let made = world.bind { UILabel(frame: .zero) }
            record[keyPath: place] = made.id
            addSubview(made)
            label = made
        }
        guard let label else { return }
        label.text = text
        label.isHidden = text?.isEmpty != false
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment == .center ? .center : properties.alignment == .justified ? .justified : .natural
    }

    // MARK: Layout

    /// Where image and texts are in a width, and the height that they take, in points.
    private func places(width: CGFloat, height: CGFloat?) -> (image: CGRect, text: CGRect, second: CGRect, height: CGFloat) {
        let look = record.look
        let margins = look.directionalLayoutMargins
        var left = margins.leading
        var image = CGSize.zero
        if let picture = look.image {
            let most = look.imageProperties.maximumSize
            let reserved = look.imageProperties.reservedLayoutSize
            image = CGSize(
                width: most.width > 0 ? min(picture.size.width, most.width) : picture.size.width,
                height: most.height > 0 ? min(picture.size.height, most.height) : picture.size.height)
            left += max(image.width, reserved.width) + look.imageToTextPadding
        }
        let room = max(0, width - left - margins.trailing)
        func size(_ id: ObjectID?) -> CGSize {
            guard let label: UILabel = world.object(id), !label.isHidden else { return .zero }
            return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        }
        let first = size(record.text)
        let second = size(record.second)
        let isBeside =
            look.prefersSideBySideTextAndSecondaryText && first.width + second.width + look.textToSecondaryTextHorizontalPadding <= room
        let gap = first.height > 0 && second.height > 0 ? look.textToSecondaryTextVerticalPadding : 0
        let texts = isBeside ? max(first.height, second.height) : first.height + gap + second.height
        let inner = max(texts, min(image.height, max(texts, 22)))
        let whole = height ?? max(look.least, pixelCeiling(inner + margins.top + margins.bottom))
        let top = margins.top + (whole - margins.top - margins.bottom - texts) / 2
        let picture = CGRect(x: margins.leading, y: (whole - image.height) / 2, width: image.width, height: image.height)
        if isBeside {
            return (
                picture, CGRect(x: left, y: top + (texts - first.height) / 2, width: first.width, height: first.height),
                CGRect(
                    x: width - margins.trailing - second.width, y: top + (texts - second.height) / 2, width: second.width,
                    height: second.height), whole
            )
        }
        return (
            picture, CGRect(x: left, y: top, width: room, height: first.height),
            CGRect(x: left, y: top + first.height + gap, width: room, height: second.height), whole
        )
    }

    /// The content's height at a width, in points.
    func fittedHeight(width: CGFloat) -> CGFloat { places(width: width, height: nil).height }

    /// Override point: places the image and the texts.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width, height: bounds.height)
        world.object(record.image, as: UIView.self)?.frame = places.image
        world.object(record.text, as: UIView.self)?.frame = places.text
        world.object(record.second, as: UIView.self)?.frame = places.second
    }

    /// The content's height at the view's width.
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(width: bounds.width > 0 ? bounds.width : 320))
    }

    /// The content's height at a width.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittedHeight(width: size.width)) }
}
