import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import {
  selectForm,
  selectIsOpen,
  selectResult,
} from '../../machines/shared/send-confirmation/send-confirmation.selectors.ts';
import type { bookingDetailsMachine } from '../../machines/account/booking-details/booking-details.machine.ts';
import * as stay from '../../machines/account/booking-details/booking-details.selectors.ts';
import type { stayPackagesMachine } from '../../machines/account/stay-packages/stay-packages.machine.ts';
import {
  selectModal,
  selectOffers,
  selectRoomPackage,
  type OpenModal,
} from '../../machines/account/stay-packages/stay-packages.selectors.ts';
import { selectEvenings } from '../../machines/modals/addon-tables/addon-tables.selectors.ts';
import { selectStarts } from '../../machines/modals/entry-time/entry-time.selectors.ts';
import * as spa from '../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { childOf, type, type Deed } from './account-deed.ts';

/** Rosalind's stay of two rooms, the first one with a hamper, and her next spa day. */
const STAY = { screen: 'bookingDetails', id: '70413200' } as const;
const SPA_DAY = { screen: 'spaBooking', id: 'spa-5021' } as const;
const LEG = 1;

const stayOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof bookingDetailsMachine>;

/** Whether the estate is asked what became of a change of the stay. */
function isAsked(screen: AnyActorRef): boolean {
  return stay.selectOutcome(stayOf(screen)) !== null;
}

function goOn(screen: AnyActorRef): void {
  stay.selectOutcome(stayOf(screen))?.send({ type: 'anew.requested' });
}

/** Deeds of members with a booked stay or spa day (B §2.16, §2.17, §4). */
export const BOOKING_DEEDS = {
  stayEmail: resends(STAY),
  spaEmail: resends(SPA_DAY),
  cancelStay: {
    route: STAY,
    isMember: true,
    isDone: (screen) => {
      const rooms = stay.selectRooms(stayOf(screen));
      const isClosed = stay.selectDialog(stayOf(screen)) === null;
      return isClosed && rooms.length > 0 && rooms.every(({ isCancelled }) => isCancelled);
    },
    problem: (screen, hands) => {
      if (isAsked(screen)) return hands.once('unknown') ? 'unknown' : null;
      return stay.selectRefusal(stayOf(screen)) === null ? null : 'not cancelled';
    },
    act: (screen) => {
      if (isAsked(screen)) goOn(screen);
      else if (stay.selectDialog(stayOf(screen)) === null) screen.send({ type: 'cancel.opened' });
      else if (stay.selectIsAsking(stayOf(screen))) screen.send({ type: 'cancel.confirmed' });
      else screen.send({ type: 'cancel.allChosen' });
    },
  },
  addPackage: changes('FLOWERS', true),
  removePackage: changes('HAMPER', false),
  addDinner: changes('DINGALL', true),
  addTreatment: changes('SPATREAT', true),
  addMud: changes('MUDROOM', true),
  addGarden: changes('SPAGDN', true),
} satisfies Record<string, Deed>;

function resends(route: typeof STAY | typeof SPA_DAY): Deed {
  const formOf = (screen: AnyActorRef) => {
    const form = childOf(screen, 'resend');
    if (!form) throw new Error('nothing to resend');
    return form;
  };
  const snapshotOf = (screen: AnyActorRef) =>
    formOf(screen).getSnapshot() as SnapshotFrom<typeof sendConfirmationMachine>;
  return {
    route,
    isMember: true,
    isDone: (screen) => childOf(screen, 'resend') !== null && selectResult(snapshotOf(screen)) === 'sent',
    problem: (screen) =>
      ['refused', 'unsure'].includes(selectResult(snapshotOf(screen)) ?? '') ? 'not sent' : null,
    act: (screen) => {
      const form = formOf(screen);
      if (!selectIsOpen(snapshotOf(screen))) form.send({ type: 'sendForm.toggled' });
      type(form, { emailAddress: 'ivy@example.com' });
      form.send({ type: 'form.submitted' });
    },
    typed: (screen) => selectForm(snapshotOf(screen)).values,
  };
}

/** Adds a package to the first room, or removes it. */
function changes(code: string, isAdded: boolean): Deed {
  const found = (screen: AnyActorRef) => {
    const packages = childOf(screen, 'packages');
    if (!packages) throw new Error('no packages');
    const snapshot = packages.getSnapshot() as SnapshotFrom<typeof stayPackagesMachine>;
    const offer = selectOffers(snapshot).find(({ price }) => price.code === code);
    if (!offer) throw new Error(`${code} is not on offer`);
    return { packages, offer, snapshot, own: selectRoomPackage(LEG, offer)(snapshot) };
  };
  return {
    route: STAY,
    isMember: true,
    isDone: (screen) => !isAsked(screen) && (found(screen).own.booked !== null) === isAdded,
    problem: (screen, hands) => {
      if (isAsked(screen)) return hands.once('unknown') ? 'unknown' : null;
      const { own, snapshot } = found(screen);
      const modal = selectModal(snapshot);
      const isWithoutTables =
        modal?.kind === 'table' &&
        selectEvenings(modal.actor.getSnapshot()).some(({ tables }) => tables.state === 'failed');
      return isWithoutTables ? 'no tables' : own.refused && 'refused';
    },
    act: (screen) => {
      if (isAsked(screen)) {
        goOn(screen);
        return;
      }
      const { packages, offer, snapshot } = found(screen);
      const modal = selectModal(snapshot);
      const of = { leg: LEG, code };
      if (modal) choose(modal);
      else if (!isAdded) {
        packages.send({ type: 'package.removed', ...of });
        packages.send({ type: 'removal.confirmed' });
      } else packages.send({ type: offer.kind === 'perItem' ? 'package.added' : 'package.opened', ...of });
    },
  };
}

/** Takes the next choice in a modal. */
function choose(modal: OpenModal): void {
  if (modal.kind === 'table') chooseTable(modal.actor);
  else if (modal.kind === 'treatment') chooseTreatment(modal.actor);
  else {
    const [start] = selectStarts(modal.actor.getSnapshot());
    modal.actor.send({ type: 'time.chosen', start: start ?? '' });
    modal.actor.send({ type: 'done.pressed' });
  }
}

function chooseTable(dinner: Extract<OpenModal, { kind: 'table' }>['actor']): void {
  const evening = selectEvenings(dinner.getSnapshot()).find(({ isOpen }) => isOpen);
  if (!evening) throw new Error('the restaurant is closed');
  const { date, tables } = evening;
  if (tables.state === 'notAsked') dinner.send({ type: 'date.ticked', date, isTicked: true });
  else if (tables.state === 'failed') dinner.send({ type: 'tables.retried', date });
  else if (tables.state === 'free') {
    dinner.send({ type: 'time.chosen', date, timeslot: tables.times[0] ?? '' });
    dinner.send({ type: 'continue.pressed' });
  }
}

function chooseTreatment(modal: Extract<OpenModal, { kind: 'treatment' }>['actor']): void {
  const snapshot = modal.getSnapshot();
  switch (spa.selectPage(snapshot)) {
    case 'guests':
      modal.send({ type: 'continue.pressed' });
      return;
    case 'list': {
      const isEmpty = spa.selectLists(snapshot).every(({ treatments }) => treatments.length === 0);
      modal.send({ type: isEmpty ? 'treatment.wanted' : 'done.pressed' });
      return;
    }
    case 'treatments': {
      const [treatment] = spa.selectTreatments(snapshot);
      const code = treatment?.durations[0]?.code ?? '';
      modal.send({ type: 'duration.chosen', treatmentId: treatment?.id ?? '', code });
      return;
    }
    case 'times': {
      const free = spa.selectTreatmentTimes(snapshot).slots.find(({ isFree }) => isFree);
      if (free) modal.send({ type: 'time.chosen', start: free.start });
      else modal.send({ type: 'half.chosen', half: 'PM' });
      modal.send({ type: 'time.confirmed' });
      return;
    }
    default:
      throw new Error('nothing to choose');
  }
}
