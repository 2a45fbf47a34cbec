import type { GuestQuota } from '../payloads/parts.ts';
import { listPrice } from '../world/prices.ts';
import type { LocalDate } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import { feeQuantity } from './party.ts';
import type { BookingSession, State } from './state.ts';
import { feesLeft, takenByOthers } from './stock.ts';
import { sum } from './sum.ts';

/** What a party cannot avoid paying beside a room's rate (A §3.6). Total and UnitPrice are for the whole stay. */
export interface IncludedPackage {
  Code: string;
  DisplayName?: string;
  QuantityRequired: number;
  QuantityAvailable: number;
  IsAvailable: boolean;
  UnitPrice: Pounds;
  Total: Pounds;
  Item: { Code: string };
}

/** The share of a night's list price that the levy takes. */
const LEVY = 0.05;
/** The city tax of one adult and night, in pounds, and the most nights that it is taken for. */
const CITY_TAX = 1.65;
const TAXED_NIGHTS = 7;

/** The charges for a party's children, infants and dogs (A §9.3). */
export function partyFees(
  state: State,
  sessionId: string,
  nights: LocalDate[],
  quota: GuestQuota,
): IncludedPackage[] {
  const others = takenByOthers(state, sessionId);
  return state.world.fees
    .map((fee) => ({ fee, required: feeQuantity(fee.Code, quota) }))
    .filter(({ required }) => required > 0)
    .map(({ fee, required }) => {
      const left = feesLeft(others, fee, nights);
      const unitPrice = fee.perNight * nights.length;
      return {
        Code: fee.Code,
        QuantityRequired: required,
        QuantityAvailable: left,
        IsAvailable: left >= required,
        UnitPrice: unitPrice,
        Total: unitPrice * required,
        Item: { Code: fee.Code },
      };
    });
}

/** A levy of 5 % of the list price of each night, and a city tax for each adult and night, where the session has them. */
export function leviesFor(
  state: State,
  session: Pick<BookingSession, 'takesLevies'>,
  nights: LocalDate[],
  { Adults: adults }: GuestQuota,
  roomCode: string,
): IncludedPackage[] {
  if (!session.takesLevies) return [];
  const levy = sum(nights.map((night) => pence(listPrice(state.world, roomCode, night, adults) * LEVY)));
  const taxed = adults * Math.min(nights.length, TAXED_NIGHTS);
  return [
    levyOf('LEVY', 'Resort levy', 1, levy),
    { ...levyOf('CITYTAX', 'City tax', taxed, pence(taxed * CITY_TAX)), UnitPrice: CITY_TAX },
  ];
}

function levyOf(Code: string, DisplayName: string, quantity: number, Total: Pounds): IncludedPackage {
  return {
    ...{ Code, DisplayName, QuantityRequired: quantity, QuantityAvailable: quantity, IsAvailable: true },
    ...{ UnitPrice: Total, Total, Item: { Code } },
  };
}

/** The sum, rounded to the penny. */
function pence(amount: Pounds): Pounds {
  return Math.round(amount * 100) / 100;
}
