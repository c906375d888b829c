/// What English labels name: language | text | in it | may be in it.
let englishCases = """
  en | Sugar, whole milk, cocoa mass | milk |
  en | WATER, WHEAT FLOUR, YEAST, SALT | gluten |
  en | skimmed milk powder, whey, lactose | milk |
  en | sodium caseinate, glucose syrup | milk |
  en | rapeseed oil, pasteurised egg yolk, spirit vinegar, mustard flour | eggs, mustard |
  en | dried egg white, albumen | eggs |
  en | emulsifier: lecithin (soya) | soybeans |
  en | emulsifier: sunflower lecithin | |
  en | firm tofu, water, tamari | soybeans |
  en | chickpeas, tahini, lemon juice, garlic | sesame-seeds |
  en | ghee, rice, salt | milk |
  en | minced pollock, surimi, sugar | fish |
  en | durum wheat semolina | gluten |
  en | rolled oats, honey | gluten |
  en | barley malt extract | gluten |
  en | rye sourdough, spelt flour, kamut | gluten |
  en | king prawns, squid, mussels | crustaceans, molluscs |
  en | oyster sauce, scallops | molluscs |
  en | anchovies in olive oil | fish |
  en | Worcestershire sauce, tomato | fish |
  en | lupin flour, maize starch | lupin |
  en | celeriac, parsnip | celery |
  en | preservative: sulphur dioxide | sulphur-dioxide-and-sulphites |
  en | preservative (E223), citric acid (E330) | sulphur-dioxide-and-sulphites |
  en | preservative E 220, salt | sulphur-dioxide-and-sulphites |
  en | sodium metabisulfite | sulphur-dioxide-and-sulphites |
  en | acidity regulator E330, colour E150d | |
  en | lysozyme (E1105) | eggs |
  en | ground almonds, sugar | nuts |
  en | cashews, pecans, Brazil nuts, macadamias | nuts |
  en | roasted peanuts, salt | peanuts |
  en | groundnut oil | peanuts |
  en | mixed nuts, raisins | nuts |
  en | coconut milk, sugar | |
  en | desiccated coconut | |
  en | nutmeg, cinnamon | |
  en | water chestnuts, bamboo shoots | |
  en | butternut squash, onion | |
  en | tiger nuts | |
  en | shea butter, cocoa butter | |
  en | shea nut oil | |
  en | buckwheat flour, water | |
  en | buckwheat flour, wheat flour | gluten |
  en | peanut butter, apple | peanuts |
  en | almond butter | nuts |
  en | oat milk (water, oats) | gluten |
  en | rice milk, sugar | |
  en | soy milk, vanilla | soybeans |
  en | coconut cream, cream of tartar | |
  en | eggplant, tomato | |
  en | lactic acid, salt | |
  en | lactic acid bacteria, sodium lactate | |
  en | butter beans, butterhead lettuce | |
  en | oyster mushrooms | |
  en | crab apple jelly | |
  en | ginger beer (water, sugar, ginger) | |
  en | doughnut sugar | |
  en | kola nut extract | |
  en | gluten free oats | |
  en | gluten-free flour blend (rice, potato) | |
  en | wheat starch (gluten removed) | |
  en | dairy-free spread, salt | |
  en | dairy free chocolate (cocoa mass, sugar) | |
  en | Free from milk, eggs and nuts. | |
  en | Free from: milk, egg, wheat. | |
  en | This product does not contain milk, eggs or soya. Ingredients: rice, peanuts. | peanuts |
  en | made without wheat or barley | |
  en | contains no peanuts | |
  en | no added milk, wheat flour | gluten |
  en | vegetable stock without celery, wheat flour, milk | gluten, milk |
  en | milk, egg and nut free | |
  en | Sugar, cocoa. May contain milk. | | milk
  en | Sugar, cocoa. May contain traces of nuts, peanuts and sesame. | | nuts, peanuts, sesame-seeds
  en | Sugar. May also contain soya. | | soybeans
  en | Produced in a facility that handles eggs and milk. | | eggs, milk
  en | Made on equipment that also processes tree nuts. | | nuts
  en | Packed in a factory that handles sesame. | | sesame-seeds
  en | Not suitable for nut allergy sufferers. | | nuts
  en | Rice (may contain wheat), milk, salt | milk | gluten
  en | Chocolate [sugar, cocoa butter, milk], hazelnuts. May contain almonds. Contains: milk, hazelnuts. | milk, nuts | nuts
  en | May contain nuts. Contains milk. | milk | nuts
  en | Contains: wheat, soy. May contain: egg. | gluten, soybeans | eggs
  en | Allergy advice: for allergens, including cereals containing gluten, see ingredients in bold. | |
  en | Salt, sugar. For allergens see ingredients in bold. | |
  en | Free from traces of nuts | |
  en | chocolate (sugar, cocoa (Dutch process), butterfat), salt | milk |
  en | filling (cheese (milk, salt, rennet), egg), dough (flour (wheat), water) | eggs, gluten, milk |
  en | MILK chocolate 35%, HAZELNUTS 12,5 % | milk, nuts |
  en | _wheat_ flour, _milk_ powder | gluten, milk |
  en | **wheat** flour, *egg* | eggs, gluten |
  en | <b>wheat</b> flour, <strong>soya</strong> lecithin | gluten, soybeans |
  en | whe-\\nat flour, salt | gluten |
  en | sugar*, milk powder*, *organic | milk |
  en | water, 0% milk fat free thickener | |
  en | cocoa solids 65.0%, milk solids 20% | milk |
  en | grape juice 0% alcohol | |
  en | sesame seeds/mustard seeds | mustard, sesame-seeds |
  en | soy & wheat protein | gluten, soybeans |
  en | malt vinegar, salt | gluten |
  en | maltodextrin, maltitol | |
  en | white wine vinegar | |
  en | dextrose, tapioca starch, guar gum | |
  en | fish gelatin, sugar | fish |
  en | isinglass | fish |
  en | calamari rings, batter (flour (wheat)) | gluten, molluscs |
  en | cheddar, parmesan, mozzarella | milk |
  en | paneer, yoghurt, kefir | milk |
  en | edamame, miso, natto | soybeans |
  en | couscous, bulgur, farro | gluten |
  en | marzipan, nougat paste (hazelnuts) | nuts |
  en | pistachios and walnuts | nuts |
  en | krill oil, lobster, crayfish | crustaceans |
  en | cuttlefish ink, snails | molluscs |
  en | vegan cheese (coconut oil, starch) | |
  en | vegan mayonnaise (oil, water) | |
  en | nutritional yeast, brewer's yeast | |
  en | beef tomato, lamb's lettuce | |
  en | mustard greens | mustard |
  en | Ingredients: none of milk | milk |
  en | lemon curd (sugar, butter, eggs) | eggs, milk |
  en | half and half, salt | milk |
  en | soy sauce (water, soybeans, wheat, salt) | gluten, soybeans |
  en | tamari soy sauce (gluten free) | soybeans |
  en | roe, caviar | fish |
  en | arachis oil | peanuts |
  en | Gluten free. Suitable for vegans. | |
  en | lactose free milk | milk |
  en | egg-free mayonnaise style dressing | |
  en | nut free pesto (basil, oil, cheese) | milk |
  en | en:milk, en:soybeans | milk, soybeans |
  en | This product is guaranteed free from peanuts. | |
  en | CREAMERY BUTTER (CREAM (MILK), SALT) | milk |
  en | vegetable oils (palm, soybean) | soybeans |
  """
