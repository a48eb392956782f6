import Projects
import Stage
import UIKit

/// Scenes that several tests run.
enum Scenes {
    static func run(
        _ text: String, _ steps: [String] = [], in container: Setting.Container = .root, name: String = "Scene.swift",
        root: String? = nil, world: Setting.World = .closed, os: OSProfile = .newest
    ) throws -> Run {
        try Run(
            sources: [Source(path: name, text: text)],
            setting: Setting(world: world, os: os, container: container, root: root, steps: try steps.map { try Step($0) }))
    }

    /// `Class.callback` of the controllers of the scene, appearance only.
    static func appearances(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .callback && $0.name.contains("ppear") }.compactMap { event in
            event.object.map { "\(run.recording.typeName(of: $0)).\(event.name)" }
        }.filter { !$0.hasPrefix("UI") }
    }

    static let two = """
        import UIKit

        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func show(_ style: UIModalPresentationStyle) {
                let b = B()
                b.modalPresentationStyle = style
                present(b, animated: true)
            }
            func full() { show(.fullScreen) }
            func sheet() { show(.pageSheet) }
            func away() { dismiss(animated: true) }
        }

        final class B: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
            }
        }
        """
}
