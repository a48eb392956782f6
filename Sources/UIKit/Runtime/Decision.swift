/// The declaration of UIKit's in which an event is decided: the one that sends the callback, or that takes the step.
public struct Decision: Hashable, Sendable {
    /// Its name: `finishStackTransition(_:)`.
    public let function: String
    /// The module and the file: `UIKit/UINavigationController+Transition.swift`.
    public let file: String
}

// Which rule of UIKit's brings an event.
extension World {
    /// Runs code that only systems with this rule run. What it does happens by the rule.
    func by<Result>(_ rule: SystemRule, _ body: () -> Result) -> Result {
        rulesUnderWay.append(rule)
        defer { rulesUnderWay.removeLast() }
        return body()
    }

    /// The system's rule by which an event happens that is reported now; nil where all systems do the same.
    public var ruleUnderWay: SystemRule? { rulesUnderWay.last }

    /// Runs the learner's code, which does not act by UIKit's rules.
    package func leavingRules<Result>(_ body: () -> Result) -> Result {
        guard !rulesUnderWay.isEmpty else { return body() }
        let rules = rulesUnderWay
        rulesUnderWay = []
        defer { rulesUnderWay = rules }
        return body()
    }
}
