import Canvas
import Curriculum
import Stage
import UIKit

/// One of two or more settings that a lesson compares, at the event that the stage shows.
struct Compared {
    /// The difference in its setting: `iPhone SE`, `iOS 15`.
    var name: String
    var model: RunModel
    /// The same event; nil when it does not come there.
    var event: Int?
    /// Whether it is the one on the stage.
    var isOnStage: Bool
}

extension StageState {
    /// The settings that are compared, the stage's own among them; empty when none are.
    var comparedSettings: [Setting] {
        guard case .settings(let settings)? = comparison else { return [] }
        return settings.contains(base.setting) ? settings : [base.setting] + settings
    }

    /// The runs that a comparison still needs.
    var comparing: [Effect] {
        comparedSettings.enumerated().compactMap { index, setting in
            guard setting != model?.request.setting, others[index] == nil else { return nil }
            var request = base
            request.setting = setting
            return .run(request, .compare(index))
        }
    }

    /// The compared runs, in the lesson's order; empty until there are two.
    var compared: [Compared] {
        guard let model, !others.isEmpty else { return [] }
        let name = model.name(at: position)
        let settings = comparedSettings
        return settings.enumerated().compactMap { index, setting in
            let title = Self.name(of: setting, among: settings)
            if let other = others[index] {
                return Compared(name: title, model: other, event: other.event(named: name), isOnStage: false)
            }
            guard setting == model.request.setting else { return nil }
            return Compared(name: title, model: model, event: position, isOnStage: true)
        }
    }

    private static func name(of setting: Setting, among all: [Setting]) -> String {
        let device = Set(all.map(\.device.name)).count > 1 ? setting.device.title : nil
        let os = Set(all.map(\.os.name)).count > 1 ? "\(setting.os.title)" : nil
        return [device, os].compactMap { $0 }.joined(separator: ", ")
    }

    /// Why no other run can be shown; nil when one can.
    var reasonNotToExchange: String? { others.isEmpty ? "the text compares no devices or systems here" : nil }

    /// Puts the next compared run on the stage, at the same event.
    mutating func exchange() -> [Effect] {
        guard let old = model, let current = comparedSettings.firstIndex(of: old.request.setting) else { return [] }
        let order = (1..<max(1, comparedSettings.count)).map { (current + $0) % comparedSettings.count }
        guard let next = order.first(where: { others[$0] != nil }), let new = others.removeValue(forKey: next) else { return [] }
        let (place, end) = (old.name(at: position), limit.map { old.name(at: $0) })
        others[current] = old
        model = new
        limit = end.map { new.event(named: $0) ?? new.count - 1 }
        let found = new.event(named: place)
        position = min(found ?? min(position, new.count - 1), lastReachable)
        return found == nil ? [.say("\(place.label) does not come here.")] : []
    }

    /// The differences between the stage's recording and the first compared one; nil when none is compared.
    var differences: (name: String, found: RunModel.Differences)? {
        guard let model, let other = compared.first(where: { !$0.isOnStage }) else { return nil }
        return (other.name, model.differences(from: other.model))
    }
}
