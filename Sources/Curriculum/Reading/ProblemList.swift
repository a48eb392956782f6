package import Interpreter

/// Collects problems while files are read, so that one reading finds all.
package final class ProblemList {
    private(set) var problems: [CurriculumProblem] = []
    private var known: Set<CurriculumProblem> = []

    package init() {}

    package func report(_ location: SourceLocation, _ message: String) {
        report([CurriculumProblem(location, message)])
    }

    func report(_ found: [CurriculumProblem]) {
        for problem in found where known.insert(problem).inserted { problems.append(problem) }
    }

    /// Throws everything that was reported, if anything was.
    package func throwIfAny() throws(CurriculumError) {
        if !problems.isEmpty { throw CurriculumError(problems) }
    }
}
