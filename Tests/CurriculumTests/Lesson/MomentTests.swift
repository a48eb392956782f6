import Testing

@testable import Curriculum

struct MomentTests {
    @Test(arguments: [
        "start", "end", "first frame", "frame 3 of the transition", "last frame of the transition", "commit", "flash 2", "console 1",
        "input 4",
        "Profile.viewWillAppear(_:)", "Profile.viewWillAppear(_:) 2nd", "Outer.Inner.viewDidLoad() 11th", "Feed#2.deinit",
        "Feed.navigationController(_:willShow:animated:) 23rd", "print \"hello there\"", "print \"hello\" 3rd",
    ])
    func `a moment is written as it is read`(text: String) {
        #expect(Moment(text)?.description == text)
    }

    @Test(arguments: [
        "", "viewDidLoad()", "Profile.viewDidLoad", "profile.viewDidLoad()", "flash", "flash 0", "frame 1", "frame x of the transition",
        "Profile.viewDidLoad() twice", "print hello", ".viewDidLoad()",
    ])
    func `what is no moment is not read as one`(text: String) {
        #expect(Moment(text) == nil)
    }

    @Test func `a callback's dots before the last belong to the class`() {
        #expect(Moment("A.B.viewDidLoad() 2nd") == .callback(type: "A.B", name: "viewDidLoad()", nth: 2))
    }
}
