public import Foundation

/// An interface file, compiled: the content of a storyboard or xib, without its XML. Objects are named by their numbers.
///
/// As with Apple's tools, another program (here: the stage) reads the file's own format. UIKit sees only this one.
public struct Archive: Sendable {
    /// Which kind of file it was.
    public enum Kind: Sendable {
        /// Scenes with a controller each.
        case storyboard
        /// Objects for an owner.
        case nib
    }

    /// The file's name without its ending, by which code loads it.
    public let name: String
    /// Which kind of file it was.
    public let kind: Kind
    /// Its path in the project.
    public let path: String
    /// The objects, by number.
    public var objects: [ArchivedObject] = []
    /// A storyboard's scenes; in a nib, of each controller at the top level.
    public var scenes: [ArchivedScene] = []
    /// The scene of the initial controller.
    public var initialScene: Int?
    /// A nib's objects at the top level.
    public var topLevel: [Int] = []
    /// A nib's connections of the owner.
    public var ownerConnections: [Connection] = []
    /// The file's requirements as a whole that are not simulated.
    public var refusals: [Refusal] = []
    /// Whether it is the launch screen. Code may load it like any other file. It does not show that the app's interface files are here.
    public var isLaunchScreen = false

    /// Whether a nib connects its owner with a view.
    var givesView: Bool {
        ownerConnections.contains { if case .outlet("view", _) = $0 { true } else { false } }
    }

    /// An empty file.
    public init(name: String, kind: Kind, path: String) {
        self.name = name
        self.kind = kind
        self.path = path
    }

    /// Something that is not simulated.
    public struct Refusal: Sendable {
        /// The requirement.
        public let message: String
        /// Its place in the file.
        public let location: CodeLocation

        /// A refusal at a line.
        public init(_ message: String, at location: CodeLocation) {
            self.message = message
            self.location = location
        }
    }

    /// Sets one property of a new object.
    public typealias Setting = @Sendable (NSObject, Unarchiver) -> Void

    /// The target of a connection.
    public enum Target: Sendable {
        /// An object of the file.
        case object(Int)
        /// The owner: the controller of the scene or the nib.
        case owner
        /// The first object in the responder chain that has the method.
        case firstResponder
        /// An object of the file that is not simulated.
        case missing
    }

    /// A connection of an object with another.
    public enum Connection: Sendable {
        /// A property of the object is to refer to another.
        case outlet(property: String, Target)
        /// A property of the object, an array, is to have another at its end.
        case outletCollection(property: String, Target)
        /// The object is to call a method, named as in Objective-C, at some events if it is a control.
        case action(selector: String, Target, UIControl.Event)
        /// The object triggers a segue of its scene, by number, at some events if it is a control.
        case segue(Int, UIControl.Event)
        /// The view or bar button that the popover of a segue points at. The segue is given by its number in the scene.
        case popoverAnchor(Int, Target)

        /// Whether it leads to something that is not simulated.
        var isMissing: Bool { if case .outlet(_, .missing) = self { true } else { false } }
    }
}

/// One object of an interface file.
public struct ArchivedObject: Sendable {
    /// How an object is made.
    public enum Maker: Sendable {
        /// By `init(coder:)`, within which the unarchiver sets the object's properties.
        case coder(@Sendable (NSCoder) -> NSObject?)
        /// In another way; the unarchiver sets its properties afterwards.
        case plain(@Sendable (Unarchiver) -> NSObject?)
    }

    /// UIKit's class.
    public let className: String
    /// The app's class, nil for UIKit's own.
    public let customClass: String?
    /// The name by which a list dequeues it.
    public var reuseIdentifier: String?
    /// Its place in the file.
    public let location: CodeLocation
    /// How it is made, unless the app has a class for it.
    public let maker: Maker
    /// Its properties, in order.
    public var settings: [Archive.Setting] = []
    /// The properties that the user has defined for it, by key path.
    public var attributes: [(keyPath: String, value: Argument)] = []
    /// Its connections, in the file's order.
    public var connections: [Archive.Connection] = []
    /// Its parts that are not simulated.
    public var refusals: [Archive.Refusal] = []

    /// An object without properties.
    public init(className: String, customClass: String? = nil, location: CodeLocation, maker: Maker) {
        self.className = className
        self.customClass = customClass
        self.location = location
        self.maker = maker
    }
}

/// A reference to a scene of a storyboard.
public struct StoryboardReference: Sendable {
    /// The storyboard's name; nil: the same file.
    public let storyboard: String?
    /// The scene's identifier; nil: the initial one.
    public let identifier: String?

    /// A scene of a storyboard.
    public init(storyboard: String?, identifier: String?) {
        (self.storyboard, self.identifier) = (storyboard, identifier)
    }
}

/// One scene of a storyboard.
public struct ArchivedScene: Sendable {
    /// The controller's number.
    public let controller: Int
    /// The scene of another storyboard, if this one is a reference.
    public var reference: StoryboardReference?
    /// The name by which code loads it.
    public var identifier: String?
    /// The number of the controller's view.
    public var view: Int?
    /// Further objects beside the controller, made with its view.
    public var others: [Int] = []
    /// The segues that begin here.
    public var segues: [ArchivedSegue] = []
    /// The scenes of a navigation controller's root or of a tab bar controller's tabs, each with its place in the file.
    public var children: [(scene: Int, location: CodeLocation)] = []

    /// A scene of a controller.
    public init(controller: Int) {
        self.controller = controller
    }
}

/// One segue of a storyboard.
public struct ArchivedSegue: Sendable {
    /// What kind of segue it is.
    public enum Kind: Sendable {
        /// Shows the destination in the place that the source's container chooses.
        case show
        /// Shows the destination as a detail, in the place that the source's container chooses.
        case showDetail
        /// Pushes the destination onto the navigation stack of the source.
        case push
        /// Presents the destination.
        case present
        /// Runs the code of the segue's own class.
        case custom
        /// Makes the destination a child whose view is in a container view.
        case embed
        /// Goes back to the controller that has the method, named as in Objective-C.
        case unwind(action: String)
    }

    /// Its kind.
    public let kind: Kind
    /// Its name.
    public let identifier: String?
    /// The scene it leads to; nil for an unwind segue.
    public let destination: Int?
    /// Whether the change is animated.
    public var isAnimated = true
    /// The destination's presentation style; nil for its own.
    public var presentationStyle: UIModalPresentationStyle?
    /// Where the arrow of a popover may point.
    public var arrowDirections = UIPopoverArrowDirection.any
    /// The destination's transition style; nil for its own.
    public var transitionStyle: UIModalTransitionStyle?
    /// The method of the source that makes the destination, named as in Objective-C.
    public var creation: String?
    /// The app's own class of the segue, nil for UIKit's.
    public var className: String?
    /// Its place in the file.
    public let location: CodeLocation?

    /// A segue to a scene.
    public init(_ kind: Kind, identifier: String?, to destination: Int?, at location: CodeLocation? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.destination = destination
        self.location = location
    }
}

extension World {
    /// Whether the app's storyboards are among its files.
    var hasStoryboards: Bool { archives.contains { $0.kind == .storyboard && !$0.isLaunchScreen } }

    /// The number of the file of a name; of several the first.
    ///
    /// Fidelity: simplified (an app has one bundle, and one file of a name in it).
    func archive(_ kind: Archive.Kind, named name: String) -> Int? {
        archives.firstIndex { $0.kind == kind && $0.name == name }
    }

    /// The storyboards and nibs whose names other files before them have: nothing finds these by name.
    package var unnamedArchives: [(file: Archive, first: Archive)] {
        archives.enumerated().compactMap { number, file in
            guard let first = archive(file.kind, named: file.name), first < number else { return nil }
            return (file, archives[first])
        }
    }
}
