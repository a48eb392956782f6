public import Foundation
package import Heap

/// A request in one word. Swift 6.3 reads a field of its size too late out of a state that is looked at in place.
struct KeptRequest: Sendable {
    private let requests: [URLRequest]

    init(_ request: URLRequest? = nil) {
        requests = request.map { [$0] } ?? []
    }

    var value: URLRequest {
        let kept = requests
        return kept.first ?? URLRequest(url: URL(fileURLWithPath: "/"))
    }
}

/// The loading of one page, from the request to the end.
///
/// Fidelity: documented WKNavigation.
public final class WKNavigation: NSObject {
    struct Record: Sendable {
        var request = KeptRequest()
        var source = WebPageSource.network
        var type = WKNavigationType.other
        /// Its target in the list of pages.
        var index: Int?
        /// Whether it opens a window of its own.
        var isElsewhere = false
        var phase = Phase.wanted
    }

    enum Phase: Sendable {
        case wanted, provisional, committed, over
    }

    var record: Record {
        _read { yield world.state.webNavigations[id] }
        _modify { yield &world.state.webNavigations[id] }
    }

    init(_ request: URLRequest, _ source: WebPageSource, _ type: WKNavigationType) {
        super.init()
        record = Record(request: KeptRequest(request), source: source, type: type)
    }

    /// The request.
    var request: URLRequest { record.request.value }
}

/// The cause of a navigation.
///
/// Fidelity: documented WKNavigationType.
public enum WKNavigationType: Int, Sendable {
    /// A link was touched.
    case linkActivated = 0
    /// A form was sent.
    case formSubmitted
    /// A page of the list was chosen.
    case backForward
    /// The page was loaded again.
    case reload
    /// A form was sent again.
    case formResubmitted
    /// Something else: the app's code.
    case other = -1
}

/// Whether a navigation is allowed.
///
/// Fidelity: documented WKNavigationActionPolicy.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Not.
    case cancel = 0
    /// It may.
    case allow
    /// The page is downloaded.
    case download
}

/// Whether an answer is shown.
///
/// Fidelity: documented WKNavigationResponsePolicy.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Not.
    case cancel = 0
    /// It is.
    case allow
    /// It is downloaded.
    case download
}

/// A navigation about which the delegate decides.
///
/// Fidelity: documented WKNavigationAction.
public final class WKNavigationAction: NSObject {
    struct Record: Sendable {
        var request = KeptRequest()
        var type = WKNavigationType.other
        /// Retained.
        var target: ObjectID?
        /// Retained.
        var source: ObjectID?
    }

    private var record: Record {
        _read { yield world.state.webActions[id] }
        _modify { yield &world.state.webActions[id] }
    }

    init(_ navigation: WKNavigation) {
        super.init()
        let asked = navigation.record
        let source = WKFrameInfo(asked.request)
        record.request = asked.request
        record.type = asked.type
        world.space.assign(&record.source, source.id)
        guard !asked.isElsewhere else { return }
        let target = WKFrameInfo(asked.request)
        world.space.assign(&record.target, target.id)
    }

    package override var edges: [Edge] {
        [("targetFrame", record.target), ("sourceFrame", record.source)].compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    /// The request.
    public var request: URLRequest { record.request.value }
    /// The navigation's cause.
    public var navigationType: WKNavigationType { record.type }
    /// The frame for the page; nil: a window of its own.
    public var targetFrame: WKFrameInfo? { world.object(record.target) }
    /// The frame from which it comes.
    public var sourceFrame: WKFrameInfo { world.known(record.source) }
    /// Whether the page is to be downloaded: no.
    public var shouldPerformDownload: Bool { false }
}

/// An answer, for the delegate to decide about.
///
/// Fidelity: documented WKNavigationResponse.
public final class WKNavigationResponse: NSObject {
    init(_ response: URLResponse) {
        super.init()
        world.space.assign(&world.state.webResponses[id], response.id)
    }

    package override var edges: [Edge] { world.state.webResponses[id].map { [Edge("response", to: $0)] } ?? [] }

    /// The answer.
    public var response: URLResponse { world.known(world.state.webResponses[id]) }
    /// Whether it is the main frame's: always, as there are no others.
    public var isForMainFrame: Bool { true }
    /// Whether it could be shown.
    public var canShowMIMEType: Bool { true }
}

/// A part of the window that shows a page: here always all of it.
///
/// Fidelity: documented WKFrameInfo; there is the main frame alone (simplified).
public final class WKFrameInfo: NSObject {
    init(_ request: KeptRequest) {
        super.init()
        world.state.webFrames[id] = request
    }

    /// Whether it is the whole page.
    public var isMainFrame: Bool { true }
    /// The frame's page.
    public var request: URLRequest { world.state.webFrames[id].value }
}

/// A page's wishes for a window of its own. It has none.
///
/// Fidelity: documented WKWindowFeatures; without anything (simplified).
public final class WKWindowFeatures: NSObject {}

/// A page that has been shown.
///
/// Fidelity: documented WKBackForwardListItem.
public final class WKBackForwardListItem: NSObject {
    struct Record: Sendable {
        var url = URL(fileURLWithPath: "/")
        var title: String?
    }

    init(_ url: URL) {
        super.init()
        world.state.webItems[id].url = url
    }

    /// The page's address.
    public var url: URL { world.state.webItems[id].url }
    /// The address of the original request.
    public var initialURL: URL { url }
    /// Its title.
    public internal(set) var title: String? {
        get { world.state.webItems[id].title }
        set { world.state.webItems[id].title = newValue }
    }
}

/// The pages that a web view has shown, and where among them it is.
///
/// Fidelity: documented WKBackForwardList.
public final class WKBackForwardList: NSObject {
    struct Record: Sendable {
        /// Retained.
        var items: [ObjectID] = []
        var index: Int?
    }

    var record: Record {
        _read { yield world.state.webLists[id] }
        _modify { yield &world.state.webLists[id] }
    }

    package override var edges: [Edge] { record.items.map { Edge("items", to: $0) } }

    /// Appends a page after the present one, and removes those that were there.
    func push(_ item: WKBackForwardListItem) {
        let kept = record.index.map { $0 + 1 } ?? 0
        let gone = record.items.dropFirst(kept)
        world.space.retain(item.id)
        record.items = Array(record.items.prefix(kept)) + [item.id]
        record.index = kept
        for old in gone { world.space.release(old) }
    }

    /// The present page.
    public var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before.
    public var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after.
    public var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before, the first first.
    public var backList: [WKBackForwardListItem] { items(record.items.prefix(record.index ?? 0)) }
    /// The pages after, the next first.
    public var forwardList: [WKBackForwardListItem] { items(record.items.dropFirst((record.index ?? -1) + 1)) }

    /// A page by its distance from the present one; nil when there is none.
    public func item(at index: Int) -> WKBackForwardListItem? {
        guard let current = record.index, record.items.indices.contains(current + index) else { return nil }
        return world.object(record.items[current + index])
    }

    private func items(_ ids: ArraySlice<ObjectID>) -> [WKBackForwardListItem] { ids.compactMap { world.object($0) } }
}

/// Why something of a web view's failed.
///
/// Fidelity: documented WKError; the words are reported.
public struct WKError: Error, Hashable, Sendable {
    /// The reason.
    ///
    /// Fidelity: documented WKError.Code.
    public enum Code: Int, Sendable {
        /// The cause is not known.
        case unknown = 1
        /// The page's process has ended.
        case webContentProcessTerminated
        /// The web view no longer exists.
        case webViewInvalidated
        /// The script failed.
        case javaScriptExceptionOccurred
        /// The script's result cannot be passed to the app.
        case javaScriptResultTypeIsUnsupported
    }

    /// The reason.
    public let code: Code

    /// An error of this reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The reason in words.
    public var localizedDescription: String {
        switch code {
        case .unknown: "An unknown error occurred"
        case .webContentProcessTerminated: "The Web Content process was terminated"
        case .webViewInvalidated: "The WKWebView was invalidated"
        case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
        case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
        }
    }
}

/// Why a page did not come, by WebKit's own numbers.
///
/// Fidelity: reported (WebKitErrorDomain: 102 where a delegate does not allow an answer).
public struct WebKitError: Error, Hashable, Sendable {
    /// The number.
    public let code: Int
    /// The reason in words.
    public let localizedDescription: String

    static let frameLoadInterrupted = WebKitError(code: 102, localizedDescription: "Frame load interrupted")
}
