extension LexiconTables {
  static let swedish = """
    gluten: *gluten*, glutenhaltig*, spannmål som innehåller gluten
    wheat: *vete*, vetemjöl*, *vetekli*, durumvete*, bulgur*, couscous*, mannagryn*, seitan*, ströbröd*, \
    grahamsmjöl*, vetestärkelse*, kruskakli*, emmer*, enkorn*, dinkelvete*, vetegroddar*, veteprotein*, vetekross*, \
    grahams=, mjöl av vete, skorpmjöl*, ?panko*, *vetegluten*
    spelt: *dinkel*, speltvete*, spelt=, dinkelmjöl*
    khorasan: kamut, khorasanvete*
    rye: *råg=, rågmjöl*, rågkli*, rågsikt*, fullkornsråg*, *rågmjöl*, råg*, rågbröd*
    barley: ?korn=, kornmjöl*, *kornmalt*, *malt=, maltextrakt*, kornflingor*, maltvinäger*, maltat korn, \
    kornstärkelse*, kornkross*, *kornmjöl*, pärlgryn*, maltsirap*, maltmjöl*, maltat*
    oats: *havre*, havregryn*, havremjölk*, havredryck*, havregrädde*, \
    {havre}{yoghurt|smör|ost|glass|fraiche|gurt|kli|mjöl|kross|bas|flingor}*
    triticale: rågvete*
    crustaceans: *kräftdjur*, *skaldjur*
    shrimp: *räka=, *räkor*, räkor*, räkost*, räkpasta*, tigerräk*, gambas=, scampi=, *räkpulver*, räkchips*, \
    kräftstjärtar räka
    crab: krabba=, krabbor=, krabbkött*, *krabbkött*, ?krabb=, kungskrabba*, crabsticks*, krabbsmak
    lobster: hummer*, languster*, hummer, hummerfond*, languster
    crayfish: kräfta=, kräftor=, signalkräft*, kräftstjärt*, kräftor*, flodkräft*
    langoustines: havskräft*
    krill: krill*
    eggs: ?ägg=, *äggvita*, *äggula*, äggulor*, äggvitor*, *äggpulver*, helägg*, *hönsägg*, äggprotein*, \
    ovalbumin*, lysozym*, majonnäs*, maräng*, äggviteprotein*, frigående ägg, äggnudlar*, äggmassa*, \
    ägg{pulver|produkt|gulepulver|vitepulver}*, *äggulepulver*, *vitägg*, marängsviss*, remoulad*, ?aioli*, \
    hollandaise*, vaktelägg*, frigåendeägg, helägg, höns ägg, albumin*, pastöriserade ägg, mimosasallad ägg
    fish: *fisk*, fiskolja*, fisksås*, *kaviar*, löjrom*, rom från, sej=, torskrom*, hälleflundra*, kolja=, \
    rödspätta*, gädda=, abborre*, surimi*, sik=, pangasius*, tilapia, ?gös=, *worcestersås*, hoki=, siklöja*, \
    röding=, hälleflundr*, piggvar*, slätvar*, torskfisk*, *fiskbuljong*, braxen=, *fiskrom*, *stenbitsrom*, \
    stenbit=, havskatt*, marulk*, *lutfisk*, ?lake=, skarpsill*, böckling*, alaska pollock, pollock=, kummel=, \
    kolmule*, kapelin*, *lodda, strömmings*, ostronsås fisk, nam pla, dorada*, bergtunga*, tunga sjö, sjötunga*, \
    havsabborre*, svärdfisk*, ?gös=, gösfilé, vitling=, lyrtorsk*, gråsej*, tarama*, katsuobushi, bonito*
    anchovies: ansjovis*, sardell*, sardellfilé*
    salmon: *lax=, laxfilé*, *laxen=, gravad lax, lax{filé|rom|sida}*, *rökt lax, gravlax*, kallrökt lax
    tuna: *tonfisk*
    cod: torsk*
    herring: *sill=, *sillen=, strömming*, matjessill*, *sillfilé*, inlagd sill, surströmming*
    mackerel: *makrill*
    sardines: sardin*
    trout: *forell*, öring*, regnbåge
    eel: ?ål=, ålar=
    peanuts: *jordnöt*, *jordnötter*, jordnötssmör*, jordnötsolja*, *jordnöts{smör|olja|kräm|sås|mjöl}*
    soybeans: *soja*, sojalecitin*, sojaböna*, sojabönor*, sojaolja*, tofu*, tempeh*, sojamjölk*, sojadryck*, \
    edamame, ?miso=, misopasta*, tamari*, ?shoyu*, ?natto=, ?okara*, \
    {soja}{yoghurt|gurt|grädde|ost|glass|fraiche|färs|protein}*, sojabiff*
    soybeans+wheat: sojasås*, soja sås, teriyakisås*, hoisinsås*, ?ponzu*
    milk: *mjölk*, mjölkpulver*, *grädde*, *gräddfil*, *vassle*, vasslepulver*, *yoghurt*, *mjölkprotein*, \
    filmjölk*, ?fil=, kärnmjölk*, kesella*, *mjölkfett*, kvarg*, kefir*, crème fraîche, mjölkchoklad*, skyr*, \
    grädd*, kondenserad mjölk, vit choklad, laktalbumin*, messmör*, ?mese=, ?ayran*, ?lassi=, labneh, *gräddfil, \
    matgrädde*, vispgrädde*, *skummjölk*, torrmjölk*, *mjölkpermeat*, långfil*, filbunke*, turkisk yoghurt, \
    *fraiche, gräddglass*, glass mjölk, dulce de leche, panna cotta, creme fraiche, getmjölk*, råmjölk*, vassle
    lactose: *laktos*, mjölksocker*
    casein: *kasein*, *kaseinat*
    butter: smör=, smöret, smörolja*, smörfett*, skirat smör, *smör=, smör*, smör{fett|olja|koncentrat}*, \
    brynt smör, bregott*
    cheese: ?ost=, ostar=, ostpulver*, *ost=, färskost*, mozzarella*, parmesan*, fetaost*, ricotta*, mascarpone*, \
    keso=, västerbottensost*, prästost*, herrgårdsost*, ädelost*, cheddarost*, cheddar=, ?gouda=, emmental*, \
    gruyère*, ?brie=, camembert*, gorgonzola*, roquefort*, halloumi*, pecorino*, provolone*, *mesost*, getost*, \
    *grevé*, *mjukost*, *svecia, kvibille*, parmigiano*, manchego*, burrata*, edamer*, hushållsost*, *gräddost*, \
    färskost, stilton, taleggio, fontina, cottage cheese, grana padano, brunost*, philadelphia*
    nuts: ?nöt=, nötter=, *nötter=, nötkräm*, trädnötter*, nötmix*, nötsmör*, nötkärnor*, skalfrukter*, nötter, \
    nötkärna*, *nötpasta*, nötblandning*, nötolja*, bokollon*
    almonds: *mandel=, mandlar=, mandelmassa*, mandelmjöl*, *mandelspån*, mandelmjölk*, mandeldryck*, marsipan*, \
    mandel*, {mandel}{grädde|yoghurt|smör|ost|glass|mjöl|spån|olja|gurt}*, mandlarna, amaretti, amaretto, \
    sötmandel*, bittermandel=
    hazelnuts: *hasselnöt*, *hasselnötter*, nougat*, hasselnöt{s|}{kräm|mjölk|dryck|smör|massa}*, gianduja
    walnuts: *valnöt*, *valnötter*, valnötsolja*, valnötskärn*
    cashew-nuts: *cashew*, cashewnöt*, cashewnötter*, {cashew}{ost|grädde|smör|mjölk|dryck|yoghurt|kräm}*, \
    acajounöt*
    pecan-nuts: *pekan*, pekannöt*, pekannötter*, *pecan*
    brazil-nuts: paranöt*, paranötter*
    pistachio-nuts: *pistage*, pistasch*, pistaschnöt*, pistaschmandel*
    macadamia-nuts: *macadamia*, macadamianöt*, macadamianötter*
    pine-nuts: pinjenöt*, pinjenötter*, pinjekärn*, cedernöt*
    celery: *selleri*, rotselleri*, stjälkselleri*, blekselleri*, bladselleri*, sellerisalt*
    mustard: *senap*, senapsfrö*, senapspulver*, dijonsenap*
    sesame-seeds: *sesam*, tahini*, tahina, ?halva=, gomashio, sesamfrö*, sesamolja*, zaatar
    sulphur-dioxide-and-sulphites: *sulfit*, svaveldioxid*, *bisulfit*, *metabisulfit*, svavlad*, svavelsyrlighet*
    lupin: *lupin*, lupinfrö*, lupinmjöl*, sötlupin*
    molluscs: *blötdjur*, *mussla=, *musslor*, hjärtmussl*, musselkött*, *bläckfiskbläck*, havsöra*, strandsnäck*, \
    snäckor=, valthornssnäck*
    squid: bläckfisk*, calamares, kalmar=, bläckfiskringar*, tioarmad bläckfisk
    octopus: åttaarmad bläckfisk
    cuttlefish: sepiabläckfisk*
    mussels: blåmussl*, *blåmusslor*, grönläppad mussla
    clams: vongole*, venusmussl*, knivmussl*, hjärtmusslor
    oysters: ostron=, ostronsås*
    scallops: pilgrimsmussl*, kammussl*, *kammusslor*
    snails: snigel=, sniglar=, vinbergssnäck*
    meat: *kött*, *korv*, köttbuljong*, köttextrakt*, *lever=, leverpastej*, köttfärs*
    pork: *fläsk*, *griskött*, *skinka*, bacon=, svin*, ister=, svinister, grisfett*, ?gris=, späck*, isterband*, \
    falukorv*, pancetta*, salami*, chorizo*, *fläskkött*, grissvål*, ?svål=, prosciutto*, kassler*, fläskben*
    beef: nötkött*, nöt kött, *nötfärs*, *oxkött*, kalvkött*, kalv=, *nötfett*, oxfond*, oxe=, nötbuljong*, \
    nötköttsbuljong*, *nötkött*, ?märg*, bresaola*
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
    alcohol: *alkohol*, vin=, vitt vin, rödvin*, vitvin*, ?rom=, likör*, punsch*, konjak*, etanol*, sprit=, vodka, \
    portvin*, sherry=, marsala*, whisky=, ?glögg=, *brännvin*, rödvinssås*, prosecco*, champagne=
    alcohol+barley: ?öl=, ölet, lättöl, folköl, starköl, mellanöl
    onion: *lök=, lökpulver*, schalottenlök*, gullök*
    garlic: *vitlök*
    buckwheat: bovete*, bovetemjöl*
    coconut: *kokos*, kokosmjölk*, kokosnöt*, kokosnötter*, kokosgrädde*, kokosolja*, kokossmör*, \
    {kokos}{yoghurt|gurt|dryck|ost|glass|flingor|fett|socker|vatten|kräm}*
    chestnuts: kastanj*, äkta kastanj*
    corn: majs*
    -: muskotnöt*, muskot*, kakaosmör*, sheasmör*, jordmandel*, tigernöt*, vattenkastanj*, rismjölk*, hampmjölk*, \
    mjölksyra*, mjölksyrabakterie*, mjölksyrakultur*, vinäger*, vitvinsvinäger*, rödvinsvinäger*, vinsyra*, \
    vinsten*, kolanöt*, butternut*, ostronskivling*, havtorn*, smörbön*, växtbaserad grädde, växtbaserad mjölk, \
    veganost*, vegansk ost, vegansk majonnäs, ragu*, ragout*, växtmargarin*, äggplanta*, aubergine, fruktkött*, \
    laktat*, natriumlaktat*, olja=, frost=, most=, äppelmost, kost=, post=, rost=, ost från växt, pölse, köl=, \
    kokosöl, vegetabiliskt löpe, mikrobiellt löpe, söl=, mjöl=, mjölkört*, rågsved*, mjölktistel*, alkoholvinäger*, \
    sockeralkohol*, nötmuskot*, korngryn bovete, peppar korn, pepparkorn*, majskorn, fullkorn, kornskydd, \
    smörkola vegansk, lönnsirap, bittermandelarom*, romarom*, hirsvete, majsost, kålrot, \
    {ris|hampa|hamp|ärt|potatis|lin|quinoa}{mjölk|dryck|grädde|yoghurt|smör|ost|glass|gurt}*, mangosmör*, \
    äppelsmör*, \
    vegansk {grädde|mjölk|yoghurt|smör|korv|kyckling|lax|tonfisk|bacon|skinka|köttfärs|färskost|parmesan|mozzarella}, \
    veganskt {smör|ägg|kött}, vegetarisk {korv|färs|kyckling}, växtbaserat {smör|kött}, \
    växtbaserad {ost|yoghurt|korv|kyckling|färs}, havreost ej, smörgåskrasse, smörblomma*, smörsopp*, \
    mandelchampinjon*, mandelkubb utan, mandelpotatis*, nötskrika, nötväcka, nötfärg*, senapskål*, ostronört*, \
    ostronsvamp*, räkärta, gåsört*, hönsört*, fårticka*, vinbär*, röda vinbär, svarta vinbär, vindruva*, \
    vindruvor*, vingummi utan, vinlöv*, vinättika*, äppelcidervinäger*, risvinäger*, honungsmelon*, kalvört, \
    oxtunga växt, korngul, kornblixt, kornblå, sojafri sås, äggfrukt*, äggsvamp*, jästextrakt*, romansallad*, \
    romanesco*, rosmarin*, vinbärssaft*, ölandsvete ej, silverlök, pärlsill, postelein*, kostfiber*, kostfibrer*, \
    rostad*, rostat*, rostade*, frostig*, osttatulerad, vitkål*, avocadoolja*, köksväxter
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
    !milk+eggs+meat+fish+honey+gelatin: vegansk*, ?vegan=, växtbaserad*
    !meat+fish+gelatin: vegetarisk*
    !wheat: vetefri*
    !peanuts: jordnötsfri*
    !sulphur-dioxide-and-sulphites: osvavlad*, sulfitfri*
    !meat: köttfri
    !fish: fiskfri
    @traces: kan innehålla, kan innehålla spår, kan innehålla spår av, spår av, spår, ?kan, tillverkas i en fabrik, \
    tillverkad i en  fabrik, i en fabrik, samma linje, i en anläggning, fabrik som, risk för, kan även innehålla, \
    kan förekomma spår, eventuella spår, kan spår av, rester av, i samma lokal, på samma linje, i samma fabrik, \
    i en lokal, på utrustning, där även, som även, i en miljö, i ett bageri, samma produktionslinje, \
    ej lämplig för, inte lämplig för, olämplig för, tillverkas på
    @contains: innehåller, ingredienser, allergener, innehåll
    @not: innehåller inte, innehåller ej, innehåller inga, innehåller ingen, innehåller inget, fri från, \
    är fri från, är garanterat fri från, innehåller varken, helt fri från, tillverkad utan
    @without: utan, ej, inga, inte, utan tillsatt, fritt från, fria från, utan tillsats av, istället för
    @free: fri, fritt, fria, borttaget
    @and: och
    @or: eller, samt, och eller
    @ignore: för allergener, för allergener se, allergener se, se ingredienser i fetstil, allergener i fetstil, \
    allergener är markerade, allergener är fetmarkerade, allergener står i, allergener i versaler, \
    allergener är skrivna
    common: socker, salt, vatten, med, arom, emulgeringsmedel, konserveringsmedel, stärkelse, jäst, kryddor, \
    glukossirap, surhetsreglerande, stabiliseringsmedel, färgämne, pulver, rapsolja, palmolja, solrosolja, \
    vegetabilisk, vegetabiliska, antioxidationsmedel, bakpulver, potatis, ris, av, från, kakaomassa, ättika, \
    citronsyra
    @traces-before: kan förekomma, kan finnas i
    """
}
