internal import Heap
internal import Interpreter
internal import UIKit

// Looks of cells: a list's, or values of the learner's own that make their views.
extension Bindings {
    /// Adds the members of cells, headers and footers with a content configuration.
    static func completeConfigured(_ type: inout TypeBinding) {
        type.property("contentConfiguration", "UIContentConfiguration?") { call throws(ScriptError) in
            try call.configured.contentConfigurationID.map { call.interpreter.value(of: $0) } ?? .none
        } set: { call, value throws(ScriptError) in
            try call.host.show(value, in: try call.configured)
        }
        type.property("configurationUpdateHandler", "((\(type.name), UICellConfigurationState) -> Void)?") { call throws(ScriptError) in
            call.give(try call.configured.updateHandler)
        } set: { call, value throws(ScriptError) in
            try call.configured.updateHandler = try call.read(value)
        }
    }

    /// A controller's configuration for missing content, which makes its own view.
    static func completeController(_ type: inout TypeBinding) {
        type.property("contentUnavailableConfiguration", "UIContentConfiguration?") { call throws(ScriptError) in
            let controller: UIViewController = try call.receiver()
            return controller.contentUnavailable?.contentConfigurationID.map { call.interpreter.value(of: $0) } ?? .none
        } set: { call, value throws(ScriptError) in
            let controller: UIViewController = try call.receiver()
            switch value {
            case .none, .missing: call.inWorld { controller.removeContentUnavailable() }
            default: try call.host.show(value, in: call.inWorld { controller.makeContentUnavailable() })
            }
        }
    }

    /// Adds a list configuration's members as a content configuration.
    static func completeListLook(_ type: inout TypeBinding) {
        type.method("makeContentView()", result: "UIListContentView") { call throws(ScriptError) in
            let look: UIListContentConfiguration = try call.receiver()
            return call.inWorld { call.give(UIListContentView(configuration: look)) }
        }
        type.method(
            "updated(for:)", [HostParameter("for", "state", "UIConfigurationState")], result: "UIListContentConfiguration"
        ) { call throws(ScriptError) in call.receiver }
    }

    /// Adds the configuration of a list's content view.
    static func completeListView(_ type: inout TypeBinding) {
        type.property("configuration", "UIListContentConfiguration") { call throws(ScriptError) in
            let view: UIListContentView = try call.receiver()
            return call.give(view.look)
        } set: { call, value throws(ScriptError) in
            let view: UIListContentView = try call.receiver()
            view.show(try call.read(value))
        }
    }
}

extension HostCall {
    /// The receiver, as one whose content is made from a look.
    fileprivate var configured: any ConfiguredView {
        get throws(ScriptError) {
            let object: NSObject = try receiver()
            guard let view = object as? any ConfiguredView else { throw .refusal("the look of \(interpreter.describe(receiver))") }
            return view
        }
    }
}

extension ScriptHost {
    /// Shows a configuration in a cell: in the present content view if it is of the same kind, or else in a new one.
    func show(_ look: Value, in view: any ConfiguredView) throws(ScriptError) {
        let old = view.contentConfigurationID
        switch look {
        case .none, .missing:
            view.contentConfigurationID = nil
            if old != nil { inWorld { view.removeContent() } }
            return
        default: break
        }
        let id = interpreter.hold(look)
        // The old configuration's type is still needed.
        if let old { world.space.retain(old) }
        defer { if let old { world.space.release(old) } }
        view.contentConfigurationID = id
        if interpreter.isPlaceholder(look) { return }
        try show(id, after: old, in: view)
    }

    /// Shows a cell's configuration for its present state.
    func updateLook(of view: any ConfiguredView) throws(ScriptError) {
        guard let id = view.contentConfigurationID, !interpreter.isPlaceholder(interpreter.value(of: id)) else { return }
        try show(id, after: id, in: view)
    }

    private func show(_ id: ObjectID, after old: ObjectID?, in view: any ConfiguredView) throws(ScriptError) {
        let look = interpreter.value(of: id)
        if let list = UIListContentConfiguration.read(look, in: self) {
            if let shown = view.contentView as? UIListContentView { return shown.show(list) }
            return inWorld { view.replaceContent(with: UIListContentView(configuration: list)) }
        }
        let state = (view as? ContentUnavailableView)?.unavailableState.give(in: self) ?? view.configurationState.give(in: self)
        let updated = interpreter.hold(try interpreter.callMethod("updated(for:)", on: look, arguments: [state]))
        world.space.retain(updated)
        defer { world.space.release(updated) }
        if let old, try areAlike(old, updated), interpreter.hasProperty("configuration", of: view.contentView.id) {
            return try interpreter.setProperty("configuration", of: view.contentView.id, to: interpreter.value(of: updated))
        }
        let made = try interpreter.callMethod("makeContentView()", on: interpreter.value(of: updated))
        guard case .object(let made) = made, let content = world.object(made) as? UIView else {
            throw .refusal("\(interpreter.describe(look)) as a look: it makes no view")
        }
        inWorld { view.replaceContent(with: content) }
    }

    private func areAlike(_ first: ObjectID, _ second: ObjectID) throws(ScriptError) -> Bool {
        let values = [("first", interpreter.value(of: first)), ("second", interpreter.value(of: second))]
        if case .bool(true) = try interpreter.evaluate("type(of: first) == type(of: second)", bindings: values) { return true }
        return false
    }
}
