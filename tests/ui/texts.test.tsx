import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallUs } from '../../widget/ui/text/CallUs.tsx';
import { renderInWidget } from './render.tsx';
import { DateRange } from '../../widget/ui/calendar/DateRange.tsx';
import { NoWrap } from '../../widget/ui/text/NoWrap.tsx';
import arabic from '../../widget/languages/ar.json';
import { WithCode } from '../../widget/ui/controls/WithCode.tsx';
import { OfRoom } from '../../widget/account/booking-details/ModalRoom.tsx';
import { About } from '../../widget/ui/text/About.tsx';
import { BookingFrame } from '../../widget/ui/frame/BookingFrame.tsx';
import { ButtonAbout } from '../../widget/ui/controls/ButtonAbout.tsx';
import { CalendarGrid } from '../../widget/ui/calendar/CalendarGrid.tsx';
import { Checkbox } from '../../widget/ui/controls/Checkbox.tsx';
import { TextsProvider } from '../../widget/ui/text/texts-context.tsx';
import { catalogue } from '../support/catalogue.ts';
import { textsAt } from '../support/texts-of.ts';

test('D-41 the telephone number is a link on one line, however narrow the sentence is', () => {
  const { container } = renderInWidget(
    <div style={{ inlineSize: '100px' }}>
      <CallUs call="Please ring us on {phone}." contact="Please use our" contactLink="contact page" />
    </div>,
  );
  const link = screen.getByRole('link', { name: '01234 567891' });
  expect(link.getAttribute('href')).toBe('tel:01234567891');
  expect(link.querySelector('bdi')?.getClientRects().length).toBe(1);
  expect(container.textContent).toBe('Please ring us on 01234 567891.');
});

test('D-448 the dates of a stay are short for the eye and complete for screen readers', () => {
  renderInWidget(
    <button>
      <DateRange from="2027-01-17" to="2027-01-19" around={(dates) => `${dates}, 2 nights`} />
    </button>,
  );
  expect(screen.getByText('Sun 17th-Tue 19th Jan 27, 2 nights')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName(
    'Sunday 17th January 2027 to Tuesday 19th January 2027, 2 nights',
  );
});

test('in a right-to-left page a comma stands left of the Latin words before it', () => {
  renderInWidget(
    <p dir="rtl">
      <NoWrap text="1 Mill Lane، Kendal" />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe('1 Mill Lane، Kendal');
  const [part] = document.querySelectorAll('p > span');
  const words = part?.querySelector('bdi')?.getBoundingClientRect();
  expect(part?.getBoundingClientRect().left).toBeLessThan(words?.left ?? 0);
});

/** The letters of `code` in their order on the screen, from left to right. */
function asSeen(container: HTMLElement, code: string): string {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.textContent?.indexOf(code) ?? -1;
    if (at < 0) continue;
    const letters = [...code].map((letter, index) => {
      range.setStart(node, at + index);
      range.setEnd(node, at + index + 1);
      return [range.getBoundingClientRect().left, letter] as const;
    });
    return letters
      .sort(([a], [b]) => a - b)
      .map(([, letter]) => letter)
      .join('');
  }
  return '';
}

test.each([
  { text: arabic.booking.unavailable.call, at: 'phone', code: '01632 960140' },
  { text: arabic.account.bookings.number, at: 'number', code: '2027 00417-A' },
  { text: arabic.account.bookingDetails.paid.card, at: 'card', code: '4242 **** 1111' },
  { text: arabic.rates.code, at: 'code', code: '10-OFF' },
  { text: arabic.search.voucherName, at: 'reference', code: '1000-SPA' },
])('$at $code keeps its order in an Arabic sentence', ({ text, at, code }) => {
  const { container } = renderInWidget(
    <p dir="rtl">
      <WithCode text={text} at={at} code={code} />
    </p>,
  );
  expect(asSeen(container, code)).toBe(code);
  expect(container.textContent).toBe(text.replace(`{${at}}`, code));
});

test('a sentence without a placeholder for the code shows no code', () => {
  const { container } = renderInWidget(<WithCode text="Card on file" at="card" code="1111" />);
  expect(container.textContent).toBe('Card on file');
});

const { bookingDetails } = catalogue.account;
/** Joins the other way round, with other signs than the specification's. */
const texts = {
  ...catalogue,
  shared: {
    ...catalogue.shared,
    about: '{about} – {text}',
    facts: '{next} / {before}',
    editOf: '{what}: {text}',
  },
  ui: { ...catalogue.ui, frame: { ...catalogue.ui.frame, done: 'Completed: {step}' } },
  account: {
    ...catalogue.account,
    bookingDetails: { ...bookingDetails, modal: { ...bookingDetails.modal, action: 'Room {leg} – {text}' } },
  },
};

test('the catalogue says how two texts are joined', () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <ButtonAbout about="The Lake Room">Continue</ButtonAbout>
      <Checkbox
        label={<About about="Champagne">Add to room 1</About>}
        {...{ name: 'champagne', checked: false, onChange: () => {} }}
      />
      <CalendarGrid
        label="Prices by day"
        weeks={[[{ date: '2027-04-29', state: 'available', price: '£220' }]]}
        onSelect={() => {}}
      />
      <BookingFrame step={2} onEdit={() => {}} onCancel={() => {}}>
        <OfRoom text="Cancel" leg={2} />
      </BookingFrame>
    </TextsProvider>,
  );
  const named = (name: string) => screen.getByRole('button', { name }).innerText;
  expect([named('The Lake Room – Continue'), named('Dates & Guests: Edit')]).toEqual(['Continue', 'Edit']);
  screen.getByRole('button', { name: '£220 / Thursday 29 April 2027' });
  expect(document.querySelector('label')?.textContent).toBe('Champagne – Add to room 1');
  const steps = textsAt('.ui-progress-name').slice(0, 2);
  expect(steps).toEqual(['Completed: 1 Dates & Guests', '2 Rooms & Rates']);
  expect(document.querySelector('.ui-frame-work')?.textContent).toBe('Room 2 – Cancel');
});
