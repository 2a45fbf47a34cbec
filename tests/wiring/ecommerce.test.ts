import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/domain/booking/steps.ts';
import type { Facts } from '../../widget/telemetry/facts.ts';
import { ecommerceOf } from '../../widget/telemetry/ecommerce.ts';
import { legPackage, packagePrice } from '../support/extras-fixtures.ts';
import {
  addOn,
  availability,
  availableRate,
  booking,
  configuration,
  heldLeg,
  quota,
} from '../support/fixtures.ts';

const packages = [legPackage({ price: packagePrice({ code: 'FIZZ', amount: 4500 }), quantity: 2 })];
const estate = configuration({ addOns: [addOn()] });
const area = estate.areas.find(({ roomTypes }) => roomTypes.some(({ code }) => code === 'LAK'));
const lake = area?.roomTypes.find(({ code }) => code === 'LAK');

function facts(values: Partial<Facts> = {}): Facts {
  return {
    place: { step: 'rooms', leg: 1 },
    configuration: estate,
    booking: booking(),
    availability: null,
    isLooking: false,
    isPaying: false,
    isPaid: false,
    isExpiring: false,
    ending: null,
    ...values,
  };
}

const named = { item_id: 'LAK', item_name: lake?.displayName, item_category: area?.displayName };
const stay = {
  ...{ start_date: '2027-05-10', end_date: '2027-05-12', number_of_nights: 2 },
  ...{ adults: 2, children: 0 },
};
const room = { ...named, item_variant: 'Room only', price: 200, quantity: 1, ...stay };
const fizz = {
  item_id: 'FIZZ',
  item_name: 'A bottle of fizz',
  item_category: 'Add-on',
  price: 45,
  quantity: 2,
};

describe('embedding.md: the events for GA4 hold', () => {
  it('the available rooms, each with its lowest price', () => {
    const now = facts({ availability: availability() });
    const [push] = ecommerceOf({ name: 'availability', detail: { available: true, rooms: 2 } }, now, facts());
    expect(push?.event).toBe('view_item_list');
    expect(push?.ecommerce['item_list_id']).toBe('rooms');
    expect(push?.ecommerce.items.map((item) => [item.item_id, item.price, item.quantity])).toEqual([
      ['LAK', 200, 1],
      ['MOR', 200, 1],
    ]);
    expect(push?.ecommerce.items).toEqual([expect.objectContaining(stay), expect.objectContaining(stay)]);
  });

  it('the guests of a room, with the youngest among the children', () => {
    const guestQuota = quota({ adults: 1, children: 1, infants: 1 });
    const now = facts({ booking: booking({ legs: [heldLeg(1, { guestQuota })] }) });
    const [push] = ecommerceOf({ name: 'room-selected', detail: { leg: 1, room: 'LAK' } }, now, now);
    expect(push?.ecommerce.items).toMatchObject([{ adults: 1, children: 2 }]);
  });

  it('a chosen room, without a price until it has a rate', () => {
    const now = facts({ booking: booking({ legs: [heldLeg(1, { rate: null })] }) });
    expect(ecommerceOf({ name: 'room-selected', detail: { leg: 1, room: 'LAK' } }, now, now)).toEqual([
      {
        event: 'select_item',
        ecommerce: {
          item_list_id: 'rooms',
          item_list_name: 'Rooms',
          items: [{ ...named, quantity: 1, ...stay }],
        },
      },
    ]);
  });

  it('the old rate as removed from the cart and the new one as added', () => {
    const before = facts({
      booking: booking({
        legs: [heldLeg(1, { rate: availableRate({ name: 'Dear', rateCode: 'D', amount: 30_050 }) })],
      }),
    });
    const event = {
      name: 'rate-selected' as const,
      detail: { leg: 1, rate: 'ROOM', amount: 200, currency: 'GBP' },
    };
    expect(ecommerceOf(event, facts(), before)).toEqual([
      {
        event: 'remove_from_cart',
        ecommerce: {
          currency: 'GBP',
          value: 300.5,
          items: [{ ...room, item_variant: 'Dear', price: 300.5 }],
        },
      },
      { event: 'add_to_cart', ecommerce: { currency: 'GBP', value: 200, items: [room] } },
    ]);
  });

  it('add-ons as added and removed', () => {
    const withFizz = facts({ booking: booking({ legs: [heldLeg(1, { packages })] }) });
    const cart = { currency: 'GBP', value: 90, items: [fizz] };
    const added = { name: 'addon-added' as const, detail: { leg: 1, addon: 'FIZZ', quantity: 2 } };
    expect(ecommerceOf(added, withFizz, facts())).toEqual([{ event: 'add_to_cart', ecommerce: cart }]);
    const removed = { name: 'addon-removed' as const, detail: { leg: 1, addon: 'FIZZ' } };
    expect(ecommerceOf(removed, facts(), withFizz)).toEqual([{ event: 'remove_from_cart', ecommerce: cart }]);
  });

  it('the whole booking at checkout, payment and purchase', () => {
    const now = facts({ booking: booking({ legs: [heldLeg(1, { packages })] }) });
    // £200 + 2 × £45.
    const all = { currency: 'GBP', value: 290, items: [room, fizz] };
    const checkout = { name: 'step', detail: { step: 'details' } } as const;
    const from = (step: Step | null) => facts({ place: step && { step, leg: 1 } });
    expect(ecommerceOf(checkout, now, from('addons'))).toEqual([{ event: 'begin_checkout', ecommerce: all }]);
    // A reload at the details and the way back from the summary.
    expect([null, 'summary' as const].flatMap((step) => ecommerceOf(checkout, now, from(step)))).toEqual([]);
    expect(ecommerceOf({ name: 'payment-started', detail: {} }, now, now)).toEqual([
      { event: 'add_payment_info', ecommerce: { payment_type: 'Card', ...all } },
    ]);
    const detail = { confirmationNumber: 'C-1', total: 290, currency: 'GBP' };
    expect(ecommerceOf({ name: 'booked', detail }, now, now)).toEqual([
      { event: 'purchase', ecommerce: { transaction_id: 'C-1', ...all } },
    ]);
  });

  it.each([
    { currency: { code: 'JPY', decimals: 0 }, value: 29_000, prices: [20_000, 4_500] },
    { currency: { code: 'KWD', decimals: 3 }, value: 29, prices: [20, 4.5] },
  ])('major units of $currency.code, whatever its decimals', ({ currency, value, prices }) => {
    const now = facts({
      configuration: { ...estate, currency },
      booking: booking({ legs: [heldLeg(1, { packages })] }),
    });
    const detail = { confirmationNumber: 'C-1', total: value, currency: currency.code };
    const [push] = ecommerceOf({ name: 'booked', detail }, now, now);
    expect(push?.ecommerce).toMatchObject({ currency: currency.code, value });
    expect(push?.ecommerce.items.map(({ price }) => price)).toEqual(prices);
  });

  it('T27 no personal data, and nothing for events outside commerce', () => {
    const now = facts({ booking: booking({ legs: [heldLeg(1, { packages })] }) });
    const detail = { confirmationNumber: 'C-1', total: 290, currency: 'GBP' };
    expect(JSON.stringify(ecommerceOf({ name: 'booked', detail }, now, now))).not.toMatch(/Tom|Ivy|Fell/);
    expect(ecommerceOf({ name: 'step', detail: { step: 'guests' } }, now, now)).toEqual([]);
    expect(ecommerceOf({ name: 'cancelled', detail: {} }, now, now)).toEqual([]);
  });
});
