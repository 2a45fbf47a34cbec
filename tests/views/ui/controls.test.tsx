import { screen } from '@testing-library/react';
import { expect, test, afterEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../../../widget/ui/Checkbox.tsx';
import { Dialog } from '../../../widget/ui/Dialog.tsx';
import { Tabs } from '../../../widget/ui/Tabs.tsx';
import { Toggle } from '../../../widget/ui/Toggle.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';
import { useState } from 'react';
import { NumberStepper } from '../../../widget/ui/NumberStepper.tsx';
import { enterText } from '../../support/enter-text.ts';
import { Button } from '../../../widget/ui/Button.tsx';
import { ConfirmDialog } from '../../../widget/ui/ConfirmDialog.tsx';
import { TextField } from '../../../widget/ui/TextField.tsx';

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

test('Tab scrolls to a spinner; typing replaces its number then, and after every press', async () => {
  function Adults() {
    const [adults, setAdults] = useState(1);
    return (
      <div style={{ paddingBlockStart: '200vh' }}>
        <NumberStepper label="Adults" name="adults" value={adults} min={1} max={20} onChange={setAdults} />
      </div>
    );
  }
  renderInWidget(<Adults />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
  await userEvent.tab();
  expect(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 1 });
  const seen = [];
  await userEvent.keyboard('3');
  seen.push(field.value);
  for (const typed of ['4', '5']) {
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    seen.push(field.value);
  }
  expect(seen).toEqual(['3', '4', '5']);
});

test('A §5.2 a spinner goes from its minimum to its maximum, by button, arrow key and typing', async () => {
  function Adults() {
    const [adults, setAdults] = useState(2);
    return <NumberStepper label="Adults" name="adults" value={adults} min={1} max={4} onChange={setAdults} />;
  }
  renderInWidget(<Adults />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer: Adults' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Adults' });
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

test('an action stays beside its field, and the two buttons of a dialog share its foot', async () => {
  await page.viewport(390, 800);
  renderInWidget(
    <Dialog
      title="Dinner times"
      onCancel={() => {}}
      footer={
        <>
          <Button>No</Button>
          <Button variant="primary">Continue</Button>
        </>
      }
    >
      <TextField
        label="Voucher"
        name="voucher"
        value=""
        onChange={() => {}}
        action={<Button>Redeem</Button>}
      />
    </Dialog>,
  );
  expect(boxOf('Redeem').top).toBe(screen.getByRole('textbox').getBoundingClientRect().top);
  expect(boxOf('No').width).toBe(boxOf('Continue').width);
  expect(boxOf('No').top).toBe(boxOf('Continue').top);
});

test('the error of a field stands under it, also where its action has its own line', async () => {
  renderInWidget(
    <TextField
      label="Email address"
      name="emailAddress"
      value=""
      onChange={() => {}}
      error="Email address is a required field"
      action={<Button>Send</Button>}
    />,
  );
  const field = () => screen.getByRole('textbox').getBoundingClientRect();
  const error = () => screen.getByText('Email address is a required field').getBoundingClientRect();
  await page.viewport(390, 800);
  expect(boxOf('Send').top).toBe(field().top);
  expect(error().top).toBeGreaterThan(field().bottom);
  await page.viewport(180, 800);
  expect(error().top).toBeGreaterThan(field().bottom);
  expect(boxOf('Send').top).toBeGreaterThan(error().bottom);
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
