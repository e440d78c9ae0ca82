import Facts
import Reading
import Testing

@Suite("Declarations of Objective-C files")
struct ObjectiveCDeclarationsTests {
  @Test("a class is a type", arguments: types)
  func readingTypes(_ snippet: ObjectiveCSnippet) { snippet.check(\.typeLines) }

  @Test("a method or function is a body", arguments: bodies)
  func readingBodies(_ snippet: ObjectiveCSnippet) { snippet.check(\.bodyLines) }

  @Test("a property, ivar, constant or local is a property", arguments: properties)
  func readingProperties(_ snippet: ObjectiveCSnippet) { snippet.check(\.propertyLines) }

  private static let types = [
    ObjectiveCSnippet(
      "with its superclass and protocols",
      """
      NS_ASSUME_NONNULL_BEGIN
      @class B, C;
      @protocol P;
      @interface A<T> : UIViewController <CLLocationManagerDelegate, P>
      @end
      @interface A () <Q>
      @end
      @interface A (More)
      @end
      @protocol P <NSObject>
      - (void)go;
      @end
      typedef void (^Done)(BOOL granted, NSError *error);
      NS_ASSUME_NONNULL_END
      """,
      """
      classType A ["UIViewController", "CLLocationManagerDelegate", "P"]
      extensionOf A ["Q"]
      extensionOf A []
      protocolType P []
      typeAlias Done ["(Bool, Error) -> Void"]
      """)
  ]

  private static let bodies = [
    ObjectiveCSnippet(
      "methods by their selectors",
      """
      @implementation A
      - (instancetype)initWithPage:(Page *)page title:(NSString *)title { return self; }
      + (instancetype)sharedA { static A *a; return a; }
      - (IBAction)ask:(id)sender {}
      - (void)ask:(nullable NSArray<Page *> *)pages then:(void (^)(BOOL granted))done {}
      - (void)locationManager:(CLLocationManager *)manager
          didChangeAuthorizationStatus:(CLAuthorizationStatus)status {}
      @end
      static BOOL isOpen(int a, char *b) { return YES; }
      """,
      """
      body0 initializer A.init(page page: Page, title title: String) -> Self
      body1 static function A.sharedA() -> Self
      body2 function A.ask(_ sender: -) @IBAction
      body3 function A.ask(_ pages: [Page], then done: (Bool) -> Void)
      body4 function A.locationManagerDidChangeAuthorization(_ manager: CLLocationManager, \
      didChangeAuthorization status: CLAuthorizationStatus)
      body5 function isOpen(_ a: int, _ b: char) -> Bool
      """),
    ObjectiveCSnippet(
      "blocks, as arguments and by themselves",
      """
      @implementation A
      - (void)f {
        void (^done)(BOOL) = ^(BOOL ok) { go(); };
        [self ask:^BOOL(NSString *text) { return YES; }];
      }
      @end
      """,
      """
      body0 function A.f()
      body1 closure A.(_ ok: Bool) parent 0
      body2 closure A.(_ text: String) parent 0 of call1
      """),
  ]

  private static let properties = [
    ObjectiveCSnippet(
      "of a class",
      """
      @interface A : NSObject {
        UIButton *_go, *skip;
      @private
        BOOL _isOpen;
      }
      @property (nonatomic, weak) IBOutlet UILabel *label;
      @property (nonatomic, copy) void (^onDone)(BOOL granted);
      @property (class, readonly) A *shared;
      @property id<Pager> pager;
      @property NSArray<Page *> *pages NS_SWIFT_NAME(all);
      @end
      """,
      """
      var A.go : UIButton
      var A.skip : UIButton
      var A.isOpen : Bool
      var A.label : UILabel @IBOutlet
      var A.onDone : (Bool) -> Void
      static var A.shared : A
      var A.pager : Pager
      var A.pages : [Page]
      """),
    ObjectiveCSnippet(
      "with its getter and setter",
      """
      @interface A ()
      @property UIButton *go;
      @end
      @implementation A
      - (UIButton *)go { return _go; }
      - (void)setGo:(UIButton *)go { _go = go; }
      - (BOOL)isOpen { return YES; }
      @end
      """,
      """
      var A.go : UIButton get body0 observers [1]
      var A.isOpen : Bool get body2
      """),
    ObjectiveCSnippet(
      "constants and locals",
      #"""
      #define kKey @"a\u00e9\n"
      #define MAX(a, b) a
      NSString * const kName = @"name";
      typedef NS_ENUM(NSInteger, Step) { StepFirst = 1, StepLast };
      @implementation A
      - (void)f {
        CLLocationManager *manager = [[CLLocationManager alloc] init], *other;
        __weak typeof(self) weakSelf = self;
        const int count = 3;
        id<Pager> pager = weakSelf.pager;
        for (Page *page in pages) {}
      }
      @end
      """#,
      #"""
      let kKey = "aé\n"
      let kName : String = "name"
      let StepFirst = .StepFirst
      let StepLast = .StepLast
      var manager in body0 : CLLocationManager = call0
      var other in body0 : CLLocationManager
      var weakSelf in body0 : A = self
      let count in body0 : int = 3
      var pager in body0 : Pager = self.pager
      var page in body0 : Page
      """#),
  ]
}
