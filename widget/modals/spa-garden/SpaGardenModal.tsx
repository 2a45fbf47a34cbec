import { useSelector } from '@xstate/react';
import {
  selectDate,
  selectGuests,
  selectHasFailed,
  selectIsLoading,
  selectName,
  selectPrice,
  selectRoom,
  selectStart,
  selectStarts,
} from '../../../machines/modals/spa-garden/spa-garden.selectors.ts';
import { formatClock, formatFullDate } from '../../../src/domain/date-formats.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { NoAvailability } from '../shared/NoAvailability.tsx';
import { sameContent } from '../shared/same-content.ts';
import { SilentRetry } from '../shared/SilentRetry.tsx';
import { useRoomTitle } from '../shared/use-room-title.ts';
import type { SpaGardenRef } from './spa-garden-ref.ts';

/** An hour in the spa garden for all guests of a room (A §2.12). */
export function SpaGardenModal({ actor }: { actor: SpaGardenRef }) {
  const texts = useTexts().spaGarden;
  const title = useRoomTitle(useSelector(actor, selectRoom), useSelector(actor, selectName));
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  return (
    <Dialog
      title={title}
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'close.pressed' })}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={isLoading || hasFailed}
            onClick={() => actor.send({ type: 'done.pressed' })}
          >
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="times-modal">
        <Notice>
          <p>{texts.together}</p>
        </Notice>
        {isLoading ? (
          <>
            <Loading text={texts.loading} />
            <Skeleton height={120} />
          </>
        ) : null}
        {hasFailed ? <SilentRetry onRetry={() => actor.send({ type: 'load.retried' })} /> : null}
        {isLoading || hasFailed ? null : <EntryTime actor={actor} />}
      </div>
    </Dialog>
  );
}

function EntryTime({ actor }: { actor: SpaGardenRef }) {
  const texts = useTexts().spaGarden;
  const guests = useSelector(actor, selectGuests, sameContent);
  const date = useSelector(actor, selectDate);
  const starts = useSelector(actor, selectStarts, sameContent);
  const start = useSelector(actor, selectStart);
  const price = useSelector(actor, selectPrice);
  if (starts.length === 0) return <NoAvailability text={texts.noAvailability} hint={texts.full} />;
  return (
    <>
      <dl>
        <dt className="ui-label">{texts.guests}</dt>
        <dd>{guests.join(', ')}</dd>
      </dl>
      <SelectField
        label={texts.entryTime}
        name="spa-garden-time"
        hint={fill(texts.day, { date: formatFullDate(date) })}
        value={start ?? ''}
        options={starts.map((time) => ({ value: time, label: formatClock(time) }))}
        onChange={(time) => actor.send({ type: 'time.chosen', start: time === '' ? null : time })}
      />
      <p className="ui-numbers" role="status">
        {price === null ? null : fill(texts.price, { amount: formatPrice(price) })}
      </p>
    </>
  );
}
