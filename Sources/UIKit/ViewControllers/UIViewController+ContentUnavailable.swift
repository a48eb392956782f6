import Foundation
package import Heap

/// The state that a content-unavailable configuration follows.
///
/// Fidelity: documented UIContentUnavailableConfigurationState; without states of the app's own (simplified).
@available(iOS 17, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// The search's text; nil: none.
    public var searchText: String?

    /// A state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

// A controller's look without content.
extension UIViewController {
    /// The name of the override point.
    private static let update = "updateContentUnavailableConfiguration(using:)"

    /// The state that the content-unavailable view follows: the controller's traits, and the search text of its navigation item.
    ///
    /// Fidelity: documented UIViewController.contentUnavailableConfigurationState.
    @available(iOS 17, *)
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var now = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        now.searchText = navigationItem.searchController?.searchBar.text.flatMap { $0.isEmpty ? nil : $0 }
        return now
    }

    /// Requests an update of the content-unavailable configuration before the next frame. Several requests until then count as one.
    ///
    /// Fidelity: documented UIViewController.setNeedsUpdateContentUnavailableConfiguration().
    @available(iOS 17, *)
    public func setNeedsUpdateContentUnavailableConfiguration() {
        state.isUnavailableStale = true
        viewIfLoaded?.needVisit()
    }

    /// The text of a search controller has changed. Updates the controllers that have it in their navigation items, children included.
    func searchChanged(_ searching: UISearchController) {
        if navigationItem.searchController === searching { unavailableStateChanged() }
        for child in children { child.searchChanged(searching) }
    }

    /// The state has changed. Marks the configuration for an update, if there is one or an override makes one.
    func unavailableStateChanged() {
        guard state.unavailable != nil || world.script?.implements(Self.update, on: id) == true else { return }
        state.isUnavailableStale = true
        viewIfLoaded?.needVisit()
    }

    /// Updates the content-unavailable configuration if the state has changed, and keeps its view over the other content.
    ///
    /// Fidelity: documented UIViewController.updateContentUnavailableConfiguration(using:) (called by the system when the state changes, and when it was
    /// asked for); that it comes after viewIsAppearing and before the layout is simplified.
    func updateContentUnavailableIfNeeded() {
        if state.isUnavailableStale, world.os.version >= 17 {
            state.isUnavailableStale = false
            if world.script?.implements(Self.update, on: id) == true {
                let now = contentUnavailableConfigurationState
                world.send(Self.update, to: self, [("state", .value(now))]) { updateContentUnavailableConfiguration(using: now) }
            }
            if let container = contentUnavailable { world.script?.updateContent(of: container.id) }
        }
        placeContentUnavailable()
    }

    /// The view around the configuration's own; nil without a configuration.
    package var contentUnavailable: ContentUnavailableView? { world.object(state.unavailable) }

    /// The view that is to hold a look's own.
    package func makeContentUnavailable() -> ContentUnavailableView {
        if let known = contentUnavailable { return known }
        let container = world.bind { ContentUnavailableView(frame: viewIfLoaded?.bounds ?? .zero) }
        world.state.unavailableContents[container.id].controller = id
        world.space.assign(&state.unavailable, container.id)
        placeContentUnavailable()
        return container
    }

    /// There is content again.
    package func removeContentUnavailable() {
        contentUnavailable?.removeFromSuperview()
        world.space.assign(&state.unavailable, nil)
    }

    private func placeContentUnavailable() {
        guard let container = contentUnavailable, let view = viewIfLoaded else { return }
        if container.frame != view.bounds { container.frame = view.bounds }
        if container.superview !== view {
            view.addSubview(container)
        } else if view.state.subviews.last != container.id {
            view.bringSubviewToFront(container)
        }
    }
}

/// Lies over a controller's view, and contains the content-unavailable view.
package final class ContentUnavailableView: UIView, ConfiguredView {
    struct Record: Sendable {
        /// A subview.
        var content: ObjectID?
        /// Holds this.
        var controller: ObjectID?
    }

    override var isPrivate: Bool { true }

    package override var edges: [Edge] { super.edges + configuredEdges }

    /// The state that the configuration follows.
    package var unavailableState: UIContentUnavailableConfigurationState {
        world.living(world.state.unavailableContents[id].controller, as: UIViewController.self)?.contentUnavailableConfigurationState
            ?? UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// The configuration's view; this one while there is none.
    package var contentView: UIView { world.object(world.state.unavailableContents[id].content, as: UIView.self) ?? self }

    /// No cell's.
    package var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }

    /// Replaces the configuration's view.
    package func replaceContent(with view: UIView) {
        if contentView !== self { contentView.removeFromSuperview() }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        world.state.unavailableContents[id].content = view.id
        addSubview(view)
    }

    /// Does nothing: the controller updates the configuration.
    package func updateConfiguration(using state: UICellConfigurationState) {}
}
