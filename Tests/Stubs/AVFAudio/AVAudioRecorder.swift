// Bindings: objc2 AVFAudio/AVAudioRecorder.rs, AVFAudio/AVAudioSession.rs,
// AVFAudio/AVAudioSessionTypes.rs, AVFAudio/AVAudioSettings.rs,
// CoreAudioTypes/CoreAudioBaseTypes.rs; macios src/AVFoundation/Enums.cs, src/avfoundation.cs

import Foundation

/// https://developer.apple.com/documentation/avfaudio/avformatidkey
public let AVFormatIDKey = "AVFormatIDKey"
/// https://developer.apple.com/documentation/avfaudio/avsampleratekey
public let AVSampleRateKey = "AVSampleRateKey"
/// https://developer.apple.com/documentation/avfaudio/avnumberofchannelskey
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// https://developer.apple.com/documentation/coreaudiotypes/kaudioformatmpeg4aac
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// https://developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject {
  /// https://developer.apple.com/documentation/avfaudio/avaudiorecorder/url
  /// Not in the bindings: Swift's own kind of value
  public let url: URL
  /// https://developer.apple.com/documentation/avfaudio/avaudiorecorder/init(url:settings:)
  /// Not in the bindings: Swift's own kind of value
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  /// https://developer.apple.com/documentation/avfaudio/avaudiorecorder/record()
  public func record() -> Bool { true }
  /// https://developer.apple.com/documentation/avfaudio/avaudiorecorder/stop()
  public func stop() {}
}

extension AVAudioSession {
  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct
  public struct Category: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/record
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
  }
  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions
  public struct SetActiveOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions/notifyothersondeactivation
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:)
  public func setCategory(_ category: Category) throws {}
  /// https://developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)
  /// Not in the bindings: Swift's own name of it
  public func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
}

extension AVAudioApplication {
  /// https://developer.apple.com/documentation/avfaudio/avaudioapplication/requestrecordpermission(completionhandler:)
  /// Not in the bindings: what the completion gives, awaited
  public class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { waiting in
      requestRecordPermission { waiting.resume(returning: $0) }
    }
  }
}
