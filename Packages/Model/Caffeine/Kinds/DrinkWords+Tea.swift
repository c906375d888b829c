/// Words for tea, mate and what is brewed like them.
extension DrinkWords {
  static let tea = """
    tea: tea/teas/thee/teh/te negro/te nero/te noir/the noir/black tea/tea black/tea hot
    tea: schwarztee/schwarzer tee/zwarte thee/svart te/musta tee/czarna herbata/herbata/cerny caj
    tea: caj/cay/cayi/ceai/cha preto/tee/te caliente/te caldo/te frio con leche/earl grey
    tea: english breakfast/irish breakfast/darjeeling/assam/lapsang/lapsang souchong/orange pekoe
    tea: lady grey/builder tea/紅茶/红茶/ティー/茶/чай/홍차/차/شاي/tea bag/teabag/iced tea bag/cuppa
    tea: teh tarik/assamtee/darjeelingtee/ostfriesentee/ceylon tea
    greenTea: green tea/tea green/gruntee/gruner tee/the vert/tea vert/te verde/cha verde
    greenTea: groene thee/gront te/gron te/vihrea tee/zielona herbata/zeleny caj/yesil cay
    greenTea: ceai verde/sencha/jasmine tea/jasmin tea/jasmintee/gunpowder/longjing/bancha
    greenTea: moroccan mint/kukicha/緑茶/绿茶/お茶/煎茶/зеленый чай/녹차/ジャスミン/ryokucha/green and black
    greenTea: green jasmine/tea sencha
    whiteTea: white tea/tea white/weisser tee/the blanc/tea blanc/te blanco/te bianco/witte thee
    whiteTea: biala herbata/white peony/silver needle/白茶
    oolongTea: oolong/oolong tea/tea oolong/wulong/tieguanyin/烏龍茶/乌龙茶/ウーロン/ウーロン茶/oolongtee
    oolongTea: te oolong
    puerhTea: pu erh/puerh/pu er/puer/pu erh tea/プーアル/普洱
    icedTea: iced tea/ice tea/icetea/eistee/jaatee/iste/the glace/tea glace/te helado/te freddo
    icedTea: cha gelado/ijsthee/bottled tea/sweet tea/sun tea/tea drink/tea beverage
    icedTea: mrozona herbata/ledovy caj/ice the/te frio/te alla pesca/te al limone/アイスティー/冰红茶
    icedTea: lemon tea/peach tea/tea ready to drink/tea flavored drink/mate mate ice
    icedTea: half and half tea/zitronentee
    brewedIcedTea: cold brew tea/cold brewed tea/cold brew iced tea
    instantTea: instant tea/tea instant/te instantaneo/the instantane
    chai: chai/chai latte/chai tea/chai tea latte/masala chai/spiced chai/tea chai/tea hot chai
    chai: doodh patti/karak/karak chai/チャイ
    milkTea: milk tea/bubble tea/tea bubble/boba/boba tea/thai tea/thai iced tea/thai milk tea
    milkTea: hong kong milk tea/pearl milk tea/tea latte/tea hot with milk/tea with milk
    milkTea: london fog/奶茶/ミルクティー/royal milk tea/밀크티/earl grey latte/yuenyeung/black tea latte
    matcha: matcha/matcha tea/tea matcha/抹茶/maccha/말차
    matchaLatte: matcha latte/matcha green tea latte/green tea latte/iced matcha latte/抹茶ラテ/抹茶拿铁
    matchaLatte: matcha drink/ceremonial latte
    gyokuro: gyokuro/玉露
    lightGreenTea: hojicha/houjicha/ほうじ茶/焙じ茶/hojicha latte/houjicha latte
    riceTea: genmaicha/brown rice tea/玄米茶/rice tea
    kombucha: kombucha/kombuca/kombucza/コンブチャ/tea kombucha/kombucha tea/hard kombucha
    mate: yerba mate/yerba/mate tea/matetee/mate cocido/chimarrao/terere/mate te/maté/yerbamate
    mate: erva mate/cha mate/guayusa/yaupon/mate gourd/mate brewed
    mateSoda: club mate/mate soda/mate limonade/mate cola/mate lemonade/mate eistee/mate ice tea
    teaLemonade: iced tea lemonade/tea lemonade/arnold palmer/half and half iced tea lemonade
    teaLemonade: half tea half lemonade/iced tea and lemonade/lemonade tea/lemonade iced tea
    teaLemonade: half half tea/shaken iced tea lemonade/iced tea lemonade juice drink
    teaLeaves: tea leaf/tea leaves/loose tea/loose leaf tea
    matchaPowder: matcha powder/green tea powder
    teaCocktail: long island iced tea/long island/cocktail nfs/hard tea/hard iced tea/twisted tea
    teaCocktail: spiked tea/long islands iced tea
    herbal: rooibos/rooibusch/roibos/roiboos/red bush/redbush/rooibos tea/rooibostee/rooibosthee
    herbal: herbal tea/tea herbal/herbal infusion/herbal iced tea/tisane/infusion/krautertee
    herbal: fruchtetee/kamillentee/kamille/pfefferminztee/minztee/fencheltee/hagebuttentee
    herbal: salbeitee/ingwertee/brennnesseltee/lindenblutentee/melissentee/schlaftee/krauter tee
    herbal: muntthee/kruidenthee/gemberthee/kamillethee/yrttitee/ortte/urtete/urtte/manzanilla
    herbal: camomilla/camomile tea/poleo menta/infusion de hierbas/tila/tilo/verveine/tilleul
    herbal: karkade/te de manzanilla/te de hierbas/herbata ziolowa/herbata owocowa/herbata mietowa
    herbal: bylinkovy caj/ovocny caj/bitki cayi/ihlamur/adacayi/ceai de plante/ceai de menta
    herbal: ceai de musetel/rumianek/mieta/hierbas/barley tea/mugicha/麦茶/麥茶/そば茶/ルイボス/ルイボスティー/菊花茶
    herbal: травяной чай/보리차/corn silk tea/buckwheat tea/tea tundra/labrador tea/hohoysi
    herbal: sleepytime/fruit tea/fruit infusion/butterfly pea/essiac/tulsi/cha de camomila
    herbal: cha de hortela/cha de cidreira/ginger tea/tea ginger/mint tea/peppermint tea/chamomile
    herbal: camomile/hibiscus/peppermint/dandelion tea/nettle tea/te de jamaica/agua de jamaica
    herbal: sorrel drink/lapacho/pau d arco/ayahuasca/coca tea/coca leaf/coca leaves/coca leaf tea
    herbal: mate de coca/te de coca/tea coca/corn tea/golden milk/turmeric latte/golden latte
    herbal: kurkuma latte/kava kava/kava tea/kava root
    """
}
