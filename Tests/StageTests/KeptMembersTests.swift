import Stage
import Testing
import UIKit

/// Members that apps set and ask for as they start.
@Suite struct KeptMembersTests {
    private func printed(_ body: String, _ outside: String = "") -> [String] {
        ScriptRun("import UIKit\n\(outside)\nclass A: UIViewController {\n    override func viewDidLoad() {\n\(body)\n    }\n}").show("A")
    }

    /// Fidelity: documented UIApplication.shortcutItems, UIApplicationShortcutItem, UIMutableApplicationShortcutItem.
    @Test func `what the app's icon offers is kept`() {
        let lines = printed(
            """
            print(UIApplication.shared.shortcutItems == nil)
            let icon = UIApplicationShortcutIcon(type: .compose)
            let new = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New", localizedSubtitle: "One", icon: icon)
            new.localizedTitle = "Newer"
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "old", localizedTitle: "Old"), new]
            print(UIApplication.shared.shortcutItems!.map { $0.type + " " + $0.localizedTitle })
            """)
        #expect(lines == ["true", "[\"old Old\", \"new Newer\"]"])
    }

    /// Fidelity: documented UIImage, an object: what a view was given is what it has, and another picture is another.
    @Test func `pictures are objects`() {
        let lines = printed(
            """
            let (one, other) = (UIImage(), UIImage())
            let view = UIImageView(image: one, highlightedImage: other)
            print(view.image === one, view.image === other, view.highlightedImage === other, one === one)
            view.image = other
            print(view.image === other, view.image !== one)
            """)
        #expect(lines == ["true false true true", "true true"])
    }

    /// Fidelity: documented UITextView.init(frame:textContainer:), NSTextContainer.lineFragmentPadding, maximumNumberOfLines.
    @Test func `a text view has a container, by which its text is laid out`() {
        let lines = printed(
            """
            let text = NoteView()
            print(text.isReady, text.textContainer.lineFragmentPadding, text.textContainer === text.textContainer)
            text.isScrollEnabled = false
            text.text = "one\\ntwo\\nthree"
            let before = text.sizeThatFits(CGSize(width: 200, height: 0))
            text.textContainer.lineFragmentPadding = 0
            let narrow = text.sizeThatFits(CGSize(width: 200, height: 0))
            text.textContainer.maximumNumberOfLines = 1
            let low = text.sizeThatFits(CGSize(width: 200, height: 0))
            print((before.width - narrow.width).rounded(), before.height == narrow.height, low.height < narrow.height)
            let own = NSTextContainer(size: .zero)
            print(UITextView(frame: .zero, textContainer: own).textContainer === own)
            """,
            """
            class NoteView: UITextView {
                var isReady = false
                override init(frame: CGRect, textContainer: NSTextContainer?) {
                    super.init(frame: frame, textContainer: textContainer)
                    isReady = true
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(lines == ["true 5.0 true", "10.0 true true", "true"])
    }

    @Test func `settings of sessions, tables and controls are kept`() {
        let lines = printed(
            """
            let configuration = URLSessionConfiguration.default
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.allowsExpensiveNetworkAccess = false
            print(configuration.requestCachePolicy == .reloadIgnoringLocalCacheData, configuration.allowsExpensiveNetworkAccess)
            let table = UITableView()
            table.sectionIndexTrackingBackgroundColor = .red
            table.sectionIndexMinimumDisplayRowCount = 3
            print(table.sectionIndexTrackingBackgroundColor == .red, table.sectionIndexMinimumDisplayRowCount)
            print(UIControl.Event.allEditingEvents.contains(.editingChanged), UIControl.Event.allEditingEvents.rawValue)
            print(UIColor.groupTableViewBackground == .systemGroupedBackground)
            print(UIImage().imageRendererFormat.scale == UIScreen.main.scale)
            print(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)), CGPoint.zero.equalTo(.zero))
            let (field, text) = (UITextField(), UITextView())
            field.font = UIFont.preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            text.adjustsFontForContentSizeCategory = true
            print(field.adjustsFontForContentSizeCategory, text.adjustsFontForContentSizeCategory)
            """)
        #expect(lines == ["true false", "true 3", "true 983040", "true", "true", "true true", "true true"])
    }
}
