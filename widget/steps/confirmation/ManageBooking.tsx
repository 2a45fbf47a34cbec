import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import * as selectors from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { CallUs } from '../../ui/text/CallUs.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** How to change the booking later: by telephone, in an account, or after finding it without an account. */
export function ManageBooking({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.manage;
  const { links, hasAccounts = true } = useAssets();
  const number = useSelector(actor, selectors.selectConfirmationNumber);
  const hasAccount = useSelector(actor, selectors.selectHasAccount);
  const [selectIsChangeable] = useState(() => selectors.selectIsChangeableAt(new Date()));
  const isChangeable = useSelector(actor, selectIsChangeable) && links.account !== null && hasAccounts;
  const offersLookup = useSelector(actor, selectors.selectOffersLookup);
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="confirmation-part">{texts.heading}</h2>
      <CallUs {...texts} {...(isChangeable ? texts.online : {})} />
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
      {offersLookup && links.account ? (
        <>
          <p>{texts.lookup}</p>
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
