import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { lookupRequest } from './requests.ts';
import { maybe, some, type Answer } from '../reader.ts';
import { text, words } from '../wire.ts';

export type LookupRequest = v.InferOutput<typeof lookupRequest>;

interface FoundAddress {
  line1: string;
  locality: string;
  city: string;
}

/** Each address needs a `line1`, which the list shows. */
const foundAddresses: Answer<FoundAddress[]> = v.pipe(
  v.object({ addresses: maybe(some(v.object({ line1: words, locality: text, city: text })), []) }),
  v.transform(({ addresses }) => addresses),
);

export const lookupAddress: Call<'lookupAddress', LookupRequest, FoundAddress[]> = {
  endpoint: 'lookupAddress',
  answer: foundAddresses,
};
