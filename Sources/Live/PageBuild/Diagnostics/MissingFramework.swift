// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Localization
import PageSource

/// A framework of Apple’s that a page imports although it is not available. That is found without the compiler.
enum MissingFramework {
    /// Returns an error for each framework that each file of a page needs, at its first import. `texts` are those of the
    /// files by path, and `modules` are the search paths of modules: a library there can have the name of a framework.
    static func errors(in texts: [(file: String, text: String)], modules: [String]) -> [Diagnostic] {
        func isFound(_ module: String) -> Bool { SearchedModules(paths: modules).contains(module) }
        return texts.flatMap { file, text in
            var known: Set<String> = []
            return ImportStatement.all(in: text) { isFound($0) ? true : names.contains($0) ? false : nil }.filter {
                $0.isCompiled == true && names.contains($0.module) && known.insert($0.module).inserted
                    && !isFound($0.module)
            }.map { statement in
                error(
                    needing: statement.module, file: file, line: statement.position.line,
                    column: statement.position.column)
            }
        }
    }

    /// Returns an error about a module.
    static func error(needing module: String, file: String?, line: Int?, column: Int?) -> Diagnostic {
        let text = filled(
            // Translators: {module} is the name of a library of Apple’s, such as “SwiftUI”.
            translated("This page needs {module}, which isn’t available here."), ["module": module])
        return Diagnostic(severity: .error, text: text, name: file, line: line, column: column)
    }

    /// The frameworks that a page cannot use, apart from those that UIKit includes.
    private static let names: Set<String> = [
        "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI",
        "AdServices", "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppleScriptObjC", "ApplicationServices",
        "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioUnit", "AudioVideoBridging",
        "AuthenticationServices", "AutomaticAssessmentConfiguration", "Automator", "AVKit",
        "AVRouting", "BackgroundAssets", "BackgroundTasks", "BrowserEngineCore", "BrowserEngineKit",
        "BrowserKit", "BusinessChat", "CallKit", "Carbon", "CarPlay", "CFNetwork", "Charts", "Cinematic", "ClassKit",
        "ClockKit", "CloudKit", "Collaboration", "ColorSync", "Combine", "CompositorServices", "Contacts",
        "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreHID", "CoreImage",
        "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMediaIO", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN",
        "CreateML", "CreateMLComponents", "CreateMLUI", "CryptoKit", "CryptoTokenKit", "DataDetection",
        "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DeviceDiscoveryUI",
        "DiskArbitration", "DockKit", "DriverKit", "EnergyKit", "EventKit", "EventKitUI", "ExposureNotification",
        "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
        "FileProviderUI", "FinanceKit", "FinanceKitUI", "FinderSync", "ForceFeedback", "FoundationModels", "FSKit",
        "GameController", "GameKit", "GameSave", "GLKit", "GroupActivities", "GSS", "HealthKit",
        "HealthKitUI", "HomeKit", "Hypervisor", "iAd", "IdentityDocumentServices", "IdentityLookup",
        "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "ImmersiveMediaSupport",
        "InputMethodKit", "InstallerPlugins", "Intents", "IntentsUI", "IOBluetooth", "IOKit", "IOSurface",
        "JavaScriptCore", "JournalingSuggestions", "LatentSemanticMapping", "LightweightCodeRequirements",
        "LinkPresentation", "LiveCommunicationKit", "LocalAuthentication", "LocalAuthenticationEmbeddedUI",
        "LockedCameraCapture", "ManagedApp", "ManagedAppDistribution", "ManagedSettings", "ManagedSettingsUI",
        "MapKit", "MarketplaceKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaLibrary", "MediaPlayer",
        "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
        "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
        "NewsstandKit", "NotificationCenter", "OpenAL", "OpenCL", "OpenDirectory", "OpenGL", "OpenGLES", "OSLog",
        "PaperKit", "ParavirtualizedGraphics", "PassKit", "PDFKit", "PencilKit", "PermissionKit", "PHASE", "Photos",
        "PhotosUI", "PlaygroundBluetooth", "PreferencePanes", "ProximityReader", "PushKit", "PushToTalk", "Quartz",
        "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityFoundation", "RealityKit", "RelevanceKit",
        "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenSaver",
        "ScreenTime", "ScriptingBridge", "Security", "SecurityInterface", "SensitiveContentAnalysis", "SensorKit",
        "ServiceManagement", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "Spatial",
        "Speech", "SpriteKit", "StickerFoundation", "StickerKit", "StoreKit", "StoreKitTest", "SwiftData", "SwiftUI",
        "Symbols", "SyncServices", "SystemConfiguration", "SystemExtensions", "TabletopKit", "TabularData",
        "TelephonyMessagingKit", "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider", "TVMLKit",
        "TVServices", "TVUIKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WiFiAware", "WorkoutKit",
    ]
}
