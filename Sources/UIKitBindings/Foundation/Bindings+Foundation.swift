internal import Heap
package import Interpreter
package import UIKit

// Types of Foundation that UIKit's face uses, written by hand: they are not declared in Sources/UIKit.
extension Bindings {
    /// The binding of a type, UIKit's or Foundation's; nil when there is none.
    package static func type(named name: String) -> HostType? {
        switch name {
        case "CGPoint": cgPoint
        case "CGSize": cgSize
        case "CGRect": cgRect
        case "IndexPath": indexPath
        case "IndexSet": indexSet
        case "NSRange": nsRange
        case "Bundle": bundle
        case "NSCoder": nsCoder
        case "Selector": selector
        case "URL", "NSURL": url
        case "URLComponents", "NSURLComponents": urlComponents
        case "URLQueryItem", "NSURLQueryItem": urlQueryItem
        case "UIStoryboard": storyboard
        case "UINib": nib
        case "Date": date
        case "UUID": uuid
        case "Notification", "NSNotification": notification
        case "UnsafeMutablePointer": pointer
        case "Decimal", "NSDecimalNumber": decimal
        case "NSNull": null
        case "NSNumber": number
        case "NSValue": objectValue
        case "objc_AssociationPolicy": associationPolicy
        case "CharacterSet", "NSCharacterSet": characterSet
        case "Locale": locale
        case "TimeZone": timeZone
        case "Calendar": calendar
        case "Calendar.Component": calendarComponent
        case "Calendar.Identifier": calendarIdentifier
        case "DateComponents": dateComponents
        case "ComparisonResult": comparisonResult
        case "NSNotification.Name": generated("Notification.Name")
        case "NSAttributedString", "NSMutableAttributedString": completed(name, completeAttributedString)
        case "NSAttributedStringKey": generated("NSAttributedString.Key")
        case "NSParagraphStyle": completed(name, completeParagraphStyle)
        case "NSTextTab": completed(name, completeTextTab)
        case "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView": completed(name, completeConfigured)
        case "UIListContentConfiguration": completed(name, completeListLook)
        case "UICollectionViewCompositionalLayout": completed(name, completeListLayout)
        case "NSCollectionLayoutSection": completed(name, completeListSection)
        case "UIListContentView": completed(name, completeListView)
        case "UIHostingController": completed(name, completeHosting)
        case "WKUserContentController": completed(name, completeUserContent)
        case "UIViewController": completed(name, completeController)
        case "UIResponder": completed(name, completeResponder)
        case "UITextView": completed(name, completeTextView)
        case "UITextField": completed(name, completeTextField)
        case "UINavigationBar": completed(name, completeNavigationBar)
        case "UIControl": completed(name, completeControl)
        case "UIButton": completed(name, completeButton)
        case "UIStackView": completed(name, completeStack)
        case "UIButton.Configuration": completed(name, completeButtonLook)
        case "UIView": completed(name, AppearanceProxies.complete)
        case "UISegmentedControl": completed(name, completeSegments)
        case "UIBarItem":
            completed(name) { type in
                completeTitles(&type)
                AppearanceProxies.complete(&type)
            }
        case "UIApplication": completed(name, completeApplication)
        case "NotificationCenter": completed(name, completeNotificationCenter)
        case "Data": data
        case "URLSession": completed(name, completeURLSession)
        case "URLSessionTask": completed(name, completeURLSessionTask)
        case "OperationQueue": completed(name, completeOperationQueue)
        case "UserDefaults": completed(name, completeUserDefaults)
        case "RunLoop": completed(name, completeRunLoop)
        case "Timer": completed(name, completeTimer)
        case "DispatchQueue": completed(name, completeDispatchQueue)
        case "DispatchGroup": completed(name, completeDispatchGroup)
        case "DispatchTime": completed(name, completeDispatchTime)
        case "NSLayoutConstraint": completed(name, completeLayoutConstraint)
        case "UINavigationBarAppearance", "UIBarButtonItemStateAppearance", "UITabBarItemStateAppearance": completed(name, completeLooks)
        case "UIContextMenuConfiguration", "UICommand": completed(name, completeMenus)
        case "UIActivityViewController": completed(name, completeActivities)
        case "CABasicAnimation", "CAKeyframeAnimation": completed(name, completeLayerAnimation)
        case "NSObject": completed(name, completeNSObject)
        case "UITraitCollection": completed(name, completeTraitCollection)
        case "TraitBox": completed(name, completeTraitBox)
        default: generated(name)
        }
    }

    /// The result types of UIKit's members that return numbers, by the members' full names.
    static let results: [String: String] = {
        var results: [String: String] = [:]
        for name in generatedNames {
            for member in generated(name)?.members ?? [] where ["CGFloat", "Float", "Double", "TimeInterval"].contains(member.result) {
                results[member.name] = member.result
            }
        }
        return results
    }()

    /// A generated type with the members that the generator cannot write: those that pass values of any type.
    private static func completed(_ name: String, _ complete: (inout TypeBinding) -> Void) -> HostType? {
        guard let type = generated(name) else { return nil }
        var binding = TypeBinding(name, type.kind)
        complete(&binding)
        let own = Set(binding.members.map(\.name))
        let others = type.members.filter { !own.contains($0.name) }.map { member in
            binding.delegations[member.name].map { member.delegating(to: $0) } ?? member
        }
        return HostType(name, type.kind, superclass: type.superclass, conformances: type.conformances, members: binding.members + others)
    }

    /// The learner's name for a class that represents a struct of Foundation or of the standard library.
    static let faces = ["PostedNotification": "Notification", "TargetContentOffset": "UnsafeMutablePointer"]

    /// The one pointer that UIKit passes to the learner's code: to the offset at which content will stop.
    private static let pointer: HostType = {
        var type = TypeBinding("UnsafeMutablePointer", .class)
        type.property("pointee", "CGPoint") { call throws(ScriptError) in
            let target: TargetContentOffset = try call.receiver()
            return call.give(target.pointee)
        } set: { call, value throws(ScriptError) in
            let target: TargetContentOffset = try call.receiver()
            target.pointee = try call.read(value)
        }
        return type.hostType
    }()

    /// Where a row or an item is.
    ///
    /// Fidelity: documented IndexPath.
    private static let indexPath: HostType = {
        var type = TypeBinding("IndexPath", .structure, conformances: ["Hashable", "Comparable", "Codable", "RandomAccessCollection"])
        type.makes("init()", []) { IndexPath() }
        type.makes("init(index:)", ["Int"]) { (index: Int) in IndexPath(index: index) }
        for name in ["init(indexes:)", "init(arrayLiteral:)"] {
            type.makes(name, ["[Int]"]) { (indexes: [Int]) in IndexPath(indexes: indexes) }
        }
        // The elements for iteration.
        type.reads("_elements", "[Int]") { (path: IndexPath) in Array(path) }
        type.reads("count", "Int") { (path: IndexPath) in path.count }
        type.reads("isEmpty", "Bool") { (path: IndexPath) in path.isEmpty }
        type.reads("first", "Int?") { (path: IndexPath) in path.first }
        type.reads("last", "Int?") { (path: IndexPath) in path.last }
        type.reads("startIndex", "Int") { (path: IndexPath) in 0 }
        type.reads("endIndex", "Int") { (path: IndexPath) in path.count }
        type.subscript("subscript(_:)", [HostParameter(nil, "index", "Int")], result: "Int") { call throws(ScriptError) in
            let path: IndexPath = try call.receiver()
            let index: Int = try call.argument(0)
            guard path.indices.contains(index) else { throw .trap("Fatal error: Index out of range") }
            return call.give(path[index])
        } set: { call, new throws(ScriptError) in
            var path: IndexPath = try call.receiver()
            let index: Int = try call.argument(0)
            guard path.indices.contains(index) else { throw .trap("Fatal error: Index out of range") }
            path[index] = try call.read(new)
            call.receiver = call.give(path)
        }
        type.changes("append(_:)", ["Int"]) { (path: inout IndexPath, index: Int) in path.append(index) }
        type.gives("appending(_:)", ["Int"], "IndexPath") { (path: IndexPath, index: Int) in path.appending(index) }
        type.gives("dropLast()", [], "IndexPath") { (path: IndexPath) in path.dropLast() }
        type.operates("<", ("IndexPath", "IndexPath"), "Bool") { (left: IndexPath, right: IndexPath) in left < right }
        type.gives("compare(_:)", ["IndexPath"], "ComparisonResult") { (path: IndexPath, other: IndexPath) in path.compare(other) }
        extend(&type)
        return type.hostType
    }()

    /// A place in a text and a length, in UTF-16 units.
    ///
    /// Fidelity: documented NSRange; its two numbers alone (simplified).
    private static let nsRange: HostType = {
        var type = TypeBinding("NSRange", .structure, conformances: ["Hashable"])
        let parameters = [HostParameter("location", "location", "Int"), HostParameter("length", "length", "Int")]
        type.initializer("init(location:length:)", parameters) { call throws(ScriptError) in
            let location: Int = try call.argument(0)
            let length: Int = try call.argument(1)
            return call.give(NSRange(location: location, length: length))
        }
        type.initializer("init()") { call throws(ScriptError) in call.give(NSRange(location: 0, length: 0)) }
        type.property("location", "Int") { call throws(ScriptError) in
            let object: NSRange = try call.receiver()
            return call.give(object.location)
        } set: { call, value throws(ScriptError) in
            var object: NSRange = try call.receiver()
            object.location = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("length", "Int") { call throws(ScriptError) in
            let object: NSRange = try call.receiver()
            return call.give(object.length)
        } set: { call, value throws(ScriptError) in
            var object: NSRange = try call.receiver()
            object.length = try call.read(value)
            call.receiver = call.give(object)
        }
        extend(&type)
        return type.hostType
    }()

    /// The files of an app.
    ///
    /// Fidelity: simplified; there is one bundle, the app's, and no files but storyboards and nibs.
    private static let bundle: HostType = {
        var type = TypeBinding("Bundle", .structure)
        // A package's own bundle, which its build adds, is the app's here.
        for name in ["main", "module"] {
            type.property(name, "Bundle", isStatic: true) { call throws(ScriptError) in call.give(Bundle.main) }
        }
        type.method(
            "loadNibNamed(_:owner:options:)",
            [
                HostParameter(nil, "name", "String"), HostParameter("owner", "owner", "Any?"),
                HostParameter("options", "options", "[UINib.OptionsKey: Any]?", default: "nil"),
            ], result: "[Any]?"
        ) { call throws(ScriptError) in
            let name: String = try call.argument(0)
            let owner: ObjectID? = try call.argument(1)
            let host = call.host
            if host.world.lacksNib(named: name) { return host.contents(ofNib: name, owner: owner, call: "loadNibNamed") }
            return call.give(call.inWorld { host.world.loadNib(named: name, owner: owner) })
        }
        type.initializer("init(for:)", [HostParameter("for", "aClass", "AnyClass")]) { call throws(ScriptError) in call.give(Bundle.main) }
        addResources(to: &type)
        extend(&type)
        return type.hostType
    }()

    /// The decoder of an archive.
    ///
    /// Fidelity: simplified; a place in a storyboard or nib, to be handed on to super: it decodes nothing else.
    private static let nsCoder: HostType = {
        var type = TypeBinding("NSCoder", .structure)
        type.initializer("init()") { call throws(ScriptError) in call.give(ArchivePlace.nowhere) }
        extend(&type)
        return type.hostType
    }()

    /// The name of a method.
    ///
    /// Fidelity: documented Selector; as a value it is the method's full Swift name, and compared by it (simplified).
    private static let selector: HostType = {
        var type = TypeBinding("Selector", .structure, conformances: ["Hashable"])
        type.initializer("init(_:)", [HostParameter(nil, "name", "String")]) { call throws(ScriptError) in
            let name: String = try call.argument(0)
            return call.give(Selector(name))
        }
        return type.hostType
    }()
}

extension IndexPath: BridgedValue {
    package static var hostName: String { "IndexPath" }
}

/// A class as a value: `Cell.self`.
extension ClassReference: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> ClassReference? {
        guard case .type = value else { return nil }
        return ClassReference(name: host.interpreter.path(of: value), file: host.interpreter.file(declaring: value))
    }

    package func give(in host: ScriptHost) -> Value { .none }
}

extension NSRange: BridgedValue {
    package static var hostName: String { "NSRange" }
}

/// The interpreter's `#selector` is the method's full name.
extension Selector: Bridged {
    package static var hostName: String { "Selector" }

    package static func read(_ value: Value, in host: ScriptHost) -> Selector? {
        if case .host(let boxed) = value, boxed.typeName == hostName { boxed.value(as: String.self).map { Selector($0) } } else { nil }
    }

    package func give(in host: ScriptHost) -> Value { .host(HostValue(typeName: Self.hostName, name)) }
}

extension Bundle: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        // There is one bundle: the app's.
        if case .host(let boxed) = value, boxed.typeName == "Bundle" { Bundle.main as? Self } else { nil }
    }

    package func give(in host: ScriptHost) -> Value { .host(HostValue(typeName: "Bundle", "main")) }
}

/// A coder is where it reads.
extension ArchivePlace: BridgedValue {
    package static var hostName: String { "NSCoder" }
}

extension NSCoder: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        ArchivePlace.read(value, in: host).flatMap { UINibDecoder($0) as? Self }
    }

    package func give(in host: ScriptHost) -> Value { ((self as? UINibDecoder)?.place ?? .nowhere).give(in: host) }
}
