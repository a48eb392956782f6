/// The scenes of interface files that are being made, outermost first. Each is made because the one before it needs it: as a container's
/// child, as an embedded controller, or through a storyboard reference.
///
/// A file may say that a scene lies within itself. UIKit would go on making it until the app's stack is full.
struct SceneChain {
    private struct Place: Hashable {
        let archive: Int
        let scene: Int
    }

    private var places: [Place] = []
    private var made = 0

    /// The most scenes within each other.
    private static let mostDepth = 64
    /// The most scenes made for one outermost scene.
    private static let most = 2000

    /// Why a scene cannot be made for the innermost one; nil when it can.
    func obstacle(toScene scene: Int, ofArchive archive: Int) -> String? {
        if places.contains(Place(archive: archive, scene: scene)) { return "a scene within itself" }
        if places.count >= Self.mostDepth { return "more than \(Self.mostDepth) scenes within each other" }
        return made >= Self.most ? "more than \(Self.most) scenes within one" : nil
    }

    /// A scene is being made, or its view is.
    mutating func enter(scene: Int, ofArchive archive: Int) {
        made = places.isEmpty ? 0 : made + 1
        places.append(Place(archive: archive, scene: scene))
    }

    /// The innermost scene has been made.
    mutating func leave() { places.removeLast() }
}

extension World {
    /// Runs `body`, which makes a scene or its view. A scene that another scene needs, at a place in a file, is refused if the chain would
    /// not end.
    @discardableResult
    func makingScene<Result>(
        _ scene: Int, ofArchive archive: Int, wantedAt location: CodeLocation? = nil, _ body: () -> Result?
    ) -> Result? {
        if let location, let obstacle = sceneChain.obstacle(toScene: scene, ofArchive: archive) {
            report(.refusal(obstacle, at: location))
            return nil
        }
        sceneChain.enter(scene: scene, ofArchive: archive)
        defer { sceneChain.leave() }
        return body()
    }
}
