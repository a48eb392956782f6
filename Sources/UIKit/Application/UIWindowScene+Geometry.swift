import Foundation
package import Heap

extension UIWindowScene {
    /// How much room a scene has, and its orientation, at one time. It never changes: a scene whose room changes has another one.
    ///
    /// Fidelity: documented UIWindowScene.Geometry.
    @available(iOS 16, *)
    public final class Geometry: NSObject {
        struct State: Sendable {
            var place = ScenePlace()
            var space: ObjectID?
        }

        private var state: State {
            get { world.state.sceneGeometries[id] }
            set { world.state.sceneGeometries[id] = newValue }
        }

        init(_ place: ScenePlace) {
            super.init()
            let space = world.bind { SceneCoordinateSpace(size: place.size) }
            state.place = place
            world.space.assign(&world.state.sceneGeometries[id].space, space.id)
        }

        package override var edges: [Edge] { state.space.map { [Edge("coordinateSpace", to: $0)] } ?? [] }

        var place: ScenePlace { state.place }

        /// The interface's orientation.
        public var interfaceOrientation: UIInterfaceOrientation { state.place.orientation }

        /// The scene's rectangle: the room that the app has.
        ///
        /// Fidelity: documented WWDC26 278, 5:10.
        @available(iOS 26, *)
        public var coordinateSpace: any UICoordinateSpace { world.known(state.space) as SceneCoordinateSpace }

        /// Whether the scene is being resized by hand. A scene here has its new size at once.
        ///
        /// Fidelity: documented UIWindowScene.Geometry.isInteractivelyResizing; simplified, always false.
        @available(iOS 26, *)
        public var isInteractivelyResizing: Bool { false }
    }

    /// How much room the scene has, and its orientation.
    ///
    /// Fidelity: documented UIWindowScene.effectiveGeometry (its key can be observed).
    @available(iOS 16, *)
    public var effectiveGeometry: Geometry {
        let place = world.scenePlace
        if let present: Geometry = world.object(sceneState.geometry), present.place == place { return present }
        let geometry = world.bind { Geometry(place) }
        world.space.assign(&sceneState.geometry, geometry.id)
        return geometry
    }

    /// The scene's rectangle.
    ///
    /// Fidelity: documented UIWindowScene.coordinateSpace (deprecated in 26).
    public var coordinateSpace: any UICoordinateSpace { world.known(effectiveGeometry.spaceID) as SceneCoordinateSpace }
}

extension UIWindowScene.Geometry {
    fileprivate var spaceID: ObjectID? { world.state.sceneGeometries[id].space }
}

/// The room of the app's scene and its orientation.
struct ScenePlace: Hashable, Sendable {
    var size = CGSize.zero
    var orientation = UIInterfaceOrientation.portrait
}

/// A scene and the geometry that it had before a change, kept for those who hear of it.
struct SceneBefore {
    let scene: UIWindowScene
    let geometry: UIWindowScene.Geometry
    let traits: UITraitCollection
}

// The scenes' delegates hear of their new geometry.
extension World {
    /// The room of the app's scene and its orientation.
    var scenePlace: ScenePlace {
        ScenePlace(size: state.application.sceneSize ?? state.screen.bounds.size, orientation: state.screen.orientation)
    }

    /// The connected scenes whose geometry somebody hears of, with their present one. `tellGeometry(since:)` takes them.
    func scenesBeforeChange() -> [SceneBefore] {
        state.application.scenes.compactMap { living($0, as: UIWindowScene.self) }.filter { scene in
            !scene.sceneState.isImplicit && (scene.sceneState.delegate != nil || observes(["effectiveGeometry"]))
        }.map { scene in
            let geometry = scene.effectiveGeometry
            space.retain(geometry.id)
            return SceneBefore(scene: scene, geometry: geometry, traits: traits(ofWindow: geometry.place.size))
        }
    }

    /// Tells of the geometries that are new since then.
    ///
    /// Fidelity: documented UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:), WWDC26 278, 5:20; its place between viewWillTransition and
    /// layout is simplified, and so is that the older method is left out where a delegate has both.
    func tellGeometry(since before: [SceneBefore]) {
        // From iOS 26.
        let newMethod = "windowScene(_:didUpdateEffectiveGeometry:)"
        // From iOS 13, deprecated in 26.
        let oldMethod = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
        let methods = os.version >= 26 ? [newMethod, oldMethod] : [oldMethod]
        for old in before {
            defer { space.release(old.geometry.id) }
            let new = old.scene.effectiveGeometry
            guard new !== old.geometry else { continue }
            if observes(["effectiveGeometry"]) {
                tellChange(of: "effectiveGeometry", old.scene, from: .object(old.geometry.id), to: .object(new.id))
            }
            guard let script, let delegate = old.scene.sceneState.delegate,
                let method = methods.first(where: { script.implements($0, on: delegate) })
            else { continue }
            var arguments: [(String, Argument)] = [("windowScene", .object(old.scene.id))]
            if method == newMethod {
                arguments.append(("previousEffectiveGeometry", .object(old.geometry.id)))
            } else {
                arguments += [
                    ("previousCoordinateSpace", old.geometry.spaceID.map { .object($0) } ?? .nothing),
                    ("previousInterfaceOrientation", .value(old.geometry.place.orientation)),
                    ("previousTraitCollection", .value(old.traits)),
                ]
            }
            tell(delegate, method, arguments)
        }
    }
}
