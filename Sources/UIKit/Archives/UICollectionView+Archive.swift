import Foundation
import Heap

// A collection's objects from a storyboard.
extension UICollectionView {
    /// Registers a prototype of an interface file for new cells with an identifier. The prototype is a small nib of its own.
    package func register(prototype number: Int, _ identifier: String, of unarchiver: Unarchiver) {
        register(maker: maker(of: number, unarchiver), forCellWithReuseIdentifier: identifier)
    }

    /// Registers a prototype of an interface file for new headers or footers with an identifier.
    package func register(prototype number: Int, _ identifier: String, ofKind kind: String, of unarchiver: Unarchiver) {
        world.register(.block(maker(of: number, unarchiver).id), for: "\(kind)/\(identifier)", in: &collection.supplements)
    }

    private func maker(of number: Int, _ unarchiver: Unarchiver) -> Block {
        world.prototypeMaker(of: number, unarchiver, UICollectionReusableView.self)
    }
}

extension UICollectionReusableView {
    /// Sets the reuse identifier that the file has for the view.
    package func becomeReusable(_ identifier: String) { reusable.identifier = identifier }
}

extension World {
    /// A closure that makes copies of a file's prototype.
    func prototypeMaker<Made: UIView>(of number: Int, _ unarchiver: Unarchiver, _ type: Made.Type) -> Block {
        let (archive, scene) = (unarchiver.number, unarchiver.scene)
        let (owner, storyboard) = (unarchiver.owner?.id, unarchiver.storyboard?.id)
        return block { [unowned self] (_: [Argument]) in
            let known = scene.map { archives[archive].scenes[$0].controller }.flatMap { number in owner.map { [number: $0] } } ?? [:]
            let own = Unarchiver(
                self, archive: archive, scene: scene, owner: object(owner), storyboard: object(storyboard), known: known)
            return own.run {
                let made: Made? = own.object(number)
                own.finish()
                return .reference(made)
            }
        }
    }
}
