import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '../../support/catalogue.ts';
import { Button } from '../../../widget/ui/Button.tsx';
import { ConfirmDialog } from '../../../widget/ui/ConfirmDialog.tsx';
import { Dialog } from '../../../widget/ui/Dialog.tsx';
import { PageHeading } from '../../../widget/ui/PageHeading.tsx';
import { Tabs } from '../../../widget/ui/Tabs.tsx';
import { TextsProvider } from '../../../widget/ui/texts-context.tsx';
import { WidgetRoot } from '../../../widget/ui/WidgetRoot.tsx';
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

test('opens as a modal that is named by its title, which has the focus', async () => {
  renderInWidget(<Opener />);
  await userEvent.click(screen.getByText('Open'));

  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Dinner times' });
  expect(dialog.matches(':modal')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dinner times' }));
  await expectAccessible(dialog);
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

test('scrolls to the chosen tab where not all tabs fit', async () => {
  await page.viewport(320, 844);
  const days = ['Monday 10th', 'Tuesday 11th', 'Wednesday 12th'];
  renderInWidget(
    <Dialog title="Tee times" onCancel={() => {}}>
      <Tabs
        label="Dates"
        value="2"
        options={days.map((label, index) => ({ value: String(index), label }))}
        onChange={() => {}}
      />
    </Dialog>,
  );
  const row = screen.getByRole('group', { name: 'Dates' });
  const chosen = screen.getByRole('button', { name: 'Wednesday 12th' });
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
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

  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('heading', { name: 'Set your itinerary' }));
});

test('Escape in a dialog does not reach the page', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  renderInWidget(
    <Dialog title="Dinner times" onCancel={() => {}}>
      <input aria-label="Time" />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('a');
  document.removeEventListener('keydown', heard);

  expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['a']);
});

test('stays open as long as it is rendered, however often Escape is pressed', async () => {
  const onCancel = vi.fn();
  renderInWidget(
    <Dialog title="Paying" onCancel={onCancel}>
      Please wait
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(onCancel).toHaveBeenCalledTimes(4);
  expect(screen.getByRole<HTMLDialogElement>('dialog').matches(':modal')).toBe(true);
});

test('opens again and asks where the browser itself has closed it', async () => {
  const onCancel = vi.fn();
  renderInWidget(
    <Dialog title="Paying" onCancel={onCancel}>
      Please wait
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();

  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  expect(dialog.matches(':modal')).toBe(true);
});

test('Escape in a nested dialog closes that one only', async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  renderInWidget(
    <Dialog title="Calendar" onCancel={outer}>
      <ConfirmDialog
        title="Are you sure?"
        text="You will have to start over!"
        confirm="Close"
        cancel="Continue"
        onConfirm={() => {}}
        onCancel={inner}
      />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

  expect(inner).toHaveBeenCalledTimes(2);
  expect(outer).toHaveBeenCalledTimes(0);
});

test('a question before a loss starts on the safe answer', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderInWidget(
    <ConfirmDialog
      title="Are you sure?"
      text="You will have to start over!"
      confirm="Cancel booking"
      cancel="Continue booking"
      {...{ onConfirm, onCancel }}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  const safe = screen.getByRole('button', { name: 'Continue booking' });

  expect(document.activeElement).toBe(safe);
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('You will have to start over!').id);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
  await expectAccessible(dialog);
});

test('returns the focus inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  root.render(
    <WidgetRoot>
      <TextsProvider texts={catalogue}>
        <Opener />
      </TextsProvider>
    </WidgetRoot>,
  );
  const button = () => shadow.querySelector<HTMLElement>('.ui-button');
  await expect.poll(button).not.toBeNull();
  button()?.focus();
  button()?.click();
  await expect.poll(() => shadow.activeElement?.textContent).toBe('Dinner times');
  shadow.querySelector<HTMLElement>('[aria-label="Close"]')?.click();

  await expect.poll(() => shadow.querySelector('dialog')).toBeNull();
  expect(shadow.activeElement).toBe(button());
  root.unmount();
  host.remove();
});

test('WCAG 2.4.3 the title takes the focus from a control that disappears', async () => {
  function Retry() {
    const [isLoading, setIsLoading] = useState(false);
    return isLoading ? (
      <p>Looking for tables…</p>
    ) : (
      <Button onClick={() => setIsLoading(true)}>Try again</Button>
    );
  }
  renderInWidget(
    <Dialog title="Dinner times" onCancel={() => {}}>
      <Retry />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Dinner times' }));
});

test('a question that opens together with its dialog is on top, and its safe answer has the focus', () => {
  renderInWidget(
    <Dialog title="Need to cancel?" onCancel={() => {}}>
      <ConfirmDialog
        title="Are you sure?"
        text="Your room will be cancelled."
        confirm="Yes"
        cancel="No"
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </Dialog>,
  );
  const answer = screen.getByRole('button', { name: 'No' });
  const { x, y } = answer.getBoundingClientRect();
  expect(answer.contains(document.elementFromPoint(x + 5, y + 5))).toBe(true);
  expect(document.activeElement).toBe(answer);
});
