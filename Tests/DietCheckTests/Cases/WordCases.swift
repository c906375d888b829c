/// The fourteen by many names in every language: language | text | in it | may be in it.
let wordCases = """
  de | Scampi, Garnelenfleisch, Flusskrebse, Hummersuppe | crustaceans |
  de | Seezunge, Heilbutt, Kabeljaufilet, Rollmops, Zander | fish |
  de | Bergkäse, Halloumi, Sauerrahm, Topfen, Kräuterbutter | milk |
  de | Baiser, Volleipulver, Mayonnaise | eggs |
  de | Zedernüsse, Amaretti, Pistazienmus, Paranusskerne | nuts |
  de | Pyrosulfit, geschwefelte Aprikosen | sulphur-dioxide-and-sulphites |
  de | Herzmuscheln, Pulpo, Sepiatinte, Weinbergschnecken | molluscs |
  de | Dijonsenf, Senfkörner | mustard |
  de | Graupen, Grünkern, Paniermehl, Dinkelvollkornmehl | gluten |
  de | Tamari, Misopaste, Edamame | soybeans |
  de | Zucker. Kann unbeabsichtigt Spuren von Lupine enthalten. | | lupin
  fr | crevettes grises, tourteau, homard, langoustines | crustaceans |
  fr | aiglefin, lieu d'Alaska, saumonette, rascasse, œufs de lompe | fish |
  fr | reblochon, saint-nectaire, fourme d'ambert, faisselle, crème fleurette | milk |
  fr | jaunes d'œufs, meringue, sauce hollandaise | eggs |
  fr | pralin, calissons, cerneaux de noix, noix de pécan, pignons | nuts |
  fr | bulots, pétoncles, encornets, palourdes, poulpe | molluscs |
  fr | disulfite de sodium, anhydride sulfureux | sulphur-dioxide-and-sulphites |
  fr | tahin, graines de sésame, zaatar | sesame-seeds |
  fr | orge perlé, seigle, petit épeautre, chapelure | gluten |
  fr | tamari, miso, lécithine de soja | soybeans |
  fr | Sucre. Fabriqué dans un atelier utilisant du lait et des fruits à coque. | | milk, nuts
  fr | Sucre. Peut contenir des traces éventuelles de céleri, moutarde et lupin. | | celery, lupin, mustard
  es | langostinos, cigalas, centollo, gambas, percebes | crustaceans |
  es | merluza, rape fresco, rodaballo, boquerones, lubina | fish |
  es | queso manchego, cuajada, requesón, nata, mantequilla | milk |
  es | clara de huevo, mayonesa, yema pasteurizada | eggs |
  es | turrón, anacardos, piñones, pacanas, avellanas | nuts |
  es | mejillones, berberechos, calamares, vieiras, chirlas | molluscs |
  es | dióxido de azufre, metabisulfito sódico | sulphur-dioxide-and-sulphites |
  es | ajonjolí, tahini | sesame-seeds |
  es | espelta, centeno, cebada, pan rallado | gluten |
  es | tofu, miso, lecitina de soya | soybeans |
  es | Azúcar. Elaborado en instalaciones donde se manipulan huevo y sésamo. | | eggs, sesame-seeds
  it | mazzancolle, scampi, granseola, astice | crustaceans |
  it | branzino, nasello, acciughe, baccalà, sogliola | fish |
  it | stracchino, taleggio, ricotta, panna, burro chiarificato | milk |
  it | tuorlo, albume, maionese | eggs |
  it | pistacchi, pinoli, anacardi, amaretti, gianduia | nuts |
  it | cozze, vongole, seppie, totani, capesante | molluscs |
  it | anidride solforosa, metabisolfito di sodio | sulphur-dioxide-and-sulphites |
  it | farro, segale, orzo perlato, pangrattato | gluten |
  it | semi di sesamo, tahina | sesame-seeds |
  it | sedano rapa, senape, lupini | celery, lupin, mustard |
  it | Zucchero. Prodotto in uno stabilimento che utilizza anche soia e latte. | | milk, soybeans
  pt | camarões, sapateira, lagostins, lavagante | crustaceans |
  pt | pescada, robalo, dourada, cavala, ovas de peixe | fish |
  pt | requeijão, queijo da serra, natas, manteiga, iogurte | milk |
  pt | gemas, clara de ovo, maionese | eggs |
  pt | pinhões, avelãs, nozes, castanha do Pará | nuts |
  pt | berbigão, choco, lulas, amêijoas, vieiras | molluscs |
  pt | metabissulfito, dióxido de enxofre | sulphur-dioxide-and-sulphites |
  pt | cevada, centeio, farinha de rosca | gluten |
  pt | gergelim, tahine | sesame-seeds |
  pt | aipo, mostarda, tremoços | celery, lupin, mustard |
  pt | Açúcar. Produzido em equipamento que também processa amendoim. | | peanuts
  nl | gamba's, Noordzeekrab, rivierkreeftjes, garnalen | crustaceans |
  nl | kabeljauw, schelvis, bokking, snoekbaars, zeetong | fish |
  nl | Goudse kaas, slagroom, karnemelk, kwark, boterolie | milk |
  nl | eigeel, mayonaise, kippenei | eggs |
  nl | pijnboompitten, amandelspijs, pecannoten | nuts |
  nl | mosselen, kokkels, inktvisringen, oesters | molluscs |
  nl | natriummetabisulfiet, zwaveldioxide | sulphur-dioxide-and-sulphites |
  nl | gerstemout, roggebloem, speltmeel, paneermeel | gluten |
  nl | tahin, sesamzaad | sesame-seeds |
  nl | bleekselderij, mosterdzaad, lupinemeel | celery, lupin, mustard |
  nl | Suiker. Gemaakt in een fabriek waar ook noten en ei worden verwerkt. | | eggs, nuts
  da | rejer, jomfruhummer, krabbekød | crustaceans |
  da | torsk, rødspætte, makrel i tomat, fiskerogn | fish |
  da | piskefløde, skyr, danablu, kærnemælk, smør | milk |
  da | æggeblomme, mayonnaise, helæg | eggs |
  da | marcipan, pinjekerner, cashewnødder | nuts |
  da | blåmuslinger, blæksprutte, kammusling | molluscs |
  da | svovldioxid, natriumbisulfit | sulphur-dioxide-and-sulphites |
  da | bygmalt, rugmel, havregryn, speltmel | gluten |
  da | bladselleri, sennepsfrø, lupinmel | celery, lupin, mustard |
  da | sesamfrø, tahin | sesame-seeds |
  da | Sukker. Kan indeholde spor af jordnødder og soja. | | peanuts, soybeans
  nb | reker, kongekrabbe, sjøkreps | crustaceans |
  nb | sei, hyse, kveite, makrell, lakserogn | fish |
  nb | rømme, brunost, kremfløte, meierismør, myse | milk |
  nb | eggeplomme, majones, eggepulver | eggs |
  nb | pinjekjerner, mandler, hasselnøtter | nuts |
  nb | blåskjell, blekksprut, kamskjell | molluscs |
  nb | svoveldioksid, natriummetabisulfitt | sulphur-dioxide-and-sulphites |
  nb | bygg, rugmel, sammalt hvete, havregryn | gluten |
  nb | stangselleri, sennepspulver, lupinmel | celery, lupin, mustard |
  nb | sesamfrø, tahini | sesame-seeds |
  nb | Sukker. Kan inneholde spor av peanøtter og soya. | | peanuts, soybeans
  sv | räkor, havskräfta, krabbkött | crustaceans |
  sv | torskrom, sej, rödspätta, gravlax, strömming | fish |
  sv | gräddfil, västerbottensost, kesella, vassle, smör | milk |
  sv | äggula, majonnäs, helägg | eggs |
  sv | pinjenötter, mandelmassa, valnötter | nuts |
  sv | blåmusslor, bläckfisk, pilgrimsmusslor | molluscs |
  sv | svaveldioxid, natriumbisulfit | sulphur-dioxide-and-sulphites |
  sv | råg, kornmalt, havregryn, dinkelmjöl | gluten |
  sv | blekselleri, senapsfrö, lupinmjöl | celery, lupin, mustard |
  sv | sesamfrön, tahini | sesame-seeds |
  sv | Socker. Kan innehålla spår av jordnötter och soja. | | peanuts, soybeans
  fi | katkarapuja, taskurapua, jokiravun pyrstöt | crustaceans |
  fi | siika, silakkaa, muikunmäti, kirjolohifilee, turskaa | fish |
  fi | kermaa, rahkaa, viiliä, voita, homejuustoa | milk |
  fi | munankeltuainen, majoneesia, kokomunajauhe | eggs |
  fi | pinjansiemeniä, mantelijauhoa, parapähkinöitä | nuts |
  fi | sinisimpukoita, mustekalaa, kampasimpukoita | molluscs |
  fi | natriummetabisulfiitti, rikkidioksidia | sulphur-dioxide-and-sulphites |
  fi | ruisjauhoa, ohramallasta, kaurahiutaleita, vehnäjauhoja | gluten |
  fi | lehtiselleriä, sinapinsiemeniä, lupiinijauhoa | celery, lupin, mustard |
  fi | seesaminsiemeniä, tahinia | sesame-seeds |
  fi | Sokeri. Saattaa sisältää pieniä määriä maapähkinää ja soijaa. | | peanuts, soybeans
  pl | krewetki, raki, kraby | crustaceans |
  pl | dorsz, śledzie, makrela wędzona, tuńczyk, łosoś | fish |
  pl | twaróg, śmietanka, maślanka, ser żółty, masło | milk |
  pl | żółtka jaj, majonez, białko jaja kurzego | eggs |
  pl | migdały, orzechy laskowe, orzeszki piniowe, marcepan | nuts |
  pl | małże, kalmary, ostrygi | molluscs |
  pl | dwutlenek siarki, pirosiarczyn sodu | sulphur-dioxide-and-sulphites |
  pl | mąka żytnia, słód jęczmienny, płatki owsiane, orkisz | gluten |
  pl | seler, gorczyca, łubin | celery, lupin, mustard |
  pl | sezam, tahini | sesame-seeds |
  pl | Cukier. Może zawierać śladowe ilości orzeszków ziemnych i soi. | | peanuts, soybeans
  cs | krevety, raci, krabí maso | crustaceans |
  cs | treska, sledě, kapr, tuňák, losos | fish |
  cs | tvaroh, smetana, podmáslí, eidam, máslo | milk |
  cs | vaječný žloutek, majonéza, sušená vejce | eggs |
  cs | mandle, lískové ořechy, kešu, marcipán | nuts |
  cs | mušle, kalamáry, ústřice | molluscs |
  cs | oxid siřičitý, disiřičitan sodný | sulphur-dioxide-and-sulphites |
  cs | žitná mouka, ječný slad, ovesné vločky, špalda | gluten |
  cs | celer, hořčice, vlčí bob | celery, lupin, mustard |
  cs | sezam, tahini | sesame-seeds |
  cs | Cukr. Může obsahovat stopy arašídů a sóji. | | peanuts, soybeans
  tr | karides, yengeç eti, kerevit | crustaceans |
  tr | hamsi, levrek, somon, ton balığı, palamut | fish |
  tr | beyaz peynir, kaymak, yoğurt, tereyağı | milk |
  tr | yumurta sarısı, mayonez | eggs |
  tr | badem, fındık, ceviz, antep fıstığı, kaju | nuts |
  tr | midye, kalamar, ahtapot | molluscs |
  tr | kükürt dioksit, sodyum metabisülfit | sulphur-dioxide-and-sulphites |
  tr | çavdar unu, arpa maltı, yulaf ezmesi, irmik | gluten |
  tr | kereviz, hardal tohumu, acı bakla | celery, lupin, mustard |
  tr | susam, tahin | sesame-seeds |
  tr | Şeker. Eser miktarda yer fıstığı ve soya içerebilir. | | peanuts, soybeans
  ro | creveți, crabi, homar | crustaceans |
  ro | păstrăv, macrou, cod de Alaska, icre de știucă, somon | fish |
  ro | telemea, cașcaval, smântână, iaurt, unt | milk |
  ro | gălbenuș, maioneză, albuș praf | eggs |
  ro | migdale, fistic, nuci, alune de pădure | nuts |
  ro | midii, caracatiță, scoici | molluscs |
  ro | dioxid de sulf, metabisulfit de sodiu | sulphur-dioxide-and-sulphites |
  ro | făină de secară, malț de orz, fulgi de ovăz, griș | gluten |
  ro | țelină, boabe de muștar, lupin | celery, lupin, mustard |
  ro | semințe de susan, tahini | sesame-seeds |
  ro | Zahăr. Poate conține urme de arahide și soia. | | peanuts, soybeans
  ja | えび、かに、ロブスター | crustaceans |
  ja | たらこ、鮭、かつお節、しらす | fish |
  ja | 生クリーム、脱脂粉乳、バター、チェダーチーズ | milk |
  ja | 卵黄、マヨネーズ、メレンゲ | eggs |
  ja | アーモンド、くるみ、カシューナッツ、マカダミア | nuts |
  ja | イカスミ、ほたて、あさり、牡蠣 | molluscs |
  ja | 亜硫酸塩、ピロ亜硫酸カリウム | sulphur-dioxide-and-sulphites |
  ja | 小麦粉、麦芽、ライ麦粉 | gluten |
  ja | 黒ごま、芝麻醤 | sesame-seeds |
  ja | セロリ、粒マスタード、ルピナス | celery, lupin, mustard |
  ja | 落花生、南京豆 | peanuts |
  ja | 豆腐、味噌、湯葉 | soybeans |
  ja | 砂糖。本品製造工場では、卵、乳成分を含む製品を生産しています。 | | eggs, milk
  en | Dungeness crab, crawfish, tiger prawns, lobster tails | crustaceans |
  en | haddock, arctic char, anchovy paste, swai, orange roughy | fish |
  en | paneer, wensleydale, clotted cream, brown butter, milk protein concentrate | milk |
  en | meringue powder, egg yolks, hollandaise sauce | eggs |
  en | marcona almonds, pine kernels, pecan pieces, praline paste | nuts |
  en | quahogs, whelks, calamari, escargot | molluscs |
  en | preservative (223), sulphured apricots | sulphur-dioxide-and-sulphites |
  en | pumpernickel, malted barley flour, rolled oats, rusk | gluten |
  en | zaatar, benniseed, tahini | sesame-seeds |
  en | celery powder, piccalilli, lupini beans | celery, lupin, mustard |
  en | doenjang, okara, shoyu | soybeans |
  en | groundnuts, peanut flour | peanuts |
  """
