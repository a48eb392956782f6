import Heap
import Projects
import Stage
import Testing
import UIKit

/// Web views, against Apple's documentation and WebKit's PageLoadState.
@Suite struct `A web view` {
    private static let page = """
        <html><head><title>Home</title></head><body><a href="/next">Next</a> <a href="https://other.org" target="_blank">Other</a></body></html>
        """

    private func run(
        _ source: String, _ steps: [String], body: String = page, status: Int = 200, failure: URLError.Code? = nil
    ) throws -> Run {
        var setting = Setting(steps: try steps.map { try Step($0) })
        setting.network = NetworkProfile(delay: 0.3, status: status, body: body, failure: failure)
        return try Run(sources: [Source(path: "Scene.swift", text: "import UIKit\nimport WebKit\n" + source)], setting: setting)
    }

    /// Callbacks of web views' delegates, network, prints and complaints, in order.
    private func heard(_ run: Run) -> [String] {
        run.recording.events.compactMap { event in
            switch event.kind {
            case .print, .refusal, .exception: event.text
            case .network: "network \(event.name)"
            case .callback where event.name.hasPrefix("webView"):
                event.name.replacingOccurrences(of: "webView(_:", with: "").replacingOccurrences(of: ")", with: "")
                    + (event.arguments.contains { $0.name == "navigationResponse" } ? " response" : "")
            default: nil
            }
        }
    }

    private func controller(_ body: String, conforming: String = "WKNavigationDelegate", setUp: String = "") -> String {
        """
        final class A: UIViewController, \(conforming) {
            let webView = WKWebView()
            override func viewDidLoad() {
                super.viewDidLoad()
                webView.frame = view.bounds
                webView.navigationDelegate = self
                view.addSubview(webView)
                \(setUp)
            }
            func go() { webView.load(URLRequest(url: URL(string: "https://example.org/")!)) }
            func look() {
                print(webView.url?.absoluteString ?? "none", webView.title ?? "nil", webView.isLoading, webView.canGoBack, webView.canGoForward)
            }
            \(body)
        }
        """
    }

    private static let loading = """
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
            print(navigationAction.request.url!.absoluteString, navigationAction.navigationType == .linkActivated, navigationAction.targetFrame?.isMainFrame ?? false)
            decisionHandler(.allow)
        }
        func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) {
            print((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)
            decisionHandler(.allow)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { look() }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) { print((error as NSError).code) }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
            print((error as NSError).domain, (error as NSError).code, error.localizedDescription)
        }
        """

    @Test func `asks and tells its delegate in the documented order, after load has returned`() throws {
        let lines = heard(try run(controller(Self.loading + "\nfunc start() { go(); print(\"loaded\"); look() }"), ["call A.start"]))
        #expect(
            lines == [
                "loaded", "https://example.org/  true false false", "decidePolicyFor:decisionHandler:", "https://example.org/ false true",
                "didStartProvisionalNavigation:", "network request", "network response", "decidePolicyFor:decisionHandler: response", "200",
                "didCommit:", "didFinish:", "https://example.org/ Home false false false",
            ])
    }

    @Test func `tells observers of progress, address, loading and title as WebKit changes them`() throws {
        let observing = """
            var tokens: [NSKeyValueObservation] = []
            func watch() {
                tokens = [
                    webView.observe(\\.estimatedProgress, options: [.new, .old]) { _, change in print("progress", change.oldValue!, change.newValue!) },
                    webView.observe(\\.url, options: .new) { view, _ in print("url", view.url?.absoluteString ?? "none") },
                    webView.observe(\\.isLoading) { view, change in print("isLoading", view.isLoading, change.newValue as Any) },
                    webView.observe(\\.title, options: [.initial, .new]) { view, change in print("title '\\(view.title!)'") },
                    webView.observe(\\.canGoBack, options: .new) { view, change in print("canGoBack", change.newValue!) },
                ]
                go()
                print("loaded")
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
            func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tokens = [] }
            """
        #expect(
            heard(try run(controller(observing), ["call A.watch", "call A.go"])) == [
                "title ''", "progress 0.0 0.1", "url https://example.org/", "isLoading true nil", "loaded",
                "didStartProvisionalNavigation:",
                "network request", "network response", "didCommit:", "progress 0.1 0.5", "title 'Home'", "progress 0.5 1.0",
                "isLoading false nil", "didFinish:", "didStartProvisionalNavigation:", "network request", "network response", "didCommit:",
                "didFinish:",
            ])
    }

    @Test func `tells observers by key path until they are removed`() throws {
        let observing = """
            func watch() {
                webView.addObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new, context: nil)
                webView.addObserver(self, forKeyPath: "loading", options: [.new, .initial], context: nil)
                go()
            }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                if keyPath == "estimatedProgress" { print(keyPath!, change![.newKey] as! Double, object is WKWebView) } else { print(keyPath!, webView.isLoading) }
            }
            func unwatch() {
                webView.removeObserver(self, forKeyPath: "estimatedProgress")
                webView.removeObserver(self, forKeyPath: "loading")
                go()
                webView.removeObserver(self, forKeyPath: "loading")
            }
            """
        let lines = heard(try run(controller(observing), ["call A.watch", "call A.unwatch"])).filter { !$0.hasPrefix("network") }
        #expect(
            lines == [
                "loading false", "estimatedProgress 0.1 true", "loading true", "estimatedProgress 0.5 true", "estimatedProgress 1.0 true",
                "loading false",
                "Cannot remove an observer <A> for the key path \"loading\" from <WKWebView> because it is not registered as an observer.",
            ])
    }

    @Test func `tells observers what they gave as context, which is compared by where it is`() throws {
        let observing = """
            private var own = 0
            static var shared = 0
            func watch() {
                webView.addObserver(self, forKeyPath: "URL", options: [.new, .initial], context: &own)
                webView.addObserver(self, forKeyPath: "title", options: [.initial], context: &Self.shared)
                webView.addObserver(self, forKeyPath: "canGoBack", options: .initial, context: nil)
                go()
            }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                guard context != &own else { return print(keyPath!, webView.url?.absoluteString ?? "none", own, (change![.newKey] as? URL)?.absoluteString ?? "nil") }
                print(keyPath!, context == &A.shared, context == nil, &own == context)
            }
            """
        let lines = heard(try run(controller(observing), ["call A.watch"])).filter { !$0.hasPrefix("network") && !$0.hasPrefix("did") }
        #expect(
            lines == [
                "URL none 0 nil", "title true false false", "canGoBack false true false", "URL https://example.org/ 0 https://example.org/",
                "title true false false",
            ])
    }

    @Test func `fails before anything is shown where there is no network, and where it is stopped or overtaken`() throws {
        let lines = heard(try run(controller(Self.loading), ["call A.go", "call A.look"], failure: .notConnectedToInternet))
        #expect(
            lines.suffix(4) == [
                "network failure", "didFailProvisionalNavigation:withError:",
                "NSURLErrorDomain -1009 The Internet connection appears to be offline.", "none  false false false",
            ])
        let more = Self.loading + "\nfunc stop() { webView.stopLoading() }\nfunc twice() { go(); go() }"
        let stopped = heard(try run(controller(more), ["call A.go", "at 0.1 call A.stop"]))
        #expect(stopped.suffix(2) == ["didFailProvisionalNavigation:withError:", "NSURLErrorDomain -999 cancelled"])
        let overtaken = heard(try run(controller(more), ["call A.go", "at 0.1 call A.go"])).filter { $0.hasPrefix("did") }
        #expect(
            overtaken == [
                "didStartProvisionalNavigation:", "didFailProvisionalNavigation:withError:", "didStartProvisionalNavigation:", "didCommit:",
                "didFinish:",
            ])
        #expect(heard(try run(controller(more), ["call A.twice"])).filter { $0.hasPrefix("did") }.count == 3)
    }

    @Test func `does not load what its delegate cancels`() throws {
        let action = Self.loading.replacingOccurrences(
            of: "decisionHandler(.allow)\n}\nfunc webView(_ webView: WKWebView, decidePolicyFor navigationResponse",
            with: "decisionHandler(.cancel)\n}\nfunc webView(_ webView: WKWebView, decidePolicyFor navigationResponse")
        #expect(
            heard(try run(controller(action), ["call A.go", "call A.look"])) == [
                "decidePolicyFor:decisionHandler:", "https://example.org/ false true", "none  false false false",
            ])
        let response = Self.loading.replacingOccurrences(
            of: "?? 0)\n    decisionHandler(.allow)", with: "?? 0)\n    decisionHandler(.cancel)")
        #expect(
            heard(try run(controller(response), ["call A.go"], status: 404)).suffix(4) == [
                "decidePolicyFor:decisionHandler: response", "404", "didFailProvisionalNavigation:withError:",
                "WebKitErrorDomain 102 Frame load interrupted",
            ])
    }

    @Test func `raises an exception where its delegate never decides, or decides twice`() throws {
        func source(_ body: String) -> String {
            controller(
                """
                func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
                    \(body)
                }
                """)
        }
        let name = "Completion handler passed to -[A webView(_:decidePolicyFor:decisionHandler:)]"
        #expect(heard(try run(source("print(\"asked\")"), ["call A.go"])).last == "\(name) was not called")
        #expect(
            heard(try run(source("decisionHandler(.allow); decisionHandler(.allow)"), ["call A.go"])).last
                == "\(name) was called more than once")
        let late = "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { decisionHandler(.cancel); print(\"late\") }"
        #expect(heard(try run(source(late), ["call A.go"])).last == "late")
    }

    @Test func `goes back and forward through the pages that it has shown, and follows links`() throws {
        let lines = heard(
            try run(
                controller(
                    Self.loading + """

                        func back() { webView.goBack() }
                        func list() { print(webView.backForwardList.backList.count, webView.backForwardList.forwardItem?.title ?? "none") }
                        """), ["call A.go", "tap Next", "call A.back", "call A.list"])
        ).filter { $0.hasPrefix("https") || $0.hasPrefix("0") || $0.hasPrefix("1") }
        #expect(
            lines == [
                "https://example.org/ false true", "https://example.org/ Home false false false", "https://example.org/next true true",
                "https://example.org/next Home false true false", "https://example.org/ false true",
                "https://example.org/ Home false false true", "0 Home",
            ])
    }

    @Test func `asks for another web view where a link wants a window of its own`() throws {
        let lines = heard(
            try run(
                controller(
                    """
                    func webView(
                        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
                        windowFeatures: WKWindowFeatures
                    ) -> WKWebView? {
                        print(navigationAction.targetFrame == nil, navigationAction.request.url!.host!)
                        webView.load(navigationAction.request)
                        return nil
                    }
                    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { look() }
                    """, conforming: "WKNavigationDelegate, WKUIDelegate", setUp: "webView.uiDelegate = self"), ["call A.go", "tap Other"])
        ).filter { !$0.hasPrefix("network") }
        #expect(
            lines == [
                "didFinish:", "https://example.org/ Home false false false", "createWebViewWith:for:windowFeatures:", "true other.org",
                "didFinish:", "https://other.org/ Home false true false",
            ])
    }

    @Test func `shows texts of the code's own, which are no pages to go back to, and files of the bundle`() throws {
        let more =
            Self.loading + """

                func text() { webView.loadHTMLString("<title>Mine</title>", baseURL: nil) }
                func file() {
                    let url = Bundle.main.url(forResource: "help", withExtension: "html")!
                    webView.loadFileURL(url, allowingReadAccessTo: url)
                }
                """
        #expect(heard(try run(controller(more), ["call A.go", "call A.text"])).last == "about:blank Mine false false false")
        let setting = Setting(steps: [try Step("call A.file")])
        let run = try Run(
            sources: [
                Source(path: "App/Scene.swift", text: "import UIKit\nimport WebKit\n" + controller(more), isFound: true),
                Source(path: "App/help.html", text: "<title>Help</title>", isFound: true),
            ], setting: setting)
        #expect(heard(run).last?.suffix(33) == "/help.html Help false false false")
    }

    @Test func `runs no script: that is refused by name, and the handler hears of it later`() throws {
        let lines = heard(
            try run(
                controller(
                    """
                    func script() {
                        webView.evaluateJavaScript("document.title") { result, error in print(result as Any, (error! as NSError).code) }
                        print("asked")
                    }
                    """), ["call A.script"]))
        #expect(
            lines == [
                "WKWebView.evaluateJavaScript(_:completionHandler:): no script runs in a page of the web here", "asked", "nil 4",
            ])
    }

    @Test func `keeps a controller that handles its scripts' messages`() throws {
        let source = """
            final class A: UIViewController {
                func push() { present(Page(), animated: false) }
                func close() { dismiss(animated: false) }
            }
            final class Page: UIViewController, WKScriptMessageHandler {
                var webView: WKWebView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let configuration = WKWebViewConfiguration()
                    configuration.userContentController.add(self, name: "app")
                    webView = WKWebView(frame: view.bounds, configuration: configuration)
                    view.addSubview(webView)
                    print(webView.configuration === configuration, webView.configuration.userContentController === configuration.userContentController)
                }
                func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
                deinit { print("gone") }
            }
            """
        let leaking = try run(source, ["call A.push", "call A.close"])
        #expect(heard(leaking) == ["false true"])
        let graph = leaking.memory(at: leaking.recording.events.count - 1)
        let page = try #require(leaking.recording.events.compactMap(\.object).first { leaking.recording.typeName(of: $0) == "Page" })
        #expect(graph.holders(of: page).map(\.edge.label).contains("scriptMessageHandler app"))
        let freed = source.replacingOccurrences(
            of: "deinit",
            with:
                "override func viewDidDisappear(_ animated: Bool) { webView.configuration.userContentController.removeScriptMessageHandler(forName: \"app\") }\ndeinit"
        )
        #expect(heard(try run(freed, ["call A.push", "call A.close"])).last == "gone")
    }

    @Test func `outlives the statement that makes it where only a weak reference sees it, as no plain view does`() throws {
        let source = """
            final class A: UIViewController {
                weak var webView: WKWebView!
                weak var plain: UIView!
                override func loadView() {
                    plain = UIView()
                    webView = WKWebView(frame: .zero)
                    print(plain == nil, webView == nil)
                    view = UIView()
                }
                func look() { print(webView == nil) }
            }
            """
        #expect(heard(try run(source, ["call A.look"])) == ["true false", "true"])
    }
}
