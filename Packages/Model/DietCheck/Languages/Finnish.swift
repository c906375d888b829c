extension LexiconTables {
  static let finnish = """
    gluten: *gluteen*, gluteenia sisältävät viljat, gluteenia sisältäviä viljoja
    wheat: *vehnä*, vehnäjauho*, durumvehnä*, bulgur*, couscous*, kuskus*, mannasuurimo*, mannaryyni*, seitan*, korppujauho*, \
    emmervehnä*, grahamjauho*, durum*
    spelt: *speltti*, spelt*
    khorasan: kamut, khorasan*
    rye: *ruis=, *rukiin*, ruisjauho*, ruismallas*, *rukiista, ruisleip*, ruis*
    barley: *ohra*, ohramallas*, *mallas*, maltaat*, mallasuute*, *maltais*, *maltaan*
    oats: *kaura*, kaurahiutale*, kauramaito*, kaurajuoma*
    triticale: ruisvehnä*
    crustaceans: *äyriäi*, äyriäiset*
    shrimp: *katkarapu*, *katkaravu*
    crab: *taskurapu*, *taskurapuj*, rapuliha*
    lobster: hummeri*, langusti*
    crayfish: rapu=, rapuja=, ravut=, jokirapu*
    langoustines: keisarihummeri*
    krill: krilli*
    eggs: muna=, munaa=, munia=, *kananmun*, *munanvalkua*, *munankeltua*, munajauhe*, *munaproteiini*, *munat=, kokomuna*, \
    *munanvalkuais*, *munankeltuais*, ovalbumiini*, lysotsyymi*, majonees*, marenki*, munamassa*, *munanvalku*, munavoi*
    fish: *kala=, *kalaa=, *kalan=, kalaöljy*, kalakastike*, *kalat=, *kaloja=, kalajauhe*, siika*, kuha=, \
    ahven*, hauki*, haukea, *mäti=, mätiä, kaviaari*, seiti*, ruijanpallas*, punakampela*, kampela*, surimi*, pangasius*, \
    kalakukko*, muikku*, kuore=, ?made=, worcestershirekastike*, worcesterkastike*, kalaliemi*, kalajalosteet, kalatuotteet*
    anchovies: anjovis*, sardelli*
    salmon: *lohi=, *lohta=, lohen=, *lohifilee*, kirjolohi*, lohi*
    tuna: *tonnikala*
    cod: *turska*
    herring: *silakka*, *silli=, silliä, silakoi*
    mackerel: *makrilli*
    sardines: *sardiini*
    trout: *taimen*
    eel: ankerias*
    peanuts: *maapähkinä*, maapähkinöi*, maapähkinävoi*
    soybeans: *soija*, soijalesitiini*, tofu*, tempeh*, soijamaito*, soijajuoma*, edamame
    soybeans+wheat: soijakastike*
    milk: *maito*, maitojauhe*, *maidon*, *kerma*, *hera=, *heraa, herajauhe*, heraproteiini*, *jogurtti*, *jugurtti*, \
    piimä*, *rahka*, *viili=, viiliä, skyr*, kermaviili*, maitoproteiini*, maitorasva*, maitosuklaa*, crème fraîche, kefiiri*, \
    valkosuklaa*, *smetana*, lehmänmaito*, *maidosta, *maitoa
    lactose: *laktoosi*, maitosokeri*
    casein: *kaseiini*, *kaseinaatti*
    butter: voi=, voita=, *voiöljy*, voijauhe*, voirasva*, *meijerivoi*, voin=, kirkastettu voi
    cheese: *juusto*, juustojauhe*, mozzarella*, parmesaani*, fetajuusto*, ricotta*, mascarpone*, raejuusto*, tuorejuusto*
    nuts: pähkinä*, pähkinöi*, *pähkinät=, pähkinäsekoitus*
    almonds: *manteli*, manteleit*, mantelimassa*, marsipaani*, mantelimaito*, mantelijuoma*
    hazelnuts: *hasselpähkinä*, *hasselpähkinöi*, nougat*
    walnuts: *saksanpähkinä*, *saksanpähkinöi*
    cashew-nuts: *cashew*, cashewpähkinä*, cashewpähkinöi*
    pecan-nuts: *pekaani*, pekaanipähkinä*, pekaanipähkinöi*, *pekan*
    brazil-nuts: parapähkinä*, parapähkinöi*
    pistachio-nuts: *pistaasi*, pistaasipähkinä*, pistaasipähkinöi*
    macadamia-nuts: *macadamia*, macadamiapähkinä*, *makadamia*
    pine-nuts: pinjansieme*
    celery: *selleri*, juuriselleri*
    mustard: *sinappi*, sinapinsieme*, *sinapin=
    sesame-seeds: *seesami*, tahini*
    sulphur-dioxide-and-sulphites: *sulfiitti*, *sulfiitt*, *rikkidioksidi*
    lupin: *lupiin*
    molluscs: *nilviäi*, *simpukka*, *simpukoi*
    squid: mustekala*, kalmari*
    octopus: tursas=, meritursas*
    mussels: sinisimpukka*, sinisimpukoi*
    oysters: osteri*, osterikastike*
    scallops: kampasimpuk*
    snails: etana=, etanoita, viinimäkikotilo*
    meat: *liha=, *lihaa=, *lihan=, lihaliemi*, *makkara*, lihauute*, *jauheliha*, maksamakkara*, *lihajauhe*, *maksa=
    pork: *sianliha*, *sika=, *kinkku*, pekoni*, *sianihra*, silava=, sian=, porsa*, laardi*, *sianlihaa, *siankinkku*, siannahka*
    beef: *naudan*, *naudanliha*, *härän*, vasikan*, vasikka*, naudanrasva*
    lamb: *lampaan*, *karitsa*
    poultry: *broileri*, *kana=, kananliha*, *kanaa=, kalkkuna*, ankka*, hanhi*, kanaliemi*, *siipikarja*
    game: *riista*, hirvi*, hirven*, poron*, poro=, peura*, jänis*
    gelatin: *liivate*, *gelatiini*, kollageeni*
    fish-gelatin: kalagelatiini=
    animal-fat: eläinrasva*, eläinperäinen rasva
    rennet: juoksute*, juustonjuoksute*
    carmine: karmiini*, kokenilli*
    shellac: sellakka*
    honey: *hunaja*
    beeswax: mehiläisvaha*
    glycerides: mono ja diglyseridit, mono- ja diglyseridejä
    alcohol: *alkoholi*, viini=, valkoviini*, punaviini*, rommi*, konjakki*, likööri*, etanoli*, vodka
    alcohol+barley: *olut=, olutta, kalja=
    onion: *sipuli*, sipulijauhe*
    garlic: *valkosipuli*
    buckwheat: tattari*, tattarijauho*
    coconut: *kookos*, kookosmaito*, kookospähkinä*, kookosöljy*, kookosrasva*, kookoskerma*, kookosvoi*, kookosjogurtti*
    chestnuts: kastanja*
    corn: maissi*
    -: sinappikaali*, muskottipähkinä*, muskotti*, kaakaovoi*, sheavoi*, maamanteli*, tiikeripähkinä*, vesikastanja*, riisimaito*, hamppumaito*, \
    maitohappo*, maitohappobakteeri*, viinietikka*, valkoviinietikka*, punaviinietikka*, viinihappo*, viinikivi*, viinirypäle*, \
    butternut*, kolapähkinä*, osterivinokas*, munakoiso*, hedelmäliha*, hedelmälihaa, kasvimaito*, kasvikerma*, kasvijuusto*, \
    vegaaninen majoneesi, mikrobijuoksute*, kasvijuoksute*, natriumlaktaatti*, laktaatti*, \
    sokerialkoholi*, alkoholietikka*, makkarakurkku, omenaviinietikka*, \
    karitsankaali, kanankaali, kananherne, lohikäärmehedelm*
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
    @traces: voi sisältää, saattaa sisältää, saattaa sisältää pieniä määriä, voi sisältää pieniä määriä, saattavat sisältää, \
    jäämiä, pieniä määriä, voi sisältää jäämiä, voi sisältää muita, valmistettu tehtaassa, tehtaassa jossa, samalla linjalla, \
    samassa tuotantolaitoksessa, tuotantolaitoksessa, käsitellään myös
    @contains: sisältää, ainesosat, allergeenit, sisältävät
    @not: ei sisällä, eivät sisällä
    @without: ilman, ?ei, ei lisättyä
    @free: poistettu, vapaa
    @and: ja, sekä
    @or: tai, eikä
    @ignore: allergeenit katso, katso lihavoidut, allergeenit lihavoitu, allergeenit on lihavoitu
    common: vesi, sokeri, suola, öljy, jauho, aromi, mausteet, hiiva, tärkkelys, siirappi, emulgointiaine, säilöntäaine, \
    happamuudensäätöaine, stabilointiaine, väriaine, palmuöljy, rypsiöljy, auringonkukkaöljy, peruna, riisi, tomaatti, \
    hapettumisenestoaine, etikka, kasviöljy, jauhe, rasva, kasvirasva
    """
}
