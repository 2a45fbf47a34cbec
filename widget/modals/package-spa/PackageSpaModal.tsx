import { useSelector } from '@xstate/react';
import {
  selectCanConfirm,
  selectCanGoBack,
  selectName,
  selectNextGuestName,
  selectPage,
  selectRoom,
} from '../../../machines/modals/package-spa/package-spa.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { SilentRetry } from '../shared/SilentRetry.tsx';
import { useRoomTitle } from '../shared/use-room-title.ts';
import css from './package-spa.css?inline';
import type { PackageSpaRef } from './package-spa-ref.ts';
import { SpaGuests } from './SpaGuests.tsx';
import { SpaLists } from './SpaLists.tsx';
import { SpaTimes } from './SpaTimes.tsx';
import { SpaTreatments } from './SpaTreatments.tsx';

registerStyles(css);

/** Treatments for the guests of a room, one guest after another (A §2.12, §4.9). */
export function PackageSpaModal({ actor }: { actor: PackageSpaRef }) {
  const title = useRoomTitle(useSelector(actor, selectRoom), useSelector(actor, selectName));
  return (
    <Dialog
      title={title}
      size="full"
      onCancel={() => actor.send({ type: 'close.pressed' })}
      footer={<Ways actor={actor} />}
    >
      <div className="times-modal">
        <Page actor={actor} />
      </div>
    </Dialog>
  );
}

function Page({ actor }: { actor: PackageSpaRef }) {
  const texts = useTexts().packageSpa;
  switch (useSelector(actor, selectPage)) {
    case 'loading':
      return (
        <>
          <Loading text={texts.loading} />
          <Skeleton height={320} />
        </>
      );
    case 'failed':
      return <SilentRetry onRetry={() => actor.send({ type: 'load.retried' })} />;
    case 'soldOut':
      return (
        <>
          <p>{texts.noAvailability}</p>
          <Help />
        </>
      );
    case 'guests':
      return (
        <>
          <p>{texts.intro}</p>
          <SpaGuests actor={actor} />
          <Help />
        </>
      );
    case 'list':
      return (
        <>
          <p>{texts.intro}</p>
          <SpaLists actor={actor} />
          <Help />
        </>
      );
    case 'treatments':
      return (
        <>
          <SpaTreatments actor={actor} />
          <Help />
        </>
      );
    case 'times':
      return <SpaTimes actor={actor} />;
  }
}

/** Ways to what cannot be booked here; without a value there is none (D-41). */
function Help() {
  const texts = useTexts().packageSpa;
  const { links, phones } = useAssets();
  const phone = phones['spa'];
  return (
    <div className="package-spa-help">
      <SafeLink href={links.treatments} newTab>
        {texts.fullList}
      </SafeLink>
      {phone ? (
        <SafeLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(texts.call, { phone })}</SafeLink>
      ) : null}
    </div>
  );
}

function Ways({ actor }: { actor: PackageSpaRef }) {
  const { packageSpa: texts, shared } = useTexts();
  const page = useSelector(actor, selectPage);
  const canGoBack = useSelector(actor, selectCanGoBack);
  const next = useSelector(actor, selectNextGuestName);
  const canConfirm = useSelector(actor, selectCanConfirm);
  return (
    <>
      <Button onClick={() => actor.send({ type: 'close.pressed' })}>{shared.close}</Button>
      {canGoBack ? <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button> : null}
      {page === 'guests' || page === 'list' ? (
        <Button variant="primary" onClick={() => actor.send({ type: 'continue.pressed' })}>
          {page === 'list' && next !== null ? fill(texts.nextGuest, { name: next }) : shared.continue}
        </Button>
      ) : null}
      {page === 'times' ? (
        <Button
          variant="primary"
          disabled={!canConfirm}
          onClick={() => actor.send({ type: 'time.confirmed' })}
        >
          {texts.confirm}
        </Button>
      ) : null}
    </>
  );
}
