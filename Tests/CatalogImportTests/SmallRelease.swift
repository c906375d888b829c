import FoodCatalog
import FoundationEssentials
import TemporaryFolders

@testable import CatalogImport

/// A release of a few rows in the CSV form, to be changed and broken.
struct SmallRelease {
  var files: [String: String] = [
    "food": """
    fdc_id,data_type,description,food_category_id,publication_date
    1,survey_fndds_food,"Apple, raw",1,2024-10-31
    2,sample_food,"Apple, sample 7",1,2024-10-31
    3,survey_fndds_food,"Milk, NFS",2,2024-10-31
    4,survey_fndds_food,"Milk, human",2,2024-10-31
    """,
    "survey_fndds_food": """
    fdc_id,food_code,wweia_category_code,start_date,end_date
    1,63101000,6002,,
    3,11100000,1004,,
    4,11000000,9602,,
    """,
    "food_nutrient": """
    id,fdc_id,nutrient_id,amount
    1,1,1008,61
    2,1,1003,0.17
    3,1,1057,0
    4,2,1008,99
    5,3,1008,52
    6,3,1093,38
    """,
    "measure_unit": "id,name\n1000,cup\n9999,undetermined\n",
    "food_portion": """
    id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight
    1,1,2,,9999,"1 cup, quartered or chopped",60919,125
    2,1,1,,9999,1 small,61667,165
    3,1,3,,9999,Quantity not specified,90000,200
    4,3,1,,9999,Quantity not specified,90000,0
    5,3,2,,9999,2 cups,1,488
    6,3,3,,9999,"1 cups",1,244
    7,3,4,2,1000,,,480
    """,
    "food_attribute": """
    id,fdc_id,seq_num,food_attribute_type_id,name,value
    1,1,1,1001,,Fuji; Gala apple
    2,1,2,1000,,not this one
    """,
    "input_food": """
    id,fdc_id,fdc_id_of_input_food,seq_num,amount,sr_code,sr_description
    1,3,,1,35,1077,"Milk, whole"
    2,3,,2,65,1079,"Milk, lowfat"
    """,
  ]

  var name = "FoodData_Central_survey_food_csv_2024-10-31.zip"
  var folder = "FoodData_Central_survey_food_csv_2024-10-31/"

  var zip: [UInt8] {
    StoredZip.bytes(
      files.sorted { $0.key < $1.key }.map { ("\(folder)\($0.key).csv", Array($0.value.utf8)) }
    )
  }

  func read() throws -> Collected { try Collected(name, zip) }

  /// With `old` in `file` made `new`.
  func changing(_ file: String, _ old: String, _ new: String) -> SmallRelease {
    var changed = self
    changed.files[file] = files[file]?.replacing(old, with: new)
    return changed
  }
}

/// Keeps what a reader finds.
struct Collected {
  private(set) var tables: [FoodTable] = []
  private(set) var foods: [FoodRecord] = []

  /// Reads a file of these bytes.
  init(_ name: String, _ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    try FDCDownload(path: path).read {
      tables.append($0)
    } add: {
      foods.append($0)
    }
  }

  subscript(key: String) -> FoodRecord? { foods.first { $0.key == key } }
}
