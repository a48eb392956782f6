/// The published traces of callbacks that the simulator is held against, by their ids.
enum PublishedTraces {
    /// Logs of devices and simulators, and what suites expect that run against Apple's UIKit.
    static let recorded: Set<String> = [
        "nav-launch-nested-vineet", "nav-push-nested-vineet", "tab-launch-ticklecode", "tab-switch-ticklecode",
        "launch-scene-nav-abc17", "nav-poptoroot-window-abc17", "scene-background-abc17", "scene-background-layout-47258361792",
        "sheet-drag-cancel-rudin",
        "background-progressconcepts", "begin-end-4", "begin-end-6", "begin-end-7", "container-child-in-viewDidLoad-addchild",
        "container-child-in-viewDidLoad-noaddchild", "container-no-addchild-catalyst26", "container-swap-manual-workflow",
        "container-swap-viewloaded-workflow", "container-transition-tangqiao2012", "ipop-cancel-wangling", "launch-code-vc-min-5",
        "launch-navroot-catalyst26", "launch-neuburg-ios11-portrait", "launch-neuburg-ios15-landscape-device",
        "launch-neuburg-ios15-rotate-at-launch", "launch-safearea-rickeyboy", "launch-scene-lemonbrush", "memory-warning-catalyst26",
        "modal-dismiss-nonanimated-catalyst26", "modal-dismiss-wlgusdn", "modal-fullscreen-dismiss-betterhee",
        "modal-fullscreen-presenter-yagamo13", "modal-pagesheet-dismiss-betterhee", "modal-present-layoutmargins-uikittestable",
        "modal-present-wlgusdn", "nav-init-3vcs-uikit-trace", "nav-launch-containment-trace2019", "nav-normal-wangling",
        "nav-pop-animated-catalyst26", "nav-pop-below-arm1", "nav-pop-delegate-vast", "nav-pop-nonanimated-deinit-catalyst26",
        "nav-pop-self-arm1", "nav-poptoroot-nowindow", "nav-push-containment-trace2019", "nav-push-csdn2015", "nav-push-cyrus",
        "nav-push-github-push2015", "nav-push-nonanimated-reibang", "nav-push-pop-2015-github", "page-curl-cancel-wangling",
        "page-curl-wangling", "page-delegate-order-ios9", "page-scroll-cancel-wangling", "page-scroll-wangling",
        "page-setviewcontrollers-in-viewDidLoad", "present-not-in-window", "rotation-ios12", "scene-kill-forum", "tab-first-pgzxc",
        "tab-switch-back-progressconcepts", "tab-switch-catalyst26", "tab-switch-progressconcepts", "values-kkbox-storyboard",
        "view-access-in-init-catalyst26", "view-layout-draw-min", "view-remove-2019",
    ]

    /// What people and pages say without a log.
    static let told: Set<String> = [
        "begin-end-unbalanced-so", "ipop-cancel-didshow", "ipop-cancel-rnscreens", "ipop-cancel-so18927878", "ipop-complete-so18927878",
        "keyboard-textfield-order", "keyboard-textview-order", "modal-direct-call-misuse", "modal-formsheet-presenter-neuburg",
        "modal-over-styles-wlgusdn", "new-window-rickeyboy", "sheet-presenter-wwdc19", "sheet-programmatic-dismiss-delegate",
        "sheet-swipe-cancel-criticalmaps", "split-collapse-at-window", "trait-doc-order", "view-full-list",
    ]
}
