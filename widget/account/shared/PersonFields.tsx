import type { ReactNode } from 'react';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import type { CodedName } from '../../../src/domain/configuration/configuration.ts';
import { codedOptions } from '../../ui/controls/coded-options.ts';
import { FormEmailField } from '../../ui/controls/FormEmailField.tsx';
import { FormSelectField } from '../../ui/controls/FormFields.tsx';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import type { PersonTexts } from './person-labels.ts';

interface PersonFieldsProps {
  form: Form<object>;
  send: (event: FormEvent) => void;
  titles: readonly CodedName[];
  labels: PersonTexts;
  /** More fields of the same grid. */
  children?: ReactNode;
}

/** A person's name and e-mail address. */
export function PersonFields({ form, send, titles, labels, children }: PersonFieldsProps) {
  const { details } = useTexts();
  const bound = { form, send };
  const names = { autoCapitalize: 'words', spellCheck: false } as const;
  return (
    <div className="ui-grid account-person">
      <FormSelectField
        {...bound}
        name="title"
        label={labels.title}
        autoComplete="honorific-prefix"
        placeholder={details.address.placeholder}
        options={codedOptions(titles)}
      />
      <FormTextField
        {...bound}
        {...names}
        name="firstName"
        label={labels.firstName}
        autoComplete="given-name"
      />
      <FormTextField
        {...bound}
        {...names}
        name="lastName"
        label={labels.lastName}
        autoComplete="family-name"
      />
      <FormEmailField {...bound} label={labels.email} errorLabel={labels.emailInMessages} />
      {children}
    </div>
  );
}
