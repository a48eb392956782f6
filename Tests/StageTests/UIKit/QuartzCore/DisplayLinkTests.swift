import Stage
import Testing
import UIKit

/// How often a display link calls.
@Suite struct `Display links` {
    /// How many frames lie between the first calls of a link that wants to call so often in a second, and how many its target lies ahead.
    private func frames(at rate: Int) throws -> [String] {
        let seen = try Observation(
            """
            class A: UIViewController {
                var times: [Double] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
                    link.preferredFramesPerSecond = \(rate)
                    link.add(to: .main, forMode: .default)
                }
                @objc func step(_ link: CADisplayLink) {
                    times.append(link.timestamp)
                    guard times.count == 3 else { return }
                    let ahead = link.targetTimestamp - link.timestamp
                    let gaps = [times[1] - times[0], times[2] - times[1], ahead]
                    print(gaps.map { Int(($0 / link.duration).rounded()) }, link.preferredFramesPerSecond)
                    link.invalidate()
                }
            }
            """, ["wait 1"])
        return seen.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    @Test func `call for every frame, or as often as is wanted`() throws {
        #expect(try frames(at: 0) == ["[1, 1, 1] 0"])
        #expect(try frames(at: 60) == ["[1, 1, 1] 60"])
        #expect(try frames(at: 30) == ["[2, 2, 2] 30"])
        #expect(try frames(at: 20) == ["[3, 3, 3] 20"])
        #expect(try frames(at: 10) == ["[6, 6, 6] 10"])
        // The display shows 30 or 20 of its 60: 26 to 35 is 30, as the documentation says.
        #expect(try frames(at: 27) == ["[2, 2, 2] 27"])
        #expect(try frames(at: 120) == ["[1, 1, 1] 120"])
    }
}
