import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { CalendarGrid } from '../../widget/ui/calendar/CalendarGrid.tsx';
import { Dialog } from '../../widget/ui/dialog/Dialog.tsx';
import { Skeleton } from '../../widget/ui/text/Skeleton.tsx';
import { Tabs } from '../../widget/ui/controls/Tabs.tsx';
import { Toggle } from '../../widget/ui/controls/Toggle.tsx';
import { notIn } from '../support/not-in.ts';
import { renderInWidget } from './render.tsx';

const unlessForced = notIn('firefox', 'the driver forces colours in Chromium only');

/** The protocol as far as the test uses it: the package with its types is not installed. */
interface Protocol {
  send(method: string, params: object): Promise<unknown>;
}

async function forceColours(value: 'active' | ''): Promise<void> {
  const browser = cdp() as unknown as Protocol;
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

beforeEach(() => forceColours('active'));
afterEach(() => forceColours(''));

/** Whether the ring lies inside the control, in the colour of its text. */
function ringOf(name: string) {
  const { outlineColor, outlineStyle, outlineOffset, color } = getComputedStyle(
    screen.getByRole('button', { name }),
  );
  return {
    isDrawn: outlineStyle === 'solid',
    isInside: parseFloat(outlineOffset) <= -2,
    isSeen: outlineColor === color,
  };
}

test(
  'WCAG 2.4.7 the ring shows on a chosen control, whose fill has the usual colour of rings',
  unlessForced,
  async () => {
    renderInWidget(
      <>
        <Tabs
          {...{ label: 'Dates', value: 'Tuesday', onChange: () => {} }}
          options={['Monday', 'Tuesday'].map((label) => ({ value: label, label }))}
        />
        <Toggle pressed onChange={() => {}}>
          Morning
        </Toggle>
        <CalendarGrid
          label="Days"
          weeks={[[{ date: '2027-05-04', state: 'available', range: 'only' }]]}
          onSelect={() => {}}
        />
      </>,
    );
    const rings = [];
    for (const name of ['Monday', 'Tuesday', 'Morning', 'Tuesday 4 May 2027']) {
      await userEvent.tab();
      if (name !== 'Monday') rings.push(ringOf(name));
    }
    expect(rings).toEqual(rings.map(() => ({ isDrawn: true, isInside: true, isSeen: true })));
  },
);

test('look.md a skeleton has an outline, and a dialog a border all round', unlessForced, () => {
  renderInWidget(
    <Dialog title="Dinner times" onCancel={() => {}} footer={<button type="button">Done</button>}>
      <Skeleton height={80} />
    </Dialog>,
  );
  // Backgrounds are not painted.
  const { outline } = getComputedStyle(document.querySelector('.ui-skeleton > span') as Element);
  expect(outline).toMatch(/ solid 1px$/);
  const { borderStyle, borderWidth } = getComputedStyle(screen.getByRole('dialog'));
  expect([borderStyle, borderWidth]).toEqual(['solid', '2px']);
});
