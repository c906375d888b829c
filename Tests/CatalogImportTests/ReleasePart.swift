import CSV
import JSON
import Zip

/// Some foods of an archive in the CSV form, to be written in both forms.
struct ReleasePart {
  private struct Table {
    let columns: [String]
    var rows: [[String]] = []

    func value(_ column: String, _ row: [String]) -> String {
      columns.firstIndex(of: column).map { row[$0] } ?? ""
    }
  }

  private var tables: [String: Table] = [:]

  /// - Parameters:
  ///   - path: The archive.
  ///   - step: Only each food whose number this divides is taken.
  init(_ path: String, every step: Int) throws {
    let archive = try ZipArchive(path: path)
    for entry in archive.entries where entry.lastComponent.hasSuffix(".csv") {
      var reader = CSVReader(optional: ["fdc_id"])
      var rows: [[String]] = []
      try reader.readAll(archive.bytes(of: entry, limit: 1 << 28)) { record in
        // The last column is the food's number once more, if the table has one.
        let id = try record.int(record.fieldCount) ?? 0
        guard id.isMultiple(of: step) else { return }
        rows.append((0..<record.fieldCount).map(record.string))
      }
      let table = Table(columns: reader.columnNames, rows: rows)
      tables[String(entry.lastComponent.dropLast(4))] = table
    }
  }

  // MARK: As CSV

  var zip: [UInt8] {
    StoredZip.bytes(
      tables.sorted { $0.key < $1.key }.map { name, table in
        let lines = ([table.columns] + table.rows).map { fields in
          fields.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
        }
        return ("release/\(name).csv", Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
      }
    )
  }

  // MARK: As JSON

  var json: String {
    let isSurvey = tables["survey_fndds_food"] != nil
    let document: JSON = [
      isSurvey ? "SurveyFoods" : "SRLegacyFoods": .array(foods.map { $0 as JSON })
    ]
    return document.text
  }

  private var foods: [JSON] {
    let nutrients = grouped("food_nutrient", nutrient)
    let portions = grouped("food_portion", portion)
    let attributes = grouped("food_attribute", attribute)
    let inputs = grouped("input_food") { table, row in
      ["foodDescription": text(table, row, "sr_description")]
    }
    let codes = grouped("survey_fndds_food") { text($0, $1, "food_code") }
    let numbers = grouped("sr_legacy_food") { number($0, $1, "NDB_number") }
    guard let table = tables["food"] else { return [] }
    return table.rows.map { row in
      let id = table.value("fdc_id", row)
      return [
        "foodClass": "Survey",
        "description": text(table, row, "description"),
        "foodNutrients": .array(nutrients[id] ?? []),
        "foodPortions": .array(portions[id] ?? []),
        "foodAttributes": .array(attributes[id] ?? []),
        "inputFoods": .array(inputs[id] ?? []),
        "foodCode": codes[id]?.first ?? .null,
        "ndbNumber": numbers[id]?.first ?? .null,
        "fdcId": number(table, row, "fdc_id"),
      ]
    }
  }

  private func nutrient(_ table: Table, _ row: [String]) -> JSON {
    [
      "type": "FoodNutrient",
      "nutrient": ["id": number(table, row, "nutrient_id"), "name": "x"],
      "amount": number(table, row, "amount"),
    ]
  }

  private func portion(_ table: Table, _ row: [String]) -> JSON {
    let unit = tables["measure_unit"].flatMap { units in
      units.rows.first { $0[0] == table.value("measure_unit_id", row) }.map { JSON.string($0[1]) }
    }
    return [
      "measureUnit": ["id": number(table, row, "measure_unit_id"), "name": unit ?? .null],
      "amount": number(table, row, "amount"),
      "modifier": text(table, row, "modifier"),
      "portionDescription": text(table, row, "portion_description"),
      "gramWeight": number(table, row, "gram_weight"),
      "sequenceNumber": number(table, row, "seq_num"),
    ]
  }

  private func attribute(_ table: Table, _ row: [String]) -> JSON {
    [
      "value": text(table, row, "value"),
      "foodAttributeType": ["id": number(table, row, "food_attribute_type_id")],
    ]
  }

  private func text(_ table: Table, _ row: [String], _ column: String) -> JSON {
    .string(table.value(column, row))
  }

  private func number(_ table: Table, _ row: [String], _ column: String) -> JSON {
    .number(Double(table.value(column, row)))
  }

  /// What `make` makes of the rows of a table, by the food's number.
  private func grouped(
    _ name: String,
    _ make: (Table, [String]) -> JSON
  ) -> [String: [JSON]] {
    guard let table = tables[name] else { return [:] }
    return Dictionary(grouping: table.rows) { table.value("fdc_id", $0) }
      .mapValues { rows in rows.map { make(table, $0) } }
  }
}
