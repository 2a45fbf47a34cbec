import * as v from 'valibot';
import type { SpaDay, SpaItem } from '../../domain/spa/spa.ts';
import type { Call } from '../call.ts';
import { list, some, wireObject, type Answer } from '../reader.ts';
import { finiteNumber, id, localDate, money, noAnswer } from '../wire.ts';

const spaItem: Answer<SpaItem> = v.pipe(
  wireObject({ Code: id, ID: id, Length: finiteNumber, Interval: finiteNumber, StandardPrice: money }),
  v.transform(({ iD, ...item }) => ({ id: iD, ...item })),
);

const spaDays: Answer<SpaDay[]> = some(wireObject({ Date: localDate, Items: list(spaItem) }));

/** What the spa sells on each day. For the spa package the last day is arrival + nights. */
export const findActivities: Call<'spaActivitiesByDate', undefined, SpaDay[]> = {
  endpoint: 'spaActivitiesByDate',
  answer: spaDays,
};

/** The specification does not show its answer. */
export const loadActivities: Call<'spaActivities', undefined, undefined> = {
  endpoint: 'spaActivities',
  answer: noAnswer,
};

/** The specification does not show its answer. The stay configuration has the treatments. */
export const loadSpaConfiguration: Call<'spaConfiguration', undefined, undefined> = {
  endpoint: 'spaConfiguration',
  answer: noAnswer,
};
