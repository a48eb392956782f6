/// The situations that a piece of a text names.
struct Situations {
    /// What happens; several where the words name several, none where they name none.
    private(set) var kinds: Set<Situation.Kind> = []
    /// The styles that are named.
    let styles: Set<Situation.Style>
    /// False where it says that there is no animation; nil where it says nothing.
    let isAnimated: Bool?
    let curls: Bool
    /// Whether it happens for the first time, or again; nil where it says neither.
    let isFirst: Bool?
    /// What it names that no scene of the texts' situations has; nil for nothing.
    let other: String?

    init(_ text: String) {
        // A cheat sheet covers nothing.
        let text = Self.figures.reduce(text.lowercased()) { $0.replacing($1, with: " ") }
        let has = { TextWords.has(text, $0) }
        styles = Self.styles(of: text)
        other = Self.others.first { has([$0]) }
        isAnimated = has(Self.still) ? false : nil
        curls = has(["curl"])
        let isAgain = has(["again", "second time", "later", "switch back", "switching back", "back to", "再次", "第二次", "切回"])
        let isFirst = has(["first time", "first switch", "第一次", "首次", "never shown", "not loaded"])
        self.isFirst = isAgain == isFirst ? nil : isFirst
        let cancels = has([
            "cancel", "let go", "interrupt", "half", "bounce", "snaps", "snap back", "springs", "spring back", "their mind", "his mind",
            "her mind", "your mind", "abort", "gives up", "not far enough", "incomplete", "unfinished", "not finished", "not completed",
            "fails", "failed", "取消",
            "中途", "放弃", "失败", "一半", "松手", "취소", "отмен",
        ])
        let isPage = has(["page scroll", "page curl", "curling", "interactive scrolling", "uipageviewcontroller", "翻页", "scroll style"])
        if isPage || (has(["scrolling"]) && cancels) { kinds.insert(cancels ? .pageTurnCancelled : .pageTurned) }
        let isPopped = has(Self.pops)
        let isSwiped =
            has(["侧滑", "滑动返回", "右滑", "左滑", "手势返回", "edge swipe", "back swipe", "back gesture"])
            || (has(["swipe", "swiping"]) && has(["back", "edge"]))
            || (has(["interactive", "interactively", "swipe", "swiping", "gesture", "手势"]) && isPopped)
        let isPulled =
            has(Self.pulls) || (has(["drag", "swip", "pull", "interactive"]) && has(["sheet", "dismiss", "modal", "down "]) && !isSwiped)
        if isSwiped {
            kinds.insert(cancels ? .swipeBackCancelled : .swipeBack)
            // `Pushing and popping, interactive or not`
            if has(["or not"]) { kinds.insert(.pop) }
        } else if isPopped {
            kinds.insert(has(["pop to root", "poptoroot", "根控制器"]) ? .popToRoot : cancels && !isPage ? .swipeBackCancelled : .pop)
        }
        if has(Self.pushes) { kinds.insert(.push) }
        if has(Self.stacks), !isPage { kinds.insert(.stackSet) }
        if isPulled {
            kinds.insert(cancels ? .pullDownCancelled : .pullDown)
        } else if has(Self.dismissals) {
            kinds.insert(.dismiss)
        } else if has(Self.presentations) || isPresented(text) {
            kinds.insert(.present)
        }
        if Self.isTab(text) {
            if isAgain || !isFirst { kinds.insert(.tabAgain) }
            if isFirst || !isAgain { kinds.insert(.tabFirst) }
        }
        if has(Self.rotations) { kinds.insert(.rotation) }
        if has(Self.backgrounds), !has(["background color", "background thread", "background queue", "backgroundcolor"]) {
            kinds.insert(.background)
        }
        if has(Self.foregrounds) { kinds.insert(.foreground) }
        if has(Self.launches) { kinds.insert(.launch) }
        if has(["child", "addchild", "子控制器", "子视图控制器", "containment"]) {
            if has(["add", "embed", "添加"]) { kinds.insert(.childAdded) }
            if has(["remov", "移除"]) { kinds.insert(.childRemoved) }
        }
        if kinds.isEmpty, has(Self.lives) { kinds.insert(.life) }
    }

    // MARK: Words

    private static let figures = ["cheat sheet", "data sheet", "balance sheet"]
    private static let others = [
        "alert", "action sheet", "popover", "split view", "uisplitviewcontroller", "custom transition", "search controller", "unwind",
    ]

    private static let still = [
        "without animation", "not animated", "unanimated", "non-animated", "nonanimated", "animated: false", "animated:no", "animated: no",
        "animated:false", "animated = false", "无动画", "不带动画", "没有动画",
    ]
    private static let pops = [
        "pop ", "pops ", "popped", "popping", "popviewcontroller", "poptoroot", "back button", "go back", "goes back", "going back",
        "tap back",
        "taps back", "tapping back", "navigate back", "navigates back", "navigating back", "pops:", "出栈", "返回", "后退", "뒤로",
    ]
    private static let pushes = ["push", "入栈", "压栈"]
    private static let stacks = [
        "setviewcontrollers", "replacing the stack", "replace the stack", "replaces the stack", "whole stack", "entire stack",
        "navigation stack is replaced", "stack of view controllers is replaced",
    ]
    private static let pulls = [
        "pull down", "pulled down", "pulling down", "drag down", "dragged down", "dragging down", "swipe down", "swiped down",
        "swiping down",
        "swipe to dismiss", "swipe-to-dismiss", "pull to dismiss", "下拉", "下滑", "向下拖",
    ]
    private static let dismissals = ["dismiss", "closing the modal", "close the modal", "closing the sheet", "close the sheet", "关闭"]
    private static let presentations = [
        "present ", "presents ", "presenting ", "presentation ", "presentviewcontroller", "modal", "sheet", "模态", "弹出",
    ]
    private static let rotations = ["rotat", "turns the device", "landscape", "orientation change", "旋转", "横屏", "转屏", "회전"]
    private static let backgrounds = [
        "to the background", "into the background", "to background", "in background", "enters background", "enter background",
        "enters the background", "enter the background", "entering background", "entering the background", "goes background",
        "backgrounding",
        "backgrounded", "home button", "进入后台", "退到后台", "切到后台", "后台",
    ]
    private static let foregrounds = [
        "foreground", "resumes the app", "from the background", "from background", "out of the background", "前台",
    ]
    private static let launches = [
        "launch", "app start", "app starts", "start app", "start the app", "starts the app", "start of the app", "application start",
        "starting the app", "first controller", "initial view controller", "initial controller", "启动", "앱 실행", "запуск",
    ]
    private static let lives = [
        "first appearance", "appears for the first time", "shown for the first time", "first shown", "first appears", "life cycle",
        "lifecycle", "life-cycle", "birth to death", "生命周期", "생명주기", "ライフサイクル", "жизненн",
    ]

    private static func isTab(_ text: String) -> Bool {
        TextWords.has(text, ["tab ", "tabs ", "tabbar", "uitabbarcontroller", "标签"])
            && TextWords.has(text, ["switch", "select", "chang", "tap", "choos", "click", "tab bar", "tabbar", "切换", "handoff"])
            && !TextWords.has(text, ["tab button"])
    }

    /// Whether something is presented, and it is no more than the word for who presents.
    private func isPresented(_ text: String) -> Bool {
        guard TextWords.has(text, ["presented "]) else { return false }
        return TextWords.has(
            text,
            ["is presented", "are presented", "presented as", "presented full", "presented over", "presented modally", "presented in "])
    }

    private static func styles(of text: String) -> Set<Situation.Style> {
        var lower = text
        var styles: Set<Situation.Style> = []
        let words: [([String], Situation.Style)] = [
            (["overfullscreen", "over full screen", "over-full-screen", "overfull screen"], .overFullScreen),
            (["overcurrentcontext", "over current context", "over-current-context"], .overCurrentContext),
            (["currentcontext", "current context"], .currentContext),
            (["fullscreen", "full screen", "full-screen", "全屏"], .fullScreen),
            (["formsheet", "form sheet", "form-sheet"], .formSheet),
            (["pagesheet", "page sheet", "page-sheet"], .pageSheet),
            (["automatic", "default style", "default presentation", "默认"], .automatic),
        ]
        for (names, style) in words {
            // Each name contains one that comes later.
            for name in names where lower.contains(name) {
                lower = lower.replacing(name, with: " ")
                styles.insert(style)
            }
        }
        if styles.isEmpty, TextWords.has(text, ["sheet ", "sheets ", "card ", "cards "]) { styles.insert(.pageSheet) }
        return styles
    }
}
