import Foundation
package import Heap

/// A view's or controller's own traits, and the observers of its trait changes.
struct TraitEnvironment: Sendable {
    /// The object with the overrides, made at the first use.
    var overrides: ObjectID?
    /// The traits that the parent sets for a child.
    var byParent: UITraitCollection?
    /// The observers, in order of registration.
    var registrations: [ObjectID] = []
}

/// A registration for changes of traits, to be taken back with `unregisterForTraitChanges(_:)`.
///
/// Fidelity: documented UITraitChangeRegistration.
public protocol UITraitChangeRegistration: AnyObject {}

/// One registration.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    struct State: Sendable {
        var keys: [TraitKey] = []
        var handler: Block?
        var target: ObjectID?
        var action: Selector?
    }

    var state: State {
        _read { yield world.state.traitRegistrations[id] }
        _modify { yield &world.state.traitRegistrations[id] }
    }

    init(_ keys: [TraitKey], handler: Block?, target: ObjectID?, action: Selector?) {
        super.init()
        state = State(keys: keys, handler: handler, target: target, action: action)
        if let handler { world.space.retain(handler.id) }
    }

    package override var edges: [Edge] {
        (state.handler.map { [Edge("handler", to: $0.id)] } ?? []) + (state.target.map { [Edge("target", .weak, to: $0)] } ?? [])
    }
}

/// Something that has traits.
///
/// Fidelity: documented UITraitEnvironment.
public protocol UITraitEnvironment: AnyObject {
    /// The environment.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that announces changes of its traits.
///
/// Fidelity: documented UITraitChangeObservable (from iOS 17).
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and the traits of before whenever one of `traits` has changed; not now.
    ///
    /// Fidelity: documented UITraitChangeObservable.registerForTraitChanges(_:handler:); a closure need not say of which type the object is
    /// (simplified).
    @available(iOS 17, *)
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler: handler) }

    /// The same for a closure that says of which type the object is, as `Self` does in a class.
    @available(iOS 17, *)
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler: handler) }

    private func register<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let block = observable.world.block { [unowned self] (arguments: [Argument]) in
            if arguments.count > 1, case .value(let previous as UITraitCollection) = arguments[1], let observed = self as? Observed {
                handler(observed, previous)
            }
            return .nothing
        }
        return observable.register(traits.map { TraitKey($0) }, handler: block)
    }

    @discardableResult
    package func registerForTraitChanges(_ traits: [TraitKey], handler: Block) -> any UITraitChangeRegistration {
        observable.register(traits, handler: handler)
    }

    /// Calls a method of `target` whenever one of `traits` has changed.
    @available(iOS 17, *)
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        observable.register(traits.map { TraitKey($0) }, target: World.identity(of: target), action: action)
    }

    @discardableResult
    package func registerForTraitChanges(_ traits: [TraitKey], target: ObjectID, action: Selector) -> any UITraitChangeRegistration {
        observable.register(traits, target: target, action: action)
    }

    /// Calls a method of this object whenever one of `traits` has changed.
    @available(iOS 17, *)
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: observable, action: action)
    }

    @discardableResult
    package func registerForTraitChanges(_ traits: [TraitKey], action: Selector) -> any UITraitChangeRegistration {
        observable.register(traits, target: observable.id, action: action)
    }

    /// Removes a registration.
    @available(iOS 17, *)
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        observable.unregister(registration)
    }

    private var observable: NSObject {
        guard let object = self as? NSObject else { preconditionFailure("only objects of the World have traits") }
        return object
    }
}

extension NSObject {
    fileprivate var environment: TraitEnvironment {
        get { world.state.traitEnvironments[id] }
        set { world.state.traitEnvironments[id] = newValue }
    }

    /// The references of an object that has traits.
    var traitEdges: [Edge] {
        let environment = environment
        return (environment.overrides.map { [Edge("traitOverrides", to: $0)] } ?? [])
            + environment.registrations.map { Edge("trait registration", to: $0) }
    }

    var traitBox: TraitBox {
        if let box: TraitBox = world.object(environment.overrides) { return box }
        let box = TraitBox(of: self)
        world.space.retain(box.id)
        environment.overrides = box.id
        return box
    }

    /// This object's own traits; nil when it overrides none.
    var ownTraits: UITraitCollection.Values? {
        guard let id = environment.overrides else { return nil }
        let box = world.state.traitBoxes[id]
        return box.values
    }

    var traitsByParent: UITraitCollection? {
        get { environment.byParent }
        set { environment.byParent = newValue }
    }

    func register(_ keys: [TraitKey], handler: Block? = nil, target: ObjectID? = nil, action: Selector? = nil) -> TraitRegistration {
        let registration = TraitRegistration(keys, handler: handler, target: target, action: action)
        world.space.retain(registration.id)
        environment.registrations.append(registration.id)
        return registration
    }

    func unregister(_ registration: (any UITraitChangeRegistration)?) {
        guard let registration = registration as? TraitRegistration, environment.registrations.contains(registration.id) else { return }
        environment.registrations.removeAll { $0 == registration.id }
        world.space.release(registration.id)
    }

    /// Calls the observers of the traits that have changed.
    ///
    /// Fidelity: documented UITraitChangeObservable; that handlers come before traitCollectionDidChange is simplified.
    func tellOfTraits(from old: UITraitCollection?, to new: UITraitCollection) {
        let old = old ?? UITraitCollection()
        for id in environment.registrations {
            guard let registration: TraitRegistration = world.living(id), registration.state.keys.contains(where: { $0.differs(old, new) })
            else { continue }
            let arguments = [Argument.object(self.id), .value(old)]
            if let handler = registration.state.handler {
                world.call(handler, arguments)
            } else if let action = registration.state.action, let target = registration.state.target,
                world.space.heap.isReachableWeakly(target)
            {
                world.perform(action, on: target, arguments)
            }
        }
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// Traits of this view and the views in it that override those of its surroundings.
    ///
    /// Fidelity: documented UIView.traitOverrides (from iOS 17).
    @available(iOS 17, *)
    public var traitOverrides: any UITraitOverrides { traitBox }

    /// Brings the traits up to date at once.
    @available(iOS 17, *)
    public func updateTraitsIfNeeded() {
        updateEnvironmentFromAbove()
    }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// Traits of this controller and its view that override those of its surroundings.
    ///
    /// Fidelity: documented UIViewController.traitOverrides (from iOS 17).
    @available(iOS 17, *)
    public var traitOverrides: any UITraitOverrides { traitBox }

    /// Brings the traits up to date at once.
    @available(iOS 17, *)
    public func updateTraitsIfNeeded() {
        viewIfLoaded?.updateEnvironmentFromAbove()
    }

    /// Sets traits of a child that override those it would inherit; nil: none.
    ///
    /// Fidelity: documented UIViewController.setOverrideTraitCollection(_:forChild:).
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.traitsByParent = collection
        childViewController.viewIfLoaded?.traitsBecameStale()
    }

    /// The traits that this controller sets for a child.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsByParent
    }
}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
    /// The environment of the scene's windows.
    ///
    /// Fidelity: documented WWDC 2023 session 10057 (traits flow from the scene to its windows).
    public var traitCollection: UITraitCollection {
        (sceneState.traits ?? world.predictedTraits).overridden(by: ownTraits)
    }

    /// Called when the traits have changed. Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene sets for its windows.
    ///
    /// Fidelity: documented UIWindowScene.traitOverrides (from iOS 17).
    @available(iOS 17, *)
    public var traitOverrides: any UITraitOverrides { traitBox }

    /// Takes the traits of a window's size, and announces their changes.
    func renewTraits(_ surroundings: UITraitCollection) -> UITraitCollection {
        let new = surroundings.overridden(by: ownTraits)
        let old = sceneState.told
        sceneState.traits = surroundings
        sceneState.told = new
        if let old, old != new { tellOfTraits(from: old, to: new) }
        return new
    }
}
