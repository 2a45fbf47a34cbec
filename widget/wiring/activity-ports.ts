import { fromPromise } from 'xstate';
import type { TablesQuestion } from '../../machines/shared/activities.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { randomId } from '../../src/browser/random-id.ts';
import type { Client } from '../../src/api/client.ts';
import {
  breakfastRequest,
  dinnerRequest,
  findTables,
  addOnTablesRequest,
  type TablesRequest,
} from '../../src/api/dining/tables.ts';
import { findActivities, loadSpaConfiguration } from '../../src/api/spa/activities.ts';
import { findExtras, mudRequest, spaGardenRequest } from '../../src/api/spa/extras.ts';
import { findSpaTimes, spaTimesBody } from '../../src/api/spa/times.ts';
import { findPackageTeeTimes, packageTeeTimesBody } from '../../src/api/golf/package-tee-times.ts';
import { findTeeTimes, teeTimesBody } from '../../src/api/golf/tee-times.ts';

type ActivityPort =
  'loadTables' | 'loadSpaDays' | 'loadSpaTimes' | 'loadTeeTimes' | 'loadPackageTeeTimes' | 'loadExtras';

type AskForSpaConfiguration = () => void;

/** The spa's configuration is requested once for all steps of a booking. */
const askers = new WeakMap<Client, AskForSpaConfiguration>();

/** Ports for the times of what a rate includes and of add-ons (D-32): tables, golf, treatments, the mud room, the spa garden. */
export function activityPorts(client: Client): Pick<typeof ports, ActivityPort> {
  const askForSpaConfiguration = askers.get(client) ?? once(() => client.call(loadSpaConfiguration, {}));
  askers.set(client, askForSpaConfiguration);
  return {
    loadTables: fromPromise(({ input, signal }) =>
      client.call(findTables, { body: tablesRequest(input), signal }),
    ),
    loadSpaDays: fromPromise(({ input: { from, to }, signal }) => {
      askForSpaConfiguration();
      return client.call(findActivities, { params: { fromDate: from, toDate: to }, signal });
    }),
    loadSpaTimes: fromPromise(({ input: { sessionId, date, durationId }, signal }) =>
      client.call(findSpaTimes, {
        body: spaTimesBody(sessionId ?? randomId(), date, durationId),
        signal,
      }),
    ),
    loadTeeTimes: fromPromise(({ input: { sessionId, adults, ...stay }, signal }) =>
      client.call(findTeeTimes, { body: teeTimesBody(sessionId, stay, adults), signal }),
    ),
    loadPackageTeeTimes: fromPromise(({ input: { sessionId, date, players }, signal }) =>
      client.call(findPackageTeeTimes, { body: packageTeeTimesBody(sessionId, date, players), signal }),
    ),
    loadExtras: fromPromise(({ input, signal }) =>
      client.call(findExtras, {
        body:
          input.kind === 'mud'
            ? mudRequest(input.date, input.codes)
            : spaGardenRequest(input.date, input.durationIds),
        signal,
      }),
    ),
  };
}

function tablesRequest(question: TablesQuestion): TablesRequest {
  switch (question.meal) {
    case 'breakfast':
      return breakfastRequest(question);
    case 'dinner':
      return dinnerRequest(question, question.isFirstNightOnly);
    case 'addOn':
      return addOnTablesRequest(question.date, question.guests, question.restaurant);
  }
}

/**
 * Repeats a call until it has succeeded, without waiting for an answer. The spa's configuration must be requested
 * first, but its answer is not used: the treatments are in the stay configuration.
 */
function once(call: () => Promise<unknown>): AskForSpaConfiguration {
  let isLoaded = false;
  return () => {
    if (isLoaded) return;
    isLoaded = true;
    call().catch(() => {
      isLoaded = false;
    });
  };
}
