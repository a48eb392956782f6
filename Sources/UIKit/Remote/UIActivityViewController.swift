public import Foundation
package import Heap

/// An activity with the items that an app shares.
///
/// Fidelity: documented UIActivity; simplified, kept: the sheet offers none of the app's own.
open class UIActivity: NSObject {
    /// The kind of an activity.
    ///
    /// Fidelity: documented UIActivity.ActivityType.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// A kind from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A kind from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends a letter.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Keeps a picture.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Uses a picture for a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps to read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Posts.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Opens as a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Writes upon.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// The kind of the activity.
    open var activityType: ActivityType? { nil }
    /// Its title.
    open var activityTitle: String? { nil }
    /// Its image.
    open var activityImage: UIImage? { nil }
}

/// Offers activities for some items: sharing.
///
/// Fidelity: documented UIActivityViewController; simplified, it offers to copy, and nothing else: what is really there is the system's.
open class UIActivityViewController: RemoteViewController {
    struct Record: Sendable {
        /// Retained: an array.
        var items: ObjectID?
        /// Retained.
        var completion: Block?
        var excluded: [UIActivity.ActivityType]?
    }

    private var record: Record {
        _read { yield world.state.activities[id] }
        _modify { yield &world.state.activities[id] }
    }

    /// A sheet for things to share.
    public convenience init(activityItems: Any, applicationActivities: [UIActivity]?) {
        self.init(activityItems: World.identity(of: activityItems), applicationActivities: applicationActivities)
    }

    package init(activityItems: ObjectID?, applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        world.space.assign(&record.items, activityItems)
    }

    /// A sheet from an archive, which cannot be.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        super.edges + (record.items.map { [Edge("activityItems", to: $0)] } ?? [])
            + (record.completion.map { [Edge("completionWithItemsHandler", to: $0.id)] } ?? [])
    }

    /// Fidelity: documented UIActivityViewController (on an iPad in a popover).
    override var fixedPresentationStyle: UIModalPresentationStyle? { world.device.idiom == .pad ? .popover : nil }

    override var purpose: String { "Share" }

    override var endings: [(title: String, act: () -> Void)] {
        [("Copy", { [unowned self] in end(.copyToPasteboard) }), ("Close", { [unowned self] in end(nil) })]
    }

    private func end(_ type: UIActivity.ActivityType?) {
        leave { [unowned self] in
            guard let completion = record.completion else { return }
            world.call(completion, [type.map { .value($0) } ?? .nothing, .value(type != nil), .nothing, .nothing])
        }
    }

    /// The activities that are not offered. Kept.
    public var excludedActivityTypes: [UIActivity.ActivityType]? {
        get { record.excluded }
        set { record.excluded = newValue }
    }

    /// Called at the end with the activity, whether it was completed, the returned items, and an error.
    package var completionBlock: Block? {
        get { record.completion }
        set {
            if let newValue { world.space.retain(newValue.id) }
            if let old = record.completion { world.space.release(old.id) }
            record.completion = newValue
        }
    }
}
