import Curriculum
import Stage

/// What is to be put on the stage.
struct SceneRequest: Hashable {
    /// What the header says.
    var title: String
    var run: RunPrescription

    var sources: [Source] { run.sources }

    var setting: Setting {
        get { run.setting }
        set { run.setting = newValue }
    }
}
