"""Proves that the comparison finds what is wrong, on bindings of a framework that does not exist."""
import tempfile
import unittest
from pathlib import Path

import bindings

RUST = """
use crate::*;

#[repr(transparent)]
pub struct GTGateStatus(pub NSInteger);
impl GTGateStatus {
    #[doc(alias = "GTGateStatusUnknown")]
    pub const Unknown: Self = Self(0);
    #[doc(alias = "GTGateStatusShut")]
    pub const Shut: Self = Self(1);
    #[doc(alias = "GTGateStatusOpen")]
    pub const Open: Self = Self(0x10);
}

pub struct GTGateParts(pub NSUInteger);
bitflags::bitflags! {
    impl GTGateParts: NSUInteger {
        #[doc(alias = "GTGatePartsLeft")]
        const Left = 1<<0;
    }
}

extern_class!(
    #[unsafe(super(NSObject))]
    pub struct GTGate;
);

impl GTGate {
    extern_methods!(
        #[unsafe(method(statusForParts:))]
        #[unsafe(method_family = none)]
        pub unsafe fn statusForParts(parts: GTGateParts) -> GTGateStatus;

        #[unsafe(method(requestAccessForKeeperName:completionHandler:))]
        #[unsafe(method_family = none)]
        pub unsafe fn requestAccess(
            &self,
            keeper_name: Option<&GTKeeperName>,
            handler: &block2::SendableBlock<'static, fn(Bool, *mut NSError)>,
        );

        #[unsafe(method(defaultGate))]
        #[unsafe(method_family = none)]
        pub unsafe fn defaultGate() -> Retained<GTGate>;
    );
}

pub fn GTOpenAll(force: bool) -> bool {
    extern "C-unwind" {
        fn GTOpenAll(force: Boolean) -> Boolean;
    }
}
"""

CSHARP = """
namespace Gates {
	[Native]
	public enum GTGateStatus : long {
		Unknown,
		Shut,
		Open = 16,
	}

	[NoTV, iOS (16, 0), Mac (13, 0)]
	[BaseType (typeof (NSObject))]
	interface GTGate {
		[Static]
		[Export ("statusForParts:")]
		GTGateStatus GetStatus (GTGateParts parts);

		[iOS (17, 0)]
		[Export ("requestAccessForKeeperName:completionHandler:")]
		void RequestAccess ([NullAllowed] string keeperName, Action<bool, NSError> handler);
	}
}
"""

STUB = """// Bindings: objc2 Gates/GTGate.rs; macios src/gates.cs

public struct GTGateStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let open = GTGateStatus(rawValue: 16)
}

public struct GTGateParts: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let left = GTGateParts(rawValue: 1 << 0)
}

open class GTGate: NSObject, @unchecked Sendable {
  open class func `default`() -> GTGate { GTGate() }

  public class func status(for parts: GTGateParts) -> GTGateStatus { .open }

  public func requestAccess(
    for name: GTKeeperName?, completionHandler answer: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
}

public func GTOpenAll(_ force: Bool) -> Bool { force }
"""

ROW = """
    statuses: [
      .init("GTGateStatus", "unknown", 0, .notDetermined),
      .init("GTGateStatus", "shut", 1, .blocked(.denied)),
      .init(
        "GTGateStatus", "open", 16, .granted(.full), note: "all of it"),
    ],
    symbols: [Symbol(.request, objectiveC: "-[GTGate requestAccessForKeeperName:completionHandler:]")]
"""

ADAPTER = """#if canImport(Gates) && !os(tvOS)
  @preconcurrency import Gates

  @available(iOS 17, macOS 13, *)
  extension Gate {
    static func ask() {
      _ = GTGate.status(for: .left)
      GTGate.default().requestAccess(for: nil) { _, _ in }
    }
  }
#endif
"""


class ComparisonTests(unittest.TestCase):
    def lines(self, sets=("objc2", "macios"), **changed):
        """What is said after replacing texts: `stub=("a", "b")`."""
        texts = {"rust": RUST, "csharp": CSHARP, "stub": STUB, "row": ROW, "adapter": ADAPTER}
        for name, (old, new) in changed.items():
            self.assertEqual(texts[name].count(old), 1, old)
            texts[name] = texts[name].replace(old, new)
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            files = {
                "bindings/objc2/generated/Gates/GTGate.rs": texts["rust"],
                "bindings/macios/src/gates.cs": texts["csharp"],
                "Tests/Stubs/Gates/GTGate.swift": texts["stub"],
                "Sources/PermissionModel/Resources/Rows/Gate.swift": texts["row"],
                "Sources/AskOnceGates/Gate+System.swift": texts["adapter"],
            }
            for path, text in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            found = bindings.load(root / "bindings")
            return bindings.compare({name: found[name] for name in sets}, root)

    def faults(self, **changed):
        return [" ".join(line) for line in self.lines(**changed) if line.verdict != "match"]

    def assertFault(self, *words, **changed):
        """One fault at least, and each of the words in one."""
        faults = self.faults(**changed)
        self.assertTrue(faults)
        for word in words:
            self.assertTrue(any(word in fault for fault in faults), (word, faults))

    def test_what_is_right_matches(self):
        self.assertEqual(self.faults(), [])
        self.assertGreaterEqual(len(self.lines()), 18)
        self.assertEqual({line.verdict for line in self.lines(sets=["objc2"])}, {"match"})

    def test_a_name_that_no_selector_gives(self):
        self.assertFault("requestEntry", "no selector", stub=("func requestAccess(", "func requestEntry("))
        self.assertFault("at:completionHandler", stub=("for name:", "at name:"))
        self.assertFault("status(for:)", stub=("public class func status", "public func status"))

    def test_a_selector_that_is_gone(self):
        self.assertFault(
            "no selector", rust=("requestAccessForKeeperName:", "requestEntryForKeeperName:"),
            csharp=("requestAccessForKeeperName:", "requestEntryForKeeperName:"))

    def test_a_wrong_number(self):
        self.assertFault("17 is 16", stub=("rawValue: 16", "rawValue: 17"))
        self.assertFault("2 is 1", stub=("1 << 0", "1 << 1"))
        self.assertFault("Gate: GTGateStatus.shut objc2: 2 is 1", row=('"shut", 1', '"shut", 2'))
        self.assertFault("macios: 16 is 15", csharp=("Open = 16", "Open = 15"))

    def test_a_case_that_is_not_there_or_not_known(self):
        self.assertFault("has no ajar", stub=("let open", "let ajar"))
        self.assertFault("no row has 1", row=('.init("GTGateStatus", "shut", 1, .blocked(.denied)),', ""))

    def test_other_types(self):
        self.assertFault("UInt is Int", stub=("rawValue: Int\n", "rawValue: UInt\n"))
        self.assertFault("GTKeeperName is GTKeeperName?", stub=("GTKeeperName?", "GTKeeperName"))
        self.assertFault("is @Sendable", stub=("@escaping @Sendable", "@escaping"))
        self.assertFault("Block<Bool>", stub=("(Bool, (any Error)?)", "(Bool)"))
        self.assertFault("an option set in one only", stub=("GTGateParts: OptionSet", "GTGateParts: RawRepresentable"))
        self.assertFault("it is no GTDoor", stub=("GTGate: NSObject", "GTGate: GTDoor"))
        self.assertFault("Int is Bool", stub=("_ force: Bool", "_ force: Int"))

    def test_what_none_has(self):
        self.assertFault("unexplained", "GTOpenSome", stub=("func GTOpenAll", "func GTOpenSome"))
        self.assertFault("no such selector", row=("-[GTGate request", "+[GTGate request"))
        explained = ("public func GTOpenAll", "/// Not in the bindings: C alone\npublic func GTOpenSome")
        self.assertEqual([f.split()[0] for f in self.faults(stub=explained)], ["absent"])

    def test_a_citation_that_does_not_hold(self):
        self.assertFault("cites", stub=("Gates/GTGate.rs", "Gates/GTDoor.rs"))
        self.assertFault("cites none", stub=("objc2 Gates/GTGate.rs; macios src/gates.cs", "none; of Swift alone"))

    def test_an_adapter_that_asks_too_early(self):
        self.assertFault("ios 16, since 17.0", adapter=("iOS 17", "iOS 16"))
        self.assertFault("not on tvos", adapter=(" && !os(tvOS)", ""))
        self.assertFault("@preconcurrency", adapter=("@preconcurrency import", "import"))
        guarded = ("      GTGate.default()", "      guard #available(iOS 17, *) else {\n        return\n      }\n      GTGate.default()")
        both = ADAPTER.replace("iOS 17", "iOS 16").replace(*guarded)
        self.assertEqual(self.faults(adapter=(ADAPTER, both)), [])
        inside = both.replace("        return\n", "        GTGate.default().requestAccess(for: nil) { _, _ in }\n")
        self.assertFault("line 9: ios 16, since 17.0", adapter=(ADAPTER, inside))


if __name__ == "__main__":
    unittest.main()
