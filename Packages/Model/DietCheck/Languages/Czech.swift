extension LexiconTables {
  static let czech = """
    gluten: lepek=, lepku=, lepkem=, gluten*, obiloviny obsahující lepek, lepkov*
    wheat: pšenic*, pšenič*, krupic*, semolin*, bulgur*, kuskus*, seitan*, strouhanka=, strouhank*, durum, jednozrnk*, dvouzrnk*
    spelt: špald*
    khorasan: kamut*
    rye: žito=, žita=, žitn*
    barley: ječmen*, ječn*, slad=, sladu=, sladov*, sladem=, ječmenný slad
    oats: oves=, ovsa=, ovesn*, ovesný nápoj, ovesné mléko
    triticale: tritikale
    crustaceans: korýš*, mořské plody
    shrimp: krevet*, garnát*
    crab: krab=, krabí=, krabů=, kraba=
    lobster: humr*, langust*
    crayfish: ?rak=, raci=, raků=, račí=
    krill: kril=
    eggs: vejce=, vajec=, vejcem=, vaječn*, žloutk*, žloutek=, vaječný bílek, majonéz*, lysozym*, albumin*, vajíčk*
    fish: ryba=, ryb=, ryby=, rybí=, rybami=, kapr=, kapra=, štik*, candát*, platýs*, kaviár*, surimi, pangas*, tilapi*, \
    jikry=, jiker=, worcester, worcesterská omáčka, rybí omáčka, okoun*
    anchovies: ančovič*, sardel*
    salmon: losos*
    tuna: tuňák*
    cod: tresk*
    herring: sleď=, sledě=, sleďů=, sled*
    mackerel: makrel*
    sardines: sardin*
    trout: pstruh*
    eel: úhoř*
    peanuts: arašíd*, podzemnice olejn*, burské oříšky, burských oříšků, burák*, arašídové máslo
    soybeans: sój*, soja=, sojov*, sójový lecitin, tofu, sójový nápoj, sójové mléko
    soybeans+wheat: sójová omáčka, sójové omáčky
    milk: mlék*, mleč*, smetan*, syrovátk*, jogurt*, podmáslí, kefír*, mléčn*, sušené mléko, odstředěné mléko, skyr, zakysan*, \
    mléčná čokoláda, mlékáren*
    lactose: laktóz*, laktos*, mléčný cukr
    casein: kasein*
    butter: máslo=, másla=, máslem=, máseln*, mléčný tuk, mléčného tuku
    cheese: sýr=, sýra=, sýry=, sýrů=, sýrem=, sýrov*, tvaroh*, mozzarell*, parmez*, eidam*, niva=, mascarpone, ricott*
    nuts: ořech=, ořechy=, ořechů=, ořechov*, oříšk*, skořápkové plody, skořápkových plodů, suché skořápkové plody
    almonds: mandl*, marcipán*, mandlový nápoj, mandlové mléko
    hazelnuts: lískov*, lískové ořechy, lískových ořechů, lískové oříšky, lískových oříšků, lískooříšk*
    walnuts: vlašsk*, vlašské ořechy, vlašských ořechů
    cashew-nuts: kešu, kešu ořechy, kešu oříšky, kešu ořechů
    pecan-nuts: pekan*, pekanové ořechy, pekanových ořechů
    brazil-nuts: para ořechy, para ořechů, brazilské ořechy, paraořech*
    pistachio-nuts: pistáci*, pistácie
    macadamia-nuts: makadam*, makadamové ořechy
    pine-nuts: piniové oříšky, piniových oříšků, piniov*
    celery: celer*
    mustard: hořčic*, hořčičn*
    sesame-seeds: sezam*, tahini, chalv*
    sulphur-dioxide-and-sulphites: siřičitan*, oxid siřičitý, oxidu siřičitého, disiřičitan*, hydrogensiřičitan*
    lupin: vlčí bob, vlčího bobu, lupin*
    molluscs: měkkýš*, mušle=, mušlí=, mlž*
    squid: kalamár*, oliheň*, olihn*
    octopus: chobotnic*
    cuttlefish: sépi*
    mussels: slávk*
    oysters: ústřic*
    scallops: hřebenatk*
    snails: hlemýžď*, šnek=
    meat: maso=, masa=, masem=, masov*, klobás*, párek=, párky=, uzenin*, masný=, játra=
    pork: vepř*, šunk*, slanin*, sádlo=, sádla=, špek=
    beef: hověz*, telec*, hovězí lůj
    lamb: jehněč*, skopov*
    poultry: kuřec*, kuře=, drůbež*, krůt*, kachn*, husa=, husí=, slepic*
    game: zvěřin*, jelení, srnčí, králík*, kančí
    gelatin: želatin*, kolagen*
    animal-fat: živočišný tuk, lůj=
    rennet: syřidl*
    carmine: karmín*, košenil*
    shellac: šelak*
    honey: ?med=, medu=, medem=, medov*
    beeswax: včelí vosk
    glycerides: mono a diglyceridy, mono- a diglyceridy
    alcohol: alkohol*, víno=, vína=, vínem=, rum=, vodk*, likér*, líh=, lihu=, slivovic*
    alcohol+barley: pivo=, piva=, pivem=
    onion: cibul*
    garlic: česnek*, česnk*
    buckwheat: pohank*
    coconut: kokos*, kokosové mléko, kokosový ořech, kokosový olej, kokosové máslo, kokosová smetana
    chestnuts: kaštan*
    corn: kukuřic*
    -: muškátový ořech, muškátového ořechu, muškátový oříšek, muškátový květ, kakaové máslo, kakaového másla, bambucké máslo, \
    rýžové mléko, kyselina mléčná, kyseliny mléčné, mléčné bakterie, bakterie mléčného kvašení, mléčného kvašení, mléčnan*, \
    mléčné kultury, laktát*, vinný ocet, vinného octa, kyselina vinná, vinný kámen, tygří ořech, vodní kaštan, kola ořech, \
    hlíva ústřičná, hlívy ústřičné, rostlinné mléko, rostlinná smetana, veganský sýr, veganská majonéza, kvasný ocet lihový, \
    lihový ocet, mikrobiální syřidlo, medvědí česnek, jablečné máslo, máslová dýně, hroznové víno, medvěd*, sladidl*, \
    mlečík, sladk*
    !gluten: bezlepkov*
    !lactose: bezlaktózov*
    !milk: bezmléčn*
    !alcohol: nealkohol*, nealkoholické pivo
    !meat: bezmas*
    ~wheat: chléb, chleba, těstoviny, rohlík, houska, mouka, knedlík, knedlíky, sušenky, špagety
    ~wheat+milk+eggs: koláč, palačinky, palačinka, dort, bábovka, buchty, svíčková
    ~wheat+eggs: řízek, smažený řízek
    ~wheat+milk+cheese: smažený sýr
    ~wheat+milk: pizza
    ~eggs: omeleta, míchaná vejce
    ~beef+wheat: guláš
    ~pork: jitrnice, vepřo knedlo zelo
    @traces: může obsahovat, mohou obsahovat, může obsahovat stopy, stopy, stopová množství, stopové množství, vyrobeno v závodě, \
    v závodě kde, na stejné lince, v provozu, v podniku
    @contains: obsahuje, obsahují, složení, složky, alergeny
    @not: neobsahuje, neobsahují
    @without: bez, bez přídavku
    @free: odstraněn, odstraněno
    @and: ?a
    @or: nebo, ani, či
    @ignore: alergeny viz, alergeny jsou zvýrazněny, viz tučně
    common: cukr, sůl, voda, vody, olej, aroma, emulgátor, konzervant, barvivo, škrob, droždí, koření, sirup, regulátor kyselosti, \
    řepkový, palmový, slunečnicový, tuk, rýže, brambor*, rajčat*, prášek, ocet, antioxidant, stabilizátor, kakao, jedlá, zahušťovadlo
    """
}
