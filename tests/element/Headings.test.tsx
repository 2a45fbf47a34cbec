import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { defined as accountDefined } from '../../widget/element/account-entry.ts';
import { defined as bookingDefined } from '../../widget/element/booking-entry.ts';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';
import type { StayElement } from '../../widget/element/stay-element.ts';
import { expectAccessible } from '../ui/render.tsx';
import { inside, listen, nextTask, useEstatePage } from './estate-page.ts';

await Promise.all([accountDefined, bookingDefined]);

useEstatePage();

const OWN = 'Book a stay - Withenmere';

beforeEach(() => {
  document.title = OWN;
});

/** The identity provider, whose members log in at the account. */
const LOGIN = 'authority="https://id.estate.test" client-id="web"';

/** Puts an element below the page's own heading, and waits until it is ready. */
async function place(tag: 'stay-booking' | 'stay-account', attributes: string): Promise<StayElement> {
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = `<h1>Book a stay</h1><${tag} host="https://api.estate.test" ${attributes}>Call us</${tag}>`;
  const element = document.querySelector<StayElement>(tag);
  if (!element) throw new Error('The element is not in the page');
  await element.ready;
  return element;
}

/** The widget's headings with their levels: '2 BOOK A ROOM'. */
function outline(element: Element): string[] {
  const levels = [1, 2, 3, 4, 5, 6];
  return inside(element)
    .getAllByRole('heading')
    .map((heading) => {
      const level = levels.find((one) =>
        inside(element).queryAllByRole('heading', { level: one }).includes(heading),
      );
      return `${level} ${heading.textContent}`;
    });
}

const begin = async (element: Element) =>
  userEvent.click(await inside(element).findByRole('button', { name: 'Start Booking' }));

describe('embedding.md: heading-level', () => {
  it.each([
    ['', 0],
    ['heading-level="1"', 0],
    ['heading-level="2"', 1],
    ['heading-level="4"', 3],
  ])('with %j the headings of each screen are %i levels deeper', async (attribute, deeper) => {
    const element = await place('stay-booking', attribute);
    await expect
      .poll(() => outline(element))
      .toEqual([`${1 + deeper} BOOK A ROOM`, `${2 + deeper} Book a room`]);
    await begin(element);
    await inside(element).findByRole('button', { name: 'Check Availability' });
    expect(outline(element)).toEqual([`${1 + deeper} BOOK A ROOM`, `${2 + deeper} Book a room`]);
    // With deeper headings, the page itself skips a level.
    if (deeper < 2) await expectAccessible();
  });

  it('the account follows the same rule, and no heading is deeper than 6', async () => {
    const element = await place('stay-account', 'heading-level="4" preview="bookings/stay"');
    await expect.poll(() => outline(element)[0]).toMatch(/^4 /);
    expect(outline(element).filter((heading) => !/^[456] /.test(heading))).toEqual([]);
  });

  it.each(['0', '5', 'h2'])('a level of %j gives a warning and changes no heading', async (level) => {
    const events = listen('stay:warning');
    const element = await place('stay-booking', `heading-level="${level}"`);
    const message = 'heading-level is none of 1, 2, 3, 4';
    await expect.poll(() => events.heard).toEqual([['stay:warning', { message }]]);
    events.stop();
    expect(outline(element)[0]).toBe('1 BOOK A ROOM');
  });
});

describe('embedding.md: the title of the page (WCAG 2.4.2)', () => {
  it('sends a heading once, whatever changes below it', async () => {
    const events = listen('stay:title');
    const element = await place('stay-booking', '');
    await expect.poll(() => events.heard).toEqual([['stay:title', { title: 'Book a room' }]]);
    await begin(element);
    await inside(element).findByRole('button', { name: 'Check Availability' });
    await userEvent.click(inside(element).getByRole('button', { name: /^Rooms and guests/ }));
    await userEvent.click(inside(element).getByRole('radio', { name: '2' }));
    await inside(element).findByRole('group', { name: 'Guests in Room 2' });
    events.stop();
    expect(events.heard).toEqual([['stay:title', { title: 'Book a room' }]]);
  });

  it('sends each new heading of a screen as stay:title, and the page keeps its title', async () => {
    const events = listen('stay:title');
    await place('stay-account', LOGIN);
    await expect.poll(() => events.heard).toEqual([['stay:title', { title: 'Your account' }]]);
    location.hash = '#/password-reset';
    const next = ['stay:title', { title: 'Reset your password' }];
    await expect.poll(() => events.heard.slice(1)).toEqual([next]);
    events.stop();
    expect(document.title).toBe(OWN);
  });

  it("page-title: the title starts with the screen's heading; one that the page changes later counts as its own", async () => {
    const element = await place('stay-account', `${LOGIN} page-title`);
    await expect.poll(() => document.title).toBe(`Your account - ${OWN}`);
    location.hash = '#/password-reset';
    await expect.poll(() => document.title).toBe(`Reset your password - ${OWN}`);
    document.title = 'Winter breaks';
    location.hash = '#/login';
    await expect.poll(() => document.title).toBe('Your account - Winter breaks');
    element.remove();
    await nextTask();
    expect(document.title).toBe('Winter breaks');
    document.body.append(element);
    await expect.poll(() => document.title).toBe('Your account - Winter breaks');
    document.title = 'Gift cards';
    element.remove();
    await nextTask();
    expect(document.title).toBe('Gift cards');
  });

  it('page-title: an overlay restores the title when it closes', async () => {
    document.body.innerHTML =
      '<stay-booking mode="overlay" page-title host="https://api.estate.test">Call us</stay-booking>';
    const element = document.querySelector('stay-booking') as StayBookingElement;
    for (let time = 0; time < 2; time += 1) {
      element.open();
      await expect.poll(() => document.title).toBe(`Book a room - ${OWN}`);
      element.close();
      await expect.poll(() => document.title).toBe(OWN);
    }
  });

  it('D-250 a preview sends no heading and leaves the title alone', async () => {
    const events = listen('stay:title');
    const element = await place('stay-account', 'preview="login" page-title heading-level="2"');
    await expect.poll(() => outline(element)[0]).toBe('2 Your account');
    events.stop();
    expect([events.heard, document.title]).toEqual([[], OWN]);
  });
});
