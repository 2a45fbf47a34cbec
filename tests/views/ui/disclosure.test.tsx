import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Disclosure } from '../../../widget/ui/Disclosure.tsx';
import { Html } from '../../../widget/ui/Html.tsx';
import { renderInWidget } from './render.tsx';

test('A §2.5 a long description opens with View more and closes with Hide, a short one has no button', async () => {
  const { rerender } = renderInWidget(
    <Disclosure label="The Lake Room" html={`<p>${'Two tall windows to the lake. '.repeat(20)}</p>`} />,
  );
  const button = await screen.findByRole('button', { name: 'View more: The Lake Room' });
  const text = document.querySelector('.ui-html')?.parentElement;
  const closedHeight = text?.clientHeight ?? 0;
  await userEvent.click(button);
  expect(text?.clientHeight).toBeGreaterThan(closedHeight);
  expect(button.ariaExpanded).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Hide: The Lake Room' }));
  expect(text?.clientHeight).toBe(closedHeight);
  rerender(<Disclosure label="The Lake Room" html="<p>Small.</p>" />);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('A §2.5 a long description whose drawing is deferred has View more before it scrolls into sight', async () => {
  renderInWidget(<Html html="<p>Ready</p>" />);
  await screen.findByText('Ready');
  renderInWidget(
    <>
      <div style={{ blockSize: 10_000 }} />
      <div style={{ contentVisibility: 'auto' }}>
        <Disclosure label="The Lake Room" html={`<p>${'Two tall windows to the lake. '.repeat(20)}</p>`} />
      </div>
    </>,
  );
  expect(await screen.findByRole('button', { name: 'View more: The Lake Room' })).toBeDefined();
});
