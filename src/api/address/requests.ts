/*
 * What is sent, as schemas. Shipped code takes their types only, so they cost the bundle nothing;
 * tests hold every body against them.
 */

import * as v from 'valibot';

export const lookupRequest = v.strictObject({ postalCode: v.string() });
