import Testing

@testable import UIKit

@Suite struct `Any hierarchy, whatever happens to it,` {
    @Test(arguments: 0..<300) func `keeps appearances paired, insets positive, layout caused and frames where they are`(seed: Int) {
        run(seed, mutations: 5)
    }

    @Test(arguments: 1000..<1050) func `keeps them through many things in a row`(seed: Int) {
        run(seed, mutations: 12)
    }

    private func run(_ seed: Int, mutations: Int) {
        let app = RandomApp(seed: seed)
        app.launch()
        for _ in 0..<mutations { app.mutate() }
        app.world.bind { app.world.settle() }
        #expect(app.rest.mistakes == [], "\(app.done)")
        #expect(app.rest.movedBySecondPass() == [], "\(app.done)")
        #expect(app.watch.mistakes == [], "\(app.done)")
    }
}
