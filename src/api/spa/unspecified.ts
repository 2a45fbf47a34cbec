import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { EndpointName } from '../endpoints.ts';
import { nothing } from '../wire.ts';
import type { unspecifiedRequest } from './requests.ts';

type Unspecified<Name extends EndpointName> = Call<Name, v.InferOutput<typeof unspecifiedRequest>, undefined>;

export const loadSpa: Call<'spa', undefined, undefined> = { endpoint: 'spa', answer: nothing };

export const findSpaGroups: Unspecified<'spaGroups'> = { endpoint: 'spaGroups', answer: nothing };

export const findSpaPackages: Unspecified<'spaPackages'> = { endpoint: 'spaPackages', answer: nothing };

export const findSpaFacilities: Unspecified<'spaFacilities'> = { endpoint: 'spaFacilities', answer: nothing };

export const buildSpaItinerary: Unspecified<'buildSpaItinerary'> = {
  endpoint: 'buildSpaItinerary',
  answer: nothing,
};

export const beginSpaBooking: Unspecified<'beginSpaBooking'> = {
  endpoint: 'beginSpaBooking',
  answer: nothing,
};

export const processSpaBooking: Unspecified<'processSpaBooking'> = {
  endpoint: 'processSpaBooking',
  answer: nothing,
};
