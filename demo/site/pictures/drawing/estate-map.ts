import { mix } from './colour.ts';
import { HOURS } from './hours.ts';
import { cottage, countryHouse } from './houses.ts';
import { hills, pines, tree, wood } from './land.ts';
import { boathouse, shepherdsHut, stableYard } from './outbuildings.ts';
import { spikes } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { draw, line, linear, path, rect } from './sheet.ts';

/** The estate from the air, as on an old map: the moor above, the House and the yard, the lake with its island. */
export const estateMap: Scene = (sheet) => {
  const hour = HOURS.afternoon;
  const paper = '#f3e9d2';
  draw(
    sheet,
    rect(
      0,
      0,
      1200,
      800,
      linear(sheet, [
        [0, '#efe3c6'],
        [1, paper],
      ]),
    ),
  );
  hills(sheet, hour, 190, 150, 0.9, 9);
  hills(sheet, hour, 250, 120, 0.7, 8);
  draw(
    sheet,
    path(
      'M-10 230Q300 180 620 236T1210 214V420H-10z',
      linear(sheet, [
        [0, mix(hour.heather, '#ffffff', 0.2)],
        [1, mix(hour.grass, '#ffffff', 0.2)],
      ]),
    ),
    path(
      'M-10 350Q320 300 640 356T1210 340V810H-10z',
      linear(sheet, [
        [0, mix(hour.grass, '#ffffff', 0.24)],
        [1, hour.grass],
      ]),
    ),
    path(
      'M-10 640Q160 560 380 590T760 540T1010 470T1210 480V810H-10z',
      mix(hour.stoneLight, hour.grass, 0.3),
    ),
    path(
      'M-10 656Q160 578 390 606T770 556T1016 486T1210 496V810H-10z',
      linear(sheet, [
        [0, '#8fbfd0'],
        [1, '#4f8aa2'],
      ]),
    ),
    line(
      'M120 700h90M300 660h70M860 690h110M1040 580h90M520 740h80M700 640h60',
      '#ffffff',
      3,
      'opacity=".5"',
    ),
  );
  spikes(sheet, 'map heather', 258, 336, mix(hour.heather, hour.near, 0.22), 8, 56);
  wood(sheet, hour, 0.3, -20, 300, 440, 50);
  wood(sheet, hour, 0.3, 930, 1220, 400, 46);
  draw(
    sheet,
    line('M420 560Q470 470 600 450T760 330T830 250', '#fdf3da', 15),
    line('M560 548Q760 556 880 500T1080 470', '#fdf3da', 11, 'stroke-dasharray="2 22"'),
  );
  countryHouse(sheet, hour, 270, 530, 300);
  stableYard(sheet, hour, 690, 500, 0.2);
  boathouse(sheet, hour, 960, 508, 0.24);
  cottage(sheet, hour, { x: 1050, foot: 466, width: 70, wall: 28, roof: 22, bays: 2, of: 'cedar' });
  cottage(sheet, hour, { x: 740, foot: 250, width: 84, wall: 34, roof: 26, bays: 3, chimneyAt: [8, 66] });
  cottage(sheet, hour, {
    x: 920,
    foot: 268,
    width: 60,
    wall: 26,
    roof: 20,
    bays: 2,
    of: 'lime',
    chimneyAt: [6],
  });
  shepherdsHut(sheet, hour, 640, 292, 0.2, '#4d6d62');
  tree(sheet, hour, 230, 560, 90);
  tree(sheet, hour, 610, 560, 80);
  draw(sheet, path('M640 700q60-44 130-14q40 26-10 44q-90 16-120-30z', mix(hour.grass, hour.near, 0.1)));
  cottage(sheet, hour, { x: 676, foot: 702, width: 46, wall: 20, roof: 16, bays: 2, of: 'lime' });
  pines(sheet, mix(hour.leaf, hour.near, 0.4), [
    [664, 708, 52],
    [752, 712, 60],
    [860, 262, 60],
    [1000, 300, 54],
  ]);
  draw(
    sheet,
    '<g font-family="Georgia,serif" font-style="italic" fill="#4a3a2b" text-anchor="middle">',
    '<text x="420" y="388" font-size="34">The House</text>',
    '<text x="700" y="400" font-size="28">The Stable Yard</text>',
    '<text x="1040" y="560" font-size="32" fill="#fdf3da">Lakeside</text>',
    '<text x="560" y="168" font-size="42">Harle Moor</text>',
    '<text x="330" y="740" font-size="44" fill="#fdf3da">Withen Water</text>',
    '</g>',
    `<rect x="22" y="22" width="1156" height="756" stroke="#b99a5a" stroke-width="4"/><rect x="32" y="32" width="1136" height="736" stroke="#b99a5a" stroke-width="1.5"/>`,
  );
};
