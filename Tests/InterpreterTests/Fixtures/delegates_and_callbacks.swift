protocol PlayerDelegate: AnyObject { func player(_ p: Player, didPlay n: Int); func playerDidStop(_ p: Player) }
extension PlayerDelegate { func playerDidStop(_ p: Player) { print("default stop") } }
final class Player { weak var delegate: (any PlayerDelegate)?; var onEnd: ((String) -> Void)?; private var n = 0; func play() { n += 1; delegate?.player(self, didPlay: n); if n == 2 { delegate?.playerDidStop(self); onEnd?("end") } }; deinit { print("player gone") } }
final class Screen: PlayerDelegate { let player = Player(); var log: [String] = []; init() { player.delegate = self; player.onEnd = { [weak self] in self?.log.append($0) } }; func player(_ p: Player, didPlay n: Int) { log.append("played \(n)") }; deinit { print("screen gone", log) } }
do { let s = Screen(); s.player.play(); s.player.play() }
let p = Player(); do { let s = Screen(); p.delegate = s }; p.play(); print(p.delegate == nil)
