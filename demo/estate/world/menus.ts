import type { MenuRecord } from './types.ts';

/** The sample menus behind the restaurants' MenuLinks. */
export const menus: MenuRecord[] = [
  {
    RestaurantId: 'STILLROOM',
    path: '/menus/stillroom/',
    title: 'The Stillroom',
    sections: {
      Breakfast: {
        'Garden eggs': 'Poached, on sourdough, with sorrel butter',
        'Kippers from the smokehouse': 'Lemon, brown bread',
        'Porridge with heather honey': 'Jersey cream, toasted oats',
        'The Withenmere plate': 'Bacon, sausage, black pudding, mushroom, tomato, egg',
      },
      Supper: {
        'Leek and potato soup': 'Chive oil, cheese straws',
        'Chicken and tarragon pie': 'Buttered greens',
        'Barley and wild mushroom': 'Aged ewe’s cheese',
        'Apple charlotte': 'Proper custard',
      },
    },
  },
  {
    RestaurantId: 'BOATHOUSE',
    path: '/menus/boathouse/',
    title: 'The Boathouse Kitchen',
    sections: {
      'To begin': {
        'Smoked trout': 'Horseradish, pickled cucumber, rye',
        'Beetroot from the embers': 'Curd, hazelnut, dill',
      },
      'From the fire': {
        'Arctic char': 'Brown butter, sea herbs, new potatoes',
        'Hogget from Harle Moor': 'Anchovy, charred hispi',
        'Whole celeriac': 'Truffled lentils, watercress',
      },
      'To end': {
        'Bilberry tart': 'Crème fraîche',
        'Three cheeses': 'Oatcakes, quince',
      },
    },
  },
];
