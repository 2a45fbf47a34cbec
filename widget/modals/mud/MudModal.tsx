import { useSelector } from '@xstate/react';
import {
  selectCanFinish,
  selectGuests,
  selectHasFailed,
  selectHasTooFew,
  selectIsLoading,
  selectName,
  selectRoom,
} from '../../../machines/modals/mud/mud.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { sameContent } from '../shared/same-content.ts';
import { SilentRetry } from '../shared/SilentRetry.tsx';
import { useRoomTitle } from '../shared/use-room-title.ts';
import { EntryTime } from './EntryTime.tsx';
import css from './mud.css?inline';
import type { MudRef } from './mud-ref.ts';

registerStyles(css);

/** An hour in the mud room for two guests or more (A §2.12). */
export function MudModal({ actor }: { actor: MudRef }) {
  const texts = useTexts().mud;
  const title = useRoomTitle(useSelector(actor, selectRoom), useSelector(actor, selectName));
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  const canFinish = useSelector(actor, selectCanFinish);
  return (
    <Dialog
      title={title}
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'close.pressed' })}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={!canFinish}
            onClick={() => actor.send({ type: 'done.pressed' })}
          >
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="times-modal">
        <Notice>
          <p>{texts.minimum}</p>
        </Notice>
        {isLoading ? (
          <>
            <Loading text={texts.loading} />
            <Skeleton height={160} />
          </>
        ) : null}
        {hasFailed ? <SilentRetry onRetry={() => actor.send({ type: 'load.retried' })} /> : null}
        {isLoading || hasFailed ? null : <Party actor={actor} />}
      </div>
    </Dialog>
  );
}

/** Who goes in, and when. */
function Party({ actor }: { actor: MudRef }) {
  const texts = useTexts().mud;
  const guests = useSelector(actor, selectGuests, sameContent);
  const hasTooFew = useSelector(actor, selectHasTooFew);
  return (
    <>
      <fieldset className="mud-guests">
        <legend className="ui-label">{texts.who}</legend>
        {guests.map(({ guestIndex, name, isTicked }) => (
          <Checkbox
            key={guestIndex}
            label={name}
            name={`mud-${guestIndex}`}
            checked={isTicked}
            onChange={(ticked) => actor.send({ type: 'guest.ticked', guestIndex, isTicked: ticked })}
          />
        ))}
      </fieldset>
      {hasTooFew ? (
        <Notice tone="warning" live>
          <p>{texts.tooFew}</p>
        </Notice>
      ) : (
        <EntryTime actor={actor} names={guests.filter(({ isTicked }) => isTicked).map(({ name }) => name)} />
      )}
    </>
  );
}
