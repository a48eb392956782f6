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
        var space: SceneCoordinateSpace { world.known(state.space) }

        /// The interface's orientation.
        public var interfaceOrientation: UIInterfaceOrientation { state.place.orientation }

        /// The scene's rectangle: the room that the app has.
        ///
        /// Fidelity: documented WWDC26 278, 5:10.
        @available(iOS 26, *)
        public var coordinateSpace: any UICoordinateSpace { space }

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
    public var coordinateSpace: any UICoordinateSpace { effectiveGeometry.space }
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
            !scene.sceneState.isImplicit && (geometryMethod(of: scene) != nil || observes(["effectiveGeometry"]))
        }.map { scene in
            let geometry = scene.effectiveGeometry
            space.retain(geometry.id)
            return SceneBefore(scene: scene, geometry: geometry, traits: traits(ofWindow: geometry.place.size))
        }
    }

    /// Tells of the geometries that are new since then, once.
    ///
    /// Fidelity: documented UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:), WWDC26 278, 5:20; its place between viewWillTransition and
    /// layout is simplified.
    func tellGeometry(since before: inout [SceneBefore]) {
        let olds = before
        before = []
        for old in olds {
            defer { space.release(old.geometry.id) }
            let new = old.scene.effectiveGeometry
            guard new !== old.geometry else { continue }
            if observes(["effectiveGeometry"]) {
                tellChange(of: "effectiveGeometry", old.scene, from: .object(old.geometry.id), to: .object(new.id))
            }
            guard let method = geometryMethod(of: old.scene) else { continue }
            var arguments: [(String, Argument)] = [("windowScene", .object(old.scene.id))]
            if method.hasSuffix("didUpdateEffectiveGeometry:)") {
                arguments.append(("previousEffectiveGeometry", .object(old.geometry.id)))
            } else {
                arguments += [
                    ("previousCoordinateSpace", .object(old.geometry.space.id)),
                    ("previousInterfaceOrientation", .value(old.geometry.place.orientation)),
                    ("previousTraitCollection", .value(old.traits)),
                ]
            }
            tell(old.scene.sceneState.delegate, method, arguments)
        }
    }

    /// The method of a scene's delegate that hears of geometries; nil where it has none.
    ///
    /// Fidelity: documented UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:) (deprecated in 26); that it is left out
    /// where a delegate has both is simplified.
    private func geometryMethod(of scene: UIWindowScene) -> String? {
        guard let delegate = scene.sceneState.delegate, let script else { return nil }
        let new = "windowScene(_:didUpdateEffectiveGeometry:)"
        if script.implements(new, on: delegate), follows(.introduced(26)) { return new }
        let old = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
        return script.implements(old, on: delegate) ? old : nil
    }
}
