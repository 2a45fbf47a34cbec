import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIntro,
  selectIsLoading,
  selectMeal,
  selectMenus,
  selectRoom,
} from '../../../machines/modals/dining-times/dining-times.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Html } from '../../ui/Html.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { sameContent } from '../shared/same-content.ts';
import { useRoomTitle } from '../shared/use-room-title.ts';
import css from './dining-times.css?inline';
import type { DiningTimesRef } from './dining-times-ref.ts';
import { DiningRows } from './DiningRows.tsx';

registerStyles(css);

/** Tables for breakfast or dinner, a row per date (A §2.10). */
export function DiningTimesModal({ actor }: { actor: DiningTimesRef }) {
  const { diningTimes: texts, times, shared } = useTexts();
  const meal = useSelector(actor, selectMeal);
  const title = useRoomTitle(useSelector(actor, selectRoom), texts.title[meal]);
  const isLoading = useSelector(actor, selectIsLoading);
  const failure = useSelector(actor, selectFailure);
  const isOpen = !isLoading && failure === null;
  return (
    <Dialog
      title={title}
      size="wide"
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'close.pressed' })}>{shared.close}</Button>
          <Button variant="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'form.submitted' })}>
            {times.done}
          </Button>
        </>
      }
    >
      <div className="times-modal">
        <Intro actor={actor} />
        {isLoading ? (
          <>
            <Loading text={texts.loading} />
            <Skeleton height={200} />
          </>
        ) : null}
        {failure ? (
          <LoadFailure
            heading={texts.failed}
            failure={failure}
            onRetry={() => actor.send({ type: 'load.retried' })}
          />
        ) : null}
        {isOpen ? <DiningRows actor={actor} /> : null}
      </div>
    </Dialog>
  );
}

/** What the rate says about the meal, and what can be read before choosing. */
function Intro({ actor }: { actor: DiningTimesRef }) {
  const texts = useTexts().diningTimes;
  const meal = useSelector(actor, selectMeal);
  const intro = useSelector(actor, selectIntro);
  const menus = useSelector(actor, selectMenus, sameContent);
  return (
    <div className="dining-times-intro">
      <Html html={intro} />
      {meal === 'dinner' ? <p>{texts.joiningTables}</p> : null}
      {menus.length > 0 ? (
        <ul className="dining-times-menus ui-list" aria-label={texts.menus}>
          {menus.map(({ RestaurantId, DisplayName, MenuLink }) => (
            <li key={RestaurantId}>
              <SafeLink href={MenuLink} newTab>
                {fill(texts.menu, { restaurant: DisplayName })}
              </SafeLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
