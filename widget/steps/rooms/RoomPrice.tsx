import type { RoomPanel } from '../../../machines/steps/rooms/rooms.rules.ts';
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
  const { rooms: texts, formats } = words;
  const approximate = useApproximate();
  if (outcome.kind !== 'from') return <p className="rooms-card-reason">{reasonOf(words, outcome)}</p>;
  const fees = describeFees(words, outcome.includes);
  return (
    <Price
      size="l"
      before={texts.from}
      amount={formats.price(outcome.amount)}
      after={
        <>
          {formats.plural(texts.forNights, nights)}
          {approximate ? <span> {approximate(outcome.amount)}</span> : null}
          <span className="rooms-card-rate">{rateName}</span>
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
