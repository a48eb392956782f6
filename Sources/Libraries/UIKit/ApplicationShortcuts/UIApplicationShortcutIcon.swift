/// The picture of a shortcut.
///
/// Fidelity: documented UIApplicationShortcutIcon; not drawn, and of the system's kinds only some have a name here (simplified).
class UIApplicationShortcutIcon: NSObject {
    enum IconType: Int {
        case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
        case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }
    init(type: IconType) { super.init() }
    init(templateImageName: String) { super.init() }
    init(systemImageName: String) { super.init() }
}
