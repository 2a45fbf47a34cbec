import {
  flatRateByCode,
  rateGroupRateByCode,
  roomTypeByCode,
} from '../../../src/domain/configuration/lookups.ts';
import { lowestOf, type AvailableRate } from '../../../src/domain/rooms/availability.ts';
import { passesAll } from '../../../src/domain/rooms/room-filters.ts';
import {
  listRooms,
  rateFiltersIn,
  type ListedRooms,
  type RoomsWanted,
} from '../../../src/domain/rooms/room-list.ts';
import {
  canChoose,
  isForVoucher,
  panelsFor,
  panelsOf,
  roomPanelsOf,
  roomRatesOf,
  type AreaPanels,
  type RoomPanel,
  type RoomsFacts,
} from './rooms.rules.ts';

/** The most rooms that can be read side by side on a desk. */
export const MOST_COMPARED = 3;

/** A leg's rooms, with the guest's filters and comparison. */
export interface RoomsInView extends RoomsFacts {
  wanted: RoomsWanted;
  /** Codes of the rooms to compare, in the order of ticking. */
  compared: readonly string[];
}

/** The rooms that pass the guest's filters, with the number of rooms in all, on offer, and on offer with the filters. */
export interface CountedRooms extends ListedRooms<RoomPanel> {
  counts: { all: number; free: number; shown: number };
}

const listByWish = new WeakMap<RoomsWanted, { panels: AreaPanels[]; list: CountedRooms }>();

/** The rooms that pass the guest's filters. Returns the same objects until `wanted` or `party` changes. */
export function listOf(facts: RoomsInView): CountedRooms {
  const panels = panelsOf(facts);
  const known = listByWish.get(facts.wanted);
  if (known?.panels === panels) return known.list;
  const listed = listRooms(pricedPanels(facts), facts.wanted);
  const rooms = roomPanelsOf(facts);
  const counts = {
    all: rooms.length,
    free: rooms.filter(({ canContinue }) => canContinue).length,
    shown: listed.groups.flatMap(({ offers }) => offers).length,
  };
  const list = { ...listed, counts };
  listByWish.set(facts.wanted, { panels, list });
  return list;
}

/** The rooms with the prices of the rates that pass the guest's filters. */
function pricedPanels(facts: RoomsInView): AreaPanels[] {
  const filters = rateFiltersIn(facts.wanted.filters);
  if (filters.length === 0) return panelsOf(facts);
  const roomRates = roomRatesOf(facts).map((roomRate) => {
    const rates = roomRate.rates.filter((rate) => passesAll(facts.configuration, rate, filters));
    return { ...roomRate, rates, lowest: lowestOf(rates) };
  });
  return panelsFor(facts, roomRates);
}

/**
 * The room's name, and the code and name of the rate that its prices by date are for: the one whose price the room shows
 * (E-08), or without a price the room type's default. Without a rate they are the lowest prices: so with a voucher for a
 * stay, which brings its own.
 */
export function calendarNames(
  facts: RoomsInView,
  roomCode: string,
): { roomName: string; rateCode: string | null; rateName: string } {
  const { configuration, booking } = facts;
  const room = roomTypeByCode(configuration, roomCode);
  const roomName = room?.displayName ?? '';
  if (isForVoucher(booking)) return { roomName, rateCode: null, rateName: '' };
  const panels = pricedPanels(facts).flatMap(({ offers }) => offers);
  const shown = panels.find(({ roomType }) => roomType.code === roomCode);
  if (shown?.outcome.kind === 'from')
    return { roomName, rateCode: shown.outcome.rate.rateCode, rateName: shown.rateName };
  const rateCode = room?.calendarDefaultRate ?? null;
  const rate = rateGroupRateByCode(configuration, rateCode) ?? flatRateByCode(configuration, rateCode ?? '');
  return { roomName, rateCode, rateName: rate?.displayName ?? '' };
}

/** The rates of the rooms on offer. */
export function ratesOnOffer(facts: RoomsFacts): AvailableRate[] {
  const codes = new Set(
    roomPanelsOf(facts).flatMap(({ canContinue, roomType }) => (canContinue ? [roomType.code] : [])),
  );
  return roomRatesOf(facts).flatMap(({ room, rates }) => (codes.has(room.code) ? rates : []));
}

/** Whether there are several rooms to choose between. */
export function hasRoomsToCompare(facts: RoomsFacts): boolean {
  return roomPanelsOf(facts).filter(({ canContinue }) => canContinue).length > 1;
}

/** Whether a room can be ticked for comparison, or unticked. */
export function canCompare(facts: RoomsInView, roomCode: string): boolean {
  if (facts.compared.includes(roomCode)) return true;
  return facts.compared.length < MOST_COMPARED && hasRoomsToCompare(facts) && canChoose(facts, roomCode);
}

/** The rooms to compare, after one is ticked or unticked. */
export function toggleCompared(compared: readonly string[], roomCode: string): string[] {
  return compared.includes(roomCode) ? compared.filter((code) => code !== roomCode) : [...compared, roomCode];
}
