import type { NotKept } from '../../src/domain/booking/not-kept.ts';
import { formatClock } from '../../src/domain/dates/dates.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/**
 * 'Dinner at The Stillroom, Mon 18th Jan at 18:00 – not within your new stay'. With several rooms, the room comes
 * first.
 */
export function describeNotKept(
  { notKept: texts, formats }: Pick<Texts, 'notKept' | 'formats'>,
  told: NotKept,
  hasRooms: boolean,
): string {
  const { leg, kind, name, why } = told;
  const isMeal = kind === 'breakfast' || kind === 'dinner';
  const what = isMeal && name === '' ? texts.meal[kind] : fill(texts.thing[kind], { name });
  const thing = withTime({ notKept: texts, formats }, what, told);
  return fill(texts.because, {
    thing: hasRooms ? fill(texts.ofRoom, { leg, thing }) : thing,
    why: kind === 'guest' && why === 'noGuest' ? texts.guestGone : texts.why[why],
  });
}

function withTime(
  { notKept: texts, formats }: Pick<Texts, 'notKept' | 'formats'>,
  thing: string,
  { when }: NotKept,
): string {
  switch (when?.at) {
    case undefined:
      return thing;
    case 'time':
      return fill(texts.when.time, {
        ...{ thing, day: formats.stayDay(when.start), time: formatClock(when.start) },
      });
    case 'part':
      return fill(texts.when.part, { thing, day: formats.stayDay(when.date), part: texts.parts[when.part] });
    case 'day':
      return fill(texts.when.day, { thing, day: formats.stayDay(when.date) });
  }
}
