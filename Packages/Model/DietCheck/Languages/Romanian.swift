extension LexiconTables {
  static let romanian = """
    gluten: gluten*, cereale care conțin gluten, cereale cu gluten, gliadin*, cereale cu glute*
    wheat: grâu*, griș=, bulgur*, cușcuș*, couscous, pesmet*, seitan, alac=, făină de grâu, făină albă, durum, \
    făină de grâu integral, făină integrală de grâu, griș de grâu, tărâțe de grâu, gluten de grâu, amidon de grâu, \
    germeni de grâu, pesmet din grâu, arpacaș*, cuscus, cous cous, semolină*, făină tip 650, făină tip, \
    făină neagră, triticum, ?grâul=, grâului=, ?panko, freekeh, paste făinoase din grâu, bulgur
    spelt: spelta, grâu spelt, făină de spelta, speltă=
    khorasan: kamut
    rye: secară*, secar*, făină de secară, pâine de secară
    barley: orz=, orzul=, orzului=, malț*, extract de malț, malt=, orz perlat, făină de orz, orz decorticat, \
    arpacaș de orz, malț de orz, extractului de malț, sirop de malț, făină de malț, maltul=
    oats: ovăz*, băutură din ovăz, lapte de ovăz, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} de ovăz, fulgi de ovăz, \
    tărâțe de ovăz, făină de ovăz, ovăzul=, ovăzului=
    triticale: triticale
    crustaceans: crustace*, fructe de mare, crustacee, crustaceelor, fructelor de mare
    shrimp: crevet*, creveți, crevete, creveților, pastă de creveți, gambas
    crab: crab=, crabi=, crabul=, ?crabi, surimi de crab, bastonașe de crab, carne de crab
    lobster: homar*, langust*, homarul, languste, langustă
    crayfish: rac de râu, raci de râu, ?rac=, ?raci=, cozi de rac
    krill: krill
    eggs: ?ou=, ouă=, ouălor=, ouăle=, albuș*, gălbenuș*, praf de ou, albumin*, lizozim*, maionez*, bezea=, \
    bezele=, ou întreg, ou lichid, ou pasteurizat, ouă întregi, ?oul=, ?oului=, ouă praf, albuș de ou, \
    gălbenuș de ou, albuș praf, ouă de prepeliță, maioneză, maionezei, sos tartar, sos olandez, bezele, \
    lichior de ou, ovalbumin*, lecitină din ou, melanj de ou, produse din ou, ?aioli, mujdei cu ou
    fish: pește=, peștelui=, pești=, pește*, ?crap=, șalău=, știuc*, biban*, merluciu*, icre=, caviar*, surimi, \
    tilapia, pangasius, dorad*, ulei de pește, sos de pește, sos worcestershire, cod pește, păstrugă=, pastruga, \
    nisetru*, ?morun*, sturion*, ?somn=, somnul=, ?caras=, plătică=, plătici=, lin pește, ?biban, calcan*, cambul*, \
    halibut*, limbă de mare, merlan*, merluciu, ?guvid*, zargan*, rechin*, vulpe de mare, pește spadă, dorada, \
    lup de mare, biban de mare, barbun*, chefal*, stavrid*, ?lufar*, pălămidă=, pălămid*, cod de alaska, pollock, \
    ?hoki, șalăul=, știucă=, icre de crap, icre de știucă, icre de pește, taramasalata, tarama, caviarul, \
    sos worcester, sos de pește fermentat, extract de pește, supă de pește, gelatină de pește, colagen din pește, \
    colagen de pește, ulei din ficat de cod, ?dashi, bonito, katsuobushi, nam pla, batoane de pește, peștelui, \
    peștii
    anchovies: anșoa*, hamsii=, hamsie=, ansoa*, ?anșoa, anșois*, anchois, file de anșoa, pastă de anșoa, sardeluț*
    salmon: somon*, somon afumat, somonul
    tuna: ?ton=, tonul=, tonului=, ?ton=, ton în ulei, ton bucăți, ?tonului
    cod: ?cod=, codul=, ?batog*, codului=, ?cod=
    herring: hering*, scrumbi*, hering, heringi, scrumbie*, rollmops
    mackerel: macrou*, macroul
    sardines: sardin*, sardine, ?șprot*
    trout: păstrăv*, păstrăvul, lostriț*
    eel: anghil*
    peanuts: arahid*, alune de pământ, alune americane, unt de arahide, arahide, arahidelor, arahidă, \
    unt din arahide, ulei de arahide, pastă de arahide, făină de arahide, alune (arahide, alune de arahide
    soybeans: carne {din|de} soia, icre de soia, brânză vegetală tofu, soia=, soiei=, soia*, lecitină din soia, lecitină de soia, lapte de soia, băutură de soia, tofu, \
    boabe de soia, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} soia, ?miso, \
    tamari, ?natto, tempeh, edamame, ?okara, proteină din soia, proteine din soia, proteină vegetală din soia, \
    făină de soia, ulei de soia, lecitina din soia, lecitină (soia, lecitine din soia, texturat din soia, \
    granule din soia, șrot de soia, ?sojă, ?soja
    soybeans+wheat: sos de soia, sos teriyaki, sos hoisin, sosul de soia
    milk: lapte=, laptelui=, laptele=, lapte praf, smântân*, frișc*, zer=, zerul=, zerului=, iaurt*, lactat*, \
    chefir*, lapte bătut, proteine din lapte, proteină din lapte, ciocolată cu lapte, lactate=, produs lactat, \
    grăsime din lapte, ciocolată albă, zară=, lapte integral, lapte degresat, lapte praf degresat, \
    lapte praf integral, lapte condensat, lapte concentrat, lapte de vacă, lapte de capră, lapte de oaie, \
    lapte de bivoliță, lapte acru, zer praf, zer din lapte, zer pudră, pudră de zer, proteine din zer, \
    proteină din zer, proteine lactice, smântânii=, smântâna, frișcă naturală, frișcă lichidă, cremă de lapte, \
    iaurtul, ?sana=, ?kefir, lapte covăsit, jintiț*, caimac=, produse lactate, derivate din lapte, lactate, \
    lactalbumin*, lactoferin*, colostru*, unt topit lapte, budincă de lapte, înghețată de lapte, dulce de leche, \
    ?ayran, labneh, ?skyr, panna cotta, creme fraiche, permeat din zer, substanță uscată lactică, \
    substanță uscată din lapte, ciocolata cu lapte, cremă de smântână, ?urdă=
    lactose: lactoz*, lactitol*, lactuloz*, zahăr din lapte
    casein: cazein*, cazeinat de sodiu, cazeinat de calciu
    butter: unt=, untul=, untului=, grăsime de unt, unt clarifiat, unt de vacă, unt din lapte, ?ghee, unt anhidru, \
    unt topit
    cheese: brânz*, cașcaval*, telemea=, mozzarell*, parmezan*, urd=, mascarpone, ricott*, burduf=, brânza=, \
    brânzei=, brânzeturi, brânză topită, brânză de vaci, brânză proaspătă, brânză de oaie, brânză de capră, \
    ?cașul=, ?caș=, telemeaua, telemele, mozzarella, mozzarela, cheddar*, ?gouda, ?edam, emmental*, ementaler*, \
    parmezan, parmigiano, pecorino, ?feta=, ?brie, camembert, gorgonzola, roquefort, provolone, halloumi, ricotta, \
    brânză cu mucegai, cremă de brânză, șvaițer*, svaițer*, trapist=, penteleu=, ?rucăr=, burduful, burrata, \
    grana padano, olanda=, dalia brânză
    nuts: fructe cu coajă, fructe cu coajă lemnoasă, fructe nucifere, fructe oleaginoase, fructe cu coaja lemnoasă, \
    fructe cu coji, fructe în coajă, nuci mixte, mix de nuci, fructe oleaginoase cu coajă, \
    semințe oleaginoase nuci, ?nuga=, pralină=, praline=, cremă de nuci
    almonds: migdal*, marțipan*, lapte de migdale, băutură din migdale, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} migdale, \
    făină de migdale, fulgi de migdale, pastă de migdale, migdala=, marțipan, amaretti, amaretto
    hazelnuts: alune de pădure, alun*, alună=, alune=, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} alune, \
    alunelor=, pastă de alune, cremă de alune, alune de padure, gianduja, cremă de alune de pădure
    walnuts: nucă=, nuci=, nucilor=, miez de nucă, miez de nuci, ?nuca=, ?nucii=, ulei de nuci, nuci românești, \
    ?nuc=
    cashew-nuts: caju, nuci caju, nuci de caju, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} caju, \
    nuci cashew, cashew, nuca de caju, acaju nuci
    pecan-nuts: pecan, nuci pecan, nuci de pecan, nuci pecane, nucă pecan
    brazil-nuts: nuci de brazilia, nuci braziliene, nucă braziliană, nucă de brazilia, nuci brazilia
    pistachio-nuts: fistic*, fistic, fisticul, pastă de fistic, unt de fistic
    macadamia-nuts: macadamia, nuci de macadamia, nuci macadamia
    pine-nuts: muguri de pin, semințe de pin, semințe de pini, pinoli, nuci de pin, semințe de pin decojite
    celery: țelin*, țelină rădăcină, ?apio=, țelină apio, semințe de țelină, frunze de țelină, telină=, \
    sare de țelină
    mustard: muștar*, semințe de muștar, boabe de muștar, făină de muștar, muștarul=, muștar de dijon
    sesame-seeds: susan*, tahini, halva=, semințe de susan, ulei de susan, pastă de susan, ?tahin, ?halva, ?halvă=, \
    zaatar, gomasio, susanul
    sulphur-dioxide-and-sulphites: sulfit*, sulfiți, dioxid de sulf, metabisulfit*, bisulfit*, sulfiților, \
    sulfit de sodiu, metabisulfit de sodiu, metabisulfit de potasiu, anhidridă sulfuroasă, bioxid de sulf, \
    dioxidul de sulf, ?so2, disulfit*, acid sulfuros
    lupin: lupin*, lupinul, făină de lupin, semințe de lupin
    molluscs: moluște*, moluscă*, scoici=, scoică=, moluștelor, scoicile, melci de mare, scoici de mare, ?rapan*, \
    rapane
    squid: calamar*, calmar*, inele de calamar, cerneală de calamar
    octopus: caracatiț*, caracatiță=
    cuttlefish: sepie=, cerneală de sepie, ?sepia=
    mussels: midii=, midie=, midiile, carne de midii
    oysters: stridii=, stridie=, sos de stridii, stridiilor, sos de stridie
    scallops: scoici saint jacques, scoici st jacques, pectinide*
    snails: melci=, melc=
    meat: carne=, cărnii=, cârnat*, mezel*, crenvurșt*, extract de carne, ficat*, ?mici=, carnea=, cărnuri, \
    cârnați, ?salam*, parizer*, ?pateu*, ?tobă=, caltaboș*, ?leber*, ?lebăr*, polonez*, pastramă*, chiftele, \
    chifteluțe, mușchi file carne, supă de carne, bulion de carne, cremwurști, burtă de vită, carne tocată
    pork: porc=, porcin*, șunc*, slănin*, untur*, bacon=, costiță=, jambon=, carne de porc, porcului, ?șuncă=, \
    slănină=, untură=, kaizer*, cașcaval cu șuncă, jumări=, ?jumăr*, piept afumat, mușchi file, ceafă de porc, \
    prosciutto, pancetta, chorizo, ?babic=, ghiudem=, carne porc, șorici=, ciolan*, costițe, costița
    beef: vită=, vitel*, bovin*, carne de vită, ?vită, ?vițel=, vițelului, mânzat*, văcuță*, seu de vită, \
    supă de vită, carne vită
    lamb: miel=, oaie=, berbec=, mielul, carne de oaie, carne de miel, capră carne, ?ied=
    poultry: pui=, curcan=, rață=, pasăre=, găin*, gâscă=, curcanul, ?găină, supă de pui, bulion de pui, \
    supă de găină, piept de pui, piept de curcan, ?rața, ?gâsca, carne de pasăre, prepeliț*, ?struț*, bibilic*
    game: mistreț*, iepure*, căprioar*, căprior*, ?cerb*, ?fazan*
    gelatin: gelatin*, colagen*
    animal-fat: grăsime animală, seu=, grăsimi animale, seu topit
    rennet: cheag=, cheag animal, cheagul=
    carmine: carmin*, coșenil*
    shellac: șelac*
    honey: miere=, mierea=, lăptișor de matcă
    beeswax: ceară de albine
    glycerides: mono și digliceride, mono și digliceridele
    alcohol: alcool*, vin=, vinul=, vinului=, ?rom=, țuică=, lichior*, vodcă=, coniac*, pălincă=, vin alb, \
    vin roșu, vin de masă, rachiu*, whisky, ?gin=, vermut*, șampanie*, brandy, coniac, ?divin=, ?tuică=, vișinat*, \
    ?rom=, ?romul, marsala, tequila, ?sake, ?mirin
    alcohol+barley: bere=, berii=
    onion: ceap*
    garlic: usturoi*
    buckwheat: hrișcă*, hrișc*
    coconut: cocos*, nucă de cocos, nuci de cocos, lapte de cocos, ulei de cocos, unt de cocos, cremă de cocos, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} cocos, \
    fulgi de cocos, făină de cocos, apă de cocos, zahăr de cocos, grăsime de cocos
    chestnuts: castan*, castane, piure de castane, făină de castane
    corn: porumb*
    -: nucșoar*, unt de cacao, unt de shea, acid lactic, acidului lactic, culturi lactice, fermenți lactici, \
    bacterii lactice, lapte de orez, lapte de cânepă, castane de apă, nucă de cola, oțet de vin, oțet din vin, \
    oțet de alcool, oțet de mere, lapte vegetal, smântână vegetală, brânză vegană, lactat de sodiu, \
    lactat de calciu, vinete, vânăt*, dovleac plăcintar, cheag microbian, cheag vegetal, unt de mere, pleurotus, \
    migdale de pământ, maioneză vegană, porumbel*, portocal*, \
    {lapte|lapte vegetal|smântână|frișcă|iaurt|băutură|unt|brânză|cremă|înghețată|desert} {de|din} {orez|cânepă|mazăre|quinoa|cartofi|floarea soarelui|in|mei}, \
    unt de {mango|mere|avocado|shea|karite|semințe}, untul de cacao, untului de cacao, \
    cremă de {tartru|cacao|orez|legume}, brânză vegetală, ou {vegetal|de ciocolată|de paște}, \
    ouă de {ciocolată|paște ciocolată}, maioneză {vegetală|de post|vegană}, \
    vegan{ă|e} {brânză|maioneză|smântână|șuncă|cârnați|carne|gelatină}, salam {de biscuiți|vegetal|vegan|de post}, \
    cârnați {vegetali|vegani}, pateu {vegetal|vegan}, carne vegetală, înlocuitor de carne, \
    parizer vegetal, șuncă vegetală, icre de {vinete|post|gulii}, icre vegetale, zacuscă cu ciuperci, \
    miere {vegană|de brad sintetic}, oțet {balsamic|de orez|de vin alb|de vin roșu|din mere}, oțet din vin alb, \
    oțet din vin roșu, oțet de vin roșu, acid tartric, drojdie de bere, drojdie de vin, frunze de viță, \
    viță de vie, foi de viță, struguri de vin, bureți de stridii, ciuperci pleurotus, păstrăv de fag, \
    păstrăvi de fag, limba vacii, limba mielului, inimă de bou, roșii inimă de bou, gălbiori, ?hribi, \
    creasta cocoșului, barba caprei, traista ciobanului, pui de zamă, pui de somn, puișor, iarba ouălor, \
    castane {sălbatice|de mare|amare}, migdale {de pământ|amare sintetic}, nucă de {areca|betel|palmier|cola|shea}, \
    nuci {de săpun|tigrate|de cola}, alune tigrate, nucșoară, nucșoara, dovleac {butternut|plăcintar|muscat}, \
    porumb dulce, porumbă=, porumbe=, somnifer, ?tonic, ?tonă=, ?tone=, tonuri, raclet, romarin, orzoaică, \
    lapte de {magneziu|corp|pasăre|lămâie}, lăptucă=, lăptuci=, laptele cucului, laurel, grâu dulce sarac, ?mălai, \
    melcișor, melasă, ?mel, vinegretă, vin de orez oțet, vinetelor, porcini
    !alcohol: nealcool*, dezalcoolizat*
    !lactose: delactozat*
    ~wheat: pâine, paste, biscuit, biscuiți, covrig, tăiței, spaghete, făină, sandviș
    ~wheat+milk+eggs: prăjitură, tort, clătite, clătită, cozonac, papanași, gogoașă, gogoși
    ~wheat+milk: pizza, plăcintă, merdenea
    ~eggs: omletă
    ~pork: sarmale, ciorbă de burtă
    ~milk: mămăligă cu brânză, budincă, cacao cu lapte
    langoustines: langustin*
    clams: vongole
    !gluten:
    !milk+eggs+meat+fish+honey+gelatin: ?vegan, vegană, vegane, de post
    !meat+fish+gelatin: vegetarian, vegetariană
    !sulphur-dioxide-and-sulphites: nesulfitat*
    @traces: poate conține, pot conține, poate conține urme, poate conține urme de, urme de, urme, \
    poate să conțină, fabricat într o unitate, într o fabrică, unitate în care, aceeași linie, poate conține și, \
    poate conține și urme, poate conține eventual, pot conține și, pot conține urme, urme posibile, posibile urme, \
    eventuale urme, urmele de, posibilă prezență, prezența accidentală, poate prezenta urme, poate include, \
    produs într o, produs într o unitate, produs într o fabrică, fabricat într o, ambalat într o, ambalat în, \
    procesat într o, produs pe, produs în, fabricat în, fabricat pe, aceeași fabrică, aceeași unitate, \
    aceleași echipamente, pe aceeași linie, pe linia, unitate care, unitate unde, fabrică unde, fabrică în care, \
    fabrică ce, spațiu în care, în care se procesează, în care se utilizează, în care se folosesc, \
    unde se procesează, unde se prelucrează, care procesează, care utilizează, în care sunt procesate, \
    nu este recomandat, nu este potrivit pentru, contaminare încrucișată
    @contains: conține, conțin, ingrediente, alergeni, alergeni conține, compoziție, conține alergeni
    @not: nu conține, nu conțin, nu contin, nu conțin nici, nu conține nici, fără conținut de, produs fără, nu are
    @without: fără, fără adaos de, ?nu, lipsit de, fără urme de, în loc de, zero, liber de
    @free: eliminat
    @and: și
    @or: sau, nici, și sau
    @ignore: pentru alergeni, pentru alergeni vezi, vezi ingredientele îngroșate, alergenii sunt, \
    alergenii sunt evidențiați, alergenii sunt marcați, alergenii sunt scriși, alergeni scriși cu, \
    alergeni evidențiați, alergenii sunt îngroșați, alergenii apar, alergeni marcați, alergeni cu bold
    common: zahăr, sare, apă, ulei, arom*, emulsifiant, conservant, colorant, amidon, drojdie, condimente, sirop, \
    corector de aciditate, rapiță, palmier, floarea soarelui, orez, roșii, cartofi, praf, oțet, antioxidant, \
    stabilizator, din, cu, pentru, vegetal, acidifiant, glucoză
    @traces-before: pot fi prezente, poate fi prezent, în urme, sub formă de urme
    """
}
