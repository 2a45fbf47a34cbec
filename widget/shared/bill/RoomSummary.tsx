import { useId, type ReactNode } from 'react';
import type { Place } from '../../../src/domain/booking/steps.ts';
import { nightsBetween } from '../../../src/domain/dates/dates.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { describeInclusions } from '../../texts/describe-rates.ts';
import { fill } from '../../texts/fill.ts';
import { nameLines } from '../../texts/name-lines.ts';
import { editPlace, type Editable } from '../../../machines/steps/summary/summary.selectors.ts';
import type { RoomSummary as Summary } from '../../../machines/steps/summary/room-summary.ts';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { EditButton } from '../../ui/controls/EditButton.tsx';
import { Folded } from '../../ui/controls/Folded.tsx';
import { Lines } from '../../ui/bill/Lines.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Fact } from './Fact.tsx';
import { RoomAddOns } from './RoomAddOns.tsx';
import { RoomItinerary } from './RoomItinerary.tsx';
import css from './room-summary.css?inline';
import type { LegBill } from '../../../src/domain/bill/bills.ts';
import { Bill, type BillLine } from '../../ui/bill/Bill.tsx';

registerStyles(css);

export interface RoomSummaryProps {
  summary: Summary;
  /** In a confirmation, which names the vouchers itself: adds the dates, and uses other words where no table is booked. */
  isConfirmed?: boolean;
  /** Opens the step that changes a choice. Without it nothing can be changed. */
  onEdit?: (place: Place) => void;
  /** Content below the heading. */
  opening?: ReactNode;
  /** A part at the end. */
  children?: ReactNode;
}

/** One room with its party, choices, bill and itinerary. */
export function RoomSummary({ summary, isConfirmed = false, onEdit, opening, children }: RoomSummaryProps) {
  const words = useTexts();
  const { roomSummary: texts, shared, formats } = words;
  const heading = useId();
  const { leg, quota } = summary;
  const names = nameLines(texts, summary.names);
  const giftVouchers = isConfirmed ? [] : summary.giftVouchers;

  function edit(what: Editable, text?: string) {
    return onEdit ? (
      <EditButton
        text={text}
        what={fill(texts.edit.of, { what: texts.edit[what], leg })}
        onClick={() => onEdit(editPlace(what, leg))}
      />
    ) : null;
  }

  return (
    <section className="room-summary ui-stack" aria-labelledby={heading}>
      <h3 id={heading}>{fill(texts.heading, { leg })}</h3>
      <Folds isOn={isConfirmed} about={fill(shared.room, { leg })} line={summary.roomName}>
        {opening}
        {giftVouchers.length > 0 ? (
          <div className="ui-panel room-summary-vouchers">
            <h4>{texts.giftVouchers}</h4>
            <ul className="ui-list">
              {giftVouchers.map(({ voucher: { certificateReferenceNumber: reference, voucherName } }) => (
                <li key={reference}>
                  <span className="ui-numbers">{reference}</span> {voucherName}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="room-summary-columns">
          <dl className="room-summary-facts">
            {isConfirmed ? (
              <Fact term={texts.dates}>
                <DateRange from={summary.arrival} to={summary.departure} />
              </Fact>
            ) : null}
            <Fact isFirst term={texts.room} action={edit('room')}>
              {summary.roomName}
            </Fact>
            <Fact term={texts.rate} action={edit('rate')}>
              {summary.rateName}
              {summary.includes.length > 0 ? <p className="ui-soft">{includes(words, summary)}</p> : null}
            </Fact>
            <Fact isFirst term={texts.guests}>
              {describeParty(words, quota)}
            </Fact>
            {quota.dogs > 0 ? <Fact term={texts.dogs}>{formats.plural(shared.dogs, quota.dogs)}</Fact> : null}
            <Fact term={texts.guestNames} action={edit('guestNames')} lines={names}>
              <Lines of={names} />
            </Fact>
          </dl>
          <RoomBill bill={summary.bill} isConfirmed={isConfirmed} />
        </div>
        {giftVouchers.length > 0 ? <Notice tone="warning">{texts.voucherAlert}</Notice> : null}
        <div className="room-summary-parts">
          <RoomItinerary summary={summary} isConfirmed={isConfirmed} edit={edit} />
          <RoomAddOns summary={summary} edit={edit} />
          {children}
        </div>
      </Folds>
    </section>
  );
}

/** 'Includes breakfast and dinner each night'. */
function includes(words: Texts, { includes: inclusions, arrival, departure }: Summary): string {
  const what = describeInclusions(words, inclusions, nightsBetween(arrival, departure));
  return fill(words.rates.includes, { what });
}

/** In a confirmation the room's details are folded, since the page tells them already. */
function Folds({ isOn, about, line, children }: FoldsProps) {
  return isOn ? (
    <Folded about={about} line={line}>
      {children}
    </Folded>
  ) : (
    children
  );
}

interface FoldsProps {
  isOn: boolean;
  about: string;
  line: string;
  children: ReactNode;
}

/** 'Room {leg} Bill:'. */
function RoomBill({ bill, isConfirmed }: { bill: LegBill; isConfirmed: boolean }) {
  const { roomSummary, formats } = useTexts();
  const texts = roomSummary.bill;
  const labels = new Map(Object.entries(texts.included));
  const lines: BillLine[] = [
    { label: texts.roomAndRate, amount: formats.price(bill.roomAndRate) },
    ...bill.included.map(({ code, name, amount }) => ({
      id: code,
      label: labels.get(code) ?? name,
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
      total={{ label: isConfirmed ? texts.booked : texts.total, amount: formats.price(bill.payable) }}
    />
  );
}
