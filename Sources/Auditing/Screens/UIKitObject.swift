import Facts

/// One object of UIKit or AppKit, with all that the code says of it.
struct UIKitObject {
  /// What tells one object from others.
  struct Key: Hashable {
    enum Base: Hashable {
      /// What one call makes.
      case built(CallRef)
      /// A property that is set elsewhere: an outlet.
      case member(owner: String, name: String)
      case local(BodyRef, String)
      /// `self`, of a class.
      case own(String)
      /// A button that an object has by itself, and which its members title.
      indirect case button(of: Key, String)
    }
    var base: Base
    /// The construction of the object that has it; nil for the screen's own.
    var of: Place?
  }

  /// One way in which it acts: the call that gives it its action.
  struct Use {
    var action: Bound
    var call: CallRef
    var scope: Scope
    var place: Place
    var conditions: [Condition]
    var context: UIKitReader.Context
  }

  var key: Key
  var role: UIKitTable.Role
  /// What made it; nil for outlets and the like.
  var call: CallRef?
  var scope: Scope
  var place: Place
  /// The conditions under which it is made.
  var conditions: [Condition]
  var context: UIKitReader.Context
  var titles: [Shown] = []
  var uses: [Use] = []
  /// Choices of an alert, in order.
  var choices: [Key] = []
  /// Whether it is an action sheet.
  var isSheet = false
  /// What its `isHidden` is set to.
  var hides: [Bound] = []
  /// Whether it was given to a control, whose titles and actions it became.
  var isGiven = false
}
