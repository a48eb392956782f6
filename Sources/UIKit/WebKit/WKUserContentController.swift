import Foundation
package import Heap

/// Called with the messages of a page's scripts.
///
/// Fidelity: documented WKScriptMessageHandler.
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has posted something.
    ///
    /// Fidelity: simplified; never asked: no script runs.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script.
///
/// Fidelity: documented WKScriptMessage; no script posts one (simplified).
public final class WKScriptMessage: NSObject {
    /// The handler's name.
    public var name: String { "" }
    /// The message's content.
    public var body: Any { "" }
    /// The web view.
    public var webView: WKWebView? { nil }
}

/// A script that a web view puts into pages.
///
/// Fidelity: documented WKUserScript; kept, no script runs (simplified).
public final class WKUserScript: NSObject {
    struct Record: Sendable {
        var source = ""
        var time = WKUserScriptInjectionTime.atDocumentStart
        var isForMainFrame = false
    }

    private var record: Record {
        _read { yield world.state.webScripts[id] }
        _modify { yield &world.state.webScripts[id] }
    }

    /// A script, when it is put into pages, and whether into the main frame alone.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        super.init()
        record = Record(source: source, time: injectionTime, isForMainFrame: forMainFrameOnly)
    }

    /// The script.
    public var source: String { record.source }
    /// When it is put into pages.
    public var injectionTime: WKUserScriptInjectionTime { record.time }
    /// Whether it is put into the main frame alone.
    public var isForMainFrameOnly: Bool { record.isForMainFrame }
}

/// When a script is put into a page.
///
/// Fidelity: documented WKUserScriptInjectionTime.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of it.
    case atDocumentStart = 0
    /// When it is there.
    case atDocumentEnd
}

/// An app's additions to the pages of web views: scripts, and the handlers of their messages, which it retains.
///
/// Fidelity: documented WKUserContentController; that message handlers are held is documented by what leaks (reported); no script runs (simplified).
public final class WKUserContentController: NSObject {
    struct Record: Sendable {
        /// Retained.
        var scripts: [ObjectID] = []
        /// Retained.
        var handlers: [(name: String, handler: ObjectID)] = []
    }

    private var record: Record {
        _read { yield world.state.webContents[id] }
        _modify { yield &world.state.webContents[id] }
    }

    package override var edges: [Edge] {
        record.scripts.map { Edge("userScripts", to: $0) } + record.handlers.map { Edge("scriptMessageHandler \($0.name)", to: $0.handler) }
    }

    /// The scripts, in the order in which they were added.
    public var userScripts: [WKUserScript] { record.scripts.compactMap { world.object($0) } }

    /// Adds a script. It is retained.
    public func addUserScript(_ userScript: WKUserScript) {
        world.space.retain(userScript.id)
        record.scripts.append(userScript.id)
    }

    /// Removes all scripts.
    public func removeAllUserScripts() {
        let old = record.scripts
        record.scripts = []
        for script in old { world.space.release(script) }
    }

    /// Adds an object that scripts can post to, by a name. It is retained until it is taken out; a name that is taken is an exception.
    ///
    /// Fidelity: documented WKUserContentController.add(_:name:); the exception's words are reported.
    public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        if let id = World.identity(of: scriptMessageHandler) { add(id, name: name) }
    }

    package func add(_ handler: ObjectID, name: String) {
        guard !record.handlers.contains(where: { $0.name == name }) else {
            return world.report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason: "Attempt to add script message handler with name '\(name)' when one already exists.", object: id))
        }
        world.space.retain(handler)
        record.handlers.append((name, handler))
    }

    /// Removes the object with a name.
    public func removeScriptMessageHandler(forName name: String) {
        guard let index = record.handlers.firstIndex(where: { $0.name == name }) else { return }
        world.space.release(record.handlers.remove(at: index).handler)
    }

    /// Removes all such objects.
    @available(iOS 14, *)
    public func removeAllScriptMessageHandlers() {
        let old = record.handlers
        record.handlers = []
        for entry in old { world.space.release(entry.handler) }
    }
}
