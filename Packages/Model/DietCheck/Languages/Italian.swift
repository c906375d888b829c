extension LexiconTables {
  static let italian = """
    gluten: glutin, cereali contenenti glutine, gliadin, cereali contenenti glutin, cereali con glutine
    wheat: frument, ?grano, grano duro, grano tenero, semola, semolin, farro, cuscus, couscous, bulgur, seitan, \
    crusca, pangrattat, germe di grano, farina di grano, farina 00, farina tipo, fecola di grano, \
    glutine di frumento, cous cous, semolato, pane grattugiato, germe di frumento, fibra di frumento, \
    amido di frumento, farro dicocco, kamut grano, grano monococco, freekeh, friselle, panatura, \
    crusca di frumento, triticum
    spelt: spelta, farro spelta, triticum spelta
    khorasan: kamut, grano khorasan
    rye: segale, segal
    barley: orzo, malt, estratto di malto, malto d orzo, orzo perlato, farina di orzo, orzo tostato, \
    farina di malto, sciroppo di malto, maltat, caffè d orzo
    oats: avena, bevanda di avena, latte di avena, latte d avena, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|d|all|a base di} avena, \
    fiocchi di avena, fiocchi d avena, crusca d avena, farina d avena
    triticale: triticale
    crustaceans: crostace, frutti di mare
    shrimp: gamber, gamberett, gamberon, mazzancoll, gamberi, gamberetti, gamberoni, mazzancolle, canocchie, \
    canocchia, cicala di mare, cicale di mare
    crab: granchi, granseol, granchio, granseola, granceola, moleche, bastoncini di granchio, polpa di granchio, \
    granciporro
    lobster: astice, astici, aragost, aragosta, aragoste
    crayfish: gambero di fiume, gamberi di fiume
    langoustines: scamp, scampi
    krill: krill
    eggs: uovo, uova, tuorl, albume, albumi, ovoprodott, ovalbumin, lisozima, maionese, meringa, albumina d uovo, \
    uova fresche, uovo intero, misto d uovo, ovoprodotti, albume in polvere, albumina, tuorlo, tuorli, \
    uovo pastorizzato, uova di quaglia, meringhe, zabaglione, ?vov, lecitina d uovo, crema pasticcera, \
    lisozima da uovo, ovomucoide, salsa tartara, savoiardi
    fish: pesce, pesci, merluzzett, nasell, orata, branzin, spigola, pesce spada, surimi, caviale, bottarga, rombo, \
    sogliol, platessa, colatura di alici, pangasi, tilapia, dentice, olio di pesce, persico, alaccia, cefalo, \
    cernia, gallinella, halibut, ippoglosso, limanda, lucioperca, luccio, merlano, ?molva, muggine, nasello, \
    palombo, passera pesce, pesce persico, ?razza, rana pescatrice, coda di rospo, ricciola, salpa pesce, sarago, \
    scorfano, smeriglio, spatola pesce, storione, sugarello, triglia, verdesca, pagello, ?pagro, ombrina, mormora, \
    leccia, alalunga, ?carpa, ?tinca, siluro, coregone, lavarello, salmerino, musdea, pollack, pollock, ?melù, \
    pesce azzurro, filetti di pesce, uova di pesce, uova di lompo, ?lompo, brodo di pesce, fumetto di pesce, \
    bonito, katsuobushi, ?dashi, salsa worcester, salsa worcestershire, ?garum, pasta di acciughe, gelatina pesce, \
    bianchetti, latterini, grongo, gattuccio, spinarolo, squalo, aguglia, costardella, moro pesce, \
    bastoncini di pesce, collagene di pesce, nuoc mam, cernie, branzini, triglie
    anchovies: acciug, ?alice, alici, alici marinate, acciughe, pasta d acciughe
    salmon: salmon, salmone, salmone affumicato
    tuna: tonno, ?tonn, tonnetto, alletterato, pinna gialla, tonno pinna gialla, palamita
    cod: merluzz, baccal, baccalà, stoccafisso, merluzzo, merluzzi, brodo di merluzzo, merluzzo carbonaro
    herring: aring, aringa, aringhe, aringhe affumicate
    mackerel: sgombr, sgombro, sgombri, lanzardo
    sardines: sardin, ?sarda, ?sarde, sardine, sardina, sardelle
    trout: trota, trote
    eel: anguill, anguilla, capitone
    peanuts: arachid, burro di arachidi, burro d arachidi, nocciolin americane, noccioline americane, arachide, \
    olio di arachide, olio di semi di arachide, pasta di arachidi, crema di arachidi, farina di arachidi, \
    spagnolette
    soybeans: carne di soia, soia, soja, lecitina di soia, latte di soia, bevanda di soia, tofu, edamame, panna di soia, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|alla|a base di} soia, ?miso, \
    tamari, ?shoyu, ?natto, tempeh, ?okara, proteine di soia, farina di soia, olio di soia, olio di semi di soia, \
    semi di soia, fagioli di soia, germogli di soia, lecitina soia
    soybeans+wheat: salsa di soia, salsa teriyaki, salsa ponzu, salsa hoisin
    milk: latte, latt, lattier, lattiero caseari, panna, siero di latte, siero, yogurt, proteine del latte, \
    proteine lattee, cioccolato al latte, cioccolato bianco, kefir, latticello, grasso del latte, crema di latte, \
    latticin, caglia di latte, latte in polvere, gelato alla panna, latte intero, latte scremato, latte magro, \
    siero di latte in polvere, sieroproteine, proteine del siero, panna acida, panna da cucina, panna montata, \
    crema pasticcera latte, latte condensato, latte vaccino, latte di pecora, latte di capra, latte di bufala, \
    latte fermentato, derivati del latte, prodotti lattiero caseari, stracciatella, fiordilatte, fior di latte, \
    gelato al latte, yogurt greco, ?skyr, lattosiero, lattoalbumina, lattoferrina, colostro, permeato di latte, \
    besciamella latte, labneh, ?lassi, ?ayran, creme fraiche, cagliata, giuncata, prescinseua, dulce de leche
    lactose: lattosio, lattitolo, lattulosio, zucchero di latte
    casein: casein, caseinato, caseinati
    butter: burro, burro anidro, burro concentrato, burro chiarificato, burro concentrat, olio di burro, \
    burro salato, ?ghee
    cheese: formagg, parmigian, mozzarell, ricott, mascarpone, grana padano, pecorin, gorgonzola, provol, \
    stracchin, taleggio, asiago, scamorza, burrata, caciocavallo, fontina, formaggio, formaggi, \
    parmigiano reggiano, mozzarella, ricotta, pecorino, pecorino romano, provola, provolone, caciotta, ?cacio, \
    caciotte, ?bitto, castelmagno, montasio, piave formaggio, ?toma, tomino, robiola, crescenza, squacquerone, \
    stracchino, quartirolo, bra formaggio, raschera, bagoss, puzzone, casera, murazzano, ragusano, canestrato, \
    fiore sardo, ?brie, camembert, cheddar, ?edam, emmental, emmenthal, emmentaler, ?feta, ?gouda, groviera, \
    gruyère, roquefort, halloumi, philadelphia, formaggio fuso, formaggi fusi, caprino, primo sale, \
    caciocavallo silano, trentingrana, raclette, mascarpone formaggio, fiocchi di latte, ?quark, certosino, \
    sottilette, manchego, leerdammer, caglio formaggio, stilton
    nuts: frutta a guscio, frutta secca, frutti a guscio, frutta in guscio, frutti con guscio, noci miste, \
    frutta con guscio, frutta a guscio mista, misto frutta secca
    almonds: mandorl, pasta di mandorle, latte di mandorla, latte di mandorle, bevanda di mandorla, marzapan, \
    amaretti, torrone, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|alle|alla} mandorl, mandorle, \
    mandorla, pasta reale, marzapane, amaretto, mandorle amare, croccante di mandorle, farina di mandorle, \
    confetti alla mandorla, ricciarelli, orzata, frangipane, cantucci mandorla, torroncino
    hazelnuts: nocciol, pasta di nocciole, gianduia, gianduiotto, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|alle|alla} nocciol, nocciole, \
    nocciola, granella di nocciole, pasta nocciole, gianduja, gianduiotti, crema gianduia, nutella, \
    farina di nocciole
    walnuts: noce, noci, gherigli di noce, gherigli, olio di noci, noci di sorrento, salsa di noci, granella di noci
    cashew-nuts: anacard, {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} di anacardi, \
    anacardi, anacardio, noci di acagiù, noci di cashew
    pecan-nuts: pecan, noci pecan, noci di pecan, noce pecan, noci pecane
    brazil-nuts: noci del brasile, noce del brasile
    pistachio-nuts: pistacch, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|al} pistacchi, pistacchio, \
    pistacchi, pasta di pistacchio, granella di pistacchio
    macadamia-nuts: macadamia, noci macadamia, noci di macadamia, noci del queensland
    pine-nuts: pinol, pinoli, pinolo
    celery: sedano, sedan, sedano rapa, semi di sedano, sedano in polvere, sale di sedano
    mustard: senape, senap, mostarda, semi di senape, farina di senape, mostarda di cremona, senape di digione
    sesame-seeds: sesamo, tahina, tahin, semi di sesamo, tahini, olio di sesamo, pasta di sesamo, ?halva, gomasio, \
    zaatar, crema di sesamo
    sulphur-dioxide-and-sulphites: solfit, anidride solforosa, metabisolfit, bisolfit, biossido di zolfo, solfiti, \
    solfito, metabisolfito, bisolfito, disolfito, idrogenosolfito, ?so2, acido solforoso, anidride solforos
    lupin: lupin, lupini, lupino, farina di lupini, proteine di lupino
    molluscs: mollusch, molluschi, mollusco, molluschi bivalvi, frutti di mare molluschi, fasolari, fasolaro, \
    tartufi di mare, cannolicchi, cannolicchio, telline, tellina, murici, murice, patelle, orecchia di mare, \
    lumachine di mare, garusoli, lupini di mare, arselle
    squid: calamar, totan, calamari, calamaro, totani, totano, calamaretti, anelli di calamaro
    octopus: polpo, polpi, moscardin, moscardini, moscardino, polipo
    cuttlefish: seppia, seppie, nero di seppia, seppioline, seppiolina, nero di seppi
    mussels: cozz, ?cozze, ?cozza, mitili, muscoli cozze, ?peoci
    clams: vongol, vongole, vongola, vongole veraci
    oysters: ostric, ostriche, ostrica, salsa di ostriche
    scallops: capesant, cappesant, capesante, capasanta, canestrelli di mare, pettine di mare
    snails: lumach, lumache, lumaca, chiocciole
    meat: carne, carni, salsiccia, salsicce, salume, salumi, estratto di carne, brodo di carne, wurstel, fegato, \
    carne macinata, salamella, luganega, cotechino, zampone, cacciatore salame, ragù di carne, ?ragù, fegatini, \
    trippa, insaccati, polpette, carne bovina
    pork: suin, maiale, prosciutt, pancett, guanciale, speck, strutto, lardo, mortadell, salame, salami, \
    coppa di testa, pancetta, cotenn, nduja, prosciutto crudo, prosciutto cotto, culatello, capocollo, ?coppa=, \
    ?lonza, finocchiona, soppressata, ciauscolo, cicciol, lardo di colonnata, carne suina, ?suino, porchetta, \
    spalla cotta, salsiccia di suino, ?bacon, budello suino, zampone suino, ventricina, bondiola, salamino
    beef: manzo, bovin, vitell, bresaola, vitello, vitellone, bovino, scottona, carne salada, brodo di manzo, \
    ossobuco, carpaccio di manzo, sego bovino
    lamb: agnell, abbacchi, agnello, pecora carne, montone, castrato, capretto
    poultry: pollo, tacchin, anatra, pollame, ?oca, tacchino, brodo di pollo, gallina, faraona, quaglia, cappone, \
    struzzo, petto d oca
    game: cinghial, conigli, cervo, selvaggina, cinghiale, coniglio, ?lepre, capriolo, fagiano, ?daino
    gelatin: gelatin, gelatina alimentare, collagene, gelatina animale, gelatina suina, gelatina bovina, \
    colla di pesce
    fish-gelatin: gelatina di pesce
    animal-fat: grasso animale, sego, grassi animali, grasso di manzo
    rennet: caglio, caglio animale
    carmine: carminio, cocciniglia
    shellac: gommalacca
    honey: miele, pappa reale, propoli
    beeswax: cera d api
    glycerides: mono e digliceridi, monogliceridi, digliceridi
    alcohol: alcol, alcool, vino, vini, rum, liquor, marsala, grappa, brandy, etanolo, spumante, prosecco, \
    vino bianco, vino rosso, liquore, liquori, ?rhum, amaro liquore, limoncello, sambuca, vermut, vermouth, whisky, \
    ?vodka, ?gin=, porto vino, champagne, cognac, alchermes, maraschino, spiriti, alcol etilico, passito, moscato, \
    amaretto liquore, vin santo, strega, rosolio, ?mirin, ?sake
    alcohol+barley: birra, birre
    onion: cipoll, scalogn, scalogno, cipolla in polvere
    garlic: aglio
    buckwheat: grano saraceno, farina di grano saraceno
    coconut: cocco, latte di cocco, noce di cocco, olio di cocco, burro di cocco, panna di cocco, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} {di|al} cocco, cocco rapé, \
    cocco grattugiato, farina di cocco, acqua di cocco, zucchero di cocco
    chestnuts: castagn, marroni, farina di castagne, castagne, marron glacé, crema di marroni, crema di castagne
    corn: mais, granturco
    -: noce moscata, burro di cacao, burro di karité, burro di karite, noce di cola, castagne d acqua, \
    latte di riso, latte di canapa, acido lattico, fermenti lattici, batteri lattici, lattato, cremor tartaro, \
    aceto di vino, aceto di vino bianco, aceto di alcool, aceto di mele, zigolo dolce, latte vegetale, \
    panna vegetale, burro vegetale, formaggio vegano, caglio vegetale, caglio microbico, lattuga, lattughino, \
    gelatina vegetale, carne vegetale, mandarin, noce di palma, burro di mele, latte di magnesia, \
    pomodoro cuore di bue, \
    {latte|panna|yogurt|bevanda|burro|formaggio|gelato|crema|dessert|kefir} di {riso|canapa|piselli|quinoa|miglio|girasole|lino|patate}, \
    burro di {mango|mela|pera|avocado|illipe|kokum|semi di girasole|zucca}, \
    crema di {tartaro|riso|verdure|cacao|ceci|zucca|limoncello vegano|balsamico}, \
    latte di {fico|magnesia|mandorle vuoto}, formaggio {vegetale|veg}, uovo {di cioccolato|di pasqua|vegetale}, \
    uova {di cioccolato|di pasqua}, maionese {vegana|vegetale|veg|senza uova}, prosciutto {vegano|vegetale}, \
    salame di cioccolato, salame {vegano|vegetale}, hamburger {vegetale|vegano}, burger vegetale, \
    polpette {vegetali|vegane}, carne vegana, tonno {vegano|vegetale}, \
    miele {vegano|di fichi|di dattero}, melata, \
    aceto di {vino rosso|riso|lamponi|miele|birra|sidro|malto senza glutine}, aceto balsamico, lievito di birra, \
    foglie di vite, uva da vino, alcol {benzilico|cetilico}, alcoli zuccherini, fungo ostrica, funghi ostrica, \
    orecchione, cuore di bue, lingua di bue, lattughe, lattosio free, carciof, piede di gallo, lattica, \
    zucca butternut, zucca violina, mandorla di {terra|cacao}, mandorlo, nocciolo, nocciolo di oliva, denocciolat, \
    denocciolate, noce di {palma|vitello|prosciutto|areca|betel|karité|burro}, noci di {karité|cola}, burro karitè, \
    castagne d india, grano turco, semola di {mais|riso}, farina di {mais|riso|ceci}, pane degli angeli, \
    semi di lino, coppa di gelato, coppetta, coppe gelato, granita, granella di zucchero, granella di cacao
    !alcohol: analcolic, dealcolat
    !milk+eggs+meat+fish+honey+gelatin: vegan, vegano, vegana, vegani
    !lactose: delattosat
    ~wheat: pane, pasta, spaghetti, penne, panino, focaccia, biscott, gnocchi, grissin, cracker, ciabatta, \
    bruschetta, piadina
    ~wheat+milk: pizza, lasagn, cannellon, besciamella, calzone
    ~wheat+milk+eggs: torta, tortellin, ravioli, tagliatelle, crostata, cornetto, panettone, pandoro, crepe
    ~eggs+milk: gelato, zabaione, frittata
    ~wheat+eggs+milk: tiramisù, tiramisu
    ~milk: cappuccino, risotto, panna cotta, latte macchiato, caffelatte
    ~nuts+milk: pesto
    ~wheat+eggs+pork: carbonara
    !meat+fish+gelatin: vegetariano, vegetariana, vegetariani
    !sulphur-dioxide-and-sulphites: non solfitat
    @traces: può contenere, possono contenere, può contenere tracce, può contenere tracce di, tracce, tracce di, \
    possibili tracce, eventuali tracce, potrebbe contenere, prodotto in uno stabilimento, \
    confezionato in uno stabilimento, in uno stabilimento, stabilimento che, stabilimento in cui, stessa linea, \
    può contenere anche, possono contenere anche, può contenere eventuali, può presentare tracce, \
    può contenere piccole, eventuale presenza, possibile presenza, potrebbe contenere tracce, potrebbero contenere, \
    tracce eventuali, tracce di altri, tracce di altra, prodotto in uno, prodotto in un, prodotti in uno, \
    prodotto su, prodotto in ambienti, confezionato in, confezionato in un, lavorato in uno, lavorato in, \
    preparato in, realizzato in uno, realizzato in, stabilimento dove, stabilimento nel quale, \
    nello stesso stabilimento, stesso stabilimento, sulla stessa linea, linea che, impianto che, impianti che, \
    ambiente in cui, laboratorio che, laboratorio in cui, in un laboratorio, si lavora, si lavorano, si utilizzano, \
    si utilizza, che utilizza, che lavora, che tratta, contaminazione crociata, non adatto a, non idoneo a, \
    non indicato per
    @contains: contiene, contengono, ingredienti, allergeni
    @not: non contiene, non contengono, non contenente, non contengono né, prodotto senza, preparato senza
    @without: senza, privo di, priva di, privi di, esente da, senza aggiunta di, ?non, nessun, priva d, privo d, \
    esenti da, esente d, senza tracce di, al posto di, al posto del, libero da, zero
    @free: eliminato, rimosso, deglutinat, assente, assenti
    @and: ?e, ?ed
    @or: ?o, né, oppure, e o
    @ignore: per gli allergeni, per gli allergeni vedere, vedi ingredienti in grassetto, \
    vedere ingredienti in grassetto, allergeni in grassetto, gli allergeni sono evidenziati, gli allergeni sono, \
    allergeni evidenziati, allergeni indicati in, allergeni sono in, allergeni in maiuscolo, allergeni vedi, \
    per allergeni vedi, allergeni sono riportati
    common: zucchero, sale, acqua, olio, farina, aroma, aromi, emulsionante, conservante, colorante, amido, succo, \
    polvere, di, con, del, della, girasole, oliva, lievito, spezie, riso, pomodoro, sciroppo, cacao, aceto, \
    correttore, vegetale
    @traces-before: può essere presente, possono essere presenti, in tracce
    """
}
