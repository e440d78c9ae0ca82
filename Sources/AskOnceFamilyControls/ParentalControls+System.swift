#if canImport(FamilyControls) && !os(macOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  #if !targetEnvironment(macCatalyst)
    import AskOnce
    @preconcurrency import FamilyControls
    import PermissionModel

    extension ParentalControls {
      /// Whose device use the app controls, and who is asked.
      public enum Member: Sendable, Hashable {
        /// The person who holds the device, who is asked.
        case individual
        /// A child, whose parent or guardian is asked.
        case child
      }
    }

    @available(iOS 16, *)
    extension ParentalControls {
      fileprivate static let permissions = ParameterizedPermissions<ParentalControls, Member> {
        Permission(source: source(for: $0, in: .main))
      }

      /// The system as a source. Until the framework has looked the decision up it says "not
      /// determined", in every process anew; asking then shows no prompt where one was answered.
      /// https://developer.apple.com/documentation/familycontrols/authorizationcenter
      package static func source(for member: Member, in host: HostApp) -> PermissionSource {
        .system(
          row, in: host,
          readNow: {
            row.standing(
              ofRawValue: AuthorizationCenter.shared.authorizationStatus.rawValue,
              type: "FamilyControls.AuthorizationStatus")
          },
          request: {
            let member: FamilyControlsMember = member == .child ? .child : .individual
            try? await AuthorizationCenter.shared.requestAuthorization(for: member)
          })
      }
    }

    @available(iOS 16, *)
    extension Permission where R == ParentalControls {
      /// Screen Time's parental controls, for the person or for a child.
      public static func parentalControls(for member: ParentalControls.Member) -> Permission {
        R.permissions[member]
      }
    }
  #endif
#endif
