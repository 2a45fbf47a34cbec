import * as v from 'valibot';

/** Ten schemas as large as a booking's, which any widget of this kind needs. */
const money = v.pipe(v.number(), v.finite());
const image = v.object({ Path: v.string(), Alt: v.optional(v.string(), '') });
const area = v.object({ Name: v.string(), Description: v.string(), Images: v.array(image) });
const room = v.object({
  Code: v.pipe(v.string(), v.minLength(1)),
  Name: v.string(),
  MaximumGuests: v.number(),
});
const rate = v.object({ Code: v.string(), Name: v.string(), Amounts: v.record(v.string(), money) });
const session = v.object({ Id: v.string(), BusinessDate: v.pipe(v.string(), v.isoDate()) });
const voucher = v.object({ Reference: v.string(), Balance: money, ExpiryDate: v.nullable(v.string()) });
const guest = v.object({
  Title: v.picklist(['Mr', 'Mrs', 'Ms']),
  FirstName: v.string(),
  LastName: v.string(),
});
const address = v.object({ Line1: v.string(), City: v.string(), PostalCode: v.pipe(v.string(), v.trim()) });

export const configuration = v.variant('Kind', [
  v.object({ Kind: v.literal('stay'), Areas: v.array(area), Rooms: v.array(room), Rates: v.array(rate) }),
  v.object({ Kind: v.literal('session'), Session: session, Vouchers: v.array(voucher) }),
  v.object({ Kind: v.literal('guests'), Guests: v.array(guest), Address: v.optional(address) }),
]);
