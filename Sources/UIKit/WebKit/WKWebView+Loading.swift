public import Foundation
import Heap

// Loading pages: requests, and the delegate's decisions and callbacks.
extension WKWebView {
    // MARK: Requests

    /// Loads the page at an address. The delegate is asked later.
    ///
    /// Fidelity: documented WKWebView.load(_:); that address, progress and isLoading change before it returns is reported (WebKit's
    /// WebPageProxy::loadRequest).
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? { begin(request, .network, .other) }

    /// Loads a file of the app's.
    ///
    /// Fidelity: documented WKWebView.loadFileURL(_:allowingReadAccessTo:); files of the bundle (simplified).
    @discardableResult
    public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard url.isFileURL else {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException", reason: "\(url.absoluteString) is not a file URL", object: id))
            return nil
        }
        return begin(URLRequest(url: url), .network, .other)
    }

    /// Shows a text in HTML, with an address as its base.
    ///
    /// Fidelity: documented WKWebView.loadHTMLString(_:baseURL:); reported (about:blank without an address, and no entry in the list of pages).
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(URLRequest(url: baseURL ?? Self.blank), .text(string, type: "text/html"), .other)
    }

    /// Shows data of a kind, with an address as its base.
    ///
    /// Fidelity: documented WKWebView.load(_:mimeType:characterEncodingName:baseURL:); texts in UTF-8 (simplified).
    @discardableResult
    public func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        begin(URLRequest(url: baseURL), .text(String(decoding: data, as: UTF8.self), type: mimeType), .other)
    }

    /// Loads the page again; does nothing if there is none.
    ///
    /// Fidelity: documented WKWebView.reload().
    @discardableResult
    public func reload() -> WKNavigation? {
        guard let url = web.page.committedURL else { return nil }
        return begin(URLRequest(url: url), web.source, .reload)
    }

    /// Loads the page again, ignoring the cache.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Goes to the page before; does nothing if there is none.
    @discardableResult
    public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    /// Goes to the page after; does nothing if there is none.
    @discardableResult
    public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    /// Goes to a page of the list. Does nothing if the list does not contain it, or if it is the present one.
    ///
    /// Fidelity: documented WKWebView.go(to:).
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        let list = backForwardList
        guard let index = list.record.items.firstIndex(of: item.id), index != list.record.index else { return nil }
        return begin(URLRequest(url: item.url), .network, .backForward, to: index)
    }

    /// Stops loading. The running navigation fails: cancelled.
    ///
    /// Fidelity: documented WKWebView.stopLoading(); reported (NSURLErrorCancelled, later).
    public func stopLoading() {
        if let wanted: WKNavigation = world.object(web.wanted) {
            world.space.assign(&web.wanted, nil)
            wanted.record.phase = .over
            change { $0.pendingURL = nil }
        }
        if let current: WKNavigation = world.object(web.current) { later(current) { $0.fail(current, URLError(.cancelled)) } }
    }

    private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// A finger has touched a link.
    ///
    /// Fidelity: documented WKNavigationType.linkActivated, WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:).
    func follow(_ link: WebPage.Link) {
        let navigation = world.bind { WKNavigation(URLRequest(url: link.url).asWebKitReadsIt, .network, .linkActivated) }
        navigation.record.isElsewhere = link.isElsewhere
        world.space.assign(&web.wanted, navigation.id)
        later(navigation) { $0.askForAction(navigation) }
    }

    private func begin(_ request: URLRequest, _ source: WebPageSource, _ type: WKNavigationType, to index: Int? = nil) -> WKNavigation? {
        let request = request.asWebKitReadsIt
        let navigation = world.bind { WKNavigation(request, source, type) }
        navigation.record.index = index
        (world.object(web.wanted) as? WKNavigation)?.record.phase = .over
        world.space.assign(&web.wanted, navigation.id)
        change { $0.pendingURL = request.url }
        later(navigation) { $0.askForAction(navigation) }
        return navigation
    }

    // MARK: Progress

    /// Runs a step of another process in a later pass, if the web view and the navigation still exist.
    private func later(_ navigation: WKNavigation, after delay: Double = 0, _ body: @escaping (WKWebView) -> Void) {
        let (world, id) = (world, id)
        let block = world.block(keeping: [navigation]) {
            guard let view: WKWebView = world.living(id), navigation.record.phase != .over else { return }
            body(view)
        }
        world.schedule(block, after: delay)
    }

    /// Asks the delegate whether to load the requested page.
    ///
    /// Fidelity: documented WKNavigationDelegate (the form with preferences is called in place of the other).
    private func askForAction(_ navigation: WKNavigation) {
        let action = world.bind { WKNavigationAction(navigation) }
        let (world, id) = (world, id)
        let decide = { (policy: WKNavigationActionPolicy?) in
            world.living(id, as: WKWebView.self)?.decided(policy, navigation, action) ?? ()
        }
        let preferences = configuration.defaultWebpagePreferences.id
        let asked = ask(
            "webView(_:decidePolicyFor:preferences:decisionHandler:)", nil,
            [("navigationAction", .object(action.id)), ("preferences", .object(preferences))], decide)
        if !asked,
            !ask("webView(_:decidePolicyFor:decisionHandler:)", "WKNavigationAction", [("navigationAction", .object(action.id))], decide)
        {
            refuseAsync(["preferences:", ""].map { "webView(_:decidePolicyFor:\($0))" })
            decide(WKNavigationActionPolicy.allow)
        }
    }

    private func decided(_ policy: WKNavigationActionPolicy?, _ navigation: WKNavigation, _ action: WKNavigationAction) {
        guard navigation.id == web.wanted else { return }
        if policy == .download { world.report(.refusal("WKNavigationActionPolicy.download: nothing is downloaded here")) }
        guard policy == .allow else {
            world.space.assign(&web.wanted, nil)
            navigation.record.phase = .over
            return change { $0.pendingURL = nil }
        }
        later(navigation) { view in
            if navigation.record.isElsewhere { view.openElsewhere(navigation, action) } else { view.start(navigation) }
        }
    }

    /// Handles a page that opens a window of its own: the delegate makes a web view, or the page is not loaded.
    private func openElsewhere(_ navigation: WKNavigation, _ action: WKNavigationAction) {
        world.space.assign(&web.wanted, nil)
        navigation.record.phase = .over
        let features = world.bind { WKWindowFeatures() }
        let copy = configuration.copied()
        let answer = world.tell(
            web.uiDelegate, "webView(_:createWebViewWith:for:windowFeatures:)",
            [
                ("webView", .object(id)), ("configuration", .object(copy.id)), ("navigationAction", .object(action.id)),
                ("windowFeatures", .object(features.id)),
            ])
        if case .object(let made) = answer, let view: WKWebView = world.object(made), view !== self { view.load(action.request) }
    }

    /// Fidelity: documented WKNavigationDelegate.webView(_:didStartProvisionalNavigation:); reported (a navigation that another one overtakes has failed:
    /// NSURLErrorCancelled).
    private func start(_ navigation: WKNavigation) {
        guard navigation.id == web.wanted else { return }
        if let old: WKNavigation = world.object(web.current) { fail(old, URLError(.cancelled)) }
        let request = navigation.request
        guard let url = request.url else { return }
        world.space.assign(&web.current, navigation.id)
        world.space.assign(&web.wanted, nil)
        navigation.record.phase = .provisional
        change {
            $0.pendingURL = nil
            ($0.phase, $0.provisionalURL, $0.progress) = (.provisional, url, PageLoadState.initialProgress)
        }
        tell("webView(_:didStartProvisionalNavigation:)", navigation)
        var delay = 0.0
        if navigation.record.source == .network, !url.isFileURL, url.scheme != "about" {
            delay = world.network.delay
            world.report(.network(.request, request.description, task: navigation.id))
        }
        later(navigation, after: delay) { $0.answer(navigation, url) }
    }

    /// The response has come, or has not.
    private func answer(_ navigation: WKNavigation, _ url: URL) {
        let text: String
        let response: URLResponse
        switch navigation.record.source {
        case .text(let given, let type):
            text = type == "text/html" ? given : ""
            response = world.bind { URLResponse(url: url, statusCode: 0) }
        case .network where url.isFileURL:
            guard let file = world.script?.text(ofFile: url.path) else { return fail(navigation, URLError(.fileDoesNotExist)) }
            text = file
            response = world.bind { URLResponse(url: url, statusCode: 0) }
        case .network where url.scheme == "about":
            text = ""
            response = world.bind { URLResponse(url: url, statusCode: 0) }
        case .network:
            let isKnown = PageLoadState.schemes.contains(url.scheme?.lowercased() ?? "")
            if let failure = isKnown ? world.network.failure : .unsupportedURL {
                world.report(.network(.failure, navigation.request.description, task: navigation.id))
                return fail(navigation, URLError(failure))
            }
            text = world.network.body
            response = world.bind { HTTPURLResponse(url: url, statusCode: world.network.status) }
            world.report(.network(.response, "\(world.network.status) \(url.absoluteString)", task: navigation.id))
        }
        askForResponse(navigation, response, WebPage(html: text, base: url))
    }

    private func askForResponse(_ navigation: WKNavigation, _ response: URLResponse, _ page: WebPage) {
        let asked = world.bind { WKNavigationResponse(response) }
        let (world, id) = (world, id)
        let decide = { (policy: WKNavigationResponsePolicy?) in
            guard let view: WKWebView = world.living(id) else { return }
            if policy == .download { world.report(.refusal("WKNavigationResponsePolicy.download: nothing is downloaded here")) }
            if policy == .allow {
                view.later(navigation) { $0.commit(navigation, page) }
            } else {
                view.later(navigation) { $0.fail(navigation, WebKitError.frameLoadInterrupted) }
            }
        }
        let arguments: [(String, Argument)] = [("navigationResponse", .object(asked.id))]
        if !ask("webView(_:decidePolicyFor:decisionHandler:)", "WKNavigationResponse", arguments, decide) { decide(.allow) }
    }

    /// Fidelity: documented WKNavigationDelegate.webView(_:didCommit:); reported (the list of pages changes before it is told).
    private func commit(_ navigation: WKNavigation, _ page: WebPage) {
        guard navigation.id == web.current, let url = navigation.request.url else { return }
        navigation.record.phase = .committed
        web.source = navigation.record.source
        keep(navigation, url)
        change {
            ($0.phase, $0.committedURL, $0.provisionalURL, $0.title) = (.committed, $0.provisionalURL, nil, "")
        }
        tell("webView(_:didCommit:)", navigation)
        change { $0.progress = 0.5 }
        later(navigation) { $0.finish(navigation, page) }
    }

    /// Notes a page in the list.
    private func keep(_ navigation: WKNavigation, _ url: URL) {
        let list = backForwardList
        switch (navigation.record.type, navigation.record.source) {
        case (.backForward, _): list.record.index = navigation.record.index
        case (.reload, _), (_, .text): return
        default:
            if list.currentItem?.url == url { return }
            list.push(world.bind { WKBackForwardListItem(url) })
        }
        change {
            $0.canGoBack = list.backItem != nil
            $0.canGoForward = list.forwardItem != nil
        }
    }

    /// Fidelity: documented WKNavigationDelegate.webView(_:didFinish:); reported (progress is 1 before isLoading is false, and both before it is told).
    private func finish(_ navigation: WKNavigation, _ page: WebPage) {
        guard navigation.id == web.current else { return }
        backForwardList.currentItem?.title = page.title
        change { $0.title = page.title }
        world.object(web.content, as: WKContentView.self)?.frame.size = bounds.size
        scrollView.contentSize = bounds.size
        world.object(web.content, as: WKContentView.self)?.show(page)
        change { $0.progress = 1 }
        change { $0.phase = .finished }
        end(navigation)
        tell("webView(_:didFinish:)", navigation)
    }

    /// Fidelity: documented WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:), webView(_:didFail:withError:).
    private func fail(_ navigation: WKNavigation, _ error: any Error & Sendable) {
        guard navigation.id == web.current else { return }
        let isProvisional = navigation.record.phase == .provisional
        change { $0.progress = 1 }
        change {
            ($0.phase, $0.provisionalURL) = (.finished, nil)
        }
        end(navigation)
        tell(
            isProvisional ? "webView(_:didFailProvisionalNavigation:withError:)" : "webView(_:didFail:withError:)", navigation,
            [("error", .value(error))])
    }

    private func end(_ navigation: WKNavigation) {
        world.space.retain(navigation.id)
        navigation.record.phase = .over
        world.space.assign(&web.current, nil)
        world.space.release(navigation.id)
    }

    // MARK: Delegates and observers

    private func tell(
        _ name: String, _ navigation: WKNavigation, _ more: [(name: String, value: Argument)] = [],
        by function: String = #function, in file: String = #fileID
    ) {
        let arguments: [(name: String, value: Argument)] = [("webView", .object(id)), ("navigation", .object(navigation.id))]
        world.tell(web.navigationDelegate, name, arguments + more, by: function, in: file)
    }

    /// Asks the delegate for a decision. Returns false if it does not implement the method. The type of an argument tells two methods of
    /// one name apart.
    ///
    /// Fidelity: documented WKNavigationDelegate; reported (an exception when the handler is let go without having been called, or is called twice).
    private func ask<Policy: Sendable>(
        _ name: String, _ type: String?, _ arguments: [(name: String, value: Argument)], _ decide: @escaping (Policy?) -> Void
    ) -> Bool {
        let member = type.map { "\(name) \($0)" } ?? name
        guard let delegate: NSObject = world.living(web.navigationDelegate), world.script?.implements(member, on: delegate.id) == true
        else {
            return false
        }
        let decide = { (given: [Argument]) in
            let policy: Policy? = if case .value(let value as Policy) = given.first { value } else { nil }
            decide(policy)
        }
        world.decision(of: delegate.id, name, decide) { handler in
            world.tell(delegate.id, name, taking: type, [("webView", .object(id))] + arguments + [("decisionHandler", .value(handler))])
        }
        return true
    }

    private func refuseAsync(_ names: [String]) {
        for name in names where web.navigationDelegate.map({ world.script?.implements(name, on: $0) ?? false }) ?? false {
            world.report(.refusal("\(name) is not awaited: the form with a decisionHandler is called"))
        }
    }

    /// Changes the page's state, and calls observers in the system's order: progress first.
    ///
    /// Fidelity: reported (WebKit's PageLoadState::commitChanges).
    private func change(_ body: (inout PageLoadState) -> Void) {
        let old = web.page
        var new = old
        body(&new)
        web.page = new
        func announce<Value: Equatable & Sendable>(_ keys: String..., of read: (PageLoadState) -> Value) {
            guard read(old) != read(new) else { return }
            for key in keys { world.tellChange(of: key, self, from: .value(read(old)), to: .value(read(new))) }
        }
        announce("estimatedProgress", of: \.shownProgress)
        announce("hasOnlySecureContent", of: \.isSecure)
        if old.activeURL != new.activeURL {
            for key in ["url", "URL"] {
                let values = [old, new].map { state -> Argument in state.activeURL.map { .value($0) } ?? .nothing }
                world.tellChange(of: key, self, from: values[0], to: values[1])
            }
        }
        announce("isLoading", "loading", of: \.isLoading)
        announce("title", of: \.title)
        announce("canGoForward", of: \.canGoForward)
        announce("canGoBack", of: \.canGoBack)
    }
}

extension URLRequest {
    /// The same with the address of a host alone ending in a slash.
    ///
    /// Fidelity: documented URL Standard (WHATWG), by which WebKit reads addresses; the rest of its rules is left out (simplified).
    fileprivate var asWebKitReadsIt: URLRequest {
        guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.path.isEmpty,
            ["http", "https"].contains(parts.scheme?.lowercased())
        else { return self }
        parts.path = "/"
        var request = self
        request.url = parts.url
        return request
    }
}
