import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '../../../widget/ui/Checkbox.tsx';
import { Dialog } from '../../../widget/ui/Dialog.tsx';
import { Tabs } from '../../../widget/ui/Tabs.tsx';
import { Toggle } from '../../../widget/ui/Toggle.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

test('WCAG 4.1.2 a toggle whose text says its action has no pressed state', async () => {
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

test('A §2.10 the active date scrolls into view, wherever it is in the row', async () => {
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

test('a full dialog on a phone has its buttons at the end of the sheet, however little is in it', async () => {
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

test('print keeps the fill of chosen controls, without which none would show', () => {
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
