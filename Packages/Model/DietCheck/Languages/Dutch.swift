extension LexiconTables {
  static let dutch = """
    gluten: *gluten*, glutenbevattende granen, glutenbevattend*
    wheat: tarwe-eiwit*, tarwe eiwit, *tarwe*, tarwebloem*, tarwemeel*, griesmeel*, bulgur*, couscous*, seitan*, *durumtarwe*, paneermeel*, \
    eenkoorn*, emmertarwe*, *tarwegluten*, broodkruim*, beschuitmeel*, kamutmeel*, freekeh, patentbloem*, zemelen=, \
    ?bloem=
    spelt: *spelt*, dinkel*
    khorasan: kamut, khorasan*
    rye: *rogge*
    barley: *gerst=, *gerste*, gerst*, mout*, *moutextract*, *gerstemout*, *gerstenat*, ?gort=, parelgort*, *mout=, \
    moutmeel*, moutazijn*, moutstroop*
    oats: *haver*, havermout*, haverdrank*, havermelk*, \
    {haver}{room|yoghurt|boter|kaas|kwark|ijs|vlokken|zemelen|meel|crème}*
    triticale: triticale
    crustaceans: *schaaldier*, zeevruchten
    shrimp: *garnaal*, *garnalen*, garnaal*, ?gamba=, gamba s, gambas=, scampi*, trassi*, terasi*, kroepoek*, \
    steurgarnaal*
    crab: krab=, krabben=, krabvlees*, noordzeekrab*, sneeuwkrab*, surimikrab*, koningskrab*
    lobster: kreeft=, kreeften=, zeekreeft*, langoest*
    crayfish: rivierkreeft*
    langoustines: langoustine*, noorse kreeft*, scampi s
    krill: krill*
    eggs: ?ei=, eieren=, *eigeel*, eidooier*, *eiwitpoeder*, kippeneiwit*, ?eiwit=, scharrelei*, *eipoeder*, \
    heelei*, kippenei*, *kippenei*, ovalbumine*, lysozym*, mayonaise*, eidooierpoeder*, scharreleieren*, \
    eierpoeder*, eieren*, eigeelpoeder*, *vrijeuitloopei*, *eierdooier*, meringue*, schuimgebak*, ?mayo=, \
    remoulade*, ?aioli*, hollandaisesaus*, eiwitschuim*, gepasteuriseerd ei, kwartelei*, \
    eier{koek|noedels|salade}*, *eiproduct*, albumine*
    fish: vis=, vissen=, *visolie*, vissaus*, *visextract*, heilbot*, schol=, tong vis, zeebaars*, koolvis*, heek=, \
    kaviaar*, surimi*, pangasius*, tilapia, *witvis*, visfilet*, vispoeder*, vismeel*, visbouillon*, *zeevis*, \
    wijting*, schelvis*, worcestersaus, *visstuk*, ?poon=, zeewolf*, zeeduivel*, snoekbaars*, ?snoek=, ?baars=, \
    brasem*, karper*, ?steur=, ?rog=, ?griet=, tarbot*, ?tong=, zeetong*, ?schar=, roodbaars*, victoriabaars*, \
    ?leng=, ?sprot=, bokking*, meerval*, dorade*, ?kuit=, *viskuit*, zwaardvis*, alaska koolvis, ?hoki=, bonito*, \
    katsuobushi, surimi, nam pla, *vissen=, poontje, zalmforel*, ?geep=, pieterman, kibbeling*, lekkerbek*, \
    vissticks*, alaska pollak, barramundi
    anchovies: *ansjovis*, sardel=, ansjovisfilet*
    salmon: *zalm*
    tuna: *tonijn*
    cod: *kabeljauw*, stokvis*, bakkeljauw*, *klipvis*
    herring: *haring*, maatjes*, rolmops*, *haringen*, zure bom haring
    mackerel: *makreel*, horsmakreel*
    sardines: sardien*, sardines, sardine*, pelser=
    trout: *forel*
    eel: paling*, *paling=, ?aal=
    peanuts: *pinda*, pindakaas*, *aardnoot*, *aardnoten*, arachide*, arachideolie*, \
    *pinda{kaas|olie|saus|pasta|stukjes}*, apenoot*, apenootjes, grondnoot*, grondnoten, olienoot*
    soybeans: soja-eiwit*, soja eiwit, *soja*, sojalecithine*, sojaboon*, sojabonen*, tofu*, tempeh*, sojamelk*, sojadrank*, sojaolie*, \
    edamame, sojayoghurt*, sojaroom*, ?miso=, misopasta*, tamari*, ?shoyu*, ?natto=, ?tahoe*, taugé van soja, \
    ?tempé*, {soja}{drank|drink|yoghurt|room|kaas|kwark|boter|ijs|saus zonder tarwe|scheuten}*, ?okara
    soybeans+wheat: sojasaus*, ketjap*, hoisinsaus*, teriyakisaus*
    milk: *melk*, melkpoeder*, *room=, roomijs*, slagroom*, *yoghurt*, *wei=, weipoeder*, wei-eiwit*, weieiwit*, \
    kwark*, karnemelk*, *zuivel*, melkeiwit*, *melksuiker*, crème fraîche, kefir*, zure room, *melkvet*, \
    melkchocolade*, roompoeder*, kookroom*, lactalbumine*, skyr*, koffiemelk*, ?vla=, witte chocolade, *slagroom*, \
    *kwark*, ?biest=, ?umer, hangop*, *karnemelk*, koemelk*, geitenmelk*, schapenmelk*, condensmelk*, \
    *gecondenseerde melk, *wrongel*, *zuivelproduct*, koffieroom*, creme fraiche, ?ayran*, *yoghurtpoeder*, \
    *weieiwitten*, ijs melk, ?lassi, labneh, ?room=, roomsaus*, roomvla*, vanillevla*, dulce de leche
    lactose: *lactose*
    casein: *caseïne*, *caseinaat*
    butter: *boter*, botervet*, boterolie*, roomboter*, *boterconcentraat*, ghee=, *boterolie*, *kruidenboter*
    cheese: *kaas*, kaaspoeder*, roomkaas*, mozzarella*, parmezaan*, feta=, ricotta*, mascarpone*, goudse, \
    *goudse kaas, edammer*, emmentaler*, gruyère*, ?brie=, camembert*, cheddar*, gorgonzola*, roquefort*, \
    pecorino*, halloumi*, leerdammer*, maasdammer*, parmigiano*, provolone*, geitenkaas*, burrata*, manchego*, \
    limburger, raclette*, boursin, grana padano, taleggio, ?feta*, hüttenkäse, smeerkaas*, mozarella
    nuts: noot=, noten=, *noten=, schaalvruchten, schaalvrucht*, notenpasta*, notenmelange*, notenmix*, nootjes=, \
    ?noten*, nootjes*, gemengde noten, nootmix, beukennoot*, beukennootjes, borrelnoot, *notenolie*
    almonds: *amandel*, amandelspijs*, amandelmelk*, amandeldrank*, marsepein*, amandelpasta*, \
    {amandel}{room|yoghurt|kaas|ijs|meel|schaafsel|olie|stukjes}*, amaretti, bitterkoekjes, frangipane*, \
    amandelen=, persipaan niet
    hazelnuts: *hazelnoot*, *hazelnoten*, hazelnootpasta*, hazelnootmelk*, {hazelnoot}{drank|pasta|room|ijs}*, \
    gianduja, hazelnootpraliné*, hazelaar=
    walnuts: *walnoot*, *walnoten*, okkernoot*, okkernoten
    cashew-nuts: *cashew*, cashewnoot*, cashewnoten*, {cashew}{kaas|room|boter|melk|drank|yoghurt}*, cashewnoot, \
    cashew noten
    pecan-nuts: *pecan*, pecannoot*, pecannoten*
    brazil-nuts: paranoot*, paranoten*
    pistachio-nuts: *pistache*, pistachenoot*, pistachenoten*, *pistaches=, pistachepasta*
    macadamia-nuts: *macadamia*, macadamianoot*, macadamianoten*
    pine-nuts: pijnboompit*, pijnboompitten, pijnpit*, pignolia, cedernoot*
    celery: *selderij*, selderie*, knolselderij*, *selder=, bleekselderij*, bleekselder*, snijselder*, \
    *selderijzout*, *selderijzaad*, *selderie*
    mustard: *mosterd*, *mosterdzaad*, *mosterdpoeder*, dijonmosterd*
    sesame-seeds: *sesam*, tahin*, sesamzaad*, tahini*, tahina, ?halva*, gomasio*, zaatar, *sesampasta*, sesamolie*
    sulphur-dioxide-and-sulphites: *sulfiet*, zwaveldioxide*, *sulfieten*, zwavelig*, *metabisulfiet*, *bisulfiet*, \
    gezwaveld*, zwaveldioxyde
    lupin: *lupine*, lupinemeel*, lupinus*
    molluscs: *weekdier*, wulk*, kokkel*, schelpdier*, schelpdieren*, wulken, kokkels, alikruik*, alikruiken*, \
    zeeslak*
    squid: inktvis*, calamaris, pijlinktvis*, calamares, *inktvisringen*, *inktvisinkt*
    octopus: octopus*, achtarm*, ?pulpo=
    cuttlefish: zeekat=
    mussels: *mossel*, *mosselen*
    clams: venusschelp*, vongole, venusschelpen, mesheft=, mesheften=
    oysters: oester=, oesters=, oestersaus*
    scallops: sint jakobsschelp*, jakobsschelp*, coquille, sint jacobsschelp*, coquilles, jakobsschelpen, \
    jacobsschelp*
    snails: slak=, slakken=, escargots, wijngaardslak*, wijngaardslakken*, karakol=
    meat: *vlees*, *worst*, vleesextract*, vleesbouillon*, *gehakt*, *lever=, *leverworst*, bitterbal*, kroket=
    pork: *varken*, *varkens*, *ham=, spek=, *spekjes*, reuzel*, bacon, varkensvet*, hamblokjes, achterham*, \
    schouderham*, *spek=, speklap*, pancetta, salami*, chorizo*, cervelaat*, katenspek*, *varkensvlees*, \
    *varkensgelatine, ontbijtspek*
    beef: *rund*, *kalf*, *kalfs*, rundvet*, *rundvlees*, ossenworst*, *rundergehakt*, *runderbouillon*, \
    ossenstaart*, *kalfsfond*
    lamb: lamsvlees*, ?lam=, schapenvlees*
    poultry: *kip=, kippen*, kipfilet*, kalkoen*, eend=, eenden*, gans=, gevogelte*, kippenbouillon*, kippenvet*
    game: wild vlees, konijn*, hert=, everzwijn*
    gelatin: *gelatine*, collageen*
    fish-gelatin: visgelatine*
    animal-fat: dierlijk vet, dierlijke vetten
    rennet: stremsel*, dierlijk stremsel
    carmine: karmijn*, cochenille*
    shellac: schellak*
    honey: *honing*
    beeswax: bijenwas*
    glycerides: mono en diglyceriden, mono- en diglyceriden
    alcohol: *alcohol*, wijn=, witte wijn, rode wijn, *likeur*, jenever*, cognac, rum=, ethanol, ?port=, sherry=, \
    marsala=, whisky=, *wijn=, calvados, kirsch=, prosecco, brandewijn*
    alcohol+barley: *bier=
    onion: ui=, uien=, uienpoeder*, uipoeder*, sjalot*
    garlic: knoflook*
    buckwheat: boekweit*
    coconut: *kokos*, kokosmelk*, kokosnoot*, kokosnoten*, kokosolie*, kokosroom*, kokosboter*, kokosyoghurt*, \
    {kokos}{yoghurt|drank|crème|kaas|ijs|bloesemsuiker|rasp|vet}*, santen=, klapper=, klappermelk*
    chestnuts: kastanje*, tamme kastanje*
    corn: mais*, maïszetmeel*
    -: nootmuskaat*, muskaatnoot*, muskaatnoten*, cacaoboter*, sheaboter*, shea boter, aardamandel*, tijgernoot*, \
    tijgernoten*, waterkastanje*, rijstmelk*, hennepmelk*, melkzuur*, melkzuurbacterie*, melkzuurbacteriën*, \
    melkzuurculturen*, wijnazijn*, wijnsteen*, wijnsteenzuur*, wijnsteenzuurbakpoeder*, ciderazijn*, alcoholazijn*, \
    butternut*, colanoot*, kolanoot*, boterboon*, plantaardige melk, plantaardige room, plantaardige boter, \
    vegan kaas, vegan boter, plantaardig stremsel, microbieel stremsel, plantaardig eiwit, erwteneiwit*, \
    melkdistel*, vruchtvlees*, oesterzwam*, natriumlactaat, lactaat, vispeper, erwtenroom, plantaardige gelatine, \
    suikeralcohol*, muskaat*, \
    {rijst|hennep|erwten|aardappel|lijnzaad|quinoa}{melk|drank|drink|room|yoghurt|kaas|ijs|boter}*, appelboter*, \
    mangoboter*, butternootpompoen*, boternoot*, oesterzwammen*, ?weide=, botersla*, boterhamworst, weidemelk vrij, \
    notenbar leeg, muisjes, kaasjeskruid*, eierzwam*, eierplant*, eiwitten plantaardig, erwteneiwitten*, \
    plantaardige {kaas|yoghurt|eieren|mayonaise|worst|kip|drank}, \
    vegan {melk|room|yoghurt|mayonaise|kip|worst|ei|tonijn|zalm|gehakt|burger|spek|gelatine|honing|roomkaas}, \
    vegetarische {kip|worst|gehakt|burger|bitterballen|spekjes|kipstuckjes|balletjes}, vleesvervanger*, \
    zuivelvrije*, vleestomaat*, druiven azijn, wittewijnazijn*, rodewijnazijn*, witte wijnazijn, rode wijnazijn, \
    appelazijn*, natuurazijn*, bierazijn*, moutazijn vrij, biergist*, honingmeloen*, wijnblad*, wijnbladeren*, \
    wijngist*, kipkerrie vegan, ezelsoor, lamsoor*, vingerhoedskruid, varkensgras, hertshooi*, hamsterkauw, \
    kokoskoekjes vegan, waterkers, paardenmelk vrij
    !gluten: glutenvrij*, tarwevrij*
    !lactose: lactosevrij*
    !milk: melkvrij*, zuivelvrij*
    !nuts: notenvrij*
    !soybeans: sojavrij*
    !alcohol: alcoholvrij*, alcoholvrij bier
    ~wheat: *brood=, broodje, boterham, *koekjes, beschuit, *pasta=, spaghetti, mie, toast, hamburger
    ~wheat+milk+eggs: pannenkoek, *taart=, *cake=, wafel, poffertjes, oliebol, stroopwafel
    ~wheat+milk: pizza, lasagne, saucijzenbroodje, tompouce
    ~milk: vlaflip, koffie verkeerd, stamppot, chocomel, hagelslag
    ~peanuts: saté, satésaus, bami, nasi
    ~beef+wheat: kroketten, bitterballen, frikandel
    !eggs: eivrij*
    !peanuts: pindavrij*
    !meat: vleesvrij*
    !sulphur-dioxide-and-sulphites: ongezwaveld*, sulfietvrij*
    !milk+eggs+meat+fish+honey+gelatin: veganistisch*, ?vegan
    !meat+fish+gelatin: vegetarisch*
    eggs+alcohol: advocaat*
    @traces: kan sporen, kan sporen van, ?kan, ?kunnen, sporen van, sporen, in een fabriek, in een bedrijf, \
    fabriek die, bedrijf waar, bedrijf dat, zelfde lijn, kruisbesmetting, mogelijk sporen, kan ook, kan bevatten, \
    kunnen bevatten, kan resten, in een ruimte, in een omgeving, in een bakkerij, op een lijn, op dezelfde lijn, \
    dezelfde productielijn, op apparatuur, waar ook, waarin ook, die ook, dat ook, mogelijke sporen, \
    eventuele sporen, sporen kunnen, niet geschikt voor, verwerkt ook, ook verwerkt
    @contains: bevat, ingrediënten, allergenen
    @not: bevat geen, vrij van, is vrij van, bevat niet, bevatten geen, bevat absoluut geen, gegarandeerd vrij van, \
    gemaakt zonder, bereid zonder
    @without: zonder, geen, niet, zonder toegevoegde, zonder toevoeging van, in plaats van
    @free: vrij, vrije, verwijderd
    @and: ?en
    @or: ?of, noch, en of
    @ignore: voor allergenen, voor allergenen zie, zie vetgedrukte ingrediënten, allergenen zijn vetgedrukt, \
    allergenen zijn vet, allergenen in vet, allergenen vetgedrukt, allergenen zie, allergie informatie zie, \
    allergenen in hoofdletters, allergenen zijn onderstreept
    common: suiker, zout, water, olie, met, aroma, emulgator, conserveermiddel, zetmeel, voedingszuur, kruiden, \
    specerijen, glucosestroop, plantaardige, poeder, sap, gist, antioxidant, kleurstof, zonnebloemolie, palmolie, \
    azijn, raapolie, rijst, aardappel, cacaomassa, van, uit, natuurlijk
    @traces-before: aanwezig zijn, kunnen voorkomen
    """
}
