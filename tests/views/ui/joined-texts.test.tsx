import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfRoom } from '../../../widget/account/booking-details/ModalRoom.tsx';
import { About } from '../../../widget/ui/About.tsx';
import { BookingFrame } from '../../../widget/ui/BookingFrame.tsx';
import { Button } from '../../../widget/ui/Button.tsx';
import { ButtonAbout } from '../../../widget/ui/ButtonAbout.tsx';
import { CalendarGrid } from '../../../widget/ui/CalendarGrid.tsx';
import { Checkbox } from '../../../widget/ui/Checkbox.tsx';
import { TextsProvider } from '../../../widget/ui/texts-context.tsx';
import { catalogue } from '../../support/catalogue.ts';
import { renderInWidget } from './render.tsx';

/** Joins the other way round, with other signs than the specification's. */
const texts = {
  ...catalogue,
  shared: {
    ...catalogue.shared,
    about: '{about} – {text}',
    facts: '{next} / {before}',
    editOf: '{what}: {text}',
  },
  ui: { ...catalogue.ui, frame: { ...catalogue.ui.frame, done: 'Completed: {step}' } },
  account: {
    ...catalogue.account,
    bookingDetails: {
      ...catalogue.account.bookingDetails,
      modal: { ...catalogue.account.bookingDetails.modal, action: 'Room {leg} – {text}' },
    },
  },
};

test('the catalogue says how a button and what it is about are joined', () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <ButtonAbout about="The Lake Room">Continue</ButtonAbout>
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name: 'The Lake Room – Continue' }).textContent).toBe('Continue');
});

test('the catalogue says how a checkbox and what it is about are joined', () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <Checkbox
        label={<About about="Champagne">Add to room 1</About>}
        name="champagne"
        checked={false}
        onChange={() => {}}
      />
    </TextsProvider>,
  );
  expect(document.querySelector('label')?.textContent).toBe('Champagne – Add to room 1');
});

test('the catalogue says how the day and the price of a calendar are joined', () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <CalendarGrid
        label="Prices by day"
        weeks={[[{ date: '2027-04-29', state: 'available', price: '£220' }]]}
        onSelect={() => {}}
      />
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name: '£220 / Thursday 29 April 2027' })).toBeDefined();
});

test('the catalogue says how a completed step and its button are named', () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <BookingFrame step={2} onEdit={() => {}} onCancel={() => {}}>
        <p>Rooms</p>
      </BookingFrame>
    </TextsProvider>,
  );
  const names = [...document.querySelectorAll('.ui-progress-name')].map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Completed: 1 Dates & Guests', '2 Rooms & Rates']);
  expect(screen.getByRole('button', { name: 'Dates & Guests: Edit' }).textContent).toBe('Edit');
});

test("the catalogue says how a button of the account's dialogs and its room are joined", () => {
  renderInWidget(
    <TextsProvider texts={texts}>
      <Button>
        <OfRoom text="Cancel" leg={2} />
      </Button>
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Room 2 – Cancel' })).toBeDefined();
});
