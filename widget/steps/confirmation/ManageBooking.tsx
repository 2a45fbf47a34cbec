import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/**
 * How to change the booking later: by telephone, in an account, or after finding it without an account, where some
 * estates let a room be cancelled.
 */
export function ManageBooking({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.manage;
  const { links, hasAccounts = true } = useAssets();
  const number = useSelector(actor, selectors.selectConfirmationNumber);
  const hasAccount = useSelector(actor, selectors.selectHasAccount);
  const [moment] = useState(() => new Date());
  const isChangeable =
    useSelector(actor, selectors.selectIsChangeableAt(moment)) && links.account !== null && hasAccounts;
  const offersLookup = useSelector(actor, selectors.selectOffersLookup) && links.account !== null;
  const isCancellable = useSelector(actor, selectors.selectOffersCancellingAt(moment)) && offersLookup;
  const { cancelling, online } = texts;
  const ways = isChangeable ? online : isCancellable ? cancelling : texts;
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="confirmation-part">{texts.heading}</h2>
      <CallUs call={ways.call} contact={ways.contact} contactLink={texts.contactLink} />
      {hasAccount && links.account ? (
        <p className="confirmation-manage">
          <SafeLink
            variant="secondary"
            href={`${links.account}#/bookings/stay/${encodeURIComponent(number)}`}
          >
            {texts.link}
          </SafeLink>
        </p>
      ) : null}
      {offersLookup ? (
        <>
          <p>{isCancellable ? cancelling.lookup : texts.lookup}</p>
          <p className="confirmation-manage">
            <SafeLink
              variant="secondary"
              href={`${links.account}#/find?number=${encodeURIComponent(number)}`}
            >
              {texts.lookupLink}
            </SafeLink>
          </p>
        </>
      ) : null}
    </section>
  );
}
