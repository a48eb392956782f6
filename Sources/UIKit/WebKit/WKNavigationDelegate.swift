/// Called for the pages that a web view loads.
///
/// Fidelity: documented WKNavigationDelegate; certificates, redirects and downloads are left out (simplified).
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asks whether to allow a navigation. The handler is called with the decision, now or later.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:).
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// The same, with preferences for the page.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:decidePolicyFor:preferences:decisionHandler:).
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Asks whether an answer is shown.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:).
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    /// A page has been requested.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:didStartProvisionalNavigation:).
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server has named another address.
    ///
    /// Fidelity: simplified; never asked: the pretended network names none.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// The page begins to appear.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:didCommit:).
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The page is there.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:didFinish:).
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// The page began to appear, and failed.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:didFail:withError:).
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The page failed before anything of it was shown.
    ///
    /// Fidelity: documented WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:).
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The page's process has ended.
    ///
    /// Fidelity: simplified; never asked: it does not end.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {}
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {}
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows the parts of a page that need the app's screen, such as alerts.
///
/// Fidelity: documented WKUIDelegate; menus and media are left out (simplified).
public protocol WKUIDelegate: NSObjectProtocol {
    /// Asks for another web view, for a page that opens a window of its own. nil: the page is not loaded.
    ///
    /// Fidelity: documented WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:); that the request is loaded into it is reported.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page that has a window of its own has closed it.
    ///
    /// Fidelity: simplified; never asked: scripts close windows, and none runs.
    func webViewDidClose(_ webView: WKWebView)
    /// A script shows an alert.
    ///
    /// Fidelity: simplified; never asked: no script runs.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    /// A script asks whether to go on.
    ///
    /// Fidelity: simplified; never asked: no script runs.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)
    /// A script shows a prompt for a text.
    ///
    /// Fidelity: simplified; never asked: no script runs.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
    /// Makes none.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void
    ) {}
}
