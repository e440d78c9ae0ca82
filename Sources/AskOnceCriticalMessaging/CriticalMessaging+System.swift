#if canImport(Messages) && !targetEnvironment(macCatalyst)
  #if !os(macOS) && !os(visionOS) && !os(watchOS)
    import AskOnce
    @preconcurrency import Messages
    import PermissionModel

    @available(iOS 18.2, *)
    extension CriticalMessaging {
      fileprivate static let permissions = ParameterizedPermissions<
        CriticalMessaging, [MSRecipient]
      > {
        Permission(source: source(for: $0, in: .main))
      }

      /// The system as a source. Each request shows one alert for each recipient, and takes the
      /// permission for all others away: an app names its whole set.
      /// https://developer.apple.com/documentation/messages/mscriticalsmsmessenger/requestauthorization(for:)
      package static func source(
        for recipients: [MSRecipient], in host: HostApp
      ) -> PermissionSource {
        .system(
          row, in: host,
          read: {
            let statuses = try? await MSCriticalSMSMessenger()
              .checkAuthorizationStatus(for: recipients)
            return standing(
              statuses.map { statuses in recipients.map { statuses[$0] ?? .unknown } } ?? [])
          },
          readNow: nil,
          request: { _ = try? await MSCriticalSMSMessenger().requestAuthorization(for: recipients) }
        )
      }

      /// What holds for all: the first status in the table's order that one of them has, and before
      /// all one that the table does not know.
      private static func standing(
        _ statuses: [MSCriticalMessagingAuthorizationStatus]
      ) -> Standing {
        let names = statuses.map { status in Self.names.first { $0.status == status }?.name ?? "" }
        let order = row.statuses.map(\.name)
        let name = names.first { !order.contains($0) } ?? order.first { names.contains($0) }
        return row.standing(ofRawStatus: name ?? "", type: "MSCriticalMessagingAuthorizationStatus")
      }

      /// The numbers of the statuses are not documented:
      /// https://developer.apple.com/documentation/messages/mscriticalmessagingauthorizationstatus
      private static var names: [(status: MSCriticalMessagingAuthorizationStatus, name: String)] {
        [(.unknown, "unknown"), (.denied, "denied"), (.approved, "approved")]
      }
    }

    @available(iOS 18.2, *)
    extension Permission where R == CriticalMessaging {
      /// Critical text messages to the recipients, who are all that the app has.
      public static func criticalMessaging(to recipients: [MSRecipient]) -> Permission {
        R.permissions[recipients]
      }
    }
  #endif
#endif
