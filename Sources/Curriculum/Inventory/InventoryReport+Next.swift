extension InventoryReport {
    /// The form that a learner takes next, or why none is to be taken.
    public enum Next: Sendable, Hashable {
        case form(String)
        case none(reason: String)
    }

    /// The form that is begun, or the next one: before the course one of them, which `draw` chooses among their ids, and after a lesson the other one.
    public func next(in course: Course, after progress: ProgressOverview, draw: ([String]) -> String?) -> Next {
        let forms = course.inventory.map(\.id)
        guard !forms.isEmpty else { return .none(reason: "these lessons have no inventory") }
        if let begun = sittings.first(where: { !$0.isComplete }) { return .form(begun.form) }
        let done = sittings.map(\.form)
        let left = forms.filter { !done.contains($0) }
        guard let first = left.first else {
            return .none(reason: "both forms have been taken; 'appear inventory report' shows what they came to")
        }
        guard let before = sittings.last else { return .form(draw(left) ?? first) }
        guard course.lessons.contains(where: { progress.lessons[$0.id]?.isFinished == true }) else {
            return .none(
                reason: "form \(before.form) has been taken, and no lesson since; form \(first) is for after the course, "
                    + "'appear inventory --form \(first)' takes it now")
        }
        return .form(first)
    }
}
