import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import type { PriceFee } from '../../../src/domain/money/fees.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import type { RoomOutcome } from '../../../src/domain/rooms/rooms.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { describeFees } from '../../texts/describe-fees.ts';
import { fill } from '../../texts/fill.ts';
import { useApproximate } from '../../ui/bill/approximate-context.tsx';
import { Price } from '../../ui/bill/Price.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** One of the outcomes of the price panel (D-48). */
export function RoomPrice({ panel: { outcome, rateName }, nights }: { panel: RoomPanel; nights: number }) {
  const words = useTexts();
  if (outcome.kind !== 'from') return <p className="rooms-card-reason">{reasonOf(words, outcome)}</p>;
  return <StayPrice {...outcome} {...{ nights, rateName }} before={words.rooms.from} />;
}

interface StayPriceProps {
  /** For the whole stay, fees included. */
  amount: MinorUnits;
  includes: readonly PriceFee[];
  nights: number;
  before?: string;
  rateName?: string;
}

/** A room's price for the stay, with what it covers. */
export function StayPrice({ amount, includes, nights, before, rateName }: StayPriceProps) {
  const words = useTexts();
  const { rooms: texts, formats } = words;
  const approximate = useApproximate();
  const fees = describeFees(words, includes);
  return (
    <Price
      size="l"
      before={before}
      amount={formats.price(amount)}
      after={
        <>
          {formats.plural(texts.forNights, nights)}
          {approximate ? <span> {approximate(amount)}</span> : null}
          {rateName === undefined ? null : <span className="rooms-card-rate">{rateName}</span>}
          {fees === '' ? null : <span>{fees}</span>}
        </>
      }
    />
  );
}

function reasonOf(
  { rooms: { outcomes }, formats }: Texts,
  outcome: Exclude<RoomOutcome, { kind: 'from' }>,
): string {
  switch (outcome.kind) {
    case 'minimumGuests':
    case 'minimumNights':
      return fill(outcomes[outcome.kind], { n: outcome.minimum });
    case 'sleeps':
      return formats.plural(outcomes.sleeps[outcome.who], outcome.most);
    default:
      return outcomes[outcome.kind];
  }
}
