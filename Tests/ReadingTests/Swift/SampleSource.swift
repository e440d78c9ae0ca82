/// Random numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A file with every kind of syntax that facts are made from.
let sampleSource = #"""
  import SwiftUI
  @preconcurrency import class AVFoundation.AVCaptureDevice
  // askonce: owns no permission
  #if DEBUG
  let global = make()
  #endif
  enum Page: String, CaseIterable { case one = "1", two; case three(Int) }
  extension Outer.Inner where T: P {
    static func f(_ a: Int = g(), b c: @escaping () -> Void) async throws -> some View {
      Text("x")
    }
  }
  struct Screen: View {
    @AppStorage("done") private var isDone = false
    @State var a: Bool = true, b = false
    lazy var m: CLLocationManager? = { let m = CLLocationManager(); m.delegate = self; return m }()
    let action: (() -> Void)?
    var title: String { switch page { case .one: "A"; case .two where x: "B"; default: "C" } }
    var status: Int { didSet { save(oldValue) } }
    var body: some View {
      let n = 3
      VStack(spacing: 8) {
        Text("Hi \(name)!" + suffix)
          .font(.title)
          #if os(iOS)
          .foo(1)
          #else
          .bar()
          #endif
          .padding()
        if !isDone, let x = model.x { Text(x) } else if case .denied = s {
          Button("Skip") { dismiss() }
        } else { EmptyView() }
        Button(isDone ? "Next" : "Skip",
          action: isDone ? { next() } : skip) // askonce:disable:next a - b
        ForEach(items) { item in Row(item) }
      }
      .alert("T", isPresented: $isShown) { Button("OK") {} } message: { Text("m") }
    }
    func ask() {
      guard let d = device, d.ok else { return }
      if d.denied { openSettings(); return }
      switch AVCaptureDevice.authorizationStatus(for: .video) {
      case .denied, .restricted: show()
      case let .x(v): use(v)
      @unknown default: break
      }
      _ = f() ?? g()
      try? await h(a?.b().c!.d, x as? T, y is U, arr[0].f(), Foo<Bar>.baz())
      for i in list where i > 0 { k(i) }
      do { try z() } catch let e as MyError { log(e) } catch { }
      if #available(iOS 17, *) { n() } else { o() }
      self.count += 1
      let v = if a { 1 } else { 2 }
      p(#selector(Self.tap(_:)), \.color, \Foo.bar, .init(a: 1), Foo.self,
        [1, -2], ["k": v], (1, b: 2), a == b && !c || d)
      Foo<Bar>()
      array[0](1)
    }
  }
  #Preview { Foo() }
  struct P: PreviewProvider { static var previews: some View { X() } }

  // MARK: - 日本語 👩‍👩‍👧‍👦
  @MainActor
  final class Recorder: NSObject, ObservableObject, AVAudioRecorderDelegate {
    @Published private(set) var state: State = .idle
    private let session = AVAudioSession.sharedInstance()
    private var continuation: CheckedContinuation<Bool, Never>?
    static let shared = Recorder()

    enum State: Equatable { case idle, asking, recording(since: Date), blocked(reason: String?) }

    override init() {
      super.init()
      session.delegate = self
    }

    func start() async throws {
      guard await permission() else {
        state = .blocked(reason: "Microphone \(name ?? "off")")
        throw RecorderError.blocked
      }
      let settings: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, "rate": 44_100.0]
      recorder = try AVAudioRecorder(url: url, settings: settings)
      if recorder?.record() == true { state = .recording(since: .now) }
    }

    private func permission() async -> Bool {
      switch session.recordPermission {
      case .granted: return true
      case .denied: return false
      case .undetermined:
        return await withCheckedContinuation { continuation in
          session.requestRecordPermission { [weak self] isGranted in
            self?.continuation = nil
            continuation.resume(returning: isGranted)
          }
        }
      #if os(visionOS)
      case .other: return 1 < 2 ? true : false
      #endif
      @unknown default: return false
      }
    }

    var label: LocalizedStringKey {
      if case .recording(let since) = state { "Since \(since, format: .dateTime)" } else { "Start" }
    }

    deinit { while isOpen { close() }; defer { done() }; repeat { wait() } while busy }
  }
  """#
