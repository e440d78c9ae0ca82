import AskOnce
import AskOnceAlarms
import AskOnceBiometrics
import AskOnceBluetooth
import AskOnceCriticalMessaging
import AskOnceFamilyControls
import AskOnceFinance
import AskOnceLiveActivities
import AskOnceLocalNetwork
import AskOnceLocation
import AskOnceNearbyInteraction
import AskOnceNotifications
import AskOnceVPN
import Messages
import NearbyInteraction
import NetworkExtension
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
    Adapter(row: .liveActivities, status: "Bool", source: LiveActivities.source),
    Adapter(
      row: .localNetwork, status: "DNSServiceErrorType", errors: ["DNSServiceErrorType"],
      source: { LocalNetwork.source(browsing: "_game._tcp", in: $0) }),
    Adapter(
      row: .nearbyInteraction, status: "NIError.Code", errors: ["NIError.Code"],
      source: { NearbyDevices.source(running: NIConfiguration(), in: $0) }),
    Adapter(row: .vpnConfiguration, status: "NEVPNStatus") {
      VPNConfiguration.source(saving: NEVPNManager(), in: $0)
    },
    Adapter(
      row: .notificationsCritical, status: "UNNotificationSetting",
      source: NotificationsCritical.source),
    Adapter(
      row: .notificationsTimeSensitive, status: "UNNotificationSetting",
      source: NotificationsTimeSensitive.source),
    Adapter(
      row: .locationPreciseTemporary, status: "CLAccuracyAuthorization",
      needs: .locationWhenInUse,
      source: { LocationPrecise.source(purpose: "Directions", in: $0) }),
  ]
}
