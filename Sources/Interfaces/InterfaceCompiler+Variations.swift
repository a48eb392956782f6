import UIKit

/// The constraints and subviews that a view has in some size classes only, by their ids.
///
/// Fidelity: reported, Xcode's files (masks with `exclude` and `include`); decided when the file is loaded, by the traits that the view foresees then: a later
/// change of the size classes is not followed (simplified).
struct InterfaceVariations: Sendable {
    private struct Variation: Sendable {
        let width: UIUserInterfaceSizeClass?
        let height: UIUserInterfaceSizeClass?
        let included: Set<String>
        let excluded: Set<String>

        func holds(for traits: UITraitCollection) -> Bool {
            (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
                && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
        }
    }

    /// Variations for fewer size classes come first.
    private var all: [Variation] = []

    init(of element: MarkupElement) {
        for variation in element.all("variation") where Self.isRead(variation) {
            let words = (variation["key"] ?? "").split(separator: "-").map(String.init)
            let references = { (name: String) in Set(variation.all("mask").flatMap { $0.all(name) }.compactMap { $0["reference"] }) }
            all.append(
                Variation(
                    width: Self.sizeClass(words, "widthClass"), height: Self.sizeClass(words, "heightClass"),
                    included: references("include"), excluded: references("exclude")))
        }
        let precision = { (variation: Variation) in (variation.width == nil ? 0 : 1) + (variation.height == nil ? 0 : 1) }
        all = all.enumerated().sorted { (precision($0.element), $0.offset) < (precision($1.element), $1.offset) }.map(\.element)
    }

    /// Whether a variation only says what is installed.
    static func isRead(_ variation: MarkupElement) -> Bool {
        variation.attributes.count == 1
            && variation.children.allSatisfy { $0.name == "mask" && ["constraints", "subviews"].contains($0["key"]) }
    }

    private static func sizeClass(_ words: [String], _ name: String) -> UIUserInterfaceSizeClass? {
        if words.contains("\(name)=compact") { return .compact }
        return words.contains("\(name)=regular") ? .regular : nil
    }

    /// Whether an element with an id is installed, for a view with these traits.
    func install(_ id: String?, for traits: UITraitCollection) -> Bool {
        guard let id else { return true }
        var isInstalled = true
        for variation in all where variation.holds(for: traits) {
            if variation.excluded.contains(id) { isInstalled = false }
            if variation.included.contains(id) { isInstalled = true }
        }
        return isInstalled
    }
}
