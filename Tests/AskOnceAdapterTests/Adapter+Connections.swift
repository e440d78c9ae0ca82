import AskOnce
import AskOnceAlarms
import AskOnceBiometrics
import AskOnceBluetooth
import AskOnceCriticalMessaging
import AskOnceFamilyControls
import AskOnceFinance
import Messages
import PermissionModel

extension Adapter {
  static let connections = [
    Adapter(row: .bluetooth, status: "CBManagerAuthorization", source: Bluetooth.source),
    Adapter(row: .faceId, status: "LAError.Code") {
      Biometrics.source(reason: "Unlocks your diary.", in: $0)
    },
    Adapter(row: .familyControls, status: "FamilyControls.AuthorizationStatus") {
      ParentalControls.source(for: .child, in: $0)
    },
    Adapter(row: .alarms, status: "AlarmManager.AuthorizationState", source: Alarms.source),
    Adapter(
      row: .financialData, status: "FinanceKit.AuthorizationStatus", errors: ["FinanceError"],
      source: FinancialData.source),
    Adapter(row: .criticalMessaging, status: "MSCriticalMessagingAuthorizationStatus") {
      CriticalMessaging.source(for: [MSRecipient(phoneNumber: "15551234567")], in: $0)
    },
  ]
}
