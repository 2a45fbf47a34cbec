import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DetailsScreen } from '../../../widget/steps/details/DetailsScreen.tsx';
import { expectAccessible, renderInWidget } from '../../ui/render.tsx';
import { answeredBooking, detailsInput, startDetails } from './start-details.ts';

const user = userEvent.setup();

it('D-646 a question that a change of the stay brings says why, and takes the focus once', async () => {
  const { actor } = startDetails({
    ...detailsInput,
    booking: answeredBooking,
    openRoom: 1,
    newQuestion: { room: 1, question: 'dietaryRequirements' },
  });
  renderInWidget(<DetailsScreen actor={actor} />);
  const news = screen.getByText('Your stay has changed, so we have something new to ask.');
  expect(news).toHaveFocus();
  await expect.poll(() => news.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  expect(news.nextElementSibling).toContainElement(
    screen.getByLabelText('Dietary requirements or allergies (optional)'),
  );
  const [first, second] = within(screen.getByRole('group', { name: 'Questions for' })).getAllByRole('button');
  if (!first || !second) throw new Error('There are fewer than two rooms');
  await user.click(first);
  expect(screen.queryByText(/something new to ask/)).toBeNull();
  await user.click(second);
  expect(second).toHaveFocus();
  await expectAccessible();
});
