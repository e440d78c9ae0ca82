"""What the bindings cannot tell, and why: the types and selectors of the rows alone.

A stub says why in its own comments: `Bindings: none`, `Not in the bindings:`.
"""

SWIFT = "Swift alone: no header of Objective-C declares it"
FACT = "no enumeration: what a call or property answers"
NEWER = "newer than the bindings"

# Types of rows without a stub that Objective-C names in another way.
SPELLED = {"ASAccessory.AccessoryState": "ASAccessoryState"}

# Enumerations of which the rows need a part: most of their cases say nothing of a permission.
ERRORS = {"CMError", "HKError.Code", "LAError.Code", "NIError.Code", "NEVPNStatus"}

TYPES = {
    "AgeRangeService.Response": SWIFT,
    "AlarmManager.AuthorizationState": SWIFT,
    "ARKitSession.AuthorizationStatus": "visionOS alone, which no binding has",
    "FamilyControls.AuthorizationStatus": SWIFT,
    "FinanceError": SWIFT,
    "FinanceKit.AuthorizationStatus": SWIFT,
    "MSCriticalMessagingAuthorizationStatus": SWIFT,
    "MusicAuthorization.Status": SWIFT,
    "WorkoutScheduler.AuthorizationState": SWIFT,
    "Bool": FACT,
    "CardSession.isEligible": FACT,
    "GKLocalPlayer.isAuthenticated": FACT,
    "HKHealthStore.authorizationStatus": FACT,
    "NFCReaderSession.readingAvailable": FACT,
    "DNSServiceErrorType": "numbers of C's macros, which no binding has",
    "OSStatus": "numbers of C's macros, which no binding has",
    "OSSystemExtensionRequest": FACT,
    "PKPassLibrary.isPassLibraryAvailable": FACT,
    "RPScreenRecorder.isAvailable": FACT,
    "SRSensorReader.authorizationStatus": FACT,
    "canEvaluatePolicy": FACT,
}

SELECTORS = {
    "ar_session_query_authorization_results": "visionOS alone, which no binding has",
    "ar_session_request_authorization": "visionOS alone, which no binding has",
    "+[CMMotionManager authorizationStatus]": NEWER,
    "+[ALAssetsLibrary authorizationStatus]": "older than the bindings",
    "DNSServiceBrowse": "a library of C, not a framework",
    "+[ATTrackingManager requestTrackingAuthorizationPreferringExpandedInterface:"
    "additionalInformationAction:completionHandler:]": NEWER,
}
