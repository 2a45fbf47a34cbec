import type { StayRoom } from '../../../machines/account/booking-details/booking-details.rules.ts';
import type { MinorUnits } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Bill, type BillLine } from '../../ui/Bill.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** 'Room {leg} Receipt:' with the rate's terms (B §2.16, D-03). */
export function Receipt({ room: { leg, receipt, requiresDeposit, termsUntil } }: { room: StayRoom }) {
  const { account, formats } = useTexts();
  const texts = account.bookingDetails.receipt;
  const line = (label: string, amount: MinorUnits | null): BillLine[] =>
    amount === null ? [] : [{ label, amount: formats.price(amount) }];
  return (
    <div className="ui-stack ui-stack-tight booking-details-receipt">
      <Bill
        heading={fill(texts.heading, { leg })}
        level={4}
        lines={[
          ...line(texts.roomAndRate, receipt.roomAndRate),
          ...line(texts.childrenAndInfants, receipt.childrenAndInfants),
          ...line(texts.dogs, receipt.dogs),
          ...line(texts.addOns, receipt.addOns),
        ]}
        total={{ label: texts.total, amount: formats.price(receipt.total) }}
      />
      <p>
        <span className="ui-soft">{texts.rate}</span> {requiresDeposit ? texts.deposit : texts.flexible}
      </p>
      {termsUntil === null ? null : (
        <p className="ui-soft">
          {fill(requiresDeposit ? texts.depositTerms : texts.flexibleTerms, {
            time: formats.hour(termsUntil),
            date: formats.dayMonth(termsUntil),
          })}
        </p>
      )}
    </div>
  );
}
