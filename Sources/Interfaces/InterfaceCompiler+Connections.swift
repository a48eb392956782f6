import UIKit

// Outlets, actions and segues.
extension InterfaceCompiler {
    mutating func connections(_ element: MarkupElement, of owner: MarkupElement) -> [Archive.Connection] {
        var result: [Archive.Connection] = []
        for child in element.children {
            switch child.name {
            case "outlet", "outletCollection":
                guard let property = child["property"] else {
                    fail(child, "<\(child.name)> has no property")
                    continue
                }
                guard let target = target(child) else { continue }
                result.append(child.name == "outlet" ? .outlet(property: property, target) : .outletCollection(property: property, target))
            case "action":
                guard let selector = child["selector"] else {
                    fail(child, "<action> has no selector")
                    continue
                }
                guard let target = target(child), let events = events(child) else { continue }
                result.append(.action(selector: selector, target, events))
            case "segue": result += segue(child, of: owner)
            default: archive.refusals.append(refusal(child))
            }
        }
        return result
    }

    private mutating func target(_ element: MarkupElement) -> Archive.Target? {
        guard let id = element["destination"] else {
            fail(element, "<\(element.name)> has no destination")
            return nil
        }
        switch placeholders[id] {
        case .owner: return .owner
        case .firstResponder: return .firstResponder
        case .exit:
            archive.refusals.append(refusal(element, "<\(element.name)> to the exit"))
            return nil
        case nil: break
        }
        guard isKnown(id) else {
            archive.refusals.append(refusal(element, "<\(element.name)> to an object that the file does not have"))
            return nil
        }
        guard let number = numbers[id] else {
            archive.refusals.append(refusal(element, "<\(element.name)> to an object that is not simulated"))
            return .missing
        }
        return .object(number)
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private mutating func events(_ element: MarkupElement) -> UIControl.Event? {
        guard let word = element["eventType"] else { return [] }
        if let events = Self.events[word] { return events }
        archive.refusals.append(refusal(element, "the event '\(word)'"))
        return nil
    }

    // MARK: Segues

    private mutating func segue(_ element: MarkupElement, of owner: MarkupElement) -> [Archive.Connection] {
        guard let scene else {
            archive.refusals.append(refusal(element, "a segue outside a storyboard"))
            return []
        }
        if element["kind"] == "relationship" {
            relate(element, in: scene)
            return []
        }
        guard var segue = described(element) else { return [] }
        segue.isAnimated = element["animates"] != "NO"
        segue.creation = element["destinationCreationSelector"]
        if element["kind"] == "popoverPresentation" { segue.presentationStyle = .popover }
        if let word = element["modalPresentationStyle"] { segue.presentationStyle = Vocabulary.presentationStyles[word] }
        if let word = element["modalTransitionStyle"] { segue.transitionStyle = Vocabulary.transitionStyles[word] }
        for (name, words) in [
            ("modalPresentationStyle", Vocabulary.presentationStyles.keys.sorted()),
            ("modalTransitionStyle", Vocabulary.transitionStyles.keys.sorted()),
        ] {
            if let word = element[name], !words.contains(word) {
                archive.refusals.append(refusal(element, "\(name)=\"\(word)\" of <segue>"))
            }
        }
        segue.className = element["customClass"]
        segue.arrowDirections = arrows(element)
        let number = archive.scenes[scene].segues.count
        archive.scenes[scene].segues.append(segue)
        let anchor = anchor(element, ofSegue: number)
        guard Self.controllers[owner.name] == nil else { return anchor }
        let events: UIControl.Event =
            ["switch", "slider", "segmentedControl", "stepper"].contains(owner.name) ? .valueChanged : .touchUpInside
        return [.segue(number, events)] + anchor
    }

    /// The anchor of a popover, for the segue of that number.
    private mutating func anchor(_ element: MarkupElement, ofSegue number: Int) -> [Archive.Connection] {
        for attribute in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
            guard let id = element[attribute] else { continue }
            guard let object = numbers[id] else {
                archive.refusals.append(refusal(element, "a popover at an object that is not there"))
                continue
            }
            return [.popoverAnchor(number, .object(object))]
        }
        return []
    }

    private func arrows(_ element: MarkupElement) -> UIPopoverArrowDirection {
        guard let child = element.first("popoverArrowDirection") else { return .any }
        let words: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
        return words.reduce(into: []) { if child[$1.0] == "YES" { $0.insert($1.1) } }
    }

    private mutating func relate(_ element: MarkupElement, in scene: Int) {
        let isRelation = ["rootViewController", "viewControllers", "masterViewController", "detailViewController"].contains
        guard isRelation(element["relationship"] ?? "") else {
            archive.refusals.append(refusal(element, "the relationship '\(element["relationship"] ?? "")'"))
            return
        }
        if let child = destination(element) { archive.scenes[scene].children.append((child, location(element))) }
    }

    private mutating func destination(_ element: MarkupElement) -> Int? {
        guard let id = element["destination"] else {
            fail(element, "<segue> has no destination")
            return nil
        }
        if let scene = scenes[id] { return scene }
        let what = isKnown(id) ? "a controller that is not simulated" : "a controller that the file does not have"
        archive.refusals.append(refusal(element, "a segue to \(what)"))
        return nil
    }

    private mutating func described(_ element: MarkupElement) -> ArchivedSegue? {
        let kinds: [String: ArchivedSegue.Kind] = [
            "show": .show, "showDetail": .showDetail, "replace": .showDetail, "push": .push, "presentation": .present, "modal": .present,
            "popoverPresentation": .present, "embed": .embed, "custom": .custom,
        ]
        let identifier = element["identifier"]
        if element["kind"] == "unwind" {
            guard let action = element["unwindAction"] else {
                fail(element, "an unwind segue has no unwindAction")
                return nil
            }
            return ArchivedSegue(.unwind(action: action), identifier: identifier, to: nil)
        }
        guard let kind = element["kind"].flatMap({ kinds[$0] }) else {
            archive.refusals.append(refusal(element, "a segue of the kind '\(element["kind"] ?? "")'"))
            return nil
        }
        return destination(element).map { ArchivedSegue(kind, identifier: identifier, to: $0, at: location(element)) }
    }
}
