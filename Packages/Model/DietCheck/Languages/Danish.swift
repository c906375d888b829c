extension LexiconTables {
  static let danish = """
    gluten: *gluten*, glutenholdig*, glutenholdige kornsorter
    wheat: *hvede*, hvedemel*, durum*, durumhvede*, bulgur*, couscous*, semulje*, seitan*, ?rasp=, grahamsmel*, \
    hvedeklid*, enkorn*, emmer*, hvedegluten*, hvedekim*, hvedestivelse*, ?rasp, ?panko*, mannagryn*, \
    bageblanding hvede
    spelt: *spelt*, speltmel*, dinkel*
    khorasan: kamut, khorasan*
    rye: ?rug=, rugmel*, rugkerner*, rugklid*, *rugmel*, rugbrød*, fuldkornsrug*, rugsurdej*, skåret rug
    barley: *byg=, bygmel*, *bygmalt*, *malt=, maltekstrakt*, bygkerner*, maltet byg, *bygmel*, byggryn*, \
    perlebyg*, maltmel*, maltsirup*, maltbyg*
    oats: *havre*, havregryn*, havremælk*, havredrik*, \
    {havre}{yoghurt|smør|ost|is|fløde|mel|klid|kerner|flager|creme}*
    triticale: triticale*
    crustaceans: *krebsdyr*, *skaldyr*
    shrimp: *reje=, *rejer=, rejer*, rejepasta*, kæmpereje*, tigerreje*, scampi=, gambas=, *fjordrejer*
    crab: krabbe=, krabber=, krabbekød*, taskekrabbe*, kongekrabbe*, crabsticks*
    lobster: hummer*, languster*, hummer, hummerfond*
    crayfish: krebs=, flodkrebs*, krebsehaler*, krebsehale*, *flodkrebs
    langoustines: jomfruhummer*, jomfruhummerhaler*
    krill: krill*
    eggs: ?æg=, *æggehvide*, *æggeblomme*, *æggepulver*, helæg*, hønseæg*, *skrabeæg*, æggeprotein*, *frilandsæg*, \
    ovalbumin*, lysozym*, mayonnaise*, marengs*, pasteuriserede æg, *æggemasse*, *æggehvidepulver*, helægspulver*, \
    æggeblommer*, ?aioli*, hollandaise*, vagtelæg*, økologiske æg, *hønseæg, æg fra, albumin*, æggenudler*, \
    æggesalat*, marengsmasse*, burhøns æg
    fish: *fisk*, fiskeolie*, fiskesauce*, *kaviar*, stenbiderrogn*, *rogn=, sej=, helleflynder*, kuller=, \
    rødspætte*, kulmule*, surimi*, pangasius*, gedde=, aborre*, tilapia, worcestersauce, *sejfilet*, kuller*, \
    hvilling*, havtaske*, pighvar*, søtunge*, ?tunge=, ?ising=, skrubbe=, havkat*, sandart*, brasen=, ?karpe=, \
    *fiskebouillon*, *fiskerogn*, *torskerogn*, *fiskefars*, fiskefrikadelle*, ?stør=, brisling*, ?lange=, brosme*, \
    ?multe=, hornfisk*, alaska sej, alaskasej*, alaska pollock, ?hoki=, ?lodde=, nam pla, katsuobushi*, bonito*, \
    dorade*, havaborre*, knurhane*, ?rokke=, tarama*, ?ulk=
    anchovies: *ansjos*, sardel*
    salmon: *laks=, laksefilet*, røget laks, gravad laks, lakserogn*, *lakseolie, lakse{rogn|kød|stykker|olie}*
    tuna: *tunfisk*, *tun=
    cod: torsk*
    herring: *sild=, *sildefilet*, sildefilet*, marinerede sild, rollmops*
    mackerel: *makrel*, *makrelfilet*
    sardines: sardin*
    trout: *ørred*, forel*
    eel: ?ål=
    peanuts: *jordnød*, *jordnødder*, peanuts=, peanut*, jordnøddesmør*, peanutbutter, \
    *jordnødde{smør|olie|creme|mel}*, peanutolie*
    soybeans: *soya*, *soja*, sojalecithin*, sojabønne*, *sojamælk*, sojaolie*, tofu*, sojadrik*, edamame, ?miso=, \
    misopasta*, tamari*, ?shoyu*, ?natto=, tempeh, {soja|soya}{yoghurt|fløde|ost|is|drik|smør|protein|creme}*, \
    sojabønner*, ?okara
    soybeans+wheat: sojasauce*, sojasovs*, soyasauce*, teriyakisauce*, hoisinsauce*, ?ponzu*
    milk: *mælk*, mælkepulver*, *fløde*, *valle*, vallepulver*, *yoghurt*, mælkeprotein*, kærnemælk*, skyr*, \
    kvark*, *mælkefedt*, mælkechokolade*, crème fraîche, cremefraiche, kefir*, *mejeri*, tykmælk*, hvid chokolade, \
    *letmælk*, *skummetmælk*, *sødmælk*, ?ymer=, ylette*, *tykmælk, creme fraiche, ?ayran*, ?lassi=, labneh, \
    myseost*, *valleprotein*, *mælketørstof*, piskefløde*, madlavningsfløde*, *flødeis, kondenseret mælk, *skyr*, \
    is mælk, gedemælk*, fåremælk*, råmælk*, koldskål*, dulce de leche, panna cotta, *mælkeis*
    lactose: *laktose*, *lactose*, mælkesukker*
    casein: *kasein*, *caseinat*, kaseinat*
    butter: smør=, *smør=, smørfedt*, smørolie*, smør*, smørcreme*, bruneret smør, kærgården*
    cheese: ?ost=, oste=, *ost=, ostepulver*, flødeost*, friskost*, mozzarella*, parmesan*, feta=, ricotta*, \
    mascarpone*, skæreost*, hytteost*, cheddar=, ?gouda=, emmentaler*, gruyère*, ?brie=, camembert*, gorgonzola*, \
    roquefort*, halloumi*, pecorino*, havarti*, ?danbo=, *smelteost*, rygeost*, danablu*, danish blue, ?esrom*, \
    ?samsø*, *skimmelost*, manchego*, burrata*, gedeost*, provolone*, edamer*, parmigiano*, grana padano, ?feta*, \
    salatost*, taleggio, mozarella*
    nuts: ?nød=, nødder=, *nødder=, trænødder*, nøddecreme*, nøddekerner*, nøddemix*, nødder, *nøddepasta*, \
    nøddeolie*, nøddesmør*, nøddemælk*, nøddemel*, bog nødder
    almonds: *mandel=, mandler=, *mandler=, mandelmel*, marcipan*, mandelmælk*, mandeldrik*, \
    {mandel}{fløde|yoghurt|smør|ost|is|mel|flager|olie|drik|mælk}*, mandelsplitter*, amaretti*, marcipan, \
    kransekagemasse*
    hazelnuts: *hasselnød*, *hasselnødder*, nougat*, hasselnødde{creme|mælk|drik|smør|mel|pasta|olie}*, gianduja*
    walnuts: *valnød*, *valnødder*, valnøddeolie*, valnøddekerner*
    cashew-nuts: *cashew*, cashewnød*, cashewnødder*, {cashew}{ost|fløde|smør|mælk|drik|yoghurt}*
    pecan-nuts: *pekan*, pekannød*, pekannødder*, *pecan*
    brazil-nuts: paranød*, paranødder*
    pistachio-nuts: *pistacie*, pistacienød*, pistacienødder*
    macadamia-nuts: *macadamia*, macadamianød*, macadamianødder*
    pine-nuts: pinjekerne*, pinjenødder*, cedernødder*
    celery: *selleri*, knoldselleri*, bladselleri*, blegselleri*, sellerisalt*
    mustard: *sennep*, sennepsfrø*, sennepspulver*, dijonsennep*
    sesame-seeds: *sesam*, tahin*, tahini, ?halva=, gomasio, sesamfrø*, sesamolie*, zaatar
    sulphur-dioxide-and-sulphites: *sulfit*, svovldioxid*, svovlsyrling*, *bisulfit*, *metabisulfit*, svovlet*, \
    svovldioxyd
    lupin: *lupin*, lupinfrø*, lupinmel*
    molluscs: *bløddyr*, *musling*, hjertemusling*, *muslinger*, ?søøre*, konksnegl*, snegle fra havet, strandsnegl*
    squid: blæksprutte*, calamari, blæksprutteringe*, blæksprutteblæk*, tiarmet blæksprutte
    octopus: ottearmet blæksprutte
    mussels: blåmusling*, grønlæbet musling
    oysters: østers=, østerssauce*
    scallops: kammusling*, kammuslinger
    snails: snegl=, snegle=, vinbjergsnegl*
    meat: *kød=, *kødet=, kødbolle*, kødfars*, *pølse*, *lever=, leverpostej*, kødekstrakt*, *kødbouillon*
    pork: *svinekød*, *skinke*, bacon=, flæsk*, *svinefedt*, svine*, spæk*, ?gris=, grisekød*, flæskesvær*, \
    medister*, hamburgerryg*, pancetta*, salami*, spegepølse*, chorizo*, flæskesteg*, prosciutto*, fedtegrever*, \
    rullepølse*
    beef: *oksekød*, okse=, kalvekød*, kalv=, oksefond*, oksetalg*, *oksebouillon*, *kalvefond*, *oksefedt*, \
    hakket okse, bresaola*
    lamb: *lammekød*, ?lam=, fårekød*
    poultry: *kylling*, kalkun*, ?and=, andekød*, *andefedt*, gås=, høns=, hønsebouillon*, hønsekød*, \
    kyllingebouillon*
    game: vildtkød*, vildt=, hjort=, vildsvin*, kanin*
    gelatin: *gelatine*, husblas*, kollagen*
    fish-gelatin: fiskegelatine*
    animal-fat: animalsk fedt, talg=
    rennet: osteløbe*, animalsk osteløbe
    carmine: karmin*, cochenille*
    shellac: shellak*, schellak*
    honey: *honning*
    beeswax: bivoks*
    glycerides: mono og diglycerider, mono- og diglycerider
    alcohol: *alkohol*, vin=, hvidvin*, rødvin*, ?rom=, likør*, cognac, ethanol, snaps=, portvin*, sherry=, \
    marsala*, whisky=, *brændevin*, akvavit*, champagne=, prosecco*, ?vodka=, ?rom=
    alcohol+barley: ?øl=, hvidtøl, pilsnerøl, lagerøl
    onion: *løg=, løgpulver*, skalotteløg*
    garlic: *hvidløg*
    buckwheat: boghvede*
    coconut: *kokos*, kokosmælk*, kokosnød*, kokosnødder*, kokosfløde*, kokosolie*, kokossmør*, \
    {kokos}{yoghurt|drik|ost|is|flager|fedt|sukker|vand|creme}*
    chestnuts: kastanje*
    corn: majs*
    -: muskatnød*, muskat*, kakaosmør*, sheasmør*, jordmandel*, tigernød*, vandkastanje*, rismælk*, hampemælk*, \
    mælkesyre*, mælkesyrebakterie*, mælkesyrekultur*, vineddike*, hvidvinseddike*, rødvinseddike*, vinsyre*, \
    vinsten*, vindrue*, butternut*, kolanød*, østershat*, smørbønne*, plantefløde*, plantedrik*, plantesmør*, \
    veganost*, vegansk ost, vegansk mayonnaise, frugtkød*, laktat*, natriumlaktat*, kost=, most=, æblemost, post=, \
    rost=, frost=, mikrobiel osteløbe, vegetabilsk osteløbe, mælketidsel*, alkoholeddike*, sukkeralkohol*, \
    æggeplante*, aubergine*, nødmuskat*, peberrod*, bittermandelaroma*, romaroma*, mel=, kokosmel*, kartoffelmel*, \
    {ris|hampe|ærte|kartoffel|hørfrø|quinoa}{mælk|drik|fløde|yoghurt|smør|ost|is}*, mangosmør*, æblesmør*, \
    vegansk {fløde|mælk|yoghurt|smør|pølse|kylling|laks|tun|bacon|skinke|fars|mozzarella|parmesan|flødeost}, \
    vegetarisk {pølse|fars|kylling}, plantebaseret {smør|ost|mælk|yoghurt|kød|kylling|fars}, smørhat, \
    mandelkartofler ej, vinblade*, hvidvinsvinaigre uden, vingummi uden, vingær*, balsamicoeddike*, \
    æblecidereddike*, riseddike*, blommer=, brombær*, romaine*, romainesalat*, romanesco*, rosmarin*, \
    honningmelon*, østershatte*, gåseurt*, hønsetarm*, svinemælk*, svinemælde*, fåremund, oksehjertetomat*, \
    kødfri*, fiskefri*, ostefri*, kødtomat*, lammesalat*, kornblomst*, ristet*, ristede*, brød uden, kostfibre*, \
    rug fri, vanilje*
    !gluten: glutenfri*
    !lactose: laktosefri*
    !milk: mælkefri*
    !eggs: æggefri*
    !nuts: nøddefri*
    !alcohol: alkoholfri*, alkoholfri øl, alkoholfri vin
    ~wheat: *brød=, pasta, smørrebrød, kiks, spaghetti, nudler, hotdog
    ~wheat+milk+eggs: *kage=, pandekage, pandekager, vaffel, wienerbrød, kanelsnegl, æbleskiver
    ~wheat+milk: pizza, lasagne, tærte
    ~eggs: remoulade, røræg, æggekage
    ~pork+wheat+eggs+milk: frikadelle, frikadeller
    clams: knivmusling*, venusmusling*, vongole
    !milk+eggs+meat+fish+honey+gelatin: vegansk*, ?vegan=, plantebaseret*
    !meat+fish+gelatin: vegetarisk*
    !wheat: hvedefri*
    !peanuts: jordnøddefri*
    !soybeans: sojafri*, soyafri*
    !sulphur-dioxide-and-sulphites: usvovlet*, usvovlede*, sulfitfri*
    @traces: kan indeholde, kan indeholde spor, kan indeholde spor af, spor af, spor, ?kan, \
    fremstillet på en fabrik, på en fabrik, i en fabrik, samme linje, fabrik der, produceret på, \
    kan også indeholde, kan evt indeholde, eventuelle spor, kan spor, rester af, i samme lokale, på samme linje, \
    på samme fabrik, i et miljø, på udstyr, hvor der også, som også, der også, i et bageri, samme produktionslinje, \
    ikke egnet til, uegnet til, produceres i, pakket på
    @contains: indeholder, ingredienser, allergener, indhold
    @not: indeholder ikke, indeholder ingen, fri for, er fri for, fri for spor af, indeholder hverken, \
    er garanteret fri for, fremstillet uden, lavet uden
    @without: uden, ikke, ingen, uden tilsat, frit for, uden tilsætning af, i stedet for
    @free: fri, frit, fjernet
    @and: og
    @or: eller, samt, og eller
    @ignore: for allergener se, for allergener, se ingredienser med fed, allergener er med fed, \
    allergener er fremhævet, allergener er markeret, allergener står med, allergener med fed, \
    allergener er skrevet, allergener med store
    common: sukker, salt, vand, med, aroma, emulgator, konserveringsmiddel, stivelse, gær, krydderier, \
    glukosesirup, surhedsregulerende, stabilisator, farvestof, pulver, rapsolie, palmeolie, solsikkeolie, \
    vegetabilsk, vegetabilske, antioxidant, hævemiddel, kartoffel, ris, af, fra, kakaomasse, eddike, citronsyre
    @traces-before: kan forekomme, kan være til stede
    """
}
