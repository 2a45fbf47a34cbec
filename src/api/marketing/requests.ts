/*
 * Schemas of request bodies. Shipped code takes only their types, so they cost the bundle nothing. Tests hold every
 * body against them.
 */

import * as v from 'valibot';

export const subscribeRequest = v.strictObject({
  emailAddress: v.string(),
  addressBooks: v.array(v.number()),
  dataFields: v.array(v.strictObject({ Key: v.string(), Value: v.string() })),
});

export const unsubscribeRequest = v.strictObject({
  emailAddress: v.string(),
  addressBooks: v.array(v.number()),
});
