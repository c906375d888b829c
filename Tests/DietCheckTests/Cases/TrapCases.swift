/// What sounds like an allergen and is none, in every language.
let trapCases = """
  en | coconut milk, cocoa butter, butternut squash, buckwheat, nutmeg, cream of tartar, water chestnuts, tiger nuts, shea butter | |
  en | peanut butter | peanuts |
  en | corn gluten meal, butter beans | |
  fr | haricots beurre, pleurotes | |
  fr | steak de soja | soybeans |
  it | carne di soia | soybeans |
  pt | carne de soja | soybeans |
  es | carne de soja, setas de ostra | soybeans |
  es | queso de almendras vegano | nuts |
  ro | carne din soia | soybeans |
  ro | icre de soia | soybeans |
  nl | soja-eiwit | soybeans |
  nl | tarwe-eiwit | gluten |
  de | Soja fleischlos | soybeans |
  de | Zucker. In dem Betrieb werden auch Milch und Soja verarbeitet. | | milk, soybeans
  cs | sezamové mléko | sesame-seeds |
  de | Kakaobutter, Kokosmilch, Muskatnuss, Butternut, Buchweizen, Weinstein, Milchsäure, Erdmandel, Sheabutter, Wasserkastanie | |
  de | Erdnussbutter, Hafermilch, Mandelmus, Sojasahne | gluten, nuts, peanuts, soybeans |
  de | Aubergine (Eierfrucht), Eierschwammerl, Buttersalat, Muschelnudeln aus Reis, Sahnesteif, Leberkäse, Tintenfisch, Zimtschnecke | molluscs |
  fr | beurre de cacao, lait de coco, noix de muscade, courge butternut, sarrasin, crème de tartre, acide lactique, châtaigne d'eau, souchet, beurre de karité | |
  fr | beurre de cacahuète, lait d'avoine, lait d'amandes, crème de soja, aubergine, crème de cassis, noix de coco râpée, noix de jambon | gluten, nuts, peanuts, soybeans |
  fr | colorant bleu brillant, bar à salade, fromage de tête | |
  es | manteca de cacao, leche de coco, nuez moscada, calabaza, trigo sarraceno, crémor tártaro, ácido láctico, castaña de agua, chufa, manteca de karité | |
  es | crema de cacahuete, bebida de avena, leche de almendras, yogur de soja, berenjena, nata de coco | gluten, nuts, peanuts, soybeans |
  it | burro di cacao, latte di cocco, noce moscata, zucca, grano saraceno, cremor tartaro, acido lattico, castagne d'acqua, zigolo dolce, burro di karité | |
  it | burro di arachidi, latte di avena, latte di mandorle, yogurt di soia, melanzana | gluten, nuts, peanuts, soybeans |
  pt | manteiga de cacau, leite de coco, noz moscada, abóbora, trigo sarraceno, cremor tártaro, ácido lático, castanha de água, manteiga de karité | |
  pt | manteiga de amendoim, leite de aveia, bebida de amêndoa, iogurte de soja, beringela, sumo de caju | gluten, nuts, peanuts, soybeans |
  nl | cacaoboter, kokosmelk, nootmuskaat, butternutpompoen, boekweit, wijnsteen, melkzuur, waterkastanje, tijgernoot, sheaboter | |
  nl | pindakaas, havermelk, amandelmelk, sojayoghurt, aubergine (eierplant), zonnebloem, botersla | gluten, nuts, peanuts, soybeans |
  da | kakaosmør, kokosmælk, muskatnød, butternut, boghvede, vinsten, mælkesyre, vandkastanje, jordmandel, sheasmør | |
  da | peanutbutter, havremælk, mandelmælk, sojayoghurt, æggeplante, plantefløde | gluten, nuts, peanuts, soybeans |
  nb | kakaosmør, kokosmelk, muskatnøtt, butternut, bokhvete, vinsten, melkesyre, vannkastanje, jordmandel, sheasmør | |
  nb | peanøttsmør, havremelk, mandelmelk, soyayoghurt, eggfrukt, plantefløte | gluten, nuts, peanuts, soybeans |
  sv | kakaosmör, kokosmjölk, muskotnöt, butternut, bovete, vinsten, mjölksyra, vattenkastanj, jordmandel, sheasmör | |
  sv | jordnötssmör, havremjölk, mandelmjölk, sojayoghurt, äggplanta, rostad lök, kostfiber, ättika | gluten, nuts, peanuts, soybeans |
  fi | kaakaovoi, kookosmaito, muskottipähkinä, butternut, tattari, viinikivi, maitohappo, vesikastanja, maamanteli, sheavoi | |
  fi | maapähkinävoi, kauramaito, mantelimaito, soijajogurtti, munakoiso, appelsiininkuori, voimakas | gluten, nuts, peanuts, soybeans |
  pl | masło kakaowe, mleko kokosowe, gałka muszkatołowa, dynia piżmowa, gryka, kwas winowy, kwas mlekowy, kasztan wodny, masło shea | |
  pl | masło orzechowe, napój owsiany, mleko migdałowe, jogurt sojowy, bakłażan, sól, soli | gluten, nuts, peanuts, soybeans |
  cs | kakaové máslo, kokosové mléko, muškátový oříšek, máslová dýně, pohanka, vinný kámen, kyselina mléčná, vodní kaštan, zemní mandle, bambucké máslo | |
  cs | arašídové máslo, ovesné mléko, mandlové mléko, sójový jogurt, lilek, soli, sůl | gluten, nuts, peanuts, soybeans |
  tr | kakao yağı, hindistan cevizi sütü, muskat, balkabağı, karabuğday, krem tartar, laktik asit, su kestanesi, shea yağı | |
  tr | fıstık ezmesi, yulaf sütü, badem sütü, soya yoğurdu, patlıcan, tuz, su | gluten, nuts, peanuts, soybeans |
  ro | unt de cacao, lapte de cocos, nucșoară, dovleac, hrișcă, cremă de tartru, acid lactic, castane de apă, unt de shea | |
  ro | unt de arahide, lapte de ovăz, lapte de migdale, iaurt de soia, vinete | gluten, nuts, peanuts, soybeans |
  ja | カカオバター、ココナッツミルク、ナツメグ、バターナッツかぼちゃ、そば粉、酒石酸、乳酸、タイガーナッツ、シアバター | |
  ja | ピーナッツバター、オーツミルク、アーモンドミルク、豆乳ヨーグルト、なす | gluten, nuts, peanuts, soybeans |
  """

/// What scanners and line ends make of words.
let scannedCases = """
  en | unsulphured apricots | |
  en | WHEAT1, MILK2 and E9 1see label | gluten, milk |
  en | rnilk powder, vvheat fl0ur | gluten, milk |
  en | mi1k, s0y lecithin, a1monds | milk, nuts, soybeans |
  en | MlLK, ALMONDS | milk, nuts |
  en | c0conut mi1k, coc0a butter | |
  en | hazel-nuts, pea-\\nnuts, barley\\nmalt | gluten, nuts, peanuts |
  en | butter-\\nnut squash, co-\\nconut | |
  en | wal\\nnuts, salt | nuts |
  en | modern corn, clamp, bamboo, arnica, saline, gloss | |
  de | Haselnuesse, Kaese, Suessmolkenpulver, Weizengriess | gluten, milk, nuts |
  de | Hasel-\\nnüsse, Wei-\\nzenmehl | gluten, nuts |
  de | Ei-Pulver, Soja-Eiweiß | eggs, soybeans |
  fr | 1ait écrémé, farine de b1é, n0isettes | gluten, milk, nuts |
  fr | arnandes, cr0ute, ail | nuts |
  it | 1atte, farina di frurnento, rnandorle | gluten, milk, nuts |
  es | 1eche, harina de tr1go, a1mendras | gluten, milk, nuts |
  pl | m1eko, rnąka pszenna, jaja | eggs, gluten, milk |
  nl | rnelkpoeder, tarwemee1, noten1 | gluten, milk, nuts |
  ja | ﾆｭｳ, ﾀﾏｺﾞ, ｶﾆ, ﾊﾟﾝ粉 | crustaceans, eggs, gluten, milk |
  ja | 唐辛子、えごま油、スイカ、タコス | |
  ja | 辛子、ごま油、イカ、タコ | molluscs, mustard, sesame-seeds |
  """
