internal import Foundation
public import Heap
internal import UIKit

extension Run {
    /// The value that a read of geometry in a callback of `controller` gave, and the value once the controller's appearance has settled. Where
    /// the code takes parts of it, only those. Returns nil when the view is not in the controller's. Costs two forks and a layout pass.
    public func reading(_ use: Use, of controller: ObjectID) -> EarlyReading? {
        let now = fork(atState: use.state) { () -> (isRoot: Bool, isInWindow: Bool, value: String)? in
            guard let root = (world.object(controller) as? UIViewController)?.viewIfLoaded, let view = viewRead(by: use),
                view.isDescendant(of: root)
            else { return nil }
            return (view === root, root.window != nil, value(of: use, view))
        }
        guard let now else { return nil }
        let settled = settled(controller, from: use.event) { viewRead(by: use).map { value(of: use, $0) } }
        return EarlyReading(isRoot: now.isRoot, isInWindow: now.isInWindow, value: now.value, settled: settled)
    }

    /// Whether a view has the size of another whose rectangle code has read, once the controller's appearance has settled. Costs a fork and a
    /// layout pass.
    public func isAsLarge(_ view: ObjectID, asReadBy use: Use, of controller: ObjectID) -> Bool {
        settled(controller, from: use.event) {
            guard let view = world.object(view) as? UIView, let source = viewRead(by: use) else { return nil }
            return view.bounds.size == source.bounds.size
        } ?? false
    }

    /// What `body` finds once a controller's appearance has settled and everything is laid out. Nil where it does not settle.
    private func settled<Result>(_ controller: ObjectID, from event: Int, _ body: () -> Result?) -> Result? {
        settledEvent(of: controller, from: event).flatMap { event in
            fork(at: event) {
                world.layOutEverything()
                return body()
            }
        }
    }

    /// The view of which something is read: a controller's own, or that of a layer. Nil for a layer that is no view's.
    func viewRead(by use: Use) -> UIView? {
        switch use.receiver.flatMap(world.object) {
        case let controller as UIViewController: controller.viewIfLoaded
        case let layer as CALayer: layer.view
        case let view as UIView: view
        default: nil
        }
    }

    // MARK: Values

    private func value(of use: Use, _ view: UIView) -> String {
        switch use.name {
        case "bounds":
            parts(of: use) { text(of: $0, of: view.bounds) } ?? text(view.bounds.size)
        case "frame":
            parts(of: use) { text(of: $0, of: view.frame) } ?? "\(text(view.frame.origin)) \(text(view.frame.size))"
        case "center", "position": parts(of: use) { text(of: $0, of: view.center) } ?? text(view.center)
        case "contentSize":
            ((view as? UIScrollView)?.contentSize).map { size in parts(of: use) { text(of: $0, of: size) } ?? text(size) } ?? ""
        case "safeAreaInsets": text(of: use, view.safeAreaInsets)
        case "layoutMargins": text(of: use, view.layoutMargins)
        case "directionalLayoutMargins":
            parts(of: use) { text(of: $0, of: UIEdgeInsets(view.directionalLayoutMargins)) } ?? text(view.layoutMargins)
        case "traitCollection":
            parts(of: use) { text(of: $0, of: view.traitCollection) } ?? text(view.traitCollection)
        default:
            use.fitting.map { target in
                let size = target.size(of: view)
                return parts(of: use) { text(of: $0, of: size) } ?? text(size)
            } ?? ""
        }
    }

    /// The parts that are read, each with its name where there are several; nil where the whole is.
    private func parts(of use: Use, _ text: (String) -> String) -> String? {
        guard let first = use.parts.first else { return nil }
        return use.parts.count == 1 ? text(first) : use.parts.map { "\($0) \(text($0))" }.joined(separator: ", ")
    }

    private func text(_ points: CGFloat) -> String { shortNumber(Double(points)) }
    func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
    private func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
    private func text(_ traits: UITraitCollection) -> String {
        "\(traits.horizontalSizeClass)×\(traits.verticalSizeClass) \(traits.userInterfaceStyle)"
    }

    private func text(of use: Use, _ insets: UIEdgeInsets) -> String {
        parts(of: use) { text(of: $0, of: insets) } ?? text(insets)
    }

    private func text(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
    }

    private func text(of part: String, of size: CGSize) -> String { text(part == "height" ? size.height : size.width) }
    private func text(of part: String, of point: CGPoint) -> String { text(part == "y" ? point.y : point.x) }

    private func text(of part: String, of insets: UIEdgeInsets) -> String {
        switch part {
        case "top": text(insets.top)
        case "left", "leading": text(insets.left)
        case "bottom": text(insets.bottom)
        default: text(insets.right)
        }
    }

    private func text(of part: String, of rectangle: CGRect) -> String {
        switch part {
        case "size": text(rectangle.size)
        case "origin": text(rectangle.origin)
        case "width": text(rectangle.width)
        case "height": text(rectangle.height)
        case "minX": text(rectangle.minX)
        case "midX": text(rectangle.midX)
        case "maxX": text(rectangle.maxX)
        case "minY": text(rectangle.minY)
        case "midY": text(rectangle.midY)
        default: text(rectangle.maxY)
        }
    }

    private func text(of part: String, of traits: UITraitCollection) -> String {
        switch part {
        case "horizontalSizeClass": "\(traits.horizontalSizeClass)"
        case "verticalSizeClass": "\(traits.verticalSizeClass)"
        case "userInterfaceStyle": "\(traits.userInterfaceStyle)"
        case "userInterfaceIdiom": "\(traits.userInterfaceIdiom)"
        case "displayScale": text(traits.displayScale)
        case "layoutDirection": "\(traits.layoutDirection)"
        case "preferredContentSizeCategory": traits.preferredContentSizeCategory.rawValue
        case "userInterfaceLevel": "\(traits.userInterfaceLevel)"
        case "accessibilityContrast": "\(traits.accessibilityContrast)"
        default: "\(traits.legibilityWeight)"
        }
    }
}

extension UIEdgeInsets {
    /// The same four numbers: leading as left, trailing as right.
    fileprivate init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}
