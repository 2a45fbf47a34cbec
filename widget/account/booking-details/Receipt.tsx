import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import { describeTerms } from '../../texts/describe-terms.ts';
import { fill } from '../../texts/fill.ts';
import { Bill } from '../../ui/bill/Bill.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

const PARTS = ['roomAndRate', 'childrenAndInfants', 'dogs', 'packages'] as const;

/** 'Room {leg} Receipt:' with the rate's terms (D-03), and its kind where the hotel does not name the rate. */
export function Receipt({ room }: { room: StayRoom }) {
  const { leg, receipt, rateName, requiresDeposit, terms, addOns, fees, quota } = room;
  const words = useTexts();
  const { account, formats } = words;
  const texts = account.bookingDetails.receipt;
  const labels = {
    ...texts,
    // One sum for both, named for those who are there.
    ...(quota.infants === 0 && quota.children > 0 ? { childrenAndInfants: texts.children } : {}),
    ...(quota.children === 0 && quota.infants > 0 ? { childrenAndInfants: texts.infants } : {}),
    // One sum pays for both, so the line names both (F-08).
    packages: formats.list([...(addOns.length > 0 || fees.length === 0 ? [texts.addOns] : []), ...fees]),
  };
  const lines = PARTS.flatMap((part) => {
    const amount = receipt[part];
    return amount === null ? [] : { label: labels[part], amount: formats.price(amount) };
  });
  return (
    <div className="ui-stack ui-stack-tight booking-details-receipt">
      <Bill
        heading={fill(texts.heading, { leg })}
        level={4}
        lines={lines}
        total={{ label: texts.total, amount: formats.price(receipt.total) }}
      />
      {rateName === '' ? (
        <p>
          <span className="ui-soft">{texts.rate}</span> {requiresDeposit ? texts.deposit : texts.flexible}
        </p>
      ) : null}
      {terms === null ? null : <p className="ui-soft">{describeTerms(words, terms, texts.terms)}</p>}
    </div>
  );
}
