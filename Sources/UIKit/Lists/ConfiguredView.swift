import Foundation
package import Heap

/// The configurations of a cell, header or footer.
struct Configured: Sendable {
    /// The learner's value, or a list's look. Retained.
    var content: ObjectID?
    var background: UIBackgroundConfiguration?
    /// A closure. Retained.
    var handler: ObjectID?
    /// The state has changed since the last update.
    var isStale = true
    var updatesContent = true
}

/// A cell, header or footer whose content is made from a look.
package protocol ConfiguredView: UIView {
    /// The view for the content.
    var contentView: UIView { get }
    /// Its traits and its state.
    var configurationState: UICellConfigurationState { get }
    /// Replaces the content view.
    func replaceContent(with view: UIView)
    /// Override point: updates the configuration for a state.
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredView {
    /// Read as a copy. Unoptimised code of Swift 6.3 copies a background out of a yielded value only after the value was returned.
    var configured: Configured {
        get { world.state.configured[id] }
        _modify { yield &world.state.configured[id] }
    }

    var configuredEdges: [Edge] {
        (configured.content.map { [Edge("contentConfiguration", to: $0)] } ?? [])
            + (configured.handler.map { [Edge("configurationUpdateHandler", to: $0)] } ?? []) + backgrounds.edges
    }

    /// The configuration's identity, which represents the learner's value.
    package var contentConfigurationID: ObjectID? {
        get { configured.content }
        set { world.space.assign(&configured.content, newValue) }
    }

    /// The handler that updates the configuration for a state. Retained.
    package var updateHandler: Block? {
        get { configured.handler.map { Block(id: $0) } }
        set {
            world.space.assign(&configured.handler, newValue?.id)
            configurationBecameStale()
        }
    }

    /// Requests an update of the configuration before the next layout.
    package func configurationBecameStale() {
        configured.isStale = true
        invalidateLayout(.content)
    }

    /// The state has changed. Marks the configuration for an update, if the view or its handler updates it.
    func stateChanged() {
        guard
            configured.content != nil || configured.handler != nil
                || world.script?.implements("updateConfiguration(using:)", on: id) == true
        else { return }
        configurationBecameStale()
    }

    /// Replaces the content view by an empty one.
    package func removeContent() { replaceContent(with: UITableViewCellContentView(frame: contentView.frame)) }

    /// Updates the configuration for the view's state, if that has changed.
    ///
    /// Fidelity: documented UITableViewCell.updateConfiguration(using:), UICollectionViewCell.updateConfiguration(using:),
    /// configurationUpdateHandler (before the view is displayed, and after its state has changed; the method first).
    func configureIfNeeded() {
        guard configured.isStale else { return }
        configured.isStale = false
        let state = configurationState
        world.track(.configuration, of: self) {
            world.sendQuietly("updateConfiguration(using:)", to: self, [("state", .value(state))]) { updateConfiguration(using: state) }
            if let handler = updateHandler { world.call(handler, [.object(id), .value(state)]) }
        }
    }

    /// The class's own reaction to a new state.
    func updateContent(for state: UICellConfigurationState) {
        if configured.updatesContent, configured.content != nil { world.script?.updateContent(of: id) }
    }
}
