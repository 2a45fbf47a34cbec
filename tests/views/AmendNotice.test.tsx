import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmendNotice } from '../../widget/screens/booking/AmendNotice.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

test('E-17, D-404 a change of a booking says which one', async () => {
  renderInWidget(<AmendNotice amendId="WM-70413200-1" />);
  expect(screen.getByText('Change of booking WM-70413200-1')).toBeVisible();
  await expectAccessible();
});

test('E-17 a new booking is no change of another', () => {
  renderInWidget(<AmendNotice amendId={null} />);
  expect(screen.queryByText('Change of booking', { exact: false })).toBeNull();
});
