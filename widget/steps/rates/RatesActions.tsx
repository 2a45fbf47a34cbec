import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import * as selectors from '../../../machines/steps/rates/rates.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LongWait } from '../../ui/text/LongWait.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The buttons on and back: one Next Step for all rates (D-520), with the chosen rate or what is missing. */
export function RatesActions({ actor, form }: { actor: RatesRef; form: string }) {
  const { rates: texts, shared } = useTexts();
  const id = useId();
  const isHolding = useSelector(actor, selectors.selectIsHolding);
  const hasRates = useSelector(actor, selectors.selectHasRates);
  const amount = useSelector(actor, selectors.selectAmount);
  return (
    <>
      <Button disabled={isHolding} onClick={() => actor.send({ type: 'back.pressed' })}>
        {shared.back}
      </Button>
      {hasRates ? (
        <>
          <p id={id} className="rates-next" data-waiting={isHolding || undefined}>
            {isHolding ? (
              <>
                {texts.booking}
                <Announcement text={texts.booking} />
                <LongWait />
              </>
            ) : null}
            {isHolding || amount !== null ? null : texts.choose}
            {isHolding || amount === null ? null : <Chosen actor={actor} amount={amount} />}
          </p>
          <Button
            variant="primary"
            type="submit"
            form={form}
            aria-describedby={id}
            disabled={amount === null}
            busy={isHolding}
          >
            {shared.nextStep}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** For example 'Room only, £240 in all, Room 1 of 2'. */
function Chosen({ actor, amount }: { actor: RatesRef; amount: number }) {
  const { rates: texts, shared, formats } = useTexts();
  const rate = useSelector(actor, selectors.selectRateName);
  const leg = useSelector(actor, selectors.selectLeg);
  const rooms = useSelector(actor, selectors.selectRooms);
  const inAll = fill(texts.inAll, { amount: formats.price(amount) });
  const room = rooms > 1 ? fill(texts.room, { leg, rooms }) : '';
  return listFacts(shared, [rate, inAll, room]);
}
