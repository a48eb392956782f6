import Foundation
package import Heap

// The transition that a controller would like to come and go by.
extension UIViewController {
    /// The transition by which this controller is pushed and popped; nil for the stack's own. It is retained.
    ///
    /// Fidelity: documented UIViewController.preferredTransition, WWDC24 10145, 3:02; zooms of pushes are simulated, other transitions are refused.
    @available(iOS 18, *)
    public var preferredTransition: Transition? {
        get { world.object(state.preferredTransition) }
        set {
            if let newValue, newValue.record.provider == nil {
                world.report(.refusal("UIViewController.Transition.\(newValue.record.name)"))
            }
            world.space.assign(&state.preferredTransition, newValue?.id)
        }
    }

    /// A transition between controllers.
    ///
    /// Fidelity: documented UIViewController.Transition; only zooms move views here.
    @available(iOS 18, *)
    public final class Transition: NSObject {
        struct Record: Sendable {
            var name = "zoom"
            /// Retained: gives the view that a zoom begins at and ends at.
            var provider: Block?
        }

        var record: Record {
            _read { yield world.state.preferredTransitions[id] }
            _modify { yield &world.state.preferredTransitions[id] }
        }

        private init(name: String, provider: Block? = nil) {
            super.init()
            if let provider { world.space.retain(provider.id) }
            record = Record(name: name, provider: provider)
        }

        package override var edges: [Edge] { record.provider.map { [Edge("sourceViewProvider", to: $0.id)] } ?? [] }

        /// Zooms from a view to the whole screen, and back. The provider is asked on the way in, and again on the way out.
        ///
        /// Fidelity: documented UIViewController.Transition.zoom(options:sourceViewProvider:), WWDC24 10145, 3:28; without a view, the page slides (simplified).
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            zoom(
                options: options,
                sourceViewProvider: World.present("a zoom was made").block { (arguments: [Argument]) in
                    guard case .object(let id)? = arguments.first, let world = World.current,
                        let context: ZoomSourceViewProviderContext = world.object(id)
                    else { return .nothing }
                    return .reference(sourceViewProvider(context))
                })
        }

        package class func zoom(options: ZoomOptions?, sourceViewProvider: Block) -> Transition {
            Transition(name: "zoom", provider: sourceViewProvider)
        }

        /// A fade from one page to the other.
        public class var crossDissolve: Transition { Transition(name: "crossDissolve") }
        /// The page comes from below.
        public class var coverVertical: Transition { Transition(name: "coverVertical") }
        /// The pages turn about the upright axis.
        public class var flipHorizontal: Transition { Transition(name: "flipHorizontal") }
        /// The page curls up at its lower corner.
        public class var partialCurl: Transition { Transition(name: "partialCurl") }

        /// What is particular about a zoom.
        ///
        /// Fidelity: documented UIViewController.Transition.ZoomOptions; its settings are left out.
        public final class ZoomOptions: NSObject {
            /// The usual options.
            public override init() { super.init() }
        }

        /// What the provider of a zoom's view is asked with.
        ///
        /// Fidelity: documented UIViewController.Transition.ZoomSourceViewProviderContext.
        public final class ZoomSourceViewProviderContext: NSObject {
            struct Record: Sendable {
                /// Not retained.
                var source: ObjectID?
                var zoomed: ObjectID?
            }

            private var record: Record {
                _read { yield world.state.zoomContexts[id] }
                _modify { yield &world.state.zoomContexts[id] }
            }

            init(source: UIViewController?, zoomed: UIViewController) {
                super.init()
                record = Record(source: source?.id, zoomed: zoomed.id)
            }

            /// The controller that the zoom begins at.
            public var sourceViewController: UIViewController { world.object(record.source) ?? zoomedViewController }
            /// The controller that fills the screen at its end.
            public var zoomedViewController: UIViewController { world.object(record.zoomed) ?? UIViewController() }
        }
    }

    /// Where a zoom between this controller and one below it begins or ends: the source view's place in a view's coordinates. Asks the provider. nil for no
    /// zoom.
    func zoomPlace(above source: UIViewController?, in content: UIView) -> CGRect? {
        guard let transition: Transition = world.object(state.preferredTransition), world.follows(.zooms),
            let provider = transition.record.provider
        else { return nil }
        let context = world.bind { Transition.ZoomSourceViewProviderContext(source: source, zoomed: self) }
        world.space.retain(context.id)
        defer { world.space.release(context.id) }
        guard case .object(let id) = world.call(provider, [.object(context.id)]), let view: UIView = world.object(id), view.window != nil
        else {
            return nil
        }
        return view.convert(view.bounds, to: content)
    }
}
