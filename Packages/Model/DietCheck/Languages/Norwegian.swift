extension LexiconTables {
  static let norwegian = """
    gluten: *gluten*, glutenholdig*, glutenholdige kornsorter
    wheat: *hvete*, hvetemel*, durum*, durumhvete*, bulgur*, couscous*, semulje*, seitan*, ?rasp=, grahamsmel*, hveteklid*, \
    enkorn*, emmer*
    spelt: *spelt*
    khorasan: kamut, khorasan*
    rye: ?rug=, rugmel*, rugkerner*, rugklid*
    barley: *byg=, bygmel*, *bygmalt*, *malt=, maltekstrakt*, bygkerner*, maltet byg
    oats: *havre*, havregryn*, havremelk*, havredrik*
    triticale: triticale*
    crustaceans: *krepsdyr*, *skalldyr*
    shrimp: *reke=, *reker=, reker*
    crab: krabbe=, krabber=, krabbekjøtt*
    lobster: hummer*, languster*
    crayfish: kreps=, ferskvannskreps*
    langoustines: sjøkreps*
    krill: krill*
    eggs: egg=, egget=, *eggehvite*, *eggeplomme*, *eggepulver*, hønseegg*, frittgående egg, eggeprotein*, *helegg*, \
    ovalbumin*, lysozym*, majones*, marengs*, pasteuriserte egg
    fish: *fisk*, fiskeolje*, fiskesaus*, *kaviar*, stenbiderrogn*, *rogn=, sej=, helleflynder*, kuller=, \
    rødspette*, kulmule*, surimi*, pangasius*, gedde=, aborre*, tilapia, worcestersauce
    anchovies: *ansjos*, sardell*
    salmon: *laks=, laksefilet*, røget laks
    tuna: *tunfisk*, *tun=
    cod: torsk*
    herring: *sild=, *sildefilet*
    mackerel: *makrell*
    sardines: sardin*
    trout: *ørret*, forel*
    eel: ?ål=
    peanuts: *peanøtt*, *peanøtter*, peanuts=, peanut*, peanøttsmør*, peanutbutter
    soybeans: *soya*, *soja*, sojalecithin*, sojabønne*, *sojamelk*, sojaolje*, tofu*, sojadrik*, edamame
    soybeans+wheat: sojasaus*, sojasovs*
    milk: *melk*, melkepulver*, *fløte*, *myse*, mysepulver*, *yoghurt*, melkeprotein*, kjernemelk*, skyr*, kesam*, \
    *melkefedt*, melkesjokolade*, crème fraîche, cremefraiche, kefir*, *meieri*, tykmelk*, hvit sjokolade
    lactose: *laktose*, *lactose*, melkesukker*
    casein: *kasein*, *caseinat*, kaseinat*
    butter: smør=, *smør=, smørfedt*, smørolje*, smør*
    cheese: ?ost=, oste=, *ost=, ostepulver*, fløteost*, friskost*, mozzarella*, parmesan*, feta=, ricotta*, mascarpone*, \
    skæreost*, hytteost*
    nuts: nøtt=, nøtter=, *nøtter=, trenøtter*, nøttecreme*, nøttekerner*, nøttemix*
    almonds: *mandel=, mandler=, *mandler=, mandelmel*, marsipan*, mandelmelk*, mandeldrik*
    hazelnuts: *hasselnøtt*, *hasselnøtter*, nougat*
    walnuts: *valnøtt*, *valnøtter*
    cashew-nuts: *cashew*, cashewnøtt*, cashewnøtter*
    pecan-nuts: *pekan*, pekannøtt*, pekannøtter*, *pecan*
    brazil-nuts: paranøtt*, paranøtter*
    pistachio-nuts: *pistasj*, pistacienøtt*, pistacienøtter*
    macadamia-nuts: *macadamia*, macadamianøtt*, macadamianøtter*
    pine-nuts: pinjekerne*, pinjenøtter*
    celery: *selleri*, knoldselleri*
    mustard: *sennep*
    sesame-seeds: *sesam*, tahin*
    sulphur-dioxide-and-sulphites: *sulfit*, svoveldioxid*
    lupin: *lupin*
    molluscs: *bløddyr*, *skjell*, hjerteskjell*
    squid: blekksprut*, calamari
    octopus: ottearmet blekksprut
    mussels: blåskjell*
    oysters: østers=, østerssaus*
    scallops: kamskjell*
    snails: snegle=, snegler=, vinbjergsnegl*
    meat: *kjøtt*, *pølse*, *lever=, leverpostej*, kjøttekstrakt*, *kjøttbouillon*
    pork: *svinekjøtt*, *skinke*, bacon=, flesk*, *svinefedt*, svine*, spekk*, ?gris=, grisekjøtt*, svor*
    beef: *storfekjøtt*, okse=, kalvekjøtt*, kalv=, oksefond*, oksetalg*
    lamb: *lammekjøtt*, ?lam=, fårekjøtt*
    poultry: *kylling*, kalkun*, ?and=, andekjøtt*, *andefedt*, gås=, høns=, hønsebouillon*, hønsekjøtt*, kyllingebouillon*
    game: vildtkjøtt*, vildt=, hjort=, vildsvin*, kanin*
    gelatin: *gelatine*, husblas*, kollagen*
    fish-gelatin: fiskegelatine*
    animal-fat: animalsk fedt, talg=
    rennet: osteløbe*, animalsk osteløbe
    carmine: karmin*, cochenille*
    shellac: shellak*, schellak*
    honey: *honning*
    beeswax: bivoks*
    glycerides: mono og diglycerider, mono- og diglycerider
    alcohol: *alkohol*, vin=, hvitvin*, rødvin*, ?rom=, likør*, cognac, ethanol, snaps=, portvin*
    alcohol+barley: ?øl=, pilsnerøl, lettøl, lagerøl
    onion: *løk=, løkpulver*, skalotteløk*
    garlic: *hvitløk*
    buckwheat: bokhvete*
    coconut: *kokos*, kokosmelk*, kokosnøtt*, kokosnøtter*, kokosfløte*, kokosolje*, kokossmør*
    chestnuts: kastanje*
    corn: majs*
    -: muskatnøtt*, muskat*, kakaosmør*, sheasmør*, jordmandel*, tigernøtt*, vannkastanje*, rismelk*, hampemelk*, melkesyre*, \
    melkesyrebakterie*, melkesyrekultur*, vineddik*, hvitvinseddik*, rødvinseddik*, vinsyre*, vinsten*, vindrue*, \
    butternut*, kolanøtt*, østershat*, smørbønne*, plantefløte*, plantedrik*, plantesmør*, veganost*, vegansk ost, \
    vegansk majones, fruktkjøtt*, laktat*, natriumlaktat*, kost=, most=, eplemost, post=, rost=, frost=, mikrobiell osteløbe, vegetabilsk osteløbe, \
    melketidsel*, alkoholeddik*, sukkeralkohol*, eggeplante*, aubergine*, nøttmuskat*, peberrod*, bittermandelaroma*, romaroma*, \
    mel=, kokosmel*, potetmel*
    !gluten: glutenfri*
    !lactose: laktosefri*
    !milk: melkefri*
    !eggs: eggefri*
    !nuts: nøttefri*
    !alcohol: alkoholfri*, alkoholfri øl, alkoholfri vin
    ~wheat: *brød=, pasta, smørbrød, kjeks, spaghetti, nudler, hotdog
    ~wheat+milk+eggs: *kake=, pannekake, pannekaker, vaffel, wienerbrød, kanelsnegl, sveler
    ~wheat+milk: pizza, lasagne, pai
    ~eggs: remoulade, eggerøre
    ~pork+wheat+eggs+milk: frikadelle, frikadeller
    @traces: kan inneholde, kan inneholde spor, kan inneholde spor av, spor av, spor, ?kan, fremstillet på en fabrik, på en fabrik, \
    i en fabrik, samme linje, fabrik der, produceret på
    @contains: inneholder, ingredienser, allergener, innhold
    @not: inneholder ikke, inneholder ingen, fri for, er fri for, fritt for spor av
    @without: uten, ikke, ingen, uten tilsat, fritt for
    @free: fri, fritt, fjernet
    @and: og
    @or: eller, samt, og eller
    @ignore: for allergener se, for allergener, se ingredienser med fet skrift, allergener er i fet skrift
    common: sukker, salt, vann, med, aroma, emulgator, konserveringsmiddel, stivelse, gjær, krydder, glukosesirup, \
    surhedsregulerende, stabilisator, fargestoff, pulver, rapsolje, palmeolje, solsikkeolje, vegetabilsk, vegetabilske, \
    antioxidant, hevemiddel, potet, ris, av, fra, kakaomasse, eddik, citronsyre
    """
}
