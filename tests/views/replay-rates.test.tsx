import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { isExplained } from '../../machines/shared/refusals.ts';
import type { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { selectGone, selectReason } from '../../machines/steps/rates/rates.selectors.ts';
import { RatesScreen } from '../../widget/steps/rates/RatesScreen.tsx';
import { ratesWorld } from '../steps/rates/rates.world.ts';
import { expectText } from '../support/form-hands.ts';
import { button, press, replayScreen } from './replay.tsx';

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>;

const chosenRate = (snapshot: unknown) => (snapshot as RatesSnapshot).context.rateCode;
const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;
const pressNights = () => userEvent.click(screen.getByRole('button', { name: /^Price of each night/ }));

replayScreen('A §2.7 the rates', {
  world: ratesWorld,
  View: RatesScreen,
  project: ({
    booking: { legs, search },
    rateCode,
    failure,
    panels,
    days,
    isRenewed,
  }: SnapshotFrom<typeof ratesMachine>['context']) => [
    legs[0]?.rate?.rateCode,
    rateCode,
    search.numberOfNights,
    panels.length,
    days.length,
    isRenewed,
    failure && isExplained(failure),
  ],
  ways: {
    'rate.selected': {
      by: () => userEvent.click(screen.getByLabelText(/^Bed & Breakfast/)),
      when: (event, snapshot) => chosenRate(snapshot) !== 'DAILYBABB' && snapshot.can(event),
    },
    'rate.confirmed': {
      by: () => press('Next Step'),
      when: (_, snapshot) => chosenRate(snapshot) !== null,
    },
    'change.confirmed': button('Change rate'),
    'change.dismissed': button('Keep my rate'),
    'search.restarted': button('Search again'),
    'otherRoom.wanted': button('Choose another room'),
    'nights.opened': { by: pressNights, when: (_, snapshot) => snapshot.can({ type: 'nights.opened' }) },
    'nights.closed': { by: pressNights },
    'back.pressed': button('Back'),
  },
  expectShown: (planned) => {
    expect(has('alertdialog', 'Change this rate?')).toBe(planned.matches('askingToChangeRate'));
    expect(has('button', 'Search again')).toBe(planned.matches({ choosing: 'failed' }));
    expectText('Holding your room…', planned.hasTag('busy'));
    expectText('gone', selectReason(planned as RatesSnapshot) !== '');
    const isGone = planned.matches({ choosing: 'failed' }) && selectGone(planned as RatesSnapshot) === 'room';
    expectText('This room has just gone', isGone);
    const nights = screen.queryByRole('button', { name: /^Price of each night/ });
    expect(nights?.ariaExpanded ?? 'false').toBe(String(planned.matches({ choosing: 'nights' })));
  },
});
