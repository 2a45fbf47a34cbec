import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import {
  selectIsSubmitted,
  selectModal,
  selectStayDates,
} from '../../../machines/steps/search/search.selectors.ts';
import type { SearchContext } from '../../../machines/steps/search/search.rules.ts';
import type { Rules } from '../../tools/paths/invariants.ts';
import { search } from '../../support/fixtures.ts';
import { endedActor, given, on } from '../../worlds/rules.ts';

/** Whether the search is blocked: by '5+' rooms, or while a voucher is being checked (A §5.2, §4.3). */
function isBlocked({ rooms, checking }: SearchContext): boolean {
  return rooms === 0 || checking.length > 0;
}

/**
 * Whether 'Check Availability' has to check a voucher first: a typed one, or one without an answer (D-452, D-456).
 */
function waitsFor({ reference, applied, unchecked }: SearchContext): boolean {
  const isApplied = applied.some(({ voucher }) => voucher.certificateReferenceNumber === reference);
  return unchecked.length > 0 || (reference !== '' && !isApplied);
}

/** The field that each event sets, and when it may. */
const FIELDS: Readonly<
  Record<string, { field: keyof SearchContext; part: string; isFree: (context: SearchContext) => boolean }>
> = {
  // An applied voucher fixes dates and nights (A §4.3).
  'arrival.chosen': { field: 'arrivalDate', part: 'date', isFree: ({ applied }) => applied.length === 0 },
  'nights.chosen': { field: 'numberOfNights', part: 'nights', isFree: ({ applied }) => applied.length === 0 },
  'rooms.chosen': { field: 'rooms', part: 'rooms', isFree: ({ amendId }) => amendId === null },
  'code.typed': { field: 'code', part: 'code', isFree: () => true },
  'reference.typed': { field: 'reference', part: 'reference', isFree: () => true },
};

/** Whether an event chooses the arrival, in the form or the calendar. */
function isDay({ type }: { type: string }): boolean {
  return type === 'arrival.chosen' || type === 'stayDates.chosen';
}

/** Samples that the form does not offer. */
const NOT_OFFERED: readonly unknown[] = ['2027-04-30', 9];

/** How the search form responds to each entry, by the specification. */
export const searchRules: Rules<SnapshotFrom<typeof searchMachine>> = {
  'a voucher is checked as typed or kept, for the chosen arrival (A §5.2)': (seen) => {
    const asked = given<{ reference: string; arrivalDate: string }>(seen, 'checkVoucher');
    if (!asked) return null;
    const { arrivalDate } = seen.before?.context ?? search();
    const day = isDay(seen.event) ? '2027-06-01' : arrivalDate;
    return ['GIFT-100', 'GIFT-200'].includes(asked.reference) && asked.arrivalDate === day;
  },
  'a running check starts again for another arrival (A §5.2)': (seen) => {
    const isAsked = seen.before?.matches({ open: { vouchers: 'checking' } }) ?? false;
    if (!isAsked || !isDay(seen.event)) return null;
    const { date, arrivalDate = date } = seen.event as { date?: string; arrivalDate?: string };
    const isTaken = arrivalDate === '2027-06-01' && seen.before?.context.applied.length === 0;
    return 'checkVoucher' in seen.inputs === isTaken;
  },
  'the form holds every offered value, unless a voucher fixes the field (A §2.4, §4.3)': ({
    event,
    before,
    after,
  }) => {
    const entered = FIELDS[event.type];
    if (!before || !entered) return null;
    const value = (event as unknown as Record<string, unknown>)[entered.part];
    const isTaken = entered.isFree(before.context) && !NOT_OFFERED.includes(value);
    return after.context[entered.field] === (isTaken ? value : before.context[entered.field]);
  },
  'both dates of the calendar are taken, unless a voucher fixes them (A §4.3, §5.2)': on(
    'stayDates.chosen',
    ({ event, before, after: { context } }) => {
      const { arrivalDate, numberOfNights } =
        before.context.applied.length === 0 && event['arrivalDate'] === '2027-06-01'
          ? { arrivalDate: '2027-06-01', numberOfNights: 1 }
          : before.context;
      return context.arrivalDate === arrivalDate && context.numberOfNights === numberOfNights;
    },
  ),
  'the dates open as a modal when no other is open and no voucher fixes them (A §4.3, D-500)': on(
    'dates.opened',
    ({ before, after }) => {
      const mayOpen = selectModal(before) === null && before.context.applied.length === 0;
      return selectModal(after) === (mayOpen ? 'dates' : selectModal(before));
    },
  ),
  'the departure closes the modal of the dates (D-500)': on(
    'stayDates.ended',
    ({ before, after }) =>
      selectModal(after) === (selectModal(before) === 'dates' ? null : selectModal(before)),
  ),
  'the calendar of prices starts when the dates first open, with the current form (D-500)': (seen) => {
    const { event, before, after } = seen;
    const opened = given<{ search: { arrivalDate: string; guestOccupancies: unknown[] } }>(seen, 'stayDates');
    if (!before || event.type !== 'dates.opened') return opened ? false : null;
    const isFirst = selectModal(after) === 'dates' && selectStayDates(before) === undefined;
    if (!opened || !isFirst) return !opened && (!isFirst || selectModal(before) === 'dates');
    const { arrivalDate, rooms } = before.context;
    return opened.search.arrivalDate === arrivalDate && opened.search.guestOccupancies.length === rooms;
  },
  'a broken calendar leaves the modal and the dates (D-500)': on(
    'xstate.error.actor.stayDates',
    ({ before, after }) =>
      selectModal(after) === selectModal(before) && after.context.arrivalDate === before.context.arrivalDate,
  ),
  'a voucher that counts closes the modal of the dates, since it fixes them (A §4.3)': (seen) => {
    const { before, after } = seen;
    if (!before || endedActor(seen) !== 'checkVoucher' || selectModal(before) !== 'dates') return null;
    return after.context.applied.length === 0 ? null : selectModal(after) === null;
  },
  'a search is made at once, after its vouchers are checked, or not at all while blocked (A §5.2, D-452)': ({
    event,
    before,
    after,
    inputs,
  }) => {
    if (!before || event.type !== 'search.submitted') return null;
    if (isBlocked(before.context)) {
      return (
        after.status === 'active' &&
        selectIsSubmitted(after) === selectIsSubmitted(before) &&
        after.context.checking === before.context.checking
      );
    }
    if (!waitsFor(before.context)) return after.status === 'done';
    return selectIsSubmitted(after) && 'checkVoucher' in inputs && after.context.reference === '';
  },
  'a waiting search is made when every voucher counts, and dropped when one does not (D-452)': (seen) => {
    const { event, before, after } = seen;
    if (!before || endedActor(seen) !== 'checkVoucher' || !selectIsSubmitted(before)) return null;
    const { output } = event as unknown as { output?: { canBeUsed: boolean } };
    if (output?.canBeUsed !== true) return after.status === 'active' && !selectIsSubmitted(after);
    if (before.context.checking.length > 1) return selectIsSubmitted(after);
    const isMade = before.context.rooms !== 0 && !waitsFor(after.context);
    return (after.status === 'done') === isMade && (isMade || !selectIsSubmitted(after));
  },
  'a voucher is checked once, in its turn (A §4.3)': ({ event, before, after }) => {
    if (!before || event.type !== 'voucher.submitted') return null;
    const { reference, applied, checking } = before.context;
    const isKnown =
      reference === '' ||
      checking.includes(reference) ||
      applied.some(({ voucher }) => voucher.certificateReferenceNumber === reference);
    return isKnown
      ? after.context.checking === checking && after.context.reference === reference
      : after.context.checking.at(-1) === reference && after.context.reference === '';
  },
  'only a voucher without an answer is checked again (D-456)': ({ event, before, after }) => {
    if (!before || event.type !== 'voucher.retried') return null;
    const isOpen = before.context.unchecked.some(({ reference }) => reference === 'GIFT-100');
    return isOpen
      ? after.context.checking.at(-1) === 'GIFT-100' &&
          after.context.unchecked.every(({ reference }) => reference !== 'GIFT-100')
      : after.context === before.context;
  },
  'a removed voucher is in no list (A §4.3)': ({ event, after: { context } }) =>
    event.type === 'voucher.removed'
      ? [...context.invalid, ...context.unchecked].every(({ reference }) => reference !== 'GIFT-100') &&
        context.applied.every(({ voucher }) => voucher.certificateReferenceNumber !== 'GIFT-100')
      : null,
  'the map opens when the estate has one and no other modal is open (A §2.4)': ({ event, before, after }) => {
    if (!before || event.type !== 'map.opened') return null;
    const isShown =
      selectModal(before) === null && before.context.configuration.content.search.accommodationMap !== null;
    return selectModal(after) === (isShown ? 'map' : selectModal(before));
  },
  'the voucher help opens on request (A §2.4)': ({ event, before, after }) =>
    before && event.type === 'voucherHelp.opened'
      ? selectModal(after) === (selectModal(before) ?? 'voucherHelp')
      : null,
  'closing a modal leads back to the form': ({ event, after }) =>
    event.type === 'modal.closed' ? selectModal(after) === null : null,
};
