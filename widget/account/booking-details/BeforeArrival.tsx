import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BookingDetailsRef } from '../../../machines/account/booking-details/booking-details.machine.ts';
import * as selectors from '../../../machines/account/booking-details/booking-details.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { StayPackages } from '../stay-packages/StayPackages.tsx';
import { Until } from './ModalRoom.tsx';

/** What can be done before a stay to come: extras and their times to choose, amending, cancelling. */
export function BeforeArrival({ actor }: { actor: BookingDetailsRef }) {
  const { before, change, cancel } = useTexts().account.bookingDetails;
  const deadline = useSelector(actor, selectors.selectChangeDeadline);
  const isChanging = useSelector(actor, selectors.selectIsChanging);
  const packages = useSelector(actor, selectors.selectPackages);
  const canChange = useSelector(actor, selectors.selectCanChangeOnline);
  const saying = (texts: { text: string; until: string }) => {
    if (deadline === null) return null;
    return deadline.kind === 'usual' ? (
      <p>{texts.text}</p>
    ) : (
      <Until text={texts.until} moment={deadline.until} />
    );
  };
  return (
    <section className="ui-stack booking-details-before">
      <h2 className="stay-booking-part">{before}</h2>
      <div>
        {packages ? <StayPackages actor={packages} /> : null}
        {canChange ? (
          <>
            <Row
              title={change.title}
              button={<Button onClick={() => actor.send({ type: 'amend.opened' })}>{change.open}</Button>}
            >
              {saying(change)}
              <ul aria-label={change.can} className="booking-details-can">
                {change.what.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </Row>
            <Row
              title={cancel.title}
              button={
                <Button disabled={isChanging} onClick={() => actor.send({ type: 'cancel.opened' })}>
                  {cancel.open}
                </Button>
              }
            >
              {saying(cancel)}
            </Row>
          </>
        ) : (
          <NotOnline actor={actor} />
        )}
      </div>
    </section>
  );
}

/** What cannot be changed online, and whom to ask. */
function NotOnline({ actor }: { actor: BookingDetailsRef }) {
  const { bookingDetails, findBooking } = useTexts().account;
  const { change, cancel, amendModal, cancelModal, notOnline } = bookingDetails;
  const hasVoucher = useSelector(actor, selectors.selectHasVoucher);
  return (
    <>
      <Row title={change.title}>
        <p>{hasVoucher ? amendModal.voucher : amendModal.closed}</p>
      </Row>
      <Row title={cancel.title}>
        <p>{cancelModal.closed}</p>
        <CallUs {...notOnline} contactLink={findBooking.change.contactLink} />
      </Row>
    </>
  );
}

function Row({ title, button, children }: { title: string; button?: ReactNode; children: ReactNode }) {
  return (
    <section className="booking-details-row">
      <div className="ui-stack ui-stack-tight">
        <h3>{title}</h3>
        {children}
      </div>
      {button}
    </section>
  );
}
