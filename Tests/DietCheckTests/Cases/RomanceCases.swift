/// What French, Spanish, Italian, Portuguese and Romanian labels name.
let romanceCases = """
  fr | farine de blé, sucre, beurre, œufs | eggs, gluten, milk |
  fr | lait écrémé en poudre, lactosérum | milk |
  fr | crème fraîche, sel | milk |
  fr | crème de cassis, crème de marrons | |
  fr | beurre de cacao, beurre de karité | |
  fr | noix de coco râpée, lait de coco | |
  fr | noix de muscade, poivre | |
  fr | noix de cajou grillées | nuts |
  fr | noix de Saint-Jacques, sel | molluscs |
  fr | cerneaux de noix | nuts |
  fr | amandes, noisettes, pistaches | nuts |
  fr | pâte d'arachide, sucre | peanuts |
  fr | huile d'arachide | peanuts |
  fr | lécithine de soja | soybeans |
  fr | lécithine de tournesol | |
  fr | sauce soja (soja, blé) | gluten, soybeans |
  fr | farine de sarrasin, eau | |
  fr | blé noir | |
  fr | flocons d'avoine, malt d'orge | gluten |
  fr | semoule de blé dur | gluten |
  fr | amidon de blé (sans gluten) | |
  fr | pain sans gluten, sel | |
  fr | sans lait ni œufs | |
  fr | Sans lait, œufs et fruits à coque. | |
  fr | ne contient pas de lait | |
  fr | farine de riz sans gluten, lait entier | milk |
  fr | Sucre. Peut contenir des traces de fruits à coque et de sésame. | | nuts, sesame-seeds
  fr | Traces éventuelles : soja, lait. | | milk, soybeans
  fr | Fabriqué dans un atelier utilisant de l'arachide et du céleri. | | celery, peanuts
  fr | Peut contenir du lupin. Contient : moutarde. | mustard | lupin
  fr | céleri-rave, graines de moutarde | celery, mustard |
  fr | crevettes, homard, crabe | crustaceans |
  fr | moules, huîtres, calmars | molluscs |
  fr | cabillaud, saumon, thon | fish |
  fr | anchois, huile | fish |
  fr | anhydride sulfureux (E220) | sulphur-dioxide-and-sulphites |
  fr | conservateur : métabisulfite de sodium | sulphur-dioxide-and-sulphites |
  fr | acide lactique, ferments lactiques | |
  fr | vinaigre de vin, sel | |
  fr | graines de sésame, tahin | sesame-seeds |
  fr | farine de lupin | lupin |
  fr | blanc d'œuf en poudre, albumine | eggs |
  fr | châtaignes d'eau | |
  fr | courge butternut | |
  fr | Pour les allergènes, voir les ingrédients en gras. | |
  fr | FROMAGE, LAIT, présure | milk |
  fr | petit-lait en poudre | milk |
  fr | caséinate de calcium | milk |
  fr | seigle, épeautre, kamut | gluten |
  fr | pignons de pin, basilic | nuts |
  fr | lait de riz, sucre | |
  fr | boisson au soja | soybeans |
  fr | farine de châtaigne, sucre | |
  es | harina de trigo, azúcar, leche en polvo | gluten, milk |
  es | huevo, aceite de girasol | eggs |
  es | mantequilla de cacahuete | peanuts |
  es | manteca de cacao, azúcar | |
  es | nuez moscada, pimienta | |
  es | leche de coco, sal | |
  es | almendras, avellanas, nueces | nuts |
  es | anacardos y pistachos | nuts |
  es | trigo sarraceno | |
  es | cebada, centeno, avena | gluten |
  es | lecitina de soja | soybeans |
  es | lecitina de girasol | |
  es | suero de leche, lactosa | milk |
  es | ácido láctico, sal | |
  es | gambas, langostinos, cangrejo | crustaceans |
  es | calamar, mejillones, almejas | molluscs |
  es | atún, bacalao, merluza | fish |
  es | boquerones en vinagre de vino | fish |
  es | Azúcar. Puede contener trazas de frutos de cáscara y leche. | | milk, nuts
  es | sin leche ni huevo | |
  es | No contiene gluten. | |
  es | libre de cacahuetes y soja. | |
  es | altramuces, apio, mostaza | celery, lupin, mustard |
  es | semillas de sésamo, ajonjolí | sesame-seeds |
  es | dióxido de azufre | sulphur-dioxide-and-sulphites |
  es | crémor tártaro, sal | |
  es | queso manchego, nata | milk |
  es | ajo en polvo, cebolla en polvo | |
  es | castañas de agua | |
  es | chufa, agua, azúcar | |
  it | farina di grano tenero, uova, burro | eggs, gluten, milk |
  it | latte scremato in polvo, panna | milk |
  it | burro di cacao, zucchero | |
  it | burro di arachidi | peanuts |
  it | noce moscata, pepe | |
  it | noci, nocciole, mandorle | nuts |
  it | latte di cocco | |
  it | latte di mandorla | nuts |
  it | grano saraceno, acqua | |
  it | orzo, segale, farro | gluten |
  it | siero di latte, lattosio | milk |
  it | acido lattico, fermenti lattici | |
  it | aceto di vino | |
  it | lecitina di soia | soybeans |
  it | gamberi, scampi, granchio | crustaceans |
  it | vongole, cozze, calamari, seppia | molluscs |
  it | acciughe, tonno, merluzzo | fish |
  it | senape, sedano, lupini | celery, lupin, mustard |
  it | semi di sesamo | sesame-seeds |
  it | anidride solforosa | sulphur-dioxide-and-sulphites |
  it | Zucchero. Può contenere tracce di frutta a guscio e soia. | | nuts, soybeans
  it | senza glutine e lattosio | |
  it | Non contiene latte. | |
  it | pinoli, basilico, pecorino | milk, nuts |
  it | formaggio (latte, sale, caglio) | milk |
  it | Prodotto in uno stabilimento che utilizza arachidi. | | peanuts
  pt | farinha de trigo, ovo, leite em pó | eggs, gluten, milk |
  pt | manteiga de cacau, açúcar | |
  pt | manteiga de amendoim | peanuts |
  pt | noz moscada | |
  pt | nozes, amêndoas, avelãs | nuts |
  pt | castanha de caju | nuts |
  pt | castanha do pará | nuts |
  pt | leite de coco | |
  pt | cevada, aveia, centeio | gluten |
  pt | soro de leite, queijo, natas | milk |
  pt | ácido lático, vinagre de vinho | |
  pt | camarão, lagosta | crustaceans |
  pt | lula, mexilhão, amêijoas | molluscs |
  pt | bacalhau, atum, sardinha | fish |
  pt | lecitina de soja | soybeans |
  pt | tremoço, aipo, mostarda | celery, lupin, mustard |
  pt | gergelim | sesame-seeds |
  pt | Açúcar. Pode conter vestígios de amendoim e leite. | | milk, peanuts
  pt | Não contém glúten. | |
  pt | sem leite nem ovos | |
  pt | Contém: soja. Pode conter: trigo. | soybeans | gluten
  ro | făină de grâu, ouă, lapte praf | eggs, gluten, milk |
  ro | unt de cacao, zahăr | |
  ro | unt de arahide | peanuts |
  ro | nucșoară, piper | |
  ro | nuci, migdale, alune de pădure | nuts |
  ro | nucă de cocos | |
  ro | brânză, smântână, zer | milk |
  ro | acid lactic | |
  ro | orz, secară, ovăz | gluten |
  ro | hrișcă | |
  ro | lecitină din soia | soybeans |
  ro | creveți, crab | crustaceans |
  ro | midii, calamar | molluscs |
  ro | somon, ton, pește | fish |
  ro | țelină, muștar, susan | celery, mustard, sesame-seeds |
  ro | Zahăr. Poate conține urme de arahide și lapte. | | milk, peanuts
  ro | fără lapte sau ouă | |
  ro | Nu conține gluten. | |
  ro | dioxid de sulf | sulphur-dioxide-and-sulphites |
  """
