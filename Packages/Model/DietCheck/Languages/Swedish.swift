extension LexiconTables {
  static let swedish = """
    gluten: *gluten*, glutenhaltig*, spannmål som innehåller gluten
    wheat: *vete*, vetemjöl*, *vetekli*, durumvete*, bulgur*, couscous*, mannagryn*, seitan*, ströbröd*, grahamsmjöl*, \
    vetestärkelse*, kruskakli*, emmer*, enkorn*, dinkelvete*
    spelt: *dinkel*, speltvete*, spelt=
    khorasan: kamut, khorasanvete*
    rye: *råg=, rågmjöl*, rågkli*, rågsikt*, fullkornsråg*, *rågmjöl*, råg*
    barley: ?korn=, kornmjöl*, *kornmalt*, *malt=, maltextrakt*, kornflingor*, maltvinäger*, maltat korn, kornstärkelse*
    oats: *havre*, havregryn*, havremjölk*, havredryck*, havregrädde*
    triticale: rågvete*
    crustaceans: *kräftdjur*, *skaldjur*
    shrimp: *räka=, *räkor*, räkor*, räkost*, räkpasta*
    crab: krabba=, krabbor=, krabbkött*
    lobster: hummer*, languster*
    crayfish: kräfta=, kräftor=, signalkräft*
    langoustines: havskräft*
    krill: krill*
    eggs: ?ägg=, *äggvita*, *äggula*, äggulor*, äggvitor*, *äggpulver*, helägg*, *hönsägg*, äggprotein*, ovalbumin*, \
    lysozym*, majonnäs*, maräng*, äggviteprotein*, frigående ägg, äggnudlar*
    fish: *fisk*, fiskolja*, fisksås*, *kaviar*, löjrom*, rom från, sej=, torskrom*, hälleflundra*, kolja=, \
    rödspätta*, gädda=, abborre*, surimi*, sik=, pangasius*, tilapia, ?gös=, *worcestersås*, hoki=
    anchovies: ansjovis*, sardell*
    salmon: *lax=, laxfilé*, *laxen=, gravad lax
    tuna: *tonfisk*
    cod: torsk*
    herring: *sill=, *sillen=, strömming*, matjessill*
    mackerel: *makrill*
    sardines: sardin*
    trout: *forell*, öring*, regnbåge
    eel: ?ål=, ålar=
    peanuts: *jordnöt*, *jordnötter*, jordnötssmör*, jordnötsolja*
    soybeans: *soja*, sojalecitin*, sojaböna*, sojabönor*, sojaolja*, tofu*, tempeh*, sojamjölk*, sojadryck*, edamame
    soybeans+wheat: sojasås*, soja sås
    milk: *mjölk*, mjölkpulver*, *grädde*, *gräddfil*, *vassle*, vasslepulver*, *yoghurt*, *mjölkprotein*, filmjölk*, ?fil=, \
    kärnmjölk*, kesella*, *mjölkfett*, kvarg*, kefir*, crème fraîche, mjölkchoklad*, skyr*, grädd*, kondenserad mjölk, \
    vit choklad, laktalbumin*
    lactose: *laktos*, mjölksocker*
    casein: *kasein*, *kaseinat*
    butter: smör=, smöret, smörolja*, smörfett*, skirat smör, *smör=, smör*
    cheese: ?ost=, ostar=, ostpulver*, *ost=, färskost*, mozzarella*, parmesan*, fetaost*, ricotta*, mascarpone*, keso=, \
    västerbottensost*, prästost*, herrgårdsost*, ädelost*, cheddarost*
    nuts: ?nöt=, nötter=, *nötter=, nötkräm*, trädnötter*, nötmix*, nötsmör*, nötkärnor*, skalfrukter*
    almonds: *mandel=, mandlar=, mandelmassa*, mandelmjöl*, *mandelspån*, mandelmjölk*, mandeldryck*, marsipan*, mandel*
    hazelnuts: *hasselnöt*, *hasselnötter*, nougat*
    walnuts: *valnöt*, *valnötter*
    cashew-nuts: *cashew*, cashewnöt*, cashewnötter*
    pecan-nuts: *pekan*, pekannöt*, pekannötter*, *pecan*
    brazil-nuts: paranöt*, paranötter*
    pistachio-nuts: *pistage*, pistasch*, pistaschnöt*, pistaschmandel*
    macadamia-nuts: *macadamia*, macadamianöt*, macadamianötter*
    pine-nuts: pinjenöt*, pinjenötter*, pinjekärn*
    celery: *selleri*, rotselleri*
    mustard: *senap*
    sesame-seeds: *sesam*, tahini*
    sulphur-dioxide-and-sulphites: *sulfit*, svaveldioxid*
    lupin: *lupin*
    molluscs: *blötdjur*, *mussla=, *musslor*, hjärtmussl*
    squid: bläckfisk*, calamares
    octopus: åttaarmad bläckfisk
    cuttlefish: sepiabläckfisk*
    mussels: blåmussl*
    clams: vongole*
    oysters: ostron=, ostronsås*
    scallops: pilgrimsmussl*, kammussl*
    snails: snigel=, sniglar=, vinbergssnäck*
    meat: *kött*, *korv*, köttbuljong*, köttextrakt*, *lever=, leverpastej*, köttfärs*
    pork: *fläsk*, *griskött*, *skinka*, bacon=, svin*, ister=, svinister, grisfett*, ?gris=, späck*
    beef: nötkött*, nöt kött, *nötfärs*, *oxkött*, kalvkött*, kalv=, *nötfett*, oxfond*, oxe=
    lamb: *lammkött*, lamm=, lammfärs*, fårkött*
    poultry: *kyckling*, kalkon*, anka=, gås=, hönsbuljong*, hönskött*, *ankfett*, kycklingbuljong*
    game: *viltkött*, älgkött*, älg=, renkött*, hjort=, vildsvin*, hare=
    gelatin: *gelatin*, kollagen*
    fish-gelatin: fiskgelatin*
    animal-fat: animaliskt fett, animaliska fetter, talg=
    rennet: ostlöpe*, löpe=, animaliskt löpe
    carmine: karmin*, koschenill*
    shellac: schellack*, shellack*
    honey: *honung*
    beeswax: bivax*
    glycerides: mono och diglycerider, mono- och diglycerider
    alcohol: *alkohol*, vin=, vitt vin, rödvin*, vitvin*, ?rom=, likör*, punsch*, konjak*, etanol*, sprit=, vodka
    alcohol+barley: ?öl=, ölet, lättöl, folköl, starköl, mellanöl
    onion: *lök=, lökpulver*, schalottenlök*, gullök*
    garlic: *vitlök*
    buckwheat: bovete*, bovetemjöl*
    coconut: *kokos*, kokosmjölk*, kokosnöt*, kokosnötter*, kokosgrädde*, kokosolja*, kokossmör*
    chestnuts: kastanj*, äkta kastanj*
    corn: majs*
    -: muskotnöt*, muskot*, kakaosmör*, sheasmör*, jordmandel*, tigernöt*, vattenkastanj*, rismjölk*, hampmjölk*, mjölksyra*, \
    mjölksyrabakterie*, mjölksyrakultur*, vinäger*, vitvinsvinäger*, rödvinsvinäger*, vinsyra*, vinsten*, kolanöt*, butternut*, \
    ostronskivling*, havtorn*, smörbön*, växtbaserad grädde, växtbaserad mjölk, veganost*, vegansk ost, vegansk majonnäs, ragu*, ragout*, \
    växtmargarin*, äggplanta*, aubergine, fruktkött*, laktat*, natriumlaktat*, olja=, \
    frost=, most=, äppelmost, kost=, post=, rost=, ost från växt, pölse, köl=, kokosöl, vegetabiliskt löpe, mikrobiellt löpe, söl=, mjöl=, \
    mjölkört*, rågsved*, mjölktistel*, alkoholvinäger*, sockeralkohol*, nötmuskot*, korngryn bovete, peppar korn, pepparkorn*, \
    majskorn, fullkorn, kornskydd, smörkola vegansk, lönnsirap, bittermandelarom*, romarom*, hirsvete, majsost, kålrot
    !gluten: glutenfri*
    !lactose: laktosfri*
    !milk: mjölkfri*, mjölkproteinfri*, mejerifri*
    !eggs: äggfri*
    !nuts: nötfri*
    !soybeans: sojafri*
    !alcohol: alkoholfri*, alkoholfri öl, alkoholfritt vin
    ~wheat: *bröd=, pasta, knäckebröd, smörgås, kex, spaghetti, nudlar, hamburgare
    ~wheat+milk+eggs: *tårta=, *kaka=, pannkaka, pannkakor, våffla, kanelbulle, bulle, muffins, semla
    ~wheat+milk: pizza, lasagne, paj
    ~beef+milk+wheat: köttbullar
    ~milk: kaffe latte, potatismos, varm choklad, risgrynsgröt
    ~eggs+crustaceans+fish: skagenröra, toast skagen
    @traces: kan innehålla, kan innehålla spår, kan innehålla spår av, spår av, spår, ?kan, tillverkas i en fabrik, tillverkad i en \
    fabrik, i en fabrik, samma linje, i en anläggning, fabrik som, risk för
    @contains: innehåller, ingredienser, allergener, innehåll
    @not: innehåller inte, innehåller ej, innehåller inga, innehåller ingen, innehåller inget, fri från, är fri från
    @without: utan, ej, inga, inte, utan tillsatt, fritt från, fria från
    @free: fri, fritt, fria, borttaget
    @and: och
    @or: eller, samt, och eller
    @ignore: för allergener, för allergener se, allergener se, se ingredienser i fetstil, allergener i fetstil
    common: socker, salt, vatten, med, arom, emulgeringsmedel, konserveringsmedel, stärkelse, jäst, kryddor, glukossirap, \
    surhetsreglerande, stabiliseringsmedel, färgämne, pulver, rapsolja, palmolja, solrosolja, vegetabilisk, vegetabiliska, \
    antioxidationsmedel, bakpulver, potatis, ris, av, från, kakaomassa, ättika, citronsyra
    """
}
