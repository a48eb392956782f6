// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkWebView: HostType = {
        var type = TypeBinding("WKWebView", .class, superclass: "UIView")
        type.method("load(_:)", [HostParameter(nil, "request", "URLRequest")], result: "WKNavigation?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: URLRequest = try call.argument(0)
            return call.give(object.load(a0))
        }
        type.method(
            "loadFileURL(_:allowingReadAccessTo:)",
            [HostParameter(nil, "url", "URL"), HostParameter("allowingReadAccessTo", "readAccessURL", "URL")],
            result: "WKNavigation?"
        ) { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: URL = try call.argument(0)
            let a1: URL = try call.argument(1)
            return call.give(object.loadFileURL(a0, allowingReadAccessTo: a1))
        }
        type.method(
            "loadHTMLString(_:baseURL:)",
            [HostParameter(nil, "string", "String"), HostParameter("baseURL", "baseURL", "URL?")],
            result: "WKNavigation?"
        ) { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: URL? = try call.argument(1)
            return call.give(object.loadHTMLString(a0, baseURL: a1))
        }
        type.method(
            "load(_:mimeType:characterEncodingName:baseURL:)",
            [
                HostParameter(nil, "data", "Data"),
                HostParameter("mimeType", "mimeType", "String"),
                HostParameter("characterEncodingName", "characterEncodingName", "String"),
                HostParameter("baseURL", "baseURL", "URL"),
            ],
            result: "WKNavigation?"
        ) { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: Data = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: String = try call.argument(2)
            let a3: URL = try call.argument(3)
            return call.give(object.load(a0, mimeType: a1, characterEncodingName: a2, baseURL: a3))
        }
        type.method("reload()", result: "WKNavigation?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.reload())
        }
        type.method("reloadFromOrigin()", result: "WKNavigation?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.reloadFromOrigin())
        }
        type.method("goBack()", result: "WKNavigation?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.goBack())
        }
        type.method("goForward()", result: "WKNavigation?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.goForward())
        }
        type.method(
            "go(to:)",
            [HostParameter("to", "item", "WKBackForwardListItem")],
            result: "WKNavigation?"
        ) { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: WKBackForwardListItem = try call.argument(0)
            return call.give(object.go(to: a0))
        }
        type.method("stopLoading()") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.stopLoading()
            return .void
        }
        type.initializer(
            "init(frame:configuration:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("configuration", "configuration", "WKWebViewConfiguration")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: WKWebViewConfiguration = try call.argument(1)
            return call.make { WKWebView(frame: a0, configuration: a1) }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { WKWebView(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { WKWebView() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "WKWebView?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { WKWebView(coder: a0) }
        }
        type.property("configuration", "WKWebViewConfiguration") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.configuration)
        }
        type.property("scrollView", "UIScrollView") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.scrollView)
        }
        type.property("backForwardList", "WKBackForwardList") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.backForwardList)
        }
        type.property("navigationDelegate", "(any WKNavigationDelegate)?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(weakly: object.navigationDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.navigationDelegateID = try call.read(value)
        }
        type.property("uiDelegate", "(any WKUIDelegate)?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(weakly: object.uiDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.uiDelegateID = try call.read(value)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.title)
        }
        type.property("url", "URL?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.url)
        }
        type.property("isLoading", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.isLoading)
        }
        type.property("estimatedProgress", "Double") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.estimatedProgress)
        }
        type.property("canGoBack", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.canGoBack)
        }
        type.property("canGoForward", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.canGoForward)
        }
        type.property("hasOnlySecureContent", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.hasOnlySecureContent)
        }
        type.property("customUserAgent", "String?") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.customUserAgent)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.customUserAgent = try call.read(value)
        }
        type.property("allowsBackForwardNavigationGestures", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.allowsBackForwardNavigationGestures)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.allowsBackForwardNavigationGestures = try call.read(value)
        }
        type.property("allowsLinkPreview", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.allowsLinkPreview)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.allowsLinkPreview = try call.read(value)
        }
        type.property("pageZoom", "CGFloat") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.pageZoom)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.pageZoom = try call.read(value)
        }
        type.property("isInspectable", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.isInspectable)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.isInspectable = try call.read(value)
        }
        type.property("isFindInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.isFindInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.isFindInteractionEnabled = try call.read(value)
        }
        type.property("underPageBackgroundColor", "UIColor!") { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            return call.give(object.underPageBackgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            object.underPageBackgroundColor = try call.read(value)
        }
        type.method(
            "handlesURLScheme(_:)",
            isStatic: true,
            [HostParameter(nil, "urlScheme", "String")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.inWorld { call.give(WKWebView.handlesURLScheme(a0)) }
        }
        type.method(
            "evaluateJavaScript(_:completionHandler:)",
            [
                HostParameter(nil, "javaScriptString", "String"),
                HostParameter("completionHandler", "completionHandler", "((Any?, (any Error)?) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: WKWebView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: Block? = try call.argument(1)
            object.evaluateJavaScript(a0, completionHandler: a1)
            return .void
        }
        type.requireVersion(iOS: 14, ["pageZoom"])
        type.requireVersion(iOS: 15, ["underPageBackgroundColor"])
        type.requireVersion(iOS: 16, ["isFindInteractionEnabled", "isInspectable"])
        return type.hostType
    }()
}
