import { useSelector } from '@xstate/react';
import { displayNameOf } from '../../../src/domain/configuration/coded-names.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { fullName } from '../../../src/domain/guests/guests.ts';
import { RevealField } from '../../shared/address/RevealField.tsx';
import { codedOptions } from '../../ui/controls/coded-options.ts';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import { FormSelectField } from '../../ui/controls/FormFields.tsx';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { RadioGroup } from '../../ui/controls/RadioGroup.tsx';
import { FormTelephoneField } from '../../ui/controls/TelephoneField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The lead booker's name and contact details. A guest on the list already has a name. */
export function LeadBooker({ actor }: { actor: DetailsRef }) {
  const { details: texts, shared } = useTexts();
  const form = useSelector(actor, selectors.selectForm);
  const asksWho = useSelector(actor, selectors.selectAsksWhoLeads);
  const candidates = useSelector(actor, selectors.selectLeadBookers);
  const isFixed = useSelector(actor, selectors.selectNamesAreFixed);
  const titles = useSelector(actor, selectors.selectTitles);
  const problem = useSelector(actor, selectors.selectProblem);
  const { fields, leadBooker } = texts;
  const { title } = form.values;
  const error = visibleError(form, 'leadBooker');
  const bound = { form, send: actor.send };
  return (
    <section className="ui-stack details-lead">
      {asksWho ? (
        <RadioGroup
          legend={leadBooker.question}
          name="leadBooker"
          value={form.values.leadBooker}
          options={candidates.map(({ key, name }) => ({
            value: key,
            label: name ?? leadBooker.someoneElse,
          }))}
          onChange={(value) => actor.send({ type: 'leadBooker.chosen', leadBooker: value })}
          error={error ? shared.fieldErrors[error] : null}
        />
      ) : null}
      {isFixed ? (
        asksWho ? null : (
          <Named actor={actor} name={`${displayNameOf(titles, title)} ${fullName(form.values)}`} />
        )
      ) : (
        <div className="ui-grid details-names">
          <FormSelectField
            {...bound}
            name="title"
            label={fields.title}
            autoComplete="honorific-prefix"
            options={codedOptions(titles)}
          />
          <FormTextField {...bound} name="firstName" label={fields.firstName} autoComplete="given-name" />
          <FormTextField {...bound} name="lastName" label={fields.lastName} autoComplete="family-name" />
        </div>
      )}
      <div className="ui-grid">
        <FormEmailField
          {...bound}
          label={fields.email}
          errorLabel={fields.emailInMessages}
          refusal={problem === 'emailNotValid' ? texts.problems[problem] : null}
        />
        <FormTelephoneField
          {...bound}
          name="telephone"
          label={fields.telephone}
          refusal={problem === 'telephoneNotValid' ? texts.problems[problem] : null}
        />
      </div>
    </section>
  );
}

/** Who leads the booking, and the way to another. */
function Named({ actor, name }: { actor: DetailsRef; name: string }) {
  const { leadBooker } = useTexts().details;
  return (
    <div className="ui-row">
      <strong className="details-name">{name.trim()}</strong>
      <RevealField isLink field="leadBooker" onPress={() => actor.send({ type: 'leadBooker.reopened' })}>
        {leadBooker.change}
      </RevealField>
    </div>
  );
}
