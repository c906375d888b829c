// swift-tools-version: 6.3
import PackageDescription

// Layers, lowest first. A target may depend only on layers above it in this file.
// `Scripts/check-layers` holds us to it; CONTRIBUTING.md says what each target is for.

let package = Package(
  name: "reset",
  products: [
    "reset", "reset-food", "reset-photo", "reset-proxy", "reset-scan", "build-tables",
    "catalog-bench",
  ].map {
    .executable(name: $0, targets: [$0])
  },
  targets: [
    // 0 · C: a module map and a shim, or one small C/C++ file where a library needs it.
    .c("CSQLite", apt: "libsqlite3-dev"),
    .c("CMicroHTTPD", apt: "libmicrohttpd-dev"),
    .c("CPostgres", apt: "libpq-dev"),
    .c("CSystem", apt: "libc6-dev"),
    .c("CProcesses", apt: "libc6-dev"),
    .target(name: "CLateLibrary", path: "Packages/C/CLateLibrary"),
    .late("CCurl"),
    .late("CHEIF"),
    .late("CZBar"),
    .late("CZip"),
    .target(name: "CTOML", path: "Packages/C/CTOML"),
    .target(
      name: "CInflate",
      path: "Packages/C/CInflate",
      linkerSettings: [.linkedLibrary("isal")]
    ),
    .target(
      name: "CSIMDJSON",
      path: "Packages/C/CSIMDJSON",
      linkerSettings: [.linkedLibrary("simdjson")]
    ),
    .target(
      name: "CZXing",
      path: "Packages/C/CZXing",
      linkerSettings: [.linkedLibrary("ZXing")]
    ),
    .target(
      name: "CJPEG",
      path: "Packages/C/CJPEG",
      linkerSettings: [.linkedLibrary("jpeg")]
    ),
    .target(
      name: "CPNG",
      path: "Packages/C/CPNG",
      linkerSettings: [.linkedLibrary("png")]
    ),
    .c("CLCMS", apt: "liblcms2-dev"),
    .c("CWebP", apt: "libwebp-dev"),
    .target(
      name: "CEmbeddedTables",
      path: "Packages/C/CEmbeddedTables",
      exclude: ["tables.db"]
    ),
  ]
    // 1 · Model: pure values and rules, no input or output.
    + module("Bytes", in: "Model")
    + module("JSON", ["Bytes"], in: "Model")
    + module("CSV", in: "Model")
    + module("HTTP", in: "Model")
    + module("Hashing", in: "Model")
    + module("Calendar", in: "Model")
    + module("Barcodes", in: "Model")
    + module("Nutrition", ["Barcodes", "JSON"], in: "Model")
    + module("OpenFoodFactsProducts", ["Barcodes", "JSON", "Nutrition"], in: "Model")
    + module("Pixels", in: "Model", isAlwaysOptimized: true)
    + module(
      "BarcodeReading",
      ["Barcodes", "Pixels"],
      in: "Model",
      testing: ["BarcodeDrawings"],
      isAlwaysOptimized: true
    )
    + module("FoodSources", ["Barcodes", "Calendar", "JSON", "Nutrition"], in: "Model")
    + module("FoodDataCentral", ["Barcodes", "Nutrition"], in: "Model")
    + module("Words", in: "Model")
    + module("Amounts", ["Words"], in: "Model")
    + module("Caffeine", ["Amounts", "Calendar", "Nutrition", "Words"], in: "Model")
    + module("DietCheck", ["JSON", "Nutrition", "Words"], in: "Model")
    // 2 · Bindings: one C library each, no idea of food.
    + module("EmbeddedTables", c: "CEmbeddedTables", ["Bytes"], in: "Bindings")
    + module("SQLite", c: "CSQLite", ["Bytes"], in: "Bindings")
    + module("Threads", in: "Bindings")
    + module(
      "CurlHTTP",
      c: "CCurl",
      ["HTTP", "Threads"],
      in: "Bindings",
      testing: ["LoopbackServer"]
    )
    + module(
      "HTTPServer",
      c: "CMicroHTTPD",
      ["HTTP", "Threads"],
      in: "Bindings",
      testing: ["CurlHTTP"]
    )
    + module("ColorProfiles", c: "CLCMS", ["Pixels"], in: "Bindings")
    + module("HEIF", c: "CHEIF", ["Pixels"], in: "Bindings", testing: ["TestPictures"])
    + module("Inflate", c: "CInflate", in: "Bindings")
    + module("JPEG", c: "CJPEG", ["Pixels"], in: "Bindings", testing: ["TestPictures"])
    + module("PNG", c: "CPNG", ["Pixels"], in: "Bindings", testing: ["TestPictures"])
    + module("WebP", c: "CWebP", ["Pixels"], in: "Bindings", testing: ["TestPictures"])
    + module("Postgres", c: "CPostgres", ["Threads"], in: "Bindings", testing: ["PostgresServer"])
    + module("SIMDJSON", c: "CSIMDJSON", ["JSON"], in: "Bindings")
    + module("Zip", c: "CZip", in: "Bindings", testing: ["TestArchives"])
    + module("Files", in: "Bindings", testing: ["TemporaryFolders"])
    + module("TOML", c: "CTOML", in: "Bindings")
    + module("System", c: "CSystem", ["Calendar"], in: "Bindings")
    + module(
      "Processes",
      c: "CProcesses",
      ["Threads"],
      in: "Bindings",
      testing: ["TemporaryFolders"]
    )
    + module(
      "ZBar",
      c: "CZBar",
      ["Barcodes", "Pixels"],
      in: "Bindings",
      testing: ["BarcodeDrawings"]
    )
    + module(
      "ZXing",
      c: "CZXing",
      ["Barcodes", "Pixels"],
      in: "Bindings",
      testing: ["BarcodeDrawings"]
    )
    // 3 · Services: the work itself, given its tools.
    + module(
      "Settings",
      ["Calendar", "Files", "Processes", "TOML", "Words"],
      in: "Services",
      testing: ["TemporaryFolders"]
    )
    + module("Diary", ["Barcodes", "Calendar", "JSON", "Nutrition", "SQLite"], in: "Services")
    + module(
      "FoodCatalog",
      ["Barcodes", "Nutrition", "SQLite", "Words"],
      in: "Services",
      testing: ["EmbeddedTables"]
    )
    + module(
      "FoodLookup",
      ["Barcodes", "Calendar", "FoodSources", "Hashing", "Nutrition", "SQLite"],
      in: "Services",
      testing: ["TemporaryFolders"]
    )
    + module(
      "CatalogImport",
      [
        "Barcodes", "CSV", "Calendar", "Files", "FoodCatalog", "FoodDataCentral", "HTTP", "Inflate",
        "JSON", "Nutrition", "OpenFoodFactsProducts", "SIMDJSON", "SQLite", "Words", "Zip",
      ],
      in: "Services",
      testing: ["EmbeddedTables", "TemporaryFolders", "TestArchives"]
    )
    + module(
      "Downloads",
      ["Files", "HTTP", "Hashing"],
      in: "Services",
      testing: ["CurlHTTP", "LoopbackServer"]
    )
    + module(
      "MealText",
      ["Amounts", "FoodCatalog", "FoodSources", "Nutrition", "Words"],
      in: "Services",
      testing: ["EmbeddedTables", "SQLite"]
    )
    + module(
      "Scanning",
      ["BarcodeReading", "Barcodes", "Pixels"],
      in: "Services",
      testing: ["BarcodeDrawings", "ScanEngines"]
    )
    + module(
      "Imaging",
      ["ColorProfiles", "HEIF", "Hashing", "JPEG", "PNG", "Pixels", "WebP"],
      in: "Services",
      testing: ["Processes", "TemporaryFolders", "TestPictures"]
    )
    + module(
      "ProxyServer",
      ["Calendar", "HTTP", "Hashing", "JSON", "Postgres", "SQLite", "Settings"],
      in: "Services",
      testing: ["PostgresServer", "TemporaryFolders"]
    )
    + module(
      "SourceConformance",
      ["Barcodes", "FoodSources", "Nutrition"],
      in: "Services",
      testing: ["Calendar", "FoodLookup", "TemporaryFolders"]
    )
    // 4 · Plugins: food sources, each knowing nothing of another.
    + plugin("CatalogSource", ["Barcodes", "FoodSources", "Nutrition"], in: "Catalog")
    + plugin(
      "ExternalSource",
      ["Barcodes", "FoodSources", "JSON", "Nutrition"],
      in: "External",
      testing: ["Processes", "SourceConformance", "SourcePrograms", "TemporaryFolders"]
    )
    + plugin(
      "OpenFoodFactsSource",
      [
        "Barcodes", "FoodSources", "HTTP", "JSON", "Nutrition", "OpenFoodFactsProducts", "Words",
      ],
      in: "OpenFoodFacts",
      testing: ["CurlHTTP", "LoopbackServer", "SourceConformance"]
    )
    + plugin(
      "USDA",
      ["Barcodes", "FoodDataCentral", "FoodSources", "HTTP", "JSON", "Nutrition"],
      in: "USDA",
      testing: ["CurlHTTP", "LoopbackServer", "SourceConformance"]
    )
    + plugin(
      "VisionSource",
      ["Calendar", "FoodSources", "HTTP", "JSON", "Nutrition"],
      in: "Vision",
      testing: ["Hashing", "SourceConformance"]
    )
    // 5 · Interface: words in, words out.
    + module("CommandLineKit", ["Calendar", "JSON", "Words"], in: "Interface")
    + module(
      "Explanations",
      ["CommandLineKit", "Diary", "FoodSources", "Settings"],
      in: "Interface"
    )
    + module(
      "Meals",
      [
        "Caffeine", "Calendar", "CommandLineKit", "DietCheck", "Diary", "FoodCatalog",
        "FoodSources", "JSON", "MealText", "Nutrition", "SQLite",
      ],
      in: "Interface",
      testing: ["EmbeddedTables"]
    )
    + module(
      "FoodCommand",
      [
        "Barcodes", "Caffeine", "Calendar", "CatalogImport", "CommandLineKit", "DietCheck",
        "Diary", "Downloads", "Explanations", "FoodCatalog", "FoodLookup", "FoodSources", "JSON",
        "MealText", "Meals", "Nutrition", "OpenFoodFactsProducts", "SourceConformance", "Words",
      ],
      in: "Interface",
      testing: ["Bytes", "EmbeddedTables", "SQLite", "TemporaryFolders"]
    )
    + module(
      "ProxyCommand",
      ["Calendar", "CommandLineKit", "Explanations", "HTTP", "JSON", "ProxyServer", "Settings"],
      in: "Interface",
      testing: ["TemporaryFolders"]
    )
    + module(
      "ScanCommand",
      [
        "Barcodes", "Calendar", "CommandLineKit", "DietCheck", "Diary", "Explanations",
        "FoodLookup", "FoodSources", "JSON", "MealText", "Meals", "Nutrition",
      ],
      in: "Interface",
      testing: ["TemporaryFolders"]
    )
    + module(
      "ResetCommand",
      [
        "Caffeine", "Calendar", "CommandLineKit", "DietCheck", "Diary", "Explanations", "JSON",
        "Meals", "Nutrition", "Settings",
      ],
      in: "Interface",
      testing: ["TemporaryFolders"]
    )
    + module(
      "PhotoCommand",
      [
        "Calendar", "CommandLineKit", "DietCheck", "Diary", "Explanations", "FoodCatalog",
        "FoodLookup", "FoodSources", "Imaging", "JSON", "MealText", "Meals", "Nutrition", "Pixels",
      ],
      in: "Interface",
      testing: ["EmbeddedTables", "Hashing", "JPEG", "SQLite", "TemporaryFolders"]
    )
    // 6 · Apps: main, and the one place that picks real tools.
    + [
      .target(
        name: "ProgramTools",
        dependencies: [
          "Caffeine", "Calendar", "CommandLineKit", "Diary", "DietCheck", "Explanations",
          "Files", "JSON", "Settings", "System",
        ],
        path: "Apps/ProgramTools",
        swiftSettings: .strict
      ),
      .target(
        name: "ScanEngines",
        dependencies: ["Barcodes", "Pixels", "Scanning", "ZBar", "ZXing"],
        path: "Apps/ScanEngines",
        swiftSettings: .strict
      ),
      .target(
        name: "SourcePrograms",
        dependencies: ["ExternalSource", "Processes"],
        path: "Apps/SourcePrograms",
        swiftSettings: .strict
      ),
      .target(
        name: "SourceTools",
        dependencies: [
          "Barcodes", "Calendar", "CatalogImport", "CatalogSource", "CommandLineKit", "CurlHTTP",
          "Diary", "EmbeddedTables", "ExternalSource", "Files", "FoodCatalog", "FoodLookup",
          "FoodSources", "Hashing", "MealText", "Nutrition", "OpenFoodFactsSource", "ProgramTools",
          "SQLite", "Settings", "SourceConformance", "SourcePrograms", "USDA", "VisionSource",
        ],
        path: "Apps/SourceTools",
        swiftSettings: .strict
      ),
      .app(
        "reset",
        [
          "CommandLineKit", "DietCheck", "Processes", "ProgramTools", "ResetCommand", "SQLite",
          "System",
        ]
      ),
      .app(
        "reset-food",
        [
          "CatalogImport", "CommandLineKit", "CurlHTTP", "DietCheck", "Downloads", "Files",
          "FoodCatalog", "FoodCommand", "FoodLookup", "HTTP", "JSON", "ProgramTools", "SQLite",
          "Settings", "SourceConformance", "SourceTools", "System",
        ]
      ),
      .app(
        "reset-photo",
        [
          "CommandLineKit", "CurlHTTP", "DietCheck", "Files", "FoodCatalog", "FoodLookup", "JPEG",
          "PhotoCommand", "ProgramTools", "SQLite", "Settings", "SourceTools", "System",
        ]
      ),
      .app(
        "reset-proxy",
        [
          "CommandLineKit", "CurlHTTP", "Files", "HTTP", "HTTPServer", "ProgramTools",
          "ProxyCommand", "ProxyServer", "SQLite", "Settings", "System",
        ]
      ),
      .app(
        "reset-scan",
        [
          "Barcodes", "CommandLineKit", "CurlHTTP", "DietCheck", "Files", "FoodLookup", "Imaging",
          "Pixels", "ProgramTools", "SQLite", "ScanCommand", "ScanEngines", "Scanning", "Settings",
          "SourceTools", "System", "ZBar", "ZXing",
        ]
      ),
      .app("build-tables", ["CatalogImport", "SQLite"]),
      .app(
        "catalog-bench",
        [
          "Barcodes", "CatalogImport", "EmbeddedTables", "Files", "FoodCatalog", "Inflate", "JSON",
          "MealText", "Nutrition", "SIMDJSON", "SQLite",
        ]
      ),
    ]
    // Test tools, and programs that tests run.
    + [
      .target(
        name: "BarcodeDrawings",
        dependencies: ["Pixels"],
        path: "Tests/BarcodeDrawings",
        swiftSettings: .strict + [.unsafeFlags(["-O"])]
      ),
      .target(
        name: "LoopbackServer",
        path: "Tests/LoopbackServer",
        exclude: ["fooddatacentral.py", "openfoodfacts.py", "server.py", "services.py"],
        swiftSettings: .strict
      ),
      .target(
        name: "PostgresServer",
        dependencies: ["Processes"],
        path: "Tests/PostgresServer",
        exclude: ["serve.py"],
        swiftSettings: .strict
      ),
      .target(
        name: "PythonEnvironments",
        dependencies: ["Processes"],
        path: "Tests/PythonEnvironments",
        swiftSettings: .strict
      ),
      .target(
        name: "TemporaryFolders",
        path: "Tests/TemporaryFolders",
        swiftSettings: .strict
      ),
      .target(name: "TestArchives", path: "Tests/TestArchives", swiftSettings: .strict),
      .target(name: "TestPictures", path: "Tests/TestPictures", swiftSettings: .strict),
      .executableTarget(
        name: "DiaryWriter",
        dependencies: ["Calendar", "Diary", "Nutrition"],
        path: "Tests/DiaryWriter",
        swiftSettings: .strict
      ),
      .executableTarget(
        name: "scan-robustness",
        dependencies: ["BarcodeDrawings", "Barcodes", "Pixels", "ScanEngines", "Scanning"],
        path: "Tests/ScanRobustness",
        swiftSettings: .strict
      ),
      .testTarget(
        name: "EndToEndTests",
        dependencies: [
          "BarcodeDrawings", "LoopbackServer", "Pixels", "Processes", "PythonEnvironments",
          "TemporaryFolders", "TestArchives", "TestPictures", "reset", "reset-food", "reset-photo",
          "reset-proxy", "reset-scan",
        ],
        exclude: ["Scripts"],
        swiftSettings: .strict
      ),
      .testTarget(
        name: "ProxyEndToEndTests",
        dependencies: ["PostgresServer", "Processes", "PythonEnvironments", "reset-proxy"],
        exclude: ["Scripts"],
        swiftSettings: .strict
      ),
    ]
    // Fuzzers, for `Scripts/fuzz` alone: they need a build with libFuzzer in it.
    + (Context.environment["RESET_FUZZ"] == "1" ? fuzzers : []),
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx20
)

// MARK: - How our targets are made

/// A library under `Packages/<layer>/<name>` with its tests under `Tests/<name>Tests`; a binding
/// names its one C module.
func module(
  _ name: String,
  c cModule: Target.Dependency? = nil,
  _ dependencies: [Target.Dependency] = [],
  in layer: String,
  testing testTools: [Target.Dependency] = [],
  isAlwaysOptimized: Bool = false
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: (cModule.map { [$0] } ?? []) + dependencies,
      path: "Packages/\(layer)/\(name)",
      exclude: name == "CatalogImport" ? ["Tables"] : [],
      // Loops over pixels take a hundred times as long without.
      swiftSettings: .strict + (isAlwaysOptimized ? [.unsafeFlags(["-O"])] : []),
      // Rounding calls libm where the processor has no instruction for it.
      linkerSettings: [.linkedLibrary("m")]
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name)] + dependencies + testTools,
      swiftSettings: .strict
    ),
  ]
}

/// A food source under `Plugins/<folder>`, which imports values and rules alone.
func plugin(
  _ name: String,
  _ dependencies: [Target.Dependency],
  in folder: String,
  testing testTools: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies,
      path: "Plugins/\(folder)",
      swiftSettings: .strict
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name)] + dependencies + testTools,
      swiftSettings: .strict
    ),
  ]
}

/// The fuzzers under `Tests/Fuzz`, each a program.
var fuzzers: [Target] {
  let support: [Target] = [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .target(
      name: "FuzzSupport",
      dependencies: ["CFuzzer"],
      path: "Tests/Fuzz/FuzzSupport",
      swiftSettings: .strict
    ),
    .target(
      name: "FuzzPictures",
      dependencies: ["BarcodeDrawings", "Pixels"],
      path: "Tests/Fuzz/FuzzPictures",
      swiftSettings: .strict
    ),
  ]
  let programs: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
    ("csv", "CSV", ["CSV"]),
    ("zip", "Zip", ["CatalogImport", "FoodCatalog", "Nutrition", "Zip"]),
    ("json", "JSON", ["CatalogImport", "FoodCatalog", "Nutrition"]),
    ("everyday", "Everyday", ["CatalogImport", "FoodCatalog", "Nutrition"]),
    ("meal", "Meal", ["Amounts", "Words"]),
    ("label", "Label", ["DietCheck", "Nutrition"]),
    ("request", "ProxyRequest", ["HTTP", "ProxyServer"]),
    ("answer", "Answer", ["Calendar", "FoodSources", "HTTP", "JSON", "Nutrition", "VisionSource"]),
    ("toml", "TOML", ["TOML"]),
    ("jpeg", "JPEG", ["JPEG", "Pixels"]),
    ("png", "PNG", ["PNG", "Pixels"]),
    ("webp", "WebP", ["Pixels", "WebP"]),
    ("heif", "HEIF", ["HEIF", "Pixels"]),
    ("bars", "Bars", ["Barcodes", "FuzzPictures", "Pixels", "Scanning"]),
    ("zbar", "ZBar", ["Barcodes", "FuzzPictures", "ZBar"]),
    ("zxing", "ZXing", ["Barcodes", "FuzzPictures", "ZXing"]),
    ("profile", "Profile", ["ColorProfiles", "Pixels"]),
  ]
  return support
    + programs.map { program in
      .executableTarget(
        name: "fuzz-\(program.name)",
        dependencies: ["FuzzSupport"] + program.dependencies,
        path: "Tests/Fuzz/\(program.folder)",
        swiftSettings: .strict
      )
    }
}

extension Target {
  static func c(_ name: String, apt package: String) -> Target {
    .systemLibrary(name: name, path: "Packages/C/\(name)", providers: [.apt([package])])
  }

  /// A library that is loaded with its first call.
  static func late(_ name: String) -> Target {
    .target(name: name, dependencies: ["CLateLibrary"], path: "Packages/C/\(name)")
  }

  static func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies,
      path: "Apps/\(name)",
      swiftSettings: .strict
    )
  }
}

extension [SwiftSetting] {
  static var strict: Self {
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
  }
}
