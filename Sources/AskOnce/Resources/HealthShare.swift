import PermissionModel

/// Health data, to read.
public enum HealthShare: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .healthShare }
}

/// Health data, to write.
public enum HealthUpdate: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .healthUpdate }
}

/// Health records of hospitals, to read.
public enum ClinicalRecords: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .healthClinical }
}
