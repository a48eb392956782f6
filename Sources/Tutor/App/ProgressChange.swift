import Curriculum

/// Something to be kept.
enum ProgressChange: Hashable {
    case reached(lesson: String, Bookmark)
    case finished(lesson: String)
    case answered(lesson: String, question: String, answer: Answer, verdict: Feedback.Verdict, hints: Int, certainty: Certainty?)
    case arranged(screen: String, StageArrangement)
    case told(lesson: String, String)
    case tookBack(lesson: String, question: String)
    /// A finding is asked about again.
    case keptFinding(KeptFinding)
    /// A finding is asked about no more, by its id.
    case forgotFinding(String)
}
