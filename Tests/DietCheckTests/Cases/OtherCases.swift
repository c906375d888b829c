/// What Finnish, Polish, Czech, Turkish and Japanese labels name, and labels in several languages.
let otherCases = """
  fi | vehnäjauho, sokeri, voi, kananmuna | eggs, gluten, milk |
  fi | rasvaton maitojauhe, herajauhe | milk |
  fi | soijalesitiini | soybeans |
  fi | kaakaovoi, sokeri | |
  fi | kookosmaito, suola | |
  fi | muskottipähkinä, pippuri | |
  fi | hasselpähkinöitä, manteleita, saksanpähkinöitä | nuts |
  fi | maapähkinöitä, suola | peanuts |
  fi | tattarijauho, vesi | |
  fi | ruisjauho, ohramallas, kaurahiutaleet | gluten |
  fi | gluteeniton kaurajauho | |
  fi | maitohappo, suola | |
  fi | ilman maitoa | |
  fi | ei sisällä pähkinöitä | |
  fi | Sokeri. Saattaa sisältää pieniä määriä maitoa ja sinappia. | | milk, mustard
  fi | katkarapuja, äyriäisiä | crustaceans |
  fi | simpukoita | molluscs |
  fi | lohta, turskaa, kalaa | fish |
  fi | sinappi, selleri, seesaminsiemen | celery, mustard, sesame-seeds |
  fi | kerma, juusto, jogurtti | milk |
  fi | laktoositon maito | milk |
  fi | viinietikka, sokeri | |
  fi | munakoiso, tomaatti | |
  fi | rikkidioksidi | sulphur-dioxide-and-sulphites |
  pl | mąka pszenna, cukier, masło, jaja | eggs, gluten, milk |
  pl | mleko w proszku, serwatka | milk |
  pl | lecytyna sojowa | soybeans |
  pl | masło kakaowe, cukier | |
  pl | mleko kokosowe | |
  pl | gałka muszkatołowa | |
  pl | orzechy laskowe, migdały, orzechy włoskie | nuts |
  pl | orzeszki ziemne, sól | peanuts |
  pl | mąka gryczana, woda | |
  pl | mąka żytnia, słód jęczmienny, płatki owsiane | gluten |
  pl | kwas mlekowy, sól | |
  pl | bez mleka i jaj | |
  pl | Nie zawiera glutenu. | |
  pl | Cukier. Może zawierać śladowe ilości orzechów i sezamu. | | nuts, sesame-seeds
  pl | krewetki, krab | crustaceans |
  pl | małże, kalmary | molluscs |
  pl | łosoś, dorsz, śledź | fish |
  pl | gorczyca, seler, łubin | celery, lupin, mustard |
  pl | śmietana, twaróg, jogurt | milk |
  pl | dwutlenek siarki | sulphur-dioxide-and-sulphites |
  pl | ocet winny, winogrona | |
  cs | pšeničná mouka, cukr, máslo, vejce | eggs, gluten, milk |
  cs | sušené mléko, syrovátka | milk |
  cs | sójový lecitin | soybeans |
  cs | kakaové máslo, cukr | |
  cs | kokosové mléko | |
  cs | muškátový oříšek | |
  cs | lískové ořechy, mandle, vlašské ořechy | nuts |
  cs | arašídy, sůl | peanuts |
  cs | pohanková mouka, voda | |
  cs | žitná mouka, ječný slad, ovesné vločky | gluten |
  cs | kyselina mléčná, sůl | |
  cs | bez mléka a vajec | |
  cs | neobsahuje lepek | |
  cs | Cukr. Může obsahovat stopy ořechů a sezamu. | | nuts, sesame-seeds
  cs | krevety, krab | crustaceans |
  cs | slávky, kalamáry | molluscs |
  cs | losos, treska, tuňák | fish |
  cs | hořčice, celer | celery, mustard |
  cs | smetana, tvaroh, jogurt | milk |
  cs | oxid siřičitý | sulphur-dioxide-and-sulphites |
  tr | buğday unu, şeker, tereyağı, yumurta | eggs, gluten, milk |
  tr | yağsız süt tozu, peynir altı suyu tozu | milk |
  tr | soya lesitini | soybeans |
  tr | kakao yağı, şeker | |
  tr | hindistan cevizi sütü | |
  tr | fındık, badem, ceviz | nuts |
  tr | yer fıstığı, tuz | peanuts |
  tr | karabuğday unu | |
  tr | çavdar unu, arpa maltı, yulaf | gluten |
  tr | laktik asit | |
  tr | Şeker, kakao. Eser miktarda fındık ve süt içerebilir. | | milk, nuts
  tr | Gluten içermez. | |
  tr | glutensiz yulaf | |
  tr | karides, yengeç | crustaceans |
  tr | midye, kalamar | molluscs |
  tr | somon, hamsi, ton balığı | fish |
  tr | hardal, kereviz, susam | celery, mustard, sesame-seeds |
  tr | kükürt dioksit | sulphur-dioxide-and-sulphites |
  ja | 小麦粉、砂糖、バター、卵 | eggs, gluten, milk |
  ja | 脱脂粉乳、ホエイパウダー | milk |
  ja | 乳化剤、乳酸、香料 | |
  ja | 豆乳、砂糖 | soybeans |
  ja | カカオバター、砂糖 | |
  ja | 醤油(大豆・小麦を含む) | gluten, soybeans |
  ja | 落花生、アーモンド、くるみ | nuts, peanuts |
  ja | えび、かに、いか | crustaceans, molluscs |
  ja | さけ、さば、まぐろ | fish |
  ja | ごま、からし | mustard, sesame-seeds |
  ja | ココナッツミルク | |
  ja | そば粉、水 | |
  ja | 原材料名:砂糖、(一部に乳成分・卵を含む) | eggs, milk |
  ja | 本品製造工場では落花生を使用した製品を製造しています | | peanuts
  ja | 小麦不使用 | |
  en | Ingrédients : farine de blé, lait. Zutaten: Weizenmehl, Milch. Ingredients: wheat flour, milk. | gluten, milk |
  de | Zutaten: Zucker, Haselnüsse. Ingrédients : sucre, noisettes. Kann Milch enthalten. Peut contenir du lait. | nuts | milk
  hr | brašno (gluten), voda | gluten |
  """
