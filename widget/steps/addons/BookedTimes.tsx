import type { ReactNode } from 'react';
import type { BookedTime } from '../../../src/domain/account/booked-times.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import type { MinorUnits } from '../../../src/domain/money/money.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { NoWrap } from '../../ui/text/NoWrap.tsx';

interface BookedTimesProps {
  leg: number;
  /** The booking has one room, whose number says nothing. */
  isOnly?: boolean;
  /** The add-on's. */
  name: string;
  times: BookedTime[];
  /** The price of all times together; null where it is not known. */
  amount: MinorUnits | null;
  /** Opens the times again; null where they cannot be changed. */
  onChange?: (() => void) | null;
  onReset: () => void;
  /** These times are being removed. */
  isBusy?: boolean;
  /** Something else is being changed, so Reset waits. */
  isDisabled?: boolean;
  /** Shown in place of times. */
  children?: ReactNode;
}

/** A room's booked times of an add-on, with Change and Reset. */
export function BookedTimes(props: BookedTimesProps) {
  const {
    leg,
    isOnly = false,
    name,
    times,
    amount,
    onChange = null,
    onReset,
    isBusy = false,
    isDisabled = false,
    children,
  } = props;
  const words = useTexts();
  const { addons: texts, formats } = words;
  const about = fill(texts.of, { name, leg });
  return (
    <div className="addons-booked">
      <p className="ui-label">{isOnly ? texts.added : fill(texts.booked.room, { leg })}</p>
      {children}
      {times.length > 0 ? (
        <ul className="ui-list ui-numbers">
          {times.map((time, index) => (
            <li key={`${time.start} ${index}`}>
              <NoWrap text={timeText(words, time)} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="ui-row ui-numbers">
        {amount === null ? null : fill(texts.booked.amount, { amount: formats.price(amount) })}
        {onChange === null ? null : (
          <Button variant="link" onClick={onChange}>
            <About about={about}>{texts.change}</About>
          </Button>
        )}
        <Button variant="link" busy={isBusy} disabled={isDisabled} onClick={onReset}>
          <About about={about}>{words.times.reset}</About>
        </Button>
      </p>
    </div>
  );
}

/** Day and time, with the number of people or their names. */
function timeText(words: Pick<Texts, 'addons' | 'times' | 'formats'>, booked: BookedTime): string {
  const { addons, formats } = words;
  const texts = addons.booked;
  const { start, count, treatment, guests } = booked;
  const when = fill(texts.time, { day: formats.shortDate(start), time: formatClock(start) });
  const names = formats.series(guests.map((guest) => describeGuest(words, guest)));
  return fill(texts[formOf(booked)], { when, n: count, treatment, names });
}

function formOf({ kind, count }: BookedTime): 'players' | 'guests' | 'treatment' | 'named' {
  if (kind === 'golf') return 'players';
  if (kind === 'treatment') return 'treatment';
  return count > 0 ? 'guests' : 'named';
}
