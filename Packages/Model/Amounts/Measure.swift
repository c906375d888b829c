import Words

/// A unit of an amount.
package enum Measure: Hashable, Sendable {
  /// A unit of mass and its grams.
  case mass(grams: Double)
  /// A unit of volume and its millilitres. Sources: NIST Handbook 44, appendix C (US customary);
  /// UK Weights and Measures Act 1985 (imperial pint).
  case volume(millilitres: Double)
  /// A household measure, whose weight depends on the food: slice, can, handful.
  case household(String)

  /// Grams of an avoirdupois ounce.
  package static let ounce = 28.349_523_125
  /// Millilitres of a US fluid ounce.
  package static let fluidOunce = 29.573_529_562_5

  /// The measure called `word` (folded, as typed), in English and seven other languages.
  package static func named(_ word: String) -> Measure? { table[word] }

  /// Measures of two words, such as "fl oz".
  package static func named(_ first: String, _ second: String) -> Measure? {
    table["\(first) \(second)"]
  }

  /// Whether what is counted is a food itself: "2 drumsticks".
  package var isFood: Bool {
    guard case .household(let name) = self else { return false }
    return ["drumstick", "wing", "thigh", "breast", "patty", "link", "fillet"].contains(name)
  }

  private static let table: [String: Measure] = {
    var table: [String: Measure] = [:]
    for (measure, names) in masses + volumes + households {
      for name in names.fields("/") { table[String(name)] = measure }
    }
    return table
  }()

  private static let masses: [(Measure, String)] = [
    (
      .mass(grams: 1),
      "g/gr/gm/gms/gram/grams/gramm/gramme/grammes/gramo/gramos/grammo/grammi/grama/gramas/grs"
    ),
    (.mass(grams: 1000), "kg/kgs/kilo/kilos/kilogram/kilograms/kilogramm"),
    (.mass(grams: 0.001), "mg/milligram/milligrams"),
    (.mass(grams: ounce), "oz/ozs/ounce/ounces"),
    (.mass(grams: 453.592_37), "lb/lbs/pound/pounds"),
    (.mass(grams: 500), "pfund/libra/libras"),
  ]

  private static let volumes: [(Measure, String)] = [
    (.volume(millilitres: 1), "ml/mls/millilitre/millilitres/milliliter/milliliters/cc"),
    (.volume(millilitres: 10), "cl/centilitre/centilitres/centiliter"),
    (.volume(millilitres: 100), "dl/decilitre/deciliter/decilitro"),
    (.volume(millilitres: 1000), "l/litre/litres/liter/liters/litro/litros/litri"),
    (
      .volume(millilitres: fluidOunce),
      "fl oz/floz/fluid ounce/fluid ounces/fl ounce/fl ounces/fl ozs"
    ),
    (
      .volume(millilitres: 4.928_921_593_75),
      "tsp/tsps/teaspoon/teaspoons/teaspoonful/tl/teeloffel/theelepel/theelepels/cucharadita/cucharaditas/cucchiaino/cucchiaini/ts"
    ),
    (
      .volume(millilitres: 14.786_764_781_25),
      "tbsp/tbsps/tbs/tbl/tablespoon/tablespoons/tablespoonful/el/essloffel/eetlepel/eetlepels/cucharada/cucharadas/cucchiaio/cucchiai/tb"
    ),
    (.volume(millilitres: 236.588_236_5), "cup/cups/c/cupful"),
    (.volume(millilitres: 473.176_473), "pint/pints/pt"),
    (.volume(millilitres: 946.352_946), "quart/quarts/qt"),
    (.volume(millilitres: 3785.411_784), "gallon/gallons/gal"),
  ]

  private static let households: [(Measure, String)] = [
    (
      .household("slice"),
      "slice/slices/sl/rasher/rashers/scheibe/scheiben/tranche/tranches/rebanada/rebanadas/fetta/fette/fatia/fatias/plak/plakje/plakjes/snee/sneetje/sneetjes/sneden/dilim/loncha/lonchas"
    ),
    (
      .household("piece"),
      "piece/pieces/pc/pcs/pce/stuck/stucke/stk/morceau/morceaux/trozo/trozos/pieza/piezas/pezzo/pezzi/pedaco/pedacos/stuk/stuks/stukje/stukjes/adet/tane/parca/bit/bits/chunk/chunks"
    ),
    (
      .household("can"),
      "can/cans/tin/tins/dose/dosen/canette/canettes/boite/lata/latas/lattina/lattine/blikje/blik/blikjes/kutu"
    ),
    (
      .household("bottle"),
      "bottle/bottles/flasche/flaschen/bouteille/bouteilles/botella/botellas/bottiglia/bottiglie/garrafa/garrafas/fles/flesje/flesjes/sise"
    ),
    (
      .household("glass"),
      "glass/glasses/glas/glaser/verre/verres/vaso/vasos/bicchiere/bicchieri/copo/copos/glaasje/bardak/copa/copas"
    ),
    (.household("mug"), "mug/mugs/becher"),
    (
      .household("cup"),
      "tasse/tassen/tasses/taza/tazas/tazza/tazze/xicara/xicaras/chavena/kop/kopje/kopjes/fincan"
    ),
    (
      .household("bowl"),
      "bowl/bowls/bowlful/schussel/schale/bol/bols/tazon/cuenco/ciotola/tigela/kom/kommetje/kase/bakje"
    ),
    (
      .household("plate"),
      "plate/plates/plateful/teller/assiette/assiettes/plato/platos/piatto/piatti/prato/pratos/bord/tabak"
    ),
    (
      .household("handful"),
      "handful/handfuls/handvoll/poignee/poignees/punado/punados/manciata/punhado/handje/handvol/avuc"
    ),
    (
      .household("splash"),
      "splash/splashes/dash/drop/drizzle/schuss/scheutje/chorro/chorrito/goccio"
    ),
    (.household("pinch"), "pinch/pinches/prise/pizca"),
    (
      .household("scoop"),
      "scoop/scoops/kugel/kugeln/boule/boules/bola/bolas/pallina/palline/bolletje/bolletjes/scoopful"
    ),
    (.household("shot"), "shot/shots"),
    (.household("bar"), "bar/bars/riegel/barre/barrita/barretta/reep"),
    (.household("bag"), "bag/bags/beutel/sachet/sachets/bolsa/bolsas/zak/zakje"),
    (
      .household("packet"),
      "packet/packets/pack/packs/package/packages/pkg/packchen/packung/paquet/paquete/pacco/pacote/pakje/pak/paket"
    ),
    (.household("carton"), "carton/cartons/box/boxes/brick/caja/karton"),
    (
      .household("container"),
      "container/containers/pot/pots/tub/tubs/yogurt pot/vasito/vasetto/bakje yoghurt/cup pot"
    ),
    (.household("pouch"), "pouch/pouches"), (.household("tube"), "tube/tubes"),
    (.household("jar"), "jar/jars"),
    (
      .household("serving"),
      "serving/servings/portion/portions/helping/helpings/order/portionen/racion/raciones/porzione/porcao/portie/porties/porsiyon/porcion"
    ),
    (.household("fillet"), "fillet/fillets/filet/filets"),
    (.household("clove"), "clove/cloves/zehe/zehen/gousse/diente"),
    (.household("stick"), "stick/sticks"),
    (.household("stalk"), "stalk/stalks/rib/ribs/spear/spears"),
    (.household("strip"), "strip/strips"),
    (.household("wedge"), "wedge/wedges"),
    (.household("leaf"), "leaf/leaves"),
    (.household("head"), "head/heads"),
    (.household("ear"), "ear/ears/cob/cobs"),
    (.household("loaf"), "loaf/loaves"),
    (.household("link"), "link/links"),
    (.household("patty"), "patty/patties"),
    (.household("square"), "square/squares"),
    (.household("cube"), "cube/cubes"),
    (.household("pat"), "pat/pats/knob"),
    (.household("dollop"), "dollop/dollops/blob/klecks"),
    (
      .household("spoon"),
      "spoon/spoons/spoonful/spoonfuls/loffel/cuillere/cuilleres/colher/colheres/lepel/kasik"
    ),
    (.household("row"), "row/rows"),
    (.household("whole"), "whole"),
    (.household("thigh"), "thigh/thighs"),
    (.household("drumstick"), "drumstick/drumsticks"),
    (.household("wing"), "wing/wings"),
    (.household("breast"), "breast/breasts"),
  ]
}
