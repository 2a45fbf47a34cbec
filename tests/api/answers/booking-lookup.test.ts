import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountContent } from '../../../src/api/content.ts';
import { loadAccountConfiguration } from '../../../src/api/account/configuration.ts';
import { findStay } from '../../../src/api/stay/bookings.ts';
import { loadStayConfiguration } from '../../../src/api/stay/configuration.ts';
import { bookedRoom, SENT_ROOM } from '../../account/account-bookings.ts';
import { checkAnswer } from './check-answer.ts';

const read = { items: [bookedRoom()], hasVoucher: false, paid: 10_050, due: 32_000 };

describe('D-497 a booking that was looked up', () => {
  checkAnswer('has the fields of a retrieved booking and the sum paid', {
    call: findStay,
    wire: { items: [SENT_ROOM], hasVoucher: false, Deposit: 100.5, DueOnArrival: 320 },
    result: read,
    required: ['items', 'hasVoucher', 'items.0.DateRange', 'items.0.Total'],
  });

  it.each([[undefined], [null], ['']])(
    'E-20 %j for the sum paid and for what is due leaves them unknown',
    (nothing) => {
      const sums = { Deposit: nothing, DueOnArrival: nothing };
      expect(v.parse(findStay.answer, { items: [SENT_ROOM], hasVoucher: false, ...sums })).toEqual({
        ...read,
        paid: null,
        due: null,
      });
    },
  );

  it.each([[null], [''], [{ items: [], hasVoucher: false }], [{ items: null, hasVoucher: false }]])(
    'E-05 %j is unreadable: it proves neither a booking nor that there is none',
    (answer) => {
      expect(v.safeParse(findStay.answer, answer).success).toBe(false);
    },
  );
});

describe('D-497, D-645 whether bookings can be looked up, and their rooms cancelled', () => {
  const inAccount = (Content: unknown) => v.parse(loadAccountConfiguration.answer, { Content }).content;
  const inStay = (Content: unknown) =>
    v.parse(
      accountContent,
      v.parse(loadStayConfiguration.answer, { Areas: [], AdultTitles: [], Content }).content.account,
    );

  it('either configuration can allow it', () => {
    const account = { bookingLookup: true, bookingCancellation: true };
    expect([inAccount({ account }), inStay({ account })]).toEqual([{ account }, account]);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [{}],
    [{ account: null }],
    [{ account: '' }],
    [{ account: {} }],
    [{ account: { bookingLookup: null } }],
    [{ account: { bookingLookup: '' } }],
    [{ account: { bookingLookup: false } }],
    [{ account: { bookingLookup: 'yes' } }],
    [{ account: [true] }],
  ])('E-20 they cannot with the content %j', (Content) => {
    const account = { bookingLookup: false, bookingCancellation: false };
    expect([inAccount(Content), inStay(Content)]).toEqual([{ account }, account]);
  });
});
