import Foundation
import Heap

// Properties of a button's parts.
extension UIButton {
    /// The menu that a finger that rests opens, or a tap where that is the button's action; retained.
    ///
    /// Fidelity: documented UIButton.menu.
    @available(iOS 14, *)
    public var menu: UIMenu? {
        get { world.object(buttonRecord.menu) }
        set {
            world.space.assign(&buttonRecord.menu, newValue?.id)
            if newValue != nil { lookForMenuPresses() }
            showSelection()
        }
    }

    /// Whether the selected element of the menu becomes the button's title.
    ///
    /// Fidelity: documented UIButton.changesSelectionAsPrimaryAction.
    @available(iOS 15, *)
    public var changesSelectionAsPrimaryAction: Bool {
        get { buttonRecord.changesSelection }
        set {
            buttonRecord.changesSelection = newValue
            showSelection()
        }
    }

    private func showSelection() {
        guard buttonRecord.changesSelection, let menu: UIMenu = world.object(buttonRecord.menu) else { return }
        let choices = menu.children.filter { !($0 is UIMenu) }
        guard let chosen = choices.first(where: { $0.element.state == .on }) ?? choices.first else { return }
        chosen.element.state = .on
        setTitle(chosen.title, for: .normal)
    }

    /// Sets the image behind title and image for a state. Kept: it is not drawn.
    ///
    /// Fidelity: simplified.
    public func setBackgroundImage(_ image: UIImage?, for state: State) { buttonRecord.backgrounds[state.rawValue] = image }

    /// The background image set for a state; nil when the state has none of its own.
    public func backgroundImage(for state: State) -> UIImage? { buttonRecord.backgrounds[state.rawValue] }

    /// The image behind title and image that is shown: the present state's, else the normal one's.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) ?? backgroundImage(for: .normal) }

    /// The type with which the button was made.
    public var buttonType: ButtonType { buttonRecord.type }

    /// Sets the size and weight of a symbol for a state. The image then has that size.
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        guard let configuration, let image = image(for: state) else { return }
        setImage(image.withConfiguration(configuration), for: state)
    }
}
