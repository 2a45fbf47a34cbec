import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { selectIsUnavailable, selectNotice, selectStep } from '../../machines/booking/booking.selectors.ts';
import type { addonsMachine } from '../../machines/steps/addons/addons.machine.ts';
import {
  selectIsUnavailable as selectHasNoPrices,
  selectOffers,
} from '../../machines/steps/addons/addons.selectors.ts';
import type { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import { selectSendToFriend } from '../../machines/steps/confirmation/confirmation.selectors.ts';
import type { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { selectLookup, selectProblem } from '../../machines/steps/details/details.selectors.ts';
import type { guestsMachine } from '../../machines/steps/guests/guests.machine.ts';
import type { itineraryMachine } from '../../machines/steps/itinerary/itinerary.machine.ts';
import { selectRooms } from '../../machines/steps/itinerary/itinerary.selectors.ts';
import type { outcomeMachine } from '../../machines/shared/outcome/outcome.machine.ts';
import { selectMessage } from '../../machines/steps/outcome/payment-outcome.selectors.ts';
import type { paymentMachine } from '../../machines/steps/payment/payment.machine.ts';
import { selectNews } from '../../machines/steps/payment/payment.selectors.ts';
import type { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { selectHasFailed } from '../../machines/steps/rates/rates.selectors.ts';
import type { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { selectInvalid, selectUnchecked } from '../../machines/steps/search/search.selectors.ts';
import type { summaryMachine } from '../../machines/steps/summary/summary.machine.ts';
import { selectDifference, selectIsDoubtful } from '../../machines/steps/summary/summary.selectors.ts';
import { selectResult } from '../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import { cardFacts } from '../../src/domain/payment/card-facts.ts';
import type { Step } from '../../src/domain/booking/steps.ts';
import type { BookingWiring } from '../../widget/wiring/booking.ts';
import { ARRIVAL, GOOD_CARD, TODAY, TYPED_CARD } from '../contract/estate-client.ts';
import { modalNameOf, modalOf, stepOf } from './flow-places.ts';

/** Done once the confirmation is sent to a friend, the last action of a booking. */
export const SENT = 'sent to a friend';

type Done = Set<string>;
type Act = (wiring: BookingWiring, done: Done) => void;

function step(wiring: BookingWiring): AnyActorRef {
  const found = stepOf(wiring);
  if (!found) throw new Error('no step is open');
  return found;
}

/** Whether this is the first call with this name. */
function once(done: Done, what: string): boolean {
  if (done.has(what)) return false;
  done.add(what);
  return true;
}

function change(form: AnyActorRef, fields: Record<string, string | boolean>): void {
  for (const [name, value] of Object.entries(fields)) form.send({ type: 'field.changed', name, value });
}

/** Retries the modal's load, and closes the modal, which works once it has loaded. */
function leaveModal(modal: AnyActorRef): void {
  modal.send({ type: 'load.retried' });
  modal.send({ type: 'close.pressed' });
}

/** Does what the guest does at a step: all that calls the estate, then the way to the next step. */
export function actAt(name: Step, wiring: BookingWiring, done: Done): void {
  (ACTS[name] ?? goOn)(wiring, done);
}

function goOn(wiring: BookingWiring): void {
  step(wiring).send({ type: 'next.pressed' });
}

/** What there is to do before 'next', or in its place. */
const ACTS: Partial<Record<Step, Act>> = {
  start: (wiring, done) => {
    // A new booking does everything again, also after one that has ended.
    done.clear();
    step(wiring).send({ type: 'booking.started' });
  },
  search: (wiring, done) => {
    const search = step(wiring);
    if (once(done, 'voucher')) {
      search.send({ type: 'arrival.chosen', date: ARRIVAL });
      search.send({ type: 'nights.chosen', nights: 2 });
      search.send({ type: 'rooms.chosen', rooms: 2 });
      search.send({ type: 'reference.typed', reference: 'GIFT-100' });
      search.send({ type: 'voucher.submitted' });
    } else search.send({ type: 'search.submitted' });
  },
  rooms: (wiring, done) => {
    const rooms = step(wiring);
    if (once(done, 'prices')) rooms.send({ type: 'prices.opened', roomCode: 'HSLK' });
    else rooms.send({ type: 'room.chosen', roomCode: 'HSLK' });
  },
  rates: (wiring) => {
    const rates = step(wiring);
    const snapshot = rates.getSnapshot() as SnapshotFrom<typeof ratesMachine>;
    if (selectHasFailed(snapshot)) rates.send({ type: 'search.restarted' });
    else {
      rates.send({ type: 'rate.selected', rateCode: snapshot.context.leg === 1 ? 'SPADINE' : 'GOLFDINE' });
      rates.send({ type: 'rate.confirmed' });
    }
  },
  guests: (wiring) => {
    const guests = step(wiring);
    const { form } = (guests.getSnapshot() as SnapshotFrom<typeof guestsMachine>).context;
    form.values.rooms.forEach((room, leg) => {
      room.guests.forEach((_, index) => {
        const guest = `rooms.${leg}.guests.${index}`;
        change(guests, {
          // A title that both adults and children can have.
          [`${guest}.title`]: 'MX',
          [`${guest}.firstName`]: `Tom${leg}${index}`,
          [`${guest}.lastName`]: 'Fell',
        });
      });
    });
    guests.send({ type: 'form.submitted' });
  },
  itinerary: (wiring, done) => {
    const itinerary = step(wiring);
    const modal = modalOf(itinerary);
    if (modal) {
      leaveModal(modal);
      return;
    }
    const rooms = selectRooms(itinerary.getSnapshot() as SnapshotFrom<typeof itineraryMachine>);
    const next = rooms
      .flatMap(({ leg, sections }) =>
        sections.flatMap((each) => (each.kind === 'open' ? [{ leg, section: each.section }] : [])),
      )
      .find(({ section }) => once(done, section));
    itinerary.send(next ? { type: 'section.opened', ...next } : { type: 'next.pressed' });
  },
  addons: (wiring, done) => {
    const addons = step(wiring);
    const snapshot = addons.getSnapshot() as SnapshotFrom<typeof addonsMachine>;
    const modal = modalOf(addons);
    if (modal) {
      leaveModal(modal);
      return;
    }
    if (selectHasNoPrices(snapshot)) {
      addons.send({ type: 'load.retried' });
      return;
    }
    const next = selectOffers(snapshot)
      .filter(({ hasSimpleControl }) => !hasSimpleControl)
      .find(({ content }) => once(done, content.code));
    addons.send(
      next ? { type: 'addOn.opened', leg: next.legs[0], code: next.content.code } : { type: 'next.pressed' },
    );
  },
  details: (wiring, done) => {
    const details = step(wiring);
    if (once(done, 'lookup')) {
      details.send({ type: 'leadBooker.chosen', leadBooker: '0.0' });
      change(details, {
        emailAddress: 'tom@example.com',
        telephone: '+447700900123',
        'address.postCode': 'KD1 4AB',
        terms: true,
      });
      details.send({ type: 'address.searched' });
      return;
    }
    if (
      (details.getSnapshot() as SnapshotFrom<typeof detailsMachine>).context.form.values.address.line1 === ''
    ) {
      change(details, {
        'address.line1': '1 Mill Lane',
        'address.city': 'Kelderby',
        'address.postCode': 'KD1 4AB',
      });
    }
    change(details, { terms: true });
    details.send({ type: 'form.submitted' });
  },
  summary: (wiring) => {
    step(wiring).send({ type: 'payment.requested' });
  },
  payment: (wiring, done) => {
    if (isAskedAbout(wiring)) {
      done.clear();
      step(wiring).send({ type: 'anew.requested' });
      return;
    }
    wiring.vault.put('card', GOOD_CARD);
    step(wiring).send({ type: 'payment.submitted', card: cardFacts(TYPED_CARD, TODAY) });
  },
  confirmation: (wiring, done) => {
    const form = selectSendToFriend(step(wiring).getSnapshot() as SnapshotFrom<typeof confirmationMachine>);
    if (!form) throw new Error('the confirmation has no form to send it');
    if (selectResult(form.getSnapshot()) === 'sent') {
      done.add(SENT);
      return;
    }
    if (once(done, 'toggled')) form.send({ type: 'sendForm.toggled' });
    change(form, { emailAddress: 'ivy@example.com' });
    form.send({ type: 'form.submitted' });
  },
};

/** Whether the outcome of a sent payment is being asked about (E-03). */
export function isAskedAbout({ actor }: BookingWiring): boolean {
  return actor.getSnapshot().matches({ flow: { locked: 'outcome' } });
}

/** The failure that the screen shows, or null. */
export function told(wiring: BookingWiring): string | null {
  const flow = wiring.actor.getSnapshot();
  if (selectIsUnavailable(flow)) return `unavailable: ${selectFailure(flow)?.kind ?? 'code'}`;
  const name = selectStep(flow);
  const actor = stepOf(wiring);
  if (name === null || actor === null) return null;
  const modal = modalOf(actor);
  if (modal) return hasFailed(modal) ? `${modalNameOf(actor)} failed` : null;
  return NEWS[name]?.(actor.getSnapshot() as never, wiring) ?? null;
}

function hasFailed(actor: AnyActorRef): boolean {
  const { value } = actor.getSnapshot() as { value: unknown };
  return JSON.stringify(value).includes('"failed"');
}

function toldOfSummary(snapshot: SnapshotFrom<typeof summaryMachine>): string | null {
  if (selectIsDoubtful(snapshot)) return 'doubtful';
  if (selectDifference(snapshot)) return 'sums differ';
  return selectFailure(snapshot)?.kind ?? null;
}

const NEWS: Partial<Record<Step, (snapshot: never, wiring: BookingWiring) => string | null>> = {
  start: (_, { actor }) => selectNotice(actor.getSnapshot()),
  search: (snapshot: SnapshotFrom<typeof searchMachine>) =>
    selectUnchecked(snapshot).length > 0 ? 'not checked' : (selectInvalid(snapshot)[0]?.reason ?? null),
  rates: (snapshot: SnapshotFrom<typeof ratesMachine>) => (selectHasFailed(snapshot) ? 'leg failed' : null),
  addons: (snapshot: SnapshotFrom<typeof addonsMachine>) =>
    selectHasNoPrices(snapshot) ? 'no prices' : null,
  details: (snapshot: SnapshotFrom<typeof detailsMachine>) =>
    selectProblem(snapshot) ?? (selectLookup(snapshot) === 'failed' ? 'lookup failed' : null),
  summary: toldOfSummary,
  payment: (snapshot: SnapshotFrom<typeof paymentMachine> | SnapshotFrom<typeof outcomeMachine>, wiring) =>
    isAskedAbout(wiring)
      ? selectMessage(snapshot as SnapshotFrom<typeof outcomeMachine>)
      : selectNews(snapshot as SnapshotFrom<typeof paymentMachine>),
  confirmation: (snapshot: SnapshotFrom<typeof confirmationMachine>) => {
    const form = selectSendToFriend(snapshot);
    return form && ['refused', 'unsure'].includes(selectResult(form.getSnapshot()) ?? '') ? 'not sent' : null;
  },
};
