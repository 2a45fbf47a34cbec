import { screen } from '@testing-library/react';
import { expect, test, afterEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../../widget/ui/controls/Checkbox.tsx';
import { Dialog } from '../../widget/ui/dialog/Dialog.tsx';
import { Tabs } from '../../widget/ui/controls/Tabs.tsx';
import { Toggle } from '../../widget/ui/controls/Toggle.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';
import { useState } from 'react';
import { NumberStepper } from '../../widget/ui/controls/NumberStepper.tsx';
import { enterText } from '../support/enter-text.ts';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { ConfirmDialog } from '../../widget/ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../widget/ui/controls/TextField.tsx';

test('WCAG 4.1.2 a toggle tells its pressed state; print keeps the fill of chosen ones', async () => {
  renderInWidget(
    <>
      <Toggle pressed onChange={() => {}}>
        Morning
      </Toggle>
      <Checkbox label="Tom Fell" name="who" checked onChange={() => {}} />
    </>,
  );
  const morning = screen.getByRole('button');
  expect(morning).toHaveAttribute('aria-pressed', 'true');
  for (const control of [morning, screen.getByRole('checkbox')])
    expect(getComputedStyle(control).getPropertyValue('print-color-adjust')).toBe('exact');
  await expectAccessible();
});

test('A §2.10 the active date scrolls into view, wherever it is in the row, also in a dialog that opens', async () => {
  await page.viewport(390, 844);
  const options = Array.from({ length: 14 }, (_, day) => ({
    value: `${day}`,
    label: `${day + 1}th January`,
  }));
  const tabs = (value: string) => (
    <Dialog title="Tee times" onCancel={() => {}}>
      <Tabs label="Dates of your stay" value={value} options={options} onChange={() => {}} />
    </Dialog>
  );
  const { rerender } = renderInWidget(tabs('11'));
  const inView = () => {
    const row = screen.getByRole('group').getBoundingClientRect();
    return ['1th January', '12th January']
      .map(boxOf)
      .map(({ left, right }) => left >= row.left && right <= row.right);
  };
  expect(inView()).toEqual([false, true]);
  rerender(tabs('0'));
  expect(inView()).toEqual([true, false]);
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

function Adults({ max = 4, above = '' }) {
  const [adults, setAdults] = useState(2);
  return (
    <div style={{ paddingBlockStart: above }}>
      <NumberStepper label="Adults" name="adults" value={adults} min={1} max={max} onChange={setAdults} />
    </div>
  );
}
const adults = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });

test('Tab scrolls to a spinner; typing replaces its number then, and after every press', async () => {
  renderInWidget(<Adults max={20} above="200vh" />);
  const field = adults();
  await userEvent.tab();
  expect(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 1 });
  const seen = [];
  for (const typed of ['3', '4', '5']) {
    if (typed !== '3') await userEvent.click(field);
    await userEvent.keyboard(typed);
    seen.push(field.value);
  }
  expect(seen).toEqual(['3', '4', '5']);
  for (const [typed, value] of [
    ['٦', '6'],
    ['۷', '7'],
    ['３', '3'],
  ] as const) {
    await userEvent.keyboard(typed);
    expect(field.value, typed).toBe(value);
  }
});

test('A §5.2 a spinner goes from its minimum to its maximum, by button, arrow key and typing', async () => {
  renderInWidget(<Adults />);
  const field = adults();
  const [fewer, more] = ['Fewer', 'More'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `${name}: Adults` }),
  );
  if (!fewer || !more) throw new Error('The spinner has no buttons');
  const seen = [];
  await userEvent.click(more);
  seen.push(field.value);
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  seen.push(field.value, more.disabled);
  await userEvent.click(field);
  await userEvent.keyboard('9');
  seen.push(field.value);
  enterText(field, '1');
  seen.push(field.value, fewer.disabled, more.disabled);
  enterText(field, '');
  seen.push(field.value);
  expect(seen).toEqual(['3', '4', true, '4', '1', true, false, '1']);
});

afterEach(() => {
  document.body.style.fontFamily = '';
});

const boxOf = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();

test('on a phone a single or stacked button fills its column, from 480 px it is as wide as its text', async () => {
  await page.viewport(390, 800);
  renderInWidget(
    <div id="column">
      <p>
        <Button>Update</Button>
      </p>
      <div className="ui-row">
        <Button>Print Confirmation</Button>
        <Button>Resend confirmation</Button>
      </div>
      <Button variant="link">View more</Button>
    </div>,
  );
  const names = ['Update', 'Print Confirmation', 'Resend confirmation', 'View more'];
  const fills = () =>
    names.map((name) => boxOf(name).width === document.getElementById('column')?.clientWidth);
  expect(fills()).toEqual([true, true, true, false]);
  await page.viewport(520, 800);
  expect(fills()).toEqual([false, false, false, false]);
});

test('an action stays beside its field, the error stands under it, and two buttons share the foot of a dialog', async () => {
  await page.viewport(390, 800);
  renderInWidget(
    <Dialog
      title="Dinner times"
      onCancel={() => {}}
      footer={[<Button key="n">No</Button>, <Button key="y">Yes</Button>]}
    >
      <TextField
        {...{ label: 'Voucher', name: 'voucher', value: '', error: 'Voucher is a required field' }}
        onChange={() => {}}
        action={<Button>Redeem</Button>}
      />
    </Dialog>,
  );
  const field = () => screen.getByRole('textbox').getBoundingClientRect();
  const error = () => screen.getByText('Voucher is a required field').getBoundingClientRect();
  expect([boxOf('Redeem').top, boxOf('No').width, boxOf('No').top]).toEqual([
    ...[field().top, boxOf('Yes').width, boxOf('Yes').top],
  ]);
  expect(error().top).toBeGreaterThan(field().bottom);
  // Here the action has its own line.
  await page.viewport(180, 800);
  expect(error().top).toBeGreaterThan(field().bottom);
  expect(boxOf('Redeem').top).toBeGreaterThan(error().bottom);
});

test('D-447 from 480 px the two answers to a question stand side by side, also in a wide typeface', () => {
  document.body.style.fontFamily = "'DejaVu Sans', Verdana, sans-serif";
  renderInWidget(
    <ConfirmDialog
      {...{ title: 'Leave without these tables?', text: 'They are not booked yet.' }}
      {...{ confirm: 'Leave without them', cancel: 'Keep choosing' }}
      onConfirm={() => {}}
      onCancel={() => {}}
    />,
  );
  expect(boxOf('Leave without them').top).toBe(boxOf('Keep choosing').top);
});
