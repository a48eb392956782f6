import Foundation
import Heap

/// Properties of a text view that have no effect here.
struct InertTextViewProperties: Sendable {
    var dataDetectorTypes: UIDataDetectorTypes = UIDataDetectorTypes()
    var allowsEditingTextAttributes: Bool = false
    var clearsOnInsertion: Bool = false
    var usesStandardTextScaling: Bool = false
    var isFindInteractionEnabled: Bool = false
}

extension UITextView {
    private var inert: InertTextViewProperties {
        _read { yield world.state.inertTextViews[id] }
        _modify { yield &world.state.inertTextViews[id] }
    }

    /// The data that becomes links in the text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nothing is.
    public var dataDetectorTypes: UIDataDetectorTypes {
        get { inert.dataDetectorTypes }
        set { inert.dataDetectorTypes = newValue }
    }

    /// Whether the user may change the text's look. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nobody does.
    public var allowsEditingTextAttributes: Bool {
        get { inert.allowsEditingTextAttributes }
        set { inert.allowsEditingTextAttributes = newValue }
    }

    /// Whether typing replaces all the text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it stands behind it.
    public var clearsOnInsertion: Bool {
        get { inert.clearsOnInsertion }
        set { inert.clearsOnInsertion = newValue }
    }

    /// Whether text grows as in other apps. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it does not.
    @available(iOS 13, *)
    public var usesStandardTextScaling: Bool {
        get { inert.usesStandardTextScaling }
        set { inert.usesStandardTextScaling = newValue }
    }

    /// Whether the user may search the text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, nobody does.
    @available(iOS 16, *)
    public var isFindInteractionEnabled: Bool {
        get { inert.isFindInteractionEnabled }
        set { inert.isFindInteractionEnabled = newValue }
    }
}

/// Kinds of data in a text.
///
/// Fidelity: documented UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses on the net.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Siri's suggestions.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
