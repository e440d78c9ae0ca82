extension CombinedTests {
  /// Purpose strings that App Review has rejected.
  static let purposes: [Twin] = [
    Twin(
      "an empty purpose string",
      faulty: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          ↓<key>NSPhotoLibraryUsageDescription</key>
          <string></string>
        </dict>
        </plist>
        --- Album.swift
        import Photos
        func album() { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
        """#,
      finds: ["empty-purpose-string"],
      fixed: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>NSPhotoLibraryUsageDescription</key>
          <string>Shows your pictures, so that you can add one to a note.</string>
        </dict>
        </plist>
        --- Album.swift
        import Photos
        func album() { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }
        """#),
    Twin(
      "a missing purpose string",
      faulty: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.wallet</string>
        </dict>
        </plist>
        --- Liveness.swift
        import AVFoundation
        func check() { ↓AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        """#,
      finds: ["missing-purpose-string"],
      fixed: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.wallet</string>
          <key>NSMicrophoneUsageDescription</key>
          <string>Records the sentence that you read aloud to show that you are a person.</string>
        </dict>
        </plist>
        --- Liveness.swift
        import AVFoundation
        func check() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }
        """#),
    Twin(
      "a purpose string that names the app and the resource alone",
      faulty: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          ↓<key>NSLocationWhenInUseUsageDescription</key>
          <string>APP NAME would like to use your current location.</string>
        </dict>
        </plist>
        --- Map.swift
        import CoreLocation
        func map() { CLLocationManager().requestWhenInUseAuthorization() }
        """#,
      finds: ["vague-purpose-string"],
      fixed: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>NSLocationWhenInUseUsageDescription</key>
          <string>點選「允許」後，App 會依照您的位置顯示當地天氣。</string>
        </dict>
        </plist>
        --- Map.swift
        import CoreLocation
        func map() { CLLocationManager().requestWhenInUseAuthorization() }
        """#),
    Twin(
      "a purpose string that only wants access to contacts",
      faulty: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          ↓<key>NSContactsUsageDescription</key>
          <string>App would like to access your Contacts</string>
        </dict>
        </plist>
        --- Friends.swift
        import Contacts
        func friends() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        """#,
      finds: ["vague-purpose-string"],
      fixed: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>NSContactsUsageDescription</key>
          <string>Finds friends who play, by comparing phone numbers on your device.</string>
        </dict>
        </plist>
        --- Friends.swift
        import Contacts
        func friends() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        """#),
    Twin(
      "a purpose string that only needs the microphone",
      faulty: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          ↓<key>NSMicrophoneUsageDescription</key>
          <string>App needs microphone access</string>
        </dict>
        </plist>
        --- Record.swift
        import AVFAudio
        func record() { AVAudioApplication.requestRecordPermission { _ in } }
        """#,
      finds: ["vague-purpose-string"],
      fixed: #"""
        --- Info.plist
        <plist version="1.0">
        <dict>
          <key>NSMicrophoneUsageDescription</key>
          <string>Records the voice notes that you add to a page.</string>
        </dict>
        </plist>
        --- Record.swift
        import AVFAudio
        func record() { AVAudioApplication.requestRecordPermission { _ in } }
        """#),
  ]
}
