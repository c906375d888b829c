extension LexiconTables {
  static let norwegian = """
    gluten: *gluten*, glutenholdig*, glutenholdige kornsorter
    wheat: *hvete*, hvetemel*, durum*, durumhvete*, bulgur*, couscous*, semulje*, seitan*, ?rasp=, grahamsmel*, \
    hveteklid*, enkorn*, emmer*, hvetegluten*, hvetekim*, hvetestivelse*, griljermel*, brødsmuler*, ?panko*, \
    semulegryn*, sammalt hvete, siktet hvete
    spelt: *spelt*, speltmel*
    khorasan: kamut, khorasan*
    rye: ?rug=, rugmel*, rugkerner*, rugklid*, *rugmel*, sammalt rug, rugbrød*
    barley: *byg=, bygmel*, *bygmalt*, *malt=, maltekstrakt*, bygkerner*, maltet byg, ?bygg=, *byggmel*, \
    *byggmalt*, byggryn*, byggkorn*, ?bygg*, maltmel*, maltsirup*, maltet bygg, *byggflak*
    oats: *havre*, havregryn*, havremelk*, havredrik*, \
    {havre}{yoghurt|smør|ost|is|fløte|mel|kli|kjerner|flak|drikk|gurt}*, lettkokte havre
    triticale: triticale*
    crustaceans: *krepsdyr*, *skalldyr*
    shrimp: *reke=, *reker=, reker*, rekepasta*, kongereke*, kjempereke*, scampi=, gambas=, tigerreke*, ?reker
    crab: krabbe=, krabber=, krabbekjøtt*, taskekrabbe*, kongekrabbe*, snøkrabbe*, krabbepinner*, crabsticks*
    lobster: hummer*, languster*
    crayfish: kreps=, ferskvannskreps*, krepsehaler*, krepsehale*
    langoustines: sjøkreps*
    krill: krill*
    eggs: egg=, egget=, *eggehvite*, *eggeplomme*, *eggepulver*, hønseegg*, frittgående egg, eggeprotein*, \
    *helegg*, ovalbumin*, lysozym*, majones*, marengs*, pasteuriserte egg, *eggmasse*, *eggehvitepulver*, \
    heleggpulver*, eggpulver*, eggeplommer*, ?egg*, remulade*, ?aioli*, hollandaise*, vaktelegg*, albumin*, \
    eggnudler*, majonessalat*, marengsmasse*
    fish: *fisk*, fiskeolje*, fiskesaus*, *kaviar*, stenbiderrogn*, *rogn=, sej=, helleflynder*, kuller=, \
    rødspette*, kulmule*, surimi*, pangasius*, gedde=, aborre*, tilapia, worcestersauce, ?sei=, seifilet*, ?hyse=, \
    hysefilet*, ?lyr=, lysing=, kveite*, blåkveite*, rødspette=, ?uer=, steinbit*, breiflabb*, piggvar*, flyndre*, \
    sjøtunge*, smørflyndre*, gjedde=, ?abbor=, ?røye=, ?sik=, brosme*, ?lange=, ?lodde=, brisling*, hvitting*, \
    kolmule*, *fiskebuljong*, *fiskekraft*, *fiskefarse*, *fiskekake*, *fiskeboller*, lutefisk*, rakfisk*, \
    klippfisk*, tørrfisk*, steinbitrogn, rognkjeks*, *torskerogn*, størje*, alaska pollock, ?hoki=, nam pla, \
    katsuobushi*, bonito*, ørretrogn, kippers, ?harr=, ?pir=
    anchovies: *ansjos*, sardell*
    salmon: *laks=, laksefilet*, røget laks, røkt laks, røkelaks*, gravet laks, gravlaks*, \
    lakse{rogn|kjøtt|stykker|olje}*
    tuna: *tunfisk*, *tun=
    cod: torsk*
    herring: *sild=, *sildefilet*, *silde{filet|salat}*, spekesild*, sursild*
    mackerel: *makrell*
    sardines: sardin*
    trout: *ørret*, forel*, regnbueørret*, ?aure=
    eel: ?ål=
    peanuts: *peanøtt*, *peanøtter*, peanuts=, peanut*, peanøttsmør*, peanutbutter, *peanøtt{smør|olje|krem|mel}*, \
    peanøttene, jordnøtt*, jordnøtter*
    soybeans: *soya*, *soja*, sojalecithin*, sojabønne*, *sojamelk*, sojaolje*, tofu*, sojadrik*, edamame, \
    soyalecitin*, soyabønne*, soyamelk*, soyaolje*, soyaprotein*, sojalecitin*, ?miso=, misopasta*, tamari*, \
    ?shoyu*, ?natto=, tempeh*, {soya|soja}{yoghurt|fløte|ost|is|drikk|smør|gurt|melk}*
    soybeans+wheat: sojasaus*, sojasovs*, soyasaus*, teriyakisaus*, hoisinsaus*, ?ponzu*
    milk: *melk*, melkepulver*, *fløte*, *myse*, mysepulver*, *yoghurt*, melkeprotein*, kjernemelk*, skyr*, kesam*, \
    *melkefedt*, melkesjokolade*, crème fraîche, cremefraiche, kefir*, *meieri*, tykmelk*, hvit sjokolade, \
    *lettmelk*, *skummetmelk*, *helmelk*, *tørrmelk*, *melkefett*, ?rømme=, seterrømme*, lettrømme*, *kremfløte*, \
    *matfløte*, kulturmelk*, cultura*, tjukkmelk*, ?kvarg*, cottage cheese, ?ayran*, ?lassi=, labneh, \
    *myseprotein*, *melketørrstoff*, fløteis*, iskrem melk, kondensert melk, geitemelk*, *surmelk*, dravle, \
    creme fraiche, vaniljesaus melk, tykmelk, panna cotta, dulce de leche, *kumelk*
    lactose: *laktose*, *lactose*, melkesukker*
    casein: *kasein*, *caseinat*, kaseinat*
    butter: smør=, *smør=, smørfedt*, smørolje*, smør*, meierismør*, brunet smør, smørfett*, bremykt*
    cheese: ?ost=, oste=, *ost=, ostepulver*, fløteost*, friskost*, mozzarella*, parmesan*, feta=, ricotta*, \
    mascarpone*, skæreost*, hytteost*, cheddar=, ?gouda=, emmentaler*, gruyère*, ?brie=, camembert*, gorgonzola*, \
    roquefort*, halloumi*, pecorino*, jarlsberg*, norvegia*, brunost*, geitost*, gudbrandsdalsost*, *kremost*, \
    *smelteost*, pultost*, gamalost*, nøkkelost*, snøfrisk*, hvitost*, *skjærost*, manchego*, burrata*, provolone*, \
    edamer*, parmigiano*, grana padano, ?feta*, mozarella*, taleggio
    nuts: nøtt=, nøtter=, *nøtter=, trenøtter*, nøttecreme*, nøttekerner*, nøttemix*, nøtter, *nøttepasta*, \
    nøtteolje*, nøttesmør*, nøttemelk*, nøttemel*
    almonds: *mandel=, mandler=, *mandler=, mandelmel*, marsipan*, mandelmelk*, mandeldrik*, \
    {mandel}{fløte|yoghurt|smør|ost|is|mel|flak|olje|drikk|melk}*, mandelmasse*, amaretti*, kransekakemasse*
    hazelnuts: *hasselnøtt*, *hasselnøtter*, nougat*, hasselnøtt{krem|melk|drikk|smør|mel|pasta|olje}*, gianduja*
    walnuts: *valnøtt*, *valnøtter*
    cashew-nuts: *cashew*, cashewnøtt*, cashewnøtter*, {cashew}{ost|fløte|smør|melk|drikk|yoghurt}*, kasjunøtt*
    pecan-nuts: *pekan*, pekannøtt*, pekannøtter*, *pecan*
    brazil-nuts: paranøtt*, paranøtter*
    pistachio-nuts: *pistasj*, pistacienøtt*, pistacienøtter*, pistasjnøtt*, pistasjkjerner*
    macadamia-nuts: *macadamia*, macadamianøtt*, macadamianøtter*
    pine-nuts: pinjekerne*, pinjenøtter*, pinjekjerne*, sedernøtt*
    celery: *selleri*, knoldselleri*, stangselleri*, bladselleri*, sellerirot*, knollselleri*, sellerisalt*
    mustard: *sennep*, sennepsfrø*, sennepspulver*, dijonsennep*
    sesame-seeds: *sesam*, tahin*, tahini, ?halva=, gomasio, sesamfrø*, sesamolje*, zaatar
    sulphur-dioxide-and-sulphites: *sulfit*, svoveldioxid*, *bisulfitt*, *metabisulfitt*, *sulfitt*, svovlet*, \
    svovelsyrling*, svoveldioksid*
    lupin: *lupin*, lupinfrø*, lupinmel*
    molluscs: *bløddyr*, *skjell*, hjerteskjell*, muslinger=, *musling*, strandsnegl*, kongesnegl*, *bløtdyr*
    squid: blekksprut*, calamari, blekksprutringer*, ?akkar=, blekksprutblekk*, kalmar=
    octopus: ottearmet blekksprut
    mussels: blåskjell*
    oysters: østers=, østerssaus*
    scallops: kamskjell*, haneskjell*
    snails: snegle=, snegler=, vinbjergsnegl*, snegler, vinbergsnegl*
    meat: *kjøtt*, *pølse*, *lever=, leverpostej*, kjøttekstrakt*, *kjøttbouillon*
    pork: *svinekjøtt*, *skinke*, bacon=, flesk*, *svinefedt*, svine*, spekk*, ?gris=, grisekjøtt*, svor*, \
    *svinefett*, medister*, salami*, spekeskinke*, pancetta*, chorizo*, ?ribbe=, grillpølse svin, svinekjøtt*, \
    bogskinke*, fleskesvor*, prosciutto*, ?sylte=, spekepølse*
    beef: *storfekjøtt*, okse=, kalvekjøtt*, kalv=, oksefond*, oksetalg*, storfe*, storfekjøtt*, oksekjøtt*, \
    oksekraft*, *storfefett*, kalvekraft*, oksebuljong*, karbonadedeig*
    lamb: *lammekjøtt*, ?lam=, fårekjøtt*, ?får=, fårepølse*, lammekjøtt*, fårikål*, pinnekjøtt*, saukjøtt*
    poultry: *kylling*, kalkun*, ?and=, andekjøtt*, *andefedt*, gås=, høns=, hønsebouillon*, hønsekjøtt*, \
    kyllingebouillon*, kyllingbuljong*, hønsebuljong*, hønsefett*, kyllingfilet*, andefett*
    game: vildtkjøtt*, vildt=, hjort=, vildsvin*, kanin*, viltkjøtt*, ?elg=, elgkjøtt*, reinsdyr*, reinkjøtt*, \
    hjortekjøtt*, villsvin*
    gelatin: *gelatine*, husblas*, kollagen*, *gelatin=
    fish-gelatin: fiskegelatine*, fiskegelatin*
    animal-fat: animalsk fedt, talg=, animalsk fett
    rennet: osteløbe*, animalsk osteløbe, osteløpe*, animalsk osteløpe, ?løpe=
    carmine: karmin*, cochenille*
    shellac: shellak*, schellak*
    honey: *honning*
    beeswax: bivoks*
    glycerides: mono og diglycerider, mono- og diglycerider
    alcohol: *alkohol*, vin=, hvitvin*, rødvin*, ?rom=, likør*, cognac, ethanol, snaps=, portvin*, sherry=, \
    marsala*, whisky=, *brennevin*, akevitt*, champagne=, prosecco*, ?vodka=, portvin
    alcohol+barley: ?øl=, pilsnerøl, lettøl, lagerøl
    onion: *løk=, løkpulver*, skalotteløk*, skalottløk*
    garlic: *hvitløk*
    buckwheat: bokhvete*
    coconut: *kokos*, kokosmelk*, kokosnøtt*, kokosnøtter*, kokosfløte*, kokosolje*, kokossmør*, \
    {kokos}{yoghurt|drikk|ost|is|flak|fett|sukker|vann|krem|gurt}*
    chestnuts: kastanje*
    corn: majs*, ?mais*
    -: muskatnøtt*, muskat*, kakaosmør*, sheasmør*, jordmandel*, tigernøtt*, vannkastanje*, rismelk*, hampemelk*, \
    melkesyre*, melkesyrebakterie*, melkesyrekultur*, vineddik*, hvitvinseddik*, rødvinseddik*, vinsyre*, vinsten*, \
    vindrue*, butternut*, kolanøtt*, østershat*, smørbønne*, plantefløte*, plantedrik*, plantesmør*, veganost*, \
    vegansk ost, vegansk majones, fruktkjøtt*, laktat*, natriumlaktat*, kost=, most=, eplemost, post=, rost=, \
    frost=, mikrobiell osteløbe, vegetabilsk osteløbe, melketidsel*, alkoholeddik*, sukkeralkohol*, eggeplante*, \
    aubergine*, nøttmuskat*, peberrod*, bittermandelaroma*, romaroma*, mel=, kokosmel*, potetmel*, \
    {ris|hamp|erte|potet|linfrø|quinoa}{melk|drikk|fløte|yoghurt|smør|ost|is}*, mangosmør*, eplesmør*, \
    vegansk {fløte|melk|yoghurt|smør|pølse|kylling|laks|bacon|skinke|farse|mozzarella|kremost}, \
    vegetarisk {pølse|farse|kylling}, plantebasert {smør|ost|melk|yoghurt|kjøtt|kylling|farse}, eplesidereddik*, \
    riseddik*, balsamicoeddik*, vinblad*, vindruer*, vingummi uten, romanosalat*, romaine*, romanesco*, rosmarin*, \
    honningmelon*, østerssopp*, gåseurt*, svinemelde*, oksehjertetomat*, kjøttfri*, fiskefri*, ostefri*, \
    kjøttomat*, kostfiber*, ristet*, ristede*, kornblomst*, pepperrot*, plommer=, eplemost*, vaniljestang*, \
    blomkål*, muskatblomme*, mikrobiell osteløpe, vegetabilsk osteløpe, kakaosmør, bygging, eggfrukt*
    !gluten: glutenfri*
    !lactose: laktosefri*
    !milk: melkefri*
    !eggs: eggefri*, eggfri*
    !nuts: nøttefri*
    !alcohol: alkoholfri*, alkoholfri øl, alkoholfri vin
    ~wheat: *brød=, pasta, smørbrød, kjeks, spaghetti, nudler, hotdog
    ~wheat+milk+eggs: *kake=, pannekake, pannekaker, vaffel, wienerbrød, kanelsnegl, sveler
    ~wheat+milk: pizza, lasagne, pai
    ~eggs: remoulade, eggerøre
    ~pork+wheat+eggs+milk: frikadelle, frikadeller
    clams: knivskjell*, vongole, kuskjell*, teppeskjell*
    !milk+eggs+meat+fish+honey+gelatin: vegansk*, ?vegan=, plantebasert*
    !meat+fish+gelatin: vegetarisk*
    !wheat: hvetefri*
    !peanuts: peanøttfri*
    !soybeans: soyafri*
    !sulphur-dioxide-and-sulphites: usvovlet*, sulfittfri*
    @traces: kan inneholde, kan inneholde spor, kan inneholde spor av, spor av, spor, ?kan, \
    fremstillet på en fabrik, på en fabrik, i en fabrik, samme linje, fabrik der, produceret på, \
    kan også inneholde, eventuelle spor, kan forekomme spor, rester av, i samme lokale, på samme linje, \
    på samme fabrikk, i en fabrikk, på en fabrikk, fabrikk som, produsert i, produsert på, fremstilt i, på utstyr, \
    hvor det også, som også, i et miljø, samme produksjonslinje, ikke egnet for, uegnet for, i et bakeri
    @contains: inneholder, ingredienser, allergener, innhold
    @not: inneholder ikke, inneholder ingen, fri for, er fri for, fritt for spor av, inneholder hverken, \
    inneholder verken, er garantert fri for, fri fra, fremstilt uten, laget uten
    @without: uten, ikke, ingen, uten tilsat, fritt for, uten tilsetning av, i stedet for
    @free: fri, fritt, fjernet
    @and: og
    @or: eller, samt, og eller
    @ignore: for allergener se, for allergener, se ingredienser med fet skrift, allergener er i fet skrift, \
    allergener er uthevet, allergener er merket, allergener står i, allergener i fet, allergener er skrevet, \
    allergener med store
    common: sukker, salt, vann, med, aroma, emulgator, konserveringsmiddel, stivelse, gjær, krydder, glukosesirup, \
    surhedsregulerende, stabilisator, fargestoff, pulver, rapsolje, palmeolje, solsikkeolje, vegetabilsk, \
    vegetabilske, antioxidant, hevemiddel, potet, ris, av, fra, kakaomasse, eddik, citronsyre, maisstivelse, \
    surhetsregulerende middel, modifisert, fortykningsmiddel
    @traces-before: kan forekomme
    """
}
