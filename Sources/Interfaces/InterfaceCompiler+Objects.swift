import UIKit

// Views, and the elements attached to them.
extension InterfaceCompiler {
    /// A kind of element that is an object of a class.
    struct Kind: Sendable {
        let className: String
        let make: @Sendable (NSCoder) -> NSObject?
        let vocabulary: Vocabulary
    }

    static let views: [String: Kind] = [
        "view": Kind(className: "UIView", make: { UIView(coder: $0) }, vocabulary: .view),
        "containerView": Kind(className: "UIView", make: { UIView(coder: $0) }, vocabulary: .view),
        "label": Kind(className: "UILabel", make: { UILabel(coder: $0) }, vocabulary: .label),
        "button": Kind(className: "UIButton", make: { UIButton(coder: $0) }, vocabulary: .button),
        "imageView": Kind(className: "UIImageView", make: { UIImageView(coder: $0) }, vocabulary: .imageView),
        "stackView": Kind(className: "UIStackView", make: { UIStackView(coder: $0) }, vocabulary: .stackView),
        "textField": Kind(className: "UITextField", make: { UITextField(coder: $0) }, vocabulary: .textField),
        "textView": Kind(className: "UITextView", make: { UITextView(coder: $0) }, vocabulary: .textView),
        "scrollView": Kind(className: "UIScrollView", make: { UIScrollView(coder: $0) }, vocabulary: .scrollView),
        "tableView": Kind(className: "UITableView", make: { UITableView(coder: $0) }, vocabulary: .tableView),
        "tableViewCell": Kind(className: "UITableViewCell", make: { UITableViewCell(coder: $0) }, vocabulary: .tableViewCell),
        "visualEffectView": Kind(className: "UIVisualEffectView", make: { UIVisualEffectView(coder: $0) }, vocabulary: .view),
        "searchBar": Kind(className: "UISearchBar", make: { UISearchBar(coder: $0) }, vocabulary: .searchBar),
        "toolbar": Kind(className: "UIToolbar", make: { UIToolbar(coder: $0) }, vocabulary: .toolbar),
        "navigationBar": Kind(className: "UINavigationBar", make: { UINavigationBar(coder: $0) }, vocabulary: .toolbar),
        "tabBar": Kind(className: "UITabBar", make: { UITabBar(coder: $0) }, vocabulary: .toolbar),
        "switch": Kind(className: "UISwitch", make: { UISwitch(coder: $0) }, vocabulary: .switchControl),
        "segmentedControl": Kind(
            className: "UISegmentedControl", make: { UISegmentedControl(coder: $0) }, vocabulary: .segmentedControl),
        "refreshControl": Kind(className: "UIRefreshControl", make: { UIRefreshControl(coder: $0) }, vocabulary: .refreshControl),
        "stepper": Kind(className: "UIStepper", make: { UIStepper(coder: $0) }, vocabulary: .stepper),
        "pageControl": Kind(className: "UIPageControl", make: { UIPageControl(coder: $0) }, vocabulary: .pageControl),
        "datePicker": Kind(className: "UIDatePicker", make: { UIDatePicker(coder: $0) }, vocabulary: .datePicker),
        "pickerView": Kind(className: "UIPickerView", make: { UIPickerView(coder: $0) }, vocabulary: .view),
        "wkWebView": Kind(className: "WKWebView", make: { WKWebView(coder: $0) }, vocabulary: .webView),
        "collectionView": Kind(className: "UICollectionView", make: { UICollectionView(coder: $0) }, vocabulary: .collectionView),
        "collectionViewCell": Kind(
            className: "UICollectionViewCell", make: { UICollectionViewCell(coder: $0) }, vocabulary: .reusable),
        "collectionReusableView": Kind(
            className: "UICollectionReusableView", make: { UICollectionReusableView(coder: $0) }, vocabulary: .reusable),
        "slider": Kind(className: "UISlider", make: { UISlider(coder: $0) }, vocabulary: .slider),
        "progressView": Kind(className: "UIProgressView", make: { UIProgressView(coder: $0) }, vocabulary: .progressView),
        "activityIndicatorView": Kind(
            className: "UIActivityIndicatorView", make: { UIActivityIndicatorView(coder: $0) }, vocabulary: .activityIndicatorView),
    ]

    /// Makers of objects whose custom class is a class of UIKit's.
    private static let ownClasses: [String: @Sendable (NSCoder) -> NSObject?] = [
        "UIButton": { UIButton(coder: $0) }, "UIControl": { UIControl(coder: $0) }, "UIInputView": { UIInputView(coder: $0) },
        "UIScrollView": { UIScrollView(coder: $0) }, "UISlider": { UISlider(coder: $0) }, "UITextView": { UITextView(coder: $0) },
    ]

    static let gestures: [String: @Sendable () -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { UITapGestureRecognizer(target: nil, action: nil) },
        "panGestureRecognizer": { UIPanGestureRecognizer(target: nil, action: nil) },
        "pinchGestureRecognizer": { UIPinchGestureRecognizer(target: nil, action: nil) },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer(target: nil, action: nil) },
        "swipeGestureRecognizer": { UISwipeGestureRecognizer(target: nil, action: nil) },
        // As Xcode spells it.
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer(target: nil, action: nil) },
    ]

    /// Compiles a view, recogniser or bar button.
    mutating func compile(_ element: MarkupElement) {
        if let kind = Self.views[element.name] {
            compileView(element, kind)
        } else if let make = Self.gestures[element.name] {
            compilePlain(element, "UIGestureRecognizer", .gesture) { _ in make() }
        } else if element.name == "customObject" {
            compilePlain(element, "NSObject", .any, customClass: element["customClass"]) { _ in NSObject() }
        } else {
            compileBarItem(element)
        }
    }

    /// Reads an object that is not made from a coder. An object of the app's own class may be, if UIKit's class allows it.
    mutating func compilePlain(
        _ element: MarkupElement, _ className: String, _ vocabulary: Vocabulary, customClass: String? = nil,
        _ make: @escaping @Sendable (Unarchiver) -> NSObject?
    ) {
        var object = ArchivedObject(className: className, customClass: customClass, location: location(element), maker: .plain(make))
        readAttributes(element, vocabulary, into: &object)
        for child in element.children { readCommon(child, of: element, vocabulary, into: &object) }
        archive.objects[number(element)] = object
    }

    private mutating func compileView(_ element: MarkupElement, _ kind: Kind) {
        var object = ArchivedObject(
            className: kind.className, customClass: element["customClass"], location: location(element), maker: .coder(kind.make))
        // A class of UIKit's is in no module of the project's.
        if let name = element["customClass"], element["customModule"] == nil, let make = Self.ownClasses[name] {
            object = ArchivedObject(className: name, location: location(element), maker: .coder(make))
        }
        object.reuseIdentifier = element["reuseIdentifier"]
        if element.name == "button" { object.settings.append(Self.buttonType(element["buttonType"])) }
        readAttributes(element, kind.vocabulary, into: &object)
        if element.name == "pageControl", let page = element["currentPage"].flatMap({ Int($0) }) {
            object.settings.append { control, _ in (control as? UIPageControl)?.currentPage = page }
        }
        for child in element.children {
            switch child.name {
            case "subviews": readSubviews(child, InterfaceVariations(of: element), into: &object)
            case "constraints": readConstraints(child, in: element, into: &object)
            case "viewLayoutGuide": compileGuide(child, of: number(element))
            case "prototypes":
                readPrototypes(child, named: "tableViewCell", into: &object) { (table: UITableView, number, identifier, unarchiver) in
                    table.register(prototype: number, identifier, of: unarchiver)
                }
            case "sections": readSections(child, into: &object)
            case "tableViewCellContentView", "collectionViewCellContentView": compileContent(child, of: element, into: &object)
            case "view" where child["key"] == "contentView": compileContent(child, of: element, into: &object)
            case "refreshControl": readRefreshControl(child, into: &object)
            case "dataDetectorType": readDetectors(child, into: &object)
            case "blurEffect", "vibrancyEffect": readEffect(child, into: &object)
            case "attributedString" where child["key"] == "attributedText": readAttributedText(child, into: &object)
            case "items" where element.name == "toolbar": readBarItems(child.children, "items", into: &object)
            case "items" where element.name == "navigationBar" || element.name == "tabBar": readItems(child, ofBar: &object)
            case "textAttributes" where element.name == "navigationBar": break
            case "segments": readSegments(child, of: element, into: &object)
            case "collectionViewFlowLayout", "collectionViewLayout": readLayout(child, into: &object)
            case "cells" where element.name == "collectionView":
                readPrototypes(child, named: "collectionViewCell", into: &object) {
                    (collection: UICollectionView, number, identifier, unarchiver) in
                    collection.register(prototype: number, identifier, of: unarchiver)
                }
            case "collectionReusableView" where ["sectionHeaderView", "sectionFooterView"].contains(child["key"]):
                readSupplement(child, into: &object)
            // A cell's size for layouts without one of their own, and a web view's configuration: neither makes a difference here.
            case "size" where child["key"] == "customSize", "wkWebViewConfiguration": break
            case _ where ["tableHeaderView", "tableFooterView"].contains(child["key"]) && Self.views[child.name] != nil:
                readEnd(child, child["key"] ?? "", into: &object)
            case "scopeButtonTitles":
                let titles = child.children.map(\.text)
                object.settings.append { bar, _ in (bar as? UISearchBar)?.scopeButtonTitles = titles }
            case "state" where element.name == "button": readState(child, into: &object)
            case "buttonConfiguration": readConfiguration(child, into: &object)
            case "textInputTraits": readAttributes(child, .textInputTraits, into: &object)
            case "freeformSimulatedSizeMetrics", "point": break
            case "nil" where child["key"]?.hasPrefix("simulated") == true: break
            default: readCommon(child, of: element, kind.vocabulary, into: &object)
            }
        }
        archive.objects[number(element)] = object
    }

    /// Reads a scroll view's refresh control.
    mutating func readRefreshControl(_ element: MarkupElement, into object: inout ArchivedObject) {
        compile(element)
        let number = number(element)
        object.settings.append { view, unarchiver in
            if let control: UIRefreshControl = unarchiver.object(number) { (view as? UIScrollView)?.refreshControl = control }
        }
    }

    /// Reads the data detectors of a text view.
    private func readDetectors(_ element: MarkupElement, into object: inout ArchivedObject) {
        let types: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
        ]
        let found = types.filter { element[$0.0] == "YES" }.reduce(into: UIDataDetectorTypes()) { $0.formUnion($1.1) }
        object.settings.append { view, _ in (view as? UITextView)?.dataDetectorTypes = found }
    }

    private func readEffect(_ element: MarkupElement, into object: inout ArchivedObject) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        ]
        let style = (element.first("blurEffect") ?? element)["style"].flatMap { styles[$0] } ?? .regular
        let isVibrant = element.name == "vibrancyEffect"
        object.settings.append { pane, _ in
            let blur = UIBlurEffect(style: style)
            (pane as? UIVisualEffectView)?.effect = isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
        }
    }

    /// Reads a segmented control's segments, and the selected one.
    private func readSegments(_ element: MarkupElement, of control: MarkupElement, into object: inout ArchivedObject) {
        let titles = element.all("segment").map { $0["title"] ?? "" }
        let selected = control["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
        object.settings.append { control, _ in
            guard let control = control as? UISegmentedControl else { return }
            for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
            control.selectedSegmentIndex = selected
        }
        for segment in element.all("segment") {
            for child in segment.children { object.refusals.append(refusal(child, "<\(child.name)> of <segment>")) }
        }
    }

    private static func buttonType(_ word: String?) -> Archive.Setting {
        let types: [String: UIButton.ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark,
            "contactAdd": .contactAdd, "close": .close,
        ]
        let type = word.flatMap { types[$0] } ?? .custom
        return { object, _ in (object as? UIButton)?.becomeType(type) }
    }

    /// Reads subviews. One that is not installed is made all the same, and added nowhere.
    mutating func readSubviews(_ element: MarkupElement, _ variations: InterfaceVariations, into object: inout ArchivedObject) {
        for child in element.children {
            guard Self.views[child.name] != nil else {
                object.refusals.append(refusal(child))
                continue
            }
            compile(child)
            let (number, id) = (number(child), child["id"])
            object.settings.append { view, unarchiver in
                guard let child: UIView = unarchiver.object(number) else { return }
                if let view = view as? UIView, !variations.install(id, for: view.traitCollection) { return view.hold(uninstalled: child) }
                if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { (view as? UIView)?.addSubview(child) }
            }
        }
    }

    mutating func compileGuide(_ element: MarkupElement, of view: Int) {
        let key = element["key"] ?? ""
        guard ["safeArea", "frameLayoutGuide", "contentLayoutGuide"].contains(key) else {
            archive.refusals.append(refusal(element, "the layout guide '\(key)'"))
            return
        }
        archive.objects[number(element)] = ArchivedObject(
            className: "UILayoutGuide", location: location(element),
            maker: .plain { unarchiver in
                guard let owner: UIView = unarchiver.object(view) else { return nil }
                switch key {
                case "frameLayoutGuide": return (owner as? UIScrollView)?.frameLayoutGuide
                case "contentLayoutGuide": return (owner as? UIScrollView)?.contentLayoutGuide
                default: return owner.safeAreaLayoutGuide
                }
            })
    }

    private mutating func readState(_ element: MarkupElement, into object: inout ArchivedObject) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        guard let state = element["key"].flatMap({ states[$0] }) else {
            object.refusals.append(refusal(element, "the state '\(element["key"] ?? "")' of a button"))
            return
        }
        if let title = element["title"] ?? element.children.first(where: { $0["key"] == "title" })?.text {
            object.settings.append { button, _ in (button as? UIButton)?.setTitle(title, for: state) }
        }
        if let name = element["image"] {
            let isSymbol = element["catalog"] == "system"
            object.settings.append { button, _ in
                (button as? UIButton)?.setImage(isSymbol ? UIImage(systemName: name) : UIImage(named: name), for: state)
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("color", "titleColor"):
                guard let color = color(child, into: &object) else { continue }
                object.settings.append { button, _ in (button as? UIButton)?.setTitleColor(color, for: state) }
            case (_, "title"), (_, "titleShadowColor"): break
            default: object.refusals.append(refusal(child))
            }
        }
    }

    private mutating func readConfiguration(_ element: MarkupElement, into object: inout ArchivedObject) {
        let styles: [String: @Sendable () -> UIButton.Configuration] = [
            "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        ]
        guard let make = element["style"].flatMap({ styles[$0] }) else {
            object.refusals.append(refusal(element))
            return
        }
        let title = element["title"]
        for child in element.children { object.refusals.append(refusal(child)) }
        object.settings.append { button, _ in
            var configuration = make()
            configuration.title = title
            (button as? UIButton)?.configuration = configuration
        }
    }

    // MARK: Attributes of every object

    /// Reads the attributes by name, so that their order is the same in every run.
    mutating func readAttributes(_ element: MarkupElement, _ vocabulary: Vocabulary, into object: inout ArchivedObject) {
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
            // Xcode writes this value for views without constraints; the file's fixed frame overrides it.
            if name == "translatesAutoresizingMaskIntoConstraints", element["fixedFrame"] == "YES" { continue }
            // Xcode gives new cells an indentation of zero points a level.
            if name == "indentationLevel", element["indentationWidth"].flatMap({ Double($0) }) == 0 { continue }
            guard let reading = vocabulary.attributes[name] else {
                object.refusals.append(refusal(element, "\(name)=\"\(text)\" of <\(element.name)>"))
                continue
            }
            switch reading(text) {
            case .setting(let setting): object.settings.append(setting)
            case .nothing: break
            case .refused: object.refusals.append(refusal(element, "\(name)=\"\(text)\" of <\(element.name)>"))
            case .malformed(let wanted): fail(element, "\(name) is '\(text)'; it must be \(wanted)")
            }
        }
    }

    mutating func readCommon(
        _ child: MarkupElement, of element: MarkupElement, _ vocabulary: Vocabulary, into object: inout ArchivedObject
    ) {
        switch child.name {
        case "connections": object.connections += connections(child, of: element)
        case "userDefinedRuntimeAttributes": for attribute in child.children { readAttribute(attribute, into: &object) }
        case "accessibility": readAccessibility(child, into: &object)
        case "gestureRecognizers": break
        case "variation" where InterfaceVariations.isRead(child): break
        case "frame" where child["key"] == "frameInset" && child["maxX"] == nil && child["maxY"] == nil:
            let origin = CGPoint(x: length(child["minX"]), y: length(child["minY"]))
            let frame = CGRect(origin: origin, size: CGSize(width: length(child["width"]), height: length(child["height"])))
            if let setting = vocabulary.properties["frame"]?(.rect(frame)) { object.settings.append(setting) }
        default:
            guard let key = child["key"], let taking = vocabulary.properties[key] else {
                object.refusals.append(refusal(child, child["key"].map { "<\(child.name) key=\"\($0)\">" }))
                return
            }
            guard let property = property(child, into: &object) else { return }
            if let setting = taking(property) {
                object.settings.append(setting)
            } else {
                fail(child, "\(key) of <\(element.name)> is no <\(child.name)>")
            }
        }
    }

    private func length(_ text: String?) -> CGFloat { CGFloat(text.flatMap(Vocabulary.finite) ?? 0) }

    private func readAccessibility(_ element: MarkupElement, into object: inout ArchivedObject) {
        guard let identifier = element["identifier"] else { return }
        object.settings.append { view, _ in (view as? UIView)?.accessibilityIdentifier = identifier }
    }
}

extension Vocabulary {
    static let gesture = any.adding([
        "numberOfTapsRequired": whole(1...100) { (tap: UITapGestureRecognizer, number) in tap.numberOfTapsRequired = number },
        "minimumNumberOfTouches": only("1"), "numberOfTouchesRequired": only("1"),
        "enabled": flag { (gesture: UIGestureRecognizer, flag) in gesture.isEnabled = flag },
        "minimumPressDuration": number { (press: UILongPressGestureRecognizer, number) in press.minimumPressDuration = number },
        "allowableMovement": number { (press: UILongPressGestureRecognizer, number) in press.allowableMovement = CGFloat(number) },
        "cancelsTouchesInView": flag { (gesture: UIGestureRecognizer, flag) in gesture.cancelsTouchesInView = flag },
        "delaysTouchesBegan": flag { (gesture: UIGestureRecognizer, flag) in gesture.delaysTouchesBegan = flag },
        "delaysTouchesEnded": flag { (gesture: UIGestureRecognizer, flag) in gesture.delaysTouchesEnded = flag },
    ])
}
