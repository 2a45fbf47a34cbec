import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading } from '../../../widget/ui/Loading.tsx';
import { said } from '../../support/said.ts';
import { renderInWidget } from './render.tsx';

const LONG = 'This is taking a little longer than usual. Please bear with us.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

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
