import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CalendarRef } from '../../../machines/modals/calendar/calendar.machine.ts';
import * as selectors from '../../../machines/modals/calendar/calendar.selectors.ts';
import type { CalendarReason } from '../../../src/domain/rooms/availability.ts';
import { departureDate } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DateRange } from '../../ui/calendar/DateRange.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './calendar.css?inline';
import { MonthCalendar } from './MonthCalendar.tsx';
import { NextFree } from './NextFree.tsx';

registerStyles(css);

/** New dates where a search has no availability. */
export function CalendarModal({ actor }: { actor: CalendarRef }) {
  const texts = useTexts().calendar;
  const reason = useSelector(actor, selectors.selectReason);
  const warning = useId();
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onCancel={() => actor.send({ type: 'close.requested' })}
      describedBy={warning}
      footer={<CalendarActions actor={actor} isPromo={reason === 'promo'} />}
    >
      <div className="calendar">
        <Warning id={warning} actor={actor} />
        <NextFree actor={actor} />
        <MonthCalendar actor={actor} />
      </div>
      <CloseQuestion actor={actor} />
    </Dialog>
  );
}

function Warning({ id, actor }: { id: string; actor: CalendarRef }) {
  const { calendar: texts, formats } = useTexts();
  const reason = useSelector(actor, selectors.selectReason);
  const tooShort = useSelector(actor, selectors.selectTooShort);
  const isError = reason === 'error';
  const said: Record<CalendarReason, readonly [sorry: string, next: string]> = {
    promo: [texts.noneForCode, texts.selectOrContinue],
    voucher: [texts.noneForVoucher, texts.selectOrRemove],
    dates: [
      tooShort
        ? fill(texts.tooShort, { date: formats.plainDate(tooShort.arrivalDate), n: tooShort.fewestNights })
        : texts.none,
      texts.select,
    ],
    error: [texts.none, texts.select],
  };
  const [sorry, next] = said[reason];
  return (
    <div
      id={id}
      className={isError ? 'ui-error-box' : 'ui-notice ui-notice-warning'}
      role={isError ? 'alert' : undefined}
    >
      <p>{sorry}</p>
      {isError ? <p>{texts.error}</p> : <Announcement text={sorry} />}
      <p>{next}</p>
      {reason === 'promo' ? <EnteredCode actor={actor} /> : null}
    </div>
  );
}

/** The code, with a way to the search form, which has it. */
function EnteredCode({ actor }: { actor: CalendarRef }) {
  const texts = useTexts().calendar;
  const code = useSelector(actor, selectors.selectCode);
  return (
    <p>
      <WithCode text={texts.enteredCode} at="code" code={code} />{' '}
      <Button variant="link" onClick={() => actor.send({ type: 'code.corrected' })}>
        {texts.correctCode}
      </Button>
    </p>
  );
}

function CalendarActions({ actor, isPromo }: { actor: CalendarRef; isPromo: boolean }) {
  const texts = useTexts().calendar;
  const canBook = useSelector(actor, selectors.selectCanBook);
  return (
    <div className="calendar-ways">
      <Chosen actor={actor} />
      {isPromo ? (
        <Button onClick={() => actor.send({ type: 'code.dropped' })}>{texts.withoutCode}</Button>
      ) : null}
      <Button variant="primary" disabled={!canBook} onClick={() => actor.send({ type: 'dates.confirmed' })}>
        {texts.bookNow}
      </Button>
    </div>
  );
}

/** The chosen stay and its lowest price where it is known, shown and read out. */
function Chosen({ actor }: { actor: CalendarRef }) {
  const { calendar: texts, formats } = useTexts();
  const stay = useSelector(actor, selectors.selectStay);
  const total = useSelector(actor, selectors.selectTotal);
  return (
    <p className="calendar-chosen" role="status">
      {stay ? (
        <DateRange
          from={stay.arrivalDate}
          to={departureDate(stay)}
          around={(dates) => fill(formats.plural(texts.chosen, stay.numberOfNights), { dates })}
        />
      ) : (
        texts.chooseDays
      )}{' '}
      {total === null ? null : <strong>{fill(texts.picker.total, { amount: formats.price(total) })}</strong>}
    </p>
  );
}

function CloseQuestion({ actor }: { actor: CalendarRef }) {
  const texts = useTexts().calendar.close;
  const isAsking = useSelector(actor, selectors.selectIsAskingToClose);
  return isAsking ? (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.close}
      cancel={texts.continue}
      onConfirm={() => actor.send({ type: 'close.confirmed' })}
      onCancel={() => actor.send({ type: 'close.dismissed' })}
    />
  ) : null;
}
