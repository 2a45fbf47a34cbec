import type { Call } from '../../../src/api/call.ts';
import type { Client } from '../../../src/api/client.ts';
import { findTables, packageDinnerRequest } from '../../../src/api/dining/tables.ts';
import { findExtras, mudRequest, spaGardenRequest, type ExtrasRequest } from '../../../src/api/spa/extras.ts';
import { loadStayBooking } from '../../../src/api/stay/bookings.ts';
import * as changes from '../../../src/api/stay/package-changes.ts';
import { ROSALIND, type Conversations, type Talkers } from './conversation.ts';

/** The first room of Rosalind's stay, 27 to 29 March 2027, which has a hamper. */
const ROOM = { internalIdentifier: 'WM-70413200-1', confirmationNumber: '70413200', leg: 1 };
const DAY = '2027-03-27';
const DATES = { startDate: DAY, endDate: '2027-03-29' };

type Change =
  | 'addPackage'
  | 'removePackage'
  | 'addDiningPackage'
  | 'addSpaTreatmentPackage'
  | 'addSpaMudPackage'
  | 'addSpaGardenPackage';

/** The packages of a booked room after each change (A §7.2, B §7). */
export function packageConversations({ anonymous, member }: Talkers): Conversations {
  const codesAfter = async <Body>(call: Call<Change, Body, undefined>, body: Body) => {
    const rosalind = member(ROSALIND);
    await rosalind.call(call, { body } as Parameters<typeof rosalind.call<Change, Body, undefined>>[1]);
    const { items } = await rosalind.call(loadStayBooking, {
      params: { confirmationNumber: ROOM.confirmationNumber },
    });
    return items[0]?.Packages;
  };
  const hamper = { Code: 'HAMPER', Quantity: 1 };
  const also = (Code: string, Quantity: number) => [hamper, { Code, Quantity }];

  return {
    removePackage: {
      talk: () => codesAfter(changes.removePackage, { ...ROOM, productCode: 'HAMPER' }),
      result: [],
    },
    addPackage: {
      talk: () => codesAfter(changes.addPackage, { ...ROOM, productCode: 'FLOWERS', quantity: 2, ...DATES }),
      result: also('FLOWERS', 2),
    },
    addDiningPackage: {
      talk: async () => {
        const [day] = await anonymous.call(findTables, { body: packageDinnerRequest(DAY, 2, 'GALLERY') });
        const [slot] = day?.RestaurantAvailabilities[0]?.Availability.TimeSlots ?? [];
        const items = [{ timeSLot: slot?.TimeSlot ?? '', restaurant: 'GALLERY' }];
        return codesAfter(changes.addDiningPackage, {
          ...ROOM,
          productCode: 'DINGALL',
          quantity: 1,
          ...DATES,
          items,
        });
      },
      result: also('DINGALL', 1),
    },
    addSpaTreatmentPackage: {
      talk: () => {
        const selection = { StartTime: `${DAY}T15:00:00`, durationId: 'x', guestIndex: 0 };
        return codesAfter(changes.addSpaTreatmentPackage, {
          ...ROOM,
          item: item('SPATREAT'),
          quantity: 1,
          selections: [{ date: DAY, selection, displayName: 'Hot stones', isSpa: true }],
          productCode: 'SPATREAT',
          ...DATES,
        });
      },
      result: also('SPATREAT', 1),
    },
    addSpaMudPackage: {
      talk: async () => {
        const start = await firstStart(anonymous, mudRequest(DAY, ['MUD2']));
        return codesAfter(changes.addSpaMudPackage, { ...extra('MUDROOM', 'MUD2', start), isMud: true });
      },
      result: also('MUDROOM', 1),
    },
    addSpaGardenPackage: {
      talk: async () => {
        const start = await firstStart(anonymous, spaGardenRequest(DAY, ['GARDEN60']));
        return codesAfter(changes.addSpaGardenPackage, {
          ...extra('SPAGDN', 'GARDEN60', start),
          isSpaGarden: true,
        });
      },
      result: also('SPAGDN', 1),
    },
  };
}

function item(Code: string) {
  return {
    availability: { Code, Amount: 78, AmountOverride: 78, PriceCalculationMode: 4 as const },
    content: { PMSCode: Code, DisplayName: Code },
  };
}

function extra(product: string, code: string, StartDateTime: string) {
  const selection = {
    price: 0 as const,
    guestIndexes: [0, 1],
    code,
    selection: { StartDateTime },
    addOn: { PMSCode: product },
  };
  return { ...ROOM, item: item(product), quantity: 1 as const, selections: [selection] };
}

async function firstStart(client: Client, body: ExtrasRequest): Promise<string> {
  const { AddonAppointments, Groups } = await client.call(findExtras, { body });
  const [start] = [...AddonAppointments, ...Groups].flatMap(({ Items }) => Items);
  return start?.StartDateTime ?? '';
}
