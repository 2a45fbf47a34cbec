import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Disclosure } from '../../widget/ui/controls/Disclosure.tsx';
import { Html } from '../../widget/ui/media/Html.tsx';
import { renderInWidget } from './render.tsx';

const LONG = `<p>${'Two tall windows to the lake. '.repeat(20)}</p>`;

test('A §2.5 a long description has View more and Hide; a short one has no button', async () => {
  const { rerender } = renderInWidget(<Disclosure label="The Lake Room" html={LONG} />);
  const heightOf = (selector: string) => document.querySelector(selector)?.parentElement?.clientHeight;
  expect(heightOf('.ui-html')).toBe(48);
  const button = await screen.findByRole('button', { name: 'View more: The Lake Room' });
  await userEvent.click(button);
  expect(heightOf('.ui-html')).toBeGreaterThan(48);
  expect(button.ariaExpanded).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Hide: The Lake Room' }));
  expect(heightOf('.ui-html')).toBe(48);
  rerender(<Disclosure label="The Lake Room" html="<p>Small.</p>" />);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('A §2.5 View more depends on the lines that are hidden, not on the number of letters', async () => {
  renderInWidget(<Html html="<p>Ready</p>" />);
  await screen.findByText('Ready');
  const view = renderInWidget(
    <div style={{ inlineSize: 2000 }}>
      <Disclosure label="Wide" html={`<p>${'ill '.repeat(40)}</p>`} />
    </div>,
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  view.unmount();
  renderInWidget(
    <div style={{ inlineSize: 120 }}>
      <Disclosure label="Narrow" html="<p>Two tall windows to the lake, a bath and a fire.</p>" />
    </div>,
  );
  expect(await screen.findByRole('button', { name: 'View more: Narrow' })).toBeDefined();
});

test('A §2.5 a long description whose drawing is deferred has View more before it scrolls into sight', async () => {
  renderInWidget(<Html html="<p>Ready</p>" />);
  await screen.findByText('Ready');
  renderInWidget(
    <>
      <div style={{ blockSize: 10_000 }} />
      <div style={{ contentVisibility: 'auto' }}>
        <Disclosure label="The Lake Room" html={LONG} />
      </div>
    </>,
  );
  expect(await screen.findByRole('button', { name: 'View more: The Lake Room' })).toBeDefined();
});
