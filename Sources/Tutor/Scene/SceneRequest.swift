import Curriculum
internal import Projects
import Stage

/// A scene for the stage.
struct SceneRequest: Hashable {
    /// The header's text.
    var title: String
    var run: RunPrescription

    var sources: [Source] { run.sources }

    var setting: Setting {
        get { run.setting }
        set { run.setting = newValue }
    }
}
