public import Foundation
import Heap

/// A storyboard file: scenes of controllers, and the segues between them.
///
/// Fidelity: documented UIStoryboard; there is one bundle (simplified).
public final class UIStoryboard: NSObject {
    struct State: Sendable {
        /// None for a stand-in of a storyboard that is not among the app's files.
        var archive: Int?
        var name = ""
    }

    private var state: State {
        _read { yield world.state.storyboards[id] }
        _modify { yield &world.state.storyboards[id] }
    }

    /// The storyboard of a name. There is one bundle: the app's. A name without a file is an exception. In an open world the object is a
    /// stand-in if the app's files have no storyboard, or if the name is unknown. Its controllers are stand-ins too.
    ///
    /// Fidelity: documented UIStoryboard.init(name:bundle:).
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
        state = State(archive: world.archive(.storyboard, named: name), name: name)
        guard state.archive == nil, !world.filesMayBeMissing || !name.isEmpty && world.hasStoryboards else { return }
        fail("Could not find a storyboard named '\(name)' in bundle NSBundle (loaded)")
    }

    init(archive: Int) {
        super.init()
        state = State(archive: archive, name: world.archives[archive].name)
    }

    /// Fidelity: reported, `value(forKey: "name")` as apps ask which storyboard they come from.
    override var hiddenKeys: [String: Argument] { ["name": .value(state.name)] }

    /// A new controller of the initial scene; nil when no scene is the initial one.
    ///
    /// Fidelity: documented UIStoryboard.instantiateInitialViewController() (a new controller each time; its view waits until it is wanted).
    public func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

    /// A new controller of the initial scene, made by `creator` from the coder. If `creator` returns nil, the scene's own class is used.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initial(creator: creator.map(block)) as? ViewController
    }

    /// A new controller of the scene with an identifier. An exception when there is none.
    ///
    /// Fidelity: documented UIStoryboard.instantiateViewController(withIdentifier:); the exception's words are reported.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier, creator: nil) }

    /// A new controller of the scene with an identifier, made by `creator` from the coder. If `creator` returns nil, the scene's own class
    /// is used.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = make(identifier, creator: creator.map(block)) as? ViewController else {
            preconditionFailure("the scene '\(identifier)' has a controller of another class than \(ViewController.self)")
        }
        return controller
    }

    private func block<ViewController: UIViewController>(_ creator: @escaping (NSCoder) -> ViewController?) -> Block {
        world.block { (arguments: [Argument]) in
            guard case .value(let value)? = arguments.first, let place = value as? ArchivePlace else { return .nothing }
            return .reference(creator(UINibDecoder(place)))
        }
    }

    package func initial(creator: Block?, wantedAt location: CodeLocation? = nil) -> UIViewController? {
        guard let number = state.archive else { return standIn(for: nil, creator: creator) }
        guard let scene = world.archives[number].initialScene else { return nil }
        return controller(ofScene: scene, creator: creator, wantedAt: location)
    }

    package func make(_ identifier: String, creator: Block?) -> UIViewController {
        made(identifier, creator: creator) ?? UIViewController()
    }

    /// nil where the scene is refused.
    private func made(_ identifier: String, creator: Block?, wantedAt location: CodeLocation? = nil) -> UIViewController? {
        guard let number = state.archive else { return standIn(for: identifier, creator: creator) ?? UIViewController() }
        if let scene = world.archives[number].scenes.firstIndex(where: { $0.identifier == identifier }) {
            let controller = controller(ofScene: scene, creator: creator, wantedAt: location)
            if controller != nil || location != nil { return controller }
        }
        fail("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        return UIViewController()
    }

    /// A stand-in for a scene's controller, for a storyboard that is not among the app's files. Its class is the one that the running code
    /// expects.
    private func standIn(for identifier: String?, creator: Block?) -> UIViewController? {
        let made: UIViewController?
        if let creator, case .object(let id) = world.call(creator, [.value(ArchivePlace.nowhere)]) {
            made = world.object(id)
        } else {
            made = world.object(world.script?.controller(ofScene: identifier, in: state.name))
        }
        if let made { world.space.assign(&made.archived.storyboard, id) }
        return made
    }

    private func fail(_ reason: String) {
        world.report(.exception(name: "NSInvalidArgumentException", reason: reason, object: id))
    }

    /// A new controller, made, connected with the scene's objects outside the view, and awakened. Its view is made later.
    ///
    /// `location` is where a file refers to this scene from another one.
    func controller(ofScene scene: Int, creator: Block? = nil, wantedAt location: CodeLocation? = nil) -> UIViewController? {
        guard let number = state.archive else { return nil }
        return world.makingScene(scene, ofArchive: number, wantedAt: location) { controller(ofScene: scene, number, creator) }
    }

    private func controller(ofScene scene: Int, _ number: Int, _ creator: Block?) -> UIViewController? {
        let described = world.archives[number].scenes[scene]
        if let reference = described.reference {
            return controller(of: reference, at: world.archives[number].objects[described.controller].location)
        }
        let unarchiver = Unarchiver(world, archive: number, scene: scene, storyboard: self)
        let place = ArchivePlace(archive: number, object: described.controller)
        return unarchiver.run {
            if let creator, case .object(let id) = world.call(creator, [.value(place)]), let made: UIViewController = world.object(id) {
                return finish(made, unarchiver, described)
            }
            return unarchiver.object(described.controller, as: UIViewController.self).map { finish($0, unarchiver, described) }
        }
    }

    /// A new controller of the scene that a storyboard reference refers to.
    ///
    /// Fidelity: documented UIStoryboard (storyboard references: the scene of that identifier, else the initial one).
    private func controller(of reference: StoryboardReference, at location: CodeLocation) -> UIViewController? {
        let other = reference.storyboard.map { name in world.bind { UIStoryboard(name: name, bundle: nil) } } ?? self
        guard let identifier = reference.identifier else { return other.initial(creator: nil, wantedAt: location) }
        return other.made(identifier, creator: nil, wantedAt: location)
    }

    /// Makes and connects the scene's other objects with the controller, if the scene has no view. A navigation controller's scene has
    /// none, so no nib is loaded later that could make them.
    private func finish(_ controller: UIViewController, _ unarchiver: Unarchiver, _ scene: ArchivedScene) -> UIViewController {
        let others = scene.view == nil ? scene.others.compactMap { unarchiver.object($0) } : []
        unarchiver.finish()
        controller.archived.objects = unarchiver.objects
        let plain = unarchiver.plainObjects
        controller.hold(plain + others.filter { other in !plain.contains { $0 === other } })
        return controller
    }
}

extension World {
    /// A new controller of the first scene whose controller has a class. Returns nil when there is none.
    ///
    /// `creator`, if there is one, makes it from the coder that it is given.
    package func controllerFromStoryboard(
        ofClass name: String, creator: ((ArchivePlace) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let (archive, scene) = place(ofSceneWithClass: name) else { return nil }
        if archives[archive].kind == .nib { return creator == nil ? controllerFromNib(archive, ofClass: name) : nil }
        let block = creator.map { creator in
            self.block { (arguments: [Argument]) in
                guard case .value(let value)? = arguments.first, let place = value as? ArchivePlace else { return .nothing }
                return .reference(creator(place))
            }
        }
        return UIStoryboard(archive: archive).controller(ofScene: scene, creator: block)
    }

    /// Whether the app can reach a scene of a class. It can reach the initial scene of the main storyboard, or of one that code or another
    /// storyboard names. It can reach a scene that a segue, a container or another storyboard shows, and one whose identifier is in the
    /// code. Linear in the storyboards.
    package func isReached(sceneOfClass name: String, _ isNamed: (String) -> Bool) -> Bool {
        archives.contains { archive in
            archive.scenes.indices.contains { number in
                let scene = archive.scenes[number]
                guard archive.objects[scene.controller].customClass == name else { return false }
                if archive.initialScene == number, archive.name == mainStoryboard || isNamed(archive.name) { return true }
                if scene.identifier.map(isNamed) ?? false { return true }
                let isShown = archive.scenes.contains {
                    $0.children.contains { $0.scene == number } || $0.segues.contains { $0.destination == number }
                }
                return isShown || isReferred(archive.name, scene.identifier)
            }
        }
    }

    private func isReferred(_ storyboard: String, _ identifier: String?) -> Bool {
        archives.contains { archive in
            archive.scenes.contains { scene in
                guard let reference = scene.reference, (reference.storyboard ?? archive.name) == storyboard else { return false }
                return reference.identifier == nil || reference.identifier == identifier
            }
        }
    }

    /// Whether a scene's controller has that class of the app's.
    package func hasScene(ofClass name: String) -> Bool { place(ofSceneWithClass: name) != nil }

    private func place(ofSceneWithClass name: String) -> (archive: Int, scene: Int)? {
        for (number, archive) in archives.enumerated() {
            let scene = archive.scenes.firstIndex { archive.objects[$0.controller].customClass == name }
            if let scene { return (number, scene) }
        }
        return nil
    }

    /// The name of the storyboard that an app begins with: `Main`, else the first with an initial controller.
    public var mainStoryboard: String? {
        let candidates = archives.filter { $0.kind == .storyboard && !$0.isLaunchScreen && $0.initialScene != nil }.map(\.name)
        return candidates.first { $0 == "Main" } ?? candidates.first
    }

    /// Makes the main storyboard's window, if there is one, and sets the delegate's property `window`. The system does so before it calls
    /// an app's or scene's delegate. Returns the window, to be shown afterwards.
    ///
    /// Fidelity: documented UISceneStoryboardFile and UIMainStoryboardFile; that the file is the one called Main is simplified.
    func makeMainWindow(for delegate: ObjectID) -> UIWindow? {
        guard let name = mainStoryboard, let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else {
            return nil
        }
        let window = UIWindow(frame: windowBounds)
        space.retain(window.id)
        window.rootViewController = root
        _ = script?.set(.object(window.id), at: "window", of: delegate)
        return window
    }

    /// Shows that window, unless the delegate has shown another.
    func showMainWindow(_ window: UIWindow?) {
        guard let window else { return }
        if state.application.windows.isEmpty { window.makeKeyAndVisible() }
        space.release(window.id)
    }
}
