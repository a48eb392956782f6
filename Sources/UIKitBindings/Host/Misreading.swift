internal import Foundation
internal import Interpreter
internal import UIKit

/// A run in which one line of the program's is told of another device, to see what comes of what it reads there.
enum Misreading {
    private static let values: [String: @Sendable (Value, HostCall) -> Value?] = [
        "UIScreen.bounds": otherScreen,
        "UIScreen.nativeBounds": otherScreen,
        "UIDevice.userInterfaceIdiom": otherIdiom,
        "UITraitCollection.userInterfaceIdiom": otherIdiom,
        "UIDevice.orientation": { value, call in
            UIDeviceOrientation.read(value, in: call.host).map {
                call.give($0 == .landscapeLeft ? .portrait : UIDeviceOrientation.landscapeLeft)
            }
        },
    ]

    /// The same member, with another value where the world's misread line reads it; nil for members that say nothing of the device.
    static func member(_ title: String, _ member: HostMember) -> HostMember? {
        guard let other = values[title] else { return nil }
        return member.replacing(
            call: { $0 },
            get: { get in
                { use throws(ScriptError) in
                    let value = try get(use)
                    guard let line = use.host.world.misreadLine, use.location.map(CodeLocation.init) == line else { return value }
                    return other(value, use) ?? value
                }
            }, set: { $0 })
    }

    /// A large screen for a small one, and the other way round.
    private static func otherScreen(_ value: Value, _ call: HostCall) -> Value? {
        CGRect.read(value, in: call.host).map { screen in
            let size = screen.width < 700 ? CGSize(width: 1024, height: 1366) : CGSize(width: 375, height: 667)
            return call.give(CGRect(origin: .zero, size: size))
        }
    }

    private static func otherIdiom(_ value: Value, _ call: HostCall) -> Value? {
        UIUserInterfaceIdiom.read(value, in: call.host).map { call.give($0 == .phone ? .pad : UIUserInterfaceIdiom.phone) }
    }
}
