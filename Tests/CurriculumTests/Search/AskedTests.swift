import Testing

@testable import Curriculum

/// What learners ask most, in their own words, is found from home.
struct AskedTests {
    private static let search = Result {
        let course = try Course.load(from: TemporaryCourse.lessons)
        return CourseSearch(course, lessons: try course.lessons.map { try course.lesson($0) })
    }

    /// A question, and the lesson whose step answers it.
    @Test(arguments: [
        ("viewWillAppear not called after a sheet", "12"), ("wrong frame in viewDidLoad", "02"), ("deinit never called", "18"),
        ("Unbalanced calls to begin/end appearance transitions", "16"), ("child gets no callbacks", "16"),
        ("order of addChild and didMove", "15"), ("which callback when", "07"), ("nothing on return from background", "13"),
        ("not in the window hierarchy", "12"), ("swipe back cancelled", "11"), ("viewDidLayoutSubviews repeats", "08"),
        ("stale data after pop", "10"), ("bar changed and not restored", "11"), ("observers fire twice", "09"),
        ("popped or covered", "09"), ("isBeingDismissed", "12"), ("viewIsAppearing or viewWillAppear", "06"),
        ("gradient layer's size", "08"),
        ("safe area zero", "06"), ("loadView recursion", "01"), ("viewDidLoad called twice", "01"),
        ("where to read an @Observable model", "22"), ("registerForTraitChanges leak", "14"), ("app does not launch on 27", "23"),
        ("two transitions in one turn", "21"),
    ])
    func `what learners ask is among the first three results, as a step`(asked: String, lesson: String) throws {
        let results = try Self.search.get().results(for: asked).prefix(3)
        #expect(
            results.contains { $0.lesson == lesson && $0.step != nil }, "\(results.map { "\($0.lesson)#\($0.step ?? "") \($0.title)" })")
    }
}
