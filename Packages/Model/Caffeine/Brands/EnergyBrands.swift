/// Energy drinks of North America and those sold everywhere: the kind, the names, then ml:mg with
/// the usual size first.
enum EnergyBrands {
  static let lines = """
    energyDrink: red bull/redbull/red bull sugarfree/red bull zero/red bull total zero/red bull edition | 250:80 355:114 473:151 591:189
    cola: red bull cola/red bull simply cola | 250:32
    energyShot: red bull shot/red bull energy shot | 60:80
    energyDrink: monster/monster energy/monster energy drink/monster ultra/monster juice/juice monster/monster assault/monster khaos/monster mango loco/monster pipeline/monster punch/monster nitro/monster cuba libre | 473:160 500:160 355:120 250:80 568:192
    energyDrink: monster zero ultra/monster ultra white/monster absolutely zero/monster absolute zero/monster lo carb/monster ultra zero/monster low carb | 473:140 500:150 355:105
    energyDrink: monster import/monster mixxd | 550:179
    energyDrink: monster maxx/monster extra strength/monster max | 355:160
    energyTea: monster rehab/rehab monster/monster tea | 458:160
    energyDrink: monster super fuel/monster hydro super sport/monster muscle | 568:200
    energyDrink: monster ripper/monster the doctor/monster vr46/monster lewis hamilton/monster lh44 | 500:160
    energyDrink: monster dragon tea/dragon tea monster | 680:240
    energyDrink: monster muscle/muscle monster | 444:160
    energyCoffee: java monster/monster java/monster coffee/monster mean bean/monster loca moca/monster kona | 444:200
    energyCoffee: espresso monster/monster espresso | 250:160
    energyCoffee: caffe monster/monster caffe | 406:180
    energyCoffee: java monster 300/triple shot monster/java monster triple shot | 444:300
    energyShot: monster hitman/hitman energy shot/monster energy shot | 89:120
    energyDrink: rockstar/rockstar energy/rockstar original/rockstar energy drink/rockstar recovery/rockstar sugar free/rockstar diet/rockstar juiced/rockstar organic | 473:160 500:160 250:80 355:120
    energyDrink: rockstar punched/rockstar pure zero/rockstar zero carb/rockstar metabolic/rockstar halo/rockstar perfect berry/rockstar revolt/rockstar boom/rockstar hardcore | 473:240 500:160
    energyDrink: rockstar xdurance/rockstar x durance/rockstar thermo | 473:300
    energyDrink: rockstar super sours | 473:240
    energyDrink: rockstar focus | 355:200
    energyCoffee: rockstar roasted/rockstar coffee/rockstar latte | 444:225
    energyShot: rockstar shot/rockstar energy shot | 74:229
    energyDrink: bang/bang energy/bang energy drink/bang keto | 473:300 355:225
    energyShot: bang shot/bang energy shot | 89:300
    energyCoffee: bang keto coffee/bang coffee | 444:300
    energyDrink: reign/reign energy/reign total body fuel/reign body fuel | 473:300 500:200
    energyDrink: reign storm/reign inferno | 355:200 473:300
    energyDrink: celsius/celsius energy/celsius live fit/celsius stevia/celsius originals/celsius sparkling/celsius vibe | 355:200
    energyDrink: celsius heat/celsius essential/celsius bcaa | 473:300
    energyDrink: nos/nos energy/nos energy drink/nos zero/nos turbo/nos high performance | 473:160 355:120 650:260
    energyShot: nos shot/nos powershot/nos energy shot | 59:125
    energyDrink: full throttle/full throttle energy/full throttle citrus/full throttle unleaded | 473:160
    energyDrink: amp/amp energy/mountain dew amp/mtn dew amp/amp energy boost | 473:142 355:107 240:72
    energyDrink: amp game fuel/mtn dew game fuel/mountain dew game fuel/mountain dew amp game fuel | 473:90 591:121
    energyDrink: mtn dew energy/mountain dew energy/mtn dew rise/mountain dew rise | 473:180 500:90
    energyDrink: adrenaline shoc/a shoc/adrenaline shoc smart energy/ashoc | 473:300 355:200
    energyDrink: alani nu/alani/alaninu | 355:200
    energyDrink: c4/c4 energy/c4 smart energy/c4 original/cellucor c4 energy/c4 carbonated | 473:200 355:200
    energyDrink: c4 ultimate/c4 ultimate energy | 473:300
    energyDrink: ghost energy/ghost energy drink/ghost | 473:200
    energyDrink: g fuel can/gfuel can/g fuel energy drink/g fuel rtd | 473:300
    energyDrink: prime energy/prime energy drink | 355:200 330:140
    energyDrink: raze/raze energy | 473:300
    energyDrink: ryse/ryse fuel | 473:200
    energyDrink: 3 d energy/3d energy | 473:200
    energyDrink: zoa/zoa energy | 473:160 355:120
    energyDrink: rowdy/rowdy energy | 473:160
    energyDrink: venom/venom energy/venom death adder/venom black mamba | 473:160
    energyDrink: xyience/xenergy/xyience xenergy | 473:200
    energyDrink: xs energy/xs energy drink/xs gold plus/xs cranberry grape/xs power drink | 250:80 355:114
    energyDrink: wired x 3000/wired x3000 | 473:185
    energyDrink: wired x 344/wired x344/wired energy | 473:344
    energyDrink: jolt energy/jolt cola energy/jolt | 473:200 710:280
    cola: jolt cola/jolt classic cola | 355:72
    energyDrink: hansen energy/hansen natural energy | 250:80
    energyDrink: lost energy/lost five o | 473:160
    energyDrink: no fear/no fear energy/no fear motherload/sobe no fear | 473:174
    energyDrink: sobe adrenaline/sobe adrenaline rush | 473:152
    energyDrink: sobe energy/sobe energize/sobe citrus energy | 591:81
    energyDrink: rip it/rip it energy/rip it fuel | 473:160 240:100
    energyShot: rip it shot/rip it energy shot | 59:120
    energyDrink: redline/redline xtreme/redline energy/redline extreme/vpx redline/redline princess | 240:316
    energyShot: redline power rush/redline energy shot | 74:350
    energyDrink: cocaine energy/cocaine energy drink | 250:280
    energyDrink: spike shooter/spike energy/spike original shooter | 250:300
    energyDrink: spike hardcore/spike hardcore energy | 473:350
    energyDrink: hyde xtreme/hyde power potion/prosupps hyde/hyde energy/mr hyde | 355:400
    energyDrink: hype/hype energy/hype mfp | 250:80 473:151
    energyDrink: hell energy/hell/hell classic/hell energy drink | 250:80 500:160
    energyCoffee: hell energy coffee/hell coffee/hell ice coffee | 250:100
    energyDrink: burn energy/burn energy drink/burn intense | 250:80 355:112 500:160
    energyDrink: mother energy/mother energy drink/mother original/mother frosty | 500:160 250:80
    energyDrink: v energy/v energy drink/v blue/v green/v guarana/v pure | 250:78 350:109 500:155
    energyCoffee: v iced coffee/v energy iced coffee | 500:155
    energyDrink: relentless/relentless energy/relentless origin/relentless inferno | 500:160
    energyDrink: bomba energy/bomb energy/bomb energy drink | 250:80
    energyDrink: beebad/bee bad/enerbee | 250:80 355:100
    energyDrink: blu frog/blue frog energy | 250:80
    energyDrink: rush energy/rush energy drink | 245:80
    energyDrink: demon energy/demon energy drink | 500:160
    energyDrink: red eye energy/red eye energy drink | 330:106
    energyDrink: levlup/levlup gaming booster/lev lup | 500:250
    energyDrink: game changer energy/gamersupp/gamer supp/gamer supps | 473:100
    energyDrink: demon drink/liquid death energy | 500:160
    energyDrink: monster reserve/monster aussie lemonade | 473:160
    energyDrink: solimo energy | 473:152
    energyDrink: spider energy/spider energy drink | 473:240
    energyDrink: triton energy | 473:200
    energyDrink: quake energy/quake energy drink | 473:250
    energyDrink: kill cliff ignite/kill cliff energy/ignite kill cliff | 355:150
    energyTea: kill cliff recovery/kill cliff recover | 355:25
    energyDrink: duff energy/duff energy drink | 355:120
    energyDrink: coca cola energy/coke energy | 355:114 250:80
    energyDrink: hiball/hi ball/hiball energy | 473:160
    energyDrink: guru/guru energy/guru organic/guru original/guru lite/guru matcha | 355:140 250:100
    energyDrink: mati/mati energy/mati unsweetened | 355:115
    energyDrink: uptime/uptime energy | 355:142
    energyDrink: usana rev 3/usana rev3/rev 3 energy/rev3 energy | 355:120
    energyDrink: sambazon/sambazon amazon energy/amazon energy | 355:120
    energyDrink: eboost super fuel/eboost can | 355:110
    energyDrink: steaz energy/steaz | 355:100
    energyDrink: runa/runa clean energy/runa energy | 355:150 250:120
    energyDrink: red power elixir | 355:160
    energyDrink: all in energy/poker energy | 355:75
    energyDrink: go girl/gogirl | 355:150
    energyDrink: tab energy | 310:95
    energyDrink: pimp juice/pimpjuice | 250:81
    energyDrink: whoop ass/whoopass/jones whoopass | 250:100
    energyDrink: bawls/bawls guarana | 473:103 300:64
    energyDrink: crunk/crunk energy/crunk juice | 473:96
    energyDrink: liquid ice energy/liquid ice | 250:83
    energyDrink: fuze energy/fuze refresh | 355:102
    energyDrink: hydrive/hydrive energy/hydrive energy water | 458:160
    energyDrink: neuro sonic/neurosonic | 430:100
    energyDrink: arizona energy/arizona rx energy/arizona energy drink rx/arizona rx/arizona caution | 340:127
    energyDrink: accelerator energy/advocare energy/beaver buzz | 473:160
    energyDrink: vuka/vuka energy | 473:150
    energyDrink: dna energy/dna energy drink | 473:200
    energyDrink: cintron/cintron energy | 473:200
    energyDrink: kabisa/kabisa energy | 250:80
    energyDrink: roaring lion/roaring lion energy | 250:80
    energyDrink: playboy energy/playboy energy drink | 250:80
    energyDrink: bodyarmor edge/bodyarmour edge/body armor edge | 591:100
    energyDrink: gatorade fast twitch/fast twitch | 355:200
    energyDrink: amino force/amino force energy | 650:200
    energyDrink: viso/viso energy | 500:300
    energyDrink: accelerade | 591:0
    energyDrink: v 8 energy/v8 energy/v 8 fusion energy/v8 fusion energy/v8 plus energy/v 8 plus energy | 240:80 355:115
    energyDrink: gorgie/gorgie energy | 355:150
    energyDrink: bloom energy/bloom sparkling energy | 355:180
    energyDrink: lucky energy/lucky beverage/lucky f ck | 355:200
    energyDrink: update energy/uptime premium energy | 355:140
    energyDrink: proper wild can/phocus energy | 355:100
    energyDrink: joyburst/joyburst energy | 355:120
    energyDrink: accelerator reign/accelerator active energy/celsius fizz free | 355:200
    energyDrink: odyssey elixir/odyssey energy/odyssey mushroom elixir | 355:85
    energyDrink: kin spritz/kin euphoric spritz | 240:50
    energyDrink: perk energy/perk energy beverage | 240:100
    energyDrink: dutch bros rebel/dutch bro rebel/blue rebel/rebel energy drink | 473:114 355:80 710:160
    energyDrink: starbuck refresher canned/starbuck refreshers canned/starbuck refreshers can | 355:50
    energyDrink: starbuck baya/baya energy | 355:90
    energyDrink: oikos pro fuel | 296:100
    energyDrink: quake slurpee/quake energy slurpee/slurpee energy | 473:92
    energyDrink: bai boost | 532:110
    energyDrink: fitaid/fit aid/lifeaid/golferaid/partyaid/party aid/travelaid | 355:45
    energyDrink: fitaid energy/fit aid energy | 355:200
    energyDrink: focusaid/focus aid | 355:100
    energyDrink: jocko go/jocko fuel/jocko discipline go | 355:95
    energyDrink: verve/vemma verve/verve energy | 250:80
    energyDrink: riot energy | 473:160
    energyDrink: marquis platinum/marquis | 355:100
    energyDrink: speed stack/speedstack/abb speed stack | 532:250
    energyDrink: nawgan | 340:100
    energyDrink: boo koo/bookoo/boo koo energy/bookoo energy | 710:360
    energyDrink: liquid blitz/blue ox energy/beaver buzz citrus/beaver buzz energy | 473:188
    energyDrink: guayaki energy/volay/volay brands | 355:65
    energyDrink: tapout/tapout energy/loud energy/livewire energy/wtf energy/unbound energy/victory energy | 473:160
    """
}
