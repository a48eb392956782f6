public import Heap
public import Interpreter
import UIKit

/// A jump of the picture between two frames without an animation, caused by a lifecycle callback. The user sees it as a flash.
public struct Flash: Sendable {
    /// The last frame without the change, as an index into the frames.
    public let before: Int
    /// The first frame with it.
    public let after: Int
    /// The view or layer that jumped.
    public let object: ObjectID
    /// The property that was set.
    public let property: String
    /// The statement that set it; nil for the system.
    public let location: SourceLocation?
    /// The callback in which that happened, as an index into the events.
    public let callback: Int
}

extension Run {
    /// The flashes, in order. Compares each frame with the one before: linear in frames times views; cached.
    public var flashes: [Flash] {
        if let flashesFound { return flashesFound }
        var found: [Flash] = []
        // The writes are in order, as the frames are: each is looked at once.
        var next = recording.writes.startIndex
        for index in recording.frames.indices.dropFirst() {
            let range = recording.frames[index - 1].eventCount..<recording.frames[index].eventCount
            while next < recording.writes.endIndex, recording.writes[next].eventCount - 1 < range.lowerBound { next += 1 }
            let first = next
            while next < recording.writes.endIndex, recording.writes[next].eventCount - 1 < range.upperBound { next += 1 }
            let writes = recording.writes[first..<next].filter { isLifecycle($0.callback) }
            if !writes.isEmpty { found += flashes(by: writes, between: index - 1, and: index) }
        }
        flashesFound = found
        return found
    }

    private func flashes(by writes: [Write], between before: Int, and after: Int) -> [Flash] {
        let old = Dictionary(picture(atFrame: before).items.map { ($0.object, $0) }) { first, _ in first }
        let new = Dictionary(picture(atFrame: after).items.map { ($0.object, $0) }) { first, _ in first }
        var found: [Flash] = []
        var seen: Set<ObjectID> = []
        for write in writes.reversed() where !seen.contains(write.object) {
            guard let callback = write.callback, hasJumped(write, old, new, between: recording.frames[before], and: recording.frames[after])
            else { continue }
            seen.insert(write.object)
            found.append(
                Flash(
                    before: before, after: after, object: write.object, property: write.property, location: write.location,
                    callback: callback))
        }
        return found.reversed()
    }

    /// Whether a callback is one of a controller's own that follow its becoming visible or its layout.
    private func isLifecycle(_ callback: Int?) -> Bool {
        guard let callback else { return false }
        let event = recording.events[callback]
        if ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"].contains(event.name) { return true }
        // What layout does later answers a change that the user sees anyway.
        return ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()"].contains(event.name)
            && event.object.map { isAppearing($0, at: callback) } == true
    }

    private func hasJumped(
        _ write: Write, _ old: [ObjectID: Picture.Item], _ new: [ObjectID: Picture.Item], between before: Frame, and frame: Frame
    ) -> Bool {
        guard !world.isAnimating(write.object, write.property, in: frame.shown) else { return false }
        if write.property == "constant" || write.property == "contentOffset" {
            // What moves is inside, and may be so deep inside as it likes.
            // A constraint moves others than the view that holds it.
            let around = write.property == "constant" ? frame.shown.superview(of: write.object) ?? write.object : write.object
            return world.isOnScreen(write.object, in: before.shown) && moves(inside: around, between: before, and: frame)
        }
        if write.property == "subviews" || write.property == "sublayers" {
            // A view that was put into one that was on the display already.
            return old[write.object] != nil
                && world.contents(of: write.object, in: frame.shown).contains { old[$0] == nil && new[$0] != nil }
        }
        guard let was = old[write.object] else {
            // Had nothing to show until now: a jump when it was there already.
            return new[write.object] != nil && world.isOnScreen(write.object, in: before.shown)
        }
        guard let item = new[write.object] else { return write.property == "isHidden" || write.property == "alpha" }
        switch write.property {
        case "backgroundColor", "alpha", "opacity", "tintColor": return was.fill != item.fill || was.opacity != item.opacity
        case "center", "bounds", "transform", "anchorPoint", "frame":
            // Where something around it moves, the view itself need not have jumped.
            guard let place = world.shownFrame(of: write.object, in: frame.shown, at: frame.time) else { return was.frame != item.frame }
            return place != world.shownFrame(of: write.object, in: before.shown, at: before.time)
        case "cornerRadius": return was.cornerRadius != item.cornerRadius
        case "borderWidth", "borderColor": return was.border != item.border
        default: return was.content != item.content
        }
    }

    /// Whether a view inside another is elsewhere in the later frame, and no animation takes it there.
    private func moves(inside view: ObjectID, between before: Frame, and frame: Frame) -> Bool {
        world.contents(of: view, in: frame.shown).contains { inner in
            if world.isAnimating(inner, "center", in: frame.shown) || world.isAnimating(inner, "bounds", in: frame.shown) { return false }
            if let was = world.shownFrame(of: inner, in: before.shown, at: before.time),
                let now = world.shownFrame(of: inner, in: frame.shown, at: frame.time), was != now
            {
                return true
            }
            return moves(inside: inner, between: before, and: frame)
        }
    }

    /// Whether a controller is on its way to the screen when an event happens.
    private func isAppearing(_ controller: ObjectID, at event: Int) -> Bool {
        let last = recording.events[..<event].last { other in
            other.object == controller && ["viewWillAppear(_:)", "viewDidAppear(_:)"].contains(other.name)
        }
        guard let last, last.name == "viewWillAppear(_:)" else { return false }
        // A touch during the transition has its own answer.
        var cause = recording.events[event].cause
        while let index = cause, index > last.index {
            if recording.events[index].kind == .input { return false }
            cause = recording.events[index].cause
        }
        return true
    }
}
