import Facts
import Reading
import Testing

@Suite("Calls of Objective-C files")
struct ObjectiveCCallsTests {
  @Test("a message is a call as Swift writes it", arguments: messages)
  func reading(_ snippet: ObjectiveCSnippet) { snippet.check(\.callLines) }

  private static let messages: [ObjectiveCSnippet] = [
    .body(
      "of classes and objects, nested",
      """
      [self go];
      [super viewDidLoad];
      [[a b] c:1];
      [a.b c:x d:[e f]];
      """,
      """
      call0 self.go() body0 statement
      call1 super.viewDidLoad() body0 statement
      call2 a.b() body0
      call3 call2->c(1) body0 statement
      call4 a.b.c(x, d: call5) body0 statement
      call5 e.f() body0
      """),
    .body(
      "that makes an object",
      """
      [[CLLocationManager alloc] init];
      [Page new];
      [[UIBarButtonItem alloc] initWithTitle:@"A" style:UIBarButtonItemStylePlain target:self
        action:@selector(skip:)];
      [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil];
      [NSURL URLWithString:@"a:"];
      [[[self class] alloc] initWithPage:p];
      """,
      """
      call0 CLLocationManager() body0 statement
      call1 Page() body0 statement
      call2 UIBarButtonItem(title: "A", style: .plain, target: self, action: #selector(skip)) \
      body0 statement
      call3 UIAlertAction(title: "OK", style: .default, handler: nil) body0 statement
      call4 URL(string: "a:") body0 statement
      call5 A(page: p) body0 statement
      """),
    .body(
      "of a framework",
      """
      [self presentViewController:x animated:YES completion:nil];
      [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL ok) {
        [self go];
      }];
      [UNUserNotificationCenter.currentNotificationCenter
        requestAuthorizationWithOptions:UNAuthorizationOptionAlert | UNAuthorizationOptionBadge
        completionHandler:done];
      [[UIApplication sharedApplication] openURL:u];
      """,
      """
      call0 self.present(x, animated: true, completion: nil) body0 statement
      call1 AVCaptureDevice.requestAccess(for: .video, completionHandler: closure1) body0 statement
      call2 self.go() body1 statement
      call3 UNUserNotificationCenter.current.requestAuthorization(options: [.alert, .badge], \
      completionHandler: done) body0 statement
      call4 UIApplication.shared.open(u) body0 statement
      """),
    .body(
      "functions and queues",
      """
      dispatch_async(dispatch_get_main_queue(), ^{ go(1); });
      label.text = NSLocalizedString(@"key", @"a comment");
      block(YES);
      """,
      """
      call0 DispatchQueue.main.async(closure1 trailing) body0 statement
      call1 dispatch_get_main_queue() body0
      call2 go(1) body1 statement
      call3 NSLocalizedString("key", comment: "a comment") body0
      call4 block(true) body0 statement
      """),
    .body(
      "a block that is a value",
      "x = ({ UIButton *b = [UIButton new]; [b go]; b; });",
      """
      call0 closure1() body0
      call1 UIButton() body1
      call2 b.go() body1 statement
      """),
    .body(
      "what a cast, a macro and a lambda hold",
      """
      [(Page *)[self top] show];
      RETURN_IF(x > 0)
      [signal subscribeNext:^(id x) { [self go]; }];
      run([=](int a) { stop(); });
      """,
      """
      call0 self.top() body0
      call1 call0->show() body0 statement
      call2 RETURN_IF((x > 0)) body0 statement
      call3 signal.subscribeNext(closure1) body0 statement
      call4 self.go() body1 statement
      call5 run(closure2) body0 statement
      call6 stop() body2 statement
      """),
  ]

  @Test("a message has the place of the whole, and that of its name")
  func places() {
    let source = "void f() {\n  [é open:x\n    with:y];\n}\n"
    let call = ObjectiveCReader.read(Array(source.utf8), path: "App.m").facts!.calls[0]
    #expect(call.place.written == "2:3-3:12")
    #expect(call.namePlace.written == "2:7-2:11")
  }
}
