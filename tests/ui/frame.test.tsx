import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BillProvider } from '../../widget/ui/bill/bill-context.tsx';
import { Bill } from '../../widget/ui/bill/Bill.tsx';
import { BookingFrame } from '../../widget/ui/frame/BookingFrame.tsx';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { IdleDialog } from '../../widget/ui/dialog/IdleDialog.tsx';
import { StepLayout } from '../../widget/ui/frame/StepLayout.tsx';
import { WaitingPlace } from '../../widget/ui/text/WaitingPlace.tsx';
import { expectSaid } from '../support/said.ts';
import { expectAccessible, renderInWidget } from './render.tsx';
import { textsAt, textsOf } from '../support/texts-of.ts';

const buttons = () => textsOf(screen.getAllByRole('button'));

test('A §2.2 the frame names five steps, the completed ones can be edited, and the booking can be cancelled; a phone has the name of the current one, and of those to edit', async () => {
  const onEdit = vi.fn();
  const onCancel = vi.fn();
  renderInWidget(
    <BookingFrame step={3} onEdit={onEdit} onCancel={onCancel}>
      <p>Add ons</p>
    </BookingFrame>,
  );

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('BOOK A ROOM');
  const steps = within(screen.getByRole('navigation', { name: 'Booking progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('.ui-progress-name')?.textContent)).toEqual([
    ...['1 Dates & Guests, completed', '2 Rooms & Rates, completed', '3 Add ons', '4 Details'],
    '5 Payment',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  const seen = () => steps.map((step) => step.querySelector('button')?.innerText ?? '');
  expect(seen()).toEqual(['Edit', 'Edit', '', '', '']);
  expect(screen.getByRole('button', { name: 'Edit Dates & Guests' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Rooms & Rates' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onEdit.mock.calls, onCancel.mock.calls.length]).toEqual([[[2]], 1]);
  await page.viewport(390, 800);
  expect(screen.getByText('Step 3 of 5: Add ons').checkVisibility()).toBe(true);
  expect(seen()).toEqual(['Dates & Guests', 'Rooms & Rates', '', '', '']);
});

test('F-11 the frame of a change does not say that a room is booked', () => {
  renderInWidget(
    <BookingFrame isAmending step={1} onCancel={null}>
      <p>Add ons</p>
    </BookingFrame>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('CHANGE A ROOM');
});

test('D-546 Sign in stands in the head where it is offered; a finished booking cannot be cancelled or edited', async () => {
  const onSignIn = vi.fn();
  const { rerender } = renderInWidget(
    <BookingFrame step={1} onSignIn={onSignIn} onCancel={() => {}}>
      <p>Search</p>
    </BookingFrame>,
  );
  expect(buttons()).toEqual(['Sign in', 'Cancel']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
  rerender(
    <BookingFrame step={5} onCancel={null}>
      <p>Your stay is booked!</p>
    </BookingFrame>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('look.md: nothing jumps: while the next screen loads, the frame keeps its height, up to that of the window', async () => {
  const frame = (content: ReactNode) => (
    <BookingFrame step={2} onCancel={null}>
      {content}
    </BookingFrame>
  );
  const screenOf = (height: number) => frame(<div style={{ blockSize: height }} />);
  const waiting = frame(
    <WaitingPlace>
      <p>Getting things ready...</p>
    </WaitingPlace>,
  );
  const shown = renderInWidget(screenOf(600));
  const heightOf = () => shown.container.querySelector('.ui-frame-work')?.firstElementChild?.clientHeight;
  await drawn();
  shown.rerender(waiting);
  await drawn();
  expect(heightOf()).toBe(600);
  shown.rerender(screenOf(5000));
  await drawn();
  window.scrollTo(0, 4000);
  shown.rerender(waiting);
  expect([heightOf(), Math.round(shown.container.getBoundingClientRect().top)]).toEqual([900, 0]);
});

/** Waits until the browser has drawn and the frame knows its height. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

test('A §4.4, T28 the idle warning counts down visibly and is announced every 15 seconds', async () => {
  const onContinue = vi.fn();
  const onDismiss = vi.fn();
  const idle = (secondsLeft: number) => <IdleDialog {...{ secondsLeft, onContinue, onDismiss }} />;
  const { rerender } = renderInWidget(idle(60));
  const text = (n: number) => `Your booking session will expire in ${n} seconds. Do you wish to continue?`;
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' });
  const read = (n: number) => {
    rerender(idle(n));
    return dialog.querySelector('p')?.textContent;
  };

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
  expect(dialog).toHaveAccessibleDescription(text(60));
  expect([60, 59, 46].map(read)).toEqual([60, 59, 46].map(text));
  expect(read(45)).toBe(text(45));
  await expectSaid(text(45));
  expect(read(11)).toBe(text(11));
  await expectSaid(text(15));
  expect([10, 3].map(read)).toEqual([10, 3].map(text));
  await expectSaid(text(10));
  await expectAccessible(dialog);
  await userEvent.keyboard('{Enter}{Escape}');
  expect([onContinue.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
});

const bill = (
  <Bill lines={[{ label: 'Room & rate', amount: '£480' }]} total={{ label: 'Total', amount: '£480' }} />
);

const step = (
  <BillProvider value={{ bill, total: '£480' }}>
    <StepLayout
      actions={
        <>
          <Button>Back</Button>
          <Button variant="primary">Next Step</Button>
        </>
      }
    >
      <div style={{ blockSize: 2000 }}>Work</div>
    </StepLayout>
  </BillProvider>
);

test('A §2.5 on a desktop the bill stands beside the step', () => {
  renderInWidget(step);
  const bill = screen.getByRole('complementary', { name: 'Booking summary' });
  expect(bill.getBoundingClientRect().left).toBeGreaterThan(
    screen.getByText('Work').getBoundingClientRect().right,
  );
  expect(screen.queryByRole('button', { name: 'Show Summary' })).toBeNull();
});

test('a screen that is the bill has no panel beside it; its total stands by the buttons', () => {
  renderInWidget(
    <BillProvider value={{ bill, total: '£480' }}>
      <StepLayout isBill actions={<Button>Back</Button>}>
        <p>Rooms</p>
      </StepLayout>
    </BillProvider>,
  );
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show Summary' })).toBeNull();
  expect(screen.getByText('£480')).toBeVisible();
});

test.each([390, 768])(
  'A §2.5 at %i px the bill opens from the bar with the buttons at the lower edge',
  async (width) => {
    await page.viewport(width, 800);
    renderInWidget(step);
    expect(screen.getByRole('button', { name: 'Next Step' }).getBoundingClientRect().bottom).toBeLessThan(
      800,
    );
    expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show Summary' }));
    const sheet = screen.getByRole('dialog', { name: 'Booking summary' });
    expect(within(sheet).getAllByText('£480')).toHaveLength(2);
    await expectAccessible(sheet);
  },
);

test('a bill highlights an amount that changes, and no other', () => {
  const bill = (amount: string) => (
    <Bill
      lines={[
        { label: 'Room & rate', amount },
        { label: 'Dogs', amount: '£20' },
      ]}
    />
  );
  const { rerender } = renderInWidget(bill('£480'));
  expect(textsAt('[data-changed]')).toEqual([]);
  rerender(bill('£500'));
  expect(textsAt('[data-changed]')).toEqual(['£500']);
});
