// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkuiDelegate: HostType = {
        var type = TypeBinding("WKUIDelegate", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement(
            "webView(_:createWebViewWith:for:windowFeatures:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("createWebViewWith", "configuration", "WKWebViewConfiguration"),
                HostParameter("for", "navigationAction", "WKNavigationAction"),
                HostParameter("windowFeatures", "windowFeatures", "WKWindowFeatures"),
            ],
            result: "WKWebView?"
        )
        type.requirement("webViewDidClose(_:)", [HostParameter(nil, "webView", "WKWebView")])
        type.requirement(
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("runJavaScriptAlertPanelWithMessage", "message", "String"),
                HostParameter("initiatedByFrame", "frame", "WKFrameInfo"),
                HostParameter("completionHandler", "completionHandler", "() -> Void"),
            ]
        )
        type.requirement(
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("runJavaScriptConfirmPanelWithMessage", "message", "String"),
                HostParameter("initiatedByFrame", "frame", "WKFrameInfo"),
                HostParameter("completionHandler", "completionHandler", "(Bool) -> Void"),
            ]
        )
        type.requirement(
            "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)",
            [
                HostParameter(nil, "webView", "WKWebView"),
                HostParameter("runJavaScriptTextInputPanelWithPrompt", "prompt", "String"),
                HostParameter("defaultText", "defaultText", "String?"),
                HostParameter("initiatedByFrame", "frame", "WKFrameInfo"),
                HostParameter("completionHandler", "completionHandler", "(String?) -> Void"),
            ]
        )
        return type.hostType
    }()
}
