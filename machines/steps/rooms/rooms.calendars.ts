import { feesPerNight, type PriceFee } from '../../../src/domain/fees.ts';
import { guestQuotaOf } from '../../../src/domain/guest-counts.ts';
import { flatRateByCode, rateGroupRateByCode, roomTypeByCode } from '../../../src/domain/lookups.ts';
import type { RoomsFacts } from './rooms.offers.ts';

/** A room's name, and the rate whose prices by date are shown for it (A §3.3), with its own; without one, the lowest prices are. */
export function calendarNames(
  { configuration }: RoomsFacts,
  roomCode: string,
): { roomName: string; rateCode: string | null; rateName: string } {
  const room = roomTypeByCode(configuration, roomCode);
  const rateCode = room?.calendarDefaultRate ?? null;
  const rate = rateGroupRateByCode(configuration, rateCode) ?? flatRateByCode(configuration, rateCode ?? '');
  return { roomName: room?.displayName ?? '', rateCode, rateName: rate?.displayName ?? '' };
}

/** A night's fees of the leg's party in one room, or in any where all have the same; null where nothing says so (D-380). */
export function nightlyFees(
  { availability, booking, leg, party }: RoomsFacts,
  roomCode?: string,
): PriceFee[] | null {
  const answer = availability.roomAvailabilities.find((candidate) => candidate.leg === leg);
  const found = (answer?.roomRates ?? []).filter(
    ({ room }) => roomCode === undefined || room.code === roomCode,
  );
  return feesPerNight(found, guestQuotaOf(party), booking.search.numberOfNights);
}
