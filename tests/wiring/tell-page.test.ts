import { expect, test } from 'vitest';
import { tellPage } from '../../widget/telemetry/tell-page.ts';
import { availability, availableRate, configuration, search, session } from '../support/fixtures.ts';
import { keptDraft, startBooking } from '../support/start-booking.ts';

const quota = { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 0 };
const party = { adults: 2, childCount: 0, children: [], dogs: 0 };

function told(input: Parameters<typeof startBooking>[0] = {}) {
  const events: [string, object | undefined][] = [];
  const started = startBooking(input);
  const stop = tellPage(started.actor, (name, detail) => events.push([name, detail]));
  return { ...started, events, stop };
}

test('embedding: the page hears of each step once, with its room where it has one', async () => {
  const started = told();
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.answer('start', { type: 'anonymous' });
  await started.answer('beginSession', session);
  await started.answer('search', {
    type: 'searched',
    search: search({ guestOccupancies: [party, party] }),
    vouchers: [],
  });
  await started.answer('searchAvailability', availability(2));
  await started.answer('rooms', { type: 'roomChosen', roomCode: 'LAK', guestQuota: quota });
  await started.answer('rates', {
    type: 'legBooked',
    rate: availableRate(),
    includedPackages: [],
    confirmationNumber: 'C-1',
    internalIdentifier: 'I-1',
  });
  await started.begun('rooms');
  started.actor.send({ type: 'cancel.requested' });
  expect(started.events).toEqual([
    ['step', { step: 'start' }],
    ['step', { step: 'search' }],
    ['step', { step: 'rooms', leg: 1 }],
    ['step', { step: 'rates', leg: 1 }],
    ['step', { step: 'rooms', leg: 2 }],
  ]);
});

test('T27 nothing of the guest is in what the page hears', async () => {
  const started = told({ draft: keptDraft({ place: { step: 'details', leg: 1 } }) });
  await started.answer('loadConfiguration', configuration());
  await started.answer('restoreSignIn', null);
  await started.answer('checkSession', undefined);
  await started.begun('details');
  expect(started.events).toEqual([['step', { step: 'details' }]]);
});

test('T20 the page hears nothing once the widget is taken away', async () => {
  const started = told();
  await started.answer('loadConfiguration', configuration());
  started.stop();
  await started.answer('restoreSignIn', null);
  await started.begun('start');
  expect(started.events).toEqual([]);
});
