extension LexiconTables {
  static let italian = """
    gluten: glutin, cereali contenenti glutine
    wheat: frument, ?grano, grano duro, grano tenero, semola, semolin, farro, cuscus, couscous, bulgur, seitan, crusca, \
    pangrattat, germe di grano, farina di grano
    spelt: spelta
    khorasan: kamut, grano khorasan
    rye: segale, segal
    barley: orzo, malt, estratto di malto, malto d orzo
    oats: avena, bevanda di avena, latte di avena, latte d avena
    triticale: triticale
    crustaceans: crostace, frutti di mare
    shrimp: gamber, gamberett, gamberon, mazzancoll
    crab: granchi, granseol
    lobster: astice, astici, aragost
    crayfish: gambero di fiume
    langoustines: scamp
    krill: krill
    eggs: uovo, uova, tuorl, albume, albumi, ovoprodott, ovalbumin, lisozima, maionese, meringa, albumina d uovo
    fish: pesce, pesci, merluzzett, nasell, orata, branzin, spigola, pesce spada, surimi, caviale, bottarga, rombo, \
    sogliol, platessa, colatura di alici, pangasi, tilapia, dentice, olio di pesce, persico
    anchovies: acciug, ?alice, alici
    salmon: salmon
    tuna: tonno, ?tonn
    cod: merluzz, baccal, baccalà, stoccafisso
    herring: aring
    mackerel: sgombr
    sardines: sardin, ?sarda, ?sarde
    trout: trota, trote
    eel: anguill
    peanuts: arachid, burro di arachidi, burro d arachidi, nocciolin americane, noccioline americane
    soybeans: soia, soja, lecitina di soia, latte di soia, bevanda di soia, tofu, edamame, panna di soia
    soybeans+wheat: salsa di soia
    milk: latte, latt, lattier, lattiero caseari, panna, siero di latte, siero, yogurt, proteine del latte, proteine lattee, \
    cioccolato al latte, cioccolato bianco, kefir, latticello, grasso del latte, crema di latte, latticin, caglia di latte, \
    latte in polvere, gelato alla panna
    lactose: lattosio
    casein: casein, caseinato, caseinati
    butter: burro, burro anidro, burro concentrato
    cheese: formagg, parmigian, mozzarell, ricott, mascarpone, grana padano, pecorin, gorgonzola, provol, stracchin, \
    taleggio, asiago, scamorza, burrata, caciocavallo, fontina
    nuts: frutta a guscio, frutta secca, frutti a guscio, frutta in guscio
    almonds: mandorl, pasta di mandorle, latte di mandorla, latte di mandorle, bevanda di mandorla, marzapan, amaretti, \
    torrone
    hazelnuts: nocciol, pasta di nocciole, gianduia, gianduiotto
    walnuts: noce, noci
    cashew-nuts: anacard
    pecan-nuts: pecan, noci pecan, noci di pecan, noce pecan
    brazil-nuts: noci del brasile, noce del brasile
    pistachio-nuts: pistacch
    macadamia-nuts: macadamia, noci macadamia, noci di macadamia, noci del queensland
    pine-nuts: pinol
    celery: sedano, sedan
    mustard: senape, senap, mostarda
    sesame-seeds: sesamo, tahina, tahin, semi di sesamo
    sulphur-dioxide-and-sulphites: solfit, anidride solforosa, metabisolfit, bisolfit, biossido di zolfo
    lupin: lupin
    molluscs: mollusch, molluschi, mollusco
    squid: calamar, totan
    octopus: polpo, polpi, moscardin
    cuttlefish: seppia, seppie, nero di seppia
    mussels: cozz
    clams: vongol
    oysters: ostric
    scallops: capesant, cappesant
    snails: lumach
    meat: carne, carni, salsiccia, salsicce, salume, salumi, estratto di carne, brodo di carne, wurstel, fegato
    pork: suin, maiale, prosciutt, pancett, guanciale, speck, strutto, lardo, mortadell, salame, salami, coppa di testa, \
    pancetta, cotenn, nduja
    beef: manzo, bovin, vitell, bresaola
    lamb: agnell, abbacchi
    poultry: pollo, tacchin, anatra, pollame, ?oca
    game: cinghial, conigli, cervo, selvaggina
    gelatin: gelatin, gelatina alimentare, collagene
    fish-gelatin: gelatina di pesce
    animal-fat: grasso animale, sego
    rennet: caglio, caglio animale
    carmine: carminio, cocciniglia
    shellac: gommalacca
    honey: miele, pappa reale, propoli
    beeswax: cera d api
    glycerides: mono e digliceridi, monogliceridi, digliceridi
    alcohol: alcol, alcool, vino, vini, rum, liquor, marsala, grappa, brandy, etanolo, spumante, prosecco
    alcohol+barley: birra, birre
    onion: cipoll, scalogn
    garlic: aglio
    buckwheat: grano saraceno, farina di grano saraceno
    coconut: cocco, latte di cocco, noce di cocco, olio di cocco, burro di cocco, panna di cocco
    chestnuts: castagn, marroni, farina di castagne
    corn: mais, granturco
    -: noce moscata, burro di cacao, burro di karité, burro di karite, noce di cola, castagne d acqua, latte di riso, \
    latte di canapa, acido lattico, fermenti lattici, batteri lattici, lattato, cremor tartaro, aceto di vino, \
    aceto di vino bianco, aceto di alcool, aceto di mele, zigolo dolce, latte vegetale, panna vegetale, burro vegetale, \
    formaggio vegano, caglio vegetale, caglio microbico, lattuga, lattughino, gelatina vegetale, \
    carne vegetale, mandarin, noce di palma, burro di mele, latte di magnesia, pomodoro cuore di bue
    !alcohol: analcolic, dealcolat
    !milk+eggs+meat+fish+honey+gelatin: vegan
    !lactose: delattosat
    ~wheat: pane, pasta, spaghetti, penne, panino, focaccia, biscott, gnocchi, grissin, cracker, ciabatta, bruschetta, piadina
    ~wheat+milk: pizza, lasagn, cannellon, besciamella, calzone
    ~wheat+milk+eggs: torta, tortellin, ravioli, tagliatelle, crostata, cornetto, panettone, pandoro, crepe
    ~eggs+milk: gelato, zabaione, frittata
    ~wheat+eggs+milk: tiramisù, tiramisu
    ~milk: cappuccino, risotto, panna cotta, latte macchiato, caffelatte
    ~nuts+milk: pesto
    ~wheat+eggs+pork: carbonara
    @traces: può contenere, possono contenere, può contenere tracce, può contenere tracce di, tracce, tracce di, \
    possibili tracce, eventuali tracce, potrebbe contenere, prodotto in uno stabilimento, confezionato in uno stabilimento, \
    in uno stabilimento, stabilimento che, stabilimento in cui, stessa linea
    @contains: contiene, contengono, ingredienti, allergeni
    @not: non contiene, non contengono
    @without: senza, privo di, priva di, privi di, esente da, senza aggiunta di, ?non, nessun
    @free: eliminato, rimosso
    @and: ?e, ?ed
    @or: ?o, né, oppure, e o
    @ignore: per gli allergeni, per gli allergeni vedere, vedi ingredienti in grassetto, vedere ingredienti in grassetto, \
    allergeni in grassetto
    common: zucchero, sale, acqua, olio, farina, aroma, aromi, emulsionante, conservante, colorante, amido, succo, polvere, \
    di, con, del, della, girasole, oliva, lievito, spezie, riso, pomodoro, sciroppo, cacao, aceto, correttore, vegetale
    """
}
