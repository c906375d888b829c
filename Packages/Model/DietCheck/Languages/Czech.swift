extension LexiconTables {
  static let czech = """
    gluten: lepek=, lepku=, lepkem=, gluten*, obiloviny obsahující lepek, lepkov*, gliadin*, obiloviny s lepkem, \
    lepkové obiloviny
    wheat: pšenic*, pšenič*, krupic*, semolin*, bulgur*, kuskus*, seitan*, strouhanka=, strouhank*, durum, \
    jednozrnk*, dvouzrnk*, pšeničn*, pšenice, hladká mouka, polohrubá mouka, hrubá mouka, celozrnná pšenice, \
    grahamov*, krupice, dětská krupička, krupičk*, bulgur, kuskus, ?panko, strouhanka, strouhanky, strouhankou, \
    pšeničný lepek, vital lepek, kamutov*, mouka pšeničná, freekeh
    spelt: špald*, špaldov*, mouka špaldová
    khorasan: kamut*
    rye: žito=, žita=, žitn*, ?žito, mouka žitná, ?žitné=, kvas žitný, pumpernickel
    barley: ječmen*, ječn*, slad=, sladu=, sladov*, sladem=, ječmenný slad, kroupy=, krupky=, ?krup=, ječné kroupy, \
    sladová mouka, slad ječný, sladový výtažek, sladového výtažku, ječmene, ječmenem
    oats: oves=, ovsa=, ovesn*, ovesný nápoj, ovesné mléko, \
    {ovesn}{é mléko|ého mléka|ý nápoj|ého nápoje|á smetana|é smetany|ý jogurt|ého jogurtu|é máslo|ého másla|ý sýr|á zmrzlina|ý tvaroh|ý dezert|á smetánka}, \
    ovesné vločky, ovesných vloček, ovesná mouka, ?oves, ovesný
    triticale: tritikale
    crustaceans: korýš*, mořské plody, korýši, korýšů, plody moře, mořských plodů
    shrimp: krevet*, garnát*, krevety, kreveta, garnáti
    crab: krab=, krabí=, krabů=, kraba=, krabí tyčinky, krabích tyčinek, krabem, surimi tyčinky
    lobster: humr*, langust*, ?humři, languty
    crayfish: ?rak=, raci=, raků=, račí=, ?rakem=, račích ocásků, ?raka=
    krill: kril=, ?krilu=, krilový
    eggs: vejce=, vajec=, vejcem=, vaječn*, žloutk*, žloutek=, vaječný bílek, majonéz*, lysozym*, albumin*, \
    vajíčk*, ?vejci=, vejcích=, vejce slepičí, vaječné bílky, vaječného bílku, vaječná melanž, bílek vaječný, \
    bílkov*, ?bílky=, ?bílku=, žloutky, majonéza, majonézy, majonézou, tatarská omáčka, tatarka=, ?aioli, \
    holandská omáčka, vaječný koňak, sněhov*, sněhové pečivo, křepelčí vejce, melanž=, lysozym, ovalbumin*, pusinky=
    fish: ryba=, ryb=, ryby=, rybí=, rybami=, kapr=, kapra=, štik*, candát*, platýs*, kaviár*, surimi, pangas*, \
    tilapi*, jikry=, jiker=, worcester, worcesterská omáčka, rybí omáčka, okoun*, rybí tuk, rybí prsty, \
    rybí želatina, rybí filé, rybí vývar, ?rybím, ?rybou, rybách, ?okoun, ?amur=, ?cejn*, ?lín=, ?sumec=, ?sumce=, \
    ?sumec, ?síh=, ?siven*, ?lipan=, ?úhořa, ?parma=, ?mník*, treska, tresčí, štikozubec*, mečoun*, mořský vlk, \
    mořský ďas, ďas mořský, pražma*, pražman*, parmice mořská, halibut*, kambala*, kambal*, jazyk mořský, \
    mořský jazyk, platýz*, žralok*, rejnok*, jeseter*, ?hejk*, tilápi*, nilský okoun, aljašská treska, kaviáru, \
    jikrami, ?jikry, bonito, ?dashi, katsuobushi, worčestr*, worcestrov*, worcesterové, mlok bez, ?šprot*, \
    olej z tresčích jater, tresčí játra, kolagen rybí, makrelov, ?hoki=, pollock, nam pla, ?mořan*, sardelov
    anchovies: ančovič*, sardel*, sardelová pasta, sardele, sardelky, anšovičk*, ančovičky
    salmon: losos*, lososem, uzený losos, lososov*
    tuna: tuňák*, tuňákem
    cod: tresk*
    herring: sleď=, sledě=, sleďů=, sled*, zavináč*, ?sledi=, slaneč*, herink*, matjes*
    mackerel: makrel*
    sardines: sardin*, sardinky, šproty
    trout: pstruh*, pstruh, pstruží
    eel: úhoř*
    peanuts: arašíd*, podzemnice olejn*, burské oříšky, burských oříšků, burák*, arašídové máslo, arašídy, \
    arašídový, arašídového, burské=, burákov*, podzemnice, arašídový olej, jádra arašídů, arašídové pasty
    soybeans: sój*, soja=, sojov*, sójový lecitin, tofu, sójový nápoj, sójové mléko, \
    {sójov}{é mléko|ého mléka|ý nápoj|ého nápoje|á smetana|é smetany|ý jogurt|ého jogurtu|é máslo|ého másla|ý sýr|á zmrzlina|ý tvaroh|ý dezert|á smetánka}, \
    ?soju=, ?sója=, ?sóji=, ?sóju=, ?sójou, sojový lecitin, sójového lecitinu, sójové boby, sójový protein, \
    sójová bílkovina, sójové bílkoviny, sójový olej, sójová mouka, ?miso, tamari, ?shoyu, ?natto, tempeh, edamame, \
    ?okara, lecitin (sója, lecithin (sója, sójové maso, ?soja
    soybeans+wheat: sójová omáčka, sójové omáčky, sójovou omáčku, omáčka teriyaki, teriyaki omáčka, hoisin omáčka, \
    sójovou omáčkou
    milk: mlék*, mleč*, smetan*, syrovátk*, jogurt*, podmáslí, kefír*, mléčn*, sušené mléko, odstředěné mléko, \
    skyr, zakysan*, mléčná čokoláda, mlékáren*, ?mléko=, ?mléka=, mlékem=, mléčná bílkovina, mléčné bílkoviny, \
    sušená syrovátka, sušené syrovátky, syrovátkový, plnotučné mléko, kondenzované mléko, zahuštěné mléko, smetana, \
    šlehačk*, ?kyška=, žinčic*, acidofil*, sušeného mléka, odtučněné mléko, mleziv*, laktoferin*, kozí mléko, \
    ovčí mléko, kravské mléko, mléčný protein, tvarohov*, pribináček, ?ayran, labneh, ?lassi, bílá čokoláda, \
    mléčné čokolády, bílé čokolády, smetanov*, zmrzlina smetanová, zakysaná smetana, krém fraiche, panna cotta, \
    bryndza mléko, creme fraiche, mléčné výrobky
    lactose: laktóz*, laktos*, mléčný cukr, laktosa, laktóza, laktitol*, laktulos*
    casein: kasein*
    butter: máslo=, másla=, máslem=, máseln*, mléčný tuk, mléčného tuku, ?máslo, přepuštěné máslo, \
    přepuštěného másla, ?ghí=, ?ghee, máslový tuk
    cheese: sýr=, sýra=, sýry=, sýrů=, sýrem=, sýrov*, tvaroh*, mozzarell*, parmez*, eidam*, niva=, mascarpone, \
    ricott*, sýrech=, ?eidam, eidamu, eidamský, ementál*, ?gouda=, ?goudy=, cheddar*, ?čedar*, ?brie=, camembert*, \
    hermelín*, ?nivy=, gorgonzol*, roquefort*, bryndz*, ?brynz*, parmazán*, parmezánem, pecorino, provolone, \
    ?feta=, ?fety=, balkánský sýr, balkánského sýra, olomouck*, tvarůžk*, syreček*, romadur*, tavený sýr, \
    taveného sýra, tavené sýry, ?žervé, ?lučin*, mozzarella, ricotta, halloumi, halumi, raclette, kozí sýr, \
    ovčí sýr, korbáčik*, oštiep*, parenic*, grana padano, parmigiano, manchego, burrat*, madeland*, maasdam*, \
    kaškaval*, blaťácké, primátor sýr
    nuts: ořech=, ořechy=, ořechů=, ořechov*, oříšk*, skořápkové plody, skořápkových plodů, suché skořápkové plody, \
    oříšky=, oříšků=, oříškov*, směs ořechů, ořechová náplň, ořechový krém, ořechové máslo, ?nugát*, bukvice=, \
    skořápkové ovoce, ořechů směs
    almonds: mandl*, marcipán*, mandlový nápoj, mandlové mléko, \
    {mandlov}{é mléko|ého mléka|ý nápoj|ého nápoje|á smetana|é smetany|ý jogurt|ého jogurtu|é máslo|ého másla|ý sýr|á zmrzlina|ý tvaroh|ý dezert|á smetánka}, \
    mandle=, mandlí=, mandlemi, mandlová mouka, mandlová pasta, marcipánov*, amaretti, amaretto, persipan bez
    hazelnuts: lískov*, lískové ořechy, lískových ořechů, lískové oříšky, lískových oříšků, lískooříšk*, \
    lískov{é|ých|ý|ého}, lískový olej, lískooříškov*, gianduja, lískové jádra, oříšková pasta lískov
    walnuts: vlašsk*, vlašské ořechy, vlašských ořechů, vlašský ořech, jádra vlašských ořechů, \
    olej z vlašských ořechů
    cashew-nuts: kešu, kešu ořechy, kešu oříšky, kešu ořechů, kešu{máslo|mléko}, kešu {mléko|máslo|nápoj|sýr}, \
    ledvinovník*
    pecan-nuts: pekan*, pekanové ořechy, pekanových ořechů, pekanové oříšky, pekany=
    brazil-nuts: para ořechy, para ořechů, brazilské ořechy, paraořech*, para ořech, brazilský ořech, ?juvie=
    pistachio-nuts: pistáci*, pistácie, pistáciov*, pistáciová pasta, pistáciemi
    macadamia-nuts: makadam*, makadamové ořechy, makadamiov*, macadamia, makadamové oříšky, macadamiov*
    pine-nuts: piniové oříšky, piniových oříšků, piniov*, ?pinie=, piniová semínka, piniových jader, pinioli, \
    cedrové oříšky
    celery: celer*, celer bulvový, celer řapíkatý, celeru=, celerem, celerová=, celerová sůl, ?miřík*
    mustard: hořčic*, hořčičn*, hořčice, hořčicí, hořčičné semínko, hořčičného semínka, hořčičná mouka, \
    semena hořčice
    sesame-seeds: sezamov{é mléko|ého mléka|ý nápoj|ého nápoje|é máslo|ého másla}, sezam*, tahini, chalv*, ?sezam, sezamem, sezamové semínko, sezamového semínka, sezamový olej, \
    sezamová pasta, tahina, ?halva, gomasio, zaatar, chalva
    sulphur-dioxide-and-sulphites: siřičitan*, oxid siřičitý, oxidu siřičitého, disiřičitan*, hydrogensiřičitan*, \
    siřičitany, siřičitanů, ?sířen*, pyrosiřičitan*, metabisulfit*, bisulfit*, ?so2, kyselina siřičitá
    lupin: vlčí bob, vlčího bobu, lupin*, vlčí boby, vlčích bobů, lupina, lupiny, lupinov*
    molluscs: měkkýš*, mušle=, mušlí=, mlž*, měkkýši, měkkýšů, mořské mušle, srdcovk*, surmovk*, mořský šnek
    squid: kalamár*, oliheň*, olihn*, kalamáry, kalamari, kroužky z olihní, sépiová čerň
    octopus: chobotnic*, chobotnice
    cuttlefish: sépi*
    mussels: slávk*, slávky, slávka=, slávek=
    oysters: ústřic*, ústřice, ústřičná omáčka, ústřičné omáčky
    scallops: hřebenatk*, mušle svatého jakuba, hřebenatky
    snails: hlemýžď*, šnek=, hlemýždě, hlemýždi, ?šneci, ?šneků=
    meat: maso=, masa=, masem=, masov*, klobás*, párek=, párky=, uzenin*, masný=, játra=, ?masné=, masný vývar, \
    klobása, ?párky, ?salám*, paštik*, jitrnic*, jelita=, jaternic*, tlačenk*, mletého masa, mleté maso, sekaná=, \
    karbanátk*, ?drštk*, vnitřnosti, játrov*, špekáč*, ?buřt*, ?párků=
    pork: vepř*, šunk*, slanin*, sádlo=, sádla=, špek=, vepřov*, ?prase=, prasečí, selata=, ?šunka, ?šunky, \
    slaniny, sádlem, ?škvar*, krkovic*, ?bůček=, ?bůčku=, kýta vepřová, žebírka vepřová, ?uzené=, prosciutto, \
    pancetta, chorizo, moravské uzené, anglická slanina, ?špek
    beef: hověz*, telec*, hovězí lůj, hovězí, telecí, roštěn*, svíčková z hovězí, hovězí vývar, ?morek=, bresaola, \
    ?tele=
    lamb: jehněč*, skopov*, jehněčí, skopové, beraní=, ?jehně=, kůzleč*
    poultry: kuřec*, kuře=, drůbež*, krůt*, kachn*, husa=, husí=, slepic*, kuřecí, kuřecího, krocan*, ?krůtí, \
    kachní, slepičí, drůbeží, husí sádlo, perličk*, křepelk*, pštros*, kuřecí vývar, slepičí vývar
    game: zvěřin*, jelení, srnčí, králík*, kančí, kančího, ?jelen=, ?srna=, ?daněk=, ?daňčí, ?zajíc*, bažant*, \
    divočák*, králičí
    gelatin: želatin*, kolagen*, želatina, želatinu, vepřová želatina, hovězí želatina
    animal-fat: živočišný tuk, lůj=, živočišné tuky, živočišného tuku
    rennet: syřidl*
    carmine: karmín*, košenil*
    shellac: šelak*
    honey: ?med=, medu=, medem=, medov*
    beeswax: včelí vosk
    glycerides: mono a diglyceridy, mono- a diglyceridy
    alcohol: alkohol*, víno=, vína=, vínem=, rum=, vodk*, likér*, líh=, lihu=, slivovic*, bílé víno, červené víno, \
    bílého vína, červeného vína, whisky, ?gin=, vermut*, šampaňské, ?sekt=, ?koňak*, brandy, ?rumu=, ?rumem, \
    becherovk*, griotk*, medovina, medovin*, burčák*, tuzemák*, portské, marsala, amaretto likér, absint*, \
    vaječný likér, ?sake, ?mirin, tequil*, fernet*
    alcohol+barley: pivo=, piva=, pivem=
    onion: cibul*
    garlic: česnek*, česnk*
    buckwheat: pohank*
    coconut: kokos*, kokosové mléko, kokosový ořech, kokosový olej, kokosové máslo, kokosová smetana, \
    {kokosov}{é mléko|ého mléka|ý nápoj|ého nápoje|á smetana|é smetany|ý jogurt|ého jogurtu|é máslo|ého másla|ý sýr|á zmrzlina|ý tvaroh|ý dezert|á smetánka}, \
    kokosová moučka, kokosové mouky, kokosový krém, kokosový cukr, kokosová voda, kokosové chipsy, kokosový tuk, \
    kokosu=
    chestnuts: kaštan*, kaštany jedlé, kaštanové pyré, jedlé kaštany
    corn: kukuřic*, kukuřičn*
    -: muškátový ořech, muškátového ořechu, muškátový oříšek, muškátový květ, kakaové máslo, kakaového másla, \
    bambucké máslo, rýžové mléko, kyselina mléčná, kyseliny mléčné, mléčné bakterie, bakterie mléčného kvašení, \
    mléčného kvašení, mléčnan*, mléčné kultury, laktát*, vinný ocet, vinného octa, kyselina vinná, vinný kámen, \
    tygří ořech, vodní kaštan, kola ořech, hlíva ústřičná, hlívy ústřičné, rostlinné mléko, rostlinná smetana, \
    veganský sýr, veganská majonéza, kvasný ocet lihový, lihový ocet, mikrobiální syřidlo, medvědí česnek, \
    jablečné máslo, máslová dýně, hroznové víno, medvěd*, sladidl*, mlečík, sladk*, \
    {rýžov|konopn|hrachov|bramborov|slunečnicov|rostlinn|pohankov|jáhlov|lněn}{é mléko|ého mléka|ý nápoj|ého nápoje|á smetana|é smetany|ý jogurt|ého jogurtu|é máslo|ého másla|ý sýr|á zmrzlina|ý tvaroh|ý dezert|á smetánka}, \
    veganská {smetana|klobása|šunka|paštika|pomazánka|feta|mozzarella|čokoláda}, \
    vegansk{ý|é} {jogurt|tvaroh|máslo|maso|párky|tuňák|losos|burger|mléko|parmezán|hermelín|vejce}, \
    vegetariánsk{ý|é|á} {párky|klobása|salám|paštika|burger|maso}, \
    rostlinn{á|é|ý} {šunka|párky|alternativa|šlehačka|burger|tuk}, náhražka masa, náhrada masa, mléčná kyselina, \
    kyselinou mléčnou, mléčn{ého|é} {kvašení|bakterie}, mléčné kvasinky, mandl zemní, zemní mandle, tygří ořechy, \
    mýdlové ořechy, areka ořech, muškátov{ý|é|á|ého} {květ|dýně|oříšky|ořechy|dýni}, dýně máslová, máslové dýně, \
    kakaov{ým|ém} máslem, bambuckého másla, jablečný ocet, jablečného octa, rýžový ocet, balzamikový ocet, \
    balsamico, vinného octu, ocet vinný, octa vinného, octem vinným, ?vínan*, kyseliny vinné, kyselinou vinnou, \
    vinný střik, vinné listy, vinný list, vinné révy, vinná réva, pivovarské kvasnice, pivovarské droždí, \
    kvasnice pivní, pivních kvasnic, lihového octa, ?hlíva=, ?hlívy=, kuřátka houba, kuřátka=, husí pochod, \
    ovčí jazyk, beraní roh, kozí roh, hovězí rajče, volské srdce, volské oko houba, jazýčky jelení, vaječná hruška, \
    vejce čokoládové, čokoládová vejce, čokoládové vejce, velikonoční vejce, kinder vejce, medový meloun, \
    medového melounu, meduňk*, mouka {kukuřičná|rýžová|pohanková|bramborová}
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
    langoustines: langustin*, severský humr
    clams: zaděnk*, vongole, střenka mořská
    !milk+eggs+meat+fish+honey+gelatin: vegansk*, ?vegan=
    !meat+fish+gelatin: vegetariánsk*
    !sulphur-dioxide-and-sulphites: nesířen*
    !eggs: bezvaječn*
    @traces: může obsahovat, mohou obsahovat, může obsahovat stopy, stopy, stopová množství, stopové množství, \
    vyrobeno v závodě, v závodě kde, na stejné lince, v provozu, v podniku, může obsahovat stopové, \
    může obsahovat i stopy, mohou obsahovat stopy, může také obsahovat, může rovněž obsahovat, může obsahovat i, \
    může obsahovat i další, možný výskyt, možná přítomnost, možné stopy, případné stopy, stopách, stopy dalších, \
    stopy jiných, ve stopách, stop=, ve stopovém množství, stopového množství, vyrobeno v provozu, \
    vyrobeno na lince, vyráběno v závodě, vyrobeno v podniku, vyrobeno v prostředí, zpracovává se i, \
    kde se zpracovávají, kde se zpracovává, kde se používají, kde se vyrábí, ve kterém se, v němž se, na lince, \
    na zařízení, v závodu, ve stejném závodě, stejné lince, stejném provozu, balírně, balírna zpracovává, \
    v pekárně, nevhodné pro, není vhodné pro, křížová kontaminace
    @contains: obsahuje, obsahují, složení, složky, alergeny
    @not: neobsahuje, neobsahují, neobsahuje žádné, neobsahující, neobsahuje ani, vyrobeno bez, prosté, \
    neobsahuje přidané
    @without: bez, bez přídavku, místo, namísto, žádné, žádný, bez obsahu, kromě
    @free: odstraněn, odstraněno
    @and: ?a
    @or: nebo, ani, či
    @ignore: alergeny viz, alergeny jsou zvýrazněny, viz tučně, alergeny jsou uvedeny, alergeny jsou vyznačeny, \
    alergeny jsou tučně, alergeny jsou označeny, alergeny vyznačeny, alergeny tučně, alergeny uvedeny, \
    alergenní složky jsou, alergeny jsou podtrženy, alergeny psané
    common: cukr, sůl, voda, vody, olej, aroma, emulgátor, konzervant, barvivo, škrob, droždí, koření, sirup, \
    regulátor kyselosti, řepkový, palmový, slunečnicový, tuk, rýže, brambor*, rajčat*, prášek, ocet, antioxidant, \
    stabilizátor, kakao, jedlá, zahušťovadlo
    @traces-before: se mohou vyskytovat, mohou být přítomny, může být přítomno
    """
}
