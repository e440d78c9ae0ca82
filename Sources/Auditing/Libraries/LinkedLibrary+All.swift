extension LinkedLibrary.Known {
  /// Well-known libraries of others; what cannot be shown of one is left out.
  static let all: [LinkedLibrary.Known] = advertising + attribution + others

  private static let advertising: [LinkedLibrary.Known] = [
    .init(
      name: "Google Mobile Ads",
      names: [
        "google-mobile-ads-sdk", "swift-package-manager-google-mobile-ads", "googlemobileads",
      ], modules: ["GoogleMobileAds"], purpose: .advertising, families: ["tracking"],
      source: "https://developers.google.com/admob/ios/privacy/idfa"),
    .init(
      name: "Meta Audience Network", names: ["fbaudiencenetwork"], modules: ["FBAudienceNetwork"],
      purpose: .advertising, families: ["tracking"],
      source: "https://developers.facebook.com/docs/audience-network"),
    .init(
      name: "AppLovin MAX",
      names: ["applovinsdk", "applovin-max-swift-package", "applovin-max-sdk-ios"],
      modules: ["AppLovinSDK"], purpose: .advertising, families: ["tracking"],
      source: "https://support.axon.ai/en/max/ios/overview/privacy"),
    .init(
      name: "Unity Ads", names: ["unityads", "unity-ads-ios"], modules: ["UnityAds"],
      purpose: .advertising, families: ["tracking"],
      source: "https://docs.unity.com/ads/ATTCompliance.html"),
    .init(
      name: "ironSource", names: ["ironsourcesdk", "ironsourceadqualitysdk", "ironsource"],
      modules: ["IronSource"], purpose: .advertising, families: ["tracking"],
      source: "https://developers.is.com/ironsource-mobile/ios/ios-14-network-support"),
    .init(
      name: "Liftoff Vungle",
      names: ["vungleads", "vunglesdk-ios", "vungleadssdk-swiftpackagemanager"],
      modules: ["VungleAdsSDK", "VungleSDK"], purpose: .advertising, families: ["tracking"],
      source: "https://support.vungle.com"),
    .init(
      name: "InMobi", names: ["inmobisdk"], modules: ["InMobiSDK"], purpose: .advertising,
      families: ["tracking", "location"], source: "https://support.inmobi.com"),
    .init(
      name: "Chartboost", names: ["chartboostsdk"], modules: ["ChartboostSDK"],
      purpose: .advertising, families: ["tracking"], source: "https://docs.chartboost.com"),
    .init(
      name: "Mintegral", names: ["mintegraladsdk", "mintegraladsdk-swift-package"],
      modules: ["MTGSDK"], purpose: .advertising, families: ["tracking"],
      source: "https://dev.mintegral.com"),
    .init(
      name: "Pangle", names: ["ads-global"], modules: ["PAGAdSDK"], purpose: .advertising,
      families: ["tracking"], source: "https://www.pangleglobal.com/integration"),
  ]

  private static let attribution: [LinkedLibrary.Known] = [
    .init(
      name: "AppsFlyer",
      names: [
        "appsflyerframework", "appsflyerframework-static", "appsflyerframework-dynamic",
        "appsflyerlib",
      ], modules: ["AppsFlyerLib"], purpose: .attribution, families: ["tracking"],
      source: "https://dev.appsflyer.com/hc/docs/ios-sdk-reference-appsflyerlib"),
    .init(
      name: "Adjust", names: ["adjust", "ios_sdk", "adjustsdk"], modules: ["Adjust", "AdjustSdk"],
      purpose: .attribution, families: ["tracking"],
      source: "https://dev.adjust.com/en/sdk/ios/features/att"),
    .init(
      name: "Branch",
      names: [
        "branch", "branchsdk", "ios-branch-sdk-spm", "ios-branch-deep-linking-attribution",
      ], modules: ["Branch", "BranchSDK"], purpose: .attribution, families: ["tracking"],
      source: "https://help.branch.io/developers-hub/docs/ios-advanced-features"),
    .init(
      name: "Kochava", names: ["kochavatrackerios", "apple-swiftpackage-kochavatracker"],
      modules: ["KochavaTracker"], purpose: .attribution, families: ["tracking"],
      source: "https://support.kochava.com/reference-information/att-framework-support"),
    .init(
      name: "Singular", names: ["singular-sdk", "singular-ios-sdk"], modules: ["Singular"],
      purpose: .attribution, families: ["tracking"],
      source: "https://support.singular.net/hc/en-us/articles/360037581952"),
    .init(
      name: "Tenjin", names: ["tenjinsdk", "tenjin-ios-sdk"], modules: ["TenjinSDK"],
      purpose: .attribution, families: ["tracking"], source: "https://docs.tenjin.com"),
  ]

  private static let others: [LinkedLibrary.Known] = [
    .init(
      name: "Facebook SDK", names: ["facebook-ios-sdk", "fbsdkcorekit", "facebookcore"],
      modules: ["FBSDKCoreKit", "FacebookCore"], families: ["tracking"],
      source: "https://developers.facebook.com/docs/app-events/guides"),
    .init(
      name: "Google Maps", names: ["googlemaps", "ios-maps-sdk"], modules: ["GoogleMaps"],
      families: ["location"],
      source: "https://developers.google.com/maps/documentation/ios-sdk/config"),
    .init(
      name: "Mapbox", names: ["mapbox-maps-ios", "mapboxmaps", "mapbox-navigation-ios"],
      modules: ["MapboxMaps"], families: ["location"],
      source: "https://docs.mapbox.com/ios/maps/guides/user-location"),
    .init(
      name: "Radar", names: ["radarsdk", "radar-sdk-ios", "radar-sdk-ios-spm"],
      modules: ["RadarSDK"], families: ["location", "motion"],
      source: "https://radar.com/documentation/sdk/ios"),
    .init(
      name: "OneSignal", names: ["onesignal", "onesignalxcframework", "onesignal-xcframework"],
      modules: ["OneSignal", "OneSignalFramework"], families: ["notifications", "location"],
      source: "https://documentation.onesignal.com/docs/location-opt-in-prompt"),
    .init(
      name: "Intercom", names: ["intercom", "intercom-ios", "intercom-ios-sp"],
      modules: ["Intercom"], families: ["camera", "microphone", "photos"],
      source: "https://developers.intercom.com/installing-intercom/ios/installation"),
    .init(
      name: "Jitsi Meet", names: ["jitsimeetsdk"], modules: ["JitsiMeetSDK"],
      families: ["camera", "microphone", "calendar"],
      source: "https://jitsi.github.io/handbook/docs/dev-guide/dev-guide-ios-sdk"),
    .init(
      name: "Twilio Video", names: ["twiliovideo", "twilio-video-ios"], modules: ["TwilioVideo"],
      families: ["camera", "microphone"],
      source: "https://www.twilio.com/docs/video/ios-getting-started"),
    .init(
      name: "Agora", names: ["agorartcengine_ios", "agorartcengine_ios-spm"],
      modules: ["AgoraRtcKit"], families: ["camera", "microphone"],
      source: "https://docs.agora.io/en/video-calling/get-started/get-started-sdk?platform=ios"),
    .init(
      name: "WebRTC", names: ["googlewebrtc", "webrtc-sdk", "webrtc", "webrtc-lib"],
      modules: ["WebRTC"], families: ["camera", "microphone"],
      source: "https://webrtc.github.io/webrtc-org/native-code/ios"),
    .init(
      name: "Onfido", names: ["onfido", "onfido-ios-sdk"], modules: ["Onfido"],
      families: ["camera", "microphone", "nfc"],
      source: "https://documentation.onfido.com/sdk/ios"),
    .init(
      name: "Persona", names: ["personainquirysdk2", "inquiry-ios-2"],
      modules: ["Persona2"], families: ["camera", "microphone", "photos", "nfc"],
      source: "https://docs.withpersona.com/ios-sdk-v2-integration-guide"),
    .init(
      name: "Veriff", names: ["veriffsdk", "veriff-ios-spm"], modules: ["Veriff"],
      families: ["camera", "microphone", "nfc"],
      source: "https://devdocs.veriff.com/docs/ios-sdk-guide"),
    .init(
      name: "Instabug", names: ["instabug", "instabug-sp"], modules: ["Instabug"],
      families: ["microphone", "photos"],
      source: "https://docs.instabug.com/docs/ios-integration"),
  ]
}
