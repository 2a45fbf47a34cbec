import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { EndpointName } from '../endpoints.ts';
import type { unspecifiedRequest } from './requests.ts';
import { noAnswer } from '../wire.ts';

type Unspecified<Name extends EndpointName> = Call<Name, v.InferOutput<typeof unspecifiedRequest>, undefined>;

export const loadSpa: Call<'spa', undefined, undefined> = { endpoint: 'spa', answer: noAnswer };

export const findSpaGroups: Unspecified<'spaGroups'> = { endpoint: 'spaGroups', answer: noAnswer };

export const findSpaPackages: Unspecified<'spaPackages'> = { endpoint: 'spaPackages', answer: noAnswer };

export const findSpaFacilities: Unspecified<'spaFacilities'> = {
  endpoint: 'spaFacilities',
  answer: noAnswer,
};

export const buildSpaItinerary: Unspecified<'buildSpaItinerary'> = {
  endpoint: 'buildSpaItinerary',
  answer: noAnswer,
};

export const beginSpaBooking: Unspecified<'beginSpaBooking'> = {
  endpoint: 'beginSpaBooking',
  answer: noAnswer,
};

export const processSpaBooking: Unspecified<'processSpaBooking'> = {
  endpoint: 'processSpaBooking',
  answer: noAnswer,
};
