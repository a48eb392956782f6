internal import Foundation
internal import Synchronization

/// How long to wait for a file that another program is using.
///
/// The first wait may be long. While the file stays in use, later ones are short: a tutor that writes at each page must not halt at each page.
final class Patience: Sendable {
    /// Between two tries.
    static let pause = 0.01
    private static let shortened = 0.05
    private let seconds: Double
    private let isSpent = Mutex(false)

    init(seconds: Double) { self.seconds = seconds }

    /// Whether to try the file once more, after a number of tries.
    func lasts(tries: Int) -> Bool {
        Double(tries) * Self.pause < (isSpent.withLock { $0 } ? min(seconds, Self.shortened) : seconds)
    }

    /// The file was in use all the time, or it could be used.
    func learn(fromUse error: ProgressError?) { isSpent.withLock { $0 = error?.kind == .locked } }
}
