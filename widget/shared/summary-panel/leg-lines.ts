import { legBill, type AddOnLine } from '../../../src/domain/bill/bills.ts';
import type { Booking, Leg } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { addOnByCode, rateName, roomTypeByCode } from '../../../src/domain/configuration/lookups.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import type { BillLine } from '../../ui/bill/Bill.tsx';

/** The lines of one room in the booking summary: all that apply (A §2.5). */
export function legLines(
  texts: Texts,
  configuration: StayConfiguration,
  booking: Booking,
  leg: Leg,
): BillLine[] {
  const { summaryPanel: words, shared, formats } = texts;
  const bill = legBill(booking, leg);
  const room = roomTypeByCode(configuration, leg.roomCode);
  const hasDogs = leg.guestQuota.dogs > 0;
  const dogFee = bill.included.find(({ code }) => code === 'DOG');
  const feeLabels = new Map([
    ['CHILD', words.childRate],
    ['BABY', words.infantRate],
  ]);
  // A single room's total is the booking's.
  const differs = booking.legs.length > 1 && leg.rate !== null && bill.total !== leg.rate.amount;
  return [
    { id: 'room', kind: 'heading', label: fill(words.room, { leg: leg.leg }) },
    {
      id: 'guests',
      label: describeParty(texts, leg.guestQuota),
    },
    ...when(hasDogs, {
      id: 'dogs',
      label: formats.plural(shared.dogs, leg.guestQuota.dogs),
      amount: dogFee && formats.price(dogFee.amount),
    }),
    ...when(room !== null, { id: 'roomType', label: room?.displayName ?? '' }),
    ...when(leg.rate !== null, {
      id: 'rate',
      label: rateName(configuration, leg),
      amount: formats.price(bill.roomAndRate),
    }),
    ...bill.included.flatMap(({ code, name, quantity, amount }) =>
      code === 'DOG' && hasDogs
        ? []
        : [
            {
              id: code,
              label: fill(feeLabels.get(code) ?? name, { n: quantity }),
              amount: formats.price(amount),
            },
          ],
    ),
    ...when(bill.spaUpgrades > 0, {
      id: 'spaUpgrades',
      label: words.spaUpgrades,
      amount: formats.price(bill.spaUpgrades),
    }),
    ...when(bill.addOns.length > 0, { id: 'addOns', label: words.addOns, kind: 'sub' }),
    ...bill.addOns.map((line) => ({
      id: `addOn ${line.code}`,
      label: addOnLabel(line),
      amount: formats.price(line.amount),
    })),
    ...when(differs, {
      id: 'total',
      kind: 'subtotal',
      label: words.total,
      amount: formats.price(bill.total),
    }),
  ];

  /** 'qty x name' when priced per item. */
  function addOnLabel({ code, quantity }: AddOnLine): string {
    const name = addOnByCode(configuration, code)?.displayName ?? code;
    return quantity === null ? name : fill(words.quantity, { quantity, name });
  }
}

function when(applies: boolean, line: BillLine): BillLine[] {
  return applies ? [line] : [];
}
