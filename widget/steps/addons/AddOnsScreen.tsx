import type { AddOnsRef } from '../../../machines/steps/addons/addons.machine.ts';
import type { AddOnOffer } from '../../../machines/steps/addons/addons.rules.ts';
import type { TimedKind } from '../../../src/domain/addons/add-on-kinds.ts';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as selectors from '../../../machines/steps/addons/addons.selectors.ts';
import { AddOnGolfModal } from '../../modals/addon-golf/AddOnGolfModal.tsx';
import { StayHoursProvider } from '../../modals/shared/stay-hours-context.tsx';
import { RoomQuestion } from './RoomQuestion.tsx';
import { SHOWN_FIRST } from '../../../src/domain/addons/suited.ts';
import { fill } from '../../texts/fill.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Clashes } from '../itinerary/Clashes.tsx';
import { AddOnPanel } from './AddOnPanel.tsx';
import { SimpleControl } from './SimpleControl.tsx';
import { TimedControl } from './TimedControl.tsx';
import { STAY_MODALS, TimesModal, type ModalViews } from './TimesModal.tsx';

/** Tee times are chosen while booking only. */
const MODALS: ModalViews<TimedKind> = {
  golf: (actor) => <AddOnGolfModal actor={actor} />,
  ...STAY_MODALS,
};

/** Paid extras in a grid of panels. */
export function AddOnsScreen({ actor }: { actor: AddOnsRef }) {
  const { addons: texts, shared } = useTexts();
  const modal = useSelector(actor, selectors.selectModal, (a, b) => a?.actor === b?.actor);
  const hours = useSelector(actor, selectors.selectStayHours);
  return (
    <StepLayout
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'next.pressed' })}>
            {shared.continue}
          </Button>
        </>
      }
    >
      <PageHeading>{texts.title}</PageHeading>
      <Offers actor={actor} />
      <RoomsClashes actor={actor} />
      <RoomQuestion actor={actor} />
      <StayHoursProvider value={hours}>
        {modal ? <TimesModal views={MODALS} modal={modal} /> : null}
      </StayHoursProvider>
    </StepLayout>
  );
}

function Offers({ actor }: { actor: AddOnsRef }) {
  const { addons: texts, formats } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  // What is chosen before the screen opens is in sight. What is chosen here is, too, and stays where it is.
  const [taken] = useState(useSelector(actor, selectors.selectTakenCodes));
  const offers = useSelector(actor, selectors.selectOffers);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const isUnavailable = useSelector(actor, selectors.selectIsUnavailable);
  if (isLoading) {
    return <Loading text={texts.loading} height={320} />;
  }
  if (isUnavailable) {
    return <ErrorBox {...texts.unavailable} onRetry={() => actor.send({ type: 'load.retried' })} />;
  }
  // A step without offers waits for the guest: going on by itself would make Back return to the same step.
  if (offers.length === 0) return <p>{texts.none}</p>;
  const isShown = ({ price }: AddOnOffer, index: number) =>
    showsAll || index < SHOWN_FIRST || taken.includes(price.code);
  const hidden = offers.filter((offer, index) => !isShown(offer, index));
  const shown = hidden.length > 1 ? offers.filter(isShown) : offers;
  return (
    <ul className="ui-grid ui-cards ui-list" ref={list}>
      {shown.map((offer) => (
        <Offer key={offer.price.code} actor={actor} offer={offer} />
      ))}
      {hidden.length > 1 ? (
        <li className="addons-more">
          <Button
            onClick={() => {
              const [first] = hidden;
              flushSync(() => setShowsAll(true));
              const place = offers.findIndex((offer) => offer === first);
              list.current?.children[place]?.querySelector('button')?.focus();
            }}
          >
            {formats.plural(texts.more, hidden.length)}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

/** An add-on with the control of its room. Of several, those that have it show it, and 'Add' asks for one of the others. */
function Offer({ actor, offer }: { actor: AddOnsRef; offer: AddOnOffer }) {
  const { addons: texts } = useTexts();
  const { content, price, legs } = offer;
  const free = useSelector(actor, selectors.selectFreeRooms).get(price.code) ?? [];
  return (
    <AddOnPanel content={content} price={price}>
      {legs.map((leg) => (
        <RoomControl key={leg} actor={actor} offer={offer} leg={leg} isAsked={free.includes(leg)} />
      ))}
      {free.length > 0 ? (
        <Button onClick={() => actor.send({ type: 'addOn.asked', code: price.code })}>
          <About about={content.displayName}>
            {free.length < legs.length ? texts.addAnother : texts.add}
          </About>
        </Button>
      ) : null}
    </AddOnPanel>
  );
}

interface RoomControlProps {
  actor: AddOnsRef;
  offer: AddOnOffer;
  leg: number;
  /** The room has nothing yet, and another button adds it. */
  isAsked: boolean;
}

function RoomControl({ actor, offer, leg, isAsked }: RoomControlProps) {
  const texts = useTexts().addons.booked;
  const { kind, content, legs } = offer;
  const isTaken = useSelector(actor, selectors.selectTaken(leg, offer.price.code)) !== null;
  if (kind !== 'perItem' && kind !== 'toggle')
    return <TimedControl {...{ actor, offer, kind, leg, isAsked }} />;
  const isNews = legs.length > 1 && isTaken;
  return (
    <>
      {isAsked ? null : <SimpleControl actor={actor} offer={offer} leg={leg} />}
      <Announcement text={isNews ? fill(texts.said, { name: content.displayName, leg }) : ''} isOnlyNews />
    </>
  );
}

/** Times that may overlap or come before check-in, room by room. */
function RoomsClashes({ actor }: { actor: AddOnsRef }) {
  const rooms = useSelector(actor, selectors.selectClashes);
  return rooms.map(({ leg, clashes, early }) => <Clashes key={leg} clashes={clashes} early={early} />);
}
