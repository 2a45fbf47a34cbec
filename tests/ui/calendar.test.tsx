import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays, startOfMonth, startOfWeek } from '../../src/domain/dates/dates.ts';
import { CalendarGrid, type GridDay } from '../../widget/ui/calendar/CalendarGrid.tsx';
import { DateButton } from '../../widget/ui/controls/DateButton.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

const grid = (days: GridDay[], onSelect: (date: string) => void = () => {}) => (
  <CalendarGrid label="Prices by day" weeks={[days]} onSelect={onSelect} />
);
const focused = () => document.activeElement?.getAttribute('data-date');

const week: GridDay[] = [
  { date: '2027-04-29', state: 'available', price: '£220' },
  { date: '2027-04-30', state: 'unavailable', price: '-' },
  { date: '2027-05-01', state: 'available', price: 'From £240', selected: true, minimumNights: 2 },
  { date: '2027-05-02', state: 'closed', price: 'Unavailable' },
];

test('A §2.5, §2.6 each cell is named with its day, price, state and minimum stay; a row of days with the month as it shows it', async () => {
  renderInWidget(grid(week));
  expect(screen.getByRole('grid', { name: 'Prices by day' })).toBeDefined();
  const names = [
    'Thursday 29 April 2027, £220',
    'Friday 30 April 2027, unavailable',
    'Saturday 1 May 2027, From £240 Minimum 2 nights',
    'Sunday 2 May 2027, Unavailable',
  ];
  expect(names.filter((name) => screen.queryAllByRole('button', { name }).length !== 1)).toEqual([]);
  const selected = screen.getAllByRole('gridcell').map((cell) => cell.ariaSelected);
  expect(selected).toEqual(['false', 'false', 'true', 'false']);
  await expectAccessible();
  cleanup();
  renderInWidget(<CalendarGrid label="Prices by day" layout="strip" weeks={[week]} onSelect={() => {}} />);
  expect(screen.getByRole('button', { name: 'Thursday 29 Apr 2027, £220' })).toBeDefined();
});

test.each([1280, 390, 320])(
  'at %d px each day is as high as its week, and holds all of its parts',
  async (width) => {
    await page.viewport(width, 900);
    renderInWidget(grid(week));
    const boxes = screen.getAllByRole('gridcell').map((cell) => {
      const day = within(cell).getByRole('button');
      const { top, bottom, height } = day.getBoundingClientRect();
      const parts = [...day.children].filter((part) => !part.classList.contains('ui-hidden'));
      const isWithin = parts.every((part) => {
        const box = part.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      });
      return { isWithin, spare: cell.getBoundingClientRect().height - height };
    });
    // The line above the week, and 2 px above and below the day.
    expect(boxes).toEqual(Array.from({ length: 4 }, () => ({ isWithin: true, spare: 5 })));
  },
);

test('without a free day, Tab reaches a day that can be picked, else the last of the month, never a past one', () => {
  const day = (date: string, state: GridDay['state'], outside = false): GridDay => ({ date, state, outside });
  const past = [day('2027-04-30', 'unavailable', true), day('2027-05-01', 'closed')];
  const stopOf = (...days: GridDay[]) => {
    const { container, unmount } = renderInWidget(grid(days));
    const stops = [...container.querySelectorAll('[data-date][tabindex="0"]')];
    const dates = stops.map((stop) => stop.getAttribute('data-date'));
    unmount();
    return dates;
  };
  const second = ['2027-05-02'];
  expect(stopOf(...past, day('2027-05-02', 'unavailable'), day('2027-05-03', 'closed'))).toEqual(second);
  expect(stopOf(...past, day('2027-05-02', 'closed'), day('2027-06-01', 'closed', true))).toEqual(second);
});

test('A §4.5 a sold-out day can be focused and pressed, a closed one only focused', async () => {
  const onSelect = vi.fn();
  renderInWidget(grid(week, onSelect));
  await userEvent.tab();
  const visited = [focused()];
  await userEvent.keyboard('{ArrowRight}{Enter}');
  visited.push(focused());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  visited.push(focused());
  expect(visited).toEqual(['2027-05-01', '2027-05-02', '2027-04-30']);
  expect(onSelect.mock.calls).toEqual([['2027-04-30']]);
});

function Months({ firstDay = 1 }: { firstDay?: number }) {
  const [month, setMonth] = useState('2027-05-01');
  const start = startOfWeek(startOfMonth(month), firstDay);
  const dayAt = (days: number): GridDay => {
    const date = addDays(start, days);
    return { date, state: 'available', selected: date === '2027-05-19' };
  };
  const weeks = [0, 7, 14, 21, 28, 35].map((first) => [0, 1, 2, 3, 4, 5, 6].map((day) => dayAt(first + day)));
  return <CalendarGrid label={month} weeks={weeks} onSelect={() => {}} onLeaveGrid={setMonth} />;
}

test.each<[string, string, number?, string?]>([
  ['{ArrowLeft}', '2027-05-18'],
  ['{ArrowDown}', '2027-05-26'],
  ['{ArrowUp}', '2027-05-12'],
  ['{Home}', '2027-05-17'],
  ['{End}', '2027-05-23'],
  ['{PageDown}', '2027-06-19'],
  ['{PageUp}', '2027-04-19'],
  ['{Shift>}{PageDown}{/Shift}', '2028-05-19'],
  ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', '2027-04-21'],
  ['{ArrowLeft}', '2027-05-20', 1, 'rtl'],
  ['{ArrowRight}', '2027-05-18', 1, 'rtl'],
  ['{Home}', '2027-05-16', 7],
  ['{End}', '2027-05-22', 7],
  ['{Home}', '2027-05-15', 6],
])(
  'WAI-ARIA grid: from 19 May, %s leads to %s; weeks begin on day %s, %s',
  async (keys, to, firstDay, dir) => {
    renderInWidget(
      <div dir={dir}>
        <Months firstDay={firstDay ?? 1} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect([focused(), document.querySelectorAll('[data-date][tabindex="0"]').length]).toEqual([to, 1]);
  },
);

test('Home and End stay within the days that a week shows', async () => {
  const days = week.map((day, place) => ({ ...day, blank: place === 0 || place === 3 }));
  renderInWidget(grid(days));
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('2027-04-30');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('2027-05-01');
});

test.each([
  ['£1,290', '', '£1,290', ''],
  ['From £120.50', 'From ', '£120', '.50'],
  ['1.290,50\u00a0£', '', '1.290', ',50\u00a0£'],
  ['ab 1\u202f290\u00a0£GB', 'ab ', '1\u202f290\u00a0£GB', ''],
  ['Minimum 2 nights', 'Minimum 2 nights', '', ''],
  ['Unavailable', 'Unavailable', '', ''],
])('%j may break before its amount and before its decimals', (price, before, whole, decimals) => {
  const day: GridDay = { date: '2027-04-29', state: 'available', price };
  renderInWidget(grid([day]));
  const written = document.querySelector('.ui-calendar-price');
  expect(
    [...(written?.childNodes ?? [])].flatMap(({ nodeName, textContent }) =>
      nodeName === 'WBR' || textContent === '' ? [] : [textContent],
    ),
  ).toEqual([before, whole, decimals].filter((part) => part !== ''));
});

test('A §2.4 a date is shown as DD/MM/YYYY on the button that opens its dialog', async () => {
  const onOpen = vi.fn();
  renderInWidget(<DateButton label="Arrival date" name="arrivalDate" value="2027-05-01" onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Arrival date 01/05/2027' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
