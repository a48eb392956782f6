import Foundation

// A controller's traits.
extension UIViewController {
    /// The environment as this controller knows it.
    ///
    /// Fidelity: documented WWDC 2023 session 10057 (from the view's superview since iOS 17, from the parent before). A controller that is
    /// out of the hierarchy keeps what it knew.
    public var traitCollection: UITraitCollection {
        state.lastTraits ?? withOwnTraits(world.follows(.traitsFlowThroughViews) ? world.predictedTraits : inheritedTraits(around: nil))
    }

    /// Light or dark for this controller's view; overrides the surroundings.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrideStyle }
        set {
            state.overrideStyle = newValue
            viewIfLoaded?.traitsBecameStale()
        }
    }

    /// The traits that this controller passes to its view, which is `view`.
    func traits(around view: UIView) -> UITraitCollection {
        withOwnTraits(inheritedTraits(around: view))
    }

    /// The traits that come from outside. From iOS 17 on they come from the view's superview. Before, they come from the parent, or for a
    /// shown controller from its view's surroundings. For a controller that is neither child nor shown they come from the screen.
    ///
    /// Fidelity: documented WWDC 2023 session 10057.
    private func inheritedTraits(around view: UIView?) -> UITraitCollection {
        if world.follows(.traitsFlowThroughViews) { return view?.inheritedTraits ?? world.predictedTraits }
        if let parent { return parent.contentTraits(parent.traitCollection, for: self) }
        let isShown = state.presenting != nil || view?.window?.rootViewController === self
        return isShown ? view?.inheritedTraits ?? world.predictedTraits : world.predictedTraits
    }

    func withOwnTraits(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(by: traitsByParent?.values).overridden(by: ownTraits, state.overrideStyle)
    }

    /// A controller takes new traits over, and is told if they differ from the old ones.
    ///
    /// Fidelity: documented UITraitEnvironment.traitCollectionDidChange(_:).
    func take(_ new: UITraitCollection, withoutPrediction isFirst: Bool) {
        let old = isFirst ? nil : state.lastTraits ?? traitCollection
        state.lastTraits = new
        guard old != new else { return }
        unavailableStateChanged()
        tellOfTraits(from: old, to: new)
        guard world.follows(.hasTraits) else { return }
        world.asCurrent(new) {
            _ = world.send("traitCollectionDidChange(_:)", to: self, [("previousTraitCollection", old.map { .value($0) } ?? .nothing)]) {
                traitCollectionDidChange(old)
            }
        }
    }

    /// Catches up with the parent's traits before an appearance, as long as traits come from the parent.
    ///
    /// Fidelity: reported level49.com 2016-05 (iOS 11: a covered controller gets willTransition(to:with:) before its viewWillAppear when
    /// the interface has turned meanwhile).
    func catchUpWithParent() {
        guard !world.follows(.traitsFlowThroughViews), world.follows(.hasTraits), let parent, let old = state.lastTraits else { return }
        let new = withOwnTraits(parent.contentTraits(parent.traitCollection, for: self))
        guard new != old, let view = viewIfLoaded else { return }
        let coordinator =
            transitionCoordinator as? TransitionCoordinator
            ?? TransitionCoordinator(.resize, in: parent, from: nil, to: nil, view: view, duration: 0, isAnimated: false)
        world.send(
            "willTransition(to:with:)", to: self, [("newCollection", .value(new)), ("coordinator", .object(coordinator.id))]
        ) { willTransition(to: new, with: coordinator) }
        take(new, withoutPrediction: false)
    }
}
