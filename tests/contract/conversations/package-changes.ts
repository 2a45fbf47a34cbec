import type { Call } from '../../../src/api/call.ts';
import type { Client } from '../../../src/api/client.ts';
import { findTables, addOnTablesRequest } from '../../../src/api/dining/tables.ts';
import { findExtras, mudRequest, spaGardenRequest, type ExtrasRequest } from '../../../src/api/spa/extras.ts';
import { findSpaTimes, spaTimesBody } from '../../../src/api/spa/times.ts';
import { loadStayBooking } from '../../../src/api/stay/bookings.ts';
import * as bodies from '../../../src/api/stay/package-change-bodies.ts';
import * as changes from '../../../src/api/stay/package-changes.ts';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';
import { POUND } from '../../../src/domain/money/money.ts';

/** Rosalind's stay of 27 to 29 March 2027, whose first room has a hamper. */
const STAY = '70413200';
const DAY = '2027-03-27';

type Change =
  | 'addPackage'
  | 'removePackage'
  | 'addDiningPackage'
  | 'addSpaTreatmentPackage'
  | 'addSpaMudPackage'
  | 'addSpaGardenPackage';

/** The changes of a booked room's packages (A §7.2, B §7). */
export function packageConversations({ anonymous, member }: Talkers): Conversations {
  const change = async <Body>(call: Call<Change, Body, undefined>, bodyOf: (room: BookedRoom) => Body) => {
    const rosalind = member(ROSALIND);
    const { items } = await rosalind.call(loadStayBooking, { params: { confirmationNumber: STAY } });
    const [first] = items;
    if (!first) throw new Error('the stay has no rooms');
    const body = bodyOf(first);
    await rosalind.call(call, { body } as Parameters<typeof rosalind.call<Change, Body, undefined>>[1]);
  };
  return {
    removePackage: () => change(changes.removePackage, (room) => bodies.removePackageBody(room, 'HAMPER')),
    addPackage: () => change(changes.addPackage, (room) => bodies.addPackageBody(room, 'FLOWERS', 2)),
    addDiningPackage: async () => {
      const [day] = await anonymous.call(findTables, { body: addOnTablesRequest(DAY, 2, 'GALLERY') });
      const [slot] = day?.restaurantAvailabilities[0]?.availability.timeSlots ?? [];
      const table = { kind: 'table', date: DAY, quantity: 2, restaurant: 'GALLERY' } as const;
      return change(changes.addDiningPackage, (room) =>
        bodies.addDiningPackageBody(room, 'DINGALL', [{ ...table, timeslot: slot?.timeSlot ?? '' }]),
      );
    },
    addSpaTreatmentPackage: async () => {
      const times = await anonymous.call(findSpaTimes, { body: spaTimesBody('7d1f', DAY, '4101') });
      const slots = times.guestAvailability.flatMap(({ periods }) => [...periods.AM, ...periods.PM]);
      const time = slots.find(({ isAvailable }) => isAvailable);
      if (!time) throw new Error('no treatment is free');
      const what = { displayName: 'Massage', durationId: '4101', duration: 60, price: 9_500 };
      return change(changes.addSpaTreatmentPackage, (room) =>
        bodies.addSpaTreatmentPackageBody(room, priced('SPATREAT'), [
          { kind: 'treatment', date: DAY, guestIndex: 1, ...what, time },
        ]),
      );
    },
    addSpaMudPackage: async () => {
      const time = await firstStart(anonymous, mudRequest(DAY, ['MUD2']));
      const entry = { kind: 'mud', code: 'MUD2', time } as const;
      return change(changes.addSpaMudPackage, (room) =>
        bodies.addSpaMudPackageBody(room, priced('MUDROOM'), { ...entry, guestIndexes: [0, 1] }),
      );
    },
    addSpaGardenPackage: async () => {
      const time = await firstStart(anonymous, spaGardenRequest(DAY, ['GARDEN60']));
      const entry = { kind: 'spaGarden', code: 'GARDEN60', time } as const;
      return change(changes.addSpaGardenPackage, (room) =>
        bodies.addSpaGardenPackageBody(room, priced('SPAGDN'), { ...entry, guestIndexes: [0, 1] }),
      );
    },
  };
}

function priced(code: string): bodies.PricedPackage {
  return {
    content: { code, displayName: code },
    price: { code, amount: 7_800, amountOverride: null, priceCalculationMode: 4 },
    currency: POUND,
  };
}

async function firstStart(client: Client, body: ExtrasRequest) {
  const { addonAppointments, groups } = await client.call(findExtras, { body });
  const [start] = [...addonAppointments, ...groups].flatMap(({ items }) => items);
  if (!start) throw new Error('no start is free');
  return start;
}
