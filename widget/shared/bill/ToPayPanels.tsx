import { useId } from 'react';
import type { Due } from '../../../src/domain/bill/bills.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';
import { Bill, type BillLine } from '../../ui/bill/Bill.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { describeFees } from '../../texts/describe-fees.ts';
import css from './to-pay.css?inline';

registerStyles(css);

/**
 * 'To pay today' and 'To pay on arrival'. A panel without a sum is hidden (D-50). `isBooked`: the sum of today is paid.
 */
export function ToPayPanels({
  today,
  onArrival,
  isBooked = false,
}: {
  today: Due;
  onArrival: Due;
  isBooked?: boolean;
}) {
  const texts = useTexts().roomSummary.toPay;
  return (
    <div className="to-pay">
      <Panel due={today} texts={isBooked ? texts.paid : texts.today} saysPayment={today.total > 0} />
      <Panel due={onArrival} texts={texts.arrival} saysPayment />
    </div>
  );
}

interface PanelProps {
  due: Due;
  texts: { heading: string; due: string; text: string };
  /** Whether the panel says that a payment is taken: untrue where the vouchers leave nothing to pay today (F-11). */
  saysPayment: boolean;
}

function Panel({ due, texts, saysPayment }: PanelProps) {
  const words = useTexts();
  const { total } = words.roomSummary.toPay;
  const heading = useId();
  if (due.beforeVouchers === 0) return null;
  return (
    <section className="ui-panel to-pay-panel" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      {saysPayment ? (
        <div>
          <p className="to-pay-due">{texts.due}</p>
          <p className="ui-soft">{texts.text}</p>
        </div>
      ) : null}
      <Bill lines={linesOf(due, words)} total={{ label: total, amount: words.formats.price(due.total) }} />
    </section>
  );
}

/** The lines of each room, with its fees named, and with its total where several rooms are added up. */
function linesOf(due: Due, words: Texts): BillLine[] {
  const { formats } = words;
  const texts = words.roomSummary.toPay;
  return due.rooms.flatMap(({ leg, amount, fees, spaUpgrades, addOns, vouchers, total }) => {
    const lines: (BillLine | null)[] = [
      {
        label: fill(texts.room, { leg }),
        note: describeFees(words, fees),
        ...(amount > 0 ? { amount: formats.price(amount) } : { kind: 'heading' }),
      },
      spaUpgrades > 0 ? { label: texts.spaUpgrades, amount: formats.price(spaUpgrades) } : null,
      addOns > 0 ? { label: texts.addOns, amount: formats.price(addOns) } : null,
      vouchers > 0 ? { label: texts.vouchers, amount: formats.price(-vouchers), kind: 'credit' } : null,
      due.rooms.length > 1
        ? { label: fill(texts.roomTotal, { leg }), amount: formats.price(total), kind: 'subtotal' }
        : null,
    ];
    return lines.flatMap((line) => (line ? [{ ...line, id: `${leg} ${line.label}` }] : []));
  });
}
