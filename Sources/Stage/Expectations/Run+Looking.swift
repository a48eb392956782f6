internal import Foundation
internal import Heap
internal import Interpreter
internal import UIKit
internal import UIKitBindings

// The names in expectations, looked up in a run.
extension Run {
    // MARK: Names

    /// Says why a name of a class or object is wrong; nil when the scene declares the class or made the object.
    public func problem(withType name: String) -> String? {
        if recording.objects.contains(where: { recording.typeName(of: $0) == name || recording.name(of: $0) == name }) { return nil }
        let declared = script.interpreter.classes.map(\.name)
        if declared.contains(name) { return nil }
        let hint = nearest(to: name, in: declared).map { "; did you mean '\($0)'?" } ?? ""
        return "the scene has no class '\(name)'\(hint)"
    }

    func checkClass(_ name: String) throws(ScriptError) {
        if let problem = problem(withType: name) { throw .refusal(problem) }
    }

    /// The events of a callback, `FeedViewController.viewDidLoad()`, as indices. Throws when there is no such class or callback.
    func events(of callback: String) throws(ScriptError) -> [Int] {
        let head = callback.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else {
            throw .refusal("'\(callback)': a callback is named with its class, as FeedViewController.viewDidLoad()")
        }
        let type = String(callback[..<dot])
        let name = String(callback[callback.index(after: dot)...])
        try checkClass(type)
        let found = recording.events.filter { event in
            guard event.name == name, event.kind == .callback, let object = event.object else { return false }
            return recording.typeName(of: object) == type || recording.name(of: object) == type
        }
        guard found.isEmpty, !isCallback(name) else { return found.map(\.index) }
        let known = Set(recording.events.filter { $0.kind == .callback }.map(\.name)).sorted()
        let hint = nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw .refusal("the callback '\(name)'\(hint)")
    }

    private func isCallback(_ name: String) -> Bool {
        if name == "deinit" || recording.events.contains(where: { $0.kind == .callback && $0.name == name }) { return true }
        // A method that only the scene calls is none: it leaves no event, and would be counted as never called.
        let declaring = script.interpreter.classes.filter { $0.declares(name) }
        return (["UIViewController", "UIView"] + declaring.flatMap { $0.superclasses + $0.conformances }).contains { type in
            Bindings.type(named: type)?.members.contains { $0.name == name } == true
        }
    }

    /// A transition by its number, from 1.
    func transition(_ number: Int) throws(ScriptError) -> Transition {
        let all = recording.transitions
        guard all.indices.contains(number - 1) else {
            throw .trap("there are \(all.count) transitions, so there is no transition \(number)")
        }
        return all[number - 1]
    }

    /// The view that a path names: `CardViewController.view`, `CardViewController.badge`, `BadgeView`. nil when the property is nil now.
    func view(at path: String) throws(ScriptError) -> ObjectID? {
        var names = path.split(separator: ".").map(String.init)
        guard let type = names.first else { throw .refusal("a path that names nothing") }
        names.removeFirst()
        try checkClass(type)
        let newest = recording.objects.last { recording.typeName(of: $0) == type || recording.name(of: $0) == type }
        guard var current = newest else { return nil }
        for name in names {
            if name == "view", isController(current) {
                guard let view = loadedView(of: current) else { return nil }
                current = view
                continue
            }
            guard let value = script.interpreter.property(name, of: current) else {
                throw .refusal("'\(path)': \(recording.typeName(of: current)) keeps no '\(name)'")
            }
            switch value {
            case .object(let held), .weak(let held), .unowned(let held): current = held
            default: return nil
            }
        }
        return current
    }

    // MARK: Values

    func frameValue(_ index: Int?) -> FrameValue {
        FrameValue(index: index, number: index.map { recording.frames[$0].number })
    }

    func eventValue(_ index: Int) -> EventValue {
        EventValue(index: index, description: recording.name(of: recording.events[index]))
    }

    // MARK: Frames

    /// Whether a frame shows a controller or view of that class. A view that a transition has still to move in counts.
    func shows(_ type: String, inFrame index: Int) -> Bool {
        let owners = recording.objects.filter { recording.typeName(of: $0) == type || recording.name(of: $0) == type }
        return world.visiting(recording.frames[index].shown) {
            owners.contains { owner in
                let root = isController(owner) ? loadedView(of: owner) : owner
                return root.flatMap { world.object($0) as? UIView }?.window != nil
            }
        }
    }

    private func loadedView(of controller: ObjectID) -> ObjectID? {
        (world.object(controller) as? UIViewController)?.viewIfLoaded?.id
    }

    /// The first frame that shows anything of a class, as an index; nil when none does. Linear in the frames.
    public func firstFrame(showing type: String) -> Int? {
        recording.frames.indices.first { shows(type, inFrame: $0) }
    }

    func style(inFrame index: Int) -> UIUserInterfaceStyle {
        world.visiting(recording.frames[index].shown) {
            world.describeViews { $0.id }.first.flatMap { world.object($0) as? UIView }?.traitCollection.userInterfaceStyle ?? .light
        }
    }

    /// The colours of areas that a frame shows, back to front, each once. Areas wholly behind opaque ones do not count. Areas that a
    /// transition still has beyond the screen's edge do.
    func colors(inFrame index: Int) -> [UIColor] {
        let items = picture(atFrame: index).items
        var found: [UIColor] = []
        for (place, item) in items.enumerated() {
            guard let fill = item.fill, fill.alpha > 0.5 else { continue }
            let covers = items[(place + 1)...].filter { ($0.fill?.alpha ?? 0) > 0.99 && $0.cornerRadius == 0 }.map(\.visible)
            guard !item.visible.isHidden(by: covers) else { continue }
            let color = self.color(fill, of: item.object, inFrame: index)
            if !found.contains(color) { found.append(color) }
        }
        let visible = Set(items.map(\.object))
        for color in colorsBeyondTheEdge(inFrame: index, visible: visible) where !found.contains(color) { found.append(color) }
        return found
    }

    /// The colours that a transition brings and that are not visible yet: those in its last picture, but not in this one.
    private func colorsBeyondTheEdge(inFrame index: Int, visible: Set<ObjectID>) -> [UIColor] {
        let frame = recording.frames[index]
        guard frame.isInTransition else { return [] }
        let end = world.picture(of: frame.shown.withoutAnimations, at: frame.time).items
        return end.compactMap { item in
            guard !visible.contains(item.object), let fill = item.fill, fill.alpha > 0.5 else { return nil }
            return color(fill, of: item.object, inFrame: index)
        }
    }

    /// The colour that a view has on the display in a frame; nil when it is not there or has none.
    func color(of view: ObjectID, inFrame index: Int) -> UIColor? {
        if let item = picture(atFrame: index).items.last(where: { $0.object == view }) {
            return item.fill.map { color($0, of: view, inFrame: index) }
        }
        return world.visiting(recording.frames[index].shown) {
            guard let object = world.object(view) as? UIView, object.window != nil else { return nil }
            return object.backgroundColor
        }
    }

    /// Drawn components as a colour: the background colour that was set, with its name. If an animation or an opacity changes it, the drawn
    /// colour.
    private func color(_ fill: UIColor.Components, of object: ObjectID, inFrame index: Int) -> UIColor {
        let set = world.visiting(recording.frames[index].shown) { (world.object(object) as? UIView)?.backgroundColor }
        let drawn = UIColor(red: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha)
        if let set, drawn.looks(like: set, style: style(inFrame: index)) { return set }
        return drawn
    }
}

extension UIColor {
    /// Whether two colours look the same on a display.
    func looks(like other: UIColor, style: UIUserInterfaceStyle) -> Bool {
        let (mine, its) = (components(style: style), other.components(style: style))
        return abs(mine.red - its.red) < 0.01 && abs(mine.green - its.green) < 0.01 && abs(mine.blue - its.blue) < 0.01
            && abs(mine.alpha - its.alpha) < 0.05
    }
}

extension CGRect {
    /// Whether others together cover all of it.
    func isHidden(by covers: [CGRect]) -> Bool {
        var rest = [self]
        for cover in covers {
            rest = rest.flatMap { $0.parts(outside: cover) }
            if rest.isEmpty { return true }
        }
        return false
    }

    /// Its parts outside another rectangle.
    private func parts(outside other: CGRect) -> [CGRect] {
        let common = intersection(other)
        guard !common.isNull, !common.isEmpty else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
            CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
            CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
            CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
        ].filter { $0.width > 0.001 && $0.height > 0.001 }
    }
}
