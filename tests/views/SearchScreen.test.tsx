import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import { SearchScreen } from '../../widget/screens/search/SearchScreen.tsx';
import { party } from '../domain/builders.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { renderInWidget } from './ui/render.tsx';

const WAITS = 'Please choose the age of each child: rooms and prices depend on it.';

function show(values: { search?: OpenSearch; estate?: Partial<StayConfiguration> } = {}) {
  const actor = createActor(searchMachine, {
    input: { configuration: configuration(values.estate), session, search: values.search ?? search() },
  }).start();
  renderInWidget(<SearchScreen actor={actor} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check Availability' });
const ageField = (name = 'Child Age') => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (field: HTMLSelectElement) => field.selectedOptions[0]?.textContent;

describe("E-09 a child's age", () => {
  test("opens with 'Please select...', and 'Check Availability' waits for it and says so", async () => {
    show();
    expect([check().disabled, screen.queryByText(WAITS)]).toEqual([false, null]);
    await press('More: Children');
    expect(chosen(ageField())).toBe('Please select...');
    expect(check().disabled).toBe(true);
    expect(screen.getByText(WAITS).closest('[role=status]')).not.toBeNull();
    await userEvent.selectOptions(ageField(), 'Under 1');
    expect([check().disabled, screen.queryByText(WAITS)]).toEqual([false, null]);
    await userEvent.selectOptions(ageField(), 'Please select...');
    expect(check().disabled).toBe(true);
  });

  test('D-72 amending shows the party that it is, and asks for the ages', async () => {
    show({ search: { ...search({ amendId: 'I77' }), guestOccupancies: [party(2, [null, 7], 1)] } });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Children' }).value).toBe('2');
    expect([chosen(ageField('Child Age 1')), chosen(ageField('Child Age 2'))]).toEqual([
      'Please select...',
      '7 years',
    ]);
    expect(check().disabled).toBe(true);
    await userEvent.selectOptions(ageField('Child Age 1'), '3 years');
    expect(check().disabled).toBe(false);
  });
});

describe('E-10 how many children', () => {
  const most = () => screen.getByRole('spinbutton', { name: 'Children' }).getAttribute('aria-describedby');

  test.each([
    [1, 'Up to 1 in a room'],
    [3, 'Up to 3 in a room'],
  ])('MaxChildren %i is said beside the control', (MaxChildren, said) => {
    show({ estate: { MaxChildren } });
    expect(screen.getByText(said).id).toBe(most());
    expect(screen.getByText(/^To bring more children, please/)).not.toBeNull();
  });

  test('D-21 an estate that takes none online says that itself', async () => {
    const { Content } = configuration();
    const childBooking = '<p>To bring children, ring us.</p>';
    show({ estate: { Content: { ...Content, search: { ...Content.search, childBooking } } } });
    expect([screen.queryByText(/^Up to/), screen.queryByText(/^To bring more children/)]).toEqual([
      null,
      null,
    ]);
    await press('More: Children');
    expect(await screen.findByText('To bring children, ring us.')).not.toBeNull();
    expect(screen.queryByText(WAITS)).toBeNull();
  });
});
