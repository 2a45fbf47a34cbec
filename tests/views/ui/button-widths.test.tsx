import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../../widget/ui/Button.tsx';
import { ConfirmDialog } from '../../../widget/ui/ConfirmDialog.tsx';
import { Dialog } from '../../../widget/ui/Dialog.tsx';
import { TextField } from '../../../widget/ui/TextField.tsx';
import { renderInWidget } from './render.tsx';

afterEach(async () => {
  document.body.style.fontFamily = '';
  await page.viewport(1280, 900);
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
