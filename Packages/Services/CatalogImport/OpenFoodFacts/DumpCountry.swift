/// Countries as the products name them.
package enum DumpCountry {
  /// The tag for a country by its two letters (ISO 3166-1) or its English name; `nil` for two
  /// letters that are not among those known here.
  ///
  /// A name is taken as it is, since products may be sold where few others are.
  package static func tag(_ text: String) -> String? {
    let plain = text.lowercased().hasPrefix("en:") ? String(text.dropFirst(3)) : text
    let name = plain.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
      .joined(separator: "-")
    guard !name.isEmpty else { return nil }
    guard name.utf8.count == 2 else { return "en:" + name }
    return names[name].map { "en:" + $0 }
  }

  private static let names = [
    "ae": "united-arab-emirates", "ar": "argentina", "at": "austria", "au": "australia",
    "be": "belgium", "bg": "bulgaria", "br": "brazil", "ca": "canada", "ch": "switzerland",
    "ci": "cote-d-ivoire", "cl": "chile", "cn": "china", "co": "colombia", "cy": "cyprus",
    "cz": "czech-republic", "de": "germany", "dk": "denmark", "dz": "algeria", "ee": "estonia",
    "eg": "egypt", "es": "spain", "fi": "finland", "fr": "france", "gb": "united-kingdom",
    "gf": "french-guiana", "gp": "guadeloupe", "gr": "greece", "hk": "hong-kong", "hr": "croatia",
    "hu": "hungary", "id": "indonesia", "ie": "ireland", "il": "israel", "in": "india",
    "is": "iceland", "it": "italy", "jp": "japan", "kr": "south-korea", "lt": "lithuania",
    "lu": "luxembourg", "lv": "latvia", "ma": "morocco", "mq": "martinique", "mt": "malta",
    "mx": "mexico", "my": "malaysia", "nc": "new-caledonia", "nl": "netherlands", "no": "norway",
    "nz": "new-zealand", "pe": "peru", "ph": "philippines", "pl": "poland", "pt": "portugal",
    "re": "reunion", "ro": "romania", "rs": "serbia", "ru": "russia", "sa": "saudi-arabia",
    "se": "sweden", "sg": "singapore", "si": "slovenia", "sk": "slovakia", "sn": "senegal",
    "th": "thailand", "tn": "tunisia", "tr": "turkey", "tw": "taiwan", "ua": "ukraine",
    "uk": "united-kingdom", "us": "united-states", "vn": "vietnam", "za": "south-africa",
  ]
}
