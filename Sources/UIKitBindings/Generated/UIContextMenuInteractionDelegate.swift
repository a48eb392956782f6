// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuInteractionDelegate: HostType = {
        var type = TypeBinding("UIContextMenuInteractionDelegate", .protocol)
        type.requirement(
            "contextMenuInteraction(_:configurationForMenuAtLocation:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("configurationForMenuAtLocation", "location", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        )
        type.requirement(
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("previewForHighlightingMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("previewForDismissingMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("willDisplayMenuFor", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "contextMenuInteraction(_:willEndFor:animator:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("willEndFor", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
            [
                HostParameter(nil, "interaction", "UIContextMenuInteraction"),
                HostParameter("willPerformPreviewActionForMenuWith", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "any UIContextMenuInteractionCommitAnimating"),
            ]
        )
        return type.hostType
    }()
}
