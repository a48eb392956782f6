public import Foundation
package import Heap

/// Where an arrow points.
///
/// Fidelity: documented UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Directions from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left: the popover is at the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right: the popover is at the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The presentation of a popover, with its source.
///
/// Fidelity: documented UIPopoverPresentationController; no log shows one: its callbacks are those of a presentation that covers nothing
/// (simplified). The arrow is not drawn.
open class UIPopoverPresentationController: UIPresentationController {
    struct Record: Sendable {
        var sourceView: ObjectID?
        var sourceRect: CGRect?
        var item: ObjectID?
        var permitted = UIPopoverArrowDirection.any
        var sheet: ObjectID?
    }

    var record: Record {
        _read { yield world.state.popovers[id] }
        _modify { yield &world.state.popovers[id] }
    }

    package override var edges: [Edge] {
        super.edges
            + [("sourceView", record.sourceView), ("barButtonItem", record.item), ("adaptive sheet", record.sheet)]
            .compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    /// Called before the popover comes, and asked how to adapt it.
    public var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIPopoverPresentationControllerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The view that the popover points at.
    public var sourceView: UIView? {
        get { world.object(record.sourceView) }
        set { world.space.assign(&record.sourceView, newValue?.id) }
    }

    /// The part of `sourceView` to point at, in its coordinates, in points. By default all of it.
    public var sourceRect: CGRect {
        get { record.sourceRect ?? sourceView?.bounds ?? .zero }
        set { record.sourceRect = newValue }
    }

    /// The button of a bar that the popover points at.
    public var barButtonItem: UIBarButtonItem? {
        get { world.object(record.item) }
        set { world.space.assign(&record.item, newValue?.id) }
    }

    /// Where the arrow may point.
    public var permittedArrowDirections: UIPopoverArrowDirection {
        get { record.permitted }
        set { record.permitted = newValue }
    }

    /// The sheet that stands in for the popover where there is little width: its detents and looks.
    @available(iOS 15, *)
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet: UISheetPresentationController = world.object(record.sheet) { return sheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: world.object(state.presenter))
        world.space.retain(sheet.id)
        record.sheet = sheet.id
        return sheet
    }

    // MARK: The source

    /// Tells the delegate that the popover is coming. Returns false if the popover has no source, after reporting UIKit's exception.
    ///
    /// Fidelity: documented UIPopoverPresentationController (an iPad's popover needs a source before it comes).
    func hasSource() -> Bool {
        world.tell(
            state.delegate, "prepareForPopoverPresentation(_:)", [("popoverPresentationController", .object(id))])
        guard record.sourceView == nil, record.item == nil else { return true }
        world.report(.exception(name: "NSGenericException", reason: missingSource, object: id))
        return false
    }

    private var missingSource: String {
        if let presented, presented is UIAlertController, let presenter {
            return
                "Your application has presented a UIAlertController (\(presented)) of style UIAlertControllerStyleActionSheet from "
                + "\(presenter) (\(presenter)). The modalPresentationStyle of a UIAlertController with this style is "
                + "UIModalPresentationPopover. You must provide location information for this popover through the alert controller's "
                + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem."
        }
        return "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation "
            + "occurs."
    }

    /// The rectangle that the popover points at, in the container's coordinates, in points.
    private func source(in container: UIView) -> CGRect {
        if let view = sourceView { return view.convert(sourceRect, to: container) }
        guard let item = barButtonItem, let window = container.window else { return .zero }
        let isLeft = world.frontNavigation?.topViewController?.navigationItem.leftBarButtonItems?.contains(item) == true
        return CGRect(x: isLeft ? 16 : window.bounds.width - 60, y: window.state.safeArea.top, width: 44, height: 44)
    }

    /// The popover's frame in the container, in points.
    ///
    /// Fidelity: simplified; below its source where that fits, else above, else beside; the arrow is not drawn.
    func popoverFrame(in container: UIView) -> CGRect {
        let wanted = presented?.askedContentSize ?? .zero
        let area = container.bounds.insetBy(dx: 10, dy: 10)
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, area.width),
            height: min(wanted.height > 0 ? wanted.height : 480, area.height))
        let source = source(in: container)
        let arrow: CGFloat = 13
        let places: [(UIPopoverArrowDirection, CGPoint)] = [
            (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrow)),
            (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - arrow - size.height)),
            (.left, CGPoint(x: source.maxX + arrow, y: source.midY - size.height / 2)),
            (.right, CGPoint(x: source.minX - arrow - size.width, y: source.midY - size.height / 2)),
        ]
        let permitted = places.filter { record.permitted.contains($0.0) }
        let fitting = permitted.first { direction, point in
            direction.isDisjoint(with: [.up, .down])
                ? point.x >= area.minX && point.x + size.width <= area.maxX
                : point.y >= area.minY && point.y + size.height <= area.maxY
        }
        let origin = (fitting ?? permitted.first ?? places[0]).1
        return CGRect(
            x: min(max(origin.x, area.minX), area.maxX - size.width), y: min(max(origin.y, area.minY), area.maxY - size.height),
            width: size.width, height: size.height)
    }
}

/// Called before a popover comes, and asked how to adapt it.
///
/// Fidelity: documented UIPopoverPresentationControllerDelegate; moving a popover to another place is not simulated.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to come: the last moment to give it a source.
    ///
    /// Fidelity: documented UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:); before a missing source is an exception.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
