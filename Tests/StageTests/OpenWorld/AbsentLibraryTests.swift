import Stage
import Testing

/// Libraries that are not simulated: placeholders stand for what they declare, each told by its name.
@Suite struct `Libraries that are not simulated` {
    /// An import, code for `viewDidLoad`, and the names that must be told.
    private static let uses: [(String, String, [String])] = [
        ("import Then", "view.addSubview(UILabel().then { $0.text = \"a\" })", ["UILabel.then(_:)"]),
        ("import UIKit", "title = R.string.localizable.title()", ["R"]),
        (
            "import Security", "_ = SecItemCopyMatching([kSecClass: kSecClassKey] as CFDictionary, nil)",
            ["kSecClass", "SecItemCopyMatching(_:_:)"]
        ),
        ("import CryptoKit", "print(SHA256.hash(data: Data()).count >= 0)", ["SHA256"]),
        ("import CommonCrypto", "_ = CC_MD5([], 0, nil)", ["CC_MD5(_:_:_:)"]),
        ("import MapKit", "let map = MKMapView(); map.mapType = .hybrid; view.addSubview(map)", ["MKMapView", "MKMapView.mapType"]),
        ("import CoreLocation", "CLLocationManager().startUpdatingLocation()", ["CLLocationManager()"]),
        ("import AVKit", "let page = AVPlayerViewController(); page.player = AVPlayer()", ["AVPlayerViewController", "AVPlayer()"]),
        ("import UserNotifications", "UNUserNotificationCenter.current().delegate = nil", ["UNUserNotificationCenter"]),
    ]

    @Test(arguments: uses)
    func `are stood for, and told by name`(module: String, code: String, names: [String]) throws {
        let run = try Scenes.run(
            """
            import UIKit
            \(module)
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                    print("loaded")
                }
            }
            """, world: .open)
        let told = run.recording.events.filter { $0.name == "placeholder" }.compactMap { $0.text?.split(separator: ",").first }.map(
            String.init)
        #expect(names.filter { !told.contains($0) } == [])
        #expect(run.recording.events.contains { $0.kind == .print && $0.text == "loaded" })
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }
}
