import Testing

@testable import UIKit

@Suite struct NavigationBarTests {
    @Test func `a bar of no controller's has the items that it is given, and holds them`() {
        let world = World()
        world.bind {
            let bar = UINavigationBar()
            let first = UINavigationItem(title: "A")
            bar.setItems([first], animated: false)
            #expect(bar.items?.map(\.title) == ["A"])
            bar.pushItem(UINavigationItem(title: "B"), animated: true)
            #expect(bar.topItem?.title == "B")
            #expect(bar.backItem === first)
            #expect(bar.popItem(animated: true)?.title == "B")
            #expect(bar.topItem === first)
            #expect(bar.intrinsicContentSize.height == 44)
            bar.items = nil
            #expect(bar.items?.isEmpty == true)
        }
    }

    @Test func `a controller's bar is the controller's`() {
        let world = World()
        world.bind {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.loadViewIfNeeded()
            let bar = navigation.navigationBar
            #expect(bar.delegateID == navigation.id)
            bar.pushItem(UINavigationItem(title: "B"), animated: false)
            #expect(world.hasEnded)
        }
    }
}
