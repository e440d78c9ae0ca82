import Auditing
import Contract
import Facts

/// The JSON Schema of `askonce.yml`, from the table that the file is read by: for editors.
package enum ConfigurationSchema {
  /// The whole schema; ids of rules are known by their list.
  package static func document(_ rules: [Rule]) -> String {
    guard case .object(var members) = schema(.table(ConfigurationKey.all), rules) else { return "" }
    members["$schema"] = "http://json-schema.org/draft-07/schema#"
    members["title"] = "askonce.yml"
    members["not"] = ["required": ["only_rules", "disabled_rules"]]
    return JSONValue.object(members).document
  }

  private static func schema(_ shape: ConfigurationKey.Shape, _ rules: [Rule]) -> JSONValue {
    switch shape {
    case .version: ["const": 1]
    case .rule: ["enum": .strings(rules.map(\.id))]
    case .glob: text(matching: #"^(?!/)(?!(.*/)?\.\.?(/|$))(.|\n)*\S"#)
    case .file, .text: text(matching: #"\S"#)
    case .date: text(matching: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"#)
    case .flag: ["type": "boolean"]
    case .choice(let words): ["enum": .strings(words)]
    case .list(let member, true): ["type": "array", "items": schema(member, rules)]
    case .list(let member, false):
      ["type": "array", "items": schema(member, rules), "minItems": 1]
    case .table(let keys): table(keys, rules)
    case .byName(let inner):
      [
        "type": "object", "propertyNames": ["pattern": "^[A-Za-z0-9_-]+$"],
        "additionalProperties": schema(inner, rules),
      ]
    case .oneOrMore(let member):
      ["anyOf": [schema(member, rules), schema(.list(member, isEmptyAllowed: false), rules)]]
    case .byRule(let inner):
      [
        "type": "object", "propertyNames": schema(.rule, rules),
        "additionalProperties": schema(inner, rules),
      ]
    }
  }

  private static func table(_ keys: [ConfigurationKey], _ rules: [Rule]) -> JSONValue {
    let properties = keys.map { key in
      (key.name, described(schema(key.shape, rules), key.summary))
    }
    return [
      "type": "object", "additionalProperties": false,
      "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
      "required": .strings(keys.filter(\.isRequired).map(\.name)),
    ]
  }

  private static func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    members["description"] = .string(summary)
    return .object(members)
  }

  private static func text(matching pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string(pattern)]
  }
}
