import type { LegBill } from '../../../src/domain/bills.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Bill, type BillLine } from '../../ui/Bill.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** 'Room {leg} Bill:'. */
export function RoomBill({ bill }: { bill: LegBill }) {
  const { roomSummary, formats } = useTexts();
  const texts = roomSummary.bill;
  const labels: Record<string, string> = texts.included;
  const lines: BillLine[] = [
    { label: texts.roomAndRate, amount: formats.price(bill.roomAndRate) },
    ...bill.included.map(({ code, amount }) => ({
      id: code,
      label: Object.hasOwn(labels, code) ? (labels[code] ?? code) : code,
      amount: formats.price(amount),
    })),
    ...(bill.spaUpgrades > 0 ? [{ label: texts.spaUpgrades, amount: formats.price(bill.spaUpgrades) }] : []),
    ...(bill.addOns.length > 0 ? [{ label: texts.addOns, amount: formats.price(bill.addOnsTotal) }] : []),
    ...(bill.vouchers > 0
      ? [{ label: texts.vouchers, amount: formats.price(-bill.vouchers), kind: 'credit' as const }]
      : []),
  ];
  return (
    <Bill
      heading={fill(texts.heading, { leg: bill.leg })}
      level={4}
      lines={lines}
      total={{ label: texts.total, amount: formats.price(bill.payable) }}
    />
  );
}
