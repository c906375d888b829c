extension LexiconTables {
  static let english = """
    gluten: gluten, cereals containing gluten, gluten containing cereals, gluten containing grains, gliadin, \
    glutenin
    wheat: wheat, wheatflour, wheatgerm, wheatmeal, wholewheat, durum, semolina, seitan, bulgur, bulghur, \
    bulgar wheat, couscous, farina, einkorn, emmer, farro, freekeh, graham flour, graham cracker, enriched flour, \
    unbleached flour, un bleached flour, bleached flour, bromated flour, enriched bleached flour, plain flour, \
    self raising flour, all purpose flour, white flour, bread flour, cake flour, atta, maida, panko, matzo, matzah, \
    wheatgrass, triticum, triticum aestivum, triticum durum, triticum vulgare, rusk, wheaten, frumento, \
    dinkel wheat, cream cracker, oyster cracker, graham, cream of wheat, grape nuts, semola, kritharaki, \
    hard wheat, orzo pasta, udon noodle, triticum turgidum, phyllo pastry, filo pastry, matza, matzoh, farfel, \
    freekah, vital gluten, bulgar
    spelt: spelt, triticum spelta, dinkel
    khorasan: kamut, khorasan
    rye: rye, ryemeal, secale cereale, pumpernickel, rye bread
    barley: barley, malt, malted, malt extract, malt vinegar, malt syrup, hordeum vulgare, pearl barley, \
    barleycorn, malted barley, malt flour, malt powder, malt flavoring, malt flavouring, beer malt
    oats: oat, oatmeal, oat bran, oat flour, oat milk, oat drink, oat based, oatflakes, avena sativa, avena, \
    oat fibre, oat fiber, rolled oat, oats cream, {oat} {cream|creamer|yogurt|yoghurt|butter|cheese|ice cream}
    triticale: triticale
    crustaceans: crustacean, crustacea, shellfish, crustacean shellfish, langostino, barnacle, crevette rose
    shrimp: shrimp, prawn, scampi, belacan, ebi, shrimp paste, terasi, camarones
    crab: crab, crabmeat, crab meat, crabstick, crab stick
    lobster: lobster, langosta, moreton bay bug
    crayfish: crayfish, crawfish, yabby, crawdad, crawdaddy
    langoustines: langoustine, dublin bay prawn, norway lobster
    krill: krill, krill oil
    eggs: egg, eggwhite, eggyolk, eggs, albumen, egg albumin, albumin, ovalbumin, ovomucoid, lysozyme, ovum, \
    eggnog, mayonnaise, mayo, meringue, e1105, livetin, globulin, vitellin, ovoglobulin, ovotransferrin, \
    conalbumin, phosvitin, ovovitellin, avidin, egg lecithin, lecithin egg, silici albuminate, simplesse, \
    hollandaise sauce, bearnaise sauce, meringue powder, ovalbumen
    fish: fish, fishmeal, fish oil, fish sauce, fish stock, fish gelatin, pisces, surimi, roe, caviar, caviare, \
    halibut, haddock, hake, pollock, pollack, coley, saithe, plaice, sole fish, tilapia, pangasius, basa, snapper, \
    sea bass, seabass, sea bream, swordfish, monkfish, mahi mahi, whiting, perch, pike fish, carp, catfish, \
    grouper, turbot, flounder, kipper, sprat, pilchard, barramundi, bonito, katsuobushi, dashi, garum, \
    omega 3 fish oil, fishes, shark, skate fish, rockfish, whitefish, worcestershire sauce, worcester sauce, hoki, \
    huss, kingfish, lamprey, megrim, menhaden, milkfish, mullet, red mullet, orange roughy, parrotfish, toothfish, \
    pomfret, pompano, redfish, sablefish, saury, smelt, snoek, sturgeon, tench, tilefish, vendace, wahoo, wolffish, \
    wrasse, zander, arctic char, john dory, brill fish, dogfish, gurnard, escolar, dover sole, lemon sole, \
    skate wing, cobia, croaker fish, hamachi, ikura, tobiko, masago, taramasalata, tarama, lumpfish, bottarga, \
    kamaboko, nam pla, nuoc mam, bagoong, fumet, lutefisk, rakfisk, surimi seafood, fish collagen, pikeperch, \
    pike perch, rohu, hilsa, bombay duck, maldive fish, swai, tuna fish, fish ball, capelin, sea trout roe, \
    walleye, bluefish, mahimahi, opah, sandeel, colatura
    anchovies: anchovy, anchovies, anchovy paste, gentleman s relish, boquerones
    salmon: salmon, lox, gravlax, gravadlax, sockeye, oncorhynchus, salmo salar
    tuna: tuna, skipjack, albacore, yellowfin, thunnus, ahi, bluefin, bigeye
    cod: cod, codfish, cod liver oil, gadus morhua, bacalao, stockfish
    herring: herring, rollmop, bloater, clupea harengus, matjes
    mackerel: mackerel
    sardines: sardine, sardinella
    trout: trout, steelhead
    eel: eel, unagi
    isinglass: isinglass
    peanuts: peanut, pea nuts, groundnut, ground nut, arachis, arachis oil, arachis hypogaea, monkey nut, \
    peanut butter, peanut oil, peanutbutter, goober, beer nut, mandelona, peanut flour, arachide, cacahuete, \
    groundnut oil, {peanut} {cream|milk|cheese|drink|ice cream}
    soybeans: soy, soya, soybean, soyabean, soja, tofu, tempeh, edamame, miso, natto, tamari, soy milk, soya milk, \
    soy lecithin, soya lecithin, soy cream, soya cream, soya butter, soy yogurt, soya yogurt, soy cheese, okara, \
    yuba, textured vegetable protein, tvp, glycine max, shoyu, bean curd, soy sauce powder, soy nut, soynut, \
    soya nut, doenjang, douchi, doubanjiang, gochujang, kinako, aburaage, koya tofu, black bean sauce, \
    fermented black bean, fermented bean paste, soybean curd, bean curd stick, soya bean, soy bean, textured soy, \
    {soy|soya} {creamer|custard|cheese|butter|drink|kefir|ice cream|yoghurt}, hoisin sauce
    soybeans+wheat: soy sauce, soya sauce, kecap manis, ketjap manis, ponzu, teriyaki sauce, tonkatsu sauce
    milk: milk, milkfat, milk fat, milk chocolate, dairy, cream, creme fraiche, whey, buttermilk, yogurt, yoghurt, \
    yogourt, kefir, custard powder, skyr, labneh, lassi, half and half, dulce de leche, lactalbumin, lactoglobulin, \
    lactoferrin, milkshake, ice cream, icecream, sour cream, whipped cream, double cream, curd, curds, lactis, \
    beta lactoglobulin, recaldent, white chocolate, malted milk, ice milk, khoa, khoya, mawa, malai, kulfi, rabri, \
    smetana, ayran, dahi, laban, leben, colostrum, lactoperoxidase, wpc, wpi, cajeta, clotted cream, \
    crema mexicana, milk mineral, nonfat milk, dairy solids, lactoserum, curd rice, creamer powder dairy, \
    fromage frais, quarg
    lactose: lactose, milk sugar, e966, lactitol, lactulose, tagatose
    casein: casein, caseinate, sodium caseinate, calcium caseinate, caseinates, ammonium caseinate, \
    potassium caseinate, magnesium caseinate, rennet casein
    butter: butter, butterfat, butter fat, butteroil, butter oil, ghee, clarified butter, butterscotch, \
    beurre noisette, brown butter, garlic butter, buttercream, butter cream, buttered
    cheese: cheese, cheddar, mozzarella, parmesan, parmigiano, parmigiano reggiano, feta, ricotta, mascarpone, \
    gouda, edam, emmental, emmentaler, gruyere, brie, camembert, roquefort, gorgonzola, stilton, halloumi, paneer, \
    cottage cheese, cream cheese, quark, romano cheese, pecorino, asiago, provolone, monterey jack, grana padano, \
    fontina, havarti, manchego, burrata, raclette, queso fresco, pepper jack, colby, munster cheese, cheeses, \
    caerphilly, wensleydale, red leicester, double gloucester, dolcelatte, taleggio, jarlsberg, appenzeller, \
    emmenthal, emmenthaler, limburger, port salut, boursin, cotija, queso, queso blanco, neufchatel, bel paese, \
    mizithra, kefalotyri, kasseri, graviera, bocconcini, cambozola, danablu, danish blue, reblochon, chevre, \
    scamorza, caciocavallo, ricotta salata, tvorog, kashkaval, kasar, bryndza, oscypek, akkawi, american cheese, \
    cheese curd, swiss cheese, parmigiana, grana cheese, muenster, brick cheese, comte, tomme, vacherin, \
    saint paulin, st paulin, stracchino, robiola, gjetost, brunost, chhena, chenna, sirene, anthotyro
    nuts: nut, tree nut, treenut, mixed nuts, nutmeat, nut butter, nut milk, nut paste, nuts, nut oil, nut flour, \
    tree nuts, noisette, gianduja, nutella, hickory nut, beechnut, beech nut, candlenut, candle nut, pili nut, \
    nut cheese, nut cream, nut creamer, nut drink, nut yogurt, nut yoghurt, hazelnut praline paste, praline paste
    almonds: almond, almond milk, almond butter, almond paste, almond flour, almond drink, marzipan, frangipane, \
    prunus dulcis, amaretto, amaretti, orgeat, sugared almond, marcona, amygdalus, \
    {almond} {cream|creamer|yogurt|yoghurt|cheese|ice cream|kefir}
    hazelnuts: hazelnut, hazel nut, filbert, hazelnut milk, hazelnut butter, cobnut, corylus avellana, \
    {hazelnut} {cream|creamer|drink|yogurt|yoghurt|spread|ice cream}, avellana
    walnuts: walnut, juglans regia, juglans, {walnut} {milk|butter|cream}, black walnut, english walnut
    cashew-nuts: cashew, cashewnut, cashew nut, cashew milk, cashew butter, cashew cream, anacardium occidentale, \
    {cashew} {yogurt|yoghurt|cheese|creamer|drink|ice cream}, acajou nut
    pecan-nuts: pecan, pecan nut, pecannut, carya illinoinensis, {pecan} {milk|butter|cream}
    brazil-nuts: brazil nut, brazilnut, brazils, bertholletia excelsa, para nut, cream nut
    pistachio-nuts: pistachio, pistachio nut, pistacia vera, {pistachio} {milk|butter|cream|ice cream}
    macadamia-nuts: macadamia, macadamia nut, queensland nut, macadamia milk, macadamia ternifolia, \
    {macadamia} {butter|cream|cheese|drink}, bush nut, maroochi nut
    pine-nuts: pine nut, pinenut, pine kernel, pignoli, pinyon nut, cedar nut, pinon nut, pine kernels
    celery: celery, celeriac, celery salt, celery seed, apium graveolens, celery leaf, celery juice, celery powder, \
    celery root, apium
    mustard: mustard, mustard seed, sinapis alba, brassica juncea, brassica nigra, dijon, piccalilli, \
    mustard greens, mustard leaf, sinapis, mustard oil
    sesame-seeds: sesame, sesame seed, sesame oil, tahini, tahina, tahin, benne seed, gingelly, sesamum indicum, \
    gomasio, halva, halvah, til seed, benniseed, simsim, sim sim, til oil, tahineh, zaatar, za atar, sesamol, \
    sesamolin, furikake, shichimi, sesame paste, halwa sesame, ajonjoli
    sulphur-dioxide-and-sulphites: sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulfiting, sulphiting, \
    bisulfite, bisulphite, metabisulfite, metabisulphite, sulfites, sodium bisulfite, sodium sulfite, \
    sodium metabisulfite, potassium metabisulfite, potassium bisulfite, so2, e220, e221, e222, e223, e224, e225, \
    e226, e227, e228, hydrosulphite, hydrosulfite, sodium dithionite, sulphured, sulfured, metabisulphate, \
    metabisulfate, ins {220|221|222|223|224|225|226|227|228}, preservative {220|221|222|223|224|225|226|227|228}, \
    preservative ({220|221|222|223|224|225|226|227|228}, preservatives ({220|221|222|223|224|225|226|227|228}, \
    sulphurous anhydride, sulphurous acid, sulfurous acid, sulfur dioxide gas, metabisulphites
    lupin: lupin, lupine, lupini, lupin flour, lupinus, lupin bean, lupini bean, lupin seed, lupin protein, tarwi, \
    altramuz
    molluscs: mollusc, mollusk, molluscan, cockle, whelk, periwinkle snail, winkle, geoduck, oyster sauce, conch, \
    limpet, periwinkle, paua, ormer, nautilus, scungilli, mollusca
    squid: squid, calamari, calamares, kalamari, calamar
    octopus: octopus, octopi
    cuttlefish: cuttlefish, sepia ink, squid ink
    mussels: mussel
    clams: clam, clam juice, quahog, razor clam, clamato, geoduck clam
    oysters: oyster
    scallops: scallop
    snails: snail, escargot
    abalone: abalone
    meat: meat, meat extract, bone broth, sausage, liver, pepperoni, salami, frankfurter, hot dog, venison, offal, \
    tripe, pastrami, bratwurst, andouille, kielbasa, mince beef, blood sausage, black pudding, meat stock, \
    meat broth, charcuterie, merguez, haggis, chipolata, jerky
    pork: pork, bacon, ham, prosciutto, pancetta, chorizo, lard, porcine, pig, swine, speck, gammon, mortadella, \
    guanciale, pork gelatin, pork rind, crackling, lardon, pork fat, serrano ham, pork gelatine, nduja, \
    bologna sausage, hog casing, head cheese, headcheese, scrapple, chitterlings, trotters, capicola, soppressata, \
    iberico, parma ham, jamon, coppa, porchetta, spam, saveloy
    beef: beef, bovine, veal, beef fat, beef stock, beef gelatin, bresaola, oxtail, beef gelatine, beef tallow, \
    suet, corned beef, wagyu, brisket, biltong, beef broth
    lamb: lamb, mutton, sheep meat
    poultry: chicken, turkey meat, turkey, duck, goose, poultry, hen meat, chicken fat, chicken stock, schmaltz, \
    foie gras, quail, capon, guinea fowl, ostrich, squab, chicken broth, hen, emu, pheasant, partridge
    game: venison meat, rabbit, wild boar, hare meat, reindeer, bison, elk meat, hare, kangaroo, deer meat, elk
    gelatin: gelatin, gelatine, e441, collagen, hydrolyzed collagen, marshmallow, aspic, isinglass gelatin, \
    gelatines
    fish-gelatin: fish gelatine, kosher fish gelatin
    animal-fat: animal fat, tallow, dripping, beef dripping, bone phosphate, e542, bone char
    rennet: animal rennet, calf rennet, pepsin
    carmine: carmine, cochineal, e120, carminic acid, natural red 4
    shellac: shellac, e904, confectioners glaze, confectioner s glaze, resinous glaze
    honey: honey, honeycomb, royal jelly, propolis, bee pollen
    beeswax: beeswax, e901, cera alba
    lanolin: lanolin, e913
    glycerides: e471, e470, e472, e473, e474, e475, e476, e477, e481, e482, e483, e470a, e470b, e472e, \
    mono and diglycerides, monoglycerides, diglycerides, mono and diglyceride, e631, e627, e635, e920, l cysteine, \
    stearic acid, glycerol monostearate
    alcohol: alcohol, ethanol, ethyl alcohol, wine, rum, brandy, cognac, whisky, whiskey, vodka, gin, liqueur, \
    liquor, champagne, sherry, marsala, kirsch, bourbon whiskey, tequila, sake, mirin, port wine, prosecco, \
    vermouth, sangria, mead, hard cider, e1510, absinthe, grappa, cachaca, spirits, cream sherry, amaretto liqueur, \
    calvados, armagnac, baileys, cointreau, schnapps, sambuca, curacao liqueur, madeira wine, port wine sauce, \
    shaoxing wine, cooking wine, rice wine, soju, ouzo, limoncello, advocaat liqueur
    alcohol+barley: beer, ale, stout, lager, porter beer
    fodmap: inulin, chicory root, chicory fibre, chicory fiber, high fructose corn syrup, fructose syrup, fructose, \
    agave, sorbitol, mannitol, maltitol, xylitol, isomalt, e420, e421, e965, e967, e953, apple, pear, mango, \
    watermelon, cherry, cherries, cauliflower, mushroom, leek, shallot, asparagus, artichoke, chickpea, lentil, \
    kidney bean, black bean, baked bean, fructooligosaccharide, oligofructose, polydextrose, prune, apricot, peach, \
    plum, nectarine, split pea
    onion: onion, onion powder, spring onion
    garlic: garlic, garlic powder
    buckwheat: buckwheat, buckwheat flour, soba, kasha
    coconut: coconut, coconut milk, coconut cream, coconut oil, coconut butter, coconut yogurt, coconut sugar, \
    coconut water, nata de coco, cream of coconut, coconut meat, copra, cocos nucifera, \
    {coconut} {cheese|yoghurt|ice cream|creamer|kefir|drink|whipped cream|whip|powder}
    chestnuts: chestnut, sweet chestnut, castanea, chestnut flour, chestnut puree, marron glace
    corn: corn, corn gluten, corn gluten meal, maize gluten, maize, polenta, cornmeal, corn flour, cornflour, cornstarch, popcorn, corn nut, corn syrup solids, \
    sweetcorn
    -: nutmeg, water chestnut, waterchestnut, butternut, butternut squash, tigernut, tiger nut, shea nut, \
    shea butter, cocoa butter, cacao butter, kola nut, cola nut, betel nut, areca nut, ginkgo nut, doughnut, donut, \
    eggplant, egg plant, cream of tartar, cream soda, cream of rice, apple butter, pumpkin butter, mango butter, \
    illipe butter, kokum butter, sal butter, avocado butter, sunflower butter, seed butter, butter bean, \
    butter lettuce, butterbean, buttercup squash, butterfly pea, butterhead, milk thistle, rice milk, hemp milk, \
    product of turkey, from turkey, origin turkey, made in turkey, grown in turkey, pea milk, potato milk, \
    flax milk, rice cream, oyster mushroom, crab apple, crabapple, fish mint, jackfruit, beefsteak tomato, \
    beef tomato, lamb s lettuce, lambs lettuce, chicken of the woods, hen of the woods, ginger ale, ginger beer, \
    root beer, birch beer, wine vinegar, cider vinegar, white wine vinegar, red wine vinegar, sherry vinegar, \
    rice wine vinegar, sugar alcohol, cetyl alcohol, cetearyl alcohol, benzyl alcohol, polyvinyl alcohol, \
    stearyl alcohol, lactic acid, lactic acid bacteria, calcium lactate, sodium lactate, lactate, lactylate, \
    stearoyl lactylate, sodium stearoyl lactylate, lactobacillus, lactic cultures, lactic acid starter culture, \
    vegetable rennet, microbial rennet, vegan gelatin, vegetable gelatin, vegan mayo, vegan mayonnaise, \
    vegan cheese, vegan butter, plant butter, vegan cream, vegan egg, vegan milk, vegan chicken, vegan sausage, \
    vegan bacon, veggie burger, vegan beef, vegan ham, vegan fish, vegan tuna, coconut aminos, portobello, \
    nutritional yeast, nut grass, soap nut, milk of magnesia, milkweed, peppercorn, vegetable suet, \
    vegetarian sausage, turkey berry, turkey tail, duck sauce, goose berry, lobster mushroom, hedgehog mushroom, \
    shea nut butter, shea nut oil, rose apple, custard apple, apple cider, apple cider vinegar, \
    apple juice concentrate, corn salad, egg replacer, duck potato, wine grape, wine yeast, beer yeast, \
    rum flavouring, rum flavoring, rum flavour, rum flavor, brandy flavouring, king oyster, oyster plant, \
    oyster leaf, oyster blade, scallop squash, potato scallop, abalone mushroom, crabgrass, shrimp plant, \
    fish pepper, swedish fish, vegan prawn, vegan shrimp, vegan salmon, eel grass, easter egg, chocolate egg, \
    kinder egg, egg fruit, milk cap mushroom, milk cap, ice cream bean, fruit cheese, quince cheese, guava cheese, \
    damson cheese, cashew apple, nut brown, \
    {rice|hemp|pea|flax|potato|quinoa|sunflower|pumpkin} {yogurt|yoghurt|cheese|drink|ice cream|creamer}, \
    {hemp|pea|flax|potato} cream, \
    {cookie|biscuit|tomato|pear|plum|apricot|maple|murumuru|cupuacu|karite|illipe|sunflower seed|pumpkin seed|hemp} butter, \
    vegan {cream cheese|ice cream|yogurt|yoghurt|mozzarella|cheddar|parmesan|feta|meat|pork|sausages|gelatine|honey|caviar|whey|ghee|mince|duck|turkey|pepperoni|salami|haggis|meringue|omelette}, \
    dairy free {cheese|milk|butter|yogurt|yoghurt|cream|ice cream|chocolate}, \
    plant based {milk|cheese|meat|butter|egg|chicken|beef|sausage|burger|mince|cream|yogurt|yoghurt|tuna|fish}, \
    meat substitute, meat replacement, honey melon, honey locust, honey mushroom, brandy snap, spirit vinegar, \
    alcohol vinegar, distilled vinegar, rice vinegar, champagne vinegar, alcohol denat, isopropyl alcohol, \
    butterfruit, butter cup, butter oak, turkey tail mushroom, imported from turkey, pigeon pea, beef steak plant, \
    lamb s ear, horse chestnut, water caltrop, lotus nut, lychee nut, litchi nut, liver wort, rose wine vinegar, \
    cream style corn
    !gluten: glutenfree, no gluten, non gluten, gluten less, glutenless
    !milk: nondairy, non dairy, dairyfree, nonmilk, milkless
    !milk+eggs+meat+fish+honey+gelatin: vegan, plant based
    !meat+fish+gelatin: vegetarian, veggie, meat free
    !lactose: lactosefree
    !eggs: eggless, eggfree
    !nuts: nutfree
    !alcohol: nonalcoholic, non alcoholic, alcoholfree, dealcoholised, dealcoholized, dealcoholised wine, \
    de alcoholised, non alcoholic beer, non alcoholic wine
    !meat: meatless, meatfree
    !fish: fishless, fishfree
    !soybeans: soyfree
    ~wheat: bread, breadcrumb, bread crumb, pasta, spaghetti, macaroni, penne, fusilli, linguine, fettuccine, \
    ramen, udon, wrap, tortilla, pita, bagel, baguette, ciabatta, focaccia, toast, bun, cracker, pretzel, burger, \
    sandwich, panini, burrito, noodle, naan, roti, chapati, dumpling, gyoza, spring roll, crouton, fried chicken, \
    chow mein, stuffing, gravy, roux, crumble, crust
    ~wheat+milk: pizza, lasagna, lasagne, croissant, mac and cheese, macaroni and cheese, cheeseburger, brioche, \
    scone, biscuit, calzone, quesadilla, shortbread, alfredo, bechamel, white sauce
    ~wheat+milk+eggs: cake, cupcake, muffin, pancake, waffle, crepe, cookie, brownie, quiche, doughnut hole, \
    yorkshire pudding, eclair, profiterole, french toast, cheesecake, pastry, danish pastry, tart, pie, churro, \
    pudding, trifle, strudel, panettone, cobbler, birthday cake
    ~wheat+milk+eggs+pork: carbonara
    ~eggs: omelette, omelet, frittata, scrambled, aioli, hollandaise, bearnaise, tartare sauce, tartar sauce, \
    coleslaw, potato salad, shakshuka, custard, eggs benedict, macaron, creme brulee
    ~eggs+milk: ice cream sundae, gelato, creme caramel, flan, panna cotta, mousse, tiramisu, souffle
    ~wheat+eggs+alcohol: tiramisu cake
    ~anchovies+eggs+milk+wheat: caesar salad, caesar dressing, caesar wrap, chicken caesar
    ~milk: latte, cappuccino, macchiato, flat white, mocha, hot chocolate, cocoa drink, chai latte, frappuccino, \
    smoothie bowl, milky coffee, cafe au lait, mashed potato, chocolate, chocolate bar, butter chicken, \
    tikka masala, risotto, tzatziki, raita, alfredo sauce, fondue, toffee, caramel, fudge, ranch, korma, porridge, \
    mashed potatoes, creamed spinach, white coffee, cortado, protein shake
    ~soybeans+wheat+fish: sushi, california roll, poke bowl
    ~shrimp+peanuts+fish+eggs+soybeans: pad thai
    ~peanuts: satay, kung pao chicken, gado gado, massaman curry, peanut sauce
    ~soybeans+wheat: teriyaki, stir fry, fried rice, sweet and sour chicken, yakitori, miso soup, ramen soup
    ~fish+soybeans: miso broth
    ~fish+shrimp: thai curry, green curry, red curry, tom yum, kimchi, papaya salad
    ~nuts+milk: pesto
    ~pine-nuts: pesto sauce
    ~sesame-seeds: hummus, houmous, baba ganoush, falafel wrap, tahini sauce, halloumi wrap
    ~nuts+wheat: baklava, granola, muesli, granola bar
    ~nuts: praline, nougat, turron, trail mix, nut roast, waldorf salad
    ~oats: granola oat bar, flapjack, overnight oats, muesli bar
    ~wheat+fish: fish and chips, fish fingers, fish finger, fish stick, fishcake, tempura
    ~shrimp+molluscs+fish: paella, bouillabaisse, cioppino, fruits de mer, seafood pasta, gumbo, jambalaya
    ~beef+wheat+milk: beef wellington
    ~beef: hamburger, bolognese, chili con carne, meatball, steak, cottage pie, burger patty, goulash, \
    roast dinner, taco
    ~beef+wheat+eggs: meatloaf
    ~lamb: shepherd s pie, gyros, rogan josh, doner kebab, doner, kofta
    ~pork: blt, full english breakfast, pulled pork, carnitas, ramen tonkotsu, cuban sandwich, sausage roll, \
    pork pie, scotch egg, bratwurst roll
    ~poultry: nugget, mcnuggets, buffalo wings, coq au vin, fajita
    ~alcohol: mojito, margarita, martini, negroni, spritz, gin and tonic, daiquiri, cosmopolitan, pina colada, \
    irish coffee, cocktail, long island iced tea, bloody mary, mulled wine, rum cake, coq au vin sauce
    ~gelatin: gummy bear, gummies, jelly, jello, jell o, panna cotta dessert, wine gum, haribo, jelly bean
    ~celery: mirepoix, vegetable stock, bouillon, stock cube, vegetable soup, minestrone
    ~mustard: vinaigrette, honey mustard, dijonnaise
    ~sulphur-dioxide-and-sulphites: dried apricot, dried fruit
    ~garlic+onion: curry, salsa, guacamole, ratatouille, marinara
    eggs+alcohol: advocaat
    eggs+milk: creme anglaise, creme patissiere, pastry cream
    nuts+sesame-seeds: dukkah, duqqa
    !wheat: wheatfree, wheatless
    !sulphur-dioxide-and-sulphites: unsulphured, unsulfured, non sulphured, non sulfured
    !sesame-seeds: sesamefree
    !peanuts: peanutfree
    @traces: may contain, may also contain, can contain, could contain, may be present, traces of, trace of, \
    traces, may have traces, may contain traces of, may include, might contain, produced in a facility, \
    made in a facility, manufactured in a facility, packed in a facility, packaged in a facility, \
    processed in a facility, produced in a factory, made in a factory, packed in a factory, \
    manufactured in a factory, in a facility that, in a facility which, in a factory  that, in a plant that, \
    on equipment that, on shared equipment, shared equipment, on the same equipment, on equipment, same line, \
    same facility, same premises, shared facility, made on a line, in an environment  that, cross contamination, \
    cross contact, not suitable for, not suitable for people with, unsuitable for, on machinery, in a kitchen that, \
    produced in an area, in a bakery that, facility that, factory that, in a facility, facility where, \
    factory where, area where, handles, also handles, also processes, manufactured on, processed on, packaged on, \
    produced on, packed on, made on, in a plant, plant that, same plant, same factory, same machinery, \
    made alongside, shared lines, shared line, shared machinery, shared production, on lines that, on a line that, \
    on the same line, handling, cross contaminated, trace amounts, may be traces, possible traces, \
    may have come into contact, may have been in contact, may unintentionally contain, may inadvertently contain, \
    might include, may possibly contain, manufactured in a plant, processed in a plant, packed in an environment, \
    produced in an environment, prepared in a kitchen, prepared in an area, packed in a bakery, made in a bakery, \
    baked in a bakery, facility which, plant which, equipment which, equipment that, not guaranteed free from
    @traces-before: may be present in small amounts, may be present in this product, may also be present
    @contains: contains, ingredients, allergens, allergen information, allergy advice, allergen advice, \
    allergens contained
    @not: does not contain, do not contain, contains no, contain no, contains neither, is free from, is free of, \
    are free from, are free of, guaranteed free from, has no, doesn t contain, containing no, never contains, \
    made without, does not include, 100% free from, not contain, doesnt contain, not made with, made with no, \
    is made without, containing neither, containing none, no trace of, no traces of, contains zero, does not have, \
    doesn t have, never any
    @without: without, free from, free of, no, no added, 0%, zero, excluding, no more, minus, un added, sans, \
    exclusive of
    @free: free, removed, free recipe, alternative
    @and: and
    @or: or, nor, and or
    @ignore: for allergens, for allergens see, for allergen information see, allergens see ingredients, \
    see ingredients in bold, allergens in bold, allergens are in bold, allergens are highlighted, \
    for allergens please see, for allergens refer, allergens see bold, allergens shown in bold, \
    allergens listed in bold, allergens in capitals, allergens are shown, allergens are listed, allergens are in, \
    see allergens in bold, for allergens check
    common: the, with, sugar, salt, water, oil, flavor, flavour, flour, starch, powder, juice, acid, natural, from, \
    of, organic, vegetable, color, colour, emulsifier, preservative, yeast, rice, vinegar, spices, potatoes, \
    tomatoes, extract, syrup, leaves, flowers, raw, pure, seeds, fruit, tea, baking, concentrate, for, green, \
    fresh, dried, ground
    """
}
