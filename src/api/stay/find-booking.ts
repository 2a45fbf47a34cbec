import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Answer } from '../wire.ts';

/** Whether a booking has any rooms: all that matters after an unclear payment (D-28). */
const hasRooms: Answer<boolean> = v.pipe(
  v.object({ items: v.array(v.unknown()) }),
  v.transform(({ items }) => items.length > 0),
);

export const findStayBooking: Call<'stayBooking', undefined, boolean> = {
  endpoint: 'stayBooking',
  answer: hasRooms,
};
