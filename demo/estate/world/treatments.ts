import { pictures } from './pictures.ts';
import type { Treatment, TreatmentDuration } from './wire.ts';

/** A treatment of the Bath House with its lengths. Interval: minutes that the room needs afterwards. */
export interface TreatmentRecord {
  key: string;
  id: string;
  name: string;
  description: string;
  lengths: { code: string; itemId: string; minutes: number; price: number }[];
  interval: number;
  /** Days of the week without this treatment, 0 Sunday. */
  daysOff: number[];
  /** Included in the spa breaks. */
  isInSpaBreak: boolean;
  /** False for a treatment that the spa system does not know: none of its lengths is ever sold. */
  isKnownToSpa: boolean;
}

/** The youngest age for a treatment at the Bath House, in years. */
const SPA_AGE = 12;

export const treatmentRecords: TreatmentRecord[] = [
  treatment(
    'heather-honey',
    'T01',
    'Heather & Honey Massage',
    '<p>Warm honey and heather oil from our own moor, worked slowly from the neck to the heels. The one that everybody comes back for.</p>',
    [
      ['HHM60', '4101', 60, 95],
      ['HHM90', '4102', 90, 132],
    ],
  ),
  treatment(
    'warm-stones',
    'T02',
    'Warm Stone Massage',
    '<p>Basalt from the beck, warmed through and placed along the back. Heavy in the best way.</p>',
    [
      ['WSM60', '4111', 60, 98],
      ['WSM90', '4112', 90, 136],
    ],
  ),
  treatment(
    'back-shoulders',
    'T03',
    'Back, Neck & Shoulders',
    '<p>For those who drove here, and for those who sit at desks. Thirty minutes undo a week, sixty undo a year.</p>',
    [
      ['BNS60', '4123', 60, 92],
      ['BNS30', '4121', 30, 55],
      ['BNS45', '4122', 45, 74.5],
    ],
  ),
  treatment(
    'still-water',
    'T04',
    'Still Water Facial',
    '<p>Cleanse, cool compress and a long, light massage of face and scalp. For skin that has met some weather.</p>',
    [
      ['SWF60', '4131', 60, 94],
      ['SWF90', '4132', 90, 128],
    ],
  ),
  treatment(
    'peat-salt',
    'T05',
    'Peat & Salt Scrub',
    '<p>Sea salt and sieved peat, a warm rinse and a blanket. You will feel newly sanded.</p>',
    [['PSS45', '4141', 45, 72]],
  ),
  treatment(
    'walkers-legs',
    'T06',
    'Walker’s Legs',
    '<p>Firm work on feet, calves and knees after a day on the tops. Boots may be left at the door.</p>',
    [
      ['WLK30', '4151', 30, 52],
      ['WLK45', '4152', 45, 70],
    ],
  ),
  treatment(
    'mother-to-be',
    'T07',
    'Mother-to-be Massage',
    '<p>Gentle, well cushioned and given on the side. From the fourteenth week.</p>',
    [['MTB60', '4161', 60, 96]],
  ),
  treatment(
    'reflexology',
    'T08',
    'Fireside Reflexology',
    '<p>Feet, a footstool and a wood fire. Most people sleep through the second half.</p>',
    [
      ['FRX45', '4171', 45, 69],
      ['FRX60', '4172', 60, 88],
    ],
    { daysOff: [3] },
  ),
  treatment(
    'scalp',
    'T09',
    'Scalp & Temple Ritual',
    '<p>Warm oil, slow circles and a silk scarf to go down to dinner in.</p>',
    [['STR30', '4181', 30, 49.5]],
    {
      isInSpaBreak: false,
    },
  ),
  treatment(
    'evening-unwind',
    'T10',
    'Evening Unwind',
    '<p>Half massage, half facial, by lamplight after six. Supper in a robe is allowed.</p>',
    [
      ['EVU90', '4191', 90, 138],
      ['EVU120', '4192', 120, 175],
    ],
    { daysOff: [0, 1] },
  ),
  treatment(
    'quiet-hour',
    'T11',
    'The Quiet Hour',
    '<p>A bed above the water and nobody to talk to. Our newest treatment, by arrangement with the spa team.</p>',
    [['QTH60', '4201', 60, 60]],
    { isKnownToSpa: false },
  ),
];

/** The treatments sold one by one, with nothing included. */
export const treatments: Treatment[] = treatmentRecords.map((record) => contentOf(record, () => false));

/** The treatments of the spa breaks. Included is an hour, or the longest length below an hour. */
export const spaBreakTreatments: Treatment[] = treatmentRecords
  .filter((record) => record.isInSpaBreak)
  .map((record) => {
    const withinAnHour = record.lengths.filter((length) => length.minutes <= 60);
    const included = Math.max(0, ...withinAnHour.map((length) => length.minutes));
    return contentOf(record, (minutes) => minutes === included);
  });

function contentOf(record: TreatmentRecord, isIncluded: (minutes: number) => boolean): Treatment {
  const includedPrice = record.lengths.find((length) => isIncluded(length.minutes))?.price ?? 0;
  const durations: TreatmentDuration[] = record.lengths.map((length) => ({
    Code: length.code,
    Id: length.itemId,
    Duration: length.minutes,
    Price: length.price,
    IsIncluded: isIncluded(length.minutes),
    PriceDifference: length.price - includedPrice,
  }));
  return {
    Id: record.id,
    DisplayName: record.name,
    Description: record.description,
    Images: pictures('spa', record.key, 1),
    MinimumAge: SPA_AGE,
    Durations: durations,
  };
}

function treatment(
  key: string,
  id: string,
  name: string,
  description: string,
  lengths: [code: string, itemId: string, minutes: number, price: number][],
  more: Partial<Pick<TreatmentRecord, 'daysOff' | 'isInSpaBreak' | 'isKnownToSpa'>> = {},
): TreatmentRecord {
  return {
    key,
    id,
    name,
    description,
    lengths: lengths.map(([code, itemId, minutes, price]) => ({ code, itemId, minutes, price })),
    interval: 15,
    daysOff: [],
    isInSpaBreak: true,
    isKnownToSpa: true,
    ...more,
  };
}
