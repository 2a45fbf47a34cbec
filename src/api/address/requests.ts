/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

export const lookupRequest = v.strictObject({ postalCode: v.string() });
