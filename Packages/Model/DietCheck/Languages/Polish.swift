extension LexiconTables {
  static let polish = """
    gluten: gluten*, zboża zawierające gluten, zboża glutenow*, gliadyn*, zboża zawierające glute*, glutenu
    wheat: pszen*, pszenic*, semolin*, kasza manna, kaszka manna, bulgur*, kuskus*, durum, samopsz*, płaskur*, \
    bułka tarta, seitan*, mąka pszenna, kasza kuskus, grahamk*, mąka graham, mąką pszenną, mąki pszennej, \
    skrobia pszenna, otręby pszenne, zarodki pszenne, bułki tartej, tarta bułka, panierka=, grysik=, \
    makaron pszenny, kamutow*, ?emmer=, ?manna=, kaszy manny, ?panko, freekeh
    spelt: orkisz*, mąka orkiszowa
    khorasan: kamut*
    rye: żyt*, żytn*, ?żyto=, ?żyta=, mąka żytnia, otręby żytnie, pumpernikiel*
    barley: jęczmie*, jęczmienn*, słód=, słod=, słodu=, słodem=, słodow*, ekstrakt słodowy, kasza perłowa, \
    kasza jęczmienna, pęczak*, ekstraktu słodowego, mąka jęczmienna, słód jęczmienny, słodu jęczmiennego, \
    ocet słodowy, syrop słodowy
    oats: owies=, owsa=, owsian*, płatki owsiane, napój owsiany, mleko owsiane, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {owsian}*, \
    ?owies, ?owsem, otręby owsiane, mąka owsiana, płatków owsianych
    triticale: pszenżyt*
    crustaceans: skorupiak*, owoce morza, owoców morza
    shrimp: krewet*, krewetk*, krewetek=, tygrysia krewetka
    crab: krab=, kraba=, kraby=, krabów=, krabow*, paluszki krabowe, paluszków krabowych, krabem=
    lobster: homar*, langust*, homarc*
    crayfish: ?raki=, raków=, szyjki rakowe, ?raka=, rakowe=, szyjki raków
    langoustines: langustynk*
    krill: kryl=
    eggs: jajo=, jaja=, jaj=, jajka=, jajko=, jajek=, jajeczn*, białko jaja, żółtk*, jajami=, jajecz*, białko jaj, \
    masa jajowa, jajow*, majonez*, albumin*, lizozym*, bezy=, jaj kurzych, jaja kurze, jajo kurze, masa jajeczna, \
    proszek jajeczny, żółtko=, żółtka=, żółtkiem, białko jajka, białko jaja kurzego, białko kurze, majonezu, \
    majonezem, ?beza=, bezowy=, sos tatarski, sos holenderski, ajerkoniak*, jaja przepiórcze, lizozymu, jajkiem=, \
    jajami, albuminy, ovalbumin*
    fish: ryb=, ryba=, ryby=, rybn*, rybami=, dorad*, sandacz*, karp=, karpia=, szczupak*, mintaj*, morszczuk*, \
    halibut*, flądr*, panga=, pangi=, tilapi*, kawior*, ikra=, surimi, okoń=, sos worcester, olej rybi, rybi=, \
    sos rybny, ?rybą, rybami, makrelosz, miętus*, leszcz=, leszcza=, ?płoć=, ?płoci=, ?sieja=, ?siei=, sielaw*, \
    ?stynk*, ?sola=, soli ryby, turbot*, węgorzyc*, zębacz*, żabnic*, okonia=, okonie, witlinek=, tołpyg*, \
    jesiotr*, ?rekin*, miecznik*, dorsza, czarniak*, plamiak*, błękitek=, karmazyn*, gładzic*, storni*, szprot*, \
    szprotk*, ?lin=, ?sum=, ?suma=, ?sumem=, ?mirun*, ?hoki=, tilapii, pangasius*, barramundi, kergulen*, ?ikry=, \
    kawioru, sos worcestershire, sosu rybnego, bulion rybny, żelatyna rybna, olej z ryb, oleju rybiego, \
    olej z wątroby dorsza, ?tran=, ?tranu=, paluszki rybne, ?dashi, katsuobushi, nam pla, gromadnik*, labraks*, \
    seriol*, ?antar=, kolagen rybi, pstrągal*, kawiorow*
    anchovies: anchois, sardel*, anszua*, anchovi*, pasta z anchois, sardele
    salmon: łosoś*, łososi*, łososiem, łososiow*, wędzony łosoś
    tuna: tuńczyk*, tuńczykiem
    cod: dorsz*
    herring: śled*, śledz*, ?śledź=, śledzie=, śledzi=, śledziem, rolmops*, matias*, matjas*
    mackerel: makrel*
    sardines: sardyn*, sardynk*, szprotka sardynka
    trout: pstrąg*, pstrągiem, ?troć=, ?troci=
    eel: węgorz*
    peanuts: orzeszki ziemne, orzeszków ziemnych, orzeszkami ziemnymi, orzechy ziemne, orzechów ziemnych, \
    orzechy arachidowe, orzechów arachidowych, orzeszki arachidowe, orzeszków arachidowych, arachid*, \
    masło orzechowe, fistaszk*, orzechami arachidowymi, orzechem ziemnym, masło arachidowe, masła orzechowego, \
    olej arachidowy, orzech ziemny, orzech arachidowy, orzecha ziemnego, orzeszkami arachidowymi, orzachow*, \
    krem orzechowy arachidowy, pasta orzechowa, arachidow*
    soybeans: soj=, soja=, soi=, soję=, soją=, sojow*, mleko sojowe, napój sojowy, lecytyna sojowa, tofu, \
    olej sojowy, edamame, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {sojow}*, \
    ?soję, ?soj, ?miso, tamari, ?shoyu, ?natto, tempeh, ?okara, białko sojowe, białka sojowego, lecytyny sojowej, \
    lecytyna z soi, lecytyny (z soi), ziarno soi, oleju sojowego, mąka sojowa, sojowe, kotlety sojowe
    soybeans+wheat: sos sojowy, sosu sojowego, sosem sojowym, sos teriyaki, sos hoisin
    milk: mlek*, mleko=, mleczn*, śmietan*, śmietank*, serwatk*, jogurt*, maślank*, kefir*, białka mleka, \
    tłuszcz mleczny, mleko w proszku, czekolada mleczna, skyr, laktoalbumin*, biała czekolada, lody śmietankowe, \
    mlekiem=, śmietanka, mleko pełne, mleko odtłuszczone, mleka w proszku, odtłuszczone mleko, serwatka w proszku, \
    białka serwatkowe, białko serwatkowe, białek mleka, białko mleka, białka mleczne, tłuszczu mlecznego, \
    zsiadłe mleko, mleko skondensowane, mleko zagęszczone, krówki=, lody mleczne, jogurtem, kefirow*, mleczkiem, \
    kajmak*, ?ayran, labneh, ?lassi, ?siara=, laktoferyn*, permeat serwatkowy, bita śmietana, śmietankow*, \
    mleko kozie, mleko owcze, mleko krowie, przetwory mleczne, crème fraîche, produkty mleczne, budyniu mlecznego, \
    maślanki, ?żętyc*, czekolady mlecznej, białej czekolady, panna cotta, serwatką
    lactose: laktoz*, cukier mleczny, laktozę, laktozy, laktitol*, laktuloz*
    casein: kazein*
    butter: masło=, masła=, masłem=, maśle=, maślan*, masło klarowane, tłuszcz maślany, masłem, ?maśl*, \
    masła klarowanego, ?ghee, olej maślany
    cheese: ?ser=, sera=, sery=, serem=, serow*, serek=, serka=, serki=, twaróg=, twarog*, mozzarell*, parmezan*, \
    feta=, mascarpone, gouda=, ricott*, oscypek*, żółty ser, ?serów=, ?serze=, ser biały, ser żółty, serek wiejski, \
    serek topiony, ser topiony, ser feta, ser kozi, twarożek=, twarożk*, twarogu, cheddar*, emmental*, ementaler*, \
    ?edam*, ?brie=, camembert*, gorgonzol*, roquefort*, pecorino, provolone, halloumi, bryndz*, ?bundz*, \
    parmezanem, parmigiano, grana padano, mozzarella, ser pleśniowy, bursztyn ser, rokpol*, tylżyck*, salami ser, \
    radamer*, maasdam*, burrat*, raclette, ?serka, manchego, kaszkawal*, ?gołk*
    nuts: orzech=, orzechy=, orzechów=, orzechami=, orzechow*, orzeszk*, orzechem=, orzecha=, orzeszkami, \
    orzechach=, mieszanka orzechów, orzechowo, masa orzechowa, pasta orzechowa mix, bukiew=, pasta z orzechów, \
    krem orzechowy, ?nugat*, pralin*
    almonds: migdał*, marcepan*, napój migdałowy, mleko migdałowe, masa migdałowa, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {migdałow}*, \
    migdałami, mąka migdałowa, pasta migdałowa, marcepanow*, płatki migdałowe, amaretti, amaretto
    hazelnuts: orzechy laskowe, orzechów laskowych, orzech laskowy, orzechami laskowymi, orzeszki laskowe, laskow*, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {z orzechów laskowych|orzechowy laskowy}, \
    pasta z orzechów laskowych, gianduja, orzeszków laskowych
    walnuts: orzechy włoskie, orzechów włoskich, orzech włoski, orzechami włoskimi, orzechem włoskim, \
    orzecha włoskiego, olej z orzechów włoskich
    cashew-nuts: nerkow*, orzechy nerkowca, orzechów nerkowca, cashew, nanercz*, orzechami nerkowca, \
    orzeszki nerkowca, orzech nerkowca, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} z nerkowców
    pecan-nuts: pekan*, orzechy pekan, orzeszki pekan, orzechów pekan, orzech pekan, orzechami pekan, pekany=, \
    pekanów=
    brazil-nuts: orzechy brazylijskie, orzechów brazylijskich, orzech brazylijski, orzechami brazylijskimi, \
    orzeszki brazylijskie, orzesznic*
    pistachio-nuts: pistacj*, orzechy pistacjowe, orzeszki pistacjowe, orzechami pistacjowymi, pistacjow*, \
    pasta pistacjowa, orzechów pistacjowych
    macadamia-nuts: makadami*, macadamia, orzechy makadamia, orzechów makadamia, orzechów macadamia, \
    orzechy macadamia, macadami*
    pine-nuts: orzeszki piniowe, orzeszków piniowych, piniow*, orzeszkami piniowymi, pinioli, pinole, \
    orzeszki cedrowe, nasiona pinii
    celery: seler*, seler naciowy, seler korzeniowy, selera=, selerem, selery, nasiona selera, sól selerowa
    mustard: gorczyc*, musztard*, gorczyca biała, gorczycą, musztardą, ziarna gorczycy, gorczyce
    sesame-seeds: sezam*, tahini, chałw*, sezamem, nasiona sezamu, olej sezamowy, tahina, pasta sezamowa, \
    ziarno sezamu, ?halwa, gomasio, zaatar
    sulphur-dioxide-and-sulphites: siarczyn*, dwutlenek siarki, dwutlenku siarki, pirosiarczyn*, wodorosiarczyn*, \
    dwutlenkiem siarki, ditlenek siarki, ditlenku siarki, kwas siarkawy, disiarczyn*, metabisiarczyn*, siarkowan*, \
    ?so2
    lupin: łubin*, ?łubin, łubinem, mąka z łubinu, ?lupin*
    molluscs: mięczak*, małż*, mięczaki, ?małże, ?omułk*, sercówk*, skałoczep*, przydacznia
    squid: kalmar*, kałamarnic*, kalmary, kałamarnica, krążki kalmarów
    octopus: ośmiornic*
    cuttlefish: mątw*
    oysters: ostryg*, ostrygi, sos ostrygowy, sosu ostrygowego
    scallops: przegrzebk*
    snails: ślimak*, winniczk*
    meat: mięso=, mięsa=, mięsem=, mięsn*, kiełbas*, parówk*, ekstrakt mięsny, wątrób*, wędlin*, ?mięs=, mięsne=, \
    ?mięsa, wywar mięsny, kaszank*, pasztet*, parówki, frankfurter*, mortadel*, salceson*, bulion mięsny, \
    mielone mięso, ?flak=, ?flaki=, flaczk*, podroby=, galareta mięsna
    pork: wieprz*, szynk*, boczek=, boczku=, boczkiem=, smalec=, smalcu=, słonin*, bekon*, schab=, salami=, \
    kabanos*, ?świn*, szynka, boczku, karkówk*, golonk*, pancett*, chorizo, prosciutto, ?skwar*, ?żeber*, żeberka, \
    polędwica wieprzowa, baleron*, skóra wieprzowa, parówki wieprzowe, ?speck=, ?metka=, smalcem
    beef: wołow*, cielęc*, łój wołowy, wołowina, cielęcina, antrykot*, rostbef*, bulion wołowy, flaki wołowe, ozorki
    lamb: jagnięc*, baranin*, baran*, jagnięcina, owcze mięso, koźlęcin*
    poultry: kurczak*, kurcz*, drobi*, indyk*, kaczk*, gęś=, gęsi=, kura=, ?drób=, drobiow*, kurczak, indyczy*, \
    indycz*, ?kaczy=, ?kacze=, ?gęsin*, ?gęsie=, perliczk*, przepiórk*, tłuszcz drobiowy, bulion drobiowy, ?kurzy=, \
    rosół z kury, ?strus*
    game: dziczyzn*, jeleni*, królik*, dzik=, sarnin*, ?sarny=, ?zając*, ?dzika=, bażant*
    gelatin: żelatyn*, kolagen*, żelatyną, żelatyna wieprzowa, żelatyna wołowa, wołowa żelatyna
    animal-fat: tłuszcz zwierzęcy, łój=, tłuszcze zwierzęce, tłuszczu zwierzęcego
    rennet: podpuszczk*
    carmine: karmin*, koszenil*
    shellac: szelak*
    honey: miód=, miodu=, miodem=, miodow*
    beeswax: wosk pszczeli
    glycerides: mono i diglicerydy, mono- i diglicerydy
    alcohol: alkohol*, wino=, wina=, winem=, rum=, wódk*, likier*, brandy, spirytus*, koniak*, wino białe, \
    wino czerwone, wina białego, wina czerwonego, whisky, ?gin=, wermut*, szampan*, nalewk*, ?rumu=, ?rumem, \
    miód pitny, absynt*, amaretto likier, marsala, ?porto, tequil*, ?sake, ?mirin, bimber
    alcohol+barley: piwo=, piwa=, piwem=
    onion: cebul*
    garlic: czosn*
    buckwheat: gryk*, gryczan*
    coconut: kokos*, mleko kokosowe, mleczko kokosowe, orzech kokosowy, olej kokosowy, wiórki kokosowe, \
    masło kokosowe, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {kokosow}*, \
    mąka kokosowa, krem kokosowy, woda kokosowa, cukier kokosowy, mleczka kokosowego, mleczkiem kokosowym, \
    płatki kokosowe, chipsy kokosowe
    chestnuts: kasztan*, kasztany jadalne, mąka kasztanowa
    corn: kukurydz*, kukurydzian*
    -: gałka muszkatołowa, gałki muszkatołowej, orzech muszkatołowy, masło kakaowe, masła kakaowego, masło shea, \
    orzech tygrysi, mleko ryżowe, kwas mlekowy, kwasu mlekowego, bakterie mlekowe, kultury bakterii mlekowych, \
    bakterii mlekowych, mleczan*, ocet winny, octu winnego, kwas winowy, kasztan wodny, cukier winogronowy, \
    winogron*, dynia piżmowa, orzech kola, boczniak ostrygowaty, ser wegański, majonez wegański, mleko roślinne, \
    śmietanka roślinna, proszek do pieczenia, ocet spirytusowy, octu spirytusowego, masło jabłkowe, \
    alkohol cukrowy, miąższ, mlecz, mleczko pszczele roślinne, podpuszczka mikrobiologiczna, serwet*, serdel, \
    {mleko|mleka|mlekiem|mleczko|napój|napoju|śmietanka|śmietana|jogurt|jogurtu|masło|masła|ser|twarożek|deser|lody} {ryżow|konopn|grochow|ziemniaczan|roślinn|słonecznikow|lnian|gryczan|jaglan|z ryżu}*, \
    masło {jabłkowe|z mango|słonecznikowe|dyniowe|z pestek|ciasteczkowe}, masła {shea|kakaowego}, \
    masłem {kakaowym|shea}, tłuszcz kakaowy, ser {roślinny|wegański|wegański plastry}, \
    wegańsk{i|ie|a|iej} {ser|jogurt|majonez|kiełbasa|szynka|masło|parówki|kabanosy|pasztet|burger|smalec|śledź|tuńczyk|łosoś|kurczak|feta|mozzarella|jajko|boczek}, \
    wegetariańsk{i|ie|a} {kiełbasa|parówki|kabanosy|pasztet|burger|smalec|kotlet}, zamiennik mięsa, \
    substytut mięsa, roślinna {kiełbasa|szynka|śmietana|śmietanka|alternatywa}, \
    roślinny {boczek|kurczak|burger|ser|jogurt|schab}, mlecz polny, mleczaj*, mlekowy=, mlekowe=, mlekowa=, \
    fermentacja mlekowa, fermentacji mlekowej, cukru winogronowego, winogrono*, liście winorośli, octu jabłkowego, \
    ocet ryżowy, ocet balsamiczny, octu balsamicznego, ocet jabłkowy, ocet z wina, octem winnym, \
    ocet z czerwonego wina, ocet z białego wina, octu z białego wina, octu z czerwonego wina, kwasem winowym, \
    kwasek winowy, winian*, drożdże piwne, drożdży piwnych, drożdże winne, gałką muszkatołową, gałka muszkatołow*, \
    kwiat muszkatołowy, orzech {areca|ziemny tygrysi|piorący|wodny}, orzechy piorące, migdał ziemny, \
    migdały ziemne, cibora jadalna, boczniak*, kania czubajka, kurka grzyb, kurki grzyby, ?kurek=, ?kurki=, \
    gęsiówk*, jajko wielkanocne czekoladowe, jaja czekoladowe, jajko czekoladowe, bakłażan*, miodun*, \
    miodówka melon, melon miodowy, melona miodowego, syrop klonowy miodowy, pomidor malinowy, pomidor bawole serce, \
    bawole serce, baranie rogi, mąka {kukurydziana|ryżowa|gryczana|kokosowa vege|ziemniaczana}
    !gluten: bezglutenow*
    !lactose: bezlaktoz*
    !milk: bezmleczn*
    !alcohol: bezalkohol*, piwo bezalkoholowe
    !meat: bezmięsn*
    ~wheat: chleb, makaron, bułka, kanapka, mąka, kluski, pierogi, tost
    ~wheat+milk+eggs: ciasto, naleśnik, naleśniki, pączek, pączki, sernik, tort, herbatnik, racuchy
    ~wheat+milk: pizza, zapiekanka
    ~eggs: jajecznica, omlet
    ~wheat+eggs+pork: schabowy, kotlet schabowy
    ~pork: bigos, żurek
    ~milk: kakao, budyń
    mussels: omułki, omułek=, małże jadalne
    clams: wenus małż, okładniczk*
    !milk+eggs+meat+fish+honey+gelatin: wegańsk*, weganie
    !meat+fish+gelatin: wegetariańsk*
    !sulphur-dioxide-and-sulphites: niesiarkowan*, bezsiarczynow*
    !eggs: bezjajeczn*
    @traces: może zawierać, mogą zawierać, może zawierać śladowe ilości, śladowe ilości, ślady, \
    śladowych ilościach, w zakładzie, w zakładzie w którym, produkowany w zakładzie, na tej samej linii, w fabryce, \
    możliwa obecność, może zawierać ślady, mogą zawierać śladowe, może także zawierać, może również zawierać, \
    mogą też zawierać, może wystąpić, mogą wystąpić, mogą występować, ilości śladowe, ilościach śladowych, śladowe, \
    śladowych, w którym używa się, w którym przetwarza się, w którym stosuje się, gdzie używa się, \
    gdzie przetwarza się, zakładzie gdzie, zakładzie który, w zakładzie przetwarzającym, w zakładzie stosującym, \
    w zakładzie używającym, w pomieszczeniach, na linii, na liniach, tej samej linii, na urządzeniach, \
    nie nadaje się dla, nieodpowiedni dla, nie dla osób, w otoczeniu, obecność, w piekarni
    @contains: zawiera, zawierają, składniki, alergeny, skład
    @not: nie zawiera, nie zawierają, wolny od, wolne od, nie zawierający, nie zawiera dodatku, produkt wolny od, \
    nie zawiera ani, wyprodukowano bez
    @without: bez, bez dodatku, nie, wolna od, zamiast, bez zawartości, brak, oprócz
    @free: usunięty, usunięto
    @and: ?i, oraz
    @or: lub, ani, albo, i lub
    @ignore: alergeny zobacz, alergeny patrz, składniki pogrubione, alergeny wyróżniono, alergeny zaznaczono, \
    alergeny wyróżnione, alergeny pogrubiono, alergeny oznaczono, alergeny są wyróżnione, alergeny podkreślono, \
    składniki alergenne wyróżniono, alergeny pisane
    common: cukier, sól, soli, woda, wody, olej, aromat*, emulgator, konserwant, barwnik, skrobia, drożdże, \
    przyprawy, syrop, regulator kwasowości, substancja, rzepakowy, palmowy, słonecznikowy, tłuszcz, ryż, ziemniak*, \
    pomidor*, proszek, ocet, przeciwutleniacz, stabilizator
    @traces-before: mogą być obecne, może być obecny, mogą być obecne w śladowych
    """
}
