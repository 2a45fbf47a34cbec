import { useSelector } from '@xstate/react';
import {
  selectCanGoOn,
  selectIsChoosingDates,
  selectName,
  selectRoom,
} from '../../../machines/modals/package-golf/package-golf.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { useRoomTitle } from '../shared/use-room-title.ts';
import { GolfDates } from './GolfDates.tsx';
import { GolfTimes } from './GolfTimes.tsx';
import css from './package-golf.css?inline';
import type { PackageGolfRef } from './package-golf-ref.ts';

registerStyles(css);

/** Rounds of golf: the days and players first, then a tee time for each day (A §2.12, §4.9). */
export function PackageGolfModal({ actor }: { actor: PackageGolfRef }) {
  const title = useRoomTitle(useSelector(actor, selectRoom), useSelector(actor, selectName));
  const isChoosingDates = useSelector(actor, selectIsChoosingDates);
  return (
    <Dialog
      title={title}
      size="wide"
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={<Ways actor={actor} isChoosingDates={isChoosingDates} />}
    >
      <div className="times-modal">
        {isChoosingDates ? <GolfDates actor={actor} /> : <GolfTimes actor={actor} />}
      </div>
    </Dialog>
  );
}

function Ways({ actor, isChoosingDates }: { actor: PackageGolfRef; isChoosingDates: boolean }) {
  const { shared } = useTexts();
  const canGoOn = useSelector(actor, selectCanGoOn);
  return (
    <>
      <Button onClick={() => actor.send({ type: 'close.pressed' })}>{shared.close}</Button>
      {isChoosingDates ? null : (
        <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
      )}
      <Button variant="primary" disabled={!canGoOn} onClick={() => actor.send({ type: 'continue.pressed' })}>
        {shared.continue}
      </Button>
    </>
  );
}
