public import Foundation
package import Heap

/// Shows pages of the web.
///
/// Fidelity: documented WKWebView; pages come from the pretended network and are drawn by another process: what is shown is a page's title and its links,
/// no script runs (simplified).
open class WKWebView: UIView {
    struct Record: Sendable {
        /// Retained.
        var configuration: ObjectID?
        /// Retained.
        var list: ObjectID?
        /// Retained: the navigation that waits for a decision, and the one that is loading.
        var wanted: ObjectID?
        var current: ObjectID?
        // Not retained.
        var navigationDelegate: ObjectID?
        var uiDelegate: ObjectID?
        /// Among the subviews, which are retained.
        var scrollView: ObjectID?
        var content: ObjectID?
        var page = PageLoadState()
        /// The source of the page shown.
        var source = WebPageSource.network
        var kept = Kept()
    }

    /// Properties that are only kept.
    struct Kept: Sendable {
        var userAgent: String?
        var isSwiped = false
        var previewsLinks = true
        var zoom = 1.0
        var isInspectable = false
        var underPage: UIColor?
        var finds = false
    }

    var web: Record {
        _read { yield world.state.webViews[id] }
        _modify { yield &world.state.webViews[id] }
    }

    /// A web view with a frame in its superview's coordinates, in points, and a copy of a configuration.
    ///
    /// Fidelity: documented WKWebView.init(frame:configuration:); reported that it outlives the statement that makes it where only a weak reference sees it
    /// (iOS 11 and 12 measured, unlike iOS 10 and unlike a plain view); that an autorelease pool holds it is simplified.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame)
        prepare(configuration.copied())
    }

    /// A web view with the usual configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: World.present("a WKWebView was made").bind { WKWebViewConfiguration() })
    }

    /// A web view without a size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// A web view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(world.bind { WKWebViewConfiguration() })
    }

    private func prepare(_ configuration: WKWebViewConfiguration) {
        world.space.assign(&web.configuration, configuration.id)
        world.bind {
            let list = WKBackForwardList()
            world.space.assign(&web.list, list.id)
            let scroll = WKScrollView(frame: bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.backgroundColor = .systemBackground
            let content = WKContentView(frame: bounds)
            scroll.addSubview(content)
            addSubview(scroll)
            (web.scrollView, web.content) = (scroll.id, content.id)
        }
        world.space.retain(id)
        world.space.autorelease(id)
    }

    package override var edges: [Edge] {
        let held = [
            ("configuration", web.configuration), ("backForwardList", web.list), ("navigation", web.wanted), ("navigation", web.current),
        ]
        let seen = [("navigationDelegate", web.navigationDelegate), ("uiDelegate", web.uiDelegate)]
        return super.edges + held.compactMap { label, id in id.map { Edge(label, to: $0) } }
            + seen.compactMap { label, id in id.map { Edge(label, .weak, to: $0) } }
    }

    package override var observableKeys: Set<String> {
        ["estimatedProgress", "title", "url", "URL", "isLoading", "loading", "canGoBack", "canGoForward", "hasOnlySecureContent"]
    }

    // MARK: Parts

    /// The configuration: a copy of the one with which the web view was made.
    public var configuration: WKWebViewConfiguration { world.known(web.configuration) }

    /// The scroll view of the page.
    public var scrollView: UIScrollView { world.known(web.scrollView) }

    /// The pages that have been shown.
    public var backForwardList: WKBackForwardList { world.known(web.list) }

    /// Called for the pages that load.
    public var navigationDelegate: (any WKNavigationDelegate)? {
        get { world.living(navigationDelegateID, as: NSObject.self) as? any WKNavigationDelegate }
        set { navigationDelegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var navigationDelegateID: ObjectID? {
        get { web.navigationDelegate }
        set { web.navigationDelegate = newValue }
    }

    /// Shows the parts of a page that need the app's screen, such as alerts.
    public var uiDelegate: (any WKUIDelegate)? {
        get { world.living(uiDelegateID, as: NSObject.self) as? any WKUIDelegate }
        set { uiDelegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var uiDelegateID: ObjectID? {
        get { web.uiDelegate }
        set { web.uiDelegate = newValue }
    }

    // MARK: The page

    /// The page's title; empty where it has none.
    public var title: String? { web.page.title }

    /// The address of the page shown, or of the one being requested.
    ///
    /// Fidelity: reported (WebKit's PageLoadState: an address that is asked for counts at once).
    public var url: URL? { web.page.activeURL }

    /// Whether a page is loading.
    public var isLoading: Bool { web.page.isLoading }

    /// How much of the page has come, from 0 to 1.
    ///
    /// Fidelity: reported (WebKit's PageLoadState: 0.1 from the start, 1 at the end); what is between is simplified: half of it once the page is there.
    public var estimatedProgress: Double { web.page.shownProgress }

    /// Whether there is a page to go back to.
    public var canGoBack: Bool { web.page.canGoBack }

    /// Whether there is a page to go forward to.
    public var canGoForward: Bool { web.page.canGoForward }

    /// Whether everything came over secure connections.
    public var hasOnlySecureContent: Bool { web.page.isSecure }

    // MARK: Kept

    /// The web view's user agent. Kept.
    ///
    /// Fidelity: simplified; kept, the pretended network does not ask.
    public var customUserAgent: String? {
        get { web.kept.userAgent }
        set { web.kept.userAgent = newValue }
    }

    /// Whether swipes go back and forward. Kept.
    ///
    /// Fidelity: simplified; kept, no step of a scenario swipes pages of the web.
    public var allowsBackForwardNavigationGestures: Bool {
        get { web.kept.isSwiped }
        set { web.kept.isSwiped = newValue }
    }

    /// Whether pressed links show a preview. Kept.
    ///
    /// Fidelity: simplified; kept, links are not pressed.
    public var allowsLinkPreview: Bool {
        get { web.kept.previewsLinks }
        set { web.kept.previewsLinks = newValue }
    }

    /// How much larger the page is shown. Kept.
    ///
    /// Fidelity: simplified; kept, the page is not drawn.
    @available(iOS 14, *)
    public var pageZoom: CGFloat {
        get { CGFloat(web.kept.zoom) }
        set { web.kept.zoom = Double(newValue) }
    }

    /// Whether Safari can look into the page. Kept.
    ///
    /// Fidelity: simplified; kept, nobody looks.
    @available(iOS 16, *)
    public var isInspectable: Bool {
        get { web.kept.isInspectable }
        set { web.kept.isInspectable = newValue }
    }

    /// Whether the page can be searched. Kept.
    ///
    /// Fidelity: simplified; kept, nobody searches.
    @available(iOS 16, *)
    public var isFindInteractionEnabled: Bool {
        get { web.kept.finds }
        set { web.kept.finds = newValue }
    }

    /// The colour behind the page. Kept.
    ///
    /// Fidelity: simplified; kept, the page is not drawn.
    @available(iOS 15, *)
    public var underPageBackgroundColor: UIColor! {
        get { web.kept.underPage ?? .systemBackground }
        set { web.kept.underPage = newValue }
    }

    /// Whether the web view itself handles a scheme: http, https and others.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool { PageLoadState.schemes.contains(urlScheme.lowercased()) }

    /// Runs a script. None runs here: refused, and the completion handler gets an error later.
    ///
    /// Fidelity: documented WKWebView.evaluateJavaScript(_:completionHandler:) (the handler is called on the main thread); simplified, refused by name.
    public func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        let block = completionHandler.map { handler in
            world.block { (arguments: [Argument]) in
                if case .value(let error as WKError) = arguments.last { handler(nil, error) }
                return .nothing
            }
        }
        evaluateJavaScript(javaScriptString, completionHandler: block)
    }

    package func evaluateJavaScript(_ javaScriptString: String, completionHandler: Block?) {
        world.report(.refusal("WKWebView.evaluateJavaScript(_:completionHandler:): no script runs in a page of the web here"))
        guard let completionHandler else { return }
        let world = world
        let late = world.block(keepingBlocks: [completionHandler]) {
            world.call(completionHandler, [.nothing, .value(WKError(.javaScriptExceptionOccurred))])
        }
        world.schedule(late, after: 0)
    }
}

/// The scroll view of a web page.
final class WKScrollView: UIScrollView {
    override var isPrivate: Bool { true }
}

/// A page of the web: its title and its links, one beneath the other.
///
/// Fidelity: simplified; what is really there is drawn by another process.
final class WKContentView: UIView {
    override var isPrivate: Bool { true }

    /// Shows another page.
    func show(_ page: WebPage) {
        for view in subviews { view.removeFromSuperview() }
        let label = WKTitleView(frame: CGRect(x: 16, y: 16, width: max(0, bounds.width - 32), height: 44))
        label.text = page.title
        addSubview(label)
        for (index, link) in page.links.enumerated() {
            let button = WKLinkView(type: .system)
            button.setTitle(link.title, for: .normal)
            button.tag = index
            button.frame = CGRect(x: 16, y: 60 * CGFloat(index + 1) + 16, width: max(0, bounds.width - 32), height: 44)
            addSubview(button)
        }
        world.state.webPages[id] = page
    }
}

/// The title of a page.
final class WKTitleView: UILabel {
    override var isPrivate: Bool { true }
}

/// A link of a page.
final class WKLinkView: UIButton {
    override var isPrivate: Bool { true }

    override func takeTap(at point: CGPoint) {
        super.takeTap(at: point)
        var view = superview
        while let current = view, !(current is WKWebView) { view = current.superview }
        guard let content = superview, let page = view as? WKWebView else { return }
        let links = world.state.webPages[content.id].links
        if links.indices.contains(tag) { page.follow(links[tag]) }
    }
}
