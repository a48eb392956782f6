public import Foundation
package import Heap

/// Shows a page of the web.
///
/// Fidelity: documented SFSafariViewController; simplified, a sheet that says which page it would be, and asks the pretended network for it.
open class SFSafariViewController: RemoteViewController {
    struct Record: Sendable {
        var url: URL?
        var delegate: ObjectID?
        var barTint: UIColor?
        var controlTint: UIColor?
        var dismiss = DismissButtonStyle.done
        var hasLoaded = false
    }

    /// The title of the button that ends it.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close
        /// Cancel.
        case cancel
    }

    /// How a page is shown. Kept.
    public final class Configuration: NSObject {
        /// Whether it opens for reading. Kept.
        public var entersReaderIfAvailable: Bool {
            get { world.state.safariFlags[id].reader }
            set { world.state.safariFlags[id].reader = newValue }
        }

        /// Whether the bar gets small. Kept.
        public var barCollapsingEnabled: Bool {
            get { world.state.safariFlags[id].collapses }
            set { world.state.safariFlags[id].collapses = newValue }
        }
    }

    /// The settings of a configuration.
    struct Flags: Sendable {
        var reader = false
        var collapses = true
    }

    private var record: Record {
        _read { yield world.state.safaris[id] }
        _modify { yield &world.state.safaris[id] }
    }

    /// A page.
    public init(url: URL) {
        super.init(nibName: nil, bundle: nil)
        prepare(url)
    }

    /// A page, shown in a way.
    public init(url: URL, configuration: Configuration) {
        super.init(nibName: nil, bundle: nil)
        prepare(url)
    }

    /// A page from an archive, which cannot be.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Fidelity: documented SFSafariViewController.init(url:) (http and https alone); the exception's words are reported.
    private func prepare(_ url: URL) {
        if url.scheme?.lowercased() != "http", url.scheme?.lowercased() != "https" {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.", object: id))
        }
        record.url = url
        state.modalStyle = .fullScreen
    }

    package override var edges: [Edge] { super.edges + (record.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? []) }

    /// Override point: requests the page, the first time.
    ///
    /// Fidelity: documented SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:); that it is asked for as the controller has come
    /// is simplified.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !record.hasLoaded, let url = record.url else { return }
        record.hasLoaded = true
        world.report(.network(.request, "GET \(url.absoluteString)", task: id))
        let (world, id) = (world, id)
        let end = world.block {
            guard let controller: SFSafariViewController = world.living(id) else { return }
            controller.finishLoading(url)
        }
        world.schedule(end, after: world.network.delay)
    }

    private func finishLoading(_ url: URL) {
        let isLoaded = world.network.failure == nil
        world.report(
            .network(isLoaded ? .response : .failure, "\(isLoaded ? "\(world.network.status)" : "GET") \(url.absoluteString)", task: id))
        world.tell(
            record.delegate, "safariViewController(_:didCompleteInitialLoad:)",
            [("controller", .object(id)), ("didLoadSuccessfully", .value(isLoaded))])
    }

    override var purpose: String { record.url?.absoluteString ?? "" }

    override var endings: [(title: String, act: () -> Void)] {
        let titles: [DismissButtonStyle: String] = [.done: "Done", .close: "Close", .cancel: "Cancel"]
        return [
            (
                titles[record.dismiss] ?? "Done",
                { [unowned self] in
                    leave { [unowned self] in
                        world.tell(record.delegate, "safariViewControllerDidFinish(_:)", [("controller", .object(id))])
                    }
                }
            )
        ]
    }

    /// Called when the user has finished with the page.
    public var delegate: (any SFSafariViewControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any SFSafariViewControllerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    /// The colour of the bars. Kept.
    public var preferredBarTintColor: UIColor? {
        get { record.barTint }
        set { record.barTint = newValue }
    }

    /// The colour of the buttons. Kept.
    public var preferredControlTintColor: UIColor? {
        get { record.controlTint }
        set { record.controlTint = newValue }
    }

    /// The title of the button that ends it.
    public var dismissButtonStyle: DismissButtonStyle {
        get { record.dismiss }
        set { record.dismiss = newValue }
    }
}

/// Called for the events of a web page.
///
/// Fidelity: documented SFSafariViewControllerDelegate; activities and redirects are left out (simplified).
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// The user has done with the page.
    ///
    /// Fidelity: documented SFSafariViewControllerDelegate.safariViewControllerDidFinish(_:); when it has gone (simplified).
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page has been loaded, or could not be.
    ///
    /// Fidelity: documented SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:).
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}
