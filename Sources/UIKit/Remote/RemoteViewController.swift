import Foundation
import Heap

/// A controller whose content another process draws: a sheet with its name and the buttons that end it.
///
/// Fidelity: simplified; what really stands there is another app's.
open class RemoteViewController: UIViewController {
    /// Its purpose, in words.
    var purpose: String { "" }

    /// The buttons that end it, from the top.
    var endings: [(title: String, act: () -> Void)] { [] }

    /// Override point: makes a view with words and buttons.
    open override func loadView() {
        let root = RemoteView(frame: world.screenBounds)
        root.backgroundColor = .systemBackground
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: .zero)
        label.text = purpose
        label.numberOfLines = 0
        label.textAlignment = .center
        root.addSubview(label)
        for index in endings.indices {
            let button = RemoteButton(type: .system)
            button.setTitle(endings[index].title, for: .normal)
            button.tag = index
            root.addSubview(button)
        }
        view = root
    }

    override func layOutContainer() {
        let area = view.safeAreaInsets
        for (index, part) in view.subviews.enumerated() {
            let y = area.top + 16 + 60 * CGFloat(index)
            part.frame = CGRect(x: 16, y: y, width: max(0, view.bounds.width - 32), height: 44)
        }
    }

    fileprivate func end(with index: Int) {
        guard endings.indices.contains(index) else { return }
        endings[index].act()
    }

    /// Dismisses the controller, then calls `end`.
    func leave(_ end: @escaping () -> Void) {
        dismiss(animated: true, completion: world.block(keeping: [self]) { end() })
    }
}

/// The view of such a controller.
final class RemoteView: UIView {
    override var isPrivate: Bool { true }

    override func layoutSubviews() { controller?.layOutContainer() }
}

/// A button that ends such a controller.
final class RemoteButton: UIButton {
    override var isPrivate: Bool { true }

    override func takeTap(at point: CGPoint) {
        super.takeTap(at: point)
        (superview?.controller as? RemoteViewController)?.end(with: tag)
    }
}
