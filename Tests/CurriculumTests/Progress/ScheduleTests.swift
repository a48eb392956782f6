import Foundation
import Testing

@testable import Curriculum

struct ScheduleTests {
    /// What `generate-schedules.py` writes.
    struct Group: Decodable {
        let retention: Double
        let learning: [Double]
        let relearning: [Double]
        let histories: [History]

        struct History: Decodable {
            let reviews: [Review]
            let recall: [[Double]]
        }

        struct Review: Decodable {
            let pause: Double
            let rating: Int
            let state: Int
            let step: Int?
            let stability: Double
            let difficulty: Double
            let wait: Double

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                pause = try values.decode(Double.self)
                rating = try values.decode(Int.self)
                state = try values.decode(Int.self)
                step = try values.decodeNil() ? nil : values.decode(Int.self)
                stability = try values.decode(Double.self)
                difficulty = try values.decode(Double.self)
                wait = try values.decode(Double.self)
            }
        }
    }

    @Test func `every review goes as the algorithm's reference has it`() throws {
        let url = try #require(Bundle.module.url(forResource: "schedules", withExtension: "json", subdirectory: "Expectations"))
        let groups = try JSONDecoder().decode([Group].self, from: Data(contentsOf: url))
        var reviews = 0
        for group in groups {
            let schedule = Schedule(retention: group.retention, learningSteps: group.learning, relearningSteps: group.relearning)
            for (number, history) in group.histories.enumerated() {
                var now = 1_767_258_000.0
                var memory: Memory?
                for (index, expected) in history.reviews.enumerated() {
                    now += expected.pause
                    let found = schedule.review(memory, rating: try #require(Rating(rawValue: expected.rating)), at: now)
                    let place: Comment = "retention \(group.retention), history \(number), review \(index)"
                    #expect(isClose(found.stability, expected.stability), place)
                    #expect(isClose(found.difficulty, expected.difficulty), place)
                    #expect(found.due - now == expected.wait, place)
                    #expect(found.phase == phase(expected), place)
                    #expect(found.reviewed == now, place)
                    memory = found
                    reviews += 1
                }
                let last = try #require(memory)
                for pair in history.recall {
                    #expect(
                        isClose(schedule.recall(of: last, at: last.reviewed + pair[0] * 86_400), pair[1]), "\(number) after \(pair[0]) days"
                    )
                }
            }
        }
        #expect(reviews > 1000)
    }

    private func isClose(_ found: Double, _ expected: Double) -> Bool { abs(found - expected) <= 1e-6 * abs(expected) }

    private func phase(_ review: Group.Review) -> Memory.Phase? {
        switch (review.state, review.step) {
        case (1, let step?): .learning(step: step)
        case (2, nil): .review
        case (3, let step?): .relearning(step: step)
        default: nil
        }
    }

    @Test func `a clock that was set back counts as no time`() {
        let schedule = Schedule()
        let first = schedule.review(nil, rating: .good, at: 1_000_000)
        let later = schedule.review(first, rating: .good, at: 1_000_000)
        let earlier = schedule.review(first, rating: .good, at: 0)
        #expect(earlier.stability == later.stability)
        #expect(earlier.due == later.due - 1_000_000)
    }

    @Test(arguments: [
        (Feedback.Verdict.wrong, 0, Rating?.some(.again)), (.wrong, 3, .again), (.right, 0, .good), (.right, 1, .hard), (.right, 2, .hard),
        (.right, 3, .again), (.broken, 0, nil), (.broken, 3, nil),
    ])
    func `a verdict and its hints are a rating`(verdict: Feedback.Verdict, hints: Int, rating: Rating?) {
        #expect(Rating(verdict: verdict, hints: hints) == rating)
    }
}
