import Canvas
import Curriculum
import Testing

@testable import Tutor

@MainActor
@Suite struct TourTests {
    private func driver(_ size: Size) throws -> Driver {
        Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: size)
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
    func `the tour shows six parts of the first lesson's screen, and leaves it as it was`(size: Size) throws {
        let driver = try driver(size)
        driver.press("T").expect("01 Two callbacks").expect("The text · 1 of 6").expect("A page's text, and often a")
        driver.press(.enter).expect("The device · 2 of 6").press(.right).expect("What the text speaks of · 3 of 6")
        driver.press(.left).expect("The device · 2 of 6").press(.enter, .enter).expect("The eight facts · 4 of 6")
        driver.press(.enter).expect("The timeline · 5 of 6").press(.enter).expect("The keys · 6 of 6")
        driver.press(.enter).expect(no: "of 6")
        if size.width >= 80 { driver.expect("page 1 of 3") }
        driver.press("T").expect("1 of 6").press(.escape).expect(no: "of 6")
    }

    @Test func `the window of a step does not cover the part that it speaks of`() throws {
        let driver = try driver(Size(width: 80, height: 24))
        driver.press("T").expect("Nothing to see yet").press(.enter, .enter, .enter).expect("✗win").press(.enter).expect("●didLoad")
        driver.press(.enter).expect("? help")
    }

    @Test func `home names it until a lesson has been opened`() throws {
        let driver = try driver(Size(width: 80, height: 24))
        driver.expect("T tour").press("6", .escape)
        driver.press("?").type("tour").expect("a tour: the parts of the screen, in six steps")
    }
}
