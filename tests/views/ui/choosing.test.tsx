import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '../../../widget/ui/Checkbox.tsx';
import { Dialog } from '../../../widget/ui/Dialog.tsx';
import { Tabs } from '../../../widget/ui/Tabs.tsx';
import { Toggle } from '../../../widget/ui/Toggle.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

test('WCAG 4.1.2 a toggle whose words say what it does has no pressed state besides', async () => {
  renderInWidget(
    <>
      <Toggle pressed saysAction onChange={() => {}}>
        Remove
      </Toggle>
      <Toggle pressed onChange={() => {}}>
        Morning
      </Toggle>
    </>,
  );
  const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed).toEqual([null, 'true']);
  await expectAccessible();
});

test('A §2.10 the active date comes into view, wherever it stands in the row', async () => {
  await page.viewport(390, 844);
  const options = Array.from({ length: 14 }, (_, day) => ({
    value: String(day),
    label: `${day + 1}th January`,
  }));
  const tabs = (value: string) => (
    <Tabs label="Dates of your stay" value={value} options={options} onChange={() => {}} />
  );
  const { rerender } = renderInWidget(tabs('0'));
  const isInView = (name: string) => {
    const row = screen.getByRole('group').getBoundingClientRect();
    const { left, right } = screen.getByRole('button', { name }).getBoundingClientRect();
    return left >= row.left && right <= row.right;
  };
  expect([isInView('1th January'), isInView('12th January')]).toEqual([true, false]);
  rerender(tabs('11'));
  expect([isInView('1th January'), isInView('12th January')]).toEqual([false, true]);
});

test('a full dialog on a phone has its ways on at the end of the sheet, however little is in it', async () => {
  await page.viewport(390, 844);
  renderInWidget(
    <Dialog title="Treatments" size="full" onCancel={() => {}} footer={<button type="button">Done</button>}>
      <p>Little</p>
    </Dialog>,
  );
  const sheet = screen.getByRole('dialog').getBoundingClientRect();
  const foot = screen.getByRole('button', { name: 'Done' }).parentElement?.getBoundingClientRect();
  expect([sheet.height, foot?.bottom]).toEqual([820, sheet.bottom]);
});

test('on paper what is chosen is filled as on the screen: without its ground nothing would be', () => {
  renderInWidget(
    <>
      <Toggle pressed onChange={() => {}}>
        Morning
      </Toggle>
      <Checkbox label="Tom Fell" name="who" checked onChange={() => {}} />
    </>,
  );
  const chosen = [screen.getByRole('button', { name: 'Morning' }), screen.getByRole('checkbox')];
  expect(chosen.map((control) => getComputedStyle(control).getPropertyValue('print-color-adjust'))).toEqual([
    'exact',
    'exact',
  ]);
});
