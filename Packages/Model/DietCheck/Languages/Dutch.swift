extension LexiconTables {
  static let dutch = """
    gluten: *gluten*, glutenbevattende granen, glutenbevattend*
    wheat: *tarwe*, tarwebloem*, tarwemeel*, griesmeel*, bulgur*, couscous*, seitan*, *durumtarwe*, paneermeel*, eenkoorn*, \
    emmertarwe*, *tarwegluten*
    spelt: *spelt*
    khorasan: kamut, khorasan*
    rye: *rogge*
    barley: *gerst=, *gerste*, gerst*, mout*, *moutextract*, *gerstemout*, *gerstenat*
    oats: *haver*, havermout*, haverdrank*, havermelk*
    triticale: triticale
    crustaceans: *schaaldier*, zeevruchten
    shrimp: *garnaal*, *garnalen*, garnaal*
    crab: krab=, krabben=, krabvlees*
    lobster: kreeft=, kreeften=, zeekreeft*
    crayfish: rivierkreeft*
    langoustines: langoustine*
    krill: krill*
    eggs: ?ei=, eieren=, *eigeel*, eidooier*, *eiwitpoeder*, kippeneiwit*, ?eiwit=, scharrelei*, *eipoeder*, heelei*, \
    kippenei*, *kippenei*, ovalbumine*, lysozym*, mayonaise*, eidooierpoeder*, scharreleieren*, eierpoeder*, advocaat
    fish: vis=, vissen=, *visolie*, vissaus*, *visextract*, heilbot*, schol=, \
    tong vis, zeebaars*, koolvis*, heek=, kaviaar*, surimi*, pangasius*, tilapia, *witvis*, visfilet*, vispoeder*, \
    vismeel*, visbouillon*, *zeevis*, wijting*, schelvis*, worcestersaus
    anchovies: *ansjovis*
    salmon: *zalm*
    tuna: *tonijn*
    cod: *kabeljauw*, stokvis*
    herring: *haring*, maatjes*
    mackerel: *makreel*
    sardines: sardien*, sardines
    trout: *forel*
    eel: paling*
    peanuts: *pinda*, pindakaas*, *aardnoot*, *aardnoten*, arachide*, arachideolie*
    soybeans: *soja*, sojalecithine*, sojaboon*, sojabonen*, tofu*, tempeh*, sojamelk*, sojadrank*, sojaolie*, edamame, \
    sojayoghurt*, sojaroom*
    soybeans+wheat: sojasaus*, ketjap*
    milk: *melk*, melkpoeder*, *room=, roomijs*, slagroom*, *yoghurt*, *wei=, weipoeder*, wei-eiwit*, weieiwit*, kwark*, \
    karnemelk*, *zuivel*, melkeiwit*, *melksuiker*, crème fraîche, kefir*, zure room, *melkvet*, melkchocolade*, \
    roompoeder*, kookroom*, lactalbumine*, skyr*, koffiemelk*, ?vla=, witte chocolade
    lactose: *lactose*
    casein: *caseïne*, *caseinaat*
    butter: *boter*, botervet*, boterolie*, roomboter*, *boterconcentraat*, ghee=
    cheese: *kaas*, kaaspoeder*, roomkaas*, mozzarella*, parmezaan*, feta=, ricotta*, mascarpone*, goudse
    nuts: noot=, noten=, *noten=, schaalvruchten, schaalvrucht*, notenpasta*, notenmelange*, notenmix*, nootjes=
    almonds: *amandel*, amandelspijs*, amandelmelk*, amandeldrank*, marsepein*, amandelpasta*
    hazelnuts: *hazelnoot*, *hazelnoten*, hazelnootpasta*, hazelnootmelk*
    walnuts: *walnoot*, *walnoten*, okkernoot*, okkernoten
    cashew-nuts: *cashew*, cashewnoot*, cashewnoten*
    pecan-nuts: *pecan*, pecannoot*, pecannoten*
    brazil-nuts: paranoot*, paranoten*
    pistachio-nuts: *pistache*, pistachenoot*, pistachenoten*
    macadamia-nuts: *macadamia*, macadamianoot*, macadamianoten*
    pine-nuts: pijnboompit*
    celery: *selderij*, selderie*, knolselderij*, *selder=
    mustard: *mosterd*
    sesame-seeds: *sesam*, tahin*, sesamzaad*
    sulphur-dioxide-and-sulphites: *sulfiet*, zwaveldioxide*
    lupin: *lupine*
    molluscs: *weekdier*, wulk*, kokkel*
    squid: inktvis*, calamaris, pijlinktvis*
    octopus: octopus*
    cuttlefish: zeekat=
    mussels: *mossel*
    clams: venusschelp*
    oysters: oester=, oesters=, oestersaus*
    scallops: sint jakobsschelp*, jakobsschelp*, coquille, sint jacobsschelp*
    snails: slak=, slakken=, escargots
    meat: *vlees*, *worst*, vleesextract*, vleesbouillon*, *gehakt*, *lever=, *leverworst*, bitterbal*, kroket=
    pork: *varken*, *varkens*, *ham=, spek=, *spekjes*, reuzel*, bacon, varkensvet*, hamblokjes, achterham*, schouderham*
    beef: *rund*, *kalf*, *kalfs*, rundvet*, *rundvlees*
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
    alcohol: *alcohol*, wijn=, witte wijn, rode wijn, *likeur*, jenever*, cognac, rum=, ethanol
    alcohol+barley: *bier=
    onion: ui=, uien=, uienpoeder*, uipoeder*, sjalot*
    garlic: knoflook*
    buckwheat: boekweit*
    coconut: *kokos*, kokosmelk*, kokosnoot*, kokosnoten*, kokosolie*, kokosroom*, kokosboter*, kokosyoghurt*
    chestnuts: kastanje*, tamme kastanje*
    corn: mais*, maïszetmeel*
    -: nootmuskaat*, muskaatnoot*, muskaatnoten*, cacaoboter*, sheaboter*, shea boter, aardamandel*, tijgernoot*, tijgernoten*, \
    waterkastanje*, rijstmelk*, hennepmelk*, melkzuur*, melkzuurbacterie*, melkzuurbacteriën*, melkzuurculturen*, \
    wijnazijn*, wijnsteen*, wijnsteenzuur*, wijnsteenzuurbakpoeder*, ciderazijn*, alcoholazijn*, butternut*, colanoot*, \
    kolanoot*, boterboon*, plantaardige melk, plantaardige room, plantaardige boter, \
    vegan kaas, vegan boter, plantaardig stremsel, microbieel stremsel, plantaardig eiwit, erwteneiwit*, melkdistel*, \
    vruchtvlees*, oesterzwam*, natriumlactaat, lactaat, vispeper, erwtenroom, \
    plantaardige gelatine, suikeralcohol*
    !gluten: glutenvrij*
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
    @traces: kan sporen, kan sporen van, ?kan, ?kunnen, sporen van, sporen, in een fabriek, in een bedrijf, \
    fabriek die, bedrijf waar, bedrijf dat, zelfde lijn, kruisbesmetting, mogelijk sporen
    @contains: bevat, ingrediënten, allergenen
    @not: bevat geen, vrij van, is vrij van
    @without: zonder, geen, niet, zonder toegevoegde
    @free: vrij, vrije, verwijderd
    @and: ?en
    @or: ?of, noch, en of
    @ignore: voor allergenen, voor allergenen zie, zie vetgedrukte ingrediënten, allergenen zijn vetgedrukt
    common: suiker, zout, water, olie, met, aroma, emulgator, conserveermiddel, zetmeel, voedingszuur, kruiden, specerijen, \
    glucosestroop, plantaardige, poeder, sap, gist, antioxidant, kleurstof, zonnebloemolie, palmolie, azijn, \
    raapolie, rijst, aardappel, cacaomassa, van, uit, natuurlijk
    """
}
