import Foundation
import Heap

// Traits: how a view inherits them from its surroundings, and announces their changes.
extension UIView {
    /// The environment as this view knows it. Before it has been in a window, a prediction from the screen.
    ///
    /// Fidelity: documented WWDC 2019 session 224 (traits are predicted since iOS 13); before that the same values are simplified.
    public var traitCollection: UITraitCollection {
        state.traits ?? world.predictedTraits
    }

    /// Light or dark for this view and the views in it; overrides the style of the surroundings.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrideStyle }
        set {
            state.overrideStyle = newValue
            traitsBecameStale()
        }
    }

    func traitsBecameStale() {
        state.areTraitsStale = true
        needVisit()
        for child in subviews { child.traitsBecameStale() }
    }

    /// Predicts the traits as the view enters its first window. Traits that differ later count as changed, for the controller too.
    func predictTraits() {
        state.traits = world.predictedTraits
        if let controller, controller.state.lastTraits == nil { controller.state.lastTraits = controller.traitCollection }
    }

    /// A view takes its traits from what is around it, overridden by its controller's and its own.
    ///
    /// Fidelity: documented UITraitCollection.
    func renewTraits() {
        let controller = controller
        let old = state.traits
        let surroundings = controller.map { $0.traits(around: self) } ?? inheritedTraits
        let new = surroundings.overridden(by: ownTraits, state.overrideStyle).limited(by: world.state.contentSizeLimits[id])
        let known = old ?? (world.follows(.predictsTraits) ? world.predictedTraits : nil)
        state.traits = new
        if !isPrivate, known != new || controller != nil && state.seenFrame == nil {
            world.report(.system(.traitsUpdated, object: id))
        }
        controller?.take(surroundings, withoutPrediction: known == nil)
        guard known != new else { return }
        isScreenAffected()
        tellOfTraits(from: known, to: new)
        if world.follows(.hasTraits) {
            let previous = known.map { Argument.value($0) } ?? .nothing
            world.asCurrent(new) {
                _ = world.send("traitCollectionDidChange(_:)", to: self, [("previousTraitCollection", previous)], isReported: !isPrivate) {
                    traitCollectionDidChange(known)
                }
            }
        }
        if known?.preferredContentSizeCategory != new.preferredContentSizeCategory { contentSizeCategoryChanged() }
        for child in subviews {
            child.state.areTraitsStale = true
            child.needVisit()
        }
        runAgainForTraits(known, new)
    }

    /// Runs again what other traits have an effect on.
    ///
    /// Fidelity: documented Supporting Dark Mode in your interface (views are drawn again), Automatic trait tracking; recorded rotation-ios12 (constraints are
    /// updated for other size classes). On 18, layout follows no trait that it has not read: reported zenn.dev matsuei 59f86e4258717c. That UIKit's own views and
    /// containers read all of them is simplified.
    private func runAgainForTraits(_ old: UITraitCollection?, _ new: UITraitCollection) {
        let old = old ?? UITraitCollection()
        setNeedsDisplay()
        if old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass {
            setNeedsUpdateConstraints()
        }
        if Swift.type(of: self) != UIView.self || controller?.isSystemContainer == true { invalidateLayout(.traits) }
        world.traitsChanged(of: self, from: old, to: new)
        if let controller { world.traitsChanged(of: controller, from: old, to: new) }
    }

    func isScreenAffected() {
        world.report(.write(property: "traitCollection", object: id))
    }
}

extension UITraitCollection {
    /// These traits, overridden by other values, and last by a style.
    func overridden(by values: Values?, _ style: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
        guard values != nil || style != .unspecified else { return self }
        var merged = self.values
        if let values { merged.merge(values) }
        if style != .unspecified { merged.style = style }
        return merged == self.values ? self : UITraitCollection(merged)
    }
}
