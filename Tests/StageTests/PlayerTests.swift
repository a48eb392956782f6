import Stage
import Testing
import UIKit

/// Players, which have nothing to play.
@Suite struct `A player` {
    @Test func `waits with what it is told to play, and is shown by a controller and a layer`() throws {
        let run = try Board.run(
            """
            import AVKit

            class Screen: UIView {
                override class var layerClass: AnyClass { AVPlayerLayer.self }
                override var layer: AVPlayerLayer { super.layer as! AVPlayerLayer }
            }
            class Page: UIViewController {
                let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
                var watch: NSKeyValueObservation?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    watch = player.observe(\\.timeControlStatus) { player, _ in print("now", player.timeControlStatus.rawValue) }
                    let screen = AVPlayerViewController()
                    screen.player = player
                    addChild(screen)
                    screen.view.frame = view.bounds
                    view.addSubview(screen.view)
                    screen.didMove(toParent: self)
                    let layer = AVPlayerLayer(player: player)
                    layer.videoGravity = .resizeAspectFill
                    view.layer.addSublayer(layer)
                    let own = Screen(frame: view.bounds)
                    own.layer.player = player
                    print(own.layer.videoGravity == .resizeAspect, own.layer.delegate === own)
                    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
                    print(AVAudioSession.sharedInstance().category == .playback, screen.isReadyForDisplay)
                    player.play()
                    player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600))
                    print(screen.parent === self, player.rate, player.currentItem?.status == .unknown, CMTime(value: 3, timescale: 2).seconds)
                    player.pause()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(ended), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
                }
                @objc func ended() { print("ended") }
            }
            """, steps: [], setting: Setting(container: .navigation, root: "Page"))
        #expect(run.recording.events.allSatisfy { $0.kind != .refusal && $0.kind != .exception })
        let printed = run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
        #expect(printed == ["true true", "true false", "now 1", "true 1.0 true 1.5", "now 0"])
    }
}
