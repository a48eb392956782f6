public import Foundation
package import Heap

/// An effect on the content behind an effect view.
///
/// Fidelity: documented UIVisualEffect.
open class UIVisualEffect: NSObject {}

/// A blur of the content behind.
///
/// Fidelity: simplified; nothing is drawn of it.
public final class UIBlurEffect: UIVisualEffect {
    /// How bright and thick a blur is.
    public enum Style: Int, Sendable {
        /// Brighter than the content behind.
        case extraLight = 0
        /// As bright as the content behind.
        case light
        /// Darker than the content behind.
        case dark
        /// As the interface's style.
        case regular = 4
        /// As the interface's style, more of it.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The thinnest material, light in every interface style.
        case systemUltraThinMaterialLight
        /// A thin material, light.
        case systemThinMaterialLight
        /// The usual material, light.
        case systemMaterialLight
        /// A thick material, light.
        case systemThickMaterialLight
        /// The material of bars, light.
        case systemChromeMaterialLight
        /// The thinnest material, dark in every interface style.
        case systemUltraThinMaterialDark
        /// A thin material, dark.
        case systemThinMaterialDark
        /// The usual material, dark.
        case systemMaterialDark
        /// A thick material, dark.
        case systemThickMaterialDark
        /// The material of bars, dark.
        case systemChromeMaterialDark
    }

    /// A blur without a style.
    public override init() {
        super.init()
    }

    /// A blur of a style.
    public init(style: Style) {
        super.init()
    }
}

/// Content that takes its colours from a blur.
///
/// Fidelity: simplified; the content is drawn in its own colours.
public final class UIVibrancyEffect: UIVisualEffect {
    /// How much content stands out, by its kind.
    public enum UIVibrancyEffectStyle: Int, Sendable {
        /// Text.
        case label = 0
        /// Text that matters less.
        case secondaryLabel
        /// Text that matters still less.
        case tertiaryLabel
        /// Text that is hardly seen.
        case quaternaryLabel
        /// Shapes.
        case fill
        /// Shapes that matter less.
        case secondaryFill
        /// Shapes that are hardly seen.
        case tertiaryFill
        /// Lines between.
        case separator
    }

    /// The vibrancy for content over a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    /// The vibrancy of a style for content over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
}

/// Shows an effect over the content behind, and its own content over the effect.
///
/// Fidelity: simplified; the effect is not drawn.
open class UIVisualEffectView: UIView {
    struct Record: Sendable {
        /// Retained.
        var effect: ObjectID?
        /// A subview.
        var content: ObjectID?
    }

    private var effectRecord: Record {
        _read { yield world.state.effects[id] }
        _modify { yield &world.state.effects[id] }
    }

    /// A view with an effect, without a size.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        prepare()
        self.effect = effect
    }

    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        guard effectRecord.content == nil else { return }
        let content = UIVisualEffectContentView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        effectRecord.content = content.id
        addSubview(content)
    }

    package override var edges: [Edge] {
        super.edges + (effectRecord.effect.map { [Edge("effect", to: $0)] } ?? [])
    }

    /// Where views over the effect belong; as large as the view.
    ///
    /// Fidelity: documented UIVisualEffectView.contentView.
    public var contentView: UIView {
        prepare()
        return world.object(effectRecord.content, as: UIView.self) ?? self
    }

    /// The effect, nil for none.
    public var effect: UIVisualEffect? {
        get { world.object(effectRecord.effect) }
        set {
            world.space.assign(&effectRecord.effect, newValue?.id)
            world.report(.write(property: "effect", object: id))
        }
    }
}

/// Contains the views over an effect.
final class UIVisualEffectContentView: UIView {}
