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
 * 'To pay today' and 'To pay on arrival'. A panel without a sum is hidden (D-50). `isGuaranteed`: a card guarantees what
 * is due on arrival. `isBooked`: the sum of today is paid.
 */
export function ToPayPanels({
  today,
  onArrival,
  isGuaranteed,
  isBooked = false,
}: {
  today: Due;
  onArrival: Due;
  isGuaranteed: boolean;
  isBooked?: boolean;
}) {
  const texts = useTexts().roomSummary.toPay;
  const guarantee = isBooked ? texts.arrival.booked : texts.arrival.text;
  const { text, rooms, extras, later } = texts.today;
  const forExtras = onArrival.total > 0 ? `${extras} ${later}` : extras;
  const roomsToday = today.rooms.filter(({ amount }) => amount > 0).length;
  const forToday = [forExtras, text][roomsToday] ?? rooms;
  return (
    <div className="to-pay">
      <Panel
        due={today}
        texts={isBooked ? texts.paid : texts.today}
        text={isBooked ? texts.paid.text : forToday}
      />
      <Panel due={onArrival} texts={texts.arrival} text={isGuaranteed ? guarantee : null} />
    </div>
  );
}

interface PanelProps {
  due: Due;
  texts: { heading: string; due: string };
  /** How it is paid. Untrue, as is that something is due, where the vouchers leave nothing to pay (F-11). */
  text: string | null;
}

function Panel({ due, texts, text }: PanelProps) {
  const words = useTexts();
  const { total } = words.roomSummary.toPay;
  const heading = useId();
  if (due.beforeVouchers === 0) return null;
  return (
    <section className="ui-panel to-pay-panel" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      {due.total > 0 ? (
        <div>
          <p className="to-pay-due">{texts.due}</p>
          {text === null ? null : <p className="ui-soft">{text}</p>}
        </div>
      ) : null}
      <Bill lines={linesOf(due, words)} total={{ label: total, amount: words.formats.price(due.total) }} />
    </section>
  );
}

/** The lines of each room, with its fees named, and with its total where several rooms and several lines are added up. */
function linesOf(due: Due, words: Texts): BillLine[] {
  const { formats } = words;
  const texts = words.roomSummary.toPay;
  return due.rooms.flatMap(({ leg, amount, fees, spaUpgrades, addOns, vouchers, total }) => {
    const parts: (BillLine | null)[] = [
      {
        label: fill(texts.room, { leg }),
        note: describeFees(words, fees),
        ...(amount > 0 ? { amount: formats.price(amount) } : { kind: 'heading' }),
      },
      spaUpgrades > 0 ? { label: texts.spaUpgrades, amount: formats.price(spaUpgrades) } : null,
      addOns > 0 ? { label: texts.addOns, amount: formats.price(addOns) } : null,
      vouchers > 0 ? { label: texts.vouchers, amount: formats.price(-vouchers), kind: 'credit' } : null,
    ];
    const lines = parts.filter((part) => part !== null);
    if (due.rooms.length > 1 && lines.length > 1)
      lines.push({ label: fill(texts.roomTotal, { leg }), amount: formats.price(total), kind: 'subtotal' });
    return lines.map((line) => ({ ...line, id: `${leg} ${line.label}` }));
  });
}
