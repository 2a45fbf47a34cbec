import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import {
  selectCanSearch,
  selectIsBlockedByAges,
  selectIsBlockedByVoucher,
  selectIsClosed,
  selectIsDateFixed,
  selectIsSubmitted,
  selectModal,
} from '../../machines/steps/search/search.selectors.ts';
import { party as partyOf } from '../domain/builders.ts';
import { expectWorld } from '../paths/expect-full-coverage.ts';
import { appliedVoucher, configuration, search, session, voucherStatus } from '../support/fixtures.ts';
import { closed, party, searchWorld } from '../worlds/search.world.ts';

function opened(
  values: { configuration?: StayConfiguration; search?: OpenSearch } = {},
  check: (reference: string) => Promise<VoucherStatus> = () => Promise.reject(new Error('no such voucher')),
) {
  const machine = searchMachine.provide({
    actors: { checkVoucher: fromPromise(({ input }) => check(input.reference)) },
  });
  const input = { configuration: configuration(), session, search: search(), ...values };
  return createActor(machine, { input }).start();
}

async function checked(actor: ReturnType<typeof opened>, reference: string) {
  actor.send({ type: 'reference.typed', reference });
  actor.send({ type: 'voucher.submitted' });
  await waitFor(actor, (snapshot) => snapshot.context.checking.length === 0);
}

describe('A §2.4 the search form', () => {
  it('paths take every transition', () => {
    const { paths } = expectWorld(searchWorld);
    expect(paths.length).toBeGreaterThan(0);
  });

  it('gives the search with trimmed code and the parties of the rooms asked for', async () => {
    const actor = opened();
    actor.send({ type: 'arrival.chosen', date: '2027-06-01' });
    actor.send({ type: 'nights.chosen', nights: 3 });
    actor.send({ type: 'rooms.chosen', rooms: 2 });
    actor.send({ type: 'party.changed', room: 1, party: { ...party, adults: 1, dogs: 1 } });
    actor.send({ type: 'code.typed', code: ' HEATHER ' });
    actor.send({ type: 'search.submitted' });
    expect(await toPromise(actor)).toEqual({
      type: 'searched',
      vouchers: [],
      search: {
        arrivalDate: '2027-06-01',
        numberOfNights: 3,
        code: 'HEATHER',
        voucherCodes: [],
        amendId: null,
        guestOccupancies: [party, { ...party, adults: 1, dogs: 1 }],
      },
    });
  });

  it.each([
    ['before the business date', '2027-04-30'],
    ['beyond two years', '2029-05-02'],
  ])('A §5.2 no arrival %s', (_, date) => {
    const actor = opened();
    actor.send({ type: 'arrival.chosen', date });
    expect(actor.getSnapshot().context.arrivalDate).toBe('2027-05-10');
  });

  it('A §9.1 nights are 1 to 14', () => {
    const actor = opened();
    for (const nights of [0, 15, 1.5]) actor.send({ type: 'nights.chosen', nights });
    expect(actor.getSnapshot().context.numberOfNights).toBe(2);
    actor.send({ type: 'nights.chosen', nights: 14 });
    expect(actor.getSnapshot().context.numberOfNights).toBe(14);
  });

  it('A §5.2 a party beyond the limits is brought within them', () => {
    const actor = opened();
    const many = { adults: 9, childCount: 3, children: [], dogs: 7 };
    actor.send({ type: 'party.changed', room: 0, party: many });
    expect(actor.getSnapshot().context.parties).toEqual([
      { adults: 4, childCount: 1, children: [{ index: 0, age: null }], dogs: 2 },
    ]);
  });

  it('E-09 waits for the age of every child', async () => {
    const actor = opened();
    actor.send({ type: 'party.changed', room: 0, party: partyOf(2, [null]) });
    expect([selectCanSearch(actor.getSnapshot()), selectIsBlockedByAges(actor.getSnapshot())]).toEqual([
      false,
      true,
    ]);
    actor.send({ type: 'search.submitted' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'party.changed', room: 0, party: partyOf(2, [7]) });
    expect(selectIsBlockedByAges(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'search.submitted' });
    expect(await toPromise(actor)).toEqual({
      type: 'searched',
      vouchers: [],
      search: search({ guestOccupancies: [partyOf(2, [7])] }),
    });
  });

  it('D-72 amending begins with the party that it is, and may keep it', () => {
    const booked = partyOf(2, [null, null], 1);
    const actor = opened({ search: { ...search({ amendId: 'A-1' }), guestOccupancies: [booked] } });
    expect(actor.getSnapshot().context.parties).toEqual([booked]);
    actor.send({ type: 'party.changed', room: 0, party: partyOf(3, [4, 9, 1], 1) });
    expect(actor.getSnapshot().context.parties).toEqual([partyOf(3, [4, 9], 1)]);
  });

  it("A §5.2 '5+' rooms block the search and lose nothing", () => {
    const actor = opened();
    actor.send({ type: 'rooms.chosen', rooms: 3 });
    actor.send({ type: 'rooms.chosen', rooms: 0 });
    expect(selectCanSearch(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().context.parties).toHaveLength(3);
  });

  it('amending hides the rooms choice', () => {
    const actor = opened({ search: search({ amendId: 'A-1' }) });
    actor.send({ type: 'rooms.chosen', rooms: 3 });
    expect(actor.getSnapshot().context.rooms).toBe(1);
  });

  it('a disabled rooms system takes no search', () => {
    const actor = opened({ configuration: closed });
    expect(selectIsClosed(actor.getSnapshot())).toBe(true);
    expect(selectCanSearch(actor.getSnapshot())).toBe(false);
  });
});

describe('D-405 a voucher that is typed and not applied goes along with the search', () => {
  function submitted(check: (reference: string) => Promise<VoucherStatus>, rooms = 1) {
    const actor = opened({}, check);
    actor.send({ type: 'rooms.chosen', rooms });
    actor.send({ type: 'reference.typed', reference: ' GIFT-100 ' });
    actor.send({ type: 'search.submitted' });
    return actor;
  }

  const answered = (actor: ReturnType<typeof opened>) =>
    waitFor(actor, ({ context }) => context.checking.length === 0);

  it('is checked first, and then searched with', async () => {
    const actor = submitted(() => Promise.resolve(voucherStatus()));
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectIsSubmitted(actor.getSnapshot())).toBe(true);
    expect(await toPromise(actor)).toEqual({
      type: 'searched',
      vouchers: [appliedVoucher()],
      search: search({ voucherCodes: ['GIFT-100'] }),
    });
  });

  it('keeps the guest on the form where it does not count, and once that is said the search goes on', async () => {
    const actor = submitted(() => Promise.reject(new Error('no such voucher')));
    await answered(actor);
    const { status, context } = actor.getSnapshot();
    expect({ status, invalid: context.invalid, reference: context.reference }).toEqual({
      status: 'active',
      invalid: [{ reference: 'GIFT-100', name: '', reason: 'notFound' }],
      reference: '',
    });
    expect(selectIsSubmitted(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'search.submitted' });
    expect(await toPromise(actor)).toEqual({ type: 'searched', vouchers: [], search: search() });
  });

  it('A §5.2 keeps the guest on the form where it counts for one room only', async () => {
    const stay = voucherStatus({ content: { Category: 0, IsMonetary: false } });
    const actor = submitted(() => Promise.resolve(stay), 2);
    await answered(actor);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectIsBlockedByVoucher(actor.getSnapshot())).toBe(true);
    expect(selectIsSubmitted(actor.getSnapshot())).toBe(false);
  });

  it('another one typed meanwhile keeps the guest on the form', async () => {
    const actor = submitted(() => Promise.resolve(voucherStatus()));
    actor.send({ type: 'reference.typed', reference: 'GIFT-200' });
    await answered(actor);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectIsSubmitted(actor.getSnapshot())).toBe(false);
  });

  it('one that is applied already needs no check', async () => {
    const actor = opened({}, () => Promise.resolve(voucherStatus()));
    await checked(actor, 'GIFT-100');
    actor.send({ type: 'reference.typed', reference: 'gift-100' });
    actor.send({ type: 'search.submitted' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('A §4.3 vouchers', () => {
  it('an applied voucher fixes dates and nights', async () => {
    const actor = opened({}, () => Promise.resolve(voucherStatus()));
    await checked(actor, 'GIFT-100');
    actor.send({ type: 'arrival.chosen', date: '2027-06-01' });
    actor.send({ type: 'nights.chosen', nights: 5 });
    const { applied, arrivalDate, numberOfNights } = actor.getSnapshot().context;
    expect({ applied, arrivalDate, numberOfNights }).toEqual({
      applied: [appliedVoucher()],
      arrivalDate: '2027-05-10',
      numberOfNights: 2,
    });
    expect(selectIsDateFixed(actor.getSnapshot())).toBe(true);
  });

  it('a reference that is applied is not checked again', async () => {
    let checks = 0;
    const actor = opened({}, () => {
      checks += 1;
      return Promise.resolve(voucherStatus());
    });
    await checked(actor, 'GIFT-100');
    await checked(actor, ' gift-100 ');
    expect(checks).toBe(1);
  });

  it("a failed lookup is 'Cannot be found', once, and opens no modal", async () => {
    const actor = opened();
    await checked(actor, 'NOPE');
    await checked(actor, 'NOPE');
    expect(actor.getSnapshot().context.invalid).toEqual([
      { reference: 'NOPE', name: '', reason: 'notFound' },
    ]);
    expect(selectModal(actor.getSnapshot())).toBe(null);
  });

  it("a voucher outside its period opens the modal with key 'expired'", async () => {
    const actor = opened({}, () =>
      Promise.resolve(voucherStatus({ canBeUsed: false, isOutsidePeriod: true })),
    );
    await checked(actor, 'GIFT-100');
    expect(selectModal(actor.getSnapshot())).toBe('refusal');
    expect(actor.getSnapshot().context.help).toBe('expired');
  });

  it('codes of the previous search are checked again', async () => {
    const seen: string[] = [];
    const actor = opened({ search: search({ voucherCodes: ['A-1', 'B-2'] }) }, (reference) => {
      seen.push(reference);
      return Promise.reject(new Error('gone'));
    });
    await waitFor(actor, (snapshot) => snapshot.context.checking.length === 0);
    expect(seen).toEqual(['A-1', 'B-2']);
  });

  it('A §4.3 an arrival that changes during a check is checked instead', async () => {
    const checks: { reference: string; arrivalDate: string }[] = [];
    const answers: ((status: VoucherStatus) => void)[] = [];
    const machine = searchMachine.provide({
      actors: {
        checkVoucher: fromPromise(({ input }) => {
          checks.push(input);
          return new Promise<VoucherStatus>((resolve) => answers.push(resolve));
        }),
      },
    });
    const input = { configuration: configuration(), session, search: search() };
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'reference.typed', reference: 'GIFT-100' });
    actor.send({ type: 'voucher.submitted' });
    actor.send({ type: 'arrival.chosen', date: '2027-06-01' });
    answers[0]?.(voucherStatus({ canBeUsed: false, isOutsidePeriod: true }));
    answers[1]?.(voucherStatus());
    await waitFor(actor, (snapshot) => snapshot.context.checking.length === 0);
    expect(checks).toEqual([
      { reference: 'GIFT-100', arrivalDate: '2027-05-10' },
      { reference: 'GIFT-100', arrivalDate: '2027-06-01' },
    ]);
    const { applied, invalid } = actor.getSnapshot().context;
    expect([applied.length, invalid.length]).toEqual([1, 0]);
  });

  it('D-06 any stay voucher blocks more than one room, wherever it stands in the list', async () => {
    const stay = voucherStatus({
      content: { Category: 0, IsMonetary: false },
      voucher: { ...appliedVoucher().voucher, certificateReferenceNumber: 'STAY-1' },
    });
    const actor = opened({}, (reference) => Promise.resolve(reference === 'STAY-1' ? stay : voucherStatus()));
    await checked(actor, 'STAY-1');
    await checked(actor, 'GIFT-100');
    expect(selectCanSearch(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'rooms.chosen', rooms: 2 });
    expect(selectIsBlockedByVoucher(actor.getSnapshot())).toBe(true);
    expect(selectCanSearch(actor.getSnapshot())).toBe(false);
  });
});
