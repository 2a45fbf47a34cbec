import { useSelector } from '@xstate/react';
import type { ConfirmationRef } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectConfirmationNumber,
  selectHasAccount,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { CallUs } from '../../ui/CallUs.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** How the booking can be changed later: by telephone, and in the account of who has one (D-534). */
export function ManageBooking({ actor }: { actor: ConfirmationRef }) {
  const texts = useTexts().confirmation.manage;
  const { links } = useAssets();
  const number = useSelector(actor, selectConfirmationNumber);
  const hasAccount = useSelector(actor, selectHasAccount);
  return (
    <section className="ui-stack ui-stack-tight">
      <h2 className="confirmation-part">{texts.heading}</h2>
      <CallUs {...texts} />
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
    </section>
  );
}
