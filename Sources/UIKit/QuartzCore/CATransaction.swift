import Foundation
import Heap

/// The settings of a transaction of layers.
struct LayerTransaction: Sendable {
    /// The newest group when it began.
    let since: Int
    var duration: Double?
    var disablesActions = false
    /// Retained.
    var completion: Block?
}

/// A completion that waits for groups of animations.
struct WaitingCompletion: Sendable {
    var groups: [Int]
    /// Retained.
    let block: Block
    /// The event that it was set with.
    let cause: Int?
}

/// Changes of layers that belong together.
///
/// Fidelity: documented CATransaction; simplified, only explicit animations take its duration.
public final class CATransaction: NSObject {
    /// The default duration of layer animations, in seconds.
    ///
    /// Fidelity: documented CATransaction.animationDuration().
    static let standardDuration = 0.25

    /// Begins a transaction inside the present one.
    public static func begin() {
        let world = World.present("a CATransaction was begun")
        world.state.transactions.append(LayerTransaction(since: world.state.animations.newestGroup))
    }

    /// Ends the transaction that was begun last.
    ///
    /// Fidelity: documented CATransaction.setCompletionBlock(_:) (after all animations that were added meanwhile); those that begin in the run loop's
    /// commit for what was asked for meanwhile are among them, and the block runs after the commit where there are none (simplified).
    public static func commit() {
        let world = World.present("a CATransaction was committed")
        guard let ended = world.state.transactions.popLast(), let completion = ended.completion else { return }
        world.waitForAnimations(since: ended.since, completion)
    }

    /// Shows the changes at once. Here that happens in the run loop's commit.
    ///
    /// Fidelity: simplified.
    public static func flush() {}

    /// The duration of animations that have none of their own, in seconds.
    public static func animationDuration() -> Double {
        World.present("a CATransaction was asked").state.transactions.last?.duration ?? standardDuration
    }

    /// Sets the duration of animations that have none of their own, in seconds.
    public static func setAnimationDuration(_ dur: Double) { change { $0.duration = dur } }

    /// Whether layers change without animations of their own.
    public static func disableActions() -> Bool {
        World.present("a CATransaction was asked").state.transactions.last?.disablesActions ?? false
    }

    /// Sets whether layers change without animations of their own. Here they always do.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Runs a closure when all animations are over that are added from now on until the transaction's end.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let world = World.present("a CATransaction was given a completion")
        setCompletionBlock(block.map { world.block($0) })
    }

    package static func setCompletionBlock(_ block: Block?) {
        let world = World.present("a CATransaction was given a completion")
        if let block { world.space.retain(block.id) }
        guard let last = world.state.transactions.indices.last else {
            if let block { world.waitForAnimations(since: world.state.animations.newestGroup, block) }
            return
        }
        if let old = world.state.transactions[last].completion { world.space.release(old.id) }
        world.state.transactions[last].completion = block
    }

    private static func change(_ body: (inout LayerTransaction) -> Void) {
        let world = World.present("a CATransaction was changed")
        guard let last = world.state.transactions.indices.last else { return }
        body(&world.state.transactions[last])
    }
}

extension World {
    /// Runs a retained block once all groups that have begun after `group` are over, including those of the coming commit.
    func waitForAnimations(since group: Int, _ block: Block) {
        afterCommit(
            self.block { [unowned self] in
                let groups = state.animations.groups.filter { $0.id > group && !$0.hasEnded && !$0.repeats }.map(\.id)
                state.waitingCompletions.append(WaitingCompletion(groups: groups, block: block, cause: cause))
                if groups.isEmpty { runWaitingCompletions() }
            })
    }

    /// Runs the blocks whose groups are over.
    func runWaitingCompletions() {
        guard !state.waitingCompletions.isEmpty else { return }
        let going = Set(state.animations.groups.map(\.id))
        let ready = state.waitingCompletions.filter { going.isDisjoint(with: $0.groups) }
        state.waitingCompletions.removeAll { going.isDisjoint(with: $0.groups) }
        for completion in ready {
            because(completion.cause) {
                _ = call(completion.block)
                space.release(completion.block.id)
            }
        }
    }
}
