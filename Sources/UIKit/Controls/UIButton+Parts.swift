import Foundation

// What code may say of a button's parts.
extension UIButton {
    /// Room around the title, in points: it moves the title.
    public var titleEdgeInsets: UIEdgeInsets {
        get { buttonRecord.titleInsets }
        set {
            buttonRecord.titleInsets = newValue
            invalidateLayout(.content)
        }
    }

    /// Room around the image, in points. Kept: a button's image is not drawn beside its title.
    ///
    /// Fidelity: simplified.
    public var imageEdgeInsets: UIEdgeInsets {
        get { buttonRecord.imageInsets }
        set { buttonRecord.imageInsets = newValue }
    }

    /// Sets the image behind title and image for a state. Kept: it is not drawn.
    ///
    /// Fidelity: simplified.
    public func setBackgroundImage(_ image: UIImage?, for state: State) { buttonRecord.backgrounds[state.rawValue] = image }

    /// The image behind title and image for a state, nil when it has none of its own.
    public func backgroundImage(for state: State) -> UIImage? { buttonRecord.backgrounds[state.rawValue] }

    /// Says how large and heavy a symbol is for a state: the image is one of that size from then on.
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        guard let configuration, let image = image(for: state) else { return }
        setImage(image.withConfiguration(configuration), for: state)
    }
}
