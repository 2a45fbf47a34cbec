import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { fill } from '../../texts/fill.ts';
import { Bill } from '../../ui/bill/Bill.tsx';
import { BookingNumber } from '../../ui/bill/BookingNumber.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReplacedRoom } from '../../ui/bill/replaced-room-context.tsx';
import { WithCode } from '../../ui/controls/WithCode.tsx';
import { RoomSummary } from '../../shared/bill/RoomSummary.tsx';
import { ToPayPanels } from '../../shared/bill/ToPayPanels.tsx';
import { ConfirmationTools } from '../../shared/confirmation-tools/ConfirmationTools.tsx';
import { DayPlan } from './DayPlan.tsx';
import { ManageBooking } from './ManageBooking.tsx';
import { sharedLink } from './shared-link.ts';
import { ShareButton, ShareNews } from './ShareStay.tsx';
import { StayFacts } from './StayFacts.tsx';
import css from './confirmation.css?inline';
import type { CalendarEntry } from '../../../src/domain/account/calendar-file.ts';
import { SaveCalendar } from '../../shared/confirmation-tools/SaveCalendar.tsx';

registerStyles(css);

interface Props {
  actor: ConfirmationRef;
}

/** The stay is booked: to be read, printed and sent on. */
export function ConfirmationScreen({ actor }: Props) {
  const isGone = useSelector(actor, selectors.selectIsGone);
  return (
    <article className="confirmation ui-stack ui-stack-loose">
      {isGone ? <Gone actor={actor} /> : <Booked actor={actor} />}
      <Links actor={actor} />
    </article>
  );
}

/** The estate no longer has the booking, so no fact of it is repeated. */
function Gone({ actor }: Props) {
  const { gone, number } = useTexts().confirmation;
  return (
    <>
      <PageHeading>{gone.title}</PageHeading>
      <Notice tone="warning" said={gone.text}>
        <p>{gone.text}</p>
        <CallUs {...gone} />
      </Notice>
      <BookingNumber label={number} number={useSelector(actor, selectors.selectConfirmationNumber)} />
    </>
  );
}

function Booked({ actor }: Props) {
  const words = useTexts();
  const { confirmation: texts, formats } = words;
  const number = useSelector(actor, selectors.selectConfirmationNumber);
  const isAmendment = useSelector(actor, selectors.selectIsAmendment);
  const today = useSelector(actor, selectors.selectDueToday);
  const onArrival = useSelector(actor, selectors.selectDueOnArrival);
  const isGuaranteed = useSelector(actor, selectors.selectIsGuaranteed);
  const rooms = useSelector(actor, selectors.selectRooms);
  const sendToFriend = useSelector(actor, selectors.selectSendToFriend);
  const difference = useSelector(actor, selectors.selectDifference);
  const firstName = useSelector(actor, selectors.selectFirstName);
  const email = useSelector(actor, selectors.selectEmail);
  const shareStay = useSelector(actor, selectors.selectShareStay);
  const link = sharedLink(words, useAssets(), useSelector(actor, selectors.selectArrival));
  const differing = difference
    ? fill(texts.differing[difference.of], {
        estate: formats.price(difference.estate),
        shown: formats.price(difference.shown),
      })
    : '';
  return (
    <>
      <header className="confirmation-head">
        <div className="confirmation-words">
          <p className="ui-eyebrow">{texts.eyebrow}</p>
          <PageHeading>{texts.title}</PageHeading>
          {firstName === null ? null : (
            <p className="confirmation-thanks ui-display">{fill(texts.thanks, { name: firstName })}</p>
          )}
          <p className="ui-soft">
            {email === null ? texts.sent : <WithCode text={texts.sentTo} at="email" code={email} />}
          </p>
          <p className="confirmation-number">
            <span>{texts.number}</span> <strong className="ui-display ui-numbers">{number}</strong>
          </p>
          {isAmendment ? <Replaced /> : null}
        </div>
        <RoomPictures actor={actor} />
      </header>
      {difference ? (
        <Notice tone="warning" said={differing}>
          <p>{differing}</p>
          <CallUs {...texts.differing} />
        </Notice>
      ) : null}
      {sendToFriend ? (
        <ConfirmationTools actor={sendToFriend} texts={texts.friend} print={texts.print}>
          <AddToCalendar actor={actor} />
          {shareStay && link ? <ShareButton actor={shareStay} link={link} /> : null}
        </ConfirmationTools>
      ) : null}
      {shareStay ? <ShareNews actor={shareStay} /> : null}
      <StayFacts actor={actor} />
      <DayPlan actor={actor} />
      <section className="ui-stack">
        <h2 className="confirmation-part">{texts.bills}</h2>
        <ToPayPanels today={today} onArrival={onArrival} isGuaranteed={isGuaranteed} isBooked />
        {today.total > 0 && onArrival.total > 0 ? (
          <Bill
            lines={[]}
            total={{
              label: words.roomSummary.bill.whole,
              amount: formats.price(today.total + onArrival.total),
            }}
          />
        ) : null}
      </section>
      <section className="ui-stack">
        <h2 className="confirmation-part">{texts.details}</h2>
        <AccountResult actor={actor} />
        {rooms.map((room) => (
          <RoomSummary key={room.leg} summary={room} isConfirmed />
        ))}
      </section>
      <ManageBooking actor={actor} />
    </>
  );
}

/** Each kind of room once; the first is the largest. */
function RoomPictures({ actor }: Props) {
  const pictures = useSelector(actor, selectors.selectPictures);
  if (pictures.length === 0) return null;
  return (
    <div className="confirmation-pictures">
      {pictures.map(({ name, image }) => (
        <figure key={name}>
          <Picture path={image.path} alt="" eager />
          <figcaption className="ui-soft">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Links({ actor }: Props) {
  const texts = useTexts().confirmation;
  const { links } = useAssets();
  const isSignedIn = useSelector(actor, selectors.selectIsSignedIn);
  return (
    <nav className="ui-row ui-rule confirmation-links">
      <Button onClick={() => actor.send({ type: 'another.pressed' })}>{texts.another}</Button>
      <SafeLink variant="secondary" href={links.home}>
        {texts.links.home}
      </SafeLink>
      {isSignedIn ? (
        <SafeLink variant="primary" href={links.account ? `${links.account}#bookings/stay` : null}>
          {texts.links.account}
        </SafeLink>
      ) : null}
    </nav>
  );
}

/** Whether the account that was asked for now exists; nothing where none was. */
function AccountResult({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.account;
  const { brand, links } = useAssets();
  const status = useSelector(actor, selectors.selectAccountCreateStatus);
  const isSignedIn = useSelector(actor, selectors.selectIsSignedIn);
  const named = (text: string) => fill(text, { brand }).replace(/ {2,}/g, ' ');
  const login = <SafeLink href={links.account ? `${links.account}#/login` : null}>{texts.login}</SafeLink>;
  switch (status) {
    case 'notAttempted':
      return null;
    case 'failed':
      return <Notice tone="warning">{named(texts.failed)}</Notice>;
    case 'unknown':
      return (
        <Notice tone="warning">
          {named(texts.unknown)} {isSignedIn ? null : login}
        </Notice>
      );
    case 'created':
      return (
        <Notice tone="success">
          <p>{named(texts.created)}</p>
          {isSignedIn ? null : (
            <p>
              {login} {texts.loginText}
            </p>
          )}
        </Notice>
      );
  }
}

/** The stay and its booked times as a file for the guest's calendar. */
function AddToCalendar({ actor }: { actor: ConfirmationRef }) {
  const { confirmation, shared, formats } = useTexts();
  const texts = confirmation.calendar;
  const { brand } = useAssets();
  const number = useSelector(actor, selectors.selectConfirmationNumber);

  const entries = () =>
    selectors
      .selectItinerary(actor.getSnapshot())
      .map(({ kind, uid, leg, what, who, when }): CalendarEntry => ({
        uid,
        when,
        title: what === '' ? texts.kinds[kind] : fill(texts.title, { kind: texts.kinds[kind], what }),
        description: [fill(shared.room, { leg }), formats.series(who), fill(texts.number, { number })]
          .filter((line) => line !== '')
          .join('\n'),
        location: brand,
      }));

  return <SaveCalendar texts={texts} entries={entries} />;
}

/** Which booking this one takes the place of. After a reload its number is not known any more. */
function Replaced() {
  const texts = useTexts().confirmation.replaces;
  const room = useReplacedRoom();
  const number = room?.confirmationNumber;
  return (
    <p>
      {room && number ? (
        <WithCode text={fill(texts.room, { leg: room.leg })} at="number" code={number} />
      ) : (
        texts.plain
      )}
    </p>
  );
}
