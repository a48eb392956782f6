import Foundation
package import Heap

/// What UIKit runs again when something that it has read there changes.
public enum UpdateMethod: Int, Sendable {
    /// `updateProperties()`.
    case properties
    /// `layoutSubviews()`, and a controller's `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()`.
    case layout
    /// `updateConstraints()` and a controller's `updateViewConstraints()`.
    case constraints
    /// `draw(_:)`.
    case display
    /// The update of a button's or cell's configuration, by a method or a handler.
    case configuration
}

/// A method of an object that runs, with the traits that it has read until now.
struct RunningUpdate {
    let object: ObjectID
    let method: UpdateMethod
    var traits: Set<TraitKey> = []
}

// Automatic tracking: while UIKit runs one of these methods it notes what the method reads, and runs it again when that changes.
extension World {
    /// Calls an override point that UIKit tracks.
    @discardableResult
    func sendTracked(
        _ name: String, to object: NSObject, as method: UpdateMethod, _ arguments: [(name: String, value: Argument)] = [],
        isReported: Bool = true, by function: String = #function, in file: String = #fileID, native: () -> Void
    ) -> Bool {
        func send() -> Bool {
            self.send(name, to: object, arguments, isReported: isReported, by: function, in: file, native: native)
        }
        guard script?.implements(name, on: object.id) == true else { return send() }
        var hasCalledSuper = false
        track(method, of: object) { hasCalledSuper = send() }
        return hasCalledSuper
    }

    /// Runs code, and notes the traits and observed properties that it reads as those of the object's method.
    ///
    /// Fidelity: documented Automatic trait tracking (18), Automatic observation tracking (26; 18 with UIObservationTrackingEnabled); the traits of any
    /// collection count, not only of the object's own (simplified).
    func track(_ method: UpdateMethod, of object: NSObject, _ body: () -> Void) {
        guard follows(.tracksTraits), let script else { return body() }
        let observes = (follows(.tracksObservation) || script.enablesObservationTracking) && !believes(.modelNeedsSetNeedsLayout)
        runningUpdates.append(RunningUpdate(object: object.id, method: method))
        if observes { script.beginTracking() }
        body()
        if observes { script.endTracking(of: object.id, as: method) }
        let traits = runningUpdates.removeLast().traits
        let known = state.trackedTraits[object.id][method]
        if known != nil || !traits.isEmpty { state.trackedTraits[object.id][method] = traits }
    }

    /// Notes that the learner's code reads a trait.
    package func noteRead(of trait: TraitKey) {
        guard !runningUpdates.isEmpty else { return }
        runningUpdates[runningUpdates.count - 1].traits.insert(trait)
    }

    /// The traits of an object have changed: its methods that read one of those run again.
    func traitsChanged(of object: NSObject, from old: UITraitCollection, to new: UITraitCollection) {
        for (method, traits) in state.trackedTraits[object.id].sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where traits.contains(where: { $0.differs(old, new) }) {
            runAgain(method, of: object, because: LayoutCause(reason: .traits, location: nil, event: cause))
        }
    }

    /// A property that a method of an object has read is about to change: the method runs again.
    package func observedChange(of property: String, readBy id: ObjectID, in method: UpdateMethod) {
        guard let object: NSObject = living(id) else { return }
        runAgain(method, of: object, because: layoutCause(.observation, subject: property))
    }

    private func runAgain(_ method: UpdateMethod, of object: NSObject, because cause: LayoutCause) {
        let controller = object as? UIViewController
        guard let view = controller?.viewIfLoaded ?? object as? UIView else { return }
        switch method {
        case .properties: if let controller { controller.invalidateProperties(cause) } else { view.invalidateProperties(cause) }
        case .layout: view.invalidateLayout(cause)
        case .constraints: view.setNeedsUpdateConstraints()
        case .display: view.setNeedsDisplay()
        case .configuration:
            (view as? UIButton)?.setNeedsUpdateConfiguration()
            (view as? any ConfiguredView)?.configurationBecameStale()
        }
    }
}

// The update of properties, before layout.
extension UIView {
    /// Requests a call of `updateProperties()` before the next layout. Several requests until then count as one.
    ///
    /// Fidelity: documented UIView.setNeedsUpdateProperties().
    @available(iOS 26, *)
    public func setNeedsUpdateProperties() {
        invalidateProperties(world.layoutCause(.propertiesRequest))
    }

    /// Does pending updates of properties at once: this view's, its controller's, and those of the views in it.
    ///
    /// Fidelity: documented UIView.updatePropertiesIfNeeded().
    @available(iOS 26, *)
    public func updatePropertiesIfNeeded() {
        updatePendingProperties()
        for child in subviews { child.updatePropertiesIfNeeded() }
    }

    func invalidateProperties(_ cause: LayoutCause) {
        guard world.follows(.updatesProperties) else { return }
        world.state.propertiesCauses[id].append(cause)
        state.needsProperties = true
        needVisit()
    }

    /// Updates the properties of this view and of its controller, if they wait.
    ///
    /// Fidelity: documented WWDC25 243, 12:42 (after traits, directly before layout); that the controller comes first is simplified.
    func updatePendingProperties() {
        guard world.follows(.updatesProperties) else {
            state.needsProperties = false
            controller?.state.needsProperties = false
            return
        }
        if let controller, controller.state.needsProperties {
            controller.state.needsProperties = false
            runProperties(of: controller, isReported: true) { controller.updateProperties() }
        }
        guard state.needsProperties else { return }
        state.needsProperties = false
        runProperties(of: self, isReported: !isPrivate) { updateProperties() }
    }

    /// Calls an object's `updateProperties()`, and reports why. A first update has no cause but that the object is new.
    private func runProperties(of object: NSObject, isReported: Bool, native: () -> Void) {
        world.state.propertiesCauses[object.id].answer()
        world.because(world.state.propertiesCauses[object.id].event) {
            world.by(.updatesProperties) {
                _ = world.sendTracked("updateProperties()", to: object, as: .properties, isReported: isReported, native: native)
            }
            guard isReported, !world.state.propertiesCauses[object.id].answered.isEmpty else { return }
            world.report(.system(.propertiesPass, object: object.id))
        }
    }
}

extension UIViewController {
    /// Requests a call of `updateProperties()` before the next layout. Several requests until then count as one.
    ///
    /// Fidelity: documented UIViewController.setNeedsUpdateProperties().
    @available(iOS 26, *)
    public func setNeedsUpdateProperties() {
        invalidateProperties(world.layoutCause(.propertiesRequest))
    }

    /// Does pending updates of properties at once: this controller's, and those of its view and the views in it.
    ///
    /// Fidelity: documented UIViewController.updatePropertiesIfNeeded().
    @available(iOS 26, *)
    public func updatePropertiesIfNeeded() {
        viewIfLoaded?.updatePropertiesIfNeeded()
    }

    func invalidateProperties(_ cause: LayoutCause) {
        guard world.follows(.updatesProperties) else { return }
        world.state.propertiesCauses[id].append(cause)
        state.needsProperties = true
        viewIfLoaded?.needVisit()
    }
}
