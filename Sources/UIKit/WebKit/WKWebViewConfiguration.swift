public import Foundation
package import Heap

/// How a web view is made. A web view has a copy of its own, with the same parts.
///
/// Fidelity: documented WKWebViewConfiguration.
public final class WKWebViewConfiguration: NSObject {
    struct Record: Sendable {
        // Retained, made when they are asked for.
        var preferences: ObjectID?
        var pagePreferences: ObjectID?
        var content: ObjectID?
        var pool: ObjectID?
        var store: ObjectID?
        var kept = Kept()
    }

    /// Properties that are only kept.
    struct Kept: Sendable {
        var agent: String?
        var playsInline = false
        var playsAlone = WKAudiovisualMediaTypes.all
        var showsPictures = true
        var airPlays = true
        var waits = false
        var detectors = WKDataDetectorTypes()
        var zooms = false
        var limitsNavigation = false
        var upgrades = true
    }

    private var record: Record {
        _read { yield world.state.webConfigurations[id] }
        _modify { yield &world.state.webConfigurations[id] }
    }

    private var parts: [(String, ObjectID?)] {
        [
            ("preferences", record.preferences), ("defaultWebpagePreferences", record.pagePreferences),
            ("userContentController", record.content), ("processPool", record.pool), ("websiteDataStore", record.store),
        ]
    }

    package override var edges: [Edge] { parts.compactMap { label, id in id.map { Edge(label, to: $0) } } }

    /// Another one with the same parts.
    func copied() -> WKWebViewConfiguration {
        _ = (preferences, defaultWebpagePreferences, userContentController, processPool, websiteDataStore)
        let copy = world.bind { WKWebViewConfiguration() }
        for (_, part) in parts { if let part { world.space.retain(part) } }
        copy.record = record
        return copy
    }

    private func part<Part: NSObject>(_ path: WritableKeyPath<Record, ObjectID?>, _ make: () -> Part) -> Part {
        if let known: Part = world.object(record[keyPath: path]) { return known }
        let made = world.bind(make)
        world.space.assign(&record[keyPath: path], made.id)
        return made
    }

    /// The settings for pages.
    public var preferences: WKPreferences {
        get { part(\.preferences) { WKPreferences() } }
        set { world.space.assign(&record.preferences, newValue.id) }
    }

    /// How pages are loaded.
    @available(iOS 13, *)
    public var defaultWebpagePreferences: WKWebpagePreferences! {
        get { part(\.pagePreferences) { WKWebpagePreferences() } }
        set { world.space.assign(&record.pagePreferences, newValue?.id) }
    }

    /// The app's additions to pages.
    public var userContentController: WKUserContentController {
        get { part(\.content) { WKUserContentController() } }
        set { world.space.assign(&record.content, newValue.id) }
    }

    /// The processes of pages.
    public var processPool: WKProcessPool {
        get { part(\.pool) { WKProcessPool() } }
        set { world.space.assign(&record.pool, newValue.id) }
    }

    /// The data that pages have stored.
    public var websiteDataStore: WKWebsiteDataStore {
        get { part(\.store) { WKWebsiteDataStore.default() } }
        set { world.space.assign(&record.store, newValue.id) }
    }

    /// The name that the web view adds to its user agent. Kept.
    public var applicationNameForUserAgent: String? {
        get { record.kept.agent }
        set { record.kept.agent = newValue }
    }

    /// Whether films play where they are. Kept.
    public var allowsInlineMediaPlayback: Bool {
        get { record.kept.playsInline }
        set { record.kept.playsInline = newValue }
    }

    /// The media that play only after a touch. Kept.
    public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes {
        get { record.kept.playsAlone }
        set { record.kept.playsAlone = newValue }
    }

    /// Whether films can play over other apps. Kept.
    public var allowsPictureInPictureMediaPlayback: Bool {
        get { record.kept.showsPictures }
        set { record.kept.showsPictures = newValue }
    }

    /// Whether films can play elsewhere. Kept.
    public var allowsAirPlayForMediaPlayback: Bool {
        get { record.kept.airPlays }
        set { record.kept.airPlays = newValue }
    }

    /// Whether nothing is shown until all is there. Kept.
    public var suppressesIncrementalRendering: Bool {
        get { record.kept.waits }
        set { record.kept.waits = newValue }
    }

    /// The data that becomes links. Kept.
    public var dataDetectorTypes: WKDataDetectorTypes {
        get { record.kept.detectors }
        set { record.kept.detectors = newValue }
    }

    /// Whether pages can be zoomed even if they forbid it. Kept.
    public var ignoresViewportScaleLimits: Bool {
        get { record.kept.zooms }
        set { record.kept.zooms = newValue }
    }

    /// Whether only the app's own domains are loaded. Kept.
    @available(iOS 14, *)
    public var limitsNavigationsToAppBoundDomains: Bool {
        get { record.kept.limitsNavigation }
        set { record.kept.limitsNavigation = newValue }
    }

    /// Whether requests to known hosts are upgraded to secure ones. Kept.
    @available(iOS 14, *)
    public var upgradeKnownHostsToHTTPS: Bool {
        get { record.kept.upgrades }
        set { record.kept.upgrades = newValue }
    }
}

/// Kinds of media.
///
/// Fidelity: documented WKAudiovisualMediaTypes.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// Kinds of data in a page's text.
///
/// Fidelity: documented WKDataDetectorTypes.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Everything.
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

/// The settings for pages. Kept.
///
/// Fidelity: documented WKPreferences; kept, no script runs (simplified).
public final class WKPreferences: NSObject {
    struct Record: Sendable {
        var fontSize: CGFloat = 0
        var runsScripts = true
        var opensWindows = false
        var warns = true
        var isFullscreen = false
    }

    private var record: Record {
        _read { yield world.state.webPreferences[id] }
        _modify { yield &world.state.webPreferences[id] }
    }

    /// The least size of text, in points.
    public var minimumFontSize: CGFloat {
        get { record.fontSize }
        set { record.fontSize = newValue }
    }

    /// Whether scripts run.
    public var javaScriptEnabled: Bool {
        get { record.runsScripts }
        set { record.runsScripts = newValue }
    }

    /// Whether scripts open windows.
    public var javaScriptCanOpenWindowsAutomatically: Bool {
        get { record.opensWindows }
        set { record.opensWindows = newValue }
    }

    /// Whether there are warnings about doubtful pages.
    public var isFraudulentWebsiteWarningEnabled: Bool {
        get { record.warns }
        set { record.warns = newValue }
    }

    /// Whether something of a page can fill the screen.
    public var isElementFullscreenEnabled: Bool {
        get { record.isFullscreen }
        set { record.isFullscreen = newValue }
    }
}

/// How pages are loaded. Kept.
///
/// Fidelity: documented WKWebpagePreferences; kept, no script runs (simplified).
public final class WKWebpagePreferences: NSObject {
    struct Record: Sendable {
        var runsScripts = true
        var mode = ContentMode.recommended
    }

    /// The kind of device for which pages are requested.
    public enum ContentMode: Int, Sendable {
        /// As is best here.
        case recommended = 0
        /// For a phone.
        case mobile
        /// For a computer.
        case desktop
    }

    private var record: Record {
        _read { yield world.state.webPagePreferences[id] }
        _modify { yield &world.state.webPagePreferences[id] }
    }

    /// Whether the page's scripts run.
    @available(iOS 14, *)
    public var allowsContentJavaScript: Bool {
        get { record.runsScripts }
        set { record.runsScripts = newValue }
    }

    /// The kind of device for which pages are requested.
    public var preferredContentMode: ContentMode {
        get { record.mode }
        set { record.mode = newValue }
    }
}

/// The processes of pages: an identity, without effect.
///
/// Fidelity: documented WKProcessPool (without effect from iOS 15).
public final class WKProcessPool: NSObject {}

/// The data that pages have stored: none.
///
/// Fidelity: documented WKWebsiteDataStore; nothing is kept (simplified).
public final class WKWebsiteDataStore: NSObject {
    /// The app's store.
    public class func `default`() -> WKWebsiteDataStore {
        let world = World.present("WKWebsiteDataStore.default() was called")
        if let known: WKWebsiteDataStore = world.object(world.state.application.webStore) { return known }
        let made = WKWebsiteDataStore()
        world.space.assign(&world.state.application.webStore, made.id)
        return made
    }

    /// One that keeps nothing.
    public class func nonPersistent() -> WKWebsiteDataStore {
        let store = WKWebsiteDataStore()
        store.world.state.webStores[store.id] = true
        return store
    }

    /// Whether it keeps its data when the app ends.
    public var isPersistent: Bool { !world.state.webStores[id] }

    /// All that can be kept, by name.
    public class func allWebsiteDataTypes() -> Set<String> {
        [
            "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache", "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeLocalStorage",
            "WKWebsiteDataTypeSessionStorage", "WKWebsiteDataTypeIndexedDBDatabases", "WKWebsiteDataTypeServiceWorkerRegistrations",
        ]
    }

    /// Removes the data stored since a moment. The handler is called later.
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        removeData(ofTypes: dataTypes, modifiedSince: date, completionHandler: world.block { completionHandler() })
    }

    package func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: Block) {
        world.schedule(completionHandler, after: 0)
    }
}
