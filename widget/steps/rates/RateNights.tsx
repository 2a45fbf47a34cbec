import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import { selectNightPrices, type NightPrices } from '../../../machines/steps/rates/rates.selectors.ts';
import { Bill } from '../../ui/bill/Bill.tsx';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Opens the price of each night of the chosen rate below it. */
export function RateNights({ actor, about }: { actor: RatesRef; about: string }) {
  const texts = useTexts().rates.nights;
  const id = useId();
  const nights = useSelector(actor, selectNightPrices, isSame);
  const isOpen = nights !== 'closed';
  return (
    <div className="rates-nights">
      <ButtonAbout
        variant="link"
        about={about}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => actor.send({ type: isOpen ? 'nights.closed' : 'nights.opened' })}
      >
        {texts.open}
      </ButtonAbout>
      {isOpen ? (
        <div id={id}>
          <Nights nights={nights} />
        </div>
      ) : null}
    </div>
  );
}

function Nights({ nights }: { nights: Exclude<NightPrices, 'closed'> }) {
  const { rates, formats } = useTexts();
  if (typeof nights === 'string') {
    return (
      <p className="ui-soft">
        {rates.nights[nights]}
        <Announcement text={rates.nights[nights]} isOnlyNews />
        {nights === 'loading' ? <LongWait /> : null}
      </p>
    );
  }
  return (
    <Bill
      lines={nights.map(({ date, amount }) => ({
        label: formats.stayDay(date),
        amount: formats.price(amount),
      }))}
    />
  );
}

/** Prices are computed anew at each look. */
function isSame(one: NightPrices, other: NightPrices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
