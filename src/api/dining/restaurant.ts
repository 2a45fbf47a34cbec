import * as v from 'valibot';
import type { Restaurant, Weekday } from '../../domain/dining/dining.ts';
import { orNull, wireObject, type Answer } from '../reader.ts';
import { flag, id, text, words } from '../wire.ts';

const daysOpened: Answer<Record<Weekday, boolean>> = v.object({
  Monday: flag,
  Tuesday: flag,
  Wednesday: flag,
  Thursday: flag,
  Friday: flag,
  Saturday: flag,
  Sunday: flag,
});

export const restaurant: Answer<Restaurant> = wireObject({
  RestaurantId: id,
  DisplayName: text,
  MenuLink: orNull(words),
  DaysOpened: daysOpened,
});
