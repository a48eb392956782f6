import Foundation
import Heap

/// The views behind a cell's content; retained.
struct CellBackgrounds: Sendable {
    var always: ObjectID?
    var chosen: ObjectID?
    var chosenAmongSeveral: ObjectID?

    var edges: [Edge] {
        [("backgroundView", always), ("selectedBackgroundView", chosen), ("multipleSelectionBackgroundView", chosenAmongSeveral)]
            .compactMap { name, view in view.map { Edge(name, to: $0) } }
    }
}

extension ConfiguredView {
    var backgrounds: CellBackgrounds {
        _read { yield world.state.cellBackgrounds[id] }
        _modify { yield &world.state.cellBackgrounds[id] }
    }

    /// Sets the view behind everything, replacing the previous one.
    func setBackground(_ view: UIView?) {
        guard backgrounds.always != view?.id else { return }
        world.object(backgrounds.always, as: UIView.self)?.removeFromSuperview()
        world.space.assign(&backgrounds.always, view?.id)
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// Keeps the view behind the content of the selected cell.
    func setSelectedBackground(_ view: UIView?) {
        guard backgrounds.chosen != view?.id else { return }
        world.object(backgrounds.chosen, as: UIView.self)?.removeFromSuperview()
        world.space.assign(&backgrounds.chosen, view?.id)
        showBackground(isChosen: configurationState.isSelected || configurationState.isHighlighted)
    }

    /// Shows the background view of selected cells, or removes it.
    ///
    /// Fidelity: documented selectedBackgroundView of cells (above the background view, while the cell is chosen or under a finger).
    func showBackground(isChosen: Bool) {
        guard let view: UIView = world.object(backgrounds.chosen) else { return }
        guard isChosen else { return view.removeFromSuperview() }
        guard view.superview !== self else { return }
        view.frame = bounds
        insertSubview(view, at: backgrounds.always == nil ? 0 : 1)
    }

    /// Gives the backgrounds behind the content the cell's size.
    func layOutBackgrounds() {
        for background in [backgrounds.always, backgrounds.chosen] {
            guard let view: UIView = world.object(background), view.superview === self, view.frame != bounds else { continue }
            view.frame = bounds
        }
    }
}

extension UITableViewCell {
    /// The view behind everything else of the cell; retained.
    ///
    /// Fidelity: documented UITableViewCell.backgroundView (a subview behind all others).
    public var backgroundView: UIView? {
        get { world.object(backgrounds.always) }
        set { setBackground(newValue) }
    }

    /// The view behind the content while the cell is chosen, in the place of the grey; retained.
    ///
    /// Fidelity: documented UITableViewCell.selectedBackgroundView.
    public var selectedBackgroundView: UIView? {
        get { world.object(backgrounds.chosen) }
        set {
            setSelectedBackground(newValue)
            if newValue != nil { removeShade() }
        }
    }

    /// The same where several cells can be chosen; retained. The one for a single choice is shown.
    ///
    /// Fidelity: simplified.
    public var multipleSelectionBackgroundView: UIView? {
        get { world.object(backgrounds.chosenAmongSeveral) }
        set { world.space.assign(&backgrounds.chosenAmongSeveral, newValue?.id) }
    }
}

extension UICollectionViewCell {
    /// The view behind everything else of the cell; retained.
    ///
    /// Fidelity: documented UICollectionViewCell.backgroundView.
    public var backgroundView: UIView? {
        get { world.object(backgrounds.always) }
        set { setBackground(newValue) }
    }

    /// The view behind the content while the cell is chosen; retained.
    ///
    /// Fidelity: documented UICollectionViewCell.selectedBackgroundView.
    public var selectedBackgroundView: UIView? {
        get { world.object(backgrounds.chosen) }
        set { setSelectedBackground(newValue) }
    }
}

extension UITableViewHeaderFooterView {
    /// The view behind everything else of the header or footer; retained.
    ///
    /// Fidelity: documented UITableViewHeaderFooterView.backgroundView.
    public var backgroundView: UIView? {
        get { world.object(backgrounds.always) }
        set {
            newValue?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            setBackground(newValue)
        }
    }
}
