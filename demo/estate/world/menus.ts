import type { MenuRecord } from './types.ts';

/** The sample menus behind the restaurants' MenuLinks. */
export const menus: MenuRecord[] = [
  {
    RestaurantId: 'STILLROOM',
    path: '/menus/stillroom/',
    title: 'The Stillroom',
    sections: [
      {
        title: 'Breakfast',
        dishes: [
          { name: 'Garden eggs', text: 'Poached, on sourdough, with sorrel butter' },
          { name: 'Kippers from the smokehouse', text: 'Lemon, brown bread' },
          { name: 'Porridge with heather honey', text: 'Jersey cream, toasted oats' },
          { name: 'The Withenmere plate', text: 'Bacon, sausage, black pudding, mushroom, tomato, egg' },
        ],
      },
      {
        title: 'Supper',
        dishes: [
          { name: 'Leek and potato soup', text: 'Chive oil, cheese straws' },
          { name: 'Chicken and tarragon pie', text: 'Buttered greens' },
          { name: 'Barley and wild mushroom', text: 'Aged ewe’s cheese' },
          { name: 'Apple charlotte', text: 'Proper custard' },
        ],
      },
    ],
  },
  {
    RestaurantId: 'BOATHOUSE',
    path: '/menus/boathouse/',
    title: 'The Boathouse Kitchen',
    sections: [
      {
        title: 'To begin',
        dishes: [
          { name: 'Smoked trout', text: 'Horseradish, pickled cucumber, rye' },
          { name: 'Beetroot from the embers', text: 'Curd, hazelnut, dill' },
        ],
      },
      {
        title: 'From the fire',
        dishes: [
          { name: 'Arctic char', text: 'Brown butter, sea herbs, new potatoes' },
          { name: 'Hogget from Harle Moor', text: 'Anchovy, charred hispi' },
          { name: 'Whole celeriac', text: 'Truffled lentils, watercress' },
        ],
      },
      {
        title: 'To end',
        dishes: [
          { name: 'Bilberry tart', text: 'Crème fraîche' },
          { name: 'Three cheeses', text: 'Oatcakes, quince' },
        ],
      },
    ],
  },
];
