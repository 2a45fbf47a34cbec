import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useVault } from '../../ui/controls/vault-context.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { AddressFields } from './AddressFields.tsx';
import css from './details.css?inline';
import { DetailsErrors } from './DetailsErrors.tsx';
import { LastQuestions } from './LastQuestions.tsx';
import { LeadBooker } from './LeadBooker.tsx';
import { Terms } from './Terms.tsx';
import { useOpenLogin } from '../../booking/sign-in-context.tsx';

registerStyles(css);

/** The lead booker, the address, and further questions of the estate. */
export function DetailsScreen({ actor }: { actor: DetailsRef }) {
  const { details: texts, shared } = useTexts();
  const vault = useVault();
  const password = useRef<HTMLInputElement>(null);
  const form = useSelector(actor, selectors.selectForm);
  const isSignedIn = useSelector(actor, selectors.selectIsSignedIn);
  const leadsToPayment = useSelector(actor, selectors.selectLeadsToPayment);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const { links, hasAccounts = true } = useAssets();
  const hasRegistration = hasAccounts && links.register !== null;
  const offersAccount = useSelector(actor, selectors.selectOffersAccount) && hasRegistration;

  function submit() {
    if (isBusy) return;
    if (password.current && selectors.selectWouldRegister(actor.getSnapshot())) {
      vault.put('newPassword', password.current.value);
    } else {
      vault.take('newPassword');
    }
    actor.send({ type: 'form.submitted' });
  }

  return (
    <Form onSubmit={submit}>
      <StepLayout
        actions={
          <>
            <Button disabled={isBusy} onClick={() => actor.send({ type: 'back.pressed' })}>
              {shared.back}
            </Button>
            <Button variant="primary" type="submit" busy={isBusy}>
              {leadsToPayment ? texts.toPayment : texts.submit}
            </Button>
          </>
        }
      >
        <PageHeading>{isSignedIn ? texts.memberTitle : texts.title}</PageHeading>
        {isSignedIn ? null : <SignInOffer />}
        <DetailsErrors actor={actor} />
        <LeadBooker actor={actor} />
        <AddressFields actor={actor} />
        <LastQuestions actor={actor} />
        {offersAccount ? <AccountOffer actor={actor} password={password} /> : null}
        <div className="ui-rule">
          <Terms form={form} send={actor.send} />
        </div>
      </StepLayout>
    </Form>
  );
}

/** Offers a sign-in instead of typing, to a member who has begun at the search. */
function SignInOffer() {
  const { details, ui } = useTexts();
  const open = useOpenLogin();
  if (!open) return null;
  return (
    <p>
      {details.signIn}{' '}
      <Button variant="link" onClick={open}>
        {ui.frame.signIn}
      </Button>
    </p>
  );
}
