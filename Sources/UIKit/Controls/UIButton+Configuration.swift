import Foundation
import Heap

// How a button's look follows its state.
extension UIButton {
    /// Called after the state has changed, to change the look; retained. A button that has none of its own gets a plain look.
    ///
    /// Fidelity: documented UIButton.configurationUpdateHandler (called after `updateConfiguration()`; makes the button one that has a look).
    package var updateHandler: Block? {
        get { buttonRecord.handler.map { Block(id: $0) } }
        set {
            world.space.assign(&buttonRecord.handler, newValue?.id)
            if newValue != nil, buttonRecord.configuration == nil { configuration = .plain() }
            setNeedsUpdateConfiguration()
        }
    }

    /// Requests an update of the configuration before the next layout of the button. Several requests until then count as one.
    ///
    /// Fidelity: documented UIButton.setNeedsUpdateConfiguration().
    @available(iOS 15, *)
    public func setNeedsUpdateConfiguration() {
        guard !buttonRecord.isUpdating, followsState else { return }
        buttonRecord.needsUpdate = true
        invalidateLayout(.content)
    }

    private static let update = "updateConfiguration()"

    /// Whether any code changes the configuration with the state.
    private var followsState: Bool { buttonRecord.handler != nil || world.script?.implements(Self.update, on: id) == true }

    /// Updates the configuration for the state: by the class's override first, then by the handler.
    ///
    /// Fidelity: documented UIButton.updateConfiguration(), configurationUpdateHandler (the order); that it is done as the button is laid out is simplified.
    func updateConfigurationIfNeeded() {
        guard buttonRecord.needsUpdate, followsState else { return }
        buttonRecord.needsUpdate = false
        buttonRecord.isUpdating = true
        world.track(.configuration, of: self) {
            world.sendQuietly(Self.update, to: self) { updateConfiguration() }
            if let handler = updateHandler { world.call(handler, [.object(id)]) }
        }
        buttonRecord.isUpdating = false
    }
}

extension UIButton {
    /// A configuration of a button's look.
    ///
    /// Fidelity: simplified; corners, sizes and state changes are left out.
    @available(iOS 15, *)
    public struct Configuration: Hashable, Sendable {
        // Not private: a printed value would otherwise contain an address, which differs from process to process.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        private let style: Style
        /// The title, nil to leave the button's.
        public var title: String?
        /// The colour of the title; nil for the style's own.
        public var baseForegroundColor: UIColor?
        /// The colour behind the title; nil for the style's own.
        public var baseBackgroundColor: UIColor?
        /// Room around the title, in points.
        public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// The title with its attributes; nil to keep the button's.
        package var attributed: AttributedText?
        /// The attributes of a plain title; nil for the button's own.
        package var titleLook: TextAttributes?
        /// The image, nil to leave the button's.
        public var image: UIImage?
        /// Room between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// On which side of the title the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How round the corners are. Kept.
        public var cornerStyle = CornerStyle.dynamic
        /// Where the title's lines begin. Kept.
        public var titleAlignment = TitleAlignment.automatic

        /// The button's preferred size. Kept.
        public var buttonSize = Size.medium
        /// The background behind the title. Its colour overrides the style's; the other properties are only kept.
        public var background = UIBackgroundConfiguration.unsaid

        /// A smaller text under the title. It counts for the button's size, and is not drawn.
        public var subtitle: String?
        /// Room between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Whether a spinner is shown instead of the image. Kept.
        public var showsActivityIndicator = false
        /// The size of a symbol used as the image. Kept.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether the configuration shows the selection by itself. Kept.
        public var automaticallyUpdateForSelection = true
        /// The sign that the button has a menu. Kept.
        public var indicator = Indicator.automatic

        /// The sign that a button has a menu.
        public enum Indicator: Int, Sendable {
            /// Follows from the button's menu.
            case automatic = 0
            /// Nothing.
            case none
            /// Two arrows.
            case popup
        }

        /// How the title is broken or cut. Kept.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How the subtitle is broken or cut. Kept.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A button's preferred size.
        public enum Size: Int, Sendable {
            /// As most are.
            case medium = 0
            /// Smaller.
            case small
            /// The smallest.
            case mini
            /// Larger.
            case large
        }

        /// How round the corners of a button are.
        public enum CornerStyle: Int, Sendable {
            /// The background's own style.
            case fixed = -1
            /// The background's own style, following the text size.
            case dynamic
            /// A little.
            case small
            /// More.
            case medium
            /// Much.
            case large
            /// As half a circle.
            case capsule
        }

        /// Where a title's lines begin.
        public enum TitleAlignment: Int, Sendable {
            /// As the button's content.
            case automatic = 0
            /// Where reading begins.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }

        private init(_ style: Style) {
            self.style = style
        }

        /// The title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On a grey ground.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a ground of the tint colour, thinned.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White on a ground of the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// On a grey ground.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// White on a ground of the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The configuration for a button's present state.
        ///
        /// Fidelity: documented UIButton.Configuration.updated(for:); the same look, as states change none here (simplified).
        public func updated(for button: UIButton) -> Configuration { self }

        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        func background(tint: UIColor) -> UIColor? {
            if let color = background.backgroundColor { return color }
            return switch style {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .systemGray5
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
            case .filled: baseBackgroundColor ?? tint
            }
        }
    }
}
