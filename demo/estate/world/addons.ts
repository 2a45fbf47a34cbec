import { pictures } from './pictures.ts';
import { boathouseKitchen, longGallery } from './restaurants.ts';
import { treatments } from './treatments.ts';
import type { PackagePriceRecord } from './types.ts';
import type { AddOn, Pounds } from './wire.ts';

/** Each add-on with its price in pounds, what that is for, and the mode of its price (A §9.6). */
const sold = [
  addOn('GOLFRND', 'golf', 'A round on the Ling Course', [58, 'player', 0], {
    LongDescription:
      '<p>Eighteen holes from the lake shore up to the heather and back, with the wind as the only referee. Clubs can be borrowed.</p>',
    IsGolf: true,
  }),
  addOn('DINBOAT', 'boathouse-supper', 'Supper at the Boathouse Kitchen', [42, 'guest', 0], {
    LongDescription: '<p>Three courses from the fire, at a table by the water. Wednesday to Sunday.</p>',
    Restaurant: boathouseKitchen,
  }),
  addOn('DINGALL', 'long-gallery', 'Seven courses in the Long Gallery', [85, 'person', 3], {
    LongDescription:
      '<p>A slow dinner for your whole room under the portraits, cooked in front of you and poured for by people who know. Wednesday to Saturday.</p>',
    Restaurant: longGallery,
    MinOccupancy: 2,
  }),
  addOn('SPATREAT', 'treatments', 'Treatments at the Bath House', [49.5, 'treatment', 0], {
    LongDescription:
      '<p>Massages, facials and scrubs, for one of you or for everybody. Choose a time for each.</p>',
    PriceOverride: 'From £49.50',
    IsSpaTreatments: true,
    SpaTreatments: treatments,
  }),
  addOn('MUDROOM', 'mud-room', 'The mud room', [78, 'visit', 4], {
    LongDescription:
      '<p>Three kinds of mud, a warm stone bench and rain from the ceiling. For two, three or four of you together, for an hour.</p>',
    PriceOverride: 'From £78',
    MinOccupancy: 2,
    MinimumAge: 12,
    IsMudTreatment: true,
    MudTreatments: [
      { Occupancy: 2, Durations: [{ Code: 'MUD2' }] },
      { Occupancy: 3, Durations: [{ Code: 'MUD3' }] },
      { Occupancy: 4, Durations: [{ Code: 'MUD4' }] },
    ],
  }),
  addOn('SPAGDN', 'spa-garden', 'An hour in the spa garden', [64, 'room', 4], {
    LongDescription:
      '<p>Hot tubs among the ferns, a sauna with a window and a cold plunge for the brave. All of you go in together.</p>',
    IsSpaGarden: true,
    SpaGardenTreatments: { Durations: [{ Id: 'GARDEN60' }] },
  }),
  addOn('FLOWERS', 'flowers', 'Flowers in your room', [24, 'bunch', 0], {
    LongDescription:
      '<p>Cut in the walled garden on the morning that you come, and put in water before you arrive.</p>',
  }),
  addOn('HAMPER', 'hamper', 'Walking hamper', [19.5, 'adult', 1], {
    LongDescription:
      '<p>Pork pie, cheese, an apple, something sweet and a flask, packed in a satchel for the day.</p>',
  }),
  addOn('SATCHEL', 'satchel', 'Explorer’s satchel', [12, 'child', 2], {
    LongDescription:
      '<p>A map, a magnifying glass, a notebook and a bar of mint cake, for explorers of all sizes.</p>',
  }),
  addOn('LAUNCH', 'launch', 'A turn on the steam launch', [16, 'person', 3], {
    LongDescription:
      '<p>An hour on the lake aboard the <em>Lapwing</em>, built in 1908 and still in no hurry. Tea is served off the island.</p>',
  }),
  addOn('LATEOUT', 'late-departure', 'Late departure', [35, 'room', 4], {
    LongDescription: '<p>Keep your room until two on the last day, and have one more bath.</p>',
  }),
  addOn('LARDER', 'larder', 'A filled larder', [68, 'house', 4], {
    LongDescription:
      '<p>Bread, eggs, bacon, butter, milk, greens and a pie for the first night, put away before you come. Tell us what you do not eat.</p>',
  }),
];

/** Everything that can be added to a room (A §3.11), one of each kind and price mode. */
export const addOns: AddOn[] = sold.map(({ content }) => content);

/** The prices of the add-ons, for the packages call (B §3). */
export const packagePrices: PackagePriceRecord[] = sold.map(({ price }) => price);

function addOn(
  code: string,
  key: string,
  name: string,
  [Amount, per, PriceCalculationMode]: [Pounds, string, PackagePriceRecord['PriceCalculationMode']],
  more: Partial<AddOn>,
): { content: AddOn; price: PackagePriceRecord } {
  const content: AddOn = {
    PMSCode: code,
    DisplayName: name,
    PerText: per,
    Images: pictures('addons', key, 1),
    LongDescription: '',
    PriceOverride: null,
    MinOccupancy: 1,
    IsGolf: false,
    Restaurant: null,
    IsSpaTreatments: false,
    SpaTreatments: [],
    IsMudTreatment: false,
    MudTreatments: [],
    IsSpaGarden: false,
    SpaGardenTreatments: null,
    ...more,
  };
  return { content, price: { Code: code, Amount, PriceCalculationMode } };
}
