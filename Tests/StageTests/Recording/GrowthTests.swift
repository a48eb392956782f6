import Interpreter
import Projects
import Stage
import Testing

/// Lists that each state of a recording keeps anew: their sum grows by the square, and what all states keep has an end, whatever it is.
@Suite struct GrowthTests {
    private static let bodies = [
        "UIView.animate(withDuration: 1) { self.view.alpha = CGFloat(i % 2) }",
        "let v = UIView(); view.addSubview(v); UIView.animate(withDuration: 1) { v.alpha = 0 }",
        "view.layer.add(CABasicAnimation(keyPath: \"opacity\"), forKey: \"k\\(i)\")",
        "tokens.append(NotificationCenter.default.addObserver(forName: .init(\"a\"), object: nil, queue: nil) { _ in })",
        "path.addLine(to: CGPoint(x: i, y: i))", "cgPath.addLine(to: CGPoint(x: i, y: i))",
        "view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(i)).isActive = true",
        "view.addGestureRecognizer(UITapGestureRecognizer())", "alert.addAction(UIAlertAction(title: \"\\(i)\", style: .default))",
        "view.layer.addSublayer(CALayer())", "view.addSubview(UIView())", "addChild(UIViewController())",
        "UserDefaults.standard.set(i, forKey: \"k\\(i)\")", "numbers[i] = i", "button.addAction(UIAction { _ in }, for: .touchUpInside)",
        "stack.addArrangedSubview(UIView())", "label.text = (label.text ?? \"\") + \"x\"; texts.append(label.text ?? \"\")",
    ]

    @Test(arguments: bodies) func `what all states keep has an end`(body: String) throws {
        let text = """
            import UIKit
            class A: UIViewController {
                var tokens: [Any] = [], numbers: [Int: Int] = [:], texts: [String] = []
                let path = UIBezierPath(), cgPath = CGMutablePath(), button = UIButton(), stack = UIStackView(), label = UILabel()
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                override func viewDidLoad() {
                    path.move(to: .zero)
                    cgPath.move(to: .zero)
                    for i in 0..<4_000 { \(body) }
                }
            }
            """
        var limits = RunLimits()
        limits.states = 1_000_000
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(), limits: limits)
        #expect(run.recording.events.last?.text == "the recording would keep more than 1000000 values")
    }

    @Test(arguments: ["layer.addSublayer(next)", "next.addSublayer(layer)", "next.mask = layer"])
    func `layers within each other end the run before the stack does`(step: String) throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    var layer = CALayer()
                    view.layer.addSublayer(layer)
                    for _ in 0..<2_000 { let next = CALayer(); \(step); layer = next }
                    view.layer.mask = layer
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting())
        // Masks are drawn to some depth, and lie in no layer.
        if step.contains("mask") {
            #expect(run.recording.end == nil)
            _ = run.picture(atFrame: 0)
        } else {
            #expect(run.recording.events.last?.text == "stack overflow: more than 500 layers within each other")
        }
    }

    @Test func `animations within each other end the run before the stack does`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    var group = CAAnimationGroup()
                    for _ in 0..<2_000 { let next = CAAnimationGroup(); next.animations = [group]; group = next }
                    view.layer.add(group, forKey: nil)
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting())
        #expect(run.recording.events.last?.text == "stack overflow: more than 500 animations within each other")
    }
}
