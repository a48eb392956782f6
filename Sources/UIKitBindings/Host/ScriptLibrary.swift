internal import Interpreter
internal import Libraries
internal import Synchronization

/// A library in interpreted Swift: a folder of `Sources/Libraries`. It runs like files of the program, but is never shown.
struct ScriptLibrary: Sendable {
    /// The folder, relative to that of the libraries.
    let folder: String
    /// A program has the library if its files contain one of these texts.
    let words: [String]
    private let parsed: Parsed

    private final class Parsed: Sendable {
        let library = Mutex<Program.Library?>(nil)
    }

    init(_ folder: String, words: [String] = []) {
        self.folder = folder
        self.words = words
        parsed = Parsed()
    }

    /// The library, read at the first use.
    var library: Program.Library {
        parsed.library.withLock { library in
            let made = library ?? Program.Library(path: folder, text: Libraries.text(of: folder))
            library = made
            return made
        }
    }
}

extension ScriptLibrary {
    /// The library of every program.
    static let common = ScriptLibrary("Foundation/Base")
    /// Combine, for programs that import it. Demand is not simulated, except the limit of `flatMap`: every value is delivered at once.
    static let combine = ScriptLibrary("Combine")
    /// Names of Swift 3 and 4, or of C (`OldNames`), as aliases of the present names.
    static let oldNames = ScriptLibrary("UIKit/OldNames")

    /// What programs write that use notifications with types of their own.
    private static let messages = ["addObserver(", "MainActorMessage", "MessageIdentifier", "ObservationToken", "subject:"]

    /// Libraries that are added if the program mentions them, in this order.
    static let mentioned = [
        ScriptLibrary("UIKit/DiffableDataSources", words: ["Diffable"]),
        ScriptLibrary("CoreGraphics", words: ["divided(", "equalTo(", "CGRectEdge"]),
        ScriptLibrary("UIKit/ApplicationShortcuts", words: ["hortcutItem", "ShortcutIcon"]),
        ScriptLibrary("Foundation/KeyPaths", words: ["forKeyPath:", ".value(forKey", "keyPath(", "ForKeys(", "(forKeys:"]),
        ScriptLibrary("Foundation/DateComponentsFormatter", words: ["DateComponentsFormatter"]),
        ScriptLibrary("Foundation/Calendars", words: ["NSCalendar", "DateComponentsFormatter"]),
        ScriptLibrary("UIKit/CellRegistrations", words: ["CellRegistration", "SupplementaryRegistration"]),
        ScriptLibrary("UIKit/ContentUnavailable", words: ["UIContentUnavailable", "contentUnavailable", "ContentUnavailable"]),
        ScriptLibrary("Foundation/Data", words: ["Data", "IndexSet", "NSUnionRange", "FromRange"]),
        ScriptLibrary(
            "Foundation/Strings",
            words: [
                "NSString", "NSRange", "NSNumber", "NSNotFound", "Value", "ange(of", "rangeOf", "omponents", "trimming", "replacing",
                "Percent", "apitalized", "localized", "folding(", "ompare(", "appending", "enumerateLines", "data(using", "ncoding",
                "boundingRect", "size(withAttributes", "pathExtension", "PathExtension", "lastPath", "LastPath", "CharacterSet",
                "CompareOptions", "length", "substring", "contentsOf:", "contentsOfFile:", "NSPredicate", "NSCompoundPredicate",
                "NSSortDescriptor", "FileManager", "NSTemporaryDirectory", "NSHomeDirectory", "NSRegularExpression", "JSONSerialization",
                "AttributedString", "IndexedCollation", "KeyPathComparator", "SortDescriptor",
            ]),
        ScriptLibrary(
            "Foundation/Formatters",
            words: [
                "Formatter", "DateInterval", "dateInterval(", "range(of: .", ".formatted(", "FormatStyle", "ISO8601Format(", "nextDate(",
                "enumerateDates(",
            ]),
        ScriptLibrary("Foundation/FormatStyles", words: [".formatted(", "FormatStyle", "ListFormatter", "ISO8601Format("]),
        ScriptLibrary("Foundation/Messages", words: messages),
        ScriptLibrary("UIKit/Messages", words: messages),
        ScriptLibrary("Observation", words: ["Observable", "ObservationRegistrar", "withObservationTracking"]),
        ScriptLibrary("os", words: ["Logger", "os_log", "OSLog"]),
        ScriptLibrary("Dispatch", words: ["DispatchSource", "DispatchTimeInterval", "DispatchWallTime"]),
        ScriptLibrary(
            "Foundation/Objects",
            words: [
                "NSCache", "NSHashTable", "NSMapTable", "ProcessInfo", "NSLock", "NSRecursiveLock", "DispatchSemaphore", "DispatchGroup",
                "Operation", "NSFastEnumerationIterator", "observe(", "publisher(for", "NSKeyValueObserv", "observeValue", "forKeyPath:",
            ]),
        ScriptLibrary(
            "Foundation/AttributedStrings",
            words: [
                " AttributedString", "(AttributedString", "AttributeContainer", "AttributesTransformer",
            ]),
        ScriptLibrary(
            "Foundation/Files",
            words: [
                "FileManager", "NSTemporaryDirectory", "NSHomeDirectory", "contentsOfFile:", "Data(contentsOf", "String(contentsOf",
                "Dictionary(contentsOf", "Array(contentsOf", "PropertyListSerialization", "PropertyListDecoder", "PropertyListEncoder",
                "esourceValues", ".write(to",
            ]),
        ScriptLibrary("Foundation/Predicates", words: ["NSPredicate", "NSCompoundPredicate", "NSSortDescriptor"]),
        ScriptLibrary("Foundation/Comparators", words: ["KeyPathComparator", "SortDescriptor", "SortComparator", "SortOrder"]),
        ScriptLibrary(
            "Foundation/Coding",
            words: [
                "Decoder", "Encoder", "DecodingError", "EncodingError", "KeyedDecodingContainer", "KeyedEncodingContainer",
            ]),
        ScriptLibrary("Foundation/PatternsAndJSON", words: ["NSRegularExpression", "NSTextCheckingResult", "JSONSerialization"]),
        ScriptLibrary(
            "ObjectiveC",
            words: [
                "Thread.", "pthread_", "DispatchSpecificKey", "dispatchPrecondition", "sharedApplication", "objc_sync_", "FromSelector",
                "SelectorFrom", " sleep(", "\nsleep(", "usleep(", "method(for:",
            ]),
        ScriptLibrary(
            "Darwin/Memory",
            words: [
                "withCString", "cString:", "Unsafe", "OrderedSet", "OpaquePointer", "Unmanaged", "takeUnretainedValue",
                "takeRetainedValue", "pthread_", "os_unfair_lock", "UnfairLock", "OSAtomic", "OSSpinLock", "OS_SPINLOCK",
                "withExtendedLifetime", "Thread.", "DispatchSpecificKey", "sharedApplication", "objc_sync_", "FromSelector",
                "SelectorFrom", "sleep(", "method(for:", "enumerateObjects", "enumerateKeysAndObjects", "withUnsafeBytes",
                "withUnsafeMutableBytes", "RawBufferPointer", "emoryBound(", "bindMemory(",
            ]),
        ScriptLibrary("CoreData", words: ["NSManagedObjectContext", "NSPersistentStoreCoordinator"]),
        ScriptLibrary(
            "Foundation/Collections",
            words: [
                "NSMutableArray", "mutableArrayValue", "NSMutableSet", "NSMutableDictionary", "NSCountedSet", "OrderedSet", "Thread.",
            ]),
        ScriptLibrary(
            "Foundation/Measurements",
            words: [
                "Measurement(", "Measurement<", ": Dimension", "UnitConverter", "UnitAcceleration", "UnitAngle", "UnitArea",
                "UnitConcentrationMass", "UnitDispersion", "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent",
                "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency",
                "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed",
                "UnitTemperature", "UnitVolume",
            ]),
        ScriptLibrary("Foundation/MeasurementFormatters", words: ["MeasurementFormatter"]),
        ScriptLibrary("Foundation/PersonNames", words: ["PersonName"]),
        ScriptLibrary("Foundation/Scanners", words: ["Scanner("]),
        ScriptLibrary("Foundation/OrderedSets", words: ["OrderedSet"]),
        ScriptLibrary("UIKit/Collation", words: ["IndexedCollation"]),
        ScriptLibrary(
            "Foundation/References",
            words: [
                "NSUUID", "NSLocale", "NSTimeZone", "NSDateComponents", "NSDateInterval", "NSIndexSet", "NSPersonNameComponents",
                "NSMutableData", "NSMutableString", "mutableString", "NSMutableIndexSet", "NSMutableURLRequest", "NSException", "NSData",
            ]),
        ScriptLibrary(
            "Darwin/RawMemory",
            words: [
                "withUnsafeBytes", "withUnsafeMutableBytes", "RawBufferPointer", "emoryBound(", "bindMemory(",
            ]),
        ScriptLibrary("PencilKit", words: ["PKCanvasView", "PKDrawing", "PKToolPicker"]),
        ScriptLibrary("QuartzCore", words: ["CATextLayer", "CAReplicatorLayer", "CAEmitter", "CATransformLayer"]),
        ScriptLibrary(
            "Darwin/Mathematics",
            words: [
                "powf(", "sqrtf(", "fabsf(", "floorf(", "ceilf(", "roundf(", "truncf(", "sinf(", "cosf(", "tanf(", "asinf(", "acosf(",
                "atanf(", "atan2f(", "expf(", "logf(", "log2f(", "log10f(", "hypotf(", "fmodf(", "fminf(", "fmaxf(", "fmin(", "fmax(",
                "fdim(", "copysign(", "lround(", "lroundf(", "lrint(", "llround(", "rint(", "nearbyint(", "log1p(", "expm1(", "exp10(",
                "ldexp(", "modf(", "remainder(", "labs(", "sinhf(", "coshf(", "tanhf(", "asinh(", "acosh(", "atanh(", "cbrtf(",
            ]),
        ScriptLibrary(
            "UIKit/Members",
            words: [
                "contentScaleFactor", "UI_USER_INTERFACE_IDIOM", "MotionEffect", "rlCache", "URLCache", "documentAttributes",
                "DocumentType", "DocumentReadingOptionKey", "PersistentDomain", "expectedContentLength", "identifierForVendor",
            ]),
        ScriptLibrary(
            "UIKit/InertMembers",
            words: [
                "allHeaderFields", "CredentialStorage", "ManagedObjectContext", "OperationQueue.current", "accessibilityLabel",
                "CGColor(colorSpace", "kCATransition",
            ]),
        ScriptLibrary("UIKit/FontDescriptors", words: ["addingAttributes", "fontAttributes", "UIFontDescriptor.", "UIFontDescriptor("]),
        ScriptLibrary("Foundation/Cookies", words: ["HTTPCookie", "httpCookie"]),
        ScriptLibrary("UIKit/UserActivities", words: ["UserActivity", "userActivity"]),
        ScriptLibrary("UIKit/Lists", words: ["UICollectionLayoutListConfiguration", "ListSeparatorConfiguration"]),
        ScriptLibrary("CoreText", words: ["CTFontManager", "CGFont", "CGDataProvider"]),
        ScriptLibrary("UIKit/DataAssets", words: ["NSDataAsset"]),
    ]

    /// Every library that the stage adds.
    static let all = [common, combine, oldNames] + mentioned
}

extension ScriptHost {
    /// Reads the libraries of every program, which the first run waits for. May be called on any thread.
    package static func prepareLibraries() {
        Program.prepareLibrary()
        _ = ScriptLibrary.common.library
    }
}
