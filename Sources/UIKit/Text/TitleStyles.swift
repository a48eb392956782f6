import Foundation
import Heap

/// The attributes of titles that a bar or another view draws; by the raw value of a control's state.
struct TitleStyles: Sendable {
    var attributes: [UInt: TextAttributes] = [:]

    var edges: [Edge] { attributes.sorted { $0.key < $1.key }.flatMap { $0.value.edges("titleTextAttributes") } }
}

extension NSObject {
    /// The attributes of the object's titles in a state; nil if none are set.
    package func titleValues(_ state: UInt) -> TextAttributes? { world.state.titleStyles[id].attributes[state] }

    /// Sets the attributes of the object's titles in a state. The object retains their values.
    package func setTitleValues(_ new: TextAttributes?, _ state: UInt) {
        var held = world.state.titleStyles[id].attributes[state] ?? TextAttributes()
        world.assign(&held, new ?? TextAttributes())
        world.state.titleStyles[id].attributes[state] = new == nil ? nil : held
    }

    var titleEdges: [Edge] { world.state.titleStyles[id].edges }
}

extension UISegmentedControl {
    /// Sets the attributes of titles in a state.
    ///
    /// Fidelity: simplified; kept, titles are drawn as they are without.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        setTitleValues(attributes.map { TextAttributes($0) }, state.rawValue)
    }

    /// The attributes of titles in a state; nil if none are set.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleValues(state.rawValue)?.native(in: world)
    }
}

extension UINavigationBar {
    /// The title's attributes; the colour is drawn.
    ///
    /// Fidelity: documented UINavigationBar.titleTextAttributes; its colour counts, also for the buttons' names (simplified).
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { titleValues(0)?.native(in: world) }
        set { setTitleValues(newValue.map { TextAttributes($0) }, 0) }
    }

    /// A large title's attributes.
    ///
    /// Fidelity: simplified; kept, a large title is drawn as others are.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { titleValues(1)?.native(in: world) }
        set { setTitleValues(newValue.map { TextAttributes($0) }, 1) }
    }
}
