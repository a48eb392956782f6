import Foundation

/// The loading state of a web view's page. The web view's properties come from it, and change together.
///
/// Fidelity: reported (WebKit's PageLoadState: what counts as loading, which address is the active one, and the order in which changes are told).
struct PageLoadState: Sendable {
    enum Phase: Sendable {
        case provisional, committed, finished
    }

    /// The address that code has requested, before its loading begins.
    var pendingURL: URL?
    var provisionalURL: URL?
    var committedURL: URL?
    var phase = Phase.finished
    var title = ""
    var progress = 0.0
    var canGoBack = false
    var canGoForward = false

    var activeURL: URL? { pendingURL ?? (phase == .provisional ? provisionalURL : committedURL) }
    var isLoading: Bool { pendingURL != nil || phase != .finished }
    var shownProgress: Double { pendingURL == nil ? progress : Self.initialProgress }
    var isSecure: Bool { (phase == .provisional ? provisionalURL : committedURL)?.scheme == "https" }

    static let initialProgress = 0.1

    /// The kinds of addresses that a web view loads by itself.
    static let schemes: Set<String> = ["http", "https", "file", "about", "data", "blob"]
}

/// Where a page's text comes from.
enum WebPageSource: Hashable, Sendable {
    /// From the pretended network, or from a file of the app's bundle.
    case network
    /// From the code, with the kind of it.
    case text(String, type: String)
}

/// The known parts of a page's text.
struct WebPage: Sendable {
    struct Link: Sendable {
        let title: String
        let url: URL
        /// Whether it opens a window of its own.
        let isElsewhere: Bool
    }

    var title = ""
    var links: [Link] = []

    init() {}

    /// Reads the title and the links of an HTML text.
    ///
    /// Fidelity: simplified; a title element, and a elements with an address and words.
    init(html: String, base: URL?) {
        title = Self.matches("<title[^>]*>(.*?)</title>", in: html).first.map { Self.plain($0[1]) } ?? ""
        links = Self.matches("<a\\s([^>]*)>(.*?)</a>", in: html).compactMap { parts in
            let address = Self.matches("href\\s*=\\s*[\"']([^\"']*)[\"']", in: parts[1]).first?[1]
            guard let url = address.flatMap({ URL(string: $0, relativeTo: base)?.absoluteURL }) else { return nil }
            return Link(title: Self.plain(parts[2]), url: url, isElsewhere: parts[1].contains("_blank"))
        }
    }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
        let options: NSRegularExpression.Options = [.caseInsensitive, .dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (0..<match.numberOfRanges).map { index in Range(match.range(at: index), in: text).map { String(text[$0]) } ?? "" }
        }
    }

    private static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
