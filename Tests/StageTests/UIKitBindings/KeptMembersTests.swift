import Stage
import Testing
import UIKit

/// Members that apps set and ask for as they start.
@Suite struct KeptMembersTests {
    private func printed(_ body: String, _ outside: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\n\(outside)\nclass A: UIViewController {\n    override func viewDidLoad() {\n\(body)\n    }\n}")
            .show("A")
    }

    @Test func `what an extension of the defaults declares as managed is kept under its name`() {
        let lines = printed(
            """
            let defaults = UserDefaults.standard
            print(defaults.isOn, defaults.nickname as Any, defaults.visits + 1)
            defaults.isOn = true
            defaults.nickname = "Bo"
            defaults.visits += 2
            print(defaults.isOn, defaults.nickname!, defaults.visits, defaults.integer(forKey: "visits"))
            """,
            """
            extension UserDefaults {
                @NSManaged var isOn: Bool
                @NSManaged var nickname: String?
                @NSManaged var visits: Int
            }
            """)
        #expect(lines == ["false nil 1", "true Bo 2 2"])
    }

    /// Fidelity: documented NSObjectProtocol.superclass, NSObject.superclass(), NSObject.isSubclass(of:).
    @Test func `a class says what it inherits from`() {
        let lines = printed(
            """
            print(Own.superclass()!, Middle.superclass()!, UIButton.superclass()!, NSObject.superclass() == nil)
            print(Own.isSubclass(of: UIView.self), Own.isSubclass(of: Own.self), Middle.isSubclass(of: Own.self))
            print(Own().superclass!, type(of: self).superclass() == UIViewController.self, Own.above)
            """,
            """
            class Middle: UIView {}
            final class Own: Middle {
                static var above: String { "\\(Self.superclass()!)" }
            }
            """)
        #expect(lines == ["Middle UIView UIControl true", "true true false", "Middle true Middle"])
    }

    /// Fidelity: documented UIDatePicker.locale, CAKeyframeAnimation.calculationMode, UITableView.separatorEffect, URLSessionTask.priority,
    /// UIView.largeContentTitle, OperationQueue.current, Thread.name, CGColor.init(colorSpace:components:).
    @Test func `small members of controls, tasks, layers and queues are kept`() {
        let lines = printed(
            """
            let picker = UIDatePicker()
            print(picker.locale == nil)
            picker.locale = Locale(identifier: "de_DE")
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            print(picker.locale!.identifier, picker.timeZone!.secondsFromGMT())
            let way = CAKeyframeAnimation(keyPath: "position")
            print(way.calculationMode == .linear)
            way.calculationMode = .cubic
            print(way.calculationMode.rawValue)
            let table = UITableView()
            table.separatorEffect = UIBlurEffect(style: .light)
            print(table.separatorEffect is UIBlurEffect)
            let task = URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, response, error in
                guard let response = response as? HTTPURLResponse else { return print((error as? URLError)?.code == URLError.cancelled) }
                print(response.expectedContentLength, response.allHeaderFields.isEmpty)
            }
            print(task.priority == URLSessionTask.defaultPriority)
            task.priority = URLSessionTask.highPriority
            print(task.priority)
            view.largeContentTitle = "Large"
            view.showsLargeContentViewer = true
            print(view.largeContentTitle!, view.showsLargeContentViewer, view.scalesLargeContentImage)
            print(OperationQueue.current === OperationQueue.main)
            Thread.current.name = "first"
            print(Thread.current.name!)
            print(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])!.alpha)
            let image = UIImage(systemName: "star")!
            image.accessibilityLabel = "Star"
            print(image.accessibilityLabel ?? "", image.withTintColor(.red).isSymbolImage, UIImage(named: "star")!.isSymbolImage)
            print(Notification.Name.NSManagedObjectContextDidSave.rawValue)
            """)
        #expect(
            lines.filter { !$0.hasPrefix("placeholder") } == [
                "true", "de_DE 0", "true", "cubic", "true", "true", "0.75", "Large true false", "true", "first", "0.5", "Star true false",
                "NSManagingContextDidSaveChangesNotification",
            ])
    }

    /// Fidelity: documented UIFontDescriptor.addingAttributes(_:), AttributeName, TraitKey.
    @Test func `a font's description takes attributes`() {
        let lines = printed(
            """
            let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
            let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20])
            print(heavy.pointSize, heavy.symbolicTraits.contains(.traitBold))
            let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
            let same = plain.addingAttributes([UIFontDescriptor.AttributeName.featureSettings: features])
            print(same == plain, UIFont(descriptor: same, size: 0).pointSize)
            print(UIFontDescriptor(fontAttributes: [.size: 18, .family: "Georgia"]).pointSize)
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["20.0 true", "true 12.0", "18.0"])
    }

    /// Fidelity: documented UIButton.Configuration.titleTextAttributesTransformer, background, buttonSize.
    @Test func `a button's look has its title's attributes and its ground`() {
        let lines = printed(
            """
            var look = UIButton.Configuration.filled()
            look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .boldSystemFont(ofSize: 21)
                return outgoing
            }
            look.title = "Go"
            look.buttonSize = .large
            look.background.backgroundColor = .red
            look.background.cornerRadius = 4
            let button = UIButton(configuration: look, primaryAction: nil)
            let font = button.currentAttributedTitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            print(button.currentAttributedTitle?.string ?? "", font?.pointSize ?? 0, button.backgroundColor == .red)
            print(look.buttonSize == .large, look.background.cornerRadius, look.titleTextAttributesTransformer != nil)
            """)
        #expect(lines == ["Go 21.0 true", "true 4.0 true"])
    }

    /// Fidelity: documented HTTPCookie, HTTPCookieStorage, URLSessionConfiguration.httpCookieStorage, urlCredentialStorage, urlCache.
    @Test func `cookies that code puts in a storage are there`() {
        let lines = printed(
            """
            let configuration = URLSessionConfiguration.default
            configuration.urlCredentialStorage = nil
            configuration.urlCache = nil
            configuration.httpCookieAcceptPolicy = .always
            print(configuration.urlCredentialStorage == nil, configuration.urlCache == nil, configuration.httpCookieStorage != nil)
            let properties: [HTTPCookiePropertyKey: Any] = [.name: "id", .value: "7", .path: "/", .domain: "example.com"]
            HTTPCookieStorage.shared.setCookie(HTTPCookie(properties: properties)!)
            let cookies = HTTPCookieStorage.shared.cookies(for: URL(string: "https://example.com/a")!)!
            print(cookies.map { $0.name + $0.value }, HTTPCookie(properties: [.name: "id"]) == nil)
            for cookie in cookies { HTTPCookieStorage.shared.deleteCookie(cookie) }
            print(HTTPCookieStorage.shared.cookies!.count)
            """)
        #expect(lines == ["true true true", "[\"id7\"] true", "0"])
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

    /// UIAccessibilityConstants.h: the order in which the traits are declared is that of their bits; the switch's is reported.
    @Test func `all traits for those who do not see are there`() {
        let lines = printed(
            """
            let all: [UIAccessibilityTraits] = [
                .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled, .updatesFrequently,
                .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
            ]
            print(all.enumerated().allSatisfy { $1.rawValue == 1 << UInt64($0) })
            view.accessibilityTraits.insert(.allowsDirectInteraction)
            print(view.accessibilityTraits.contains(.allowsDirectInteraction), UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
            """)
        #expect(lines == ["true", "true true"])
    }

    /// Fidelity: documented UserDefaults.removePersistentDomain(forName:), UserDefaults.dictionaryRepresentation().
    @Test func `defaults are listed, and a domain's are removed together`() {
        let lines = printed(
            """
            UserDefaults.standard.set(3, forKey: "count")
            UserDefaults.standard.register(defaults: ["name": "none"])
            UserDefaults(suiteName: "group")!.set("red", forKey: "colour")
            let all = UserDefaults.standard.dictionaryRepresentation()
            print(all["count"] as! Int, all["name"] as! String, all["colour"] == nil)
            UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
            print(UserDefaults.standard.object(forKey: "count") == nil, UserDefaults.standard.string(forKey: "name")!)
            print(UserDefaults(suiteName: "group")!.string(forKey: "colour")!)
            UserDefaults.standard.removePersistentDomain(forName: "group")
            print(UserDefaults(suiteName: "group")!.string(forKey: "colour") == nil)
            """)
        #expect(lines == ["3 none true", "true none", "red", "true"])
    }

    /// Fidelity: documented UITableViewCell.separatorInset.
    @Test func `a cell's line is the table's until it has its own`() {
        let lines = printed(
            """
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            print(cell.separatorInset.left)
            cell.separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 3)
            print(cell.separatorInset.right)
            """)
        #expect(lines == ["16.0", "3.0"])
    }

    /// Fidelity: documented FileManager.attributesOfItem(atPath:), URLResponse.expectedContentLength, CAMediaTiming.timeOffset.
    @Test func `files, answers, requests, animations and commands say what they are`() {
        let lines = printed(
            """
            let path = NSTemporaryDirectory() + "five.txt"
            try! "12345".write(toFile: path, atomically: true, encoding: .utf8)
            let file = try! FileManager.default.attributesOfItem(atPath: path)
            print(file[.size] as! Int, file[.type] as? FileAttributeType == .typeRegular)
            print(try! FileManager.default.attributesOfItem(atPath: NSTemporaryDirectory())[.type] as? FileAttributeType == .typeDirectory)
            do { _ = try FileManager.default.attributesOfItem(atPath: path + "s") } catch { print((error as NSError).code) }
            print(HTTPURLResponse().expectedContentLength)
            var request = URLRequest(url: URL(string: "https://example.com")!)
            request.httpShouldUsePipelining = true
            print(request.httpShouldUsePipelining)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.timeOffset = 0.5
            print(fade.timeOffset, UIKeyCommand().input == nil)
            let (bar, keys) = (UIInputView(), UIInputView(frame: CGRect(x: 0, y: 0, width: 9, height: 4)))
            print(bar.frame.width, keys.frame.width, keys.inputViewStyle == .default)
            """)
        #expect(lines == ["5 true", "true", "260", "-1", "true", "0.5 true", "0.0 9.0 true"])
    }

    /// Fidelity: documented UIApplication.open(_:options:completionHandler:), UIApplication.beginBackgroundTask(expirationHandler:),
    /// UIWindowScene.keyWindow, UIDevice.identifierForVendor, UISegmentedControl.noSegment, UserDefaults.float(forKey:).
    @Test func `the app is asked for other apps and for time, the scene for its window`() {
        let lines = printed(
            """
            let page = URL(string: "https://example.com")!
            UIApplication.shared.open(page)
            UIApplication.shared.open(page, options: [:], completionHandler: nil)
            UIApplication.shared.open(page) { print("opened", $0) }
            let task = UIApplication.shared.beginBackgroundTask { print("over") }
            let other = UIApplication.shared.beginBackgroundTask(withName: "other", expirationHandler: nil)
            print(task != .invalid, task != other)
            UIApplication.shared.endBackgroundTask(task)
            let segments = UISegmentedControl(items: ["a"])
            print(UIDevice.current.identifierForVendor!.uuidString.count, segments.selectedSegmentIndex == UISegmentedControl.noSegment)
            UserDefaults.standard.set(Float(0.5), forKey: "part")
            print(UserDefaults.standard.float(forKey: "part"), UserDefaults.standard.float(forKey: "none"))
            DispatchQueue.main.async {
                let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
                print(scene.keyWindow === self.view.window)
            }
            """)
        #expect(lines.filter { !$0.contains("would leave the app") } == ["opened false", "true true", "36 true", "0.5 0.0", "true"])
        #expect(lines.count { $0.contains("would leave the app") } == 3)
    }
}
