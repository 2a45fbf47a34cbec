import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { PaymentRef } from '../../../machines/steps/payment/payment.machine.ts';
import { selectConfirmationNumber } from '../../../machines/steps/payment/payment.selectors.ts';
import { useAssets } from '../../ui/assets-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { LongWait } from '../../ui/LongWait.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** No answer came to the payment; the estate is being asked (D-28). */
export function CheckingOutcome() {
  const texts = useTexts().payment.checking;
  return (
    <div className="ui-stack">
      <PageHeading>{texts.title}</PageHeading>
      <Notice tone="warning" live>
        <p>{texts.text}</p>
        <LongWait />
      </Notice>
      <Skeleton height={160} />
    </div>
  );
}

/** Nobody knows yet: the guest must not pay again, and learns whom to call with which number (D-28). */
export function UnsettledOutcome({ actor }: { actor: PaymentRef }) {
  const texts = useTexts().payment.unsettled;
  const { links, phones } = useAssets();
  const phone = phones['reservations'] ?? Object.values(phones)[0];
  const number = useSelector(actor, selectConfirmationNumber);
  return (
    <div className="ui-stack" role="alert">
      <PageHeading>{texts.title}</PageHeading>
      <p>{texts.text}</p>
      <div>
        <p>{phone ? fill(texts.call, { phone }) : texts.contact}</p>
        <p className="ui-display payment-number">{number}</p>
      </div>
      <div className="ui-row">
        <Button variant="primary" onClick={() => actor.send({ type: 'outcome.asked' })}>
          {texts.askAgain}
        </Button>
        {phone ? (
          <SafeLink variant="secondary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </SafeLink>
        ) : (
          <SafeLink variant="secondary" href={links.contact} newTab>
            {texts.contactLink}
          </SafeLink>
        )}
      </div>
    </div>
  );
}
