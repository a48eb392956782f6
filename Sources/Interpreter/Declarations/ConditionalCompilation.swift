internal import SwiftOperators
internal import SwiftSyntax

/// Decides `#if` as in a debug build for iOS.
enum ConditionalCompilation {
    static func activeElements(of syntax: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        for clause in syntax.clauses {
            guard let condition = clause.condition else { return clause.elements }
            if holds(condition) { return clause.elements }
        }
        return nil
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        if condition.is(SequenceExprSyntax.self) {
            return OperatorTable.standardOperators.foldAll(condition) { _ in }.as(ExprSyntax.self).map(holds) ?? false
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            switch infix.operator.writtenText {
            case "&&": return holds(infix.leftOperand) && holds(infix.rightOperand)
            case "||": return holds(infix.leftOperand) || holds(infix.rightOperand)
            default: return true
            }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            guard let only = call.arguments.first?.expression else { return false }
            let argument = only.writtenText
            switch call.calledExpression.writtenText {
            case "os": return argument == "iOS"
            case "canImport": return systemModules.contains(argument)
            case "targetEnvironment": return argument == "simulator"
            case "arch": return argument == "arm64"
            case "swift": return isVersion(only, of: language)
            case "compiler": return isVersion(only, of: compiler)
            default: return false
            }
        }
        switch condition.writtenText {
        case "DEBUG", "true": return true
        default: return false
        }
    }

    /// The version that `swift(>=5.9)` is compared with: the language mode, which is 5 unless a project chooses another.
    private static let language = [5, 10]
    private static let compiler = [6, 2]

    private static func isVersion(_ condition: ExprSyntax, of version: [Int]) -> Bool {
        guard let comparison = condition.as(PrefixOperatorExprSyntax.self) else { return false }
        let wanted = comparison.expression.writtenText.split(separator: ".").compactMap { Int($0) }
        let isEarlier = version.lexicographicallyPrecedes(wanted)
        return comparison.operator.text == "<" ? isEarlier : !isEarlier
    }

    /// The system modules that an iOS app can import.
    static let systemModules = Set(
        """
        ARKit AVFoundation AVKit Accelerate Accessibility ActivityKit AppIntents AudioToolbox AuthenticationServices
        BackgroundTasks CFNetwork CallKit Charts CloudKit Combine Compression Contacts ContactsUI CoreBluetooth
        CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreServices
        CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit Darwin DeviceCheck Dispatch EventKit EventKitUI
        Foundation GameController GameKit GameplayKit HealthKit HomeKit ImageIO Intents IntentsUI LinkPresentation
        LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit MobileCoreServices ModelIO
        MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation
        PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing RegexBuilder
        ReplayKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit Swift SwiftData SwiftUI
        SystemConfiguration TipKit UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision VisionKit
        WatchConnectivity WebKit WidgetKit _Concurrency os simd
        """.split { $0.isWhitespace }.map(String.init))
}
