package import Heap

/// Shows a view of SwiftUI. SwiftUI is not simulated: that is reported once, and an empty view is shown.
///
/// Fidelity: documented UIHostingController; simplified, a controller like any other whose view is empty.
open class UIHostingController: UIViewController {
    /// A controller for a view of SwiftUI, which it holds.
    public convenience init(rootView: Any) { self.init(rootView: Argument(rootView)) }

    package init(rootView: Argument) {
        super.init(nibName: nil, bundle: nil)
        take(rootView)
    }

    /// A controller from an archive, for a view of SwiftUI.
    public convenience init?(coder: NSCoder, rootView: Any) { self.init(coder: coder, rootView: Argument(rootView)) }

    package init?(coder: NSCoder, rootView: Argument) {
        super.init(coder: coder)
        take(rootView)
    }

    /// A controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func take(_ rootView: Argument) {
        if case .object(let id) = rootView { rootViewID = id }
    }

    package override var edges: [Edge] { super.edges + (rootViewID.map { [Edge("rootView", to: $0)] } ?? []) }

    /// The root view. Retained.
    public var rootView: Any {
        get { rootViewID.flatMap { world.object($0) as Any? } ?? () }
        set { rootViewID = World.identity(of: newValue) }
    }

    /// The identity of the root view.
    package var rootViewID: ObjectID? {
        get { world.state.hosted[id] }
        set { world.space.assign(&world.state.hosted[id], newValue) }
    }

    /// Override point: makes an empty view.
    open override func loadView() {
        let root = UIView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.backgroundColor = .systemBackground
        view = root
        guard !world.state.application.hasToldOfHosting else { return }
        world.state.application.hasToldOfHosting = true
        world.report(.refusal("SwiftUI: an empty view stands for what UIHostingController would show"))
    }
}
