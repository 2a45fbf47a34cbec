import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { StayPackagesRef } from '../../../machines/account/stay-packages/stay-packages.machine.ts';
import * as selectors from '../../../machines/account/stay-packages/stay-packages.selectors.ts';
import { StayHoursProvider } from '../../modals/shared/stay-hours-context.tsx';
import { AddOnPanel } from '../../steps/addons/AddOnPanel.tsx';
import { STAY_MODALS, TimesModal } from '../../steps/addons/TimesModal.tsx';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Clashes } from '../../steps/itinerary/Clashes.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { PackageControl } from './PackageControl.tsx';

/**
 * What can be added to an upcoming stay, in the panels of the booking's add-ons, folded at first. Empty where nothing can
 * be added.
 */
export function StayPackages({ actor }: { actor: StayPackagesRef }) {
  const { addons: texts, account, formats } = useTexts();
  const offers = useSelector(actor, selectors.selectOffers);
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const isUnavailable = useSelector(actor, selectors.selectIsUnavailable);
  const removal = useSelector(actor, selectors.selectRemoval);
  const modal = useSelector(actor, selectors.selectModal, (a, b) => a?.actor === b?.actor);
  const hours = useSelector(actor, selectors.selectStayHours);
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  if (isLoading) {
    return <Loading text={texts.loading} height={72} />;
  }
  if (isUnavailable) {
    return (
      <ErrorBox
        title={texts.unavailable.title}
        text={account.stayPackages.unavailable}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  }
  if (offers.length === 0) return null;
  return (
    <section className="ui-stack stay-packages">
      <div className="booking-details-row">
        <h3>{texts.title}</h3>
        <Button aria-expanded={isOpen} aria-controls={list} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? account.stayPackages.hide : formats.plural(account.stayPackages.show, offers.length)}
        </Button>
      </div>
      <div id={list} hidden={!isOpen}>
        <ul className="ui-grid ui-cards ui-list">
          {offers.map((offer) => (
            <AddOnPanel key={offer.price.code} content={offer.content} price={offer.price} level={4}>
              {offer.legs.map((leg) => (
                <PackageControl key={leg} actor={actor} offer={offer} leg={leg} />
              ))}
            </AddOnPanel>
          ))}
        </ul>
      </div>
      <RoomsTimes actor={actor} />
      <StayHoursProvider value={hours}>
        {modal ? <TimesModal views={STAY_MODALS} modal={modal} /> : null}
      </StayHoursProvider>
      {removal ? <AreYouSure actor={actor} removal={removal} /> : null}
    </section>
  );
}

/** Asks before a package is removed: what it costs as far as the answer tells, and who decides what comes back. */
function AreYouSure({ actor, removal }: { actor: StayPackagesRef; removal: selectors.Removal }) {
  const { account, formats } = useTexts();
  const texts = account.bookingDetails.cancelModal;
  const { removed, price, keep, go } = account.stayPackages.removal;
  const { leg, name, amount, mayBePaid } = removal;
  return (
    <ConfirmDialog
      title={texts.sure}
      text={
        <>
          {fill(removed, { name, leg })}
          <span className="booking-details-money">
            {amount === null ? null : <span>{fill(price, { amount: formats.price(amount) })}</span>}
            {mayBePaid ? <span>{texts.money.refund}</span> : null}
          </span>
        </>
      }
      confirm={go}
      cancel={keep}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.declined' })}
    />
  );
}

/** Times that may overlap or come before check-in, room by room. */
function RoomsTimes({ actor }: { actor: StayPackagesRef }) {
  const rooms = useSelector(actor, selectors.selectTimes);
  return rooms.map(({ leg, clashes, early }) => <Clashes key={leg} clashes={clashes} early={early} />);
}
