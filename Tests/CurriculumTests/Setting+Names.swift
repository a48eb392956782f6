import Stage
import UIKit

// Apart from the tests: a file that imports UIKit and Testing asks for an overlay that our UIKit does not have.
extension Setting {
    var deviceName: String { device.name }
    var osName: String { os.name }
}
