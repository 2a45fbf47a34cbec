import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmendNotice } from '../../widget/screens/booking/AmendNotice.tsx';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

test('E-17 an amendment shows the number of the booking that it changes', async () => {
  renderInWidget(<AmendNotice amendId="WM-70413200-1" />);
  expect(screen.getByText('Change of booking WM-70413200-1')).toBeVisible();
  await expectAccessible();
});

test('E-17 a new booking shows no such number', () => {
  renderInWidget(<AmendNotice amendId={null} />);
  expect(screen.queryByText('Change of booking', { exact: false })).toBeNull();
});
