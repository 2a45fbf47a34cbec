import { cancellationDateTime, stayPrice } from '../world/prices.ts';
import { minimumStay } from '../world/stock.ts';
import type { LocalDate, LocalDateTime, RateRecord } from '../world/types.ts';
import type { Pounds } from '../world/wire.ts';
import type { State } from './state.ts';

/** A rate on offer for a room and a stay (A §3.6). Amount is for the whole stay, in pounds. */
export interface RateOffer {
  RateCode: string;
  Amount: Pounds;
  Name: string;
  Description: string;
  Currency: 'GBP';
  RequiresDeposit: boolean;
  CancellationDateTime: LocalDateTime;
  PromotionCode: string | null;
  BlockCode: null;
  CorporateCode: null;
}

/** The rates at which a room is sold for these nights; promotional ones only to their code, in any case. */
export function rateOffers(
  state: State,
  roomCode: string,
  nights: LocalDate[],
  adults: number,
  code: string | null,
): RateOffer[] {
  const [arrival] = nights;
  if (arrival === undefined) return [];
  if (nights.length < (minimumStay(state.world, roomCode, arrival) ?? 1)) return [];
  return state.world.rates
    .filter((rate) => rate.promoCode === null || isSameCode(rate.promoCode, code))
    .map((rate) => ({
      rate,
      amount: stayPrice(state.world, roomCode, rate.code, arrival, nights.length, adults),
    }))
    .filter((offer): offer is { rate: RateRecord; amount: Pounds } => offer.amount !== null)
    .map(({ rate, amount }) => ({
      RateCode: rate.code,
      Amount: amount,
      Name: rate.name,
      Description: rate.description,
      Currency: 'GBP',
      RequiresDeposit: rate.requiresDeposit,
      CancellationDateTime: cancellationDateTime(state.world, rate.code, arrival),
      PromotionCode: rate.promoCode,
      BlockCode: null,
      CorporateCode: null,
    }));
}

export function isSameCode(promoCode: string, code: string | null): boolean {
  return code !== null && promoCode.toUpperCase() === code.trim().toUpperCase();
}
