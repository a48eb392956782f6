import Curriculum
import Stage

// The values of expressions that are followed from event to event.
extension RunModel {
    /// The value of an expression that is followed, as text; nil where there is none. A view that has not been loaded is not loaded by it.
    func followed(_ watch: Watch, at event: Int) -> String? {
        if let known = followedValues[watch]?[event] { return known }
        let value: String? = if case .value(let value) = self.value(of: Self.withoutLoading(watch), at: event) { value } else { nil }
        followedValues[watch, default: [:]][event] = value
        return value
    }

    /// Why an expression that is followed has no value at an event; nil when it has one.
    func absence(of watch: Watch, at event: Int) -> String? {
        guard case .failure(let reason) = value(of: Self.withoutLoading(watch), at: event) else { return nil }
        guard let type = watch.type, value(of: Watch("\(type).isViewLoaded"), at: event) == .value("false") else { return reason }
        return "the view is not loaded"
    }

    private static func withoutLoading(_ watch: Watch) -> Watch {
        guard let type = watch.type, watch.expression == "view" || watch.expression.hasPrefix("view.") else { return watch }
        return Watch("\(type).viewIfLoaded!\(watch.expression.dropFirst("view".count))")
    }

    /// What an event does to the value of an expression that is followed.
    enum ValueChange: Hashable {
        case none
        case change(from: String?, to: String?)
        /// It would take more evaluations than there may be.
        case unknown
    }

    /// Compares the values at an event and before it, with `looks` evaluations at most. A variable is out of sight while other functions run.
    /// So its value before is the last one that it had.
    func change(of watch: Watch, at event: Int, looks: inout Int) -> ValueChange {
        guard event > 0 else { return .none }
        func value(at event: Int) -> String?? {
            if followedValues[watch]?[event] == nil {
                guard looks > 0 else { return nil }
                looks -= 1
            }
            return .some(followed(watch, at: event))
        }
        guard let new = value(at: event) else { return .unknown }
        let isVariable = watch.type == nil
        if isVariable, new == nil { return .none }
        for before in (0..<event).reversed() {
            guard let old = value(at: before) else { return .unknown }
            if old != nil || !isVariable { return old == new ? .none : .change(from: old, to: new) }
        }
        return .change(from: nil, to: new)
    }
}
