package import Foundation
import Heap

/// The place of an object in the app's interface files: a coder's content.
public struct ArchivePlace: Hashable, Sendable {
    /// The file's number, nil for a coder that reads no file.
    let archive: Int?
    let object: Int

    /// The place of a coder that reads no file.
    public static let nowhere = ArchivePlace(archive: nil, object: 0)
}

extension ArchivePlace: CustomStringConvertible {
    /// The class of the coder that reads there.
    public var description: String { "UINibDecoder" }
}

/// The coder that `init(coder:)` gets.
package final class UINibDecoder: NSCoder {
    /// The place that it reads.
    package let place: ArchivePlace

    /// A coder that reads an object of a file.
    package init(_ place: ArchivePlace) {
        self.place = place
        super.init()
    }
}

/// Makes the objects of an interface file for one owner. Makes them all, then sets the user's attributes, then the connections, then calls
/// `awakeFromNib()`.
///
/// Fidelity: documented Resource Programming Guide, The Nib Object Life Cycle (made, connected, awakened); that a view's subviews are made
/// within its `init(coder:)`, and that attributes are set before connections, is simplified. An object that is no view's, controller's or item's is made by
/// `init()`.
public final class Unarchiver {
    let world: World
    let number: Int
    let owner: NSObject?
    let scene: Int?
    let storyboard: UIStoryboard?
    /// The objects made before for the same owner, by number; the connections between them are already set.
    private let known: [Int: ObjectID]
    private var made: [Int: ObjectID] = [:]
    private var order: [Int] = []
    private var custom: Set<Int> = []
    private var making: Set<Int> = []

    init(
        _ world: World, archive number: Int, scene: Int? = nil, owner: NSObject? = nil, storyboard: UIStoryboard? = nil,
        known: [Int: ObjectID] = [:]
    ) {
        (self.world, self.number, self.scene, self.owner, self.storyboard) = (world, number, scene, owner, storyboard)
        self.known = known
    }

    private var archive: Archive { world.archives[number] }

    /// Runs `body` with this as the present unarchiver. The objects made are retained until the turn's autorelease pool is drained.
    ///
    /// Fidelity: documented Resource Programming Guide, Nib Files (objects are created with a retain count of 1 and then autoreleased).
    func run<Result>(_ body: () -> Result) -> Result {
        world.unarchivers.append(self)
        let result = body()
        world.unarchivers.removeLast()
        for number in order { if let id = made[number] { world.space.autorelease(id) } }
        return result
    }

    /// An object of the file, made at the first call for it. Returns nil when making it failed.
    public func object<Object: NSObject>(_ number: Int, as type: Object.Type = Object.self) -> Object? {
        (existing(number) ?? make(number)) as? Object
    }

    /// An object of the file that has been made.
    func existing(_ number: Int) -> NSObject? { (made[number] ?? known[number]).flatMap { world.object($0) } }

    /// The objects made, by number.
    var objects: [Int: ObjectID] { made }

    /// The controller whose scene or nib this is.
    private var controller: UIViewController? {
        owner as? UIViewController ?? scene.flatMap { existing(archive.scenes[$0].controller) as? UIViewController }
    }

    /// The controllers of the related scenes: a navigation controller's root, a tab bar controller's tabs.
    public var relatedControllers: [UIViewController] {
        guard let scene, let storyboard else { return [] }
        return archive.scenes[scene].children.compactMap { storyboard.controller(ofScene: $0.scene, wantedAt: $0.location) }
    }

    private func make(_ number: Int) -> NSObject? {
        // What needs itself to be made, by others or by its own, is not made.
        guard making.insert(number).inserted else { return nil }
        defer { making.remove(number) }
        let described = archive.objects[number]
        let coder = ArchivePlace(archive: self.number, object: number)
        if let name = described.customClass, let script = world.script {
            // The file's element says what the object contains, not what its class inherits from. A table's controller may inherit from
            // UIViewController. A class drawn as a cell may inherit from UITableViewHeaderFooterView.
            var ancestors = [described.className]
            if described.className.hasSuffix("Controller") { ancestors.append("UIViewController") }
            if described.className == "UITableViewCell" { ancestors.append("UITableViewHeaderFooterView") }
            if ancestors.contains(where: { script.hasClass(name, inheriting: $0) }) {
                custom.insert(number)
                guard described.className == "NSObject" else {
                    let made: NSObject? = world.object(script.make(name, "init(coder:)", [.value(coder)], declaredIn: nil))
                    return made.flatMap { awaken($0, number, coder) }
                }
                guard let object: NSObject = world.object(script.make(name, "init()", [], declaredIn: nil)) else { return nil }
                fill(object, number)
                return object
            }
            world.report(.console("Unknown class \(name) in Interface Builder file.", object: nil))
        }
        switch described.maker {
        case .coder(let make): return make(UINibDecoder(coder))
        case .plain(let make):
            guard let object = make(self) else { return nil }
            fill(object, number)
            return object
        }
    }

    /// Calls the object's `awakeAfter(using:)`. The object that it returns takes the object's place in the file.
    private func awaken(_ object: NSObject, _ number: Int, _ coder: ArchivePlace) -> NSObject? {
        let other = world.askObject("awakeAfter(using:)", of: object, [.value(coder)]) {
            object.awakeAfter(using: UINibDecoder(coder)) as? NSObject
        }
        guard let other, other.id != object.id else { return other }
        world.space.retain(other.id)
        if let old = made.updateValue(other.id, forKey: number) { world.space.release(old) } else { order.append(number) }
        return other
    }

    /// Takes in an object that `init(coder:)` is making, and sets its properties.
    func fill(_ object: NSObject, _ number: Int) {
        guard made[number] == nil else { return }
        world.space.retain(object.id)
        made[number] = object.id
        order.append(number)
        if let scene, let storyboard, archive.scenes[scene].controller == number, let controller = object as? UIViewController {
            controller.belong(to: storyboard, archive: self.number, scene: scene)
        }
        let described = archive.objects[number]
        for refusal in described.refusals { world.report(.refusal(refusal.message, at: refusal.location)) }
        for setting in described.settings { setting(object, self) }
    }

    /// Makes the objects that outlets lead to and that are neither views, controllers nor items. The scene's controller is left out.
    private func makeObjects() {
        let controller = scene.map { archive.scenes[$0].controller }
        var place = 0
        while place < order.count {
            let number = order[place]
            place += 1
            guard number != controller else { continue }
            for case .outlet(_, .object(let target)) in archive.objects[number].connections where isPlainObject(target) {
                _ = object(target, as: NSObject.self)
            }
        }
    }

    private func isPlainObject(_ number: Int) -> Bool {
        archive.objects[number].className == "NSObject" && archive.objects[number].customClass != nil
    }

    /// The objects made that are no views, controllers or items.
    var plainObjects: [NSObject] { order.filter(isPlainObject).compactMap(existing) }

    /// Sets attributes, connects, awakens.
    func finish(connecting ownConnections: [Archive.Connection] = []) {
        makeObjects()
        for number in order {
            guard let object = existing(number) else { continue }
            for attribute in archive.objects[number].attributes { set(attribute.value, at: attribute.keyPath, of: object) }
        }
        if let owner {
            // A stand-in lies in the owner's view, which an outlet of the nib connects. So missing objects come last.
            let (missing, found) = (ownConnections.filter(\.isMissing), ownConnections.filter { !$0.isMissing })
            for connection in found + missing where isNew(connection) { connect(connection, of: owner, named: nil) }
        }
        for number in order {
            guard let object = existing(number) else { continue }
            let described = archive.objects[number]
            for connection in described.connections { connect(connection, of: object, named: described.customClass) }
        }
        for number in order {
            guard let object = existing(number) else { continue }
            world.send("awakeFromNib()", to: object, isReported: custom.contains(number)) { object.awakeFromNib() }
            embed(number, in: object)
        }
    }

    // MARK: Connections

    /// Whether a connection leads to something that was made just now.
    private func isNew(_ connection: Archive.Connection) -> Bool {
        switch connection {
        case .outlet(_, .object(let target)), .outletCollection(_, .object(let target)), .action(_, .object(let target), _):
            made[target] != nil
        default: true
        }
    }

    /// Sets one of the runtime attributes that the file has for an object. An attribute without a property is reported and ignored.
    ///
    /// Fidelity: reported, text of a console (the exception is caught by the nib's loading).
    private func set(_ value: Argument, at keyPath: String, of object: NSObject) {
        let (holder, key) = object.holder(of: keyPath)
        guard !holder.takes(value, at: key) else { return }
        let type = world.space.heap.typeName(of: object.id)
        world.report(
            .console(
                "Failed to set (\(keyPath)) user defined inspected property on (\(type)): "
                    + World.unknownKey(key, "setValue:forUndefinedKey:", of: holder), object: object.id))
    }

    private func resolve(_ target: Archive.Target) -> NSObject? {
        switch target {
        case .object(let number): existing(number)
        case .owner: owner
        case .firstResponder, .missing: nil
        }
    }

    private func connect(_ connection: Archive.Connection, of object: NSObject, named className: String?) {
        switch connection {
        case .outlet(let property, .missing): fill(property, of: object)
        case .outlet(let property, let target):
            guard let value = resolve(target) else { return }
            connect(property, of: object, named: className, to: value)
        case .outletCollection(let property, let target):
            guard let value = resolve(target) else { return }
            if property == "gestureRecognizers", let view = object as? UIView, let gesture = value as? UIGestureRecognizer {
                return view.addGestureRecognizer(gesture)
            }
            guard world.script?.append(value.id, to: property, of: object.id) != true else { break }
            refuse(property, of: object, named: className)
        case .action(let selector, let target, let events):
            let receiver = resolve(target)
            if receiver == nil, case .firstResponder = target {} else if receiver == nil { return }
            listen(to: object, receiver?.id, world.selector(selector, on: receiver?.id), events)
        case .segue(let segue, let events):
            guard let template = controller?.segueTemplate(segue), !template.embeds else { return }
            listen(to: object, template.id, "perform(_:)", events)
        case .popoverAnchor(let segue, let target):
            guard let anchor = resolve(target) else { return }
            controller?.segueTemplate(segue)?.point(at: anchor)
        }
    }

    /// Gives an outlet a stand-in; for a controller's outlet, once its view is loaded.
    private func fill(_ outlet: String, of object: NSObject) {
        let view = (object as? UIViewController)?.viewIfLoaded ?? object as? UIView
        if object is UIViewController, view == nil { return }
        world.script?.fillOutlets(of: object.id, in: view?.id, named: outlet)
    }

    /// Fidelity: documented Resource Programming Guide (an outlet is set by key-value coding).
    private func connect(_ property: String, of object: NSObject, named className: String?, to value: NSObject) {
        if property == "view", let controller = object as? UIViewController, let view = value as? UIView {
            controller.view = view
        } else if world.script?.set(.object(value.id), at: property, of: object.id) != true {
            refuse(property, of: object, named: className)
        }
    }

    /// Raises the exception of an outlet that an object has not, unless it may have it of a module that is not here.
    private func refuse(_ outlet: String, of object: NSObject, named className: String?) {
        guard world.script?.leaves(outlet: outlet, of: object.id, named: className) != true else { return }
        world.refuseKey(outlet, "setValue:forUndefinedKey:", of: object)
    }

    private func listen(to object: NSObject, _ target: ObjectID?, _ action: Selector, _ events: UIControl.Event) {
        switch object {
        case let control as UIControl: control.addTarget(target, action: action, for: events)
        case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: action)
        case let cell as UITableViewCell: cell.cellRecord.segue = target
        case let item as UIBarButtonItem:
            item.targetID = target
            item.action = action
        default: world.report(.refusal("an action of \(object)"))
        }
    }

    /// Fidelity: reported (a container view's segue runs while the view's nib loads: before the owner's viewDidLoad, and prepare before that).
    private func embed(_ number: Int, in object: NSObject) {
        guard let container = object as? UIView else { return }
        for case .segue(let segue, _) in archive.objects[number].connections {
            guard let template = controller?.segueTemplate(segue), template.embeds else { continue }
            template.embed(in: container)
        }
    }
}

extension World {
    /// The one that makes objects for a coder now.
    func unarchiver(for coder: NSCoder) -> (unarchiver: Unarchiver, number: Int)? {
        guard let place = (coder as? UINibDecoder)?.place, let archive = place.archive,
            let unarchiver = unarchivers.last(where: { $0.number == archive })
        else { return nil }
        return (unarchiver, place.object)
    }

    /// Sets a new object's properties, if the coder reads a file.
    func unarchive(_ object: NSObject, from coder: NSCoder) {
        guard let (unarchiver, number) = unarchiver(for: coder) else { return }
        unarchiver.fill(object, number)
    }

    /// The Swift name of a method that an interface file names as in Objective-C.
    func selector(_ name: String, on receiver: ObjectID?) -> Selector {
        let candidates = ObjectiveCName.swiftNames(of: name)
        let known = candidates.first { candidate in
            guard let script, let receiver else { return false }
            return script.implements(candidate, on: receiver)
        }
        return Selector(known ?? candidates[0])
    }
}
