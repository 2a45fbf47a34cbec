import { useSelector } from '@xstate/react';
import type { AddOnTreatmentsRef } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { WithPhone } from '../../ui/text/WithPhone.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { GuestTicks } from '../shared/GuestTicks.tsx';
import { MainAction } from '../shared/MainAction.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import css from './addon-treatments.css?inline';
import { SpaLists } from './SpaLists.tsx';
import { SpaTimes } from './SpaTimes.tsx';
import { SpaTreatments } from './SpaTreatments.tsx';

registerStyles(css);

/** Treatments for the guests of a room, one guest after another. */
export function AddOnTreatmentsModal({ actor }: { actor: AddOnTreatmentsRef }) {
  const { close } = useTexts().shared;
  const canGoBack = useSelector(actor, selectors.selectCanGoBack);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectors.selectName)}
      size="wide"
      close={canGoBack ? null : close}
      actions={<TreatmentActions actor={actor} />}
    >
      <Page actor={actor} />
    </ModalFrame>
  );
}

function Page({ actor }: { actor: AddOnTreatmentsRef }) {
  const texts = useTexts().addOnKinds.treatment;
  switch (useSelector(actor, selectors.selectPage)) {
    case 'asking':
      return <LoadedContent actor={actor} loading={texts.loading} height={320} failed={texts.failed} />;
    case 'soldOut':
      return (
        <>
          <Notice>
            <p>{texts.noAvailability}</p>
          </Notice>
          <Help />
        </>
      );
    case 'guests':
      return (
        <>
          <Intro />
          <SpaGuests actor={actor} />
          <Lacking actor={actor} text={texts.lacking.guests} />
        </>
      );
    case 'list':
      return (
        <>
          <SpaLists actor={actor} />
          <Lacking actor={actor} text={texts.lacking.treatments} />
        </>
      );
    case 'treatments':
      return (
        <SpaTreatments actor={actor}>
          <Intro />
        </SpaTreatments>
      );
    case 'times':
      return <SpaTimes actor={actor} />;
  }
}

/** The choice of the guests who want treatments. */
function SpaGuests({ actor }: { actor: AddOnTreatmentsRef }) {
  return (
    <GuestTicks
      legend={useTexts().addOnKinds.treatment.who}
      name="spa"
      guests={useSelector(actor, selectors.selectGuests)}
      minimumAge={useSelector(actor, selectors.selectMinimumAge)}
      onTick={(tick) => actor.send({ type: 'guest.ticked', ...tick })}
    />
  );
}

function Intro() {
  return (
    <div className="ui-stack ui-stack-tight">
      <p>{useTexts().addOnKinds.treatment.intro}</p>
      <Help />
    </div>
  );
}

/** Links to what cannot be booked here. A link without a value is left out (D-41). */
function Help() {
  const texts = useTexts().addOnKinds.treatment;
  const { links, phones } = useAssets();
  const phone = phones['spa'];
  return (
    <div className="ui-stack ui-stack-tight">
      <SafeLink href={links.treatments} newTab>
        {texts.fullList}
      </SafeLink>
      {phone ? (
        <p>
          <WithPhone text={texts.call} phone={phone} />
        </p>
      ) : null}
    </div>
  );
}

/** What is still missing for Continue, beside the part that it concerns. */
function Lacking({ actor, text }: { actor: AddOnTreatmentsRef; text: string }) {
  const isLacking = useSelector(actor, selectors.selectIsLacking);
  return isLacking ? (
    <p className="ui-error" role="alert">
      {text}
    </p>
  ) : null;
}

function TreatmentActions({ actor }: { actor: AddOnTreatmentsRef }) {
  const words = useTexts();
  const { addOnKinds, shared, times } = words;
  const texts = addOnKinds.treatment;
  const page = useSelector(actor, selectors.selectPage);
  const canGoBack = useSelector(actor, selectors.selectCanGoBack);
  const next = useSelector(actor, selectors.selectNextGuestName);
  const canConfirm = useSelector(actor, selectors.selectCanConfirm);
  const lacksTime = useSelector(actor, selectors.selectLacksTime);
  const canFinish = useSelector(actor, selectors.selectCanFinish);
  return (
    <>
      {canGoBack ? <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button> : null}
      {canFinish ? (
        <Button variant="link" onClick={() => actor.send({ type: 'done.pressed' })}>
          {times.done}
        </Button>
      ) : null}
      {page === 'guests' || page === 'list' ? (
        <Button variant="primary" onClick={() => actor.send({ type: 'continue.pressed' })}>
          {page === 'list' && next !== null
            ? fill(texts.nextGuest, { name: describeGuest(words, next) })
            : shared.continue}
        </Button>
      ) : null}
      {page === 'times' ? (
        <MainAction
          canPress={canConfirm}
          missing={lacksTime ? times.chooseTime : null}
          onPress={() => actor.send({ type: 'time.confirmed' })}
        >
          {texts.confirm}
        </MainAction>
      ) : null}
    </>
  );
}
