import UIKit

// Controllers, and the elements that belong to them.
extension InterfaceCompiler {
    static let controllers: [String: Kind] = [
        "viewController": Kind(className: "UIViewController", make: { UIViewController(coder: $0) }, vocabulary: .controller),
        "tableViewController": Kind(
            className: "UITableViewController", make: { UITableViewController(coder: $0) }, vocabulary: .tableViewController),
        "navigationController": Kind(
            className: "UINavigationController", make: { UINavigationController(coder: $0) }, vocabulary: .navigationController),
        "collectionViewController": Kind(
            className: "UICollectionViewController", make: { UICollectionViewController(coder: $0) },
            vocabulary: .collectionViewController),
        "tabBarController": Kind(
            className: "UITabBarController", make: { UITabBarController(coder: $0) }, vocabulary: .controller),
        "splitViewController": Kind(
            className: "UISplitViewController", make: { UISplitViewController(coder: $0) }, vocabulary: .controller),
        "pageViewController": Kind(
            className: "UIPageViewController", make: { UIPageViewController(coder: $0) }, vocabulary: .pageViewController),
    ]

    mutating func compileController(_ element: MarkupElement) {
        guard let kind = Self.controllers[element.name], let scene else { return }
        var object = ArchivedObject(
            className: kind.className, customClass: element["customClass"], location: location(element), maker: .coder(kind.make))
        archive.scenes[scene].identifier = element["storyboardIdentifier"]
        readAttributes(element, kind.vocabulary, into: &object)
        readGuides(element)
        for child in element.children {
            switch child.name {
            case "layoutGuides": break
            case "navigationItem":
                compileNavigationItem(child, of: number(element))
                let item = number(child)
                object.settings.append { _, unarchiver in _ = unarchiver.object(item, as: NSObject.self) }
            case "tabBarItem":
                compileTabItem(child, of: number(element))
                let item = number(child)
                object.settings.append { _, unarchiver in _ = unarchiver.object(item, as: NSObject.self) }
            case "navigationBar", "tabBar": readBar(child, into: &object)
            // The table's refresh control, which does not use its controller.
            case "refreshControl":
                guard let view = element.children.first(where: { $0["key"] == "view" }) else { break }
                var table = archive.objects[number(view)]
                readRefreshControl(child, into: &table)
                archive.objects[number(view)] = table
            case "nil", "extendedEdge": break
            case "toolbarItems": readToolbarItems(child, into: &object)
            case "size" where child["key"] == "freeformSize": break
            case _ where child["key"]?.hasPrefix("simulated") == true: break
            case _ where Self.views[child.name] != nil && child["key"] == "view":
                compile(child)
                archive.scenes[scene].view = number(child)
            default: readCommon(child, of: element, kind.vocabulary, into: &object)
            }
        }
        if !archive.scenes[scene].children.isEmpty { object.settings.append(Self.relation) }
        archive.objects[number(element)] = object
    }

    private static let relation: Archive.Setting = { container, unarchiver in
        switch container {
        case let navigation as UINavigationController:
            navigation.setViewControllers(unarchiver.relatedControllers, animated: false)
        case let tabs as UITabBarController: tabs.viewControllers = unarchiver.relatedControllers
        case let split as UISplitViewController: split.viewControllers = unarchiver.relatedControllers
        default: break
        }
    }

    private mutating func readGuides(_ element: MarkupElement) {
        guard let guides = element.first("layoutGuides"), let view = element.children.first(where: { $0["key"] == "view" })?["id"] else {
            return
        }
        for guide in guides.all("viewControllerLayoutGuide") {
            if let id = guide["id"] { oldGuides[id] = (isTop: guide["type"] == "top", view: view) }
        }
    }

    private static let barColors: [String: @Sendable (UIView, UIColor) -> Void] = [
        "tintColor": { $0.tintColor = $1 },
        // A bar draws its own background, so a clear colour has no effect.
        "backgroundColor": { bar, color in if color.cgColor.alpha > 0 { bar.backgroundColor = color } },
        "barTintColor": { bar, color in
            (bar as? UITabBar)?.barTintColor = color
            (bar as? UINavigationBar)?.barTintColor = color
        },
        "unselectedItemTintColor": { bar, color in (bar as? UITabBar)?.unselectedItemTintColor = color },
        "selectedImageTintColor": { bar, color in (bar as? UITabBar)?.tintColor = color },
    ]

    /// A container's bar is the container's own. It takes the file's colours; the file's other additions are refused.
    private mutating func readBar(_ element: MarkupElement, into object: inout ArchivedObject) {
        for child in element.children where !["rect", "autoresizingMask", "nil"].contains(child.name) {
            if child.name == "color", let set = child["key"].flatMap({ Self.barColors[$0] }) {
                guard let color = color(child, into: &object) else { continue }
                object.settings.append { container, _ in
                    if let bar = (container as? UITabBarController)?.tabBar { set(bar, color) }
                    if let bar = (container as? UINavigationController)?.navigationBar { set(bar, color) }
                }
                continue
            }
            object.refusals.append(refusal(child, "<\(child.name)> of <\(element.name)>"))
        }
    }

    // MARK: Navigation items

    /// The items of a bar that is a view of its own.
    mutating func readItems(_ element: MarkupElement, ofBar object: inout ArchivedObject) {
        var numbers: [Int] = []
        for item in element.children {
            switch item.name {
            case "navigationItem": compileNavigationItem(item, of: nil)
            case "tabBarItem": compileTabItem(item, of: nil)
            default:
                object.refusals.append(refusal(item))
                continue
            }
            numbers.append(number(item))
        }
        let items = numbers
        object.settings.append { bar, unarchiver in
            (bar as? UINavigationBar)?.items = items.compactMap { unarchiver.object($0) }
            (bar as? UITabBar)?.items = items.compactMap { unarchiver.object($0) }
        }
    }

    /// Reads a bar item that stands beside views in its file. Only code can put it into a bar.
    mutating func compileBarItem(_ element: MarkupElement) {
        switch element.name {
        case "barButtonItem": compileBarButton(element)
        case "navigationItem": compileNavigationItem(element, of: nil)
        case "tabBarItem": compileTabItem(element, of: nil)
        default: break
        }
    }

    private mutating func compileNavigationItem(_ element: MarkupElement, of controller: Int?) {
        var object = ArchivedObject(
            className: "UINavigationItem", location: location(element),
            maker: .plain { unarchiver in
                guard let controller else { return UINavigationItem(title: "") }
                return unarchiver.object(controller, as: UIViewController.self)?.navigationItem
            })
        readAttributes(element, .navigationItem, into: &object)
        for child in element.children {
            switch (child.name, child["key"] ?? "") {
            case ("barButtonItem", let key): readBarItems([child], key, into: &object)
            case (_, let key) where key == "leftBarButtonItems" || key == "rightBarButtonItems" || child.name == key:
                readBarItems(child.children, key, into: &object)
            case ("leftBarButtonItems", _), ("rightBarButtonItems", _): readBarItems(child.children, child.name, into: &object)
            case (let name, "titleView") where Self.views[name] != nil:
                compile(child)
                let view = number(child)
                object.settings.append { item, unarchiver in (item as? UINavigationItem)?.titleView = unarchiver.object(view) }
            case ("nil", "title"): break
            default: readCommon(child, of: element, .navigationItem, into: &object)
            }
        }
        archive.objects[number(element)] = object
    }

    private mutating func readToolbarItems(_ element: MarkupElement, into object: inout ArchivedObject) {
        guard !element.children.isEmpty else { return }
        readBarItems(element.children, "toolbarItems", into: &object)
    }

    mutating func readBarItems(_ elements: [MarkupElement], _ key: String, into object: inout ArchivedObject) {
        var items: [Int] = []
        for element in elements {
            guard element.name == "barButtonItem" else {
                object.refusals.append(refusal(element))
                continue
            }
            compileBarButton(element)
            items.append(number(element))
        }
        let numbers = items
        switch key {
        case "leftBarButtonItem", "leftBarButtonItems":
            object.settings.append { item, unarchiver in
                (item as? UINavigationItem)?.leftBarButtonItems = numbers.compactMap { unarchiver.object($0) }
            }
        case "rightBarButtonItem", "rightBarButtonItems":
            object.settings.append { item, unarchiver in
                (item as? UINavigationItem)?.rightBarButtonItems = numbers.compactMap { unarchiver.object($0) }
            }
        case "items":
            object.settings.append { bar, unarchiver in (bar as? UIToolbar)?.items = numbers.compactMap { unarchiver.object($0) } }
        case "toolbarItems":
            object.settings.append { controller, unarchiver in
                (controller as? UIViewController)?.toolbarItems = numbers.compactMap { unarchiver.object($0) }
            }
        case "backBarButtonItem":
            let title = elements.first?["title"]
            object.settings.append { item, _ in (item as? UINavigationItem)?.backButtonTitle = title }
        default: if let element = elements.first { object.refusals.append(refusal(element, "a bar button item with the key '\(key)'")) }
        }
    }

    private mutating func compileBarButton(_ element: MarkupElement) {
        let system = element["systemItem"].flatMap { Self.systemItems[$0] }
        if let word = element["systemItem"], system == nil {
            archive.refusals.append(refusal(element, "the bar button '\(word)'"))
        }
        compilePlain(element, "UIBarButtonItem", .barButtonItem, customClass: element["customClass"]) { _ in
            system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) } ?? UIBarButtonItem()
        }
        for child in element.children where Self.views[child.name] != nil && child["key"] == "customView" { compile(child) }
    }

    private mutating func compileTabItem(_ element: MarkupElement, of controller: Int?) {
        let system = element["systemItem"].flatMap { Self.systemTabs[$0] }
        if let word = element["systemItem"], system == nil { archive.refusals.append(refusal(element, "the tab '\(word)'")) }
        compilePlain(element, "UITabBarItem", .tabBarItem, customClass: element["customClass"]) { _ in
            system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
        }
        guard let controller else { return }
        archive.objects[number(element)].settings.append { item, unarchiver in
            guard let item = item as? UITabBarItem, let owner: UIViewController = unarchiver.object(controller) else { return }
            owner.tabBarItem = item
        }
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
}

// The words of controllers and their items.
extension Vocabulary {
    static let controller = any.adding(
        [
            "title": text { (controller: UIViewController, text) in controller.title = text },
            "modalPresentationStyle": choice(presentationStyles) { (controller: UIViewController, style) in
                controller.modalPresentationStyle = style
            },
            "modalTransitionStyle": choice(transitionStyles) { (controller: UIViewController, style) in
                controller.modalTransitionStyle = style
            },
            "definesPresentationContext": flag { (controller: UIViewController, flag) in controller.definesPresentationContext = flag },
            "modalInPresentation": flag { (controller: UIViewController, flag) in controller.isModalInPresentation = flag },
            "hidesBottomBarWhenPushed": flag { (controller: UIViewController, flag) in controller.hidesBottomBarWhenPushed = flag },
            "automaticallyAdjustsScrollViewInsets": ignored, "extendedLayoutIncludesOpaqueBars": ignored, "wantsFullScreenLayout": ignored,
            "providesPresentationContextTransitionStyle": ignored, "autoresizesArchivedViewToFullSize": ignored,
            "interfaceStyle": only("unspecified"),
        ], ["preferredContentSize": size { (controller: UIViewController, size) in controller.preferredContentSize = size }])

    static let collectionViewController = controller.adding([
        "clearsSelectionOnViewWillAppear": flag { (controller: UICollectionViewController, flag) in
            controller.clearsSelectionOnViewWillAppear = flag
        }
    ])

    static let pageViewController = controller.adding([
        "transitionStyle": choice(["scroll": .scroll, "pageCurl": .pageCurl]) { (pages: UIPageViewController, style) in
            pages.setArchived(style: style)
        },
        "navigationOrientation": choice(["horizontal": .horizontal, "vertical": .vertical]) { (pages: UIPageViewController, way) in
            pages.setArchived(orientation: way)
        },
        "pageSpacing": number { (pages: UIPageViewController, spacing) in pages.setArchived(spacing: spacing) },
        "spineLocation": only("none", "min"), "doubleSided": only("NO"),
    ])

    static let navigationController = controller.adding([
        "navigationBarHidden": flag { (navigation: UINavigationController, flag) in navigation.isNavigationBarHidden = flag },
        "toolbarHidden": only("YES"), "hidesBarsWhenVerticallyCompact": only("NO"), "hidesBarsOnSwipe": only("NO"),
        "hidesBarsOnTap": only("NO"), "hidesBarsWhenKeyboardAppears": only("NO"),
    ])

    static let navigationItem = any.adding([
        "title": text { (item: UINavigationItem, text) in item.title = text },
        "backButtonTitle": text { (item: UINavigationItem, text) in item.backButtonTitle = text },
        "hidesBackButton": flag { (item: UINavigationItem, flag) in item.hidesBackButton = flag },
        "largeTitleDisplayMode": ignored, "style": only("navigator"), "prompt": only(""),
    ])

    static let barButtonItem = any.adding(
        [
            "title": text { (item: UIBarButtonItem, text) in item.title = text },
            "image": text { (item: UIBarButtonItem, name) in item.image = UIImage(named: name) },
            "enabled": flag { (item: UIBarButtonItem, flag) in item.isEnabled = flag },
            "tag": whole { (item: UIBarButtonItem, number) in item.tag = number },
            "style": choice(["plain": .plain, "done": .done, "bordered": .plain]) { (item: UIBarButtonItem, style) in item.style = style },
            "systemItem": ignored, "catalog": ignored, "springLoaded": ignored,
        ],
        [
            "tintColor": color { (item: UIBarButtonItem, color) in item.tintColor = color },
            "customView": object { (item: UIBarButtonItem, view: UIView) in item.customView = view },
        ])

    static let tabBarItem = any.adding([
        "title": text { (item: UITabBarItem, text) in item.title = text },
        "image": text { (item: UITabBarItem, name) in item.image = UIImage(named: name) },
        "selectedImage": text { (item: UITabBarItem, name) in item.selectedImage = UIImage(named: name) },
        "badgeValue": text { (item: UITabBarItem, text) in item.badgeValue = text },
        "tag": whole { (item: UITabBarItem, number) in item.tag = number },
        "enabled": flag { (item: UITabBarItem, flag) in item.isEnabled = flag },
        "systemItem": ignored, "catalog": ignored,
    ])

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}
