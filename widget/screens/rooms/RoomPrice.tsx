import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { RoomOutcome } from '../../../src/domain/rooms.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { describeFees } from '../../../src/texts/describe-fees.ts';
import { fill, plural } from '../../../src/texts/fill.ts';
import { Price } from '../../ui/Price.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface RoomPriceProps {
  panel: RoomPanel;
  nights: number;
}

/** Exactly one of the outcomes of the price panel (A §2.5, D-48, E-11). */
export function RoomPrice({ panel: { outcome, rateName }, nights }: RoomPriceProps) {
  const { rooms: texts, summaryPanel } = useTexts();
  if (outcome.kind !== 'from') return <p className="rooms-card-reason">{reasonOf(texts, outcome)}</p>;
  const fees = describeFees(summaryPanel.fees, outcome.includes);
  return (
    <Price
      size="l"
      before={texts.from}
      amount={formatPrice(outcome.amount)}
      after={
        <>
          {plural(texts.forNights, nights)}
          <span className="rooms-card-rate">{rateName}</span>
          {fees === '' ? null : <span>{fees}</span>}
        </>
      }
    />
  );
}

function reasonOf({ outcomes }: Texts['rooms'], outcome: Exclude<RoomOutcome, { kind: 'from' }>): string {
  switch (outcome.kind) {
    case 'minimumGuests':
    case 'minimumNights':
      return fill(outcomes[outcome.kind], { n: outcome.minimum });
    case 'sleeps':
      return plural(outcomes.sleeps[outcome.who], outcome.most);
    default:
      return outcomes[outcome.kind];
  }
}
