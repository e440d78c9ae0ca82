// Bindings: objc2 CloudKit/CKDatabase.rs, CloudKit/CKRecord.rs; macios src/cloudkit.cs

import Foundation

/// https://developer.apple.com/documentation/cloudkit/ckrecord
open class CKRecord: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/cloudkit/ckrecord/init(recordtype:)
  public init(recordType: String) {}
}

/// https://developer.apple.com/documentation/cloudkit/ckdatabase
open class CKDatabase: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/cloudkit/ckdatabase/save(_:)
  public func save(_ record: CKRecord) async throws -> CKRecord { record }
}

extension CKContainer {
  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/privateclouddatabase
  public var privateCloudDatabase: CKDatabase { CKDatabase() }
}
