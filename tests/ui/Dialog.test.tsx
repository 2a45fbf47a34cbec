import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { ConfirmDialog } from '../../widget/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../widget/ui/dialog/Dialog.tsx';
import { PageHeading } from '../../widget/ui/text/PageHeading.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

function Opener({ onCancel = () => {}, openerStays = true }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageHeading>Set your itinerary</PageHeading>
      {openerStays || !open ? <Button onClick={() => setOpen(true)}>Open</Button> : null}
      {open ? (
        <Dialog
          title="Dinner times"
          onCancel={() => {
            onCancel();
            setOpen(false);
          }}
        >
          <input aria-label="Time" />
        </Dialog>
      ) : null}
    </>
  );
}

const nothing = () => {};
const title = (name: string) => screen.getByRole('heading', { name });
const isModal = () => screen.getByRole('dialog').matches(':modal');
const paying = (onCancel: () => void) => (
  <Dialog title="Paying" onCancel={onCancel}>
    Please wait
  </Dialog>
);
const question = {
  title: 'Are you sure?',
  text: 'You will have to start over!',
  confirm: 'Yes',
  cancel: 'No',
};

test('opens as a modal that is named by its title, which has the focus', async () => {
  renderInWidget(<Opener />);
  await userEvent.click(screen.getByText('Open'));
  expect(isModal()).toBe(true);
  expect(title('Dinner times')).toHaveFocus();
  await expectAccessible(screen.getByRole('dialog', { name: 'Dinner times' }));
});

test('focuses a late element marked for the first focus, unless the guest has moved on', async () => {
  const late = <button data-first-focus>17 May</button>;
  const dialog = (content: ReactNode) => (
    <Dialog title="Arrival date" onCancel={() => {}}>
      {content}
    </Dialog>
  );
  const { rerender } = renderInWidget(dialog(null));
  expect(screen.getByRole('heading', { name: 'Arrival date' })).toHaveFocus();
  rerender(dialog(late));
  await expect.poll(() => document.activeElement?.textContent).toBe('17 May');
  rerender(dialog(<p>Loading</p>));
  await expect.poll(() => document.activeElement?.textContent).toBe('Arrival date');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(dialog(late));
  await expect.poll(() => screen.queryByText('17 May')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('opens at its beginning: what is below the edge does not take the first focus', async () => {
  const tall = (
    <>
      <p style={{ blockSize: 3000 }}>Weeks</p>
      <button data-first-focus>31 May</button>
    </>
  );
  renderInWidget(
    <Dialog title="Dates" onCancel={() => {}} footer={<button>Use</button>}>
      {tall}
    </Dialog>,
  );
  expect(title('Dates')).toHaveFocus();
  expect(screen.getByRole('dialog').scrollTop).toBe(0);
});

test('is modal only while its place in the page is shown, with inner questions above it', async () => {
  const { container } = renderInWidget(
    <Dialog title="Dinner times" onCancel={nothing}>
      <ConfirmDialog {...question} onConfirm={nothing} onCancel={nothing} />
    </Dialog>,
  );
  const modals = () => container.querySelectorAll('dialog:modal').length;
  expect(modals()).toBe(2);
  container.hidden = true;
  await expect.poll(modals).toBe(0);
  // Its place is below the edge of the window.
  container.style.paddingBlockStart = '3000px';
  container.hidden = false;
  await expect.poll(modals).toBe(2);
  expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')).toBe(
    screen.getByRole('alertdialog'),
  );
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['×', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks to close once, and the focus returns to the opener', async (_, close) => {
  const onCancel = vi.fn();
  renderInWidget(<Opener onCancel={onCancel} />);
  await userEvent.click(screen.getByText('Open'));
  await close();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Open'));
});

test('the focus goes to the heading of the screen when the opener is gone', async () => {
  renderInWidget(<Opener openerStays={false} />);
  await userEvent.click(screen.getByText('Open'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(title('Set your itinerary'));
});

test('Escape in a dialog does not reach the page', async () => {
  const heard: string[] = [];
  const listener = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', listener);
  renderInWidget(
    <Dialog title="Dinner times" onCancel={nothing}>
      <input aria-label="Time" />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('a');
  document.removeEventListener('keydown', listener);
  expect(heard).toEqual(['a']);
});

test('stays open as long as it is rendered, however often Escape is pressed and the browser closes it', async () => {
  const onCancel = vi.fn();
  renderInWidget(paying(onCancel));
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect([onCancel.mock.calls.length, isModal()]).toEqual([4, true]);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await expect.poll(() => onCancel.mock.calls.length).toBe(5);
  expect(isModal()).toBe(true);
});

test('a question within a dialog is on top, its safe answer has the focus, and Escape closes it alone', async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  renderInWidget(
    <Dialog title="Calendar" onCancel={outer}>
      <ConfirmDialog {...question} onConfirm={nothing} onCancel={inner} />
    </Dialog>,
  );
  const answer = screen.getByRole('button', { name: 'No' });
  const { x, y } = answer.getBoundingClientRect();
  expect(answer.contains(document.elementFromPoint(x + 5, y + 5))).toBe(true);
  expect(answer).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([2, 0]);
});

test('a question before a loss starts on the safe answer', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderInWidget(<ConfirmDialog {...question} {...{ onConfirm, onCancel }} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(dialog).toHaveAccessibleDescription('You will have to start over!');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  await expectAccessible(dialog);
});

test('WCAG 2.4.3 the title takes the focus from a control that disappears', async () => {
  function Retry() {
    const [isLoading, setIsLoading] = useState(false);
    return isLoading ? <p>Looking…</p> : <Button onClick={() => setIsLoading(true)}>Try again</Button>;
  }
  renderInWidget(
    <Dialog title="Dinner times" onCancel={nothing}>
      <Retry />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => document.activeElement).toBe(title('Dinner times'));
});
