// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigationDelegate: HostType = {
        var type = TypeBinding("WKNavigationDelegate", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement(
            "webView(_:decidePolicyFor:decisionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("decidePolicyFor", "navigationAction", "WKNavigationAction"),
                HostParameter("decisionHandler", "decisionHandler", "(WKNavigationActionPolicy) -> Void"),
            ]
        )
        type.requirement(
            "webView(_:decidePolicyFor:preferences:decisionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("decidePolicyFor", "navigationAction", "WKNavigationAction"),
                HostParameter("preferences", "preferences", "WKWebpagePreferences"),
                HostParameter("decisionHandler", "decisionHandler", "(WKNavigationActionPolicy, WKWebpagePreferences) -> Void"),
            ]
        )
        type.requirement(
            "webView(_:decidePolicyFor:decisionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("decidePolicyFor", "navigationResponse", "WKNavigationResponse"),
                HostParameter("decisionHandler", "decisionHandler", "(WKNavigationResponsePolicy) -> Void"),
            ]
        )
        type.requirement(
            "webView(_:didStartProvisionalNavigation:)",
            [HostParameter(nil, "webView", "WKWebView"), HostParameter("didStartProvisionalNavigation", "navigation", "WKNavigation!")]
        )
        type.requirement(
            "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("didReceiveServerRedirectForProvisionalNavigation", "navigation", "WKNavigation!"),
            ]
        )
        type.requirement(
            "webView(_:didCommit:)",
            [HostParameter(nil, "webView", "WKWebView"), HostParameter("didCommit", "navigation", "WKNavigation!")]
        )
        type.requirement(
            "webView(_:didFinish:)",
            [HostParameter(nil, "webView", "WKWebView"), HostParameter("didFinish", "navigation", "WKNavigation!")]
        )
        type.requirement(
            "webView(_:didFail:withError:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("didFail", "navigation", "WKNavigation!"),
                HostParameter("withError", "error", "any Error"),
            ]
        )
        type.requirement(
            "webView(_:didFailProvisionalNavigation:withError:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("didFailProvisionalNavigation", "navigation", "WKNavigation!"),
                HostParameter("withError", "error", "any Error"),
            ]
        )
        type.requirement("webViewWebContentProcessDidTerminate(_:)", [HostParameter(nil, "webView", "WKWebView")])
        return type.hostType
    }()
}
