// Bindings: objc2 CloudKit/CKContainer.rs, CloudKit/CKDatabase.rs, CloudKit/CKRecord.rs; macios
// src/cloudkit.cs

import Foundation

/// https://developer.apple.com/documentation/cloudkit/ckrecord
open class CKRecord: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/cloudkit/ckrecord/init(recordtype:)
  /// Not in the bindings: Swift's own kind of value
  public init(recordType: String) {}
}

/// https://developer.apple.com/documentation/cloudkit/ckdatabase
open class CKDatabase: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/cloudkit/ckdatabase/save(_:)
  /// Not in the bindings: what the completion gives, awaited
  public func save(_ record: CKRecord) async throws -> CKRecord { record }
}

extension CKContainer {
  /// https://developer.apple.com/documentation/cloudkit/ckcontainer/privateclouddatabase
  public var privateCloudDatabase: CKDatabase { CKDatabase() }
}
