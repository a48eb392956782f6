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
            let mend = Mend(finding.edits, in: sources), let mended = mend.applied(to: sources)
        else { return nil }
        // Counted one after the other: two recordings of a whole app are much to keep.
        let count = { (run: Run) in
            (own: rule.findings(in: RuleContext(run)).count, others: findings(in: run).count { $0.rule != rule.name }, ends: run.hasEnded)
        }
        guard let shown = before().map(count), let left = run(mended).map(count), !left.ends || shown.ends else { return nil }
        return left.own < shown.own && left.others <= shown.others ? mend : nil
    }
}
