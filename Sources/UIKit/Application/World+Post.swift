import Foundation
import Heap

extension World {
    func post(_ name: Notification.Name, object: NSObject? = nil, userInfo: [(key: String, value: Argument)] = []) {
        report(.notification(name: name.rawValue, object: object?.id))
    }
}
