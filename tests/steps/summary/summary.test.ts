import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { CallError } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { roomSummaries } from '../../../machines/steps/summary/room-summary.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import type { LegPackage } from '../../../src/domain/addons/addons.ts';
import { booking, legOne } from '../../support/checkout-stay.ts';
import {
  boughtTable,
  boughtTreatment,
  extraSlot,
  legPackage,
  packagePrice,
} from '../../support/extras-fixtures.ts';
import { moneyVoucher, stayVoucher } from '../payment/voucher-fixtures.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { staged } from '../payment/start-payment.ts';
import { startStep } from '../start-step.ts';
import { gone, input, offline, summaryWorld } from './summary.world.ts';
import { reach } from '../../support/reach.ts';

describe('the summary step', () => {
  it('B §2.3 paths take every transition, and the guest can leave while staging', () => {
    const { paths } = expectWorld(summaryWorld);
    expect(paths.length).toBeLessThan(6);
  });

  it('B §2.3 stages the booking on Payment, and goes on with its payment session', async () => {
    const asked: unknown[] = [];
    const { actor } = startStep(
      summaryMachine.provide({
        actors: {
          stageBooking: fromPromise(({ input: question }) => {
            asked.push(question);
            return Promise.resolve(staged({ iPageSessionId: 'PS1', wallets: ['applePay'] }));
          }),
        },
      }),
      input,
    );
    actor.send({ type: 'payment.requested' });
    actor.send({ type: 'payment.requested' });
    const { output } = await reach(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ type: 'staged', iPageSessionId: 'PS1', wallets: ['applePay'] });
    expect(asked).toEqual([{ sessionId: 'S1', booking: input.booking, configuration }]);
  });

  it('B §2.3 keeps everything after a failed staging, and reports the failure', async () => {
    const { actor } = startStep(
      summaryMachine.provide({
        actors: { stageBooking: fromPromise(() => Promise.reject(new CallError(offline))) },
      }),
      input,
    );
    actor.send({ type: 'payment.requested' });
    const snapshot = await reach(actor, ({ value }) => value !== 'staging');
    expect(snapshot.value).toEqual({ reviewing: { bill: 'stagingFailed', amended: 'told' } });
    expect(selectFailure(snapshot)).toEqual(offline);
    expect(snapshot.context.booking).toEqual(input.booking);
  });

  it.each<[number, boolean, unknown, unknown[]]>([
    [
      404,
      false,
      { reviewing: { bill: 'asShown', amended: 'told' } },
      [{ type: 'booking.ended', reason: 'expired' }],
    ],
    [
      410,
      false,
      { reviewing: { bill: 'asShown', amended: 'told' } },
      [{ type: 'booking.ended', reason: 'expired' }],
    ],
    [404, true, 'made', []],
    [410, true, 'made', []],
  ])(
    'D-361 after a staging answered with %i ends the booking as expired, unless it is made (%s)',
    async (status, isBooked, value, news) => {
      const { actor, told } = startStep(
        summaryMachine.provide({
          actors: {
            stageBooking: fromPromise(() => Promise.reject(new CallError({ ...gone, status }))),
            findBooking: fromPromise<
              FoundBooking & { at: number; when: number },
              { confirmationNumber: string }
            >(() => Promise.resolve({ isBooked, total: null, at: 0, when: 0 })),
          },
        }),
        input,
      );
      actor.send({ type: 'payment.requested' });
      await reach(actor, (now) => !now.hasTag('busy'));
      expect(actor.getSnapshot().value).toEqual(value);
      expect(told).toEqual(news);
    },
  );

  it('B §2.3 leads from Edit to its step, and from Back to the details', () => {
    const editing = startStep(summaryMachine, input).actor;
    editing.send({ type: 'edit.pressed', place: { step: 'rooms', leg: 2 } });
    expect(editing.getSnapshot().output).toEqual({ type: 'edit', place: { step: 'rooms', leg: 2 } });

    const leaving = startStep(summaryMachine, input).actor;
    leaving.send({ type: 'back.pressed' });
    expect(leaving.getSnapshot().output).toEqual({ type: 'back' });
  });
});

describe('a room in the summary', () => {
  it('B §2.4 lists everything chosen, in order of time', () => {
    expect(roomSummaries(booking, configuration)[0]).toEqual({
      leg: 1,
      giftVouchers: [],
      arrival: '2027-05-01',
      departure: '2027-05-03',
      quota: { adults: 2, childAges: [], children: 0, infants: 0, dogs: 1 },
      roomName: 'Lake King',
      rateName: 'Spa Retreat',
      addOns: [{ name: 'Champagne on arrival', quantity: 2 }],
      bill: {
        leg: 1,
        roomAndRate: 40000,
        included: [{ code: 'DOG', name: '', quantity: 1, amount: 5000 }],
        spaUpgrades: 1500,
        addOns: [{ code: 'CHAMP', quantity: 2, amount: 6000 }],
        addOnsTotal: 6000,
        total: 52500,
        vouchers: 0,
        payable: 52500,
      },
      includes: ['breakfast', 'dinner', 'spa', 'spaPool', 'golf'],
      names: { inNameOf: null, guests: ['Ms Ada Lovelace', 'Mr Charles Babbage'] },
      golf: ['2027-05-02T10:10:00'],
      breakfast: {
        tables: [
          { restaurant: 'The Orangery', start: '2027-05-02T08:30:00' },
          { restaurant: 'The Orangery', start: '2027-05-03T09:00:00' },
        ],
        missing: [],
        closed: [],
      },
      dinner: { tables: [], missing: ['2027-05-01'], closed: [] },
      pool: [{ date: '2027-05-01', time: 'Afternoon' }],
      dinnerAddOns: [],
      golfAddOns: [],
      includedTreatments: [
        { guest: 'Ada', treatment: 'Hot stones', minutes: 60, start: '2027-05-01T15:00:00' },
      ],
      spaTreatments: [],
    });
  });

  it('B §2.4, D-51 leaves out what the rate does not include, and shows what is not booked yet', () => {
    const [, second] = roomSummaries(booking, configuration);
    const { golf, breakfast, dinner, pool, includedTreatments } = second ?? {};
    expect({ golf, breakfast, dinner, pool, includedTreatments }).toEqual({
      golf: null,
      breakfast: { tables: [], missing: [], closed: [] },
      dinner: null,
      pool: null,
      includedTreatments: null,
    });
  });

  it('F-11 says nothing of tables where a meal has no restaurant', () => {
    const rateGroups = configuration.rateGroups.map((group) => ({
      ...group,
      rates: group.rates.map((rate) => ({ ...rate, breakfastRestaurants: [] })),
    }));
    expect(roomSummaries(booking, { ...configuration, rateGroups })[1]?.breakfast).toBeNull();
  });

  it('B §2.4 lists the times of add-ons, with treatments by guest', () => {
    const bought = (code: string, ...selections: LegPackage['selections']) =>
      legPackage({ price: packagePrice({ code }), selections });
    const time = { time: '2027-05-02T11:20:00', reference: 'X', item: null };
    const mud = extraSlot('2027-05-02T14:00:00', 4000);
    const massage = { guestIndex: 1, displayName: 'Back massage' };
    const packages = [
      bought('TABLE', boughtTable('2027-05-01T19:30:00', { restaurant: 'R2' })),
      bought('TEE', { kind: 'golf', date: '2027-05-02', quantity: 2, time }),
      bought('MASSAGE', boughtTreatment('2027-05-02T16:00:00', massage)),
      bought('MUD', { kind: 'mud', code: 'MUD2', guestIndexes: [0, 1], time: mud }),
    ];
    const leg = { ...legOne, packages };
    const stay = { ...booking, legs: [leg] };
    const [first] = roomSummaries(stay, configuration);
    const { dinnerAddOns, golfAddOns, spaTreatments } = first ?? {};
    expect({ dinnerAddOns, golfAddOns, spaTreatments }).toEqual({
      dinnerAddOns: [{ restaurant: 'The Boathouse', time: '2027-05-01T19:30:00', diners: 2 }],
      golfAddOns: [{ time: '2027-05-02T11:20:00', players: 2 }],
      spaTreatments: [
        { guest: 'Ada Lovelace', treatments: [{ name: 'Mud room', time: '2027-05-02T14:00:00' }] },
        {
          guest: 'Charles Babbage',
          treatments: [
            { name: 'Mud room', time: '2027-05-02T14:00:00' },
            { name: 'Back massage', time: '2027-05-02T16:00:00' },
          ],
        },
      ],
    });
  });

  it('B §2.4, F-11 names the vouchers to bring along: those for a stay', () => {
    const withMoney = { ...booking, vouchers: [moneyVoucher('GV1', 10000)] };
    const ofStay = stayVoucher('SV1', 0);
    const withStay = { ...booking, legs: [legOne], vouchers: [ofStay] };
    expect(roomSummaries(withMoney, configuration)[0]?.giftVouchers).toEqual([]);
    expect(roomSummaries(withStay, configuration)[0]?.giftVouchers).toEqual([ofStay]);
  });
});
