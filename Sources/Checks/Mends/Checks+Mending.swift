public import Projects
public import Stage

extension Checks {
    /// The edits of a finding, if the same run, with them, shows it no more and nothing else more often. Nil where there are none.
    ///
    /// `before` is the run that shows it, and `run` runs other sources in the same way: nil where they do not run. Asked only where there are edits.
    public static func mend(
        for finding: Finding, of sources: [Source], before: @autoclosure () -> Run?, run: ([Source]) -> Run?
    ) -> Mend? {
        guard !finding.edits.isEmpty, let rule = rules.first(where: { $0.name == finding.rule }),
            let mend = Mend(finding.edits, in: sources), let mended = mend.applied(to: sources), let before = before(),
            let after = run(mended), !after.hasEnded || before.hasEnded
        else { return nil }
        let others = { (run: Run) in findings(in: run).count { $0.rule != rule.name } }
        let own = { (run: Run) in rule.findings(in: RuleContext(run)).count }
        return own(after) < own(before) && others(after) <= others(before) ? mend : nil
    }
}
