import Canvas
import Curriculum
import Foundation
import Projects
import Stage
import Testing
import UIKit

@testable import Tutor

/// Two devices or systems on one stage.
@MainActor
@Suite struct ComparingTests {
    private func driver(_ size: Size, print: String = "print(\"Profile has loaded\")") -> Driver {
        var request = Fixture.request()
        let text = Fixture.scene.replacingOccurrences(of: "print(\"Profile has loaded\")", with: print)
        request.run.sources = [Source(path: "Scene.swift", text: text)]
        var settings: [Setting] = []
        for name in ["phone", "se"] {
            var setting = request.setting
            setting.device = DeviceProfile.all.first { $0.name == name } ?? .phone
            settings.append(setting)
        }
        var stage = StageState(request)
        stage.comparison = .settings(settings)
        var state = TutorState(size: size)
        state.screens.append(.stage(stage))
        let driver = Driver(state, [.run(request, .open(nil))], size: size)
        for effect in driver.state.stage?.comparing ?? [] { driver.app.session.perform([effect]) }
        driver.send(.resize(size))
        return driver
    }

    @Test func `both pictures stand side by side, and follow the steps`() {
        let driver = driver(Size(width: 160, height: 45))
        driver.press("g").type("ProfileViewController.viewDidAp").press(.enter)
        driver.expect("▶ iPhone").expect("iPhone SE")
        #expect(driver.text.components(separatedBy: "Profile ").count > 2)
        driver.press(.right).expect("▶ iPhone")
    }

    @Test func `where there is no room for two they are shown by turns`() {
        let wide = driver(Size(width: 90, height: 29))
        wide.expect("iPhone (x: iPhone SE)").press("x").expect("iPhone SE (x: iPhone)").expect("375x667")
        wide.press("x").expect("iPhone (x: iPhone SE)").expect("393x852")
        // The pane has 19 columns here, two fewer than that title.
        let narrow = driver(Size(width: 80, height: 24))
        narrow.expect("│iPhone ").expect("│x: iPhone SE ").press("x").expect("│iPhone SE ").expect("│x: iPhone ").expect("375x667")
        narrow.press("x").expect("│x: iPhone SE ").expect("393x852")
    }

    @Test func `facts with other values on the other device are marked`() {
        let driver = driver(Size(width: 200, height: 60))
        driver.press("g").type("ProfileViewController.viewDidAp").press(.enter).press(.tab, .tab)
        driver.expect("≠ iPhone SE: ✓ 0,0 375×667")
        let line = driver.text.split(separator: "\n").first { $0.contains("window ") && $0.contains("✓") }
        #expect(line?.contains("≠") == false)
    }

    @Test func `events that only one device has are marked and counted`() throws {
        let print = "if UIScreen.main.bounds.height > 700 { print(\"tall\"); print(\"so tall\") } else { print(\"short\") }"
        let driver = driver(Size(width: 160, height: 45), print: print)
        // Two against one of these, and what the scene prints of its safe area, which is another on each device.
        driver.expect("≠ 3 here, 2 on iPhone SE")
        driver.press("/").type("so tall").press(.enter).expect("Not so on iPhone SE: ").expect("≠so tall")
        driver.press("x").expect("print: so tall does not come here.").expect("≠ 2 here, 3 on iPhone")
    }

    @Test func `an act ends the comparison`() {
        let driver = driver(Size(width: 160, height: 45))
        driver.press("i").choose("back")
        #expect(driver.state.stage?.compared.isEmpty == true)
        driver.press("x").expect("Not now: the text compares no devices or systems here.")
    }
}
