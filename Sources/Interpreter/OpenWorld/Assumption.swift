/// Something that a run takes for granted although no file says it.
///
/// Its description is shown to people and accepted by the command line. Each case has a distinct text, which `init(_:)` reads.
public enum Assumption: Hashable, Sendable {
    /// The named value is true, not nil, or set by code elsewhere: `Session.isLoggedIn`, `ProfileViewController.user`.
    case value(String)
    /// The named array has an element: `ProfileViewController.rows`.
    case element(String)
    /// The named value, or an object of the named class, is of another type: `BaseViewController is ProfileViewController`.
    case type(String, is: String)
    /// The entry is inside a container, named by the property that reaches it: `navigationController`.
    case container(String)
    /// The app's delegate has handled its launch before the entry is made.
    case launch
    /// The simulated network sends an empty list instead of an empty object.
    case networkList
    /// The simulated network cannot be reached.
    case networkFailure
    /// An earlier run of the app has stored a value of that type in the user defaults of a suite; nil for the standard defaults.
    case storedDefault(type: String, key: String, suite: String?)
}

extension Assumption {
    /// Whether it assumes a value.
    public var isOfValue: Bool { if case .value = self { true } else { false } }
    var isOfElement: Bool { if case .element = self { true } else { false } }
    var isOfType: Bool { if case .type = self { true } else { false } }
}

extension Assumption: LosslessStringConvertible {
    private static let elementEnding = " has an element"
    private static let containerBeginning = "inside a "
    private static let launchText = "the app's launch has run"
    private static let listText = "the network sends a list"
    private static let failureText = "the network is out of reach"

    /// The text that `init(_:)` reads.
    public var description: String {
        switch self {
        case .value(let name): return name
        case .element(let name): return name + Self.elementEnding
        case .type(let name, let type): return "\(name) is \(type)"
        case .container(let property): return Self.containerBeginning + property
        case .launch: return Self.launchText
        case .networkList: return Self.listText
        case .networkFailure: return Self.failureText
        case .storedDefault(let type, let key, let suite):
            return "the default \"\(key)\"" + (suite.map { " of \"\($0)\"" } ?? "") + " is a stored \(type)"
        }
    }

    /// Reads a description. Any other text that is not empty is the name of a value.
    public init?(_ description: String) {
        let text = description.trimmingSpaces
        switch text {
        case "": return nil
        case Self.launchText: self = .launch
        case Self.listText: self = .networkList
        case Self.failureText: self = .networkFailure
        default:
            if let parts = text.wholeMatch(of: /the default "(.*?)"(?: of "(.*)")? is a stored (\w+)/)?.output {
                self = .storedDefault(type: String(parts.3), key: String(parts.1), suite: parts.2.map(String.init))
            } else if text.hasSuffix(Self.elementEnding) {
                self = .element(String(text.dropLast(Self.elementEnding.count)))
            } else if text.hasPrefix(Self.containerBeginning) {
                self = .container(String(text.dropFirst(Self.containerBeginning.count)))
            } else if let parts = text.wholeMatch(of: /(\S+) is ([\w.<>, ]+)/)?.output {
                self = .type(String(parts.1), is: String(parts.2))
            } else {
                self = .value(text)
            }
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
