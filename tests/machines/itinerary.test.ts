import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { itineraryMachine } from '../../machines/steps/itinerary/itinerary.machine.ts';
import { selectRooms } from '../../machines/steps/itinerary/itinerary.selectors.ts';
import { environmentOf } from '../paths/environment.ts';
import { expectFullCoverage } from '../paths/expect-full-coverage.ts';
import { addOn, booking, configuration, rateGroupRate, restaurant, session } from '../support/fixtures.ts';

const input = { configuration: configuration(), session, booking: booking() };

describe('A §2.9 the itinerary', () => {
  it('paths take every transition', () => {
    const { paths } = expectFullCoverage(
      itineraryMachine,
      environmentOf(itineraryMachine, { inputs: [input] }),
    );
    expect(paths.length).toBeGreaterThan(0);
  });

  it('a self-catering rate names the venues for dinner, once each', () => {
    const tables = ['The Boathouse', 'The Grill', 'The Boathouse'].map((DisplayName) =>
      addOn({ PMSCode: DisplayName, Restaurant: restaurant({ DisplayName }) }),
    );
    const actor = createActor(itineraryMachine, {
      input: { ...input, configuration: configuration({ AddOns: tables }) },
    });
    expect(selectRooms(actor.getSnapshot())).toEqual([
      {
        leg: 1,
        names: 'Tom Fell, Ivy Fell',
        sections: [{ kind: 'selfCatering', venues: 'The Boathouse or The Grill' }],
      },
    ]);
  });

  it('A §4.8 a disabled system puts its message in place of its section', () => {
    const estate = configuration({
      SystemStatuses: [
        { System: 'Spa', IsDisabled: true, BookingMessage: '', InlineMessage: '<p>The spa is closed.</p>' },
      ],
      RateGroups: [
        {
          Key: 'spa',
          DisplayName: 'Spa',
          Description: '',
          Images: [],
          Rates: [rateGroupRate({ IncludesSpa: true, IncludesBreakfast: true })],
        },
      ],
    });
    const actor = createActor(itineraryMachine, { input: { ...input, configuration: estate } });
    expect(selectRooms(actor.getSnapshot())[0]?.sections).toEqual([
      { kind: 'closed', section: 'spa', message: '<p>The spa is closed.</p>' },
    ]);
  });
});
