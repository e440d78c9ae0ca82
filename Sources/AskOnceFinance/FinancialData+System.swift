#if canImport(FinanceKit) && !os(macOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  #if !targetEnvironment(macCatalyst)
    import AskOnce
    @preconcurrency import FinanceKit
    import PermissionModel

    @available(iOS 17.4, *)
    extension FinancialData: LiveResource {
      /// The one of the whole app.
      public static let permission = Permission<FinancialData>(source: source(in: .main))

      /// The system as a source. Without the entitlement, FinanceKit ends the app.
      /// https://developer.apple.com/documentation/financekit/financestore/requestauthorization()
      package static func source(in host: HostApp) -> PermissionSource {
        .system(
          row, in: host,
          read: {
            var standing = await status()
            standing.isMissing = !FinanceStore.isDataAvailable(.financialData)
            return standing
          },
          readNow: nil,
          request: { _ = try? await FinanceStore.shared.requestAuthorization() })
      }

      private static func status() async -> Standing {
        do {
          let status = try await FinanceStore.shared.authorizationStatus()
          let name = names.first { $0.status == status }?.name
          return row.standing(ofRawStatus: name ?? "", type: "FinanceKit.AuthorizationStatus")
        } catch FinanceError.dataRestricted {
          return row.standing(ofRawStatus: "dataRestricted", type: "FinanceError")
        } catch {
          return Standing(.unknown)
        }
      }

      /// The statuses have no numbers:
      /// https://developer.apple.com/documentation/financekit/authorizationstatus
      private static var names: [(status: AuthorizationStatus, name: String)] {
        [(.notDetermined, "notDetermined"), (.denied, "denied"), (.authorized, "authorized")]
      }
    }

    @available(iOS 17.4, *)
    extension Permission where R == FinancialData {
      /// Accounts, balances and transactions in Wallet.
      public static var financialData: Permission { .live }
    }
  #endif
#endif
