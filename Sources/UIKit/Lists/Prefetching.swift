import Foundation
import Heap

/// The items whose data a list has asked to prefetch.
struct Prefetching: Sendable {
    /// The items whose data was requested and that are not visible yet, in order of request.
    var asked: [IndexPath] = []
    /// The scroll position at the last request.
    var offset = CGPoint.zero
    var isForward = true
    var isScheduled = false
}

/// A list that prefetches data.
protocol PrefetchingList: BatchUpdating {
    var prefetching: Prefetching { get set }
    /// Prefetches the data; not retained.
    var prefetchDataSourceID: ObjectID? { get }
    var isPrefetchingEnabled: Bool { get }
    /// The visible places, in order.
    var pathsInSight: [IndexPath] { get }
    /// The methods that ask for data, and that take it back.
    static var prefetchMethods: (ask: String, cancel: String) { get }
    /// The list's argument name.
    static var argumentName: String { get }
}

extension PrefetchingList where Self: UIScrollView {
    /// Prefetches, after the commit, the data of the items that come next in the direction of the last scrolling.
    ///
    /// Fidelity: documented UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching (ahead of what is in sight; taken back when the way
    /// has changed); simplified, as many as are in sight, after each commit.
    func prefetchLater() {
        guard isPrefetchingEnabled, !prefetching.isScheduled, window != nil, let source = prefetchDataSourceID, let script = world.script,
            script.implements(Self.prefetchMethods.ask, on: source)
        else { return }
        prefetching.isScheduled = true
        world.afterCommit(world.block(keeping: [self]) { self.prefetch() })
    }

    private func prefetch() {
        prefetching.isScheduled = false
        let seen = pathsInSight
        let counts = knownCounts
        guard let first = seen.first, let last = seen.last else { return }
        let before = prefetching.offset
        if contentOffset != before { prefetching.isForward = contentOffset.y + contentOffset.x > before.y + before.x }
        prefetching.offset = contentOffset
        var wanted: [IndexPath] = []
        var next = prefetching.isForward ? after(last, counts) : self.before(first, counts)
        while let path = next, wanted.count < seen.count {
            wanted.append(path)
            next = prefetching.isForward ? self.after(path, counts) : self.before(path, counts)
        }
        let old = prefetching.asked
        prefetching.asked = wanted
        tell(Self.prefetchMethods.cancel, old.filter { !wanted.contains($0) && !seen.contains($0) })
        tell(Self.prefetchMethods.ask, wanted.filter { !old.contains($0) })
    }

    private func tell(_ method: String, _ paths: [IndexPath], by function: String = #function, in file: String = #fileID) {
        guard !paths.isEmpty else { return }
        let arguments: [(name: String, value: Argument)] = [(Self.argumentName, .object(id)), ("indexPaths", .value(paths))]
        world.tell(prefetchDataSourceID, method, arguments, by: function, in: file)
    }

    private func after(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
        if counts.indices.contains(path.section), path.item + 1 < counts[path.section] {
            return IndexPath(row: path.item + 1, section: path.section)
        }
        return counts.indices.first { $0 > path.section && counts[$0] > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    private func before(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
        if path.item > 0 { return IndexPath(row: path.item - 1, section: path.section) }
        return counts.indices.last { $0 < path.section && counts[$0] > 0 }.map { IndexPath(row: counts[$0] - 1, section: $0) }
    }
}

extension UITableView: PrefetchingList {
    var prefetching: Prefetching {
        get { table.prefetching }
        set { table.prefetching = newValue }
    }

    var pathsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }

    static var prefetchMethods: (ask: String, cancel: String) {
        ("tableView(_:prefetchRowsAt:)", "tableView(_:cancelPrefetchingForRowsAt:)")
    }

    static var argumentName: String { "tableView" }
}

extension UICollectionView: PrefetchingList {
    var prefetching: Prefetching {
        get { collection.prefetching }
        set { collection.prefetching = newValue }
    }

    var pathsInSight: [IndexPath] { indexPathsForVisibleItems }

    static var prefetchMethods: (ask: String, cancel: String) {
        ("collectionView(_:prefetchItemsAt:)", "collectionView(_:cancelPrefetchingForItemsAt:)")
    }

    static var argumentName: String { "collectionView" }
}
