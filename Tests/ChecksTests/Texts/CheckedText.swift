import Checks
import Projects
import UIKit

/// One article, compared with recordings.
struct CheckedText {
    let findings: [Finding]
    let counts: TextCheck.Counts

    /// Compares an article, on one system or on those that it names.
    init(_ text: String, os: Int? = 18) throws {
        let check = TextCheck(os: os.map(OSProfile.init(version:)))
        findings = try check.findings(in: Source(path: "Article.md", text: text))
        counts = check.counts
    }

    /// The lists that were read, compared and contradicted.
    var numbers: [Int] { [counts.read, counts.checked, counts.contradicted] }
}
