import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import type { RatesInput } from '../../../machines/steps/rates/rates.rules.ts';
import { RatesScreen } from '../../../widget/steps/rates/RatesScreen.tsx';
import {
  availabilityFor,
  bookingFor,
  calendarDay,
  heldAtRetreat,
  kingRates,
  rate,
  session,
  twoAdults,
  withFirstLeg,
} from '../rooms/rooms-stay.ts';
import { kingChosen, ratesInput } from './start-rates.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { httpError } from '../../support/http-error.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const show = (input: RatesInput = ratesInput()) => showHeld(ratesMachine, input, RatesScreen);

const nextStep = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next Step' });
/** The text beside Next Step. */
const beside = () => document.querySelector('.rates-next')?.textContent;
const labels = () =>
  [...document.querySelectorAll('.ui-choice')].map((label) =>
    label.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

describe('A §2.7 the rates', () => {
  test('have the room as heading, and start with what every rate includes; in a narrow column its texts come on request', async () => {
    show();
    screen.getByRole('heading', { name: 'Room 1: Select Rate' });
    screen.getByText('Lake King. All prices are for 2 nights.');
    screen.getByRole('heading', { name: 'With every rate' });
    screen.getByRole('heading', { name: 'The gardens' });
    const words = await screen.findByText('Forty acres, open from dawn.');
    expect(words.checkVisibility()).toBe(true);
    await page.viewport(390, 844);
    await expect.poll(() => words.checkVisibility()).toBe(false);
    await press('View more: With every rate');
    expect(words.checkVisibility()).toBe(true);
    await expectAccessible();
    await press('Hide: With every rate');
    expect(words.checkVisibility()).toBe(false);
    await page.viewport(1280, 900);
    await expect.poll(() => words.checkVisibility()).toBe(true);
    expect(screen.queryByRole('button', { name: /With every rate/ })).toBeNull();
  });

  test.each([320, 390, 1280])(
    'of one endless word leave price and button in sight, at %i px',
    async (width) => {
      await page.viewport(width, 844);
      const input = ratesInput();
      const endless = (name: string) => name.replaceAll(/[^a-z]/gi, '').padEnd(90, 'Winterfires');
      const named = <Named extends { displayName: string }>(one: Named) => ({
        ...one,
        displayName: endless(one.displayName),
      });
      const rateGroups = input.configuration.rateGroups.map((group) => ({
        ...named(group),
        rates: group.rates.map(named),
      }));
      show({ ...input, configuration: { ...input.configuration, rateGroups } });
      const amounts = [...document.querySelectorAll('.rates-amount')];
      expect(amounts.length).toBeGreaterThan(1);
      for (const shown of [...amounts, ...document.querySelectorAll('.ui-step-actions > .ui-button')])
        expect(Math.ceil(shown.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test('have a dash between two parts on one line only, however narrow they are', async () => {
    show();
    const words = [...document.querySelectorAll('.rates-words')].find(({ textContent }) =>
      textContent.startsWith('Bed & Breakfast'),
    );
    expect(words?.textContent).toBe('Bed & Breakfast - Pay later');
    const boxOf = (text: string) =>
      screen
        .getAllByText(text)
        .find((shown) => words?.contains(shown))
        ?.getBoundingClientRect() ?? new DOMRect();
    const seen = new Set<boolean>();
    for (let width = 230; width <= 430; width += 4) {
      await page.viewport(width, 844);
      const [name, dash, later] = [boxOf('Bed & Breakfast'), boxOf('-'), boxOf('Pay later')];
      const clipped = Number.parseFloat(
        getComputedStyle(words as Element)
          .clipPath.split(' ')
          .at(-1) ?? '',
      );
      const isSeen =
        Math.round(dash.right) > Math.round((words?.getBoundingClientRect().left ?? 0) + clipped);
      seen.add(isSeen);
      expect(isSeen, `at ${width} px`).toBe(dash.left >= name.right);
      expect(dash.top, `at ${width} px`).toBe(later.top);
    }
    expect(seen.size).toBe(2);
  });

  test('each show name, pay later, discount, cancellation text, amount and the fees in it (E-08)', () => {
    show();
    expect(labels()).toEqual([
      'Advance Purchase - 10% off Lowest price £310.50 £155.25 a night Includes £40 dog fee Non-refundable however changes can be made until 3pm on 30th April',
      'Bed & Breakfast - Pay later £340 £170 a night Includes £40 dog fee +£29.50 in all, compared with Advance Purchase',
      'Spa Retreat - Pay later £460 £230 a night Includes £40 dog fee',
      'Company rate - Pay later £350 £175 a night Includes £40 dog fee',
      'Mystery rate - Pay later £370 £185 a night Includes £40 dog fee',
    ]);
  });

  test('WCAG 1.4.10 break a name of one long word, so that its price stays in sight in a narrow column', async () => {
    await page.viewport(320, 844);
    const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
    show(JSON.parse(JSON.stringify(ratesInput()).replaceAll('Advance Purchase', word)) as RatesInput);
    const price = screen.getByText('£310.50').getBoundingClientRect();
    expect(screen.getByText(word).getBoundingClientRect().right).toBeLessThan(price.left);
    expect(price.right).toBeLessThanOrEqual(320);
  });

  test('stand in groups with name and description, others under the flat rate or their own name', async () => {
    show();
    await screen.findByText('A night and a good breakfast.');
    const panels = [...document.querySelectorAll('.rates-panel')].map((panel) => [
      panel.querySelector('h3')?.textContent,
      panel.querySelector('.ui-html')?.textContent,
    ]);
    expect(panels).toEqual([
      ['Stay', 'A night and a good breakfast.'],
      ['Spa breaks', 'A treatment each day.'],
      ['Company rate', 'For our partners.'],
      ['Mystery rate', 'A rate of its own.'],
    ]);
  });

  test('A §9.3 a rate without deposit says until when it can be cancelled', () => {
    const flexible = rate('DAILYBABB', 30_000, { cancellationDateTime: '2027-04-30T10:00:00' });
    show(
      ratesInput(kingChosen, {
        availability: availabilityFor(kingChosen, [{ ...kingRates, rates: [flexible] }]),
      }),
    );
    expect(labels()).toEqual([
      'Bed & Breakfast - Pay later £340 £170 a night Includes £40 dog fee Pay on arrival and cancel your stay up to 10am on 30th April',
    ]);
  });

  test("A §9.3, D-382 the cancellation text goes by the estate's business day, not by the day of the browser's clock", () => {
    const first = (now: string, businessDate: string) => {
      vi.setSystemTime(new Date(now));
      cleanup();
      show(ratesInput(kingChosen, { session: { ...session, businessDate } }));
      return labels()[0];
    };
    const gone =
      'Advance Purchase - 10% off Lowest price £310.50 £155.25 a night Includes £40 dog fee Non-refundable. This booking cannot be cancelled or changed online.';
    expect(first('2027-04-30T15:00:00+01:00', '2027-04-30')).toBe(gone);
    expect(first('2031-01-01T12:00:00Z', '2027-04-29')).toContain(
      'changes can be made until 3pm on 30th April',
    );
    expect(first('2020-01-01T12:00:00Z', '2027-05-01')).toBe(gone);
  });

  test('a room without rates says so', () => {
    show(ratesInput(kingChosen, { availability: availabilityFor(kingChosen, []) }));
    screen.getByText('There are no rates left for this room. Please go back and choose another room.');
  });
});

describe('A §5.4 Next Step', () => {
  test('D-520 is one button for all groups; without a selected rate it is disabled and says why; it names the room where there are two', async () => {
    show();
    expect(screen.getAllByRole('button', { name: /Next Step/ })).toHaveLength(1);
    expect([nextStep().disabled, beside()]).toEqual([true, 'Choose a rate to go on.']);
    await userEvent.click(screen.getByRole('radio', { name: /^Bed & Breakfast/ }));
    expect([nextStep().disabled, beside()]).toEqual([false, 'Bed & Breakfast, £340 in all']);
    expect(nextStep()).toHaveAccessibleDescription('Bed & Breakfast, £340 in all');
    // On a phone the row and the total above the buttons say it already.
    await page.viewport(390, 844);
    await expect.poll(() => document.querySelector('.rates-next')?.checkVisibility()).toBe(false);
    expect(nextStep()).toHaveAccessibleDescription('Bed & Breakfast, £340 in all');
    await page.viewport(1280, 900);
    await userEvent.click(screen.getByRole('radio', { name: /^Spa Retreat/ }));
    expect([nextStep().disabled, beside()]).toEqual([false, 'Spa Retreat, £460 in all']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)).toHaveLength(1);
    cleanup();
    const two = bookingFor(twoAdults, twoAdults);
    show(ratesInput(withFirstLeg(two, { roomCode: 'KNG' })));
    await userEvent.click(screen.getByRole('radio', { name: /^Mystery rate/ }));
    expect(beside()).toBe('Mystery rate, £330 in all, Room 1 of 2');
  });

  test('D-516 the bill shows a rate as soon as it is selected, also by keys from group to group', async () => {
    const { calls } = show();
    const sent = () => calls.bookLeg.map(({ input }) => input.leg.rate?.rateCode);
    const total = () => document.querySelector('.ui-step-rail')?.textContent.match(/Total £([\d.]+)/)?.[1];
    expect(total()).toBeUndefined();
    screen.getByRole('radio', { name: /^Advance Purchase/ }).focus();
    await userEvent.keyboard(' ');
    expect(total()).toBe('310.50');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Spa Retreat/ }));
    expect(total()).toBe('460');
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(sent()).toEqual(['RETREAT']);
  });
});

test('A §8.5 a leg that cannot be booked shows the text and its link, and keeps the selected rate', async () => {
  const { refuse } = show();
  await userEvent.click(screen.getByRole('radio', { name: /^Bed & Breakfast/ }));
  await press('Next Step');
  refuse('bookLeg', httpError('bookLeg', 500));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('An error has occurred. Please click on here below to search again.');
  expect(document.activeElement).toBe(alert);
  screen.getByRole('button', { name: 'Choose another room' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Bed & Breakfast/ }).checked).toBe(true);
});

test.each([
  ['room', availabilityFor(kingChosen, []), 'This room has just gone', 'Taken.'],
  [
    'rate',
    availabilityFor(kingChosen, [{ ...kingRates, rates: [rate('RETREAT', 42_000)] }]),
    'This rate has just gone',
    'Taken. These rates are left for this room.',
  ],
  ['hold only', availabilityFor(kingChosen), 'We could not hold this room', 'Taken.'],
])('F-07 says that what has gone is gone: the %s', async (_, now, title, text) => {
  const { answer, refuse } = show();
  await userEvent.click(screen.getByRole('radio', { name: /^Bed & Breakfast/ }));
  await press('Next Step');
  refuse('bookLeg', httpError('bookLeg', 409, 'Taken.'));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  answer('searchAvailability', now);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(title);
  expect(alert.textContent).toContain(text);
  screen.getByRole('button', { name: 'Choose another room' });
  await expectAccessible();
});

test('the price of each night opens below the chosen rate, and closes again', async () => {
  const { answer, refuse } = show();
  expect(screen.queryByRole('button', { name: /^Price of each night/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Bed & Breakfast/ }));
  await press('Price of each night: Stay');
  screen.getByText('Loading the price of each night…');
  // £150 and £150 for the room, £20 a night for the dog.
  const night = { amount: 15_000, packagesTotal: 2_000 };
  answer('loadCalendar', [calendarDay('2027-05-01', night), calendarDay('2027-05-02', night)]);
  await screen.findByText('Sat 1st May');
  expect([...document.querySelectorAll('.rates-nights li')].map(({ textContent }) => textContent)).toEqual([
    'Sat 1st May £170',
    'Sun 2nd May £170',
  ]);
  await expectAccessible();
  await press('Price of each night: Stay');
  expect(screen.queryByText('Sat 1st May')).toBeNull();
  await press('Price of each night: Stay');
  answer('loadCalendar', []);
  await screen.findByText('The hotel prices this rate by the stay, not by the night.');
  await press('Price of each night: Stay');
  await press('Price of each night: Stay');
  refuse('loadCalendar', httpError('loadCalendar', 503));
  await screen.findByText('We could not load the price of each night.');
});

test('D-39 another rate asks before it removes spa times', async () => {
  show(ratesInput(heldAtRetreat(kingChosen)));
  await userEvent.click(screen.getByRole('radio', { name: /^Bed & Breakfast/ }));
  await press('Next Step');
  screen.getByText('Changing the rate removes 2 spa times.');
});
