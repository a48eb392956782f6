import UIKit

// The steps that `check` puts every controller through. Work that is repeated and piles up shows only at a second appearance, and a leak
// only when the controller is released.
extension Run {
    /// Lays the entry out again, covers it and uncovers it, and takes it out of the window. Each is an `input` event.
    func exercise() {
        act("check: lay out again") { root in root.view.setNeedsLayout() }
        act("check: cover") { root in
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            Self.front(of: root).present(cover, animated: true)
        }
        act("check: uncover") { root in Self.front(of: root).dismiss(animated: true) }
        if let root = world.rootController, root.presentedViewController != nil {
            act("check: dismiss") { root in root.dismiss(animated: true) }
        }
        act("check: let go") { root in root.view.window?.rootViewController = UIViewController() }
    }

    private func act(_ name: String, _ body: @escaping (UIViewController) -> Void) {
        world.turn { [self] in
            world.take(input: name) { if let root = world.rootController { body(root) } }
        }
        world.settle()
    }

    private static func front(of root: UIViewController) -> UIViewController {
        var front = root
        while let presented = front.presentedViewController { front = presented }
        return front
    }
}
