extension LexiconTables {
  static let german = """
    gluten: *gluten*, *klebereiweiß*, glutenhaltig*
    wheat: *weizen*, hartweizen*, weizenmehl*, grieß*, *weizengrieß*, bulgur*, couscous*, seitan*, einkorn*, emmer*, \
    grünkern*, paniermehl*, semmelbrösel*, durum*, semolina, kuskus*, weizenkleie*, graham*
    spelt: *dinkel*
    khorasan: kamut, khorasan*
    rye: *roggen*
    barley: *gerste*, *gerstenmalz*, malz*, *malzextrakt*, graupen, braumalz*
    oats: *hafer*, haferflocken*, hafermilch*, haferdrink*
    triticale: triticale
    crustaceans: krebstier*, *krustentier*, krebse, meeresfrüchte*
    shrimp: garnele*, *garnelen*, krabben*, shrimps=, crevetten
    crab: *krebsfleisch*, taschenkrebs*, krabbe=, krabbenfleisch
    lobster: hummer*, languste*
    crayfish: flusskrebs*
    langoustines: kaisergranat*
    krill: krill*
    eggs: ?ei=, ?eier=, ?eiern=, eiweißpulver, hühnerei*, hühnereiweiß*, *eigelb*, *volleipulver*, vollei*, eipulver*, \
    *trockenei*, trockeneiweiß*, eiklar*, eieröl, *hühnereigelb*, eierteig*, eiernudel*, freilandei*, bioei, bioeier, \
    ovalbumin, lysozym, mayonnaise*, eischnee*, wachtelei*, eierlikör*, flüssigei*, hühnervollei*, albumin, eidotter*, \
    eierspeise*, eiprodukt*
    fish: *fisch*, *fischöl*, fischsauce*, kaviar*, alaska seelachs, seelachs*, rotbarsch*, \
    zander*, *barsch*, hecht*, karpfen*, heilbutt*, schellfisch*, scholle*, seehecht*, surimi*, \
    rogen=, pangasius*, steinbutt*, wels=, *dorade*, worcestersauce*, worcestershiresauce
    anchovies: sardelle*, *sardellen*, anchovis*
    salmon: *lachs*
    tuna: *thunfisch*
    cod: kabeljau*, dorsch*, stockfisch*
    herring: *hering*, matjes*, bismarckhering*
    mackerel: *makrele*
    sardines: sardine*
    trout: *forelle*
    eel: aal=, räucheraal*
    peanuts: *erdnussbutter*, *erdnuss*, *erdnüsse*, *erdnuß*, arachis*, *erdnusse*
    soybeans: *soja*, sojalecithin*, sojabohne*, *sojamilch*, *sojadrink*, tofu*, tempeh*, sojasahne*, sojaöl*, \
    sojajoghurt*, sojabutter*, *sojaeiweiß*, edamame
    soybeans+wheat: sojasauce*, sojasoße*
    milk: *milch*, milchpulver*, *molke*, *molken*, *sahne*, *rahm=, rahmpulver*, rahmkäse*, rahmsauce*, rahmsoße*, obers=, schlagobers*, *joghurt*, *jogurt*, *quark*, \
    topfen*, kefir*, buttermilch*, *schmand*, crème fraîche, milcheiweiß*, skyr*, \
    vollmilchschokolade*, *vollmilch*, milchschokolade*, süßmolken*, magermilch*, lactalbumin*
    lactose: *laktose*, *lactose*, milchzucker=
    casein: *kasein*, *casein*, natriumkaseinat*
    butter: *butter*, butterreinfett*, *butterschmalz*, *butterfett*, ghee=
    cheese: *käse*, *frischkäse*, emmentaler*, gouda*, mozzarella*, parmesan*, feta=, ricotta*, mascarpone*, edamer*, \
    camembert*, gorgonzola*, bergkäse*, cheddar=, grana padano, *kaese*, limburger, tilsiter, appenzeller
    nuts: ?nuss=, ?nüsse=, ?nüssen=, *nüsse=, schalenfrüchte*, schalenobst*, schalenfrucht*, nusskern*, nussmischung*, \
    *nussnougat*, nussöl*, nussmus*, nusspaste*, edelnüsse*, nussstücke*
    almonds: *mandel*, *mandeln*, mandelmilch*, marzipan*, persipan*, mandeldrink*, mandelmus*, mandelbutter*
    hazelnuts: *haselnuss*, *haselnüsse*, *haselnuß*, *haselnusskern*, haselnussmilch*, nougat*, nugat*
    walnuts: *walnuss*, *walnüsse*, *walnuß*, baumnuss*, baumnüsse*
    cashew-nuts: *cashew*, kaschu*, cashewmilch*
    pecan-nuts: pekan*, pecan*, pekannuss*, pecannuss*
    brazil-nuts: paranuss*, paranüsse*, brasilnuss*
    pistachio-nuts: *pistazie*
    macadamia-nuts: macadamia*, queenslandnuss*
    pine-nuts: pinienkern*, pinienkerne*
    celery: *sellerie*
    mustard: senf*, *senfsaat*, *senfkörner*, *senfmehl*, speisesenf*, tafelsenf*
    sesame-seeds: *sesam*, tahin*, sesamöl*
    sulphur-dioxide-and-sulphites: *sulfit*, schwefeldioxid*, *disulfit*, *bisulfit*, geschwefelt*, schweflige säure
    lupin: *lupine*, lupinenmehl*, süßlupinen*
    molluscs: weichtier*, *muschel*, muscheln, schalentier*, wellhornschnecke*, mollusken
    squid: tintenfisch*, kalmar*, calamari*
    octopus: oktopus*, krake=
    cuttlefish: sepia*
    mussels: miesmuschel*
    clams: venusmuschel*
    oysters: auster=, austern=, austernsauce*, austernsoße*
    scallops: jakobsmuschel*
    snails: schnecke=, schnecken=, weinbergschnecke*
    meat: *fleisch*, *wurst*, *würstchen*, fleischbrühe*, fleischextrakt*, leberwurst*, *leber=, frikadelle*
    pork: lachsschinken*, *schwein*, *schinken*, *speck*, *schmalz=, schweineschmalz*, mettwurst*, kasseler, bacon, *prosciutto*
    beef: rind=, rinder*, rindfleisch*, kalb*, *rindfleisch*, rinderfett*, rindertalg*
    lamb: *lammfleisch*, lamm=, hammel*, schafsfleisch
    poultry: *hähnchen*, *huhn=, hühnerfleisch*, pute=, puten*, truthahn*, ente=, entenfleisch*, gans=, gänse*, geflügel*, \
    hühnerfett*, hühnerbrühe*
    game: ?wild=, wildfleisch*, hirsch*, wildschwein*, kaninchen*, rehfleisch*, hase=
    gelatin: *gelatine*, kollagen*
    fish-gelatin: fischgelatine*
    animal-fat: tierisches fett, tierische fette, talg=
    rennet: ?lab=, kälberlab*, tierisches lab
    carmine: karmin*, cochenille*, echtes karmin
    shellac: schellack*
    honey: *honig*
    beeswax: bienenwachs*
    glycerides: mono und diglyceride*, mono- und diglyceride von speisefettsäuren, *speisefettsäuren*
    alcohol: *alkohol*, wein=, weißwein*, rotwein*, rum=, weinbrand*, likör*, schnaps*, kirschwasser*, \
    branntwein*, ethanol=, sekt=, wodka*, cognac, äthylalkohol
    alcohol+barley: *bier=
    onion: *zwiebel*, schalotte*
    garlic: *knoblauch*
    buckwheat: buchweizen*, buchweizenmehl*
    coconut: *kokos*, kokosnuss*, kokosmilch*, kokosnüsse*, kokosfett*, kokosbutter*, cocos*, kokosraspel*, kokosjoghurt*
    chestnuts: marone=, maronen=, esskastanie*, edelkastanie*, kastanien*
    corn: *mais*, maisstärke*, maismehl*
    -: muskatnuss*, muskatnüsse*, muskatblüte*, muskat*, kakaobutter*, sheabutter*, shea butter*, sheanuss*, \
    erdmandel*, tigernuss*, butternut*, butternuss*, wassernuss*, wasserkastanie*, kolanuss*, colanuss*, betelnuss*, \
    reismilch*, hanfmilch*, erbsenmilch*, milchsäure*, milchsäurebakterien*, milchsäurekulturen*, kokosmilchpulver*, \
    weinessig*, weinsäure*, branntweinessig*, weinstein*, weinsteinbackpulver*, weintraube*, weinbeere*, \
    alkoholessig*, zuckeralkohol*, butterpilz*, butterbohne*, milchdistel*, lactat*, natriumlactat*, \
    fischmünze, eiweiß=, pflanzeneiweiß*, erbseneiweiß*, pflanzliches eiweiß, \
    fruchtfleisch*, fruchtfleisches, kokosfleisch, johannisbrotkernmehl*, \
    apfelfruchtfleisch*, austernpilz*, austernseitling*, bierhefe*, \
    flachs*, muskatkürbis*, bittermandelaroma*, rumaroma*, \
    käsepappel, pflanzenmilch*, pflanzliche milch, \
    pflanzliche sahne, veganer käse, vegane butter, vegane mayonnaise, vegane wurst, vegane würstchen, veganes hähnchen, \
    veganer schinken, pflanzliche butter, pflanzenbutter*, mikrobielles lab, pflanzliches lab, \
    maltodextrin*, fleischtomate*, fischfrei*, wildkräuter*, wildpflanzen*
    !gluten: glutenfrei*
    !wheat: weizenfrei*
    !milk+eggs+meat+fish+honey+gelatin: vegan*
    !meat+fish+gelatin: vegetarisch*
    !lactose: laktosefrei*, lactosefrei*, minus l
    !milk: milchfrei*, milcheiweißfrei*
    !eggs: eifrei*
    !soybeans: sojafrei*
    !nuts: nussfrei*
    !peanuts: erdnussfrei
    !alcohol: alkoholfrei*, entalkoholisiert*, alkoholfreies bier, alkoholfreier wein
    !meat: fleischlos*, fleischfrei*
    ~wheat: *brot=, brötchen, *nudeln=, *pasta=, spaghetti, toast, brezel, knödel, spätzle, semmel, zwieback, mehl, \
    *burger=, maultaschen
    ~wheat+milk+eggs: *kuchen=, torte, pfannkuchen, waffel, kaiserschmarrn, strudel, plätzchen, keks, gebäck, krapfen, \
    berliner, stollen, muffin
    ~wheat+milk: pizza, lasagne, flammkuchen, käsespätzle, hörnchen, auflauf
    ~wheat+eggs: schnitzel, wiener schnitzel, paniertes, spätzle mit ei
    ~eggs: omelett, rührei, spiegelei, tiramisu
    ~milk: milchreis, milchkaffee, kakao, schokolade, grießbrei, pudding, kartoffelpüree, milchshake
    ~pork: currywurst, bratwurst, leberkäse, weißwurst, eisbein, schweinshaxe, gyros, bockwurst
    ~beef: sauerbraten, rouladen, gulasch, hackfleischsoße
    @traces: kann enthalten, kann spuren, kann auch spuren, kann spuren von, spuren, spuren von, ?kann, ?können, enthalten können, \
    in einem betrieb, im betrieb, betrieb der auch, im selben werk, auf derselben anlage, gleichen anlage, \
    produktionsbedingt, herstellungsbedingt, produktionsstätte, kreuzkontamination, spurenweise
    @traces-before: enthalten sein können, in spuren enthalten, in spuren enthalten sein, enthalten sein kann
    @contains: enthält, zutaten, allergene, zutat, allergenhinweis
    @not: enthält kein, enthält keine, enthält keinen, enthält weder, frei von, ist frei von, keine zusätze von
    @without: ohne, ohne zusatz von, kein, keine, keinen, ohne zugabe von, nicht
    @free: frei, freie, freies, freier, freien, entfernt
    @and: und
    @or: oder, noch, und oder, sowie
    @ignore: allergene siehe, siehe fett gedruckte zutaten, für allergene siehe, allergene sind fett
    common: zucker, salz, wasser, öl, mit, aroma, säuerungsmittel, emulgator, konservierungsstoff, gewürze, \
    antioxidationsmittel, glukosesirup, stärke, pulver, saft, pflanzliches, palmfett, rapsöl, hefe, \
    kartoffel, aus, farbstoff, backtriebmittel, verdickungsmittel, kakaomasse, natürliches, lecithin, reis, \
    süßstoff, essig, sonnenblumenöl
    """
}
