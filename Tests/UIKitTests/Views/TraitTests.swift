import Foundation
import Heap
import Testing

@testable import UIKit

private final class TraitLog: OwnCallbackLog {
    var traitLines: [String] { lines.filter { $0.contains("trait") || $0.contains("handler") || $0.contains("Transition") } }
}

private final class Card: UIView {}

@Suite struct `Trait collections` {
    @Test func `say only what they were made of, and the later ones say it over the earlier`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark.horizontalSizeClass == .unspecified)
        #expect(dark.displayScale == 0)
        let both = UITraitCollection(traitsFrom: [
            dark, UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(both.userInterfaceStyle == .light)
        #expect(both.horizontalSizeClass == .compact)
        #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!both.containsTraits(in: dark))
    }

    @Test func `look different in colour by style, contrast and level, not by size`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(
            !light.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .regular)])))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func `are changed by closures`() {
        let world = World()
        world.bind {
            let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
            #expect(traits.userInterfaceStyle == .dark)
            let more = traits.modifyingTraits { $0.verticalSizeClass = .compact }
            #expect(more.userInterfaceStyle == .dark && more.verticalSizeClass == .compact)
        }
    }
}

/// Keeps the traits that it was told were coming.
private final class Foreseeing: UIViewController {
    var announced: [UITraitCollection] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announced.append(newCollection)
        super.willTransition(to: newCollection, with: coordinator)
    }
}

@Suite struct `A change of traits` {
    /// A parent with a child whose view it holds, each told.
    private func launchFamily(_ log: TraitLog) -> (parent: A, child: B) {
        let pair = log.world.bind { (A(), B()) }
        log.run {
            pair.0.addChild(pair.1)
            pair.0.view.addSubview(pair.1.view)
            pair.1.didMove(toParent: pair.0)
            log.world.launch(root: pair.0)
        }
        return pair
    }

    @Test func `reaches parents before children, and brings no layout to those who have not read it`() {
        let log = TraitLog()
        _ = launchFamily(log)
        log.run { log.world.setStyle(.dark) }
        #expect(log.lines == ["A.traitCollectionDidChange(_:)", "B.traitCollectionDidChange(_:)"])
    }

    @Test func `tells those who registered for the trait, before traitCollectionDidChange, and not at once`() throws {
        let log = TraitLog()
        let (parent, _) = launchFamily(log)
        var token: (any UITraitChangeRegistration)?
        log.run {
            token = parent.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: A, previous) in
                log.add("handler \(previous.userInterfaceStyle) to \(controller.traitCollection.userInterfaceStyle)")
            }
            parent.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: A, _) in log.add("handler of another") }
        }
        #expect(log.traitLines == [])
        log.run { log.world.setStyle(.dark) }
        #expect(log.traitLines == ["handler light to dark", "A.traitCollectionDidChange(_:)", "B.traitCollectionDidChange(_:)"])
        log.run { parent.unregisterForTraitChanges(token!) }
        log.run { log.world.setStyle(.light) }
        #expect(log.traitLines == ["A.traitCollectionDidChange(_:)", "B.traitCollectionDidChange(_:)"])
    }

    @Test(arguments: [16, 26]) func `is announced with what the controller says of its own traits`(version: Int) {
        let log = TraitLog(os: OSProfile(version: version))
        let (root, child) = log.world.bind { (A(), Foreseeing()) }
        log.run {
            child.overrideUserInterfaceStyle = .dark
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            log.world.launch(root: root)
        }
        log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(child.announced.map(\.userInterfaceStyle) == [.dark])
        #expect(child.announced.map(\.verticalSizeClass) == [.compact])
        #expect(child.announced == [child.traitCollection])
    }

    @Test(arguments: [16, 26]) func `is announced with what the container says: a first column is narrow already`(version: Int) {
        let log = TraitLog(device: .ipad, os: OSProfile(version: version))
        let (primary, secondary) = log.world.bind { (Foreseeing(), Foreseeing()) }
        log.run {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            log.world.launch(root: split)
        }
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        log.run { log.world.resizeWindows(to: CGSize(width: 320, height: 1194)) }
        #expect(primary.announced.isEmpty)
        #expect(secondary.announced.map(\.horizontalSizeClass) == [.compact])
    }

    @Test func `stops at what overrides it`() {
        let log = TraitLog()
        let (parent, child) = launchFamily(log)
        log.run { child.overrideUserInterfaceStyle = .light }
        log.run { log.world.setStyle(.dark) }
        #expect(log.traitLines == ["A.traitCollectionDidChange(_:)"])
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `of a view's overrides reaches the views in it, not the controller`() {
        let log = TraitLog()
        let (parent, child) = launchFamily(log)
        log.run { child.view.traitOverrides.horizontalSizeClass = .regular }
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        log.run { child.view.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        log.run { parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child) }
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(log.traitLines.first == "B.traitCollectionDidChange(_:)")
    }

    @Test func `comes from the superview since iOS 17, from the parent before`() {
        for (version, expected) in [(16, UIUserInterfaceStyle.light), (17, .dark)] {
            let log = TraitLog(os: OSProfile(version: version))
            let (parent, child) = launchFamily(log)
            log.run {
                // Between the two controllers' views stands a view that overrides the style.
                let between = UIView()
                between.overrideUserInterfaceStyle = .dark
                parent.view.addSubview(between)
                between.addSubview(child.view)
            }
            #expect(child.traitCollection.userInterfaceStyle == expected, "iOS \(version)")
        }
    }

    @Test func `launch-neuburg-ios11-portrait`() {
        let logged = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "LayoutSubviews", "willTransition", "traitCollectionDidChange"]
        for (version, isTold) in [(11, true), (12, true), (13, false), (26, false)] {
            let log = TraitLog(device: .se, os: OSProfile(version: version))
            log.run { log.world.launch(root: A()) }
            let told = isTold ? ["A.traitCollectionDidChange(_:)"] : []
            #expect(
                log.lines.filter { line in logged.contains { line.contains($0) } }
                    == ["A.viewDidLoad()", "A.viewWillAppear(_:)"] + told
                    + ["A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()", "A.viewDidAppear(_:)"], "iOS \(version)")
        }
    }

    @Test func `reaches a covered controller before it comes back, up to iOS 16`() {
        for version in [16, 17] {
            let log = TraitLog(os: OSProfile(version: version))
            let navigation = log.world.bind { UINavigationController(rootViewController: A()) }
            log.run { log.world.launch(root: navigation) }
            log.run { navigation.pushViewController(B(), animated: true) }
            log.run { log.world.turnDevice(to: .landscapeLeft) }
            log.run { navigation.popViewController(animated: true) }
            let told = log.lines.filter {
                $0.hasPrefix("A.") && ($0.contains("rait") || $0.contains("Appear") || $0.contains("illTransition"))
            }
            #expect(
                told
                    == (version == 16
                        ? [
                            "A.willTransition(to:with:)", "A.traitCollectionDidChange(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)",
                            "A.viewDidAppear(_:)",
                        ]
                        : ["A.viewWillAppear(_:)", "A.traitCollectionDidChange(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)"]))
        }
    }
}

@Suite struct `The size of text` {
    @Test(arguments: [
        // Human Interface Guidelines, iOS Dynamic Type sizes.
        (UIContentSizeCategory.extraSmall, UIFont.TextStyle.body, CGFloat(14)), (.large, .body, 17), (.extraExtraExtraLarge, .body, 23),
        (.accessibilityExtraExtraExtraLarge, .body, 53), (.large, .largeTitle, 34), (.accessibilityMedium, .largeTitle, 44),
        (.small, .caption2, 11), (.extraExtraLarge, .footnote, 17),
    ])
    func `gives each kind of text its size`(_ category: UIContentSizeCategory, _ style: UIFont.TextStyle, _ size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        World().bind { #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size) }
    }

    @Test func `changes the labels that follow it`() {
        let log = TraitLog()
        let labels = log.world.bind { [UILabel(), UILabel(), UILabel()] }
        log.run {
            let root = A()
            for label in labels { root.view.addSubview(label) }
            labels[0].font = .preferredFont(forTextStyle: .body)
            labels[0].adjustsFontForContentSizeCategory = true
            labels[1].font = .preferredFont(forTextStyle: .body)
            labels[2].font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60)
            labels[2].adjustsFontForContentSizeCategory = true
            log.world.launch(root: root)
        }
        log.run { log.world.setTextSize(.extraExtraLarge) }
        #expect(labels.map(\.font.pointSize) == [21, 17, 42])
        log.run { log.world.setTextSize(.accessibilityExtraExtraExtraLarge) }
        #expect(labels.map(\.font.pointSize) == [53, 17, 60])
    }

    /// UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:).
    @Test func `says under some traits how large a font is, up to a size`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let sizes = [UIContentSizeCategory.large, .extraExtraLarge, .accessibilityExtraExtraExtraLarge].map { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60, compatibleWith: traits).pointSize
        }
        #expect(sizes == [34, 42, 60])
    }

    @Test func `sorts from small to large`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}

@Suite struct `A colour with a provider` {
    @Test func `is another in the dark`() {
        World().bind {
            let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
            #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        }
    }
}
