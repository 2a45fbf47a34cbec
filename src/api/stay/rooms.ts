import * as v from 'valibot';
import type { Area, RoomPicture, RoomType } from '../../domain/room-types.ts';
import { images } from '../content.ts';
import {
  count,
  finiteNumber,
  flag,
  id,
  renameFields,
  list,
  withFallback,
  orNull,
  text,
  wireObject,
  type Answer,
} from '../wire.ts';

const pictures: Answer<RoomPicture[]> = list(wireObject({ Path: v.string(), Caption: text }));

/** With what an estate may state beside A §3.3. */
const roomType: Answer<RoomType> = v.pipe(
  v.object({
    Key: id,
    PMSCode: id,
    DisplayName: text,
    Description: text,
    Images: pictures,
    RoomSize: orNull(finiteNumber),
    BedType: text,
    Bathroom: text,
    View: text,
    Floor: text,
    IsStepFree: orNull(v.boolean()),
    IsDogFriendly: flag,
    IsChildFriendly: flag,
    IsInfantFriendly: flag,
    MaxAdults: orNull(count),
    MaxChildren: orNull(count),
    MinOccupancy: withFallback(count, 1),
    CalendarDefaultRate: orNull(v.string()),
    maxAdults: orNull(count),
    maxChildren: orNull(count),
    maxOccupancy: orNull(count),
  }),
  v.transform(({ maxAdults: systemMaxAdults, maxChildren: systemMaxChildren, ...fields }) => ({
    ...renameFields(fields),
    systemMaxAdults,
    systemMaxChildren,
  })),
);

export const area: Answer<Area> = wireObject({
  Key: id,
  DisplayName: text,
  Description: text,
  Images: images,
  RoomTypes: list(roomType),
});
