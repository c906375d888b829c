extension LexiconTables {
  static let finnish = """
    gluten: *gluteen*, gluteenia sisältävät viljat, gluteenia sisältäviä viljoja, gluteenipitoi*, viljaproteiini*
    wheat: *vehnä*, vehnäjauho*, durumvehnä*, bulgur*, couscous*, kuskus*, mannasuurimo*, mannaryyni*, seitan*, \
    korppujauho*, emmervehnä*, grahamjauho*, durum*, vehnägluteeni*, vehnänalkio*, vehnälese*, *vehnätärkkelys*, \
    ?panko*, *durumvehn*, puolikarkea vehnä, leivinjauho vehnä
    spelt: *speltti*, spelt*, spelttijauho*
    khorasan: kamut, khorasan*
    rye: *ruis=, *rukiin*, ruisjauho*, ruismallas*, *rukiista, ruisleip*, ruis*, *ruisjauho*, ruislese*, rukiinen, \
    ruista=
    barley: *ohra*, ohramallas*, *mallas*, maltaat*, mallasuute*, *maltais*, *maltaan*, *ohraa=, ohrajauho*, \
    ohratärkkelys*, ohralese*, mallasjauho*, mallassiirappi*, *ohrasuurim*, *maltaasta
    oats: *kaura*, kaurahiutale*, kauramaito*, kaurajuoma*, \
    {kaura}{mai|kerma|jogur|jugur|voi|juusto|rahka|jäätelö|gurtti|lese|jauho|juoma|fraiche|viili}*, *kauraa=
    triticale: ruisvehnä*
    crustaceans: *äyriäi*, äyriäiset*
    shrimp: *katkarapu*, *katkaravu*, jättikatkarap*, tiikerirap*, scampi=, katkarapuj*
    crab: *taskurapu*, *taskurapuj*, rapuliha*, kuningasrap*, *rapupuikko*, ?krapu=, surimirap*
    lobster: hummeri*, langusti*
    crayfish: rapu=, rapuja=, ravut=, jokirapu*, ravunpyrst*, rapujen, jokirapuj*, ravunlih*, ?ravun=, jokirav*
    langoustines: keisarihummeri*
    krill: krilli*
    eggs: muna=, munaa=, munia=, *kananmun*, *munanvalkua*, *munankeltua*, munajauhe*, *munaproteiini*, *munat=, \
    kokomuna*, *munanvalkuais*, *munankeltuais*, ovalbumiini*, lysotsyymi*, majonees*, marenki*, munamassa*, \
    *munanvalku*, munavoi*, munamass*, kananmuna, *kokomunajauhe*, *munanvalkuaisjauhe*, *keltuais*, \
    *valkuaisjauhe, remoulade*, ?aioli*, hollandaise*, viiriäisenmuna*, albumiini*, munanuudel*, munatuot*, \
    *ovoalbumiini*, marenkij*, muna{voi|jauhe|valmiste|salaatti}*
    fish: *kala=, *kalaa=, *kalan=, kalaöljy*, kalakastike*, *kalat=, *kaloja=, kalajauhe*, siika*, kuha=, ahven*, \
    hauki*, haukea, *mäti=, mätiä, kaviaari*, seiti*, ruijanpallas*, punakampela*, kampela*, surimi*, pangasius*, \
    kalakukko*, muikku*, kuore=, ?made=, worcestershirekastike*, worcesterkastike*, kalaliemi*, kalajalosteet, \
    kalatuotteet*, *kalaliem*, *kalajauho*, *kalagelatiin*, *kalatuot*, nahkiai*, kiiski=, ?lahna*, ?särki=, \
    särkeä, ?säyne*, *kampela*, meriantur*, merikrotti*, merilohi*, pallas=, ruijanpal*, puna-ahven, alaskanseiti*, \
    ?kolja=, koljaa, *hauenm*, ?hoki=, valkoturska, kilohaili*, silakkapihv*, ?siian*, ?kuhaa, kuhafilee*, muikun*, \
    muikkuja, *mädin, ?mäti*, nam pla, ?dashi=, katsuobushi*, bonito*, merikissa*, miekkakala*, meribassi*, \
    tilapia*, *kalapuikko*, graavi siika, *kalamureke*, ?sampi=, villakuore*, ?seitä=
    anchovies: anjovis*, sardelli*, anjovisfilee*, *sardelli*
    salmon: *lohi=, *lohta=, lohen=, *lohifilee*, kirjolohi*, lohi*, *lohen*, *lohta*, *kirjolohe*, graavilohi*, \
    savulohi*, *lohifilee, loimulohi*
    tuna: *tonnikala*
    cod: *turska*, lipeäkala*, *turskaa*
    herring: *silakka*, *silli=, silliä, silakoi*, *silakkaa, matjessilli*, *sillifilee*, sillin=
    mackerel: *makrilli*
    sardines: *sardiini*
    trout: *taimen*
    eel: ankerias*, *ankeria*
    peanuts: *maapähkinä*, maapähkinöi*, maapähkinävoi*, maapähkinä{voi|öljy|massa|jauho|rouhe}*
    soybeans: *soija*, soijalesitiini*, tofu*, tempeh*, soijamaito*, soijajuoma*, edamame, *soijaa*, ?miso=, \
    misotahna*, tamari*, ?shoyu*, ?natto=, ?okara*, \
    {soija}{kerma|jogur|jugur|voi|juusto|rahka|jäätelö|juoma|mai|rouhe|proteiini|öljy|papu|pavu|gurtti}*
    soybeans+wheat: soijakastike*, teriyakikastike*, hoisinkastike*, ?ponzu*
    milk: *maito*, maitojauhe*, *maidon*, *kerma*, *hera=, *heraa, herajauhe*, heraproteiini*, *jogurtti*, \
    *jugurtti*, piimä*, *rahka*, *viili=, viiliä, skyr*, kermaviili*, maitoproteiini*, maitorasva*, maitosuklaa*, \
    crème fraîche, kefiiri*, valkosuklaa*, *smetana*, lehmänmaito*, *maidosta, *maitoa, *maitojauh*, *kermaa, \
    *kerman, rasvaton mai, ?kurri=, *herajauh*, *heraprot*, *maitoprot*, *piimä*, *viilin, ranskankerma*, smetan*, \
    *jäätelö maito, kondensoitu mai, vuohenmai*, lampaanmai*, ternimai*, kermajäätelö*, kuohukerma*, ruokakerma*, \
    hapankerma*, turkkilainen jogurtti, creme fraiche, ?lassi=, ?ayran*, labneh, panna cotta, dulce de leche, \
    *jogurt*, *viili, maitorahka*
    lactose: *laktoosi*, maitosokeri*
    casein: *kaseiini*, *kaseinaatti*
    butter: voi=, voita=, *voiöljy*, voijauhe*, voirasva*, *meijerivoi*, voin=, kirkastettu voi, voista=, \
    *voita sis, meijerivoi*, voikerma*, voitaikina*, oivariini*
    cheese: *juusto*, juustojauhe*, mozzarella*, parmesaani*, fetajuusto*, ricotta*, mascarpone*, raejuusto*, \
    tuorejuusto*, *juustoa, *juuston, *juustoja, cheddar*, ?gouda*, emmental*, gruyère*, ?brie=, camembert*, \
    gorgonzola*, roquefort*, halloumi*, pecorino*, ?edam*, oltermanni*, leipäjuust*, *sulatejuust*, tuorejuust*, \
    vuohenjuust*, homejuust*, aurajuust*, salaattijuust*, parmigiano*, manchego*, burrata*, provolone*, \
    kermajuust*, cottage cheese, havarti*, koskenlask*, ruskojuust*, mozarella*, ?feta=, ?fetaa
    nuts: pähkinä*, pähkinöi*, *pähkinät=, pähkinäsekoitus*, pähkinä{massa|rouhe|öljy|voi|seos|levite|kerma}*, \
    puupähkin*, suklaapähkin*
    almonds: *manteli*, manteleit*, mantelimassa*, marsipaani*, mantelimaito*, mantelijuoma*, \
    {manteli}{kerma|jogur|jugur|voi|juusto|jäätelö|juoma|mai|jauho|rouhe|lastu|öljy|massa|tahna}*, mantelia, \
    amaretto*
    hazelnuts: *hasselpähkinä*, *hasselpähkinöi*, nougat*, hasselpähkinä{mai|juoma|levite|massa|rouhe|kerma}*, \
    gianduja*
    walnuts: *saksanpähkinä*, *saksanpähkinöi*, saksanpähkinä{öljy|rouhe}*
    cashew-nuts: *cashew*, cashewpähkinä*, cashewpähkinöi*, {cashew}{juusto|kerma|voi|mai|juoma|jogur}*
    pecan-nuts: *pekaani*, pekaanipähkinä*, pekaanipähkinöi*, *pekan*
    brazil-nuts: parapähkinä*, parapähkinöi*
    pistachio-nuts: *pistaasi*, pistaasipähkinä*, pistaasipähkinöi*, *pistaasipähkin*, pistaasi{tahna|massa|rouhe}*
    macadamia-nuts: *macadamia*, macadamiapähkinä*, *makadamia*
    pine-nuts: pinjansieme*, pinjan=, pinjansiemen*, setripähkin*
    celery: *selleri*, juuriselleri*, lehtiseller*, ruotiseller*, varsiseller*, *sellerin*, sellerisuol*
    mustard: *sinappi*, sinapinsieme*, *sinapin=, *sinapin*, sinapinsiem*, sinappijauhe*, dijonsinap*
    sesame-seeds: *seesami*, tahini*, *seesamin*, seesamöljy*, ?halva*, tahina*, gomasio
    sulphur-dioxide-and-sulphites: *sulfiitti*, *sulfiitt*, *rikkidioksidi*, *bisulfiit*, *metabisulfiit*, \
    rikitetty*, rikkihapok*
    lupin: *lupiin*, lupiinijauh*, lupiininsiem*
    molluscs: *nilviäi*, *simpukka*, *simpukoi*, nilviäi*, *simpukan*, merikorv*, meretan*, kotilo=, kotiloita, \
    rantakotil*, mustekalan*
    squid: mustekala*, kalmari*, mustekalarenk*, kalmarirenk*, mustekalan muste
    octopus: tursas=, meritursas*, tursaan, tursasta, kahdeksanlonker*
    mussels: sinisimpukka*, sinisimpukoi*
    oysters: osteri*, osterikastike*, osteria, osterin*
    scallops: kampasimpuk*
    snails: etana=, etanoita, viinimäkikotilo*
    meat: *liha=, *lihaa=, *lihan=, lihaliemi*, *makkara*, lihauute*, *jauheliha*, maksamakkara*, *lihajauhe*, \
    *maksa=
    pork: *sianliha*, *sika=, *kinkku*, pekoni*, *sianihra*, silava=, sian=, porsa*, laardi*, *sianlihaa, \
    *siankinkku*, siannahka*, *possu*, *porsaan*, *kassler*, salami*, pancetta*, chorizo*, meetvursti*, \
    lauantaimakkar*, *kinkkua, pekonia, silavaa, ?nakki*, lenkkimakkar*, prosciutto*, siansivu*, ?läski*
    beef: *naudan*, *naudanliha*, *härän*, vasikan*, vasikka*, naudanrasva*, *naudanlihaa, *häränlih*, nautaa=, \
    ?nauta=, naudanliem*, vasikanlih*, naudanrasv*, luuydin*, bresaola*, jauhelihaa nauta
    lamb: *lampaan*, *karitsa*
    poultry: *broileri*, *kana=, kananliha*, *kanaa=, kalkkuna*, ankka*, hanhi*, kanaliemi*, *siipikarja*, \
    *kananliem*, *broilerin*, *kalkkunan*, hanhen*, kanaliem*, strutsi*, ?ankan*, ?kanan=
    game: *riista*, hirvi*, hirven*, poron*, poro=, peura*, jänis*, poronlih*, hirvenlih*, kauriin*, villisian*, \
    ?kania=, kaniini*
    gelatin: *liivate*, *gelatiini*, kollageeni*
    fish-gelatin: kalagelatiini=
    animal-fat: eläinrasva*, eläinperäinen rasva
    rennet: juoksute*, juustonjuoksute*
    carmine: karmiini*, kokenilli*
    shellac: sellakka*
    honey: *hunaja*
    beeswax: mehiläisvaha*
    glycerides: mono ja diglyseridit, mono- ja diglyseridejä
    alcohol: *alkoholi*, viini=, valkoviini*, punaviini*, rommi*, konjakki*, likööri*, etanoli*, vodka, sherry*, \
    marsala*, ?viski*, portvii*, ?glögi*, samppanja*, calvados*, brandy*, ?votka*, siideri*
    alcohol+barley: *olut=, olutta, kalja=
    onion: *sipuli*, sipulijauhe*, salottisipul*
    garlic: *valkosipuli*
    buckwheat: tattari*, tattarijauho*
    coconut: *kookos*, kookosmaito*, kookospähkinä*, kookosöljy*, kookosrasva*, kookoskerma*, kookosvoi*, \
    kookosjogurtti*, {kookos}{mai|kerma|jogur|jugur|voi|juusto|jäätelö|juoma|hiutale|rasva|sokeri|vesi|gurtti}*
    chestnuts: kastanja*
    corn: maissi*
    -: sinappikaali*, muskottipähkinä*, muskotti*, kaakaovoi*, sheavoi*, maamanteli*, tiikeripähkinä*, \
    vesikastanja*, riisimaito*, hamppumaito*, maitohappo*, maitohappobakteeri*, viinietikka*, valkoviinietikka*, \
    punaviinietikka*, viinihappo*, viinikivi*, viinirypäle*, butternut*, kolapähkinä*, osterivinokas*, munakoiso*, \
    hedelmäliha*, hedelmälihaa, kasvimaito*, kasvikerma*, kasvijuusto*, vegaaninen majoneesi, mikrobijuoksute*, \
    kasvijuoksute*, natriumlaktaatti*, laktaatti*, sokerialkoholi*, alkoholietikka*, makkarakurkku, \
    omenaviinietikka*, karitsankaali, kanankaali, kananherne, lohikäärmehedelm*, \
    {riisi|hamppu|herne|peruna|pellava|kvinoa|kasvi|vegaani}{mai|kerma|jogur|jugur|voi|juusto|jäätelö|juoma|rahka}*, \
    mangovoi*, omenavoi*, kaakaovoin*, sheavoin*, kasviproteiini*, herneprotei*, \
    vegaaninen {juusto|jogurtti|kerma|voi|makkara|kinkku|jauhis|kana|tonnikala|lohi}, \
    kasvipohjainen {juusto|jogurtti|kerma|makkara|maito|kana}, lihank orvike, lihankorvike*, juustonkaltai*, \
    sinappiöljykasvi, munakoison*, osterivinok*, tattariston, karitsanlehti, kanankaal*, siankärsämö*, \
    lampaanjuuri, viinimarj*, viinikumi ilman, viinietik*, viinihap*, viininlehd*, valkoviinietik*, punaviinietik*, \
    siiderietik*, omenaviinietik*, riisiviinietik*, balsamiviinietik*, hunajamelon*, hedelmälih*, lihatomaatti*, \
    voikukka*, voitatti*, voipapu*, voisalaatti*, maitiaisjuur*, maitohap*, maitohorsma*, kuoren*, kuoreton, \
    perunankuor*, appelsiininkuor*, sitruunankuor*, sitruunan kuori, voimakas*, voimakk*, voimari, ?voida=, \
    voidaan=, munuai*, mantelisien*, ahvenanmaa*
    !gluten: gluteeniton*, gluteenittoma*
    !lactose: laktoositon*, laktoosittoma*, vähälaktoosi*
    !milk: maidoton*, maidottoma*, maitoproteiiniton*
    !eggs: munaton*, munattoma*, kananmunaton*
    !nuts: pähkinätön*, pähkinättömä*
    !soybeans: soijaton*
    !alcohol: alkoholiton*, alkoholittoma*, alkoholiton olut, alkoholiton viini
    !meat: lihaton*
    ~wheat: *leipä=, pasta, spagetti, nuudelit, sämpylä, keksi, hampurilainen
    ~wheat+milk+eggs: *kakku=, pulla, korvapuusti, lettu, letut, pannukakku, vohveli, munkki, piirakka
    ~rye+milk: karjalanpiirakka
    ~wheat+milk: pizza, lasagne
    ~eggs: munakas, munakokkeli
    ~milk: perunamuusi, kaakao, kahvi maidolla
    ~beef+pork+milk: lihapullat, lihapulla
    clams: vongole, veitsisimpuk*
    !milk+eggs+meat+fish+honey+gelatin: vegaani=, vegaaninen*, vegaaniset
    !meat+fish+gelatin: kasvis=
    !wheat: vehnätön*, vehnättömä*
    !fish: kalaton*
    !peanuts: maapähkinätön*
    !sulphur-dioxide-and-sulphites: sulfiititon*, rikittämät*
    @traces: voi sisältää, saattaa sisältää, saattaa sisältää pieniä määriä, voi sisältää pieniä määriä, \
    saattavat sisältää, jäämiä, pieniä määriä, voi sisältää jäämiä, voi sisältää muita, valmistettu tehtaassa, \
    tehtaassa jossa, samalla linjalla, samassa tuotantolaitoksessa, tuotantolaitoksessa, käsitellään myös, \
    saattaa sisältää jäämiä, voi sisältää myös, saattaa sisältää myös, pieniä jäämiä, jäämiä muista, \
    samassa tehtaassa, samoilla linjoilla, samalla tuotantolinjalla, samoissa tiloissa, tuotantolinjalla, \
    pakattu tiloissa, tiloissa joissa, tehtaassa, leipomossa, käsitellään, ei sovellu, ei sovi
    @contains: sisältää, ainesosat, allergeenit, sisältävät
    @not: ei sisällä, eivät sisällä, ei sisällä lainkaan, ei ole lisätty, valmistettu ilman
    @without: ilman, ?ei, ei lisättyä, ei ole, ilman lisättyä, sijaan
    @free: poistettu, vapaa
    @and: ja, sekä
    @or: tai, eikä
    @ignore: allergeenit katso, katso lihavoidut, allergeenit lihavoitu, allergeenit on lihavoitu, \
    allergeenit on korostettu, allergeenit on merkitty, allergeenit korostettu, allergeenit on kirjoitettu, \
    allergeenit isoilla
    common: vesi, sokeri, suola, öljy, jauho, aromi, mausteet, hiiva, tärkkelys, siirappi, emulgointiaine, \
    säilöntäaine, happamuudensäätöaine, stabilointiaine, väriaine, palmuöljy, rypsiöljy, auringonkukkaöljy, peruna, \
    riisi, tomaatti, hapettumisenestoaine, etikka, kasviöljy, jauhe, rasva, kasvirasva
    """
}
