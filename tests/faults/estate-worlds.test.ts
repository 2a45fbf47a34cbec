import { expect, test } from 'vitest';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { selectBooking, selectStep } from '../../machines/booking/booking.selectors.ts';
import type { addonsMachine } from '../../machines/steps/addons/addons.machine.ts';
import { selectOffers } from '../../machines/steps/addons/addons.selectors.ts';
import type { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import * as confirmation from '../../machines/steps/confirmation/confirmation.selectors.ts';
import type { paymentMachine } from '../../machines/steps/payment/payment.machine.ts';
import * as payment from '../../machines/steps/payment/payment.selectors.ts';
import type { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { selectPanels } from '../../machines/steps/rates/rates.selectors.ts';
import type { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { selectAreas } from '../../machines/steps/rooms/rooms.selectors.ts';
import type { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import * as summary from '../../machines/steps/summary/summary.selectors.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { legBill } from '../../src/domain/bill/bills.ts';
import type { Step } from '../../src/domain/booking/steps.ts';
import { startBooking, type BookingWiring } from '../../widget/wiring/booking.ts';
import { ARRIVAL } from '../contract/estate-client.ts';
import { ELEMENT, emptyStorage, fakePage, NO_OPENING } from './element.ts';
import { ESTATE_WORLDS, type Stay } from './estate-worlds.ts';
import { actAt } from './flow-acts.ts';
import { isSettled } from './flow-guest.ts';
import { stepOf } from './flow-places.ts';
import { PASSWORD } from './form-deeds.ts';
import { openIdentity, openNetwork } from './network.ts';
import { untilQuiet } from './until-quiet.ts';

/** The sums that the screens show, in pence. */
interface Seen {
  cards: number[];
  rates: number[];
  /** The sums on the bills beside the screen, once the rooms are chosen. */
  rooms: number[];
  /** The bills beside the last step before the summary. */
  bills: { totals: number[]; payable: number[] };
  summary: { totals: number[]; payable: number[] };
  payment: { today: number; onArrival: number };
  confirmation: { totals: number[]; payable: number[]; today: number; onArrival: number };
}

const LONGEST = 60;

function openStep(wiring: BookingWiring): AnyActorRef {
  const step = stepOf(wiring);
  if (!step) throw new Error('no step is open');
  return step;
}

const sumsOf = (bills: readonly { total: number; payable: number }[]) => ({
  totals: bills.map(({ total }) => total),
  payable: bills.map(({ payable }) => payable),
});

/** The bills of the booking, as they stand beside the screen. */
const billsOf = ({ actor }: BookingWiring) => {
  const booking = selectBooking(actor.getSnapshot());
  return booking ? booking.legs.map((leg) => legBill(booking, leg)) : [];
};

/** The guest's actions at the steps that depend on the stay; they record the sums in `seen`. */
function actsFor(stay: Stay, seen: Partial<Seen>): Partial<Record<Step, (wiring: BookingWiring) => void>> {
  const vouchers = [...stay.vouchers];
  let isFilledIn = false;
  let room = 0;
  const read = (list: 'cards' | 'rates', amount: number | undefined) => {
    seen[list] = [...(seen[list] ?? []), amount ?? -1];
  };
  return {
    search: (wiring) => {
      const search = openStep(wiring);
      if (!isFilledIn) {
        isFilledIn = true;
        search.send({ type: 'arrival.chosen', date: ARRIVAL });
        search.send({ type: 'nights.chosen', nights: stay.nights });
        search.send({ type: 'rooms.chosen', rooms: stay.rooms.length });
        stay.rooms.forEach(({ adults, ages, dogs }, index) => {
          const children = ages.map((age, child) => ({ index: child, age }));
          const party = { adults, childCount: ages.length, children, dogs };
          search.send({ type: 'party.changed', room: index, party });
        });
      }
      const reference = vouchers.shift();
      if (reference === undefined) search.send({ type: 'search.submitted' });
      else {
        search.send({ type: 'reference.typed', reference });
        search.send({ type: 'voucher.submitted' });
      }
    },
    rooms: (wiring) => {
      const rooms = openStep(wiring);
      const wanted = stay.rooms[room]?.roomCode;
      const card = selectAreas(rooms.getSnapshot() as SnapshotFrom<typeof roomsMachine>)
        .flatMap(({ offers }) => offers)
        .find(({ roomType }) => roomType.code === wanted);
      read('cards', card?.outcome.kind === 'from' ? card.outcome.amount : undefined);
      rooms.send({ type: 'room.chosen', roomCode: wanted });
    },
    rates: (wiring) => {
      const rates = openStep(wiring);
      const offers = selectPanels(rates.getSnapshot() as SnapshotFrom<typeof ratesMachine>).flatMap(
        (panel) => panel.offers,
      );
      read('rates', offers[0]?.amount);
      room += 1;
      rates.send({ type: 'rate.selected', rateCode: offers[0]?.rate.rateCode });
      rates.send({ type: 'rate.confirmed' });
    },
    itinerary: (wiring) => {
      seen.rooms = sumsOf(billsOf(wiring)).totals;
      openStep(wiring).send({ type: 'next.pressed' });
    },
    addons: (wiring) => {
      seen.rooms ??= sumsOf(billsOf(wiring)).totals;
      const addons = openStep(wiring);
      const isSold = selectOffers(addons.getSnapshot() as SnapshotFrom<typeof addonsMachine>).some(
        ({ content }) => content.code === 'FLOWERS',
      );
      stay.rooms.forEach(({ flowers }, index) => {
        if (!isSold || flowers === 0) return;
        const addOn = { leg: index + 1, code: 'FLOWERS' };
        addons.send({ type: 'addOn.added', ...addOn });
        addons.send({ type: 'quantity.changed', ...addOn, quantity: flowers });
      });
      addons.send({ type: 'next.pressed' });
    },
    details: (wiring) => {
      seen.rooms ??= sumsOf(billsOf(wiring)).totals;
      seen.bills = sumsOf(billsOf(wiring));
      stay.rooms.forEach(({ dogs }, index) => {
        if (dogs > 0) {
          const name = `requests.${index}.dogRequests`;
          openStep(wiring).send({ type: 'field.changed', name, value: 'Pip' });
        }
      });
      actAt('details', wiring, new Set());
      actAt('details', wiring, new Set(['lookup']));
    },
    summary: (wiring) => {
      const rooms = summary.selectRooms(
        openStep(wiring).getSnapshot() as SnapshotFrom<typeof summaryMachine>,
      );
      seen.summary = sumsOf(rooms.map(({ bill }) => bill));
      actAt('summary', wiring, new Set());
    },
    payment: (wiring) => {
      const snapshot = openStep(wiring).getSnapshot() as SnapshotFrom<typeof paymentMachine>;
      seen.payment = {
        today: payment.selectDueToday(snapshot).total,
        onArrival: payment.selectDueOnArrival(snapshot).total,
      };
      actAt('payment', wiring, new Set());
    },
  };
}

/** Books the stay with the shipped client and the charts, and records the sums of every screen. */
async function bookThrough(wiring: BookingWiring, stay: Stay): Promise<Partial<Seen>> {
  const seen: Partial<Seen> = {};
  const acts = actsFor(stay, seen);
  for (let act = 0; act < LONGEST; act += 1) {
    await untilQuiet(wiring.actor, () => isSettled(wiring));
    const step = selectStep(wiring.actor.getSnapshot());
    if (step === null) throw new Error('no step is open');
    if (step === 'confirmation') {
      const snapshot = openStep(wiring).getSnapshot() as SnapshotFrom<typeof confirmationMachine>;
      seen.confirmation = {
        ...sumsOf(confirmation.selectRooms(snapshot).map(({ bill }) => bill)),
        today: confirmation.selectDueToday(snapshot).total,
        onArrival: confirmation.selectDueOnArrival(snapshot).total,
      };
      return seen;
    }
    (acts[step] ?? ((each) => actAt(step, each, new Set())))(wiring);
  }
  throw new Error(`the booking does not get past ${String(selectStep(wiring.actor.getSnapshot()))}`);
}

const inPence = (pounds: number) => Math.round(pounds * 100);

test.each(Object.entries(ESTATE_WORLDS))(
  'E-08, D-01, D-02 sums agree from the room card to the ledger: %s',
  async (_, { change, stay, sums }) => {
    const identity = openIdentity(PASSWORD, (emailAddress) => network.estate.issueToken(emailAddress));
    const network = openNetwork(() => null, identity.answer);
    const { estate } = network;
    change(estate.state.world);
    const storage = emptyStorage();
    if (stay.member !== null) {
      const token = estate.issueToken(stay.member);
      storage.setItem(tokenKey(identity.settings), JSON.stringify({ access_token: token }));
    }
    const { settings } = identity;
    const seen = await network.run(async () => {
      const wiring = startBooking({
        ...ELEMENT,
        attributes: { ...ELEMENT.attributes, identity: stay.member === null ? null : settings },
        page: fakePage(storage),
        opening: NO_OPENING,
      });
      const read = await bookThrough(wiring, stay);
      wiring.stop();
      return read;
    });
    const { rooms, totals, payable, today, onArrival } = sums;
    expect(seen).toEqual({
      cards: rooms,
      rates: rooms,
      rooms,
      bills: { totals, payable },
      summary: { totals, payable },
      payment: { today, onArrival },
      confirmation: { totals, payable, today, onArrival },
    });
    const [booked] = estate.state.bookings;
    expect(booked && [booked.total, booked.paidToday, booked.dueOnArrival].map(inPence)).toEqual([
      totals.reduce((sum, total) => sum + total),
      today,
      onArrival,
    ]);
    expect(booked?.rooms.map(({ total }) => inPence(total))).toEqual(totals);
    expect(payable.reduce((sum, each) => sum + each)).toBe(today + onArrival);
  },
  60_000,
);
