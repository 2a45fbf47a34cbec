import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addOnPictures } from './drawing/catalogue-addons.ts';
import { contentPictures } from './drawing/catalogue-content.ts';
import { houseRooms } from './drawing/catalogue-house.ts';
import { lakesideArea, lakesideRooms } from './drawing/catalogue-lakeside.ts';
import { moorArea, moorRooms } from './drawing/catalogue-moor.ts';
import { ratePictures } from './drawing/catalogue-rates.ts';
import { spaPictures } from './drawing/catalogue-spa.ts';
import { stableYardArea, stableYardRooms } from './drawing/catalogue-stable-yard.ts';
import { coastAddOnPictures } from './drawing/catalogue-coast-addons.ts';
import { coastRatePictures } from './drawing/catalogue-coast-rates.ts';
import { coastVoucherPictures } from './drawing/catalogue-coast-vouchers.ts';
import { coastPictures } from './drawing/catalogue-coast.ts';
import { estateMap } from './drawing/estate-map.ts';
import type { Scene } from './drawing/scene.ts';
import { houseOverLake, openLake } from './drawing/scenes-lake.ts';
import { houseFront, openMoor, walledGarden } from './drawing/scenes-outdoors.ts';
import { nook } from './drawing/scenes-rooms.ts';
import { createSheet, toSvg } from './drawing/sheet.ts';

/** Writes every picture of the demo beside this file: `node demo/site/pictures/generate.ts`. */
const folders: Record<string, Record<string, Scene>> = {
  areas: {
    'house-1': houseOverLake('golden'),
    'house-2': houseFront('morning'),
    'house-3': nook({
      shell: { hour: 'autumn', wall: '#5f7068', floor: '#7a5a40', finish: 'panelled' },
      window: {
        x: 170,
        y: 110,
        width: 250,
        height: 320,
        view: { of: 'park', hour: 'autumn' },
        crop: [220, 120, 600],
        curtains: '#b5834a',
      },
      chair: '#8c4a3c',
      cushion: '#e0c48a',
      rug: '#6b3f34',
      with: 'fire',
    }),
    'stable-yard-2': walledGarden('morning'),
    ...stableYardArea,
    ...lakesideArea,
    ...moorArea,
  },
  rooms: { ...houseRooms, ...stableYardRooms, ...lakesideRooms, ...moorRooms },
  rates: ratePictures,
  spa: spaPictures,
  addons: addOnPictures,
  content: { ...contentPictures, 'estate-map': estateMap },
  coast: { ...coastPictures, ...coastAddOnPictures, ...coastRatePictures, ...coastVoucherPictures },
  // Pictures for the pages of the site itself.
  estate: {
    'hero-golden': houseOverLake('golden'),
    'hero-dusk': houseOverLake('dusk'),
    'hero-morning': houseOverLake('morning'),
    'hero-winter': houseOverLake('winter'),
    lake: openLake('golden', 'boat'),
    moor: openMoor('golden'),
    garden: walledGarden('afternoon'),
  },
};

for (const [folder, scenes] of Object.entries(folders)) {
  for (const [name, scene] of Object.entries(scenes)) {
    const sheet = createSheet(`${folder}/${name}`);
    scene(sheet);
    const file = join(import.meta.dirname, folder, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toSvg(sheet));
  }
}
