import { useSelector } from '@xstate/react';
import type { PoolAccessRef } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import * as selectors from '../../../machines/modals/pool-access/pool-access.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Toggle } from '../../ui/controls/Toggle.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import css from './pool-access.css?inline';

registerStyles(css);

/** A preferred time for pool and spa on each day of the stay. */
export function PoolAccessModal({ actor }: { actor: PoolAccessRef }) {
  const { poolAccess: texts, itinerary, times, shared, formats } = useTexts();
  const days = useSelector(actor, selectors.selectDays);
  const repeatable = useSelector(actor, selectors.selectRepeatable);
  return (
    <ModalFrame
      actor={actor}
      title={texts.title}
      size="wide"
      close={shared.close}
      actions={
        <Button variant="primary" onClick={() => actor.send({ type: 'done.pressed' })}>
          {times.done}
        </Button>
      }
    >
      <p>{texts.intro}</p>
      {days.map(({ date, chosen }) => (
        <fieldset key={date} className="pool-access-day">
          <legend>{formats.fullDate(date)}</legend>
          <div className="pool-access-times">
            {selectors.POOL_TIMES.map((time) => (
              <Toggle
                key={time}
                pressed={time === chosen}
                onChange={() => actor.send({ type: 'time.chosen', date, time })}
              >
                {texts.times[time]}
              </Toggle>
            ))}
          </div>
        </fieldset>
      ))}
      {repeatable ? (
        <div>
          <Button variant="link" onClick={() => actor.send({ type: 'time.repeated', time: repeatable })}>
            {fill(itinerary.booked.pool, { day: times.everyDay, time: texts.times[repeatable] })}
          </Button>
        </div>
      ) : null}
    </ModalFrame>
  );
}
