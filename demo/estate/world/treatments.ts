import { pictures } from './pictures.ts';
import type { Treatment } from './wire.ts';

/** A treatment of the Bath House with its lengths. Interval: minutes that the room needs afterwards. */
export interface TreatmentRecord {
  key: string;
  id: string;
  name: string;
  description: string;
  lengths: ReturnType<typeof length>[];
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
  treatment('heather-honey', 'T01', 'Heather & Honey Massage', {
    description:
      '<p>Warm honey and heather oil from our own moor, worked slowly from the neck to the heels. The one that everybody comes back for.</p>',
    lengths: [length('HHM60', '4101', 60, 95), length('HHM90', '4102', 90, 132)],
  }),
  treatment('warm-stones', 'T02', 'Warm Stone Massage', {
    description:
      '<p>Basalt from the beck, warmed through and placed along the back. Heavy in the best way.</p>',
    lengths: [length('WSM60', '4111', 60, 98), length('WSM90', '4112', 90, 136)],
  }),
  treatment('back-shoulders', 'T03', 'Back, Neck & Shoulders', {
    description:
      '<p>For those who drove here, and for those who sit at desks. Thirty minutes undo a week, sixty undo a year.</p>',
    lengths: [
      length('BNS60', '4123', 60, 92),
      length('BNS30', '4121', 30, 55),
      length('BNS45', '4122', 45, 74.5),
    ],
  }),
  treatment('still-water', 'T04', 'Still Water Facial', {
    description:
      '<p>Cleanse, cool compress and a long, light massage of face and scalp. For skin that has met some weather.</p>',
    lengths: [length('SWF60', '4131', 60, 94), length('SWF90', '4132', 90, 128)],
  }),
  treatment('peat-salt', 'T05', 'Peat & Salt Scrub', {
    description: '<p>Sea salt and sieved peat, a warm rinse and a blanket. You will feel newly sanded.</p>',
    lengths: [length('PSS45', '4141', 45, 72)],
  }),
  treatment('walkers-legs', 'T06', 'Walker’s Legs', {
    description:
      '<p>Firm work on feet, calves and knees after a day on the tops. Boots may be left at the door.</p>',
    lengths: [length('WLK30', '4151', 30, 52), length('WLK45', '4152', 45, 70)],
  }),
  treatment('mother-to-be', 'T07', 'Mother-to-be Massage', {
    description: '<p>Gentle, well cushioned and given on the side. From the fourteenth week.</p>',
    lengths: [length('MTB60', '4161', 60, 96)],
  }),
  treatment('reflexology', 'T08', 'Fireside Reflexology', {
    description: '<p>Feet, a footstool and a wood fire. Most people sleep through the second half.</p>',
    lengths: [length('FRX45', '4171', 45, 69), length('FRX60', '4172', 60, 88)],
    daysOff: [3],
  }),
  treatment('scalp', 'T09', 'Scalp & Temple Ritual', {
    description: '<p>Warm oil, slow circles and a silk scarf to go down to dinner in.</p>',
    lengths: [length('STR30', '4181', 30, 49.5)],
    isInSpaBreak: false,
  }),
  treatment('evening-unwind', 'T10', 'Evening Unwind', {
    description: '<p>Half massage, half facial, by lamplight after six. Supper in a robe is allowed.</p>',
    lengths: [length('EVU90', '4191', 90, 138), length('EVU120', '4192', 120, 175)],
    daysOff: [0, 1],
  }),
  treatment('quiet-hour', 'T11', 'The Quiet Hour', {
    description:
      '<p>A bed above the water and nobody to talk to. Our newest treatment, by arrangement with the spa team.</p>',
    lengths: [length('QTH60', '4201', 60, 60)],
    isKnownToSpa: false,
  }),
];

/** The treatments sold one by one, with nothing included. */
export const treatments: Treatment[] = treatmentRecords.map((record) => contentOf(record, () => false));

/** The treatments of the spa breaks. Included is an hour, or the longest length below an hour. */
export const spaBreakTreatments: Treatment[] = treatmentRecords
  .filter((record) => record.isInSpaBreak)
  .map((record) => {
    const included = Math.max(0, ...record.lengths.map((one) => one.minutes).filter((one) => one <= 60));
    return contentOf(record, (minutes) => minutes === included);
  });

function contentOf(record: TreatmentRecord, isIncluded: (minutes: number) => boolean): Treatment {
  const includedPrice = record.lengths.find(({ minutes }) => isIncluded(minutes))?.price ?? 0;
  return {
    Id: record.id,
    DisplayName: record.name,
    Description: record.description,
    Images: pictures('spa', record.key, 1),
    MinimumAge: SPA_AGE,
    Durations: record.lengths.map(({ code, itemId, minutes, price }) => ({
      Code: code,
      Id: itemId,
      Duration: minutes,
      Price: price,
      IsIncluded: isIncluded(minutes),
      PriceDifference: price - includedPrice,
    })),
  };
}

function length(code: string, itemId: string, minutes: number, price: number) {
  return { code, itemId, minutes, price };
}

function treatment(
  key: string,
  id: string,
  name: string,
  more: Pick<TreatmentRecord, 'description' | 'lengths'> & Partial<TreatmentRecord>,
): TreatmentRecord {
  return { key, id, name, interval: 15, daysOff: [], isInSpaBreak: true, isKnownToSpa: true, ...more };
}
