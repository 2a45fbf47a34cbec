import type { RoomRecord } from './types.ts';

/** The number of rooms and the price of each type. areas.ts has the content. */
export const roomRecords: RoomRecord[] = [
  room('HSPK', 'house', 14, 145),
  room('HSLK', 'house', 10, 185),
  room('HSLS', 'house', 4, 295, { extraAdult: 45 }),
  room('HSTW', 'house', 1, 260),
  room('SYGR', 'stable-yard', 9, 130),
  room('SYHL', 'stable-yard', 5, 165, { extraAdult: 35 }),
  room('SYCH', 'stable-yard', 4, 235, { extraAdult: 35 }),
  room('LSSC', 'lakeside', 7, 175),
  room('LSBH', 'lakeside', 2, 275),
  room('LSIC', 'lakeside', 1, 310, { includedAdults: 4, isSelfCatering: true }),
  room('MRSH', 'moor', 5, 120),
  room('MRKC', 'moor', 3, 240, { includedAdults: 4, isSelfCatering: true }),
  room('MRHL', 'moor', 1, 620, { includedAdults: 6, isSelfCatering: true }),
];

/** Codes of the houses with a kitchen of their own. */
export const selfCateringCodes = roomRecords
  .filter((record) => record.isSelfCatering)
  .map((record) => record.code);

/** Codes of all rooms without a kitchen. */
export const hotelRoomCodes = roomRecords
  .filter((record) => !record.isSelfCatering)
  .map((record) => record.code);

function room(
  code: string,
  areaKey: string,
  total: number,
  basePrice: number,
  more: Partial<Pick<RoomRecord, 'includedAdults' | 'extraAdult' | 'isSelfCatering'>> = {},
): RoomRecord {
  return {
    code,
    areaKey,
    total,
    basePrice,
    includedAdults: 2,
    extraAdult: 0,
    isSelfCatering: false,
    ...more,
  };
}
