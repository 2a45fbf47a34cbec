import { useSelector } from '@xstate/react';
import { displayNameOf } from '../../../src/domain/configuration/coded-names.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { codedOptions } from '../../ui/controls/coded-options.ts';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import { FormSelectField, FormTextField } from '../../ui/controls/FormFields.tsx';
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
  const { fields, leadBooker } = texts;
  const error = visibleError(form, 'leadBooker');
  const bound = { form, send: actor.send };
  return (
    <div className="ui-stack details-lead">
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
      <div className="ui-grid details-names">
        {isFixed ? (
          <div className="ui-field">
            <span className="ui-label">{fields.title}</span>
            <span className="ui-input details-fixed">{displayNameOf(titles, form.values.title)}</span>
          </div>
        ) : (
          <FormSelectField
            {...bound}
            name="title"
            label={fields.title}
            autoComplete="honorific-prefix"
            options={codedOptions(titles)}
          />
        )}
        <FormTextField
          {...bound}
          name="firstName"
          label={fields.firstName}
          autoComplete="given-name"
          readOnly={isFixed}
        />
        <FormTextField
          {...bound}
          name="lastName"
          label={fields.lastName}
          autoComplete="family-name"
          readOnly={isFixed}
        />
      </div>
      <div className="ui-grid">
        <FormEmailField {...bound} label={fields.email} errorLabel={fields.emailInMessages} />
        <FormTelephoneField {...bound} name="telephone" label={fields.telephone} />
      </div>
    </div>
  );
}
