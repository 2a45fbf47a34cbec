import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateRange } from '../../../widget/ui/DateRange.tsx';
import { renderInWidget } from './render.tsx';

test('D-448 the dates of a stay are short for the eye and complete for screen readers', () => {
  renderInWidget(
    <button>
      <DateRange from="2027-01-17" to="2027-01-19" around={(dates) => `${dates}, 2 nights`} />
    </button>,
  );
  expect(screen.getByText('Sun 17th-Tue 19th Jan 27, 2 nights')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName(
    'Sunday 17th January 2027 to Tuesday 19th January 2027, 2 nights',
  );
});
