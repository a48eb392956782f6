import UIKit

/// A controller whose view is filled when it loads, and which notes what is final when its view has laid out.
final class Page: UIViewController {
    var fill: (UIView) -> Void = { _ in }
    var note: (UIView) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note(view)
    }
}

/// A view with an intrinsic size.
final class Sized: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { size }
}

extension Log {
    /// Launches a page as the window's root.
    func launch(note: @escaping (UIView) -> Void = { _ in }, _ fill: @escaping (UIView) -> Void) {
        _ = run { [world] in
            let page = Page()
            page.fill = fill
            page.note = note
            world.launch(root: page)
        }
    }

    /// How often the page has been laid out in the last run: calls of viewWillLayoutSubviews and viewDidLayoutSubviews.
    var layoutCalls: [String] { lines.filter { $0.hasSuffix("LayoutSubviews()") } }
}

extension UIView {
    /// Puts a view in, placed by constraints.
    func place(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate(constraints(view))
    }
}
