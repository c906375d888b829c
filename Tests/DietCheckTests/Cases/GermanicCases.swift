/// What German, Dutch, Swedish, Danish and Norwegian labels name, compounds among them.
let germanicCases = """
  de | Weizenmehl, Zucker, Butter, Eier | eggs, gluten, milk |
  de | Süßmolkenpulver, Magermilchpulver | milk |
  de | Sojalecithin, Zucker | soybeans |
  de | Emulgator: Lecithine (Sonnenblumen) | |
  de | Kakaobutter, Sheabutter | |
  de | Kokosmilch, Kokosraspel | |
  de | Muskatnuss, Pfeffer | |
  de | Haselnüsse, Mandeln, Walnüsse | nuts |
  de | Cashewkerne, Paranüsse, Pistazien | nuts |
  de | Erdnussbutter | peanuts |
  de | Erdnüsse geröstet, Salz | peanuts |
  de | Buchweizenmehl, Wasser | |
  de | Buchweizenmehl, Weizenmehl | gluten |
  de | Roggenvollkornmehl, Dinkelmehl, Haferflocken | gluten |
  de | Gerstenmalzextrakt | gluten |
  de | glutenfreie Haferflocken | |
  de | Weizenstärke (glutenfrei) | |
  de | Hühnereiweißpulver, Volleipulver | eggs |
  de | Erbseneiweiß, Wasser | |
  de | Milchsäure, Salz | |
  de | Milchsäurebakterien, Natriumlactat | |
  de | Branntweinessig, Weinsteinbackpulver | |
  de | ohne Ei, Milch | milk |
  de | ohne Milch und Ei | |
  de | Ohne Milch, Eier und Nüsse. | |
  de | Frei von Milch, Soja und Gluten. | |
  de | enthält keine Erdnüsse | |
  de | Zucker. Kann Spuren von Nüssen, Sesam und Milch enthalten. | | milk, nuts, sesame-seeds
  de | Zucker. Kann andere Schalenfrüchte enthalten. | | nuts
  de | In einem Betrieb hergestellt, der auch Sellerie verarbeitet. | | celery
  de | Senfkörner, Selleriesalz | celery, mustard |
  de | Garnelen, Krebsfleisch, Hummer | crustaceans |
  de | Miesmuscheln, Tintenfisch | molluscs |
  de | Lachs, Thunfisch, Sardellen | fish |
  de | Fischgelatine | fish |
  de | Süßlupinenmehl | lupin |
  de | Schwefeldioxid, Natriummetabisulfit | sulphur-dioxide-and-sulphites |
  de | Sahne, Quark, Joghurt | milk |
  de | Frischkäse, Laktose | milk |
  de | laktosefreie Milch | milk |
  de | Hafermilch (Wasser, Hafer) | gluten |
  de | Reismilch, Salz | |
  de | Fruchtfleisch, Zucker | |
  de | Butternutkürbis, Erdmandeln | |
  de | Eiweiß, Fett, Eis | |
  de | Tafelwasser, Zitronensäure | |
  de | Weizen-\\nmehl, Salz | gluten |
  de | Sesamöl, Tahin | sesame-seeds |
  de | Leinsamen, Flachssamen | |
  de | Pinienkerne, Basilikum | nuts |
  de | Rahmspinat, Butterreinfett | milk |
  de | Soja-Protein-Isolat | soybeans |
  de | vegane Mayonnaise (Rapsöl, Wasser) | |
  de | Enthält: Sellerie. Kann enthalten: Senf. | celery | mustard
  nl | tarwebloem, suiker, roomboter, eieren | eggs, gluten, milk |
  nl | magere melkpoeder, weipoeder | milk |
  nl | sojalecithine | soybeans |
  nl | cacaoboter, sheaboter | |
  nl | kokosmelk, kokosolie | |
  nl | nootmuskaat, peper | |
  nl | hazelnoten, amandelen, walnoten | nuts |
  nl | pindakaas | peanuts |
  nl | boekweitmeel | |
  nl | roggemeel, gerstemout, havervlokken | gluten |
  nl | glutenvrije havermout | |
  nl | melkzuur, wijnazijn | |
  nl | zonder melk of ei | |
  nl | bevat geen noten | |
  nl | Suiker. Kan sporen van pinda's en sesam bevatten. | | peanuts, sesame-seeds
  nl | garnalen, krab, kreeft | crustaceans |
  nl | mosselen, inktvis | molluscs |
  nl | zalm, tonijn, ansjovis | fish |
  nl | mosterd, selderij | celery, mustard |
  nl | zwaveldioxide | sulphur-dioxide-and-sulphites |
  nl | lupinemeel | lupin |
  nl | kaas (melk, zout, stremsel) | milk |
  nl | eidooierpoeder, mosterdzaad | eggs, mustard |
  nl | oesterzwammen, champignons | |
  nl | tijgernoten | |
  nl | lactosevrije melk | milk |
  nl | plantaardig eiwit, water | |
  sv | vetemjöl, socker, smör, ägg | eggs, gluten, milk |
  sv | skummjölkspulver, vasslepulver | milk |
  sv | sojalecitin | soybeans |
  sv | kakaosmör, socker | |
  sv | kokosmjölk, salt | |
  sv | muskotnöt, salt | |
  sv | hasselnötter, mandel, valnötter | nuts |
  sv | jordnötter, salt | peanuts |
  sv | bovetemjöl, vatten | |
  sv | rågmjöl, kornmalt, havregryn | gluten |
  sv | glutenfria havregryn | |
  sv | mjölksyra, salt | |
  sv | utan mjölk eller ägg | |
  sv | innehåller inte nötter | |
  sv | Socker. Kan innehålla spår av nötter och sesam. | | nuts, sesame-seeds
  sv | räkor, krabba, hummer | crustaceans |
  sv | musslor, bläckfisk | molluscs |
  sv | lax, torsk, sill | fish |
  sv | senap, selleri | celery, mustard |
  sv | grädde, ost, yoghurt | milk |
  sv | äggula, äggvita | eggs |
  sv | palmolja, rapsolja | |
  sv | fruktkött, socker | |
  sv | vetestärkelse, svaveldioxid | gluten, sulphur-dioxide-and-sulphites |
  sv | lupinmjöl | lupin |
  sv | laktosfri mjölk | milk |
  sv | ostronskivling | |
  da | hvedemel, sukker, smør, æg | eggs, gluten, milk |
  da | skummetmælkspulver, vallepulver | milk |
  da | sojalecithin | soybeans |
  da | kakaosmør, sukker | |
  da | kokosmælk, salt | |
  da | muskatnød, peber | |
  da | hasselnødder, mandler, valnødder | nuts |
  da | jordnødder, salt | peanuts |
  da | boghvedemel, vand | |
  da | rugmel, bygmalt, havregryn | gluten |
  da | mælkesyre, salt | |
  da | uden mælk eller æg | |
  da | Sukker. Kan indeholde spor af nødder og sesam. | | nuts, sesame-seeds
  da | rejer, krabbe, hummer | crustaceans |
  da | muslinger, blæksprutte | molluscs |
  da | laks, torsk, sild | fish |
  da | sennep, selleri | celery, mustard |
  da | fløde, ost, yoghurt | milk |
  da | glutenfri havregryn | |
  da | svovldioxid | sulphur-dioxide-and-sulphites |
  nb | hvetemel, sukker, smør, egg | eggs, gluten, milk |
  nb | skummetmelkpulver, mysepulver | milk |
  nb | soyalecitin, vann | soybeans |
  nb | kakaosmør, sukker | |
  nb | kokosmelk, salt | |
  nb | muskatnøtt, pepper | |
  nb | hasselnøtter, mandler, valnøtter | nuts |
  nb | peanøtter, salt | peanuts |
  nb | bokhvetemel, vann | |
  nb | rugmel, byggmalt, havregryn | gluten |
  nb | melkesyre, salt | |
  nb | uten melk eller egg | |
  nb | Sukker. Kan inneholde spor av nøtter og sesam. | | nuts, sesame-seeds
  nb | reker, krabbe, hummer | crustaceans |
  nb | blåskjell, blekksprut | molluscs |
  nb | laks, torsk, sild | fish |
  nb | sennep, selleri | celery, mustard |
  nb | fløte, ost, yoghurt | milk |
  """
