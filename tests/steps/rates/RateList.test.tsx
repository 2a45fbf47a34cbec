import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ComponentType } from 'react';
import plain from '../../../widget/languages/en-GB-x-plain.json';
import { catalogue } from '../../support/catalogue.ts';
import { TextsProvider } from '../../../widget/ui/text/texts-context.tsx';
import { PriceTodayProvider } from '../../../widget/ui/bill/price-today-context.tsx';
import { ratesMachine, type RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import type { RatesInput } from '../../../machines/steps/rates/rates.rules.ts';
import { RatesScreen } from '../../../widget/steps/rates/RatesScreen.tsx';
import { rateGroupRate } from '../../support/fixtures.ts';
import { availabilityFor, configuration, kingRates, rate } from '../rooms/rooms-stay.ts';
import { kingChosen, manyRatesInput, ratesInput } from './start-rates.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const show = (input: RatesInput, View: ComponentType<{ actor: RatesRef }> = RatesScreen) =>
  showHeld(ratesMachine, input, View);

const count = () => within(screen.getByRole('region', { name: 'Stay' })).getAllByRole('radio').length;
const labels = () =>
  [...document.querySelectorAll('.ui-choice')].map((label) =>
    label.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

describe('D-517 rates compared', () => {
  const DAY_BEFORE = '2027-04-30T15:00:00';
  const sold = (code: string, amount: number, includes = {}, is = {}) => ({
    content: rateGroupRate({ code, displayName: `Rate ${code}`, ...includes }),
    rate: rate(code, amount, { cancellationDateTime: DAY_BEFORE, ...is }),
  });
  /** Shows two groups of rates. */
  function showSold(
    first: ReturnType<typeof sold>[],
    second: ReturnType<typeof sold>[],
    View: ComponentType<{ actor: RatesRef }> = RatesScreen,
  ) {
    const [stay, spa] = configuration.rateGroups;
    if (!stay || !spa) throw new Error('The configuration has fewer than two groups');
    const contents = (all: ReturnType<typeof sold>[]) => all.map(({ content }) => content);
    const rateGroups = [
      { ...stay, rates: contents(first) },
      { ...spa, rates: contents(second) },
    ];
    const rates = [...first, ...second].map((one) => one.rate);
    const room = { ...kingRates, rates, packages: [] };
    show(
      ratesInput(kingChosen, {
        configuration: { ...configuration, rateGroups },
        availability: availabilityFor(kingChosen, [room]),
      }),
      View,
    );
  }
  const saver = { requiresDeposit: true, cancellationDateTime: '2027-04-22T15:00:00' };
  const LATER = 'Pay on arrival and cancel your stay up to 3pm on 30th April';

  test('the cheapest is first; each other rate shows its extra price and what that buys', () => {
    const breakfast = { includesBreakfast: true };
    showSold(
      [sold('FLEX', 23_800), sold('SAVE', 20_100, {}, saver)],
      [
        sold('MEAL', 30_100, { ...breakfast, includesDinner: true }, { ...saver, promotionCode: 'FERN' }),
        sold('POOL', 30_100, { ...breakfast, includesDinner: true, includesSpaPool: true }),
      ],
    );
    expect(labels()).toEqual([
      'Rate SAVE Lowest price £201 £100.50 a night Non-refundable however changes can be made until 3pm on 22nd April',
      `Rate FLEX - Pay later £238 £119 a night +£37 in all, compared with Rate SAVE ${LATER}`,
      'Rate MEAL £301 £150.50 a night With code FERN Non-refundable however changes can be made until 3pm on 22nd April',
      `Rate POOL - Pay later £301 £150.50 a night Includes pool access Same price ${LATER}`,
    ]);
    screen.getByText('Includes breakfast and dinner each night');
  });

  test.each([
    [16_400, '£201 £100.50 a night +£37 compared with today'],
    [20_100, '£201 £100.50 a night Same price as today'],
    [24_300, '£201 £100.50 a night −£42 compared with today'],
  ])('in an amendment each rate is compared with the price today alone: %i', (today, words) => {
    const View = ({ actor }: { actor: RatesRef }) => (
      <PriceTodayProvider value={today}>
        <RatesScreen actor={actor} />
      </PriceTodayProvider>
    );
    showSold([sold('SAVE', 20_100, {}, saver), sold('POOL', 23_800, { includesSpaPool: true })], [], View);
    expect(labels()[0]).toContain(words);
    expect(labels()[1]).toContain('Includes pool access');
    expect(labels()[1]).not.toContain('Rate SAVE');
  });

  test('a long list shows four and the others on request; the chosen rate stays in sight', async () => {
    show(manyRatesInput());
    expect(count()).toBe(4);
    await press('Show all 31 rates: Stay');
    expect(count()).toBe(31);
    expect(document.activeElement).toHaveAccessibleName('Show fewer rates: Stay');
    await userEvent.click(screen.getByRole('radio', { name: /^Summer 28/ }));
    await press('Show fewer rates: Stay');
    expect(count()).toBe(5);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Summer 28/ }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: /rates : Spa breaks$/ })).toBeNull();
  });

  test('a list hides two rates or none', async () => {
    const prices = [10_000, 11_000, 12_000, 13_000, 14_000, 15_000];
    showSold(
      prices.map((price, index) => sold(`R${index + 1}`, price)),
      [sold('POOL', 30_100)],
    );
    expect(count()).toBe(4);
    await press('Show all 6 rates: Stay');
    await userEvent.click(screen.getByRole('radio', { name: /^Rate R6/ }));
    // Beside the first four and the sixth only the fifth is left.
    expect(count()).toBe(6);
    expect(screen.queryByRole('button', { name: /rates: Stay/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Rate R1/ }));
    await press('Show fewer rates: Stay');
    expect(count()).toBe(4);
  });
});

test('the price of a night is in whole pounds, rounded up, where the nights do not add up to the stay', () => {
  // £340.01 for two nights is £170.005 for each.
  const odd = rate('DAILYBABB', 30_001, {});
  show(
    ratesInput(kingChosen, {
      availability: availabilityFor(kingChosen, [{ ...kingRates, rates: [odd] }]),
    }),
  );
  expect(labels()[0]).toContain('£340.01 about £171 a night');
});

test('in plain words the heading names the room only where there are several', () => {
  const { title, titleOnly } = plain.rates;
  const texts = { ...catalogue, rates: { ...catalogue.rates, title, titleOnly } };
  const heading = (input: RatesInput) => {
    show(input, ({ actor }) => (
      <TextsProvider texts={texts}>
        <RatesScreen actor={actor} />
      </TextsProvider>
    ));
    return screen.getByRole('heading', { name: /choose a rate/i }).textContent;
  };
  expect(heading(ratesInput())).toBe('Choose a rate');
  cleanup();
  expect(heading(manyRatesInput())).toBe('Room 1: choose a rate');
});
