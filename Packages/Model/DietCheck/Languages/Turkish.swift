extension LexiconTables {
  static let turkish = """
    gluten: gluten*, glüten*, gluten içeren tahıllar
    wheat: buğday*, irmik=, irmiğ*, bulgur*, kuskus=, siyez*, galeta unu, durum buğday*, seitan
    spelt: kavılca*, kızıl buğday
    khorasan: kamut
    rye: çavdar*
    barley: arpa*, malt=, maltı=, malt özü, malt ekstraktı
    oats: yulaf*, yulaf sütü, yulaf içeceği
    triticale: tritikale
    crustaceans: kabuklu deniz ürün*, kabuklular*, kabuklu su ürün*
    shrimp: karides*
    crab: yengeç*, yengec*
    lobster: ıstakoz*, istakoz*
    crayfish: kerevit*
    eggs: yumurta*, mayonez*, albümin*, lizozim*
    fish: balık*, balığ*, levrek*, çipura*, mezgit*, kalkan balığı, havyar*, surimi*, sazan*, lüfer*, barbun*
    anchovies: hamsi*, ançuez*
    salmon: somon*
    tuna: ton balığı, ton balık*, orkinos*
    cod: morina*
    herring: ringa*
    mackerel: uskumru*
    sardines: sardalya*
    trout: alabalık*, alabalığ*
    eel: yılan balığı
    peanuts: yer fıstığ*, yerfıstığ*, yer fıstık*, fıstık ezmesi
    soybeans: soya*, soya lesitini, soya fasulyesi, soya sütü, tofu
    soybeans+wheat: soya sosu
    milk: süt=, sütü=, sütlü*, süttozu, süt tozu, süt ürün*, krema*, kaymak*, kaymağ*, yoğurt*, yoğurd*, ayran*, kefir*, \
    peynir altı suyu*, peyniraltı suyu*, süt yağı, süt proteini*, sütten=, sütün=, labne*, sütlü çikolata, dondurma*, beyaz çikolata
    lactose: laktoz*, süt şekeri
    casein: kazein*
    butter: tereyağ*, tereyağı, sade yağ
    cheese: peynir*, kaşar*, lor peyniri, mozzarella, parmesan, çökelek*, tulum peyniri
    nuts: sert kabuklu yemiş*, sert kabuklu meyve*, kuruyemiş*, kuru yemiş*, sert kabuklu*
    almonds: badem*, badem sütü, badem ezmesi, badem içeceği, marzipan
    hazelnuts: fındık*, fındığ*
    walnuts: ceviz*
    cashew-nuts: kaju*
    pecan-nuts: pekan cevizi, pikan*, pekan*
    brazil-nuts: brezilya cevizi, brezilya fındığı
    pistachio-nuts: antep fıstığ*, antepfıstığ*, şam fıstığı, antep fıstık*
    macadamia-nuts: makadamya*, macadamia, avustralya fındığı
    pine-nuts: çam fıstığ*, çamfıstığ*, dolmalık fıstık
    celery: kereviz*
    mustard: hardal*
    sesame-seeds: susam*, tahin*, helva*, susam yağı
    sulphur-dioxide-and-sulphites: sülfit*, kükürt dioksit*, metabisülfit*, bisülfit*, sülfür dioksit
    lupin: acı bakla*, lupin*, tirmis*, termiye*
    molluscs: yumuşakça*, deniz salyangoz*
    squid: kalamar*
    octopus: ahtapot*
    cuttlefish: mürekkep balığı, sübye*
    mussels: midye*
    oysters: istiridye*
    scallops: deniz tarağı, tarak eti
    snails: salyangoz*
    meat: ?et=, eti=, etli=, kıyma*, sosis*, sucuk*, sucuğ*, salam*, et suyu, et özü, ciğer*, köfte*
    pork: domuz*, jambon*, domuz yağı, domuz eti
    beef: dana*, sığır*, sığır eti, sığır yağı
    lamb: kuzu*, koyun*
    poultry: tavuk*, tavuğ*, ?hindi=, hindi eti, ördek*, kaz eti, piliç*
    game: tavşan*, geyik*, av eti
    gelatin: jelatin*, kolajen*
    animal-fat: hayvansal yağ*, iç yağı, kuyruk yağı
    rennet: peynir mayası, şirden mayası
    carmine: karmin*, koşinil*
    shellac: şellak*
    honey: ?bal=, balı=, ballı=, arı sütü, propolis
    beeswax: balmumu*, bal mumu
    glycerides: mono ve digliseritler, mono ve digliserit*
    alcohol: alkol*, şarap*, şarab*, ?rom=, votka*, rakı=, likör*, konyak, etanol
    alcohol+barley: bira=, birası=
    onion: soğan*
    garlic: sarımsak*, sarımsağ*
    buckwheat: karabuğday*, kara buğday, greçka
    coconut: hindistan cevizi*, hindistancevizi*, hindistan cevizi sütü, hindistan cevizi yağı
    chestnuts: kestane*
    corn: mısır*
    -: muskat*, küçük hindistan cevizi, kakao yağı, kakao yağ*, shea yağı, pirinç sütü, laktik asit*, laktik*, laktat*, su kestanesi, \
    kola cevizi, üzüm sirkesi, şarap sirkesi, krem tartar, balkabağı*, bal kabağı*, istiridye mantarı, patlıcan*, bitkisel süt, \
    bitkisel krema, vegan peynir, vegan yumurta, mikrobiyal maya, etiket*, alkol sirkesi, et beni, sütleğen*, yumurta bitkisi, \
    kuzu kulağı, kuzu göbeği, kuzukulağı, tavuk otu, kaz ayağı, balık otu
    !gluten: glutensiz*, glütensiz*
    !lactose: laktozsuz*
    !milk: sütsüz*
    !eggs: yumurtasız*
    !sulphur-dioxide-and-sulphites: sülfitsiz
    !alcohol: alkolsüz*, alkolsüz bira
    !meat: etsiz*
    ~wheat: ekmek, makarna, simit, pide, lavaş, börek, mantı, erişte, bisküvi, lahmacun, gözleme, un
    ~wheat+milk+eggs: pasta, kek, kurabiye, krep, poğaça
    ~wheat+pistachio-nuts+walnuts: baklava
    ~wheat+milk: künefe, pizza, lazanya
    ~milk: sütlaç, muhallebi, cacık, sahlep
    ~eggs: menemen, omlet
    ~lamb: iskender, adana kebap, döner
    @traces: eser miktarda, eser, eser miktar, iz miktarda, bulunabilir, aynı hatta, aynı tesiste, tesiste
    @traces-before: içerebilir, eser miktarda bulunabilir, izleri içerebilir, içerebilmektedir, ihtiva edebilir, üretilen tesiste, \
    işlenen tesiste, işlenen bir tesiste, kullanılan bir tesiste
    @contains: içindekiler, alerjen, alerjenler, içerik
    @not-before: içermez, içermemektedir, ihtiva etmez, bulunmaz, bulunmamaktadır
    @free: çıkarılmış, içermeyen, arındırılmış, ilavesiz, katkısız
    @and: ve, ile
    @or: veya, ya da, ve veya
    @ignore: alerjenler için, alerjenler koyu
    common: şeker*, tuz=, tuzu, ?su=, yağ*, bitkisel, aroma*, emülgatör*, koruyucu*, nişasta*, maya*, baharat*, şurup*, şurubu, \
    asitlik düzenleyici, palm, ayçiçek, pirinç*, domates*, patates*, toz*, sirke*, antioksidan*, stabilizör*, kakao*, renklendirici*, \
    içerir, kıvam arttırıcı
    """
}
