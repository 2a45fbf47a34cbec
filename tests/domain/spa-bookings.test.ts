import { describe, expect, it } from 'vitest';
import { spaBadge, spaBill, spaClientPlans, splitSpaBookings } from '../../src/domain/spa-bookings.ts';
import { spaDay } from '../support/account-bookings.ts';

describe('visits to the spa', () => {
  it.each([
    [0, { kind: 'today' }],
    [-18, { kind: 'toGo', days: 18 }],
    [75, { kind: 'ago', days: 75 }],
  ])(
    'B §2.15 DaysToGo %i gives the badge %o; its sign is the reverse of that for stays',
    (daysToGo, badge) => {
      expect(spaBadge(spaDay({ daysToGo }))).toEqual(badge);
    },
  );

  it('B §2.15 DaysToGo of 0 or less is upcoming', () => {
    const visits = [75, -18, 0, 3, -2].map((daysToGo) => spaDay({ daysToGo }));
    const { upcoming, previous } = splitSpaBookings(visits);
    expect(upcoming.map(({ daysToGo }) => daysToGo)).toEqual([0, -2, -18]);
    expect(previous.map(({ daysToGo }) => daysToGo)).toEqual([3, 75]);
  });

  it('B §2.17 the bill of a spa day multiplies its price by the guests', () => {
    expect(spaBill(spaDay())).toEqual({
      kind: 'spaDay',
      clients: 2,
      price: 14_500,
      product: 29_000,
      total: 29_000,
    });
  });

  it('B §2.17 the bill of single treatments adds them up', () => {
    // £80.50 + £95 + £94 = £269.50.
    expect(spaBill(spaDay({}, { package: null, calculatedAmount: 26_950 }))).toEqual({
      kind: 'treatments',
      sum: 26_950,
      total: 26_950,
    });
  });

  it("B §2.17, D-04 each guest's day is in order of time, and a spa day ends with the departure", () => {
    const [rosalind, agnes] = spaClientPlans(spaDay());
    expect(rosalind?.treatments).toEqual([
      { name: 'Heather & Honey Massage', minutes: 60 },
      { name: 'Still Water Facial', minutes: 45 },
    ]);
    expect(rosalind?.itinerary).toEqual([
      { kind: 'arrival', time: '09:30', name: '' },
      { kind: 'treatment', time: '10:30', name: 'Heather & Honey Massage' },
      { kind: 'restaurant', time: '13:00', name: 'The Stillroom' },
      { kind: 'treatment', time: '14:30', name: 'Still Water Facial' },
      { kind: 'departure', time: '17:00', name: '' },
    ]);
    expect(agnes?.itinerary).toEqual([
      { kind: 'treatment', time: '11:00', name: 'Still Water Facial' },
      { kind: 'restaurant', time: '13:00', name: 'The Stillroom' },
      { kind: 'garden', time: '15:00', name: 'Spa garden' },
      { kind: 'departure', time: '17:00', name: '' },
    ]);
  });

  it('B §2.17 a visit without a spa day has no departure', () => {
    const [rosalind] = spaClientPlans(spaDay({}, { package: null, restaurantTime: null }));
    expect(rosalind?.itinerary.map(({ kind }) => kind)).toEqual(['arrival', 'treatment', 'treatment']);
  });
});
