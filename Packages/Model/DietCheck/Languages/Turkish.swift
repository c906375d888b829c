extension LexiconTables {
  static let turkish = """
    gluten: gluten*, glüten*, gluten içeren tahıllar, gliadin, glüten içeren hububat
    wheat: buğday*, irmik=, irmiğ*, bulgur*, kuskus=, siyez*, galeta unu, durum buğday*, seitan, buğday unu, \
    buğday nişastası, buğday kepeği, buğday gluteni, buğday proteini, galeta, ekmek kırıntısı, ekmek içi, \
    pane harcı, kuskus*, şehriye*, ?firik*, kepekli un, tam buğday, ?yufka*, siyez unu, einkorn, ?emmer, \
    makarnalık buğday, ruşeym*, gernik*, un (buğday
    spelt: kavılca*, kızıl buğday
    khorasan: kamut
    rye: çavdar*, çavdar unu
    barley: arpa*, malt=, maltı=, malt özü, malt ekstraktı, arpa unu, arpa maltı, malt sirkesi, malt unu, \
    malt şurubu, ?malt*
    oats: yulaf*, yulaf sütü, yulaf içeceği, yulaf ezmesi, yulaf unu, yulaf kepeği, \
    yulaf {kreması|yoğurdu|içeceği|sütü}
    triticale: tritikale
    crustaceans: kabuklu deniz ürün*, kabuklular*, kabuklu su ürün*, deniz kabuklu*, kabuklu deniz*, \
    kabuklu deniz canlı*, deniz ürünleri
    shrimp: karides*, jumbo karides, karides ezmesi
    crab: yengeç*, yengec*, pavurya*, çağanoz*, surimi yengeç
    lobster: ıstakoz*, istakoz*, böcek ıstakoz, langust*
    crayfish: kerevit*, tatlı su ıstakozu
    eggs: yumurta*, mayonez*, albümin*, lizozim*, yumurta akı, yumurta sarısı, yumurta tozu, pastörize yumurta, \
    sıvı yumurta, ?beze=, mereng*, bıldırcın yumurtası, ovalbümin*, albumin*, lisozim*, mayonezi, ?aioli, \
    hollandez sos, tartar sos, yumurtalı, yumurtadan
    fish: balık*, balığ*, levrek*, çipura*, mezgit*, kalkan balığı, havyar*, surimi*, sazan*, lüfer*, barbun*, \
    balık sosu, balık yağı, balık jelatini, balık suyu, balık unu, palamut*, ?lüfer, istavrit*, ?kefal*, \
    mercan balığı, sardunya balık*, dil balığı, kılıç balığı, turna balığı, yayın balığı, turbot*, kalkan=, \
    barbunya balığı, tekir balığı, mersin balığı, pisi balığı, ?lagos*, ?orfoz*, sinarit*, minekop*, \
    karagöz balığı, eşkina, köpek balığı, ?vatoz*, berlam*, bakalyaro*, alaska mezgit*, tilapia, pangasius*, \
    siyah havyar, havyarı, worcester sos*, lakerda*, ?çiroz*, tarama=, nam pla, ?dashi, bonito, surimi, \
    fener balığı, kırlangıç balığı, ?çupra*, kolajen balık, balıklı, ?sudak*
    anchovies: hamsi*, ançuez*, ?hamsi, ançüez*, anşuva*, anchois
    salmon: somon*, füme somon, somon balığı
    tuna: ton balığı, ton balık*, orkinos*, tonbalığı, ton balıkları, ton balığının, orkinos, yazılı orkinos
    cod: morina*, morina balığı, morina karaciğer yağı
    herring: ringa*, ringa balığı, çiroz ringa
    mackerel: uskumru*, kolyoz*
    sardines: sardalya*, sardalye*, sardunya balığı, ateş balığı
    trout: alabalık*, alabalığ*
    eel: yılan balığı
    peanuts: yer fıstığ*, yerfıstığ*, yer fıstık*, fıstık ezmesi, yer fıstıkları, yer fıstığı yağı, \
    yer fıstığı ezmesi, yerfıstık*, araşit*, fıstık yağı, kavrulmuş fıstık, tuzlu fıstık, amerikan fıstığı
    soybeans: soya*, soya lesitini, soya fasulyesi, soya sütü, tofu, soya {kreması|yoğurdu|içeceği|peyniri|sütü}, \
    soya proteini, soya unu, soya yağı, soyalı, soya filizi, soya lesitin*, lesitin (soya, edamame, ?miso, tamari, \
    ?natto, tempeh, ?tofu*, ?soja
    soybeans+wheat: soya sosu, teriyaki sos*, hoisin sos*, soya sos*
    milk: süt=, sütü=, sütlü*, süttozu, süt tozu, süt ürün*, krema*, kaymak*, kaymağ*, yoğurt*, yoğurd*, ayran*, \
    kefir*, peynir altı suyu*, peyniraltı suyu*, süt yağı, süt proteini*, sütten=, sütün=, labne*, sütlü çikolata, \
    dondurma*, beyaz çikolata, sütler=, ?sütün, inek sütü, koyun sütü, keçi sütü, manda sütü, yağsız süt, \
    yağlı süt, tam yağlı süt, yağsız süttozu, süt kaymağı, süt kreması, süt katı*, süt bileşen*, süt proteini, \
    süt mineral*, çiğ krema, krem şanti, ?şanti=, krema tozu, peyniraltı, peynir altı, ?pas, ?whey*, yoğurt tozu, \
    süzme yoğurt, ?labne, kaymaklı, dondurma kreması, muhallebi kreması, süt türev*, süt ve süt ürün*, ?kımız*, \
    ?kefir, ?ayran, dulce de leche, sütlü dondurma, kolostrum, laktoferrin, laktalbümin*, ?krema, maraş dondurma*, \
    sütlaç kreması
    lactose: laktoz*, süt şekeri, laktitol*, laktuloz*
    casein: kazein*, sodyum kazeinat, kalsiyum kazeinat
    butter: tereyağ*, tereyağı, sade yağ, tereyağlı, tereyağından, süzme tereyağı, sadeyağ, ?ghee, süt yağ*
    cheese: peynir*, kaşar*, lor peyniri, mozzarella, parmesan, çökelek*, tulum peyniri, beyaz peynir, ?lor=, ?lor, \
    hellim*, kaşar peyniri, ?kaşar, mozarella, cheddar*, ?çedar*, ?gouda, ?edam, parmesan*, parmezan*, \
    ezine peyniri, mihaliç*, otlu peynir, ?feta, gravyer*, örgü peynir*, dil peyniri, eritme peynir*, rokfor*, \
    mascarpone, ricotta, camembert, ?brie, provolone, civil peynir*, gorgonzola, peynirli, ?çeçil*, emmental
    nuts: sert kabuklu yemiş*, sert kabuklu meyve*, kuruyemiş*, kuru yemiş*, sert kabuklu*, \
    sert kabuklu kuruyemiş*, kabuklu yemiş*, kabuklu kuruyemiş*, karışık kuruyemiş, kabuklu meyve*, ağaç yemişleri, \
    ağaç fıstığı
    almonds: badem*, badem sütü, badem ezmesi, badem içeceği, marzipan, \
    badem {kreması|yoğurdu|unu|yağı|tozu|aroması bademden}, çağla badem, amaretti, amaretto
    hazelnuts: fındık*, fındığ*, fındık {kreması|ezmesi|sütü|yağı|unu|füresi}, fındık püresi, fındıklı, gianduja, \
    kakaolu fındık kreması
    walnuts: ceviz*, cevizli, ceviz içi, ceviz yağı
    cashew-nuts: kaju*, kaju fıstığı, kaju {sütü|ezmesi|kreması}, ?kaşu*
    pecan-nuts: pekan cevizi, pikan*, pekan*
    brazil-nuts: brezilya cevizi, brezilya fındığı
    pistachio-nuts: antep fıstığ*, antepfıstığ*, şam fıstığı, antep fıstık*, antep fıstıklı, antepfıstık*, \
    yeşil fıstık, siirt fıstığı, şamfıstığı, antep fıstığı ezmesi, boz fıstık, file fıstık, fıstık içi (antep
    macadamia-nuts: makadamya*, macadamia, avustralya fındığı, makademya*
    pine-nuts: çam fıstığ*, çamfıstığ*, dolmalık fıstık, çam fıstık*, ?künar*, dolmalık fıstığı
    celery: kereviz*, sap kereviz, kereviz sapı, kereviz tohumu, kereviz tuzu
    mustard: hardal*, hardal tohumu, hardal unu, hardal tozu, dijon hardalı
    sesame-seeds: susam*, tahin*, helva*, susam yağı, susam tohumu, susamlı, tahinli, humus susam, gomasio, \
    zahter susam, zaatar
    sulphur-dioxide-and-sulphites: sülfit*, kükürt dioksit*, metabisülfit*, bisülfit*, sülfür dioksit, \
    kükürtdioksit*, kükürt dioksiti, sodyum metabisülfit, potasyum metabisülfit, sodyum bisülfit, sülfit içerir, \
    kükürtlü, kükürtlenmiş, ?so2, sulfit*, disülfit*
    lupin: acı bakla*, lupin*, tirmis*, termiye*, acıbakla*, ?lüpen*, ?lüpin*, delice bakla, yahudi baklası
    molluscs: yumuşakça*, deniz salyangoz*, yumuşakçalar, mollusk*, kabuklu yumuşakça*, deniz kulağı
    squid: kalamar*, kalamar halka*, mürekkep balığı mürekkebi, kalamar
    octopus: ahtapot*, ahtapotlu
    cuttlefish: mürekkep balığı, sübye*
    mussels: midye*, midyeler, midye eti, kara midye
    oysters: istiridye*, istiridye sosu
    scallops: deniz tarağı, tarak eti, tarak midyesi
    snails: salyangoz*
    meat: ?et=, eti=, etli=, kıyma*, sosis*, sucuk*, sucuğ*, salam*, et suyu, et özü, ciğer*, köfte*, ?etler=, \
    ?etten=, kavurma*, pastırma*, et bulyon*, et ekstrakt*, kuşbaşı et, işkembe*, sakatat*, kokoreç*, mumbar*, \
    ?et*=, ?sosis, kangal sucuk
    pork: domuz*, jambon*, domuz yağı, domuz eti, domuz jelatini, pastırma domuz, salam domuz, ?bacon*, jambonu, \
    prosciutto*
    beef: dana*, sığır*, sığır eti, sığır yağı, dana eti, dana kıyma, sığır jelatini, sığır kıyma, dana jambon, \
    inek eti, sığır suyu, dana pastırma, dana sosis, dana salam
    lamb: kuzu*, koyun*, kuzu eti, koyun eti, keçi eti, ?oğlak*
    poultry: tavuk*, tavuğ*, ?hindi=, hindi eti, ördek*, kaz eti, piliç*, tavuk eti, tavuk suyu, tavuk bulyon*, \
    ?hindi*=, hindi göğsü, piliç eti, kanatlı eti, bıldırcın eti, kaz ciğeri, devekuşu*, tavuk yağı
    game: tavşan*, geyik*, av eti
    gelatin: jelatin*, kolajen*
    animal-fat: hayvansal yağ*, iç yağı, kuyruk yağı, don yağı, donyağı, hayvansal yağlar
    rennet: peynir mayası, şirden mayası, şirden*, hayvansal maya
    carmine: karmin*, koşinil*
    shellac: şellak*
    honey: ?bal=, balı=, ballı=, arı sütü, propolis
    beeswax: balmumu*, bal mumu
    glycerides: mono ve digliseritler, mono ve digliserit*
    alcohol: alkol*, şarap*, şarab*, ?rom=, votka*, rakı=, likör*, konyak, etanol, beyaz şarap, kırmızı şarap, \
    ?viski*, cin içki, etil alkol, brendi*, konyak*, likörü, şampanya*, tekila*, kanyak*, ?sake, ?mirin
    alcohol+barley: bira=, birası=
    onion: soğan*
    garlic: sarımsak*, sarımsağ*
    buckwheat: karabuğday*, kara buğday, greçka
    coconut: hindistan cevizi*, hindistancevizi*, hindistan cevizi sütü, hindistan cevizi yağı, \
    hindistan cevizi {kreması|yoğurdu|suyu|rendesi|tozu|şekeri|unu}, ?koko=, ?kokos*, coconut*
    chestnuts: kestane*, kestane şekeri, kestane unu, kestane püresi
    corn: mısır*, mısır unu, mısır nişastası
    -: muskat*, küçük hindistan cevizi, kakao yağı, kakao yağ*, shea yağı, pirinç sütü, laktik asit*, laktik*, \
    laktat*, su kestanesi, kola cevizi, üzüm sirkesi, şarap sirkesi, krem tartar, balkabağı*, bal kabağı*, \
    istiridye mantarı, patlıcan*, bitkisel süt, bitkisel krema, vegan peynir, vegan yumurta, mikrobiyal maya, \
    etiket*, alkol sirkesi, et beni, sütleğen*, yumurta bitkisi, kuzu kulağı, kuzu göbeği, kuzukulağı, tavuk otu, \
    kaz ayağı, balık otu, muskat cevizi, küçük hindistancevizi, hindistan cevizi küçük, \
    pirinç {kreması|yoğurdu|unu|sütü}, kenevir sütü, bezelye sütü, kakao {yağı|tereyağı}, kakao tereyağ*, \
    shea {tereyağı|yağı}, karite yağı, elma {tereyağı|sirkesi}, beyaz şarap sirkesi, şarap sirkesi*, \
    kırmızı şarap sirkesi, malt sirkesi glutensiz, pirinç sirkesi, balzamik sirke*, şarap mayası, bira mayası, \
    şeker alkol*, bitkisel {peynir|tereyağı|yoğurt|et|yumurta|kıyma|sosis|burger|tavuk|jelatin}, \
    vegan {tereyağı|süt|krema|yoğurt|mayonez|sosis|köfte|et|tavuk|sucuk|jelatin|bal}, süt otu, sütleğen, \
    süt mantarı, süt dişi, sütlü mantar, süt mısır, laktik asit bakteri*, laktik kültür*, sodyum laktat, \
    kalsiyum laktat, krem tartar*, tartar kremi, yumurta {ikamesi|mantarı|kökü}, çikolata yumurta, patlıcan, \
    istiridye mantarı*, kayın mantarı, tavuk mantarı, tavuk göğsü tatlısı vegan, kuzukulak*, koyun gözü, \
    keçiboynuz*, keçi boynuzu, aslan pençesi, etsiz köfte, etli yaprak vegan, hindiba*, hindistan*, hindi stan, \
    balköpüğü, balık kraker glutensiz, ballıbaba*, bal kabağı, balkabak*, balzam*, balsam*, baldıran, \
    ballı süt otu, kavun bal, kola fındığı, yer elması, yerelması, yer bademi, kaplan bademi, sabun cevizi, \
    betel cevizi, at kestanesi, arpacık soğan*, arpacık, karabuğday unu, kinoa sütü, tuz ruhu, ?etken*, etiket, \
    ?etkin*, ?etki*, etilen*, ?etil*, ?etnik, maltodekstrin*, maltitol*, maltoz*, maltol*, maltlı bez, kremlik, \
    kremşanti bitkisel, bitkisel şanti, bitkisel krem şanti, romatizma, ?lorik*, laurik*, kalkan diken, kalkanbezi
    !gluten: glutensiz*, glütensiz*
    !lactose: laktozsuz*
    !milk: sütsüz*
    !eggs: yumurtasız*
    !sulphur-dioxide-and-sulphites: sülfitsiz, kükürtsüz, sülfitsiz*
    !alcohol: alkolsüz*, alkolsüz bira
    !meat: etsiz*
    ~wheat: ekmek, makarna, simit, pide, lavaş, börek, mantı, erişte, bisküvi, lahmacun, gözleme, un
    ~wheat+milk+eggs: pasta, kek, kurabiye, krep, poğaça
    ~wheat+pistachio-nuts+walnuts: baklava
    ~wheat+milk: künefe, pizza, lazanya
    ~milk: sütlaç, muhallebi, cacık, sahlep
    ~eggs: menemen, omlet
    ~lamb: iskender, adana kebap, döner
    langoustines: langustin*, deniz kereviti
    krill: ?kril=, kril yağı
    clams: akivades*, kum midyesi, deniz istiridyesi
    !milk+eggs+meat+fish+honey+gelatin: ?vegan, vegandır
    !meat+fish+gelatin: vejetaryen*
    !wheat: buğdaysız*
    !peanuts: yer fıstıksız, fıstıksız
    !nuts: fındıksız*
    !soybeans: soyasız*
    @traces: eser miktarda, eser, eser miktar, iz miktarda, aynı hatta, aynı tesiste, tesiste, iz miktar, \
    az miktarda, çok az miktarda, aynı üretim hattında, aynı hatta üretilen, üretim hattında, \
    aynı üretim tesisinde, aynı işletmede, için uygun değildir, uygun değildir, çapraz bulaş*, bulaşma riski
    @traces-before: içerebilir, eser miktarda bulunabilir, izleri içerebilir, içerebilmektedir, ihtiva edebilir, \
    üretilen tesiste, işlenen tesiste, işlenen bir tesiste, kullanılan bir tesiste, izleri bulunabilir, \
    izi bulunabilir, bulunabilir, izlerini içerebilir, kalıntıları içerebilir, kalıntısı içerebilir, \
    eser miktarda içerebilir, iz miktarda içerebilir, bulundurabilir, bulaşabilir, işlenmektedir, \
    işlenen tesislerde, kullanılan tesislerde, üretilmektedir, işlendiği tesiste, kullanıldığı tesiste, \
    işlendiği bir tesiste, üretildiği tesiste, paketlenen tesiste, de işlenmektedir, da işlenmektedir, \
    kullanılan tesiste, ile aynı tesiste, ile aynı hatta
    @contains: içindekiler, alerjen, alerjenler, içerik, alerjen uyarısı, alerjen bilgisi, içerdiği alerjenler, \
    alerjenlerden, bileşenler, bileşim
    @not-before: içermez, içermemektedir, ihtiva etmez, bulunmaz, bulunmamaktadır, bulundurmaz, içermiyor, yoktur, \
    kullanılmamıştır, katılmamıştır, içermediği, ilave edilmemiştir, ihtiva etmemektedir, eklenmemiştir, barındırmaz
    @free: çıkarılmış, içermeyen, arındırılmış, ilavesiz, katkısız, olmayan, bulunmayan, ihtiva etmeyen, \
    barındırmayan
    @and: ve, ile
    @or: veya, ya da, ve veya
    @ignore: alerjenler için, alerjenler koyu, alerjenler koyu renkle, alerjenler kalın, alerjenler büyük harf, \
    alerjen bileşenler koyu, alerjenler için bileşen*
    common: şeker*, tuz=, tuzu, ?su=, yağ*, bitkisel, aroma*, emülgatör*, koruyucu*, nişasta*, maya*, baharat*, \
    şurup*, şurubu, asitlik düzenleyici, palm, ayçiçek, pirinç*, domates*, patates*, toz*, sirke*, antioksidan*, \
    stabilizör*, kakao*, renklendirici*, içerir, kıvam arttırıcı
    """
}
