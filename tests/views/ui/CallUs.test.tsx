import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallUs } from '../../../widget/ui/CallUs.tsx';
import { renderInWidget } from './render.tsx';

test('D-41 the telephone number is a link on one line, however narrow the sentence is', () => {
  const { container } = renderInWidget(
    <div style={{ inlineSize: '100px' }}>
      <CallUs call="Please ring us on {phone}." contact="Please use our" contactLink="contact page" />
    </div>,
  );
  const link = screen.getByRole('link', { name: '01234 567891' });
  expect(link.getAttribute('href')).toBe('tel:01234567891');
  expect(link.querySelector('bdi')?.getClientRects().length).toBe(1);
  expect(container.textContent).toBe('Please ring us on 01234 567891.');
});
