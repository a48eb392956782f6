import UIKit

// Constraints.
extension InterfaceCompiler {
    /// One side of a constraint.
    private struct Side: Sendable {
        let object: Int
        let attribute: NSLayoutConstraint.Attribute
        /// The safe area of the object, instead of the object: an old guide of a controller.
        var isSafeArea = false

        func item(_ unarchiver: Unarchiver) -> NSObject? {
            let object: NSObject? = unarchiver.object(self.object)
            return isSafeArea ? (object as? UIView)?.safeAreaLayoutGuide : object
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let known: Set<String> = [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
        "identifier",
        "symbolic", "placeholder", "installed", "userLabel", "shouldBeArchived",
    ]

    mutating func readConstraints(_ element: MarkupElement, in view: MarkupElement, into object: inout ArchivedObject) {
        let variations = InterfaceVariations(of: view)
        for child in element.children {
            guard child.name == "constraint" else {
                object.refusals.append(refusal(child))
                continue
            }
            // One that only the canvas needs is not in the app.
            guard child["placeholder"] != "YES", compileConstraint(child, in: view), child["installed"] != "NO" else { continue }
            let (number, id) = (number(child), child["id"])
            let refused = refusal(child, "a constraint whose item cannot be made")
            object.settings.append { view, unarchiver in
                guard let view = view as? UIView else { return }
                guard let constraint = unarchiver.object(number, as: NSLayoutConstraint.self) else {
                    return view.world.report(.refusal(refused.message, at: refused.location))
                }
                guard variations.install(id, for: view.traitCollection), Self.isInstalled(constraint.firstItem, beside: view),
                    Self.isInstalled(constraint.secondItem, beside: view)
                else { return view.hold(uninstalled: constraint) }
                constraint.isActive = true
            }
        }
    }

    /// Whether a constraint's item is among the views that the file installs.
    ///
    /// Fidelity: documented Xcode Help, Build adaptive interfaces (a view that is not installed is made, but it and its constraints are not added).
    private static func isInstalled(_ item: AnyObject?, beside view: UIView) -> Bool {
        guard let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return true }
        func top(_ view: UIView) -> UIView { sequence(first: view) { $0.superview }.reduce(view) { $1 } }
        return top(other) === top(view)
    }

    /// Compiles a constraint; false when it cannot be.
    private mutating func compileConstraint(_ element: MarkupElement, in view: MarkupElement) -> Bool {
        guard let first = side(element, "first", in: view) else { return false }
        let hasSecond = element["secondAttribute"] != nil || element["secondItem"] != nil
        let second = hasSecond ? side(element, "second", in: view) : nil
        if hasSecond, second == nil { return false }
        guard let relation = Self.relations[element["relation"] ?? "equal"] else {
            fail(element, "there is no relation '\(element["relation"] ?? "")'")
            return false
        }
        let isSymbolic = element["symbolic"] == "YES" && element["constant"] == nil
        guard let multiplier = ratio(element["multiplier"] ?? "1"),
            let constant = Vocabulary.finite(element["constant"] ?? (isSymbolic ? "8" : "0")),
            let priority = Vocabulary.finite(element["priority"] ?? "1000").map({ Float($0) }), multiplier.isFinite
        else {
            fail(element, "multiplier, constant and priority of a constraint must be numbers")
            return false
        }
        var object = ArchivedObject(
            className: "NSLayoutConstraint", location: location(element),
            maker: .plain { unarchiver in
                guard let item = first.item(unarchiver) else { return nil }
                return NSLayoutConstraint(
                    item: item, attribute: first.attribute, relatedBy: relation, toItem: second?.item(unarchiver),
                    attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
            })
        let identifier = element["identifier"]
        object.settings.append { constraint, _ in
            guard let constraint = constraint as? NSLayoutConstraint else { return }
            constraint.priority = UILayoutPriority(priority)
            constraint.identifier = identifier
        }
        for name in element.attributes.keys.sorted() where !Self.known.contains(name) {
            object.refusals.append(refusal(element, "\(name) of <constraint>"))
        }
        for child in element.children where child.name != "connections" { object.refusals.append(refusal(child)) }
        archive.objects[number(element)] = object
        return true
    }

    /// A multiplier as Xcode reads it: a number, two numbers with `:` or `/` between them, or a percentage.
    private func ratio(_ text: String) -> Double? {
        if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
        let parts = text.replacing(" ", with: "").split { $0 == ":" || $0 == "/" }
        guard parts.count == 2 else { return Double(text) }
        guard let upper = Double(parts[0]), let lower = Double(parts[1]), lower != 0 else { return nil }
        return upper / lower
    }

    private mutating func side(_ element: MarkupElement, _ which: String, in view: MarkupElement) -> Side? {
        guard let word = element["\(which)Attribute"], let attribute = Self.attributes[word] else {
            fail(element, "there is no \(which)Attribute '\(element["\(which)Attribute"] ?? "")'")
            return nil
        }
        guard let id = element["\(which)Item"] else { return Side(object: number(view), attribute: attribute) }
        if let guide = oldGuides[id] { return side(guide, attribute, element) }
        guard isKnown(id) else {
            // A remainder of a merge: Interface Builder drops it.
            archive.refusals.append(refusal(element, "a constraint of an object that the file does not have"))
            return nil
        }
        return numbers[id].map { Side(object: $0, attribute: attribute) }
    }

    /// Fidelity: documented UIViewController.topLayoutGuide and bottomLayoutGuide: they reach from the view's edge to where the bars end, as the
    /// safe area does.
    private mutating func side(
        _ guide: (isTop: Bool, view: String), _ attribute: NSLayoutConstraint.Attribute, _ element: MarkupElement
    ) -> Side? {
        guard let view = numbers[guide.view] else { return nil }
        switch (guide.isTop, attribute) {
        case (true, .bottom): return Side(object: view, attribute: .top, isSafeArea: true)
        case (false, .top): return Side(object: view, attribute: .bottom, isSafeArea: true)
        case (true, .top), (false, .bottom): return Side(object: view, attribute: attribute)
        default:
            fail(element, "a guide of a controller has a top and a bottom only")
            return nil
        }
    }
}
