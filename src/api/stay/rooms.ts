import * as v from 'valibot';
import type { Area, RoomPicture, RoomType } from '../../domain/rooms/room-types.ts';
import { images, pictured } from '../content.ts';
import { maybe, orNull, renameFields, some, wanted, wireObject, type Answer } from '../reader.ts';
import { count, finiteNumber, flag, html, id, text, yesNo } from '../wire.ts';

const pictures: Answer<RoomPicture[]> = pictured(wireObject({ Path: text, Caption: text }));

/** With what an estate may state beside A §3.3. */
const roomType: Answer<RoomType> = v.pipe(
  v.object({
    Key: text,
    PMSCode: id,
    DisplayName: text,
    Description: html,
    Images: pictures,
    RoomSize: orNull(finiteNumber),
    BedType: text,
    Bathroom: text,
    View: text,
    Floor: text,
    IsStepFree: orNull(yesNo),
    IsDogFriendly: flag,
    IsChildFriendly: flag,
    IsInfantFriendly: flag,
    MaxAdults: orNull(count),
    MaxChildren: orNull(count),
    MinOccupancy: wanted(count, 1),
    CalendarDefaultRate: orNull(id),
    maxAdults: orNull(count),
    maxChildren: orNull(count),
    maxOccupancy: orNull(count),
  }),
  v.transform(({ maxAdults: systemMaxAdults, maxChildren: systemMaxChildren, ...fields }) => ({
    ...renameFields(fields),
    key: fields.Key || fields.PMSCode,
    // 0 is no size.
    roomSize: fields.RoomSize || null,
    systemMaxAdults,
    systemMaxChildren,
  })),
);

export const area: Answer<Area> = v.pipe(
  wireObject({
    Key: text,
    DisplayName: text,
    Description: html,
    Images: images,
    RoomTypes: maybe(some(roomType), []),
  }),
  v.transform((fields) => ({ ...fields, key: fields.key || fields.displayName })),
);
