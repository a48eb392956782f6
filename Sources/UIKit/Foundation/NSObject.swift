@_exported public import Foundation
package import Heap

/// The protocol of every object.
///
/// Fidelity: documented NSObjectProtocol; without members here (simplified).
public protocol NSObjectProtocol: AnyObject {}

/// The root of every simulated class: an identity in a World, and nothing else. An object's data lies in the World's state by its id.
///
/// Fidelity: documented NSObject; equality, hash, description and setting values by key: what else Objective-C's root has is left out (simplified).
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The object's identity in its World.
    package private(set) var id = ObjectID(index: .max)
    /// The World that the object lives in. The World holds all its objects.
    package unowned let world: World

    /// Makes an object in the World of the present run. If the learner's code has begun to initialise an object, this becomes its native
    /// half.
    public init() {
        let world = World.present("a simulated object was made")
        self.world = world
        id = world.adopt(self)
    }

    /// Override point: the object was made from a storyboard or nib, and its outlets are connected. Does nothing.
    ///
    /// Fidelity: documented NSObject.awakeFromNib() (after all outlets of the file are connected).
    open func awakeFromNib() {}

    /// Override point: the object that takes this one's place after a storyboard or nib has made it. Returns the object itself.
    ///
    /// Fidelity: documented NSObject.awakeAfter(using:) (substitutes another object for the one that was decoded).
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Override point: Xcode's interface editor prepares an object that it draws. An app that runs never calls it.
    ///
    /// Fidelity: documented NSObject.prepareForInterfaceBuilder() (called by Interface Builder alone).
    open func prepareForInterfaceBuilder() {}

    /// Override point: a property that this object observes has changed. An object that takes no changes: an exception.
    ///
    /// Fidelity: documented NSKeyValueObserving (observeValue(forKeyPath:of:change:context:)); the exception's words are reported.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) { refuseChange(of: keyPath) }

    /// The keys of objects that UIKit has in private and that apps are known to ask for.
    var privateKeys: Set<String> { [] }

    /// Whether values can be set for any key.
    var keepsAnyKey: Bool { false }

    /// The keys of properties that Objective-C has and Swift does not, with their initial values.
    var hiddenKeys: [String: Argument] { [:] }

    /// Sets a property that Swift can only read, through a private setter that apps are known to use. False for every other key.
    func takesPrivately(_ value: Argument, at key: String) -> Bool { false }

    /// The object under one of the private keys.
    func privateObject(forKey key: String) -> NSObject? { nil }

    // MARK: Identity

    /// Whether the object is of a class, or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let own = current {
            if own == aClass { return true }
            current = _getSuperclass(own)
        }
        return false
    }

    /// Whether the object is of just that class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Whether the object has a method, or a property whose getter or setter the selector names. It may be the learner's or UIKit's.
    ///
    /// Fidelity: documented NSObjectProtocol.responds(to:); methods that Swift names otherwise than Objective-C are found by Swift's names alone
    /// (simplified).
    open func responds(to aSelector: Selector!) -> Bool { aSelector.map { world.responds(to: $0, self) } ?? false }

    /// Whether another object counts as this one. The default: it is the same. A class that overrides this overrides `hash` too.
    ///
    /// Fidelity: documented NSObjectProtocol.isEqual(_:), hash: equal objects are one key where their hashes are the same (simplified: the hash alone
    /// tells keys apart).
    open func isEqual(_ object: Any?) -> Bool { World.identity(of: object) == id }

    /// A number that equal objects share.
    open var hash: Int { Int(id.index) }

    // MARK: Accessibility

    /// Override point: a double tap with two fingers. Returns whether it had an effect.
    ///
    /// Fidelity: documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Override point: a scrub with two fingers. Returns whether something was left.
    ///
    /// Fidelity: documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Override point: a double tap. Returns whether it had an effect.
    ///
    /// Fidelity: documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
    open func accessibilityActivate() -> Bool { false }

    /// Override point: a swipe upwards on something adjustable.
    ///
    /// Fidelity: documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
    open func accessibilityIncrement() {}

    /// Override point: a swipe downwards on something adjustable.
    ///
    /// Fidelity: documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
    open func accessibilityDecrement() {}

    /// The name that UIKit's messages use: the dynamic class, the learner's included.
    open var description: String {
        "<\(world.typeName(of: self))>"
    }

    /// Whether the two are equal, by `isEqual(_:)`.
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool {
        lhs === rhs || lhs.isEqual(rhs)
    }

    /// Hashes `hash`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    /// The properties of this class of UIKit's that can be observed, by the names that Objective-C and Swift have for them.
    package var observableKeys: Set<String> { [] }

    /// The references that this object's own state holds, for the memory graph and for letting go at the end. Subclasses add to super's.
    package var edges: [Edge] { [] }

    /// Releases all strong references in `edges`. Called once, when the object dies.
    package func releaseEdges() {
        for edge in edges where edge.kind == .strong { world.space.release(edge.target) }
    }
}
