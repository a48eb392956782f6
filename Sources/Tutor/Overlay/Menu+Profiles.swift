import UIKit

extension Menu {
    /// The devices to choose from.
    static func devices(selected: DeviceProfile, _ action: (String) -> Action) -> Menu {
        Menu(
            "Which device?", DeviceProfile.all.map { Item(StageState.name(of: $0), action($0.name)) },
            selection: DeviceProfile.all.firstIndex(of: selected) ?? 0)
    }

    /// The system versions to choose from, the newest first.
    static func systems(selected: OSProfile, _ action: (Int) -> Action) -> Menu {
        let systems = Array(OSProfile.all.reversed())
        return Menu(
            "Which system?", systems.map { Item($0.title, action($0.version)) }, selection: systems.firstIndex(of: selected) ?? 0)
    }
}
