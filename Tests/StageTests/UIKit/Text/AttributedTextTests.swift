import Heap
import Stage
import Testing
import UIKit

/// Texts whose parts have attributes. A digit is 0.62 of the font's size wide, a line of 20 points 23.87 points high; sizes are whole pixels, of which
/// a point has three.
@Suite struct AttributedTextTests {
    private func heard(_ members: String) -> [String] {
        ScriptRun("import UIKit\nclass A: UIViewController {\nlet label = UILabel()\n\(members)\n}").show("A")
    }

    private func sizes(_ attributes: String, _ text: String = "00", lines: Int = 1) -> [String] {
        heard(
            """
            override func viewDidLoad() {
                label.numberOfLines = \(lines)
                let style = NSMutableParagraphStyle()
                label.attributedText = NSAttributedString(string: "\(text)", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                print(label.intrinsicContentSize)
                \(attributes)
                let text = NSMutableAttributedString(string: "\(text)", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
                change(text)
                label.attributedText = text
                print(label.intrinsicContentSize)
            }
            """)
    }

    @Test func `a label's size follows its text's fonts, spacing and paragraphs`() {
        let none = "func change(_ text: NSMutableAttributedString) {}"
        #expect(
            sizes("func change(_ t: NSMutableAttributedString) { t.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2)) }")
                == ["(25.0, 24.0)", "(29.0, 24.0)"])
        let small = "t.addAttributes([.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 1, length: 1))"
        #expect(sizes("func change(_ t: NSMutableAttributedString) { \(small) }") == ["(25.0, 24.0)", "(18.666666666666668, 24.0)"])
        #expect(sizes("style.minimumLineHeight = 40\n\(none)") == ["(25.0, 24.0)", "(25.0, 40.0)"])
        #expect(sizes("style.lineHeightMultiple = 2\n\(none)") == ["(25.0, 24.0)", "(25.0, 48.0)"])
        #expect(sizes("style.maximumLineHeight = 10\n\(none)") == ["(25.0, 24.0)", "(25.0, 10.0)"])
        #expect(sizes("style.firstLineHeadIndent = 15\n\(none)") == ["(25.0, 24.0)", "(40.0, 24.0)"])
        #expect(sizes("style.lineSpacing = 5\n\(none)") == ["(25.0, 24.0)", "(25.0, 24.0)"])
        #expect(sizes("style.lineSpacing = 5\n\(none)", "0\\n0", lines: 0) == ["(12.666666666666666, 48.0)", "(12.666666666666666, 53.0)"])
        #expect(
            sizes("style.paragraphSpacing = 7\n\(none)", "0\\n0", lines: 0) == ["(12.666666666666666, 48.0)", "(12.666666666666666, 55.0)"])
    }

    @Test func `lines under text have their names of Swift 4 too`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let styles: [NSUnderlineStyle] = [.styleNone, .styleSingle, .styleThick, .styleDouble, .patternSolid, .byWord]
                print(styles.map(\\.rawValue))
            }
            """)
        #expect(lines == ["[0, 1, 2, 9, 0, 32768]"])
    }

    @Test func `an attachment takes its image's room or its own`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let picture = NSTextAttachment(image: UIImage(named: "p")!)
                label.attributedText = NSAttributedString(attachment: picture)
                print(label.intrinsicContentSize, label.text == "\\u{FFFC}")
                picture.bounds = CGRect(x: 0, y: 0, width: 10, height: 60)
                let other = NSAttributedString(attachment: picture)
                print(other.size())
            }
            """)
        #expect(lines == ["(40.0, 40.0) true", "(10.0, 60.0)"])
    }

    @Test func `a label's text and its text with attributes replace each other, and its style is the beginning's`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let style = NSMutableParagraphStyle()
                style.alignment = .center
                let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style])
                text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
                label.attributedText = text
                print(label.text!, label.font.pointSize, label.textColor == .red, label.textAlignment == .center)
                text.append(NSAttributedString(string: "c"))
                print(label.text!, text.string)
                label.font = .systemFont(ofSize: 30)
                label.textColor = .blue
                let shown = label.attributedText!
                print((shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
                print(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
                label.text = "ab"
                print(label.attributedText!.attributes(at: 0, effectiveRange: nil).count)
                label.attributedText = nil
                print(label.text == nil, label.attributedText == nil)
            }
            """)
        #expect(lines == ["ab 9.0 true true", "ab abc", "30.0", "true", "2", "true true"])
    }

    @Test func `a button's title with attributes comes before its plain one`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let button = UIButton(type: .custom)
                button.setTitle("plain", for: .normal)
                button.setAttributedTitle(NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 20)]), for: .normal)
                print(button.titleLabel!.text!, button.titleLabel!.font.pointSize, button.currentAttributedTitle!.string)
                button.setAttributedTitle(nil, for: .normal)
                print(button.titleLabel!.text!, button.attributedTitle(for: .normal) == nil)
            }
            """)
        #expect(lines == ["rich 20.0 rich", "plain true"])
    }

    @Test func `parts of a text are added, changed, taken out and gone through`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let text = NSMutableAttributedString(string: "Hello", attributes: [.kern: 1])
                text.insert(NSAttributedString(string: ">> "), at: 0)
                text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "J")
                text.deleteCharacters(in: NSRange(location: 7, length: 1))
                print(text.string, text.length, text.attributedSubstring(from: NSRange(location: 3, length: 2)).string)
                text.enumerateAttribute(.kern, in: NSRange(location: 0, length: text.length), options: []) { value, range, stop in
                    print(value as? Int ?? -1, range.location, range.length)
                }
                text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, stop in
                    print(attributes.count, range.length)
                    stop.pointee = true
                }
                text.setAttributes(nil, range: NSRange(location: 3, length: 4))
                print(text.isEqual(to: NSAttributedString(string: ">> Jell")))
                let copy = text.mutableCopy() as! NSMutableAttributedString
                copy.append(text)
                print(copy.string, text.length)
                text.addAttribute(.kern, value: 1, range: NSRange(location: 5, length: 9))
            }
            """)
        #expect(
            lines == [
                ">> Jell 7 Je", "-1 0 3", "1 3 4", "0 3", "true", ">> Jell>> Jell 7",
                "exception: NSRangeException: NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds",
            ])
    }

    @Test func `what is typed into a text has what stands before it, or what code says`() {
        let lines = heard(
            """
            let field = UITextView()
            override func viewDidLoad() {
                field.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                print(field.text!, field.font!.pointSize)
                field.insertText("c")
                print((field.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
                field.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
                field.insertText("d")
                print((field.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize ?? 0, field.text!)
                field.text = "x"
                print(field.attributedText.length)
                let name = UITextField()
                name.attributedPlaceholder = NSAttributedString(string: "00", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                print(name.placeholder!, name.intrinsicContentSize.width)
                name.placeholder = "00"
                print(name.intrinsicContentSize.width)
            }
            """)
        #expect(lines == ["ab 20.0", "20.0", "30.0 abcd", "1", "00 25.0", "21.333333333333332"])
    }

    @Test func `a text holds what its attributes name, and a label holds it on`() {
        let run = ScriptRun(
            """
            import UIKit
            class Mark { deinit { print("gone") } }
            class A: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    do {
                        let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("mark"): Mark()])
                        label.attributedText = text
                    }
                    print("held")
                    label.text = "b"
                    print("end")
                }
            }
            """)
        #expect(run.show("A") == ["held", "gone", "end"])
    }

    @Test func `a paragraph's style has twelve tabs of 28 points, and takes others`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let style = NSMutableParagraphStyle()
                print(style.tabStops.count, style.tabStops[0].location, style.tabStops[11].location, style.defaultTabInterval)
                style.tabStops[1] = NSTextTab(textAlignment: .natural, location: 40, options: [:])
                style.tabStops.append(NSTextTab(textAlignment: .right, location: 400))
                style.addTabStop(NSTextTab(textAlignment: .center, location: 30))
                print(style.tabStops.count, style.tabStops[1].location, style.tabStops[2].alignment == .natural, style.tabStops[13].location)
                style.tabStops = []
                style.baseWritingDirection = .rightToLeft
                style.allowsDefaultTighteningForTruncation = true
                style.lineBreakStrategy = .pushOut
                let copy = style.mutableCopy() as! NSParagraphStyle
                print(copy.tabStops.isEmpty, copy.baseWritingDirection == .rightToLeft, copy.allowsDefaultTighteningForTruncation,
                    copy.lineBreakStrategy == .pushOut, NSParagraphStyle.default.baseWritingDirection == .natural)
            }
            """)
        #expect(lines == ["12 28.0 336.0 0.0", "14 30.0 true 400.0", "true true true true true"])
    }

    @Test func `of an empty part there is nothing to change, wherever it is`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let text = NSMutableAttributedString(string: "ab")
                let range = (text.string as NSString).range(of: "c")
                text.setAttributes([.kern: 1], range: range)
                text.addAttribute(.accessibilitySpeechPitch, value: 1, range: range)
                print(text.attributes(at: 0, effectiveRange: nil).isEmpty)
                text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
                print("not reached")
            }
            """)
        #expect(lines.first == "true")
        #expect(!lines.contains("not reached"))
    }

    @Test func `the runs of a text are gone through, Markdown's too`() {
        let lines = heard(
            """
            func show(_ text: AttributedString) {
                for run in text.runs {
                    print(String(text.characters[run.range]), run.inlinePresentationIntent?.rawValue ?? 0, run.link?.absoluteString ?? "-")
                }
            }
            override func viewDidLoad() {
                var text = AttributedString("plain ")
                var strong = AttributedString("strong")
                strong.inlinePresentationIntent = .stronglyEmphasized
                var linked = AttributedString(" linked")
                linked.link = URL(string: "https://example.com")
                show(text + strong + linked)
                guard let marked = try? AttributedString(markdown: "A **bold *both*** `code *x*` \\*not\\* [a link](https://a.b) 2 * 3") else { return }
                show(marked)
                label.attributedText = NSAttributedString(marked)
                print(label.text ?? "-")
                let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
                print((try? AttributedString(markdown: "one\\ntwo", options: inline)).map { String($0.characters) } ?? "-")
                print((try? AttributedString(markdown: "# One\\n\\nTwo *three*")).map { String($0.characters) } ?? "-")
                _ = try? AttributedString(markdown: "# One", options: inline)
            }
            """)
        #expect(
            lines == [
                "plain  0 -", "strong 2 -", " linked 0 https://example.com",
                "A  0 -", "bold  2 -", "both 3 -", "  0 -", "code *x* 4 -", " *not*  0 -", "a link 0 https://a.b", " 2 * 3 0 -",
                "A bold both code *x* *not* a link 2 * 3", "one\ntwo", "OneTwo three",
                "refused at 23: not supported: Markdown's blocks as inline text",
            ])
    }
}
