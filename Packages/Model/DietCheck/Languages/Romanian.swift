extension LexiconTables {
  static let romanian = """
    gluten: gluten*, cereale care conțin gluten, cereale cu gluten
    wheat: grâu*, griș=, bulgur*, cușcuș*, couscous, pesmet*, seitan, alac=, făină de grâu, făină albă, durum
    spelt: spelta, grâu spelt
    khorasan: kamut
    rye: secară*, secar*
    barley: orz=, orzul=, orzului=, malț*, extract de malț, malt=
    oats: ovăz*, băutură din ovăz, lapte de ovăz
    triticale: triticale
    crustaceans: crustace*, fructe de mare
    shrimp: crevet*, creveți
    crab: crab=, crabi=, crabul=
    lobster: homar*, langust*
    crayfish: rac de râu, raci de râu
    krill: krill
    eggs: ?ou=, ouă=, ouălor=, ouăle=, albuș*, gălbenuș*, praf de ou, albumin*, lizozim*, maionez*, bezea=, bezele=
    fish: pește=, peștelui=, pești=, pește*, ?crap=, șalău=, știuc*, biban*, merluciu*, icre=, caviar*, surimi, tilapia, pangasius, \
    dorad*, ulei de pește, sos de pește, sos worcestershire
    anchovies: anșoa*, hamsii=, hamsie=, ansoa*
    salmon: somon*
    tuna: ?ton=, tonul=, tonului=
    cod: ?cod=, codul=
    herring: hering*, scrumbi*
    mackerel: macrou*
    sardines: sardin*
    trout: păstrăv*
    eel: anghil*
    peanuts: arahid*, alune de pământ, alune americane, unt de arahide
    soybeans: soia=, soiei=, soia*, lecitină din soia, lecitină de soia, lapte de soia, băutură de soia, tofu, boabe de soia
    soybeans+wheat: sos de soia
    milk: lapte=, laptelui=, laptele=, lapte praf, smântân*, frișc*, zer=, zerul=, zerului=, iaurt*, lactat*, chefir*, lapte bătut, \
    proteine din lapte, proteină din lapte, ciocolată cu lapte, lactate=, produs lactat, grăsime din lapte, ciocolată albă, zară=
    lactose: lactoz*
    casein: cazein*
    butter: unt=, untul=, untului=, grăsime de unt, unt clarifiat
    cheese: brânz*, cașcaval*, telemea=, mozzarell*, parmezan*, urd=, mascarpone, ricott*, burduf=
    nuts: fructe cu coajă, fructe cu coajă lemnoasă, fructe nucifere, fructe oleaginoase
    almonds: migdal*, marțipan*, lapte de migdale, băutură din migdale
    hazelnuts: alune de pădure, alun*, alună=, alune=
    walnuts: nuc, nucă=, nuci=, nucilor=, miez de nucă
    cashew-nuts: caju, nuci caju, nuci de caju
    pecan-nuts: pecan, nuci pecan, nuci de pecan
    brazil-nuts: nuci de brazilia, nuci braziliene
    pistachio-nuts: fistic*
    macadamia-nuts: macadamia, nuci de macadamia, nuci macadamia
    pine-nuts: muguri de pin, semințe de pin, semințe de pini
    celery: țelin*
    mustard: muștar*
    sesame-seeds: susan*, tahini, halva=
    sulphur-dioxide-and-sulphites: sulfit*, sulfiți, dioxid de sulf, metabisulfit*, bisulfit*
    lupin: lupin*
    molluscs: moluște*, moluscă*, scoici=, scoică=
    squid: calamar*
    octopus: caracatiț*
    cuttlefish: sepie=
    mussels: midii=, midie=
    oysters: stridii=, stridie=, sos de stridii
    scallops: scoici saint jacques
    snails: melci=, melc=
    meat: carne=, cărnii=, cârnat*, mezel*, crenvurșt*, extract de carne, ficat*, ?mici=
    pork: porc=, porcin*, șunc*, slănin*, untur*, bacon=, costiță=, jambon=, carne de porc
    beef: vită=, vitel*, bovin*, carne de vită
    lamb: miel=, oaie=, berbec=
    poultry: pui=, curcan=, rață=, pasăre=, găin*, gâscă=
    game: mistreț*, iepure*, căprioar*
    gelatin: gelatin*, colagen*
    animal-fat: grăsime animală, seu=
    rennet: cheag=
    carmine: carmin*, coșenil*
    shellac: șelac*
    honey: miere=, mierea=, lăptișor de matcă
    beeswax: ceară de albine
    glycerides: mono și digliceride, mono și digliceridele
    alcohol: alcool*, vin=, vinul=, vinului=, ?rom=, țuică=, lichior*, vodcă=, coniac*, pălincă=
    alcohol+barley: bere=, berii=
    onion: ceap*
    garlic: usturoi*
    buckwheat: hrișcă*, hrișc*
    coconut: cocos*, nucă de cocos, nuci de cocos, lapte de cocos, ulei de cocos, unt de cocos, cremă de cocos
    chestnuts: castan*
    corn: porumb*
    -: nucșoar*, unt de cacao, unt de shea, acid lactic, acidului lactic, culturi lactice, fermenți lactici, bacterii lactice, \
    lapte de orez, lapte de cânepă, castane de apă, nucă de cola, oțet de vin, oțet din vin, oțet de alcool, oțet de mere, \
    lapte vegetal, smântână vegetală, brânză vegană, lactat de sodiu, lactat de calciu, vinete, vânăt*, dovleac plăcintar, \
    cheag microbian, cheag vegetal, unt de mere, pleurotus, migdale de pământ, maioneză vegană, porumbel*, portocal*
    !alcohol: nealcool*, dezalcoolizat*
    !lactose: delactozat*
    ~wheat: pâine, paste, biscuit, biscuiți, covrig, tăiței, spaghete, făină, sandviș
    ~wheat+milk+eggs: prăjitură, tort, clătite, clătită, cozonac, papanași, gogoașă, gogoși
    ~wheat+milk: pizza, plăcintă, merdenea
    ~eggs: omletă
    ~pork: sarmale, ciorbă de burtă
    ~milk: mămăligă cu brânză, budincă, cacao cu lapte
    @traces: poate conține, pot conține, poate conține urme, poate conține urme de, urme de, urme, poate să conțină, \
    fabricat într o unitate, într o fabrică, unitate în care, aceeași linie
    @contains: conține, conțin, ingrediente, alergeni
    @not: nu conține, nu conțin
    @without: fără, fără adaos de, ?nu
    @free: eliminat
    @and: și
    @or: sau, nici, și sau
    @ignore: pentru alergeni, pentru alergeni vezi, vezi ingredientele îngroșate
    common: zahăr, sare, apă, ulei, arom*, emulsifiant, conservant, colorant, amidon, drojdie, condimente, sirop, \
    corector de aciditate, rapiță, palmier, floarea soarelui, orez, roșii, cartofi, praf, oțet, antioxidant, stabilizator, \
    din, cu, pentru, vegetal, acidifiant, glucoză
    """
}
