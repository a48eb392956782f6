/// An orientation of the app's interface.
///
/// Fidelity: documented UIInterfaceOrientation.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
    /// Not known.
    case unknown = 0
    /// The home button or indicator is at the bottom.
    case portrait = 1
    /// The home button or indicator is at the top.
    case portraitUpsideDown = 2
    /// The home button or indicator was at the left: the device is turned to the right.
    case landscapeLeft = 4
    /// The home button or indicator was at the right: the device is turned to the left.
    case landscapeRight = 3

    /// Whether the interface is wider than high on the device's screen.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is higher than wide on the device's screen.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The mask that holds this orientation alone.
    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// How far the interface is turned from portrait, in quarters clockwise.
    var quarters: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}

/// A set of orientations.
///
/// Fidelity: documented UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// A mask from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Portrait alone.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Landscape with the home indicator's side at the left alone.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Landscape with the home indicator's side at the right alone.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Upside down alone.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Both landscapes.
    public static let landscape = UIInterfaceOrientationMask(rawValue: 1 << 4 | 1 << 3)
    /// All four.
    public static let all = UIInterfaceOrientationMask(rawValue: 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4)
    /// All but upside down.
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 1 | 1 << 3 | 1 << 4)
}

/// How the device is held.
///
/// Fidelity: documented UIDeviceOrientation; lying on a table (faceUp, faceDown) turns nothing.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned to the left: the home button or indicator is at the right.
    case landscapeLeft = 3
    /// Turned to the right: the home button or indicator is at the left.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its face.
    case faceDown = 6

    /// Whether the device lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// The interface's orientation for a device held this way. Returns nil when the interface keeps its present one.
    ///
    /// Fidelity: documented UIInterfaceOrientation.landscapeLeft (turning the device to the left turns the content to the right).
    var interface: UIInterfaceOrientation? { isFlat || self == .unknown ? nil : UIInterfaceOrientation(rawValue: rawValue) }
}
