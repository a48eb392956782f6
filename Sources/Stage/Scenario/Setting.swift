public import Foundation
public import Interpreter
public import UIKit

/// A run's settings, besides the code: the device, the system version, how the entry is shown, and the user's steps.
public struct Setting: Sendable, Hashable {
    /// The device.
    public var device: DeviceProfile
    /// The system version.
    public var os: OSProfile
    /// How the entry controller is shown when the code has no app or scene delegate.
    public var container: Container
    /// The class of the entry controller; nil to choose by the rules.
    public var root: String?
    /// The size of the app's windows where they do not fill the screen, in points.
    public var windowSize: CGSize?
    /// The user's steps, in order.
    public var steps: [Step]
    /// The rules that the run follows although UIKit does not, to find what those expect who believe in them.
    public var misconceptions: Set<Misconception> = []
    /// Whether names that no file declares have placeholders.
    public var world: World
    /// The assumptions that the run makes about missing code, in an open world.
    public var assumptions: Set<Assumption> = []
    /// The network's behaviour.
    public var network = NetworkProfile()

    /// A closed world, the newest system on the phone with a notch, the entry as the window's root, and no steps of the user.
    public init(
        world: World = .closed, device: DeviceProfile = .phone, os: OSProfile = .newest, container: Container = .root,
        root: String? = nil, windowSize: CGSize? = nil, steps: [Step] = [], misconceptions: Set<Misconception> = []
    ) {
        self.world = world
        (self.device, self.os, self.container, self.root) = (device, os, container, root)
        (self.windowSize, self.steps) = (windowSize, steps)
        self.misconceptions = misconceptions
    }

    /// The names that code may use.
    public enum World: Sendable {
        /// Its files, UIKit and Swift's libraries declare everything; a name that they do not declare is an error at its line. Lessons are so.
        case closed
        /// Undeclared names have placeholders, which the recording reports. For a learner's own files.
        case open
    }

    /// How the entry controller is shown.
    public enum Container: String, Sendable, CaseIterable {
        case root, navigation, tab, fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext, popover, child,
            page, split
        /// Pushed by a plain screen, in a navigation stack.
        case pushed
        /// In a navigation stack, in the first of two tabs; the other one is plain.
        case tabbed

        /// The containers that tables compare. The documents' own scene pushes its controller already.
        public static let tabled = allCases.filter { ![.pushed, .tabbed].contains($0) }
    }
}
