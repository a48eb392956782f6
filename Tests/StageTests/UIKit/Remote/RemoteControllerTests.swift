import Projects
import Stage
import Testing
import UIKit

/// What other processes draw, and what lies outside the app.
@Suite struct `Outside the app` {
    private func heard(_ members: String, _ steps: [String], conforming: String = "", device: DeviceProfile = .phone) throws -> [String] {
        let text = "import UIKit\nimport SafariServices\nfinal class A: UIViewController\(conforming) {\n\(members)\n}"
        let run = try Run(
            sources: [Source(path: "A.swift", text: text)],
            setting: Setting(device: device, steps: try steps.map { try Step($0) }))
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `what is copied lies on the pasteboard, takes the place of what lay there, and is told`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                let board = UIPasteboard.general
                NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { _ in print("changed") }
                print(board.hasStrings, board.string ?? "nothing", board.changeCount)
                board.string = "one"
                print(UIPasteboard.general.string!, board.numberOfItems, board.changeCount)
                board.url = URL(string: "https://example.com")
                print(board.string!, board.hasURLs, board.strings!.count)
                let own = UIPasteboard.withUniqueName()
                own.strings = ["a", "b"]
                print(own.strings!, board.hasURLs, UIPasteboard(name: UIPasteboard.Name("other"), create: false) == nil)
            }
            """, [])
        #expect(
            lines == [
                "false nothing 0", "changed", "one 1 1", "changed", "https://example.com true 1", "changed", "[\"a\", \"b\"] true true",
            ])
    }

    @Test func `a sheet to share comes and goes as controllers do, and says at the end what was done`() throws {
        let members = """
            func share() {
                let sheet = UIActivityViewController(activityItems: ["text", URL(string: "https://example.com")!], applicationActivities: nil)
                sheet.excludedActivityTypes = [.mail]
                sheet.completionWithItemsHandler = { type, done, items, error in print(type == .copyToPasteboard, done, error == nil) }
                sheet.popoverPresentationController?.sourceView = view
                present(sheet, animated: true) { print("there", sheet.modalPresentationStyle == .popover) }
            }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
            """
        #expect(try heard(members, ["call A.share", "tap Copy"]) == ["appeared", "there false", "true true true"])
        #expect(try heard(members, ["call A.share", "tap Close"]) == ["appeared", "there false", "false false true"])
        #expect(try heard(members, ["call A.share", "tap Close"], device: .ipad) == ["appeared", "there true", "false false true"])
    }

    @Test func `a page of the web covers the screen until it is done with`() throws {
        let lines = try heard(
            """
            func open() {
                let page = SFSafariViewController(url: URL(string: "https://example.com")!)
                page.delegate = self
                page.dismissButtonStyle = .close
                present(page, animated: true)
            }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("disappeared") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { print("finished", presentedViewController == nil) }
            """, ["call A.open", "tap Close"], conforming: ", SFSafariViewControllerDelegate")
        #expect(lines == ["appeared", "disappeared", "appeared", "finished true"])
    }

    @Test func `a page says whether it came, once it is seen, and has to be one of the web`() throws {
        let members = """
            func open() {
                let page = SFSafariViewController(url: URL(string: "https://example.com")!)
                page.delegate = self
                present(page, animated: true) { print("shown") }
            }
            func wrong() { _ = SFSafariViewController(url: URL(string: "mailto:me")!) }
            func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) { print("loaded", didLoadSuccessfully) }
            """
        #expect(try heard(members, ["call A.open"], conforming: ", SFSafariViewControllerDelegate") == ["shown", "loaded true"])
        #expect(
            try heard(members, ["call A.wrong"], conforming: ", SFSafariViewControllerDelegate") == [
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
            ])
    }

    @Test func `no mail can be sent`() throws {
        let members = """
            func mail() {
                guard MFMailComposeViewController.canSendMail() else { return print("no account") }
                present(MFMailComposeViewController(), animated: true)
            }
            func anyway() {
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = self
                mail.setSubject("Hello")
                mail.setToRecipients(["a@example.com"])
                present(mail, animated: true)
            }
            func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {}
            """
        #expect(
            try heard(members, ["call A.mail", "call A.anyway"], conforming: ", MFMailComposeViewControllerDelegate") == [
                "no account", "MFMailComposeViewController: there is no account to send mail from; canSendMail() is false",
            ])
    }

    @Test func `pictures and files are chosen in sheets, and their delegates hear of it`() throws {
        let members = """
            func photo() {
                let picker = UIImagePickerController()
                print(UIImagePickerController.isSourceTypeAvailable(.camera), picker.sourceType == .photoLibrary)
                picker.delegate = self
                present(picker, animated: true)
            }
            func imagePickerController(
                _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                print(info[.originalImage] is UIImage, info[.editedImage] == nil)
                picker.dismiss(animated: true) { print("gone") }
            }
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { print("cancelled") }
            func file() {
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: ["public.text"])
                picker.delegate = self
                present(picker, animated: true)
            }
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { print(urls.count) }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("none") }
            """
        let conforming = ", UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIDocumentPickerDelegate"
        let chosen = try heard(members, ["call A.photo", "tap \"Choose Photo\""], conforming: conforming)
        #expect(chosen == ["false true", "true true", "gone"])
        #expect(try heard(members, ["call A.photo", "tap Cancel"], conforming: conforming) == ["false true", "cancelled"])
        #expect(try heard(members, ["call A.file", "tap Open"], conforming: conforming) == ["1"])
        #expect(try heard(members, ["call A.file", "tap Cancel"], conforming: conforming) == ["none"])
    }

    @Test func `what helps people is off, and what apps say to it is kept`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                print(UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled)
                UIAccessibility.post(notification: .announcement, argument: "Done")
                UIAccessibility.post(notification: .screenChanged, argument: nil)
                let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
                view.accessibilityCustomActions = [action]
                view.accessibilityElements = [view!]
                print(view.accessibilityCustomActions!.first === action, action.name, view.accessibilityElements!.count)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            }
            override func accessibilityPerformMagicTap() -> Bool { true }
            """, [])
        #expect(lines == ["false false", "true Delete 1"])
    }

    @Test func `names of Swift 3 and 4 mean what they meant`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                let child = UIViewController()
                addChildViewController(child)
                child.didMove(toParentViewController: self)
                print(childViewControllers.count, child.parent === self)
                child.removeFromParentViewController()
                let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
                table.rowHeight = UITableViewAutomaticDimension
                print(childViewControllers.isEmpty, UIEdgeInsetsMake(1, 2, 3, 4).bottom, UIViewNoIntrinsicMetric)
                NotificationCenter.default.addObserver(self, selector: #selector(left), name: .UIApplicationDidEnterBackground, object: nil)
                let wheel = UIActivityIndicatorView(activityIndicatorStyle: .large)
                print(wheel.style == .large, UIAccessibilityIsVoiceOverRunning())
            }
            @objc func left() { print("left") }
            """, ["background"])
        #expect(lines == ["1 true", "true 3.0 -1.0", "true false", "left"])
    }
}
