import { useSelector } from '@xstate/react';
import type { AddOnGolfRef } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ChosenSum } from '../shared/ChosenSum.tsx';
import { MainAction } from '../shared/MainAction.tsx';
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
      <ChosenSum sum={useSelector(actor, selectors.selectSum)} />
    </ModalFrame>
  );
}

function GolfActions({ actor, isChoosingDates }: { actor: AddOnGolfRef; isChoosingDates: boolean }) {
  const { shared, times } = useTexts();
  const canGoOn = useSelector(actor, selectors.selectCanGoOn);
  const lacksTime = useSelector(actor, selectors.selectLacksTime);
  return (
    <>
      {isChoosingDates ? null : (
        <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
      )}
      <MainAction
        canPress={canGoOn}
        missing={lacksTime ? times.chooseTime : null}
        onPress={() => actor.send({ type: 'continue.pressed' })}
      >
        {shared.continue}
      </MainAction>
    </>
  );
}
