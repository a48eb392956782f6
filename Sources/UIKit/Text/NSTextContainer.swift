public import Foundation
import Heap

/// The area in which a text view lays out its text.
///
/// Fidelity: documented NSTextContainer; the padding and the number of lines count, all else is kept (simplified).
open class NSTextContainer: NSObject {
    struct Record: Sendable {
        var size = CGSize.zero
        var padding: CGFloat = 5
        var lines = 0
        var lineBreak = NSLineBreakMode.byWordWrapping
        var tracksWidth = false
        var tracksHeight = false
        var view: ObjectID?
    }

    private var record: Record {
        _read { yield world.state.textContainers[id] }
        _modify { yield &world.state.textContainers[id] }
    }

    /// A container of a size in points; 0 for no end.
    public init(size: CGSize) {
        super.init()
        record.size = size
    }

    /// A container without end.
    public override init() { super.init() }

    func belong(to view: UITextView) {
        record.view = view.id
        record.tracksWidth = true
    }

    private func changed(_ property: String) {
        let view: UITextView? = world.living(record.view)
        view?.changed("textContainer.\(property)")
    }

    /// The size in points. Kept.
    public var size: CGSize {
        get { record.size }
        set { record.size = newValue }
    }

    /// Room at both ends of lines, in points.
    public var lineFragmentPadding: CGFloat {
        get { record.padding }
        set {
            guard newValue != record.padding else { return }
            record.padding = newValue
            changed("lineFragmentPadding")
        }
    }

    /// How many lines there are at most; 0 for no limit.
    public var maximumNumberOfLines: Int {
        get { record.lines }
        set {
            guard newValue != record.lines else { return }
            record.lines = newValue
            changed("maximumNumberOfLines")
        }
    }

    /// How the last line ends. Kept.
    public var lineBreakMode: NSLineBreakMode {
        get { record.lineBreak }
        set { record.lineBreak = newValue }
    }

    /// Whether the width is the text view's. Kept.
    public var widthTracksTextView: Bool {
        get { record.tracksWidth }
        set { record.tracksWidth = newValue }
    }

    /// Whether the height is the text view's. Kept.
    public var heightTracksTextView: Bool {
        get { record.tracksHeight }
        set { record.tracksHeight = newValue }
    }
}

extension UITextView {
    /// The area in which the text is laid out. Retained by the view.
    ///
    /// Fidelity: documented UITextView.textContainer.
    public var textContainer: NSTextContainer {
        if let container: NSTextContainer = world.object(textInput.container) { return container }
        let container = NSTextContainer()
        take(container)
        return container
    }

    func take(_ container: NSTextContainer) {
        world.space.assign(&textInput.container, container.id)
        container.belong(to: self)
    }

    var containerRecord: NSTextContainer.Record {
        textInput.container.map { world.state.textContainers[$0] } ?? NSTextContainer.Record()
    }
}
