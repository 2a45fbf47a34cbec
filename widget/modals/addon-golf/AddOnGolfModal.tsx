import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AddOnGolfRef } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { GolfDates } from './GolfDates.tsx';
import { GolfTimes } from './GolfTimes.tsx';
import css from './addon-golf.css?inline';

registerStyles(css);

/** Rounds of golf: the days and players first, then a tee time for each day. */
export function AddOnGolfModal({ actor }: { actor: AddOnGolfRef }) {
  const { close } = useTexts().shared;
  const isChoosingDates = useSelector(actor, selectors.selectIsChoosingDates);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectors.selectName)}
      size="wide"
      close={isChoosingDates ? close : null}
      actions={<GolfActions actor={actor} isChoosingDates={isChoosingDates} />}
    >
      {isChoosingDates ? <GolfDates actor={actor} /> : <GolfTimes actor={actor} />}
    </ModalFrame>
  );
}

function GolfActions({ actor, isChoosingDates }: { actor: AddOnGolfRef; isChoosingDates: boolean }) {
  const { shared, times } = useTexts();
  const missing = useId();
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  const hasTimes = useSelector(actor, selectors.selectSlots).length > 0;
  return (
    <>
      <p id={missing} className="times-missing">
        {!canGoOn && !isChoosingDates && hasTimes ? times.chooseTime : null}
      </p>
      {isChoosingDates ? null : (
        <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
      )}
      <Button
        variant="primary"
        disabled={!canGoOn}
        aria-describedby={missing}
        onClick={() => actor.send({ type: 'continue.pressed' })}
      >
        {shared.continue}
      </Button>
    </>
  );
}
