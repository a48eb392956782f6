public import Foundation
package import Heap

/// A nib file, ready to be unarchived any number of times.
///
/// Fidelity: documented UINib; there is one bundle, and options are not looked at (simplified).
public final class UINib: NSObject {
    struct State: Sendable {
        var archive: Int?
        var name = ""
    }

    private var state: State {
        _read { yield world.state.nibs[id] }
        _modify { yield &world.state.nibs[id] }
    }

    /// The nib of a name. There is one bundle: the app's.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
        state = State(archive: world.nib(named: name), name: name)
    }

    /// Makes the nib's objects. Returns those at the top level without the owner. A missing nib is an exception; the result is then empty.
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        objects(forOwner: World.identity(of: ownerOrNil))
    }

    /// Options for unarchiving.
    public struct OptionsKey: Hashable, Sendable {
        let rawValue: String
    }

    package var name: String { state.name }

    /// Whether it is a nib that is not among the app's files, not one that the app has not got.
    package var isMissing: Bool { state.archive == nil && world.lacksNib(named: state.name) }

    package func objects(forOwner owner: ObjectID?) -> [NSObject] {
        guard let archive = state.archive else {
            world.missingNib(state.name)
            return []
        }
        return world.instantiate(nib: archive, owner: world.object(owner))
    }
}

extension Bundle {
    /// Makes the objects of the nib with a name. Returns those at the top level. A missing nib is an exception; the result is then nil.
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        World.current?.loadNib(named: name, owner: World.identity(of: owner))
    }
}

extension World {
    /// The number of the nib of a name.
    func nib(named name: String) -> Int? { archive(.nib, named: name) }

    /// Whether a storyboard or nib of the app's has a controller of this one's class.
    func isInArchives(_ controller: UIViewController) -> Bool {
        if controller.archived.scene != nil || controller.nibName.map({ !lacksNib(named: $0) }) ?? false { return true }
        return archivedObject(ofClass: typeName(of: controller)) != nil
    }

    /// The first object in the app's storyboards and nibs for which they name a class of the app's. Linear in them.
    package func archivedObject(ofClass name: String) -> ArchivedObject? {
        for archive in archives {
            if let object = archive.objects.first(where: { $0.customClass == name }) { return object }
        }
        return nil
    }

    /// Whether there are no nibs among the app's files, so that every nib is missing.
    package var lacksNibs: Bool { filesMayBeMissing && !archives.contains { $0.kind == .nib && !$0.isLaunchScreen } }

    /// Whether a nib is missing: it is not among the app's files, or cannot be read, or its name is unknown.
    package func lacksNib(named name: String) -> Bool {
        guard filesMayBeMissing else { return false }
        return lacksNibs || name.isEmpty || unreadInterfaces.contains(name) && nib(named: name) == nil
    }

    /// Whether there is a nib of that name among the app's files.
    package func hasNib(named name: String) -> Bool { nib(named: name) != nil }

    /// Whether a list registered a nib that is not among the app's files. A nib has no name if its name is unknown, and then counts as
    /// missing. Every nib counts as missing if the app's files have none.
    func makesNothing(_ maker: ReusePool.Maker) -> Bool {
        guard case .nib(let id) = maker, let nib: UINib = object(id) else { return false }
        return nib.isMissing
    }

    /// Whether the interface file of a list's controller is not among the app's files.
    func lacksArchive(of list: UIView) -> Bool {
        guard filesMayBeMissing else { return false }
        var responder: UIResponder? = list
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return archives.allSatisfy(\.isLaunchScreen) || (responder as? UIViewController).map { !isInArchives($0) } ?? false
    }

    /// Fidelity: documented UINib, the exception of a nib that is not there.
    func missingNib(_ name: String) {
        report(
            .exception(
                name: "NSInternalInconsistencyException",
                reason: "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'", object: nil))
    }

    /// The objects at the top level of the nib of a name.
    package func loadNib(named name: String, owner: ObjectID?) -> [NSObject]? {
        guard let archive = nib(named: name) else {
            missingNib(name)
            return nil
        }
        return instantiate(nib: archive, owner: object(owner))
    }

    func instantiate(nib number: Int, owner: NSObject?) -> [NSObject] {
        let unarchiver = Unarchiver(self, archive: number, owner: owner)
        return unarchiver.run {
            let objects: [NSObject] = archives[number].topLevel.compactMap { unarchiver.object($0) }
            for scene in archives[number].scenes {
                guard let controller = unarchiver.existing(scene.controller) as? UIViewController else { continue }
                controller.archived.isInNib = true
                let view: UIView? = scene.view.flatMap { unarchiver.object($0) }
                space.assign(&controller.archived.view, view?.id)
            }
            unarchiver.finish(connecting: archives[number].ownerConnections)
            return objects
        }
    }

    /// A new controller of a class, from the top level of the nib with that number. Returns nil when making it failed.
    func controllerFromNib(_ number: Int, ofClass name: String) -> UIViewController? {
        instantiate(nib: number, owner: nil).lazy.compactMap { $0 as? UIViewController }.first { self.typeName(of: $0) == name }
    }
}
