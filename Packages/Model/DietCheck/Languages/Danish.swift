extension LexiconTables {
  static let danish = """
    gluten: *gluten*, glutenholdig*, glutenholdige kornsorter
    wheat: *hvede*, hvedemel*, durum*, durumhvede*, bulgur*, couscous*, semulje*, seitan*, ?rasp=, grahamsmel*, hvedeklid*, \
    enkorn*, emmer*
    spelt: *spelt*
    khorasan: kamut, khorasan*
    rye: ?rug=, rugmel*, rugkerner*, rugklid*
    barley: *byg=, bygmel*, *bygmalt*, *malt=, maltekstrakt*, bygkerner*, maltet byg
    oats: *havre*, havregryn*, havremælk*, havredrik*
    triticale: triticale*
    crustaceans: *krebsdyr*, *skaldyr*
    shrimp: *reje=, *rejer=, rejer*
    crab: krabbe=, krabber=, krabbekød*
    lobster: hummer*, languster*
    crayfish: krebs=, flodkrebs*
    langoustines: jomfruhummer*
    krill: krill*
    eggs: ?æg=, *æggehvide*, *æggeblomme*, *æggepulver*, helæg*, hønseæg*, *skrabeæg*, æggeprotein*, *frilandsæg*, \
    ovalbumin*, lysozym*, mayonnaise*, marengs*, pasteuriserede æg
    fish: *fisk*, fiskeolie*, fiskesauce*, *kaviar*, stenbiderrogn*, *rogn=, sej=, helleflynder*, kuller=, \
    rødspætte*, kulmule*, surimi*, pangasius*, gedde=, aborre*, tilapia, worcestersauce
    anchovies: *ansjos*, sardel*
    salmon: *laks=, laksefilet*, røget laks
    tuna: *tunfisk*, *tun=
    cod: torsk*
    herring: *sild=, *sildefilet*
    mackerel: *makrel*
    sardines: sardin*
    trout: *ørred*, forel*
    eel: ?ål=
    peanuts: *jordnød*, *jordnødder*, peanuts=, peanut*, jordnøddesmør*, peanutbutter
    soybeans: *soya*, *soja*, sojalecithin*, sojabønne*, *sojamælk*, sojaolie*, tofu*, sojadrik*, edamame
    soybeans+wheat: sojasauce*, sojasovs*
    milk: *mælk*, mælkepulver*, *fløde*, *valle*, vallepulver*, *yoghurt*, mælkeprotein*, kærnemælk*, skyr*, kvark*, \
    *mælkefedt*, mælkechokolade*, crème fraîche, cremefraiche, kefir*, *mejeri*, tykmælk*, hvid chokolade
    lactose: *laktose*, *lactose*, mælkesukker*
    casein: *kasein*, *caseinat*, kaseinat*
    butter: smør=, *smør=, smørfedt*, smørolie*, smør*
    cheese: ?ost=, oste=, *ost=, ostepulver*, flødeost*, friskost*, mozzarella*, parmesan*, feta=, ricotta*, mascarpone*, \
    skæreost*, hytteost*
    nuts: ?nød=, nødder=, *nødder=, trænødder*, nøddecreme*, nøddekerner*, nøddemix*
    almonds: *mandel=, mandler=, *mandler=, mandelmel*, marcipan*, mandelmælk*, mandeldrik*
    hazelnuts: *hasselnød*, *hasselnødder*, nougat*
    walnuts: *valnød*, *valnødder*
    cashew-nuts: *cashew*, cashewnød*, cashewnødder*
    pecan-nuts: *pekan*, pekannød*, pekannødder*, *pecan*
    brazil-nuts: paranød*, paranødder*
    pistachio-nuts: *pistacie*, pistacienød*, pistacienødder*
    macadamia-nuts: *macadamia*, macadamianød*, macadamianødder*
    pine-nuts: pinjekerne*, pinjenødder*
    celery: *selleri*, knoldselleri*
    mustard: *sennep*
    sesame-seeds: *sesam*, tahin*
    sulphur-dioxide-and-sulphites: *sulfit*, svovldioxid*
    lupin: *lupin*
    molluscs: *bløddyr*, *musling*, hjertemusling*
    squid: blæksprutte*, calamari
    octopus: ottearmet blæksprutte
    mussels: blåmusling*
    oysters: østers=, østerssauce*
    scallops: kammusling*
    snails: snegl=, snegle=, vinbjergsnegl*
    meat: *kød=, *kødet=, kødbolle*, kødfars*, *pølse*, *lever=, leverpostej*, kødekstrakt*, *kødbouillon*
    pork: *svinekød*, *skinke*, bacon=, flæsk*, *svinefedt*, svine*, spæk*, ?gris=, grisekød*, flæskesvær*
    beef: *oksekød*, okse=, kalvekød*, kalv=, oksefond*, oksetalg*
    lamb: *lammekød*, ?lam=, fårekød*
    poultry: *kylling*, kalkun*, ?and=, andekød*, *andefedt*, gås=, høns=, hønsebouillon*, hønsekød*, kyllingebouillon*
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
    alcohol: *alkohol*, vin=, hvidvin*, rødvin*, ?rom=, likør*, cognac, ethanol, snaps=, portvin*
    alcohol+barley: ?øl=, hvidtøl, pilsnerøl, lagerøl
    onion: *løg=, løgpulver*, skalotteløg*
    garlic: *hvidløg*
    buckwheat: boghvede*
    coconut: *kokos*, kokosmælk*, kokosnød*, kokosnødder*, kokosfløde*, kokosolie*, kokossmør*
    chestnuts: kastanje*
    corn: majs*
    -: muskatnød*, muskat*, kakaosmør*, sheasmør*, jordmandel*, tigernød*, vandkastanje*, rismælk*, hampemælk*, mælkesyre*, \
    mælkesyrebakterie*, mælkesyrekultur*, vineddike*, hvidvinseddike*, rødvinseddike*, vinsyre*, vinsten*, vindrue*, \
    butternut*, kolanød*, østershat*, smørbønne*, plantefløde*, plantedrik*, plantesmør*, veganost*, vegansk ost, \
    vegansk mayonnaise, frugtkød*, laktat*, natriumlaktat*, kost=, most=, æblemost, post=, rost=, frost=, mikrobiel osteløbe, vegetabilsk osteløbe, \
    mælketidsel*, alkoholeddike*, sukkeralkohol*, æggeplante*, aubergine*, nødmuskat*, peberrod*, bittermandelaroma*, romaroma*, \
    mel=, kokosmel*, kartoffelmel*
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
    @traces: kan indeholde, kan indeholde spor, kan indeholde spor af, spor af, spor, ?kan, fremstillet på en fabrik, på en fabrik, \
    i en fabrik, samme linje, fabrik der, produceret på
    @contains: indeholder, ingredienser, allergener, indhold
    @not: indeholder ikke, indeholder ingen, fri for, er fri for, fri for spor af
    @without: uden, ikke, ingen, uden tilsat, frit for
    @free: fri, frit, fjernet
    @and: og
    @or: eller, samt, og eller
    @ignore: for allergener se, for allergener, se ingredienser med fed, allergener er med fed
    common: sukker, salt, vand, med, aroma, emulgator, konserveringsmiddel, stivelse, gær, krydderier, glukosesirup, \
    surhedsregulerende, stabilisator, farvestof, pulver, rapsolie, palmeolie, solsikkeolie, vegetabilsk, vegetabilske, \
    antioxidant, hævemiddel, kartoffel, ris, af, fra, kakaomasse, eddike, citronsyre
    """
}
