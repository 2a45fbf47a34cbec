import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../widget/ui/dialog/Dialog.tsx';
import { Announcement } from '../../widget/ui/text/Announcement.tsx';
import { said } from '../support/said.ts';
import { renderInWidget } from './render.tsx';
import { Loading } from '../../widget/ui/text/Loading.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('D-444 the widget keeps one status region, and an announcement comes after the focus has moved', () => {
  const { rerender } = renderInWidget(<p>Start</p>);
  const region = screen.getByRole('status');
  rerender(<Announcement text="Nine rooms" />);
  pass(199);
  expect(region).toHaveTextContent('');
  pass(1);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.closest('[aria-busy]')).toBeNull();
  expect(said()).toEqual(['Nine rooms']);
  rerender(<Announcement text="Eight rooms" />);
  pass(200);
  expect(said()).toEqual(['Eight rooms']);
  rerender(<p>Next</p>);
  expect(said()).toEqual([]);
  expect(screen.getByRole('status')).toBe(region);
});

test('D-444 a text that disappears before its announcement is not announced', () => {
  const { rerender } = renderInWidget(<Announcement text="Nine rooms" />);
  pass(199);
  rerender(<p>Next</p>);
  pass(10);
  expect(said()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('D-444 news: the first text is not announced, its changes are', () => {
  const { rerender } = renderInWidget(<Announcement text="£100" isOnlyNews />);
  pass(200);
  expect(said()).toEqual([]);
  rerender(<Announcement text="£120" isOnlyNews />);
  pass(200);
  expect(said()).toEqual(['£120']);
});

test('D-444 a dialog announces in a region of its own, since everything behind it is inert', () => {
  renderInWidget(
    <Dialog title="Choose new dates" onCancel={() => {}}>
      <Announcement text="Loading prices…" />
    </Dialog>,
  );
  pass(200);
  expect(said(screen.getByRole('dialog'))).toEqual(['Loading prices…']);
  expect(document.querySelector('.stay > [role=status]')).toHaveTextContent('');
});

const LONG = 'This is taking a little longer than usual. Please bear with us.';

test('after exactly three seconds the live region says that it takes longer', () => {
  renderInWidget(<Loading text="Looking for rooms for your dates…" />);
  pass(2_999);
  expect(said()).toEqual(['Looking for rooms for your dates…']);
  expect(document.querySelector('.ui-loading')?.textContent).toBe('Looking for rooms for your dates…');
  pass(1);
  expect(document.querySelector('.ui-loading')?.textContent).toBe(
    `Looking for rooms for your dates… ${LONG}`,
  );
  pass(200);
  expect(said()).toEqual(['Looking for rooms for your dates…', LONG]);
});

test('a shorter wait says nothing more and leaves no timer', () => {
  const { rerender } = renderInWidget(<Loading text="Looking for rooms for your dates…" />);
  pass(2_000);
  rerender(<p>Three rooms</p>);
  expect(vi.getTimerCount()).toBe(0);
});
