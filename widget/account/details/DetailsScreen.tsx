import { useSelector } from '@xstate/react';
import type { AccountDetailsRef } from '../../../machines/account/details/details.machine.ts';
import * as selectors from '../../../machines/account/details/details.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { writeFailureText } from '../../texts/failure-text.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { FormTelephoneField } from '../../ui/controls/TelephoneField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { AccountLink } from '../AccountLink.tsx';
import { BirthdayField } from '../shared/BirthdayField.tsx';
import { FieldErrors } from '../shared/FieldErrors.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { personLabels } from '../shared/person-labels.ts';
import { PersonFields } from '../shared/PersonFields.tsx';
import { AccountAddress } from './AccountAddress.tsx';

/** The member's own details. */
export function DetailsScreen({ actor }: { actor: AccountDetailsRef }) {
  const { account, shared } = useTexts();
  const texts = account.details;
  const failure = useSelector(actor, selectFailure);
  const returns = useReturns(actor);
  const isBusy = useSelector(actor, selectors.selectIsBusy);
  const isSaved = useSelector(actor, selectors.selectIsSaved);
  const hasAddress = useSelector(actor, selectors.selectHasAddress);

  function submit() {
    if (!isBusy) actor.send({ type: 'form.submitted' });
  }

  return (
    <section className="ui-stack account-form">
      <div className="ui-row account-details-head">
        <PageHeading>{texts.title}</PageHeading>
        <AccountLink to={{ screen: 'changePassword' }}>{texts.changePassword}</AccountLink>
      </div>
      <Form className="ui-stack ui-stack-loose account-details" onSubmit={submit} aria-label={texts.title}>
        {failure ? (
          <ErrorBox key={returns} title={texts.error} text={writeFailureText(failure, shared.failures)} />
        ) : null}
        <Errors actor={actor} />
        <Person actor={actor} heading={hasAddress ? texts.person : null} />
        {hasAddress ? <AccountAddress actor={actor} /> : null}
        <FormEnd
          submit={texts.submit}
          isBusy={isBusy}
          busy={texts.busy}
          done={isSaved ? texts.saved : null}
        />
      </Form>
    </section>
  );
}

/** The member. `heading`: beside the address, which has one too. */
function Person({ actor, heading }: { actor: AccountDetailsRef; heading: string | null }) {
  const { fields } = useTexts().account.details;
  const form = useSelector(actor, selectors.selectForm);
  const titles = useSelector(actor, selectors.selectTitles);
  const bound = { form, send: actor.send };
  return (
    <div className="ui-stack account-details-person">
      {heading === null ? null : <h3>{heading}</h3>}
      <PersonFields {...bound} titles={titles} labels={fields}>
        <BirthdayField {...bound} label={fields.birthday} />
      </PersonFields>
      <FormTelephoneField {...bound} name="telephone" label={fields.telephone} />
    </div>
  );
}

function Errors({ actor }: { actor: AccountDetailsRef }) {
  const { account, details } = useTexts();
  const { fields } = account.details;
  const form = useSelector(actor, selectors.selectForm);
  return (
    <FieldErrors
      form={form}
      labels={[
        ...personLabels(fields),
        ['telephone', fields.telephone],
        ['address.country', details.address.country],
        ['address.line1', details.address.line1],
        ['address.city', details.address.city],
        ['address.postCode', details.address.postCode],
      ]}
    />
  );
}
